import type { Catalogue } from '@flotilla/kernel'
import { de } from './text/de.ts'
import { en } from './text/en.ts'

/** What can be said with one tap, also where free talk is closed. The sentences are `phrase.<name>`. */
export const PHRASES = [
  'hello',
  'ready',
  'thinking',
  'yourTurn',
  'thanks',
  'sorry',
  'yes',
  'no',
  'niceMove',
  'backSoon',
  'goodGame',
] as const
export type Phrase = (typeof PHRASES)[number]

/** Every sentence of the platform itself (refusals, notices, phrases), by language. */
export const platform: Readonly<Record<string, Catalogue>> = { en, de }
