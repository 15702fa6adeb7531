import { UNKNOWN, seatBit, type Rng, type Seat } from '@flotilla/kernel'
import { clearPlan, holdAsk, placeAsk } from '../rules/allocate.ts'
import {
  BURY,
  CHEST,
  CHESTS,
  CREW,
  DICE_PER_ROUND,
  HULL,
  LARGE,
  OVERBOARD,
  PORTS,
  SMALL,
  SPIRITS,
  buryBack,
  canBury,
  isFullRow,
  isOpenChest,
  planBack,
  type Io,
} from './state.ts'

/** Others who have confirmed get some legal plan of their visible dice; all others are still to begin theirs. */
export function imagine(io: Io, me: Seat | null, rng: Rng): void {
  const s = io.state
  for (let seat = 0; seat < s.seats; seat++) if (s.faces[planBack(seat, 0)] === UNKNOWN) clearPlan(io, seat)
  if (s.sealed === null || s.sealed.ask.kind !== 'place') return
  for (let i = 0; i < s.asks.length; i++) {
    const { seat } = s.asks[i]
    if (seat === me) continue
    if (s.yarrr[seat]) planAtRandom(io, seat, rng)
    s.asks[i] = s.yarrr[seat] ? holdAsk(seat) : placeAsk(seat, 0)
  }
}

function planAtRandom(io: Io, seat: Seat, rng: Rng): void {
  const ship = io.state.ships[seat]
  const icons = [SMALL, LARGE]
  const buriable: number[] = []
  if (ship.spirits.length < io.edition.spirits.squares) icons.push(SPIRITS)
  if (!isFullRow(io, seat, 'hull')) icons.push(HULL)
  if (!isFullRow(io, seat, 'ports')) icons.push(PORTS)
  if (!isFullRow(io, seat, 'crew')) icons.push(CREW)
  for (let chest = 0; chest < CHESTS; chest++) {
    if (isOpenChest(io, seat, chest)) icons.push(CHEST + chest)
    if (canBury(ship, chest)) buriable.push(chest)
  }
  const first = rng.below(icons.length + buriable.length)
  const bury = first >= icons.length
  for (let die = 0; die < DICE_PER_ROUND; die++) {
    const pick = die === 0 ? first : rng.below(icons.length)
    io.lay(planBack(seat, die), bury ? BURY : (icons[pick] ?? OVERBOARD), seatBit(seat))
    if (!bury) icons.splice(pick, 1)
  }
  if (bury && io.state.options.buryNamed === 'inPlan') io.lay(buryBack(seat), buriable[first - icons.length], seatBit(seat))
}
