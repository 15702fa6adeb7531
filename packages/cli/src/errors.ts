import { BadInput } from '@flotilla/kernel'

/** The command did its work and the answer is no: exit code 1. */
export class Failed extends Error {}

export const EXIT = { ok: 0, failed: 1, badInput: 2 } as const

/** What is wrong with an input, with the name of the field. */
export const complaint = ({ field, message }: BadInput): string => (message.includes(`${field}:`) ? message : `${field}: ${message}`)
