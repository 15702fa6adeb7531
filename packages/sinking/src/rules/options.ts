import { z } from 'zod'
import { CHARACTERS, ENEMIES } from '../board/things.ts'

const seconds = (least: number, most: number, standard: number) => z.int().min(least).max(most).default(standard)

/** What a table may choose (chapter "Table options" of the rules). */
export const options = z.strictObject({
  enemy: z.enum([...ENEMIES, 'random']).default('kraken'),
  variant: z.enum(['single', 'voyage']).default('single'),
  firstMate: z.union([z.literal('random'), z.int().min(0).max(5)]).default('random'),
  /** A list gives each seat its character: how a voyage keeps its crew. */
  characters: z.union([z.enum(['choose', 'random']), z.array(z.enum(CHARACTERS)).min(3).max(6)]).default('choose'),
  conditionLimit: z.enum(['verb', 'exact']).default('verb'),
  /** What happens when a card is needed and the Water Deck is empty (SK-0.7, SK-3.4). */
  emptyDeck: z.enum(['reshuffle', 'sinks']).default('reshuffle'),
  dryBucket: z.enum(['discard', 'matched']).default('discard'),
  doubledAttacks: z.enum(['stack', 'once']).default('stack'),
  angeredDice: z.enum(['answered', 'atOnce']).default('answered'),
  declareItems: z.enum(['own', 'last']).default('own'),
  hammers: z.enum(['must', 'may']).default('must'),
  shootTreasure: z.enum(['all', 'player']).default('all'),
  windowMode: z.enum(['strict', 'beat']).default('strict'),
  windowSeconds: seconds(4, 60, 8),
  windowBeat: seconds(0, 10, 0),
  ledger: z.enum(['on', 'off']).default('on'),
  honestyRecord: z.enum(['on', 'off']).default('on'),
})
/** The options of a table, with their defaults filled in. */
export type Options = z.infer<typeof options>

export function fits({ firstMate, characters, windowMode, windowBeat, windowSeconds }: Options, seats: number): string | null {
  if (typeof firstMate === 'number' && firstMate >= seats) return `firstMate: seat ${firstMate} does not exist at a table of ${seats}`
  if (Array.isArray(characters)) {
    if (characters.length !== seats) return `characters: ${characters.length} characters for ${seats} seats`
    if (new Set(characters).size !== seats) return 'characters: two seats cannot have the same one'
  }
  if (windowMode === 'beat' && windowBeat > windowSeconds) return 'windowBeat: longer than windowSeconds'
  return null
}

export const pace = ({ windowMode, windowSeconds, windowBeat }: Options) => ({
  strict: windowMode === 'strict',
  seconds: windowSeconds,
  beat: windowBeat,
})
