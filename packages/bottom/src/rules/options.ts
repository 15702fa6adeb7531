import { z } from 'zod'

/** What a table may choose (chapter "Table options" of the rules). 'pace' means: as the chosen pace says. */
export const options = z.strictObject({
  pace: z.enum(['standard', 'short']).default('standard'),
  firstPlayer: z.union([z.literal('random'), z.literal('host'), z.int().min(0).max(4)]).default('random'),
  start: z.enum(['standard', 'draft']).default('standard'),
  icebergPrice: z.union([z.literal('pace'), z.int().min(12).max(30)]).default('pace'),
  stall: z.enum(['undertow', 'off']).default('undertow'),
  undertowFrom: z.union([z.literal('pace'), z.int().min(8).max(30)]).default('pace'),
  /** 0: no limit. */
  cruiseRounds: z.union([z.literal('pace'), z.literal(0), z.int().min(8).max(60)]).default('pace'),
  lastShip: z.enum(['playOn', 'count']).default('playOn'),
  // Readings of the rules: the first is what the rulebook's words say.
  /** A card that has acted acts again after it was played anew. */
  actAgain: z.enum(['played', 'once']).default('played'),
  /** What a Lifebuoy keeps off: every effect on its owner, or hits only. */
  lifebuoy: z.enum(['effects', 'hits']).default('effects'),
  /** Torpedo needs any hand card, or one that can be jettisoned. */
  torpedo: z.enum(['anyCard', 'jettisonable']).default('anyCard'),
  assistant: z.enum(['anyCard', 'noStowaway']).default('anyCard'),
  /** Jettisoning Anchor is an action that tires it, as the printed symbol says; or it goes freely. */
  anchor: z.enum(['tires', 'freely']).default('tires'),
  /** Flapper copies ready cards only: a tired one cannot perform its action anymore. */
  flapper: z.enum(['ready', 'any']).default('ready'),
  /** A Seal from the hand doubles any card jettisoned for its points, a Profiteer's too; or hand cards only. */
  seal: z.enum(['anyCard', 'handCard']).default('anyCard'),
  /** Seconds to react; who has not by then passes. */
  reactionClock: z.union([z.literal('none'), z.int().min(5).max(120)]).default(20),
})

/** The options of a table, with their defaults filled in. */
export type Options = z.infer<typeof options>

export function fits({ firstPlayer }: Options, seats: number): string | null {
  if (typeof firstPlayer === 'number' && firstPlayer >= seats)
    return `firstPlayer: seat ${firstPlayer} does not exist at a table of ${seats}`
  return null
}

const A_DAY = 86_400

/** A beat for every reaction, answered or not, so that silence tells nothing. */
export const pace = ({ reactionClock }: Options) => ({ strict: false, seconds: reactionClock === 'none' ? A_DAY : reactionClock, beat: 1 })
