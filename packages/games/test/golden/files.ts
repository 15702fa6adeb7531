import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Golden } from '@flotilla/kernel/conformance'

export const pathOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url))

/** The names of all golden records: `<game>-<rules version>-<n>.json`. */
export const names = (): string[] => readdirSync(pathOf('.')).filter((name) => name.endsWith('.json'))

export const read = (name: string): Golden => JSON.parse(readFileSync(pathOf(name), 'utf8')) as Golden
