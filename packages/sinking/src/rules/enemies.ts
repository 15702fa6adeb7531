import { mint, type Ask, type AskKind, type Offers, type Seat } from '@flotilla/kernel'
import { mostPoints } from './defaults.ts'
import type { Edition } from '../edition/schema.ts'
import { leaveSeen, randomCard, takeSeen } from './hands.ts'
import { showedNoAmulet } from '../board/ledger.ts'
import { clear, remove, seatInOrder, type Io, type SinkingState } from '../board/state.ts'
import { CURSED_AMULET, TREASURE, WATER, isTreasure, type Enemy } from '../board/things.ts'

/** A special attack, struck as many times as it was rolled (SK-13.4). */
interface Attack {
  readonly id: string
  readonly rule: string
  strike(io: Io, times: number): void
}

/** SK-13.10: the top Treasure goes face down to the bottom of the Water Column. */
const splash: Attack = {
  id: 'splash',
  rule: 'SK-13.10',
  strike(io, times) {
    const { columns } = io.state
    for (let k = 0; k < times && columns[TREASURE].length > 0; k++) {
      const card = columns[TREASURE][0]
      remove(columns[TREASURE], card)
      columns[WATER].push(card)
      io.emit?.({ type: 'splashed', card })
    }
  },
}

/** SK-13.11: each card that comes to the pile has dice rolled for it. */
const angered: Attack = {
  id: 'angered',
  rule: 'SK-13.11',
  strike(io, times) {
    io.state.angered += times
  },
}

/** SK-13.20: discards go to the Belly. */
const chomp: Attack = {
  id: 'chomp',
  rule: 'SK-13.20',
  strike(io) {
    io.state.chomp = true
  },
}

/** SK-13.22: Single-Shots do no damage. */
const submerged: Attack = {
  id: 'submerged',
  rule: 'SK-13.22',
  strike(io) {
    io.state.submerged = true
  },
}

/** SK-13.30: the last plunderer may draw. */
const tune: Attack = {
  id: 'tune',
  rule: 'SK-13.30',
  strike(io, times) {
    io.state.tunes += times
  },
}

/** SK-13.31: silence until the dials are shown. */
const screech: Attack = {
  id: 'screech',
  rule: 'SK-13.31',
  strike(io) {
    io.state.screech = true
  },
}

/** SK-13.40, SK-13.41: whoever holds an amulet shows it and loses a random Treasure. */
const cursedSearch: Attack = {
  id: 'cursedSearch',
  rule: 'SK-13.40',
  strike(io, times) {
    for (let k = 0; k < times; k++) for (let i = 0; i < io.state.seats; i++) searchHand(io, seatInOrder(io.state, i))
  },
}

/** One that all know already, if there is one: nobody shows more than they must. */
function amuletToShow(io: Io, seat: Seat): number {
  const { hands, faces } = io.state
  let amulet = -1
  for (const card of hands[seat]) {
    if (faces[card] !== CURSED_AMULET) continue
    if (io.isPublic(card)) return card
    amulet = card
  }
  return amulet
}

function searchHand(io: Io, seat: Seat): void {
  const s = io.state
  const amulet = amuletToShow(io, seat)
  if (amulet === -1) return showedNoAmulet(s, seat)
  io.reveal(amulet)
  io.emit?.({ type: 'showedAmulet', seat, card: amulet })
  const card = randomCard(io, seat)
  io.reveal(card)
  const taken = isTreasure(s.faces[card])
  if (taken) {
    leaveSeen(io, seat, card)
    s.stash.push(card)
  }
  io.emit?.({ type: 'searched', seat, card, taken })
}

/** SK-13.42: the newest Treasure goes to the Stash. */
const boardingParty: Attack = {
  id: 'boardingParty',
  rule: 'SK-13.42',
  strike(io, times) {
    const { columns, stash } = io.state
    for (let k = 0; k < times; k++) {
      const card = columns[TREASURE].pop()
      if (card === undefined) return
      stash.push(card)
      io.emit?.({ type: 'boarded', card })
    }
  },
}

export const ATTACKS: Readonly<Record<Enemy, readonly [Attack, Attack]>> = {
  kraken: [splash, angered],
  shark: [chomp, submerged],
  sirens: [tune, screech],
  skullsairs: [cursedSearch, boardingParty],
}

/** What happens on a marked space of the damage track (SK-13.1), by the seat that dealt the damage. */
export const REACTIONS: Readonly<Record<Enemy, ((io: Io, seat: Seat) => void) | null>> = {
  kraken: null,
  shark: bellyEmpties,
  sirens: null,
  skullsairs: pickFromStash,
}

/** SK-13.24: first eaten first, face down, not shuffled. */
function bellyEmpties(io: Io): void {
  const { belly, columns } = io.state
  if (belly.length === 0) return
  const eaten = belly.slice()
  for (let i = 0; i < eaten.length; i++) columns[WATER].push(eaten[i])
  clear(belly)
  io.emit?.({ type: 'bellyEmptied', cards: eaten })
}

/** SK-13.44 */
function pickFromStash(io: Io, seat: Seat): void {
  if (io.state.stash.length > 0) io.ask(stashAsk(seat))
}

const stashAsk: (seat: Seat) => Ask = mint((seat) => ({ kind: 'stash.take', seat }))
const pick: (card: number) => StashChoice = mint((card) => ({ card }))
const PASS = mint(() => ({ pass: true as const }))()
type StashChoice = { readonly card: number } | typeof PASS

export const stashTake: AskKind<SinkingState, Edition, Ask, StashChoice> = {
  rule: 'SK-13.44',
  offer(io: Io, _ask: Ask, to: Offers): void {
    const { stash } = io.state
    for (let i = 0; i < stash.length; i++) to.offer(pick(stash[i]))
    to.offer(PASS)
  },
  answer(io: Io, { seat }: Ask, choice: StashChoice): void {
    if ('pass' in choice) return
    remove(io.state.stash, choice.card)
    takeSeen(io, seat, choice.card)
    io.emit?.({ type: 'tookStash', seat, card: choice.card })
  },
  fallback: (io: Io) => pick(mostPoints(io, io.state.stash)),
}
