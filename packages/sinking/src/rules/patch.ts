import { includes, mint, reason, seatBit, type Ask, type AskKind, type Offers, type Reason, type Seat } from '@flotilla/kernel'
import { repair } from './cannons.ts'
import { takeChest } from './chests.ts'
import { putUnderBreachDeck } from './discard.ts'
import type { Edition } from '../edition/schema.ts'
import { discardUnseen, drawCard } from './hands.ts'
import { breachesColumn, clear, type Io, type SinkingState } from '../board/state.ts'
import { PATCH_DONE, openWindow, patchDial, patchHammers, patchProposal, type SeatStep } from './steps.ts'
import { BREACHES, isBreach, isCannon, isChest } from '../board/things.ts'

/** SK-6.31: one hammer each, two with a Wooden Mallet; unspent ones are a pool until the last has acted (SK-6.41). */
export function pushPatches(io: Io, dials: readonly Seat[]): void {
  const s = io.state
  io.push(PATCH_DONE)
  for (let i = dials.length - 1; i >= 0; i--) {
    s.hammers[dials[i]] = includes(s.mallets, dials[i]) ? 2 : 1
    io.push(openWindow('resolve', dials[i]))
    io.push(patchHammers(dials[i]))
    io.push(patchDial(dials[i]))
  }
}

const firstAsk: (seat: Seat) => Ask = mint((seat) => ({ kind: 'patch.first', seat }))
const hammerAsk: (seat: Seat) => Ask = mint((seat) => ({ kind: 'patch.hammer', seat }))
interface AgreeAsk extends Ask {
  readonly by: Seat
  readonly breach: number
}
const agreeAsk: (seat: Seat, by: Seat, breach: number) => AgreeAsk = mint((seat, by, breach) => ({ kind: 'patch.agree', seat, by, breach }))
const agreeing: (by: Seat, breach: number) => Omit<AgreeAsk, 'seat'> = mint((by, breach) => ({ kind: 'patch.agree', by, breach }))

export const DRAW = mint(() => ({ draw: true as const }))()
export const discardFirst: (card: number) => { readonly discard: number } = mint((card) => ({ discard: card }))
type FirstChoice = typeof DRAW | ReturnType<typeof discardFirst>

export const patchBreach: (breach: number) => { readonly breach: number } = mint((breach) => ({ breach }))
export const patchCannon: (cannon: number) => { readonly cannon: number } = mint((cannon) => ({ cannon }))
export const patchChest: (chest: number) => { readonly chest: number } = mint((chest) => ({ chest }))
export const propose: (breach: number) => { readonly propose: number } = mint((breach) => ({ propose: breach }))
export const STOP = mint(() => ({ stop: true as const }))()
type HammerChoice =
  | ReturnType<typeof patchBreach>
  | ReturnType<typeof patchCannon>
  | ReturnType<typeof patchChest>
  | ReturnType<typeof propose>
  | typeof STOP
export const agree: (agreed: boolean) => { readonly agree: boolean } = mint((agreed) => ({ agree: agreed }))
type AgreeChoice = ReturnType<typeof agree>

export const hammersFor = (io: Io, breach: number): number => io.edition.breaches[io.state.faces[breach]].hammers

/** SK-6.36: unspent hammers of the other patchers. */
function pool(io: Io, seat: Seat): number {
  const { dials, hammers } = io.state
  let sum = 0
  for (let i = 0; i < dials[BREACHES].length; i++) if (dials[BREACHES][i] !== seat) sum += hammers[dials[BREACHES][i]]
  return sum
}

export const patchSteps = {
  'patch.dial'(io: Io, { seat }: SeatStep): void {
    clear(io.state.proposed)
    io.ask(firstAsk(seat))
  },

  /** SK-6.35: use after use, until none is left, nothing can be done, or the player stops. */
  'patch.hammers'(io: Io, { seat }: SeatStep): void {
    if (!canHammer(io, seat)) {
      if (io.state.hammers[seat] > 0) io.emit?.({ type: 'idleHammer', seat, hammers: io.state.hammers[seat] })
      return
    }
    io.push(patchHammers(seat))
    io.ask(hammerAsk(seat))
  },

  /** SK-6.38, SK-6.39: the answers are in; hammers are counted. */
  'patch.proposal'(io: Io, { seat, breach }: ReturnType<typeof patchProposal>): void {
    const s = io.state
    const { hammers, dials } = s
    const needed = hammersFor(io, breach)
    const agreed: Seat[] = []
    const refused: Seat[] = []
    let offered = hammers[seat]
    for (const other of dials[BREACHES]) {
      const reply = io.reply<AgreeChoice>(other)
      s.replies[other] = null
      if (reply === null || other === seat) continue
      if (reply.agree) offered += hammers[other]
      ;(reply.agree ? agreed : refused).push(other)
    }
    io.emit?.({ type: 'agreed', seat, card: breach, agreed, refused, done: offered >= needed })
    if (offered < needed) return
    let left = needed - hammers[seat]
    hammers[seat] = 0
    for (const other of agreed) {
      const given = Math.min(left, hammers[other])
      hammers[other] -= given
      left -= given
    }
    patch(io, seat, breach)
  },

  'patch.done'(io: Io): void {
    const { hammers } = io.state
    for (let seat = 0; seat < hammers.length; seat++) hammers[seat] = 0
  },
}

function patch(io: Io, seat: Seat, breach: number): void {
  putUnderBreachDeck(io, breach)
  io.emit?.({ type: 'patched', seat, card: breach })
}

/** SK-6.30: drawing or discarding comes first and is compulsory. */
export const patchFirst: AskKind<SinkingState, Edition, Ask, FirstChoice> = {
  rule: 'SK-6.30',
  offer(io: Io, { seat }: Ask, to: Offers): void {
    to.offer(DRAW)
    const hand = io.state.hands[seat]
    for (let i = 0; i < hand.length; i++) to.offer(discardFirst(hand[i]))
    if (to.refused !== null) refuseHammers(io, seat, to)
  },
  answer(io: Io, { seat }: Ask, choice: FirstChoice): void {
    if ('discard' in choice) discardUnseen(io, seat, choice.discard)
    else drawCard(io, seat)
  },
  /** A default that looked at the hand would tell. */
  fallback: () => DRAW,
}

const hammerGiven = reason('SK-6.31', 'refuse.hammerGiven')
const handFirst = reason('SK-6.30', 'refuse.handFirst')

/** Hammers come after the card; one that was given to a pooled patch is gone. */
function refuseHammers({ state: s }: Io, seat: Seat, to: Offers): void {
  const unmet = s.hammers[seat] === 0 ? hammerGiven : handFirst
  for (const thing of breachesColumn(s)) {
    if (isCannon(thing)) to.offer(patchCannon(thing), unmet)
    else if (isChest(thing)) to.offer(patchChest(thing), unmet)
    else if (isBreach(thing)) {
      to.offer(patchBreach(thing), unmet)
      to.offer(propose(thing), unmet)
    }
  }
}

const tooFewHammers: Reason = reason<SinkingState, Edition>('SK-6.34', 'refuse.tooFewHammers', (io, { seat }, choice) => ({
  needed: hammersFor(io, (choice as { breach: number }).breach),
  hammers: io.state.hammers[seat],
}))
const enoughAlone = reason('SK-6.37', 'refuse.enoughAlone')
const poolTooSmall: Reason = reason<SinkingState, Edition>('SK-6.37', 'refuse.poolTooSmall', (io, { seat }, choice) => ({
  needed: hammersFor(io, (choice as { propose: number }).propose),
  hammers: io.state.hammers[seat] + pool(io, seat),
}))
const proposedBefore = reason('SK-6.37', 'refuse.proposedBefore')

function notProposable(io: Io, seat: Seat, breach: number): Reason | null {
  const { hammers, proposed } = io.state
  const needed = hammersFor(io, breach)
  if (needed <= hammers[seat]) return enoughAlone
  if (needed > hammers[seat] + pool(io, seat)) return poolTooSmall
  return proposed.includes(breach) ? proposedBefore : null
}

const mustHammer = reason('SK-6.35', 'refuse.mustHammer')

/** Whether the own hammers can do something without anybody's help. */
function canHammerAlone(io: Io, seat: Seat): boolean {
  const { hammers } = io.state
  const isInReach = (thing: number): boolean =>
    isCannon(thing) || isChest(thing) || (isBreach(thing) && hammersFor(io, thing) <= hammers[seat])
  return hammers[seat] > 0 && breachesColumn(io.state).some(isInReach)
}

function canHammer(io: Io, seat: Seat): boolean {
  if (io.state.hammers[seat] === 0) return false
  return canHammerAlone(io, seat) || breachesColumn(io.state).some((thing) => isBreach(thing) && notProposable(io, seat, thing) === null)
}

export const patchHammer: AskKind<SinkingState, Edition, Ask, HammerChoice> = {
  rule: 'SK-6.31',
  offer(io: Io, { seat }: Ask, to: Offers): void {
    const { hammers } = io.state
    const contents = breachesColumn(io.state)
    for (let i = 0; i < contents.length; i++) {
      const thing = contents[i]
      if (isCannon(thing)) to.offer(patchCannon(thing))
      else if (isChest(thing)) to.offer(patchChest(thing))
      else if (isBreach(thing)) {
        to.offer(patchBreach(thing), hammersFor(io, thing) <= hammers[seat] ? null : tooFewHammers)
        to.offer(propose(thing), notProposable(io, seat, thing))
      }
    }
    to.offer(STOP, io.state.options.hammers === 'must' && canHammerAlone(io, seat) ? mustHammer : null)
  },
  answer(io: Io, { seat }: Ask, choice: HammerChoice): void {
    const s = io.state
    if ('stop' in choice) {
      s.agenda.pop()
      return
    }
    if ('propose' in choice) return callForHammers(io, seat, choice.propose)
    s.hammers[seat] -= 'breach' in choice ? hammersFor(io, choice.breach) : 1
    if ('breach' in choice) patch(io, seat, choice.breach)
    else if ('cannon' in choice) repair(io, choice.cannon, seat)
    else takeChest(io, seat, choice.chest)
  },
  /** The largest breach (then the oldest), the first busted cannon, the first chest, stop. */
  fallback(io: Io, { seat }: Ask) {
    const contents = breachesColumn(io.state)
    const breaches = contents.filter((thing) => isBreach(thing) && hammersFor(io, thing) <= io.state.hammers[seat])
    if (breaches.length > 0) return patchBreach(breaches.reduce((best, one) => (hammersFor(io, one) > hammersFor(io, best) ? one : best)))
    const cannon = contents.find(isCannon)
    if (cannon !== undefined) return patchCannon(cannon)
    const chest = contents.find(isChest)
    return chest === undefined ? STOP : patchChest(chest)
  },
}

/** SK-6.38: all who could give are asked at once, sealed. */
function callForHammers(io: Io, seat: Seat, breach: number): void {
  const s = io.state
  s.proposed.push(breach)
  let asked = 0
  for (const other of s.dials[BREACHES]) if (other !== seat && s.hammers[other] > 0) asked |= seatBit(other)
  io.emit?.({ type: 'proposed', seat, card: breach })
  io.push(patchProposal(seat, breach))
  io.seal(asked, agreeing(seat, breach), (other) => agreeAsk(other, seat, breach))
}

export const patchAgree: AskKind<SinkingState, Edition, AgreeAsk, AgreeChoice> = {
  rule: 'SK-6.38',
  offer(_io: Io, _ask: AgreeAsk, to: Offers): void {
    to.offer(agree(true))
    to.offer(agree(false))
  },
  fallback: () => agree(false),
}
