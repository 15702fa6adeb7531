import { intern, type Ask, type AskKind, type Offers, type Seat } from '@flotilla/kernel'
import { mostPoints } from './out-of-time.ts'
import type { Edition } from '../edition/schema.ts'
import { leaveSeen, randomCard, takeSeen } from './hands.ts'
import { showedNoAmulet } from '../board/ledger.ts'
import { clear, remove, seatInOrder, type Ctx, type SinkingState, type ReadCtx } from '../board/state.ts'
import { CURSED_AMULET, TREASURE, WATER, isTreasure, type Enemy } from '../board/things.ts'

/** A special attack, struck as many times as it was rolled (SK-13.4). */
interface Attack {
  readonly id: string
  readonly rule: string
  strike(ctx: Ctx, times: number): void
}

/** SK-13.10: the top Treasure goes face down to the bottom of the Water Column. */
const splash: Attack = {
  id: 'splash',
  rule: 'SK-13.10',
  strike(ctx, times) {
    const { columns } = ctx.state
    for (let k = 0; k < times && columns[TREASURE].length > 0; k++) {
      const card = columns[TREASURE][0]
      remove(columns[TREASURE], card)
      columns[WATER].push(card)
      ctx.emit?.({ type: 'splashed', card })
    }
  },
}

/** SK-13.11: each card that comes to the pile has dice rolled for it. */
const angered: Attack = {
  id: 'angered',
  rule: 'SK-13.11',
  strike(ctx, times) {
    ctx.state.angered += times
  },
}

/** SK-13.20: discards go to the Belly. */
const chomp: Attack = {
  id: 'chomp',
  rule: 'SK-13.20',
  strike(ctx) {
    ctx.state.chomp = true
  },
}

/** SK-13.22: Single-Shots do no damage. */
const submerged: Attack = {
  id: 'submerged',
  rule: 'SK-13.22',
  strike(ctx) {
    ctx.state.submerged = true
  },
}

/** SK-13.30: the last plunderer may draw. */
const tune: Attack = {
  id: 'tune',
  rule: 'SK-13.30',
  strike(ctx, times) {
    ctx.state.tunes += times
  },
}

/** SK-13.31: silence until the dials are shown. */
const screech: Attack = {
  id: 'screech',
  rule: 'SK-13.31',
  strike(ctx) {
    ctx.state.screech = true
  },
}

/** SK-13.40, SK-13.41, SK-R46: whoever holds an amulet shows it and loses a random Treasure. */
const cursedSearch: Attack = {
  id: 'cursedSearch',
  rule: 'SK-13.40',
  strike(ctx, times) {
    for (let k = 0; k < times; k++) for (let i = 0; i < ctx.state.seats; i++) searchHand(ctx, seatInOrder(ctx.state, i))
  },
}

/** One that all know already, if there is one: nobody shows more than they must. */
function amuletToShow(ctx: ReadCtx, seat: Seat): number {
  const { hands, faces } = ctx.state
  let amulet = -1
  for (const card of hands[seat]) {
    if (faces[card] !== CURSED_AMULET) continue
    if (ctx.isPublic(card)) return card
    amulet = card
  }
  return amulet
}

function searchHand(ctx: Ctx, seat: Seat): void {
  const s = ctx.state
  const amulet = amuletToShow(ctx, seat)
  if (amulet === -1) return showedNoAmulet(s, seat)
  ctx.reveal(amulet)
  ctx.emit?.({ type: 'showedAmulet', seat, card: amulet })
  const card = randomCard(ctx, seat)
  ctx.reveal(card)
  const taken = isTreasure(s.faces[card])
  if (taken) {
    leaveSeen(ctx, seat, card)
    s.stash.push(card)
  }
  ctx.emit?.({ type: 'searched', seat, card, taken })
}

/** SK-13.42: the newest Treasure goes to the Stash. */
const boardingParty: Attack = {
  id: 'boardingParty',
  rule: 'SK-13.42',
  strike(ctx, times) {
    const { columns, stash } = ctx.state
    for (let k = 0; k < times; k++) {
      const card = columns[TREASURE].pop()
      if (card === undefined) return
      stash.push(card)
      ctx.emit?.({ type: 'boarded', card })
    }
  },
}

export const ATTACKS: Readonly<Record<Enemy, readonly [Attack, Attack]>> = {
  kraken: [splash, angered],
  shark: [chomp, submerged],
  sirens: [tune, screech],
  skullsairs: [cursedSearch, boardingParty],
}

/** What happens on a marked space of the damage track (SK-13.1); nothing with Kraken and Sirens (SK-13.37). By the seat that dealt the damage. */
export const REACTIONS: Readonly<Record<Enemy, ((ctx: Ctx, seat: Seat) => void) | null>> = {
  kraken: null,
  shark: bellyEmpties,
  sirens: null,
  skullsairs: pickFromStash,
}

/** SK-13.24, SK-R43: first eaten first, face down, not shuffled. */
function bellyEmpties(ctx: Ctx): void {
  const { belly, columns } = ctx.state
  if (belly.length === 0) return
  const eaten = belly.slice()
  for (let i = 0; i < eaten.length; i++) columns[WATER].push(eaten[i])
  clear(belly)
  ctx.emit?.({ type: 'bellyEmptied', cards: eaten })
}

/** SK-13.44, SK-R55 */
function pickFromStash(ctx: Ctx, seat: Seat): void {
  if (ctx.state.stash.length > 0) ctx.ask(stashAsk(seat))
}

const stashAsk: (seat: Seat) => Ask = intern((seat) => ({ kind: 'stash.take', seat }))
const pick: (card: number) => StashChoice = intern((card) => ({ card }))
const PASS = intern(() => ({ pass: true as const }))()
type StashChoice = { readonly card: number } | typeof PASS

export const stashTake: AskKind<SinkingState, Edition, Ask, StashChoice> = {
  rule: 'SK-13.44',
  offer(ctx: ReadCtx, _ask: Ask, to: Offers): void {
    const { stash } = ctx.state
    for (let i = 0; i < stash.length; i++) to.offer(pick(stash[i]))
    to.offer(PASS)
  },
  answer(ctx: Ctx, { seat }: Ask, choice: StashChoice): void {
    if ('pass' in choice) return
    remove(ctx.state.stash, choice.card)
    takeSeen(ctx, seat, choice.card)
    ctx.emit?.({ type: 'tookStash', seat, card: choice.card })
  },
  fallback: (ctx: ReadCtx) => pick(mostPoints(ctx, ctx.state.stash)),
}
