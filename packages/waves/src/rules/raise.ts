import { mint, seatBit, type Ask, type AskKind, type Offers, type Seat } from '@flotilla/kernel'
import type { Edition } from '../edition/schema.ts'
import {
  CHEST,
  CREW,
  HULL,
  ICONS,
  KEPT,
  LARGE,
  PORTS,
  SMALL,
  UNDECIDED,
  dieOn,
  iconNamed,
  type Icon,
  type Io,
  type WavesState,
} from '../board/state.ts'
import { RAISE_CLOSE, type Raise, type RaiseStep } from './steps.ts'

/** The places that are written in each step. */
const WRITTEN: Readonly<Record<RaiseStep, readonly number[]>> = {
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
export const raiseChoice: (icon: Icon | null) => RaiseChoice = mint((icon) => ({ raise: icon }))
export const laterChoice: RaiseChoice = mint(() => ({ later: true as const }))()
const raiseAsk: (seat: Seat, step: RaiseStep) => RaiseAsk = mint((seat, step) => ({ kind: 'raise', seat, step }))
const raising: (step: RaiseStep) => Omit<Ask, 'seat'> = mint((step) => ({ kind: 'raise', step }))

/** RW-R17: asked once a round, about all dice still to be written; who would rather see first what happens is asked again. */
export const raise: AskKind<WavesState, Edition, RaiseAsk, RaiseChoice> = {
  rule: 'RW-5.3',
  offer(io: Io, { seat, step }: RaiseAsk, to: Offers): void {
    to.offer(raiseChoice(null))
    const coming = STILL_TO_COME[step]
    let last = -1
    for (let i = 0; i < coming.length; i++) {
      if (dieOn(io.state, seat, coming[i]) === -1) continue
      to.offer(raiseChoice(ICONS[coming[i]]))
      last = coming[i]
    }
    if (step !== 'all' && !WRITTEN[step].includes(last)) to.offer(laterChoice)
  },
  fallback: () => raiseChoice(null),
}

function hasDieOn(s: WavesState, seat: Seat, icons: readonly number[]): boolean {
  for (let i = 0; i < icons.length; i++) if (dieOn(s, seat, icons[i]) !== -1) return true
  return false
}

/** RW-5.2: the pair is ready when both squares are filled. */
export const isPairReady = (io: Io, seat: Seat): boolean => io.state.ships[seat].spirits.length >= io.edition.spirits.squares

export const raiseSteps = {
  /** RW-5.3: every seat with a ready pair and a die in this step that has not decided yet, together and sealed (RW-R17). */
  raise(io: Io, { at }: Raise): void {
    const s = io.state
    let asked = 0
    for (let seat = 0; seat < s.seats; seat++)
      if (s.raise[seat] === UNDECIDED && isPairReady(io, seat) && hasDieOn(s, seat, WRITTEN[at])) asked |= seatBit(seat)
    if (asked === 0) return
    io.push(RAISE_CLOSE)
    io.seal(asked, raising(at), (seat) => raiseAsk(seat, at))
  },

  'raise.close'(io: Io): void {
    const s = io.state
    for (let seat = 0; seat < s.seats; seat++) {
      const reply = io.reply<RaiseChoice>(seat)
      if (reply !== null && 'raise' in reply) s.raise[seat] = reply.raise === null ? KEPT : iconNamed(reply.raise)
      s.replies[seat] = null
    }
  },
}
