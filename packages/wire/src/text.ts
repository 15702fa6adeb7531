import type { Catalogue } from '@flotilla/kernel'
import { de } from './text/de.ts'
import { en } from './text/en.ts'

/** Every sentence of the platform itself (refusals, notices, phrases), by language. */
export const platform: Readonly<Record<string, Catalogue>> = { en, de }
