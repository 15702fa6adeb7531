import { BadInput } from '@flotilla/kernel'
import { spelledOut } from '@flotilla/protocol'

/** The command did its work and the answer is no: exit code 1. */
export class Failed extends Error {}

export const EXIT = { ok: 0, failed: 1, badInput: 2 } as const

/** A file from elsewhere is quoted where something is wrong with it: nothing in it commands the terminal. */
export const linesSpelledOut = (text: string): string => text.split('\n').map(spelledOut).join('\n')

/** What is wrong with an input, with the name of the field. */
export const complaint = ({ field, message }: BadInput): string => (message.includes(`${field}:`) ? message : `${field}: ${message}`)
