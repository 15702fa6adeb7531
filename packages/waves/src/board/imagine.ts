import { UNKNOWN, seatBit, type Rng, type Seat } from '@flotilla/kernel'
import { clearPlan, holdAsk, placeAsk } from '../rules/allocate.ts'
import { WRITTEN, isPairReady } from '../rules/raise-spirits.ts'
import { RAISES } from '../rules/steps.ts'
import {
  BURY,
  CHEST,
  CHESTS,
  CREW,
  DICE_PER_ROUND,
  HULL,
  KEPT,
  LARGE,
  OVERBOARD,
  PORTS,
  SMALL,
  SPIRITS,
  UNDECIDED,
  buryBack,
  dieOn,
  planBack,
  raiseBack,
  type Ctx,
  type ReadCtx,
  type SeenWaves,
} from './state.ts'
import { canBury, isFullRow, isOpenChest } from './terms.ts'

/** Others who have confirmed get some legal plan of their visible dice; all others are still to begin theirs. */
export function imagine(ctx: Ctx, me: Seat | null, rng: Rng): void {
  const s = ctx.state
  const coming = stillToWrite(s)
  for (let seat = 0; seat < s.seats; seat++) {
    if (s.faces[planBack(seat, 0)] === UNKNOWN) clearPlan(ctx, seat)
    if (s.faces[raiseBack(seat)] === UNKNOWN) ctx.lay(raiseBack(seat), decisionAtRandom(ctx, seat, coming, rng), seatBit(seat))
  }
  if (s.sealed === null || s.sealed.ask.kind !== 'place') return
  for (let i = 0; i < s.asks.length; i++) {
    const { seat } = s.asks[i]
    if (seat === me) continue
    if (s.yarrr[seat]) planAtRandom(ctx, seat, rng)
    s.asks[i] = s.yarrr[seat] ? holdAsk(seat) : placeAsk(seat, 0)
  }
}

/** The icons whose dice are written in steps that are still to come in this round. */
function stillToWrite({ agenda }: SeenWaves): readonly number[] {
  const coming = new Set(agenda.map(({ step }) => step))
  return RAISES.flatMap((step) => (step !== 'all' && coming.has(`write.${step}`) ? WRITTEN[step] : []))
}

/** RW-R17: whoever has been asked already may have kept the spirits, chosen a die still to come, or put off the decision. */
function decisionAtRandom(ctx: ReadCtx, seat: Seat, coming: readonly number[], rng: Rng): number {
  const s = ctx.state
  if (!isPairReady(ctx, seat)) return KEPT
  const left = coming.filter((icon) => dieOn(s, seat, icon) !== -1)
  const before = WRITTEN.all.some((icon) => !coming.includes(icon) && dieOn(s, seat, icon) !== -1)
  const atReveal = s.options.raiseTiming === 'atReveal'
  const asked = coming.length > 0 && (atReveal ? s.sealed === null : before)
  if (!asked) return UNDECIDED
  const thinkable = atReveal ? [KEPT, ...left] : [KEPT, UNDECIDED, ...left]
  return thinkable[rng.below(thinkable.length)]
}

function planAtRandom(ctx: Ctx, seat: Seat, rng: Rng): void {
  const ship = ctx.state.ships[seat]
  const icons = [SMALL, LARGE]
  const buriable: number[] = []
  if (ship.spirits.length < ctx.edition.spirits.squares) icons.push(SPIRITS)
  if (!isFullRow(ctx, seat, 'hull')) icons.push(HULL)
  if (!isFullRow(ctx, seat, 'ports')) icons.push(PORTS)
  if (!isFullRow(ctx, seat, 'crew')) icons.push(CREW)
  for (let chest = 0; chest < CHESTS; chest++) {
    if (isOpenChest(ctx, seat, chest)) icons.push(CHEST + chest)
    if (canBury(ship, chest)) buriable.push(chest)
  }
  const first = rng.below(icons.length + buriable.length)
  const bury = first >= icons.length
  for (let die = 0; die < DICE_PER_ROUND; die++) {
    const pick = die === 0 ? first : rng.below(icons.length)
    ctx.lay(planBack(seat, die), bury ? BURY : (icons[pick] ?? OVERBOARD), seatBit(seat))
    if (!bury) icons.splice(pick, 1)
  }
  if (bury && ctx.state.options.buryNamed === 'inPlan') ctx.lay(buryBack(seat), buriable[first - icons.length], seatBit(seat))
}
