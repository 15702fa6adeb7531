import type { Clock, House } from '@flotilla/protocol'
import { nameOfLanguage } from '../languages.ts'
import type { Say } from '../words.ts'

export interface Property {
  readonly type?: string
  readonly enum?: readonly (string | number | boolean)[]
  readonly const?: unknown
  readonly anyOf?: readonly Property[]
  readonly minimum?: number
  readonly maximum?: number
  readonly default?: unknown
}

export const propertiesOf = (schema: Readonly<Record<string, unknown>>): readonly (readonly [string, Property])[] =>
  Object.entries((schema.properties ?? {}) as Readonly<Record<string, Property>>)

/** What a game is played as; everything else is detail. */
export const isMain = (option: string): boolean => ['mode', 'enemy', 'variant', 'length', 'pace'].includes(option)

/** Options whose numbers are seats: people count them from 1. */
const NAMES_SEAT: readonly string[] = ['first', 'firstPlayer', 'firstMate']
export const namesSeat = (option: string): boolean => NAMES_SEAT.includes(option)

const told = (say: Say, code: string): string | null => {
  const words = say(code)
  return words.startsWith('[') ? null : words
}

export const optionName = (say: Say, option: string): string => told(say, `option.${option}`) ?? option

export function optionValue(say: Say, option: string, value: unknown): string {
  const words = told(say, `option.${option}.${String(value)}`)
  if (words !== null) return words
  if (typeof value === 'boolean') return say(value ? 'web.yes' : 'web.no')
  if (typeof value === 'number' && namesSeat(option)) return say('web.seat', { seat: value + 1 })
  return typeof value === 'string' || typeof value === 'number' ? String(value) : say('web.ownMap')
}

export function clockWords(say: Say, clock: Clock): string {
  if (clock.kind === 'none') return say('web.clock.none')
  if (clock.kind === 'live') return say('web.clock.live', { minutes: clock.bank / 60, increment: clock.increment })
  return say('web.clock.slow', { hours: clock.hours })
}

/** How the table is kept, as pairs of what and how. */
export const houseWords = (say: Say, { clock, talk, undo, spectators, delay, language }: House): readonly (readonly [string, string])[] => [
  [say('web.clock'), clockWords(say, clock)],
  [say('web.talk'), say(`web.talk.${talk}`)],
  [say('web.undo'), say(`web.undo.${undo}`)],
  ...(spectators && delay === 0
    ? []
    : [[say('web.spectators'), spectators ? say('web.spectators.later', { minutes: Math.ceil(delay / 60) }) : say('web.no')] as const]),
  ...(language === undefined ? [] : [[say('web.language'), nameOfLanguage(language)] as const]),
]
