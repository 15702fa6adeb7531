import { intern, seatBit, type Ask, type AskKind, type Offers, type Seat, type Step } from '@flotilla/kernel'
import type { Edition } from '../edition/schema.ts'
import {
  CHEST,
  CREW,
  HULL,
  ICONS,
  KEPT,
  LARGE,
  PORTS,
  SPIRITS,
  SMALL,
  UNDECIDED,
  dieOn,
  faceOfDie,
  iconNamed,
  raiseBack,
  type Icon,
  type Ctx,
  type SeenWaves,
  type WavesState,
  type ReadCtx,
} from '../board/state.ts'
import { NOT_RAISED, RAISED_AT_REVEAL, RAISED_AT_WRITING, RAISE_CLOSE, type Raise, type RaiseStep } from './steps.ts'

/** The places that are written in each step. */
// RW-5.8: neither spirits nor bury is among them.
export const WRITTEN: Readonly<Record<RaiseStep, readonly number[]>> = {
  chests: [CHEST, CHEST + 1, CHEST + 2],
  hull: [HULL],
  cannons: [SMALL, LARGE],
  ports: [PORTS],
  crew: [CREW],
  all: [CHEST, CHEST + 1, CHEST + 2, HULL, SMALL, LARGE, PORTS, CREW],
}
/** From left to right, a step and all after it. */
const STILL_TO_COME: Readonly<Record<RaiseStep, readonly number[]>> = {
  chests: WRITTEN.all,
  hull: WRITTEN.all.slice(3),
  cannons: WRITTEN.all.slice(4),
  ports: WRITTEN.all.slice(6),
  crew: WRITTEN.crew,
  all: WRITTEN.all,
}

interface RaiseAsk extends Ask {
  readonly kind: 'raise'
  readonly step: RaiseStep
}
export type RaiseChoice = { readonly raise: Icon | null } | { readonly later: true }
export const raiseChoice: (icon: Icon | null) => RaiseChoice = intern((icon) => ({ raise: icon }))
export const laterChoice: RaiseChoice = intern(() => ({ later: true as const }))()
const raiseAsk: (seat: Seat, step: RaiseStep) => RaiseAsk = intern((seat, step) => ({ kind: 'raise', seat, step }))
const raising: (step: RaiseStep) => Omit<Ask, 'seat'> = intern((step) => ({ kind: 'raise', step }))

/** What the seat has decided in this round: an icon, UNDECIDED or KEPT. */
export const decisionOf = (s: SeenWaves, seat: Seat): number => s.faces[raiseBack(seat)]

/**
 * RW-R17: asked once a round, about all dice still to be written; who would rather see first what happens is asked again.
 * Whoever has decided is asked all the same and has one answer left: otherwise the others would see from the question's
 * absence that a decision was made.
 */
export const raise: AskKind<WavesState, Edition, RaiseAsk, RaiseChoice> = {
  rule: 'RW-5.3',
  offer(ctx: ReadCtx, { seat, step }: RaiseAsk, to: Offers): void {
    const decided = decisionOf(ctx.state, seat)
    if (decided !== UNDECIDED) return to.offer(raiseChoice(decided === KEPT ? null : ICONS[decided]))
    // RW-5.4: keeping the pair is always an answer.
    to.offer(raiseChoice(null))
    const coming = STILL_TO_COME[step]
    let last = -1
    for (let i = 0; i < coming.length; i++) {
      if (dieOn(ctx.state, seat, coming[i]) === -1) continue
      to.offer(raiseChoice(ICONS[coming[i]]))
      last = coming[i]
    }
    if (step !== 'all' && !WRITTEN[step].includes(last)) to.offer(laterChoice)
  },
  fallback(ctx: ReadCtx, { seat }: RaiseAsk): RaiseChoice {
    const decided = decisionOf(ctx.state, seat)
    return raiseChoice(decided === UNDECIDED || decided === KEPT ? null : ICONS[decided])
  },
}

function hasDieOn(s: SeenWaves, seat: Seat, icons: readonly number[]): boolean {
  for (let i = 0; i < icons.length; i++) if (dieOn(s, seat, icons[i]) !== -1) return true
  return false
}

/** RW-5.2: the pair is ready when both squares are filled. */
export const isPairReady = (ctx: ReadCtx, seat: Seat): boolean => ctx.state.ships[seat].spirits.length >= ctx.edition.spirits.squares

/** RW-5.5, RW-5.6: who has no ready pair now raises nothing in this round. */
// RW-5.6: the squares cannot be filled again before the next W1. RW-R16: a pair completed just now counts.
function writingAfterSpirits(ctx: ReadCtx): readonly Step[] {
  for (let seat = 0; seat < ctx.state.seats; seat++)
    if (isPairReady(ctx, seat)) return ctx.state.options.raiseTiming === 'atReveal' ? RAISED_AT_REVEAL : RAISED_AT_WRITING
  return NOT_RAISED
}

export const spiritsSteps = {
  /** RW-5.1: its face, never a 7. */
  'write.spirits'(ctx: Ctx): void {
    const s = ctx.state
    for (let seat = 0; seat < s.seats; seat++) {
      const die = dieOn(s, seat, SPIRITS)
      if (die === -1) continue
      const value = faceOfDie(s, seat, die)
      s.ships[seat].spirits.push(value)
      ctx.emit?.({ type: 'wrote', seat, icon: 'spirits', value, raised: false, die: s.ships[seat].nest[die] })
    }
    const steps = writingAfterSpirits(ctx)
    for (let i = steps.length - 1; i >= 0; i--) ctx.push(steps[i])
  },

  /** RW-5.3: every seat with a ready pair and a die in this step, together and sealed (RW-R17). */
  raise(ctx: Ctx, { at }: Raise): void {
    const s = ctx.state
    let asked = 0
    for (let seat = 0; seat < s.seats; seat++) if (isPairReady(ctx, seat) && hasDieOn(s, seat, WRITTEN[at])) asked |= seatBit(seat)
    if (asked === 0) return
    ctx.push(RAISE_CLOSE)
    ctx.seal(asked, raising(at), (seat) => raiseAsk(seat, at))
  },

  /** RW-R17: a decision for a later die stays its seat's secret until that die is written. */
  'raise.close'(ctx: Ctx): void {
    const s = ctx.state
    for (let seat = 0; seat < s.seats; seat++) {
      const reply = ctx.reply<RaiseChoice>(seat)
      if (reply !== null && 'raise' in reply) ctx.lay(raiseBack(seat), reply.raise === null ? KEPT : iconNamed(reply.raise), seatBit(seat))
      s.replies[seat] = null
    }
  },
}
