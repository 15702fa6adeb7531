import { z } from 'zod'

/** What a table may choose (chapter "Table options" of the rules). */
export const options = z.strictObject({
  mode: z.enum(['standard', 'solo']).default('standard'),
  first: z.union([z.literal('random'), z.int().min(0).max(4)]).default('random'),
  portsTie: z.enum(['all', 'none']).default('all'),
  hullAgainstTwo: z.enum(['once', 'perCannon']).default('once'),
  cannonShots: z.enum(['bySum', 'fixed']).default('bySum'),
  fireTie: z.enum(['leftOfFirst', 'fromFirst']).default('leftOfFirst'),
  emptyTargets: z.enum(['allowed', 'forbidden']).default('allowed'),
  lootChest: z.enum(['perTarget', 'once']).default('perTarget'),
  buryNamed: z.enum(['inPlan', 'atWriting']).default('inPlan'),
  raiseTiming: z.enum(['atWriting', 'atReveal']).default('atWriting'),
  roundLimit: z.union([z.literal('off'), z.int().min(12).max(60)]).default(30),
  length: z.enum(['standard', 'short']).default('standard'),
  draftOrder: z.enum(['round', 'snake']).default('round'),
})
/** The options of a table, with their defaults filled in. */
export type Options = z.infer<typeof options>

export function fits({ mode, first }: Options, seats: number): string | null {
  if (mode === 'solo' && seats !== 1) return `mode 'solo' is for exactly 1 seat, not ${seats}`
  if (mode === 'standard' && seats === 1) return `one seat plays the solo game: choose mode 'solo'`
  if (typeof first === 'number' && first >= seats) return `first: seat ${first} does not exist at a table of ${seats}`
  return null
}
