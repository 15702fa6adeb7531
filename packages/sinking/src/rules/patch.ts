import { includes, intern, reason, seatBit, type Ask, type AskKind, type Offers, type Reason, type Seat } from '@flotilla/kernel'
import { repair } from './cannons.ts'
import { takeChest } from './chest-tokens.ts'
import { putUnderBreachDeck } from './discard.ts'
import type { Edition } from '../edition/schema.ts'
import { discardUnseen, drawCard } from './hands.ts'
import { breachesColumn, clear, type Ctx, type SinkingState, type ReadCtx } from '../board/state.ts'
import { PATCH_DONE, openWindow, patchDial, patchHammers, patchProposal, type SeatStep } from './steps.ts'
import { BREACHES, isBreach, isCannon, isChest } from '../board/things.ts'

/** SK-6.31: one hammer each, two with a Wooden Mallet; unspent ones are a pool until the last has acted (SK-6.41). */
export function pushPatches(ctx: Ctx, dials: readonly Seat[]): void {
  const s = ctx.state
  ctx.push(PATCH_DONE)
  for (let i = dials.length - 1; i >= 0; i--) {
    s.hammers[dials[i]] = includes(s.mallets, dials[i]) ? 2 : 1
    ctx.push(openWindow('resolve', dials[i]))
    ctx.push(patchHammers(dials[i]))
    ctx.push(patchDial(dials[i]))
  }
}

const firstAsk: (seat: Seat) => Ask = intern((seat) => ({ kind: 'patch.first', seat }))
const hammerAsk: (seat: Seat) => Ask = intern((seat) => ({ kind: 'patch.hammer', seat }))
interface AgreeAsk extends Ask {
  readonly by: Seat
  readonly breach: number
}
const agreeAsk: (seat: Seat, by: Seat, breach: number) => AgreeAsk = intern((seat, by, breach) => ({
  kind: 'patch.agree',
  seat,
  by,
  breach,
}))
const agreeing: (by: Seat, breach: number) => Omit<AgreeAsk, 'seat'> = intern((by, breach) => ({ kind: 'patch.agree', by, breach }))

export const DRAW = intern(() => ({ draw: true as const }))()
export const discardFirst: (card: number) => { readonly discard: number } = intern((card) => ({ discard: card }))
type FirstChoice = typeof DRAW | ReturnType<typeof discardFirst>

export const patchBreach: (breach: number) => { readonly breach: number } = intern((breach) => ({ breach }))
export const patchCannon: (cannon: number) => { readonly cannon: number } = intern((cannon) => ({ cannon }))
export const patchChest: (chest: number) => { readonly chest: number } = intern((chest) => ({ chest }))
export const propose: (breach: number) => { readonly propose: number } = intern((breach) => ({ propose: breach }))
export const STOP = intern(() => ({ stop: true as const }))()
type HammerChoice =
  | ReturnType<typeof patchBreach>
  | ReturnType<typeof patchCannon>
  | ReturnType<typeof patchChest>
  | ReturnType<typeof propose>
  | typeof STOP
export const agree: (agreed: boolean) => { readonly agree: boolean } = intern((agreed) => ({ agree: agreed }))
type AgreeChoice = ReturnType<typeof agree>

export const hammersFor = (ctx: ReadCtx, breach: number): number => ctx.edition.breaches[ctx.state.faces[breach]].hammers

/** SK-6.36, SK-R28: unspent hammers of the other patchers. */
function pool(ctx: ReadCtx, seat: Seat): number {
  const { dials, hammers } = ctx.state
  let sum = 0
  for (let i = 0; i < dials[BREACHES].length; i++) if (dials[BREACHES][i] !== seat) sum += hammers[dials[BREACHES][i]]
  return sum
}

export const patchSteps = {
  'patch.dial'(ctx: Ctx, { seat }: SeatStep): void {
    clear(ctx.state.proposed)
    ctx.ask(firstAsk(seat))
  },

  /** SK-6.35: use after use, until none is left, nothing can be done, or the player stops. */
  'patch.hammers'(ctx: Ctx, { seat }: SeatStep): void {
    if (!canHammer(ctx, seat)) {
      if (ctx.state.hammers[seat] > 0) ctx.emit?.({ type: 'idleHammer', seat, hammers: ctx.state.hammers[seat] })
      return
    }
    ctx.push(patchHammers(seat))
    ctx.ask(hammerAsk(seat))
  },

  /** SK-6.38, SK-6.39: the answers are in; hammers are counted. */
  'patch.proposal'(ctx: Ctx, { seat, breach }: ReturnType<typeof patchProposal>): void {
    const s = ctx.state
    const { hammers, dials } = s
    const needed = hammersFor(ctx, breach)
    const agreed: Seat[] = []
    const refused: Seat[] = []
    let offered = hammers[seat]
    for (const other of dials[BREACHES]) {
      const reply = ctx.reply<AgreeChoice>(other)
      s.replies[other] = null
      if (reply === null || other === seat) continue
      if (reply.agree) offered += hammers[other]
      ;(reply.agree ? agreed : refused).push(other)
    }
    ctx.emit?.({ type: 'agreed', seat, card: breach, agreed, refused, done: offered >= needed })
    if (offered < needed) return
    let left = needed - hammers[seat]
    hammers[seat] = 0
    for (const other of agreed) {
      const given = Math.min(left, hammers[other])
      hammers[other] -= given
      left -= given
    }
    patch(ctx, seat, breach)
  },

  'patch.done'(ctx: Ctx): void {
    const { hammers } = ctx.state
    for (let seat = 0; seat < hammers.length; seat++) hammers[seat] = 0
  },
}

function patch(ctx: Ctx, seat: Seat, breach: number): void {
  putUnderBreachDeck(ctx, breach)
  ctx.emit?.({ type: 'patched', seat, card: breach })
}

/** SK-6.30, SK-R26, SK-6.40: drawing or discarding comes first and is compulsory. */
export const patchFirst: AskKind<SinkingState, Edition, Ask, FirstChoice> = {
  rule: 'SK-6.30',
  offer(ctx: ReadCtx, { seat }: Ask, to: Offers): void {
    to.offer(DRAW)
    const hand = ctx.state.hands[seat]
    for (let i = 0; i < hand.length; i++) to.offer(discardFirst(hand[i]))
    if (to.refused !== null) refuseHammers(ctx, seat, to)
  },
  answer(ctx: Ctx, { seat }: Ask, choice: FirstChoice): void {
    if ('discard' in choice) discardUnseen(ctx, seat, choice.discard)
    else drawCard(ctx, seat, 'patch')
  },
  /** A default that looked at the hand would tell. */
  fallback: () => DRAW,
}

const hammerGiven = reason('SK-6.31', 'refuse.hammerGiven')
const handFirst = reason('SK-6.30', 'refuse.handFirst')

/** Hammers come after the card; one that was given to a pooled patch is gone. */
function refuseHammers({ state: s }: ReadCtx, seat: Seat, to: Offers): void {
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

const tooFewHammers: Reason = reason<SinkingState, Edition>('SK-6.34', 'refuse.tooFewHammers', (ctx, { seat }, choice) => ({
  needed: hammersFor(ctx, (choice as { breach: number }).breach),
  hammers: ctx.state.hammers[seat],
}))
const enoughAlone = reason('SK-6.37', 'refuse.enoughAlone')
const poolTooSmall: Reason = reason<SinkingState, Edition>('SK-6.37', 'refuse.poolTooSmall', (ctx, { seat }, choice) => ({
  needed: hammersFor(ctx, (choice as { propose: number }).propose),
  hammers: ctx.state.hammers[seat] + pool(ctx, seat),
}))
const proposedBefore = reason('SK-6.37', 'refuse.proposedBefore')

function notProposable(ctx: ReadCtx, seat: Seat, breach: number): Reason | null {
  const { hammers, proposed } = ctx.state
  const needed = hammersFor(ctx, breach)
  if (needed <= hammers[seat]) return enoughAlone
  if (needed > hammers[seat] + pool(ctx, seat)) return poolTooSmall
  return proposed.includes(breach) ? proposedBefore : null
}

/** SK-R27 */
const mustHammer = reason('SK-6.35', 'refuse.mustHammer')

/** SK-6.32, SK-6.33, SK-6.34: whether the own hammers can do something without anybody's help. */
function canHammerAlone(ctx: ReadCtx, seat: Seat): boolean {
  const { hammers } = ctx.state
  const isInReach = (thing: number): boolean =>
    isCannon(thing) || isChest(thing) || (isBreach(thing) && hammersFor(ctx, thing) <= hammers[seat])
  return hammers[seat] > 0 && breachesColumn(ctx.state).some(isInReach)
}

function canHammer(ctx: ReadCtx, seat: Seat): boolean {
  if (ctx.state.hammers[seat] === 0) return false
  return canHammerAlone(ctx, seat) || breachesColumn(ctx.state).some((thing) => isBreach(thing) && notProposable(ctx, seat, thing) === null)
}

export const patchHammer: AskKind<SinkingState, Edition, Ask, HammerChoice> = {
  rule: 'SK-6.31',
  offer(ctx: ReadCtx, { seat }: Ask, to: Offers): void {
    const { hammers } = ctx.state
    const contents = breachesColumn(ctx.state)
    for (let i = 0; i < contents.length; i++) {
      const thing = contents[i]
      if (isCannon(thing)) to.offer(patchCannon(thing))
      else if (isChest(thing)) to.offer(patchChest(thing))
      else if (isBreach(thing)) {
        to.offer(patchBreach(thing), hammersFor(ctx, thing) <= hammers[seat] ? null : tooFewHammers)
        to.offer(propose(thing), notProposable(ctx, seat, thing))
      }
    }
    to.offer(STOP, ctx.state.options.hammers === 'must' && canHammerAlone(ctx, seat) ? mustHammer : null)
  },
  answer(ctx: Ctx, { seat }: Ask, choice: HammerChoice): void {
    const s = ctx.state
    if ('stop' in choice) {
      s.agenda.pop()
      return
    }
    if ('propose' in choice) return callForHammers(ctx, seat, choice.propose)
    s.hammers[seat] -= 'breach' in choice ? hammersFor(ctx, choice.breach) : 1
    if ('breach' in choice) patch(ctx, seat, choice.breach)
    else if ('cannon' in choice) repair(ctx, choice.cannon, seat)
    else takeChest(ctx, seat, choice.chest)
  },
  /** The largest breach (then the oldest), the first busted cannon, the first chest, stop. */
  fallback(ctx: ReadCtx, { seat }: Ask) {
    const contents = breachesColumn(ctx.state)
    const breaches = contents.filter((thing) => isBreach(thing) && hammersFor(ctx, thing) <= ctx.state.hammers[seat])
    if (breaches.length > 0) return patchBreach(breaches.reduce((best, one) => (hammersFor(ctx, one) > hammersFor(ctx, best) ? one : best)))
    const cannon = contents.find(isCannon)
    if (cannon !== undefined) return patchCannon(cannon)
    const chest = contents.find(isChest)
    return chest === undefined ? STOP : patchChest(chest)
  },
}

/** SK-6.38: all who could give are asked at once, sealed. */
function callForHammers(ctx: Ctx, seat: Seat, breach: number): void {
  const s = ctx.state
  s.proposed.push(breach)
  let asked = 0
  for (const other of s.dials[BREACHES]) if (other !== seat && s.hammers[other] > 0) asked |= seatBit(other)
  ctx.emit?.({ type: 'proposed', seat, card: breach })
  ctx.push(patchProposal(seat, breach))
  ctx.seal(asked, agreeing(seat, breach), (other) => agreeAsk(other, seat, breach))
}

export const patchAgree: AskKind<SinkingState, Edition, AgreeAsk, AgreeChoice> = {
  rule: 'SK-6.38',
  offer(_io: ReadCtx, _ask: AgreeAsk, to: Offers): void {
    to.offer(agree(true))
    to.offer(agree(false))
  },
  fallback: () => agree(false),
}
