import { mint, reason, seatBit, type Ask, type AskKind, type Seat } from '@flotilla/kernel'
import { cardChoice, type CardChoice } from '../bucket.ts'
import { countBusted, notUpgradable, repair, upgrade } from '../cannons.ts'
import { takeChest } from '../chests.ts'
import { discardPoints } from '../defaults.ts'
import { discardSeen } from '../discard.ts'
import type { Edition } from '../edition/schema.ts'
import { exchangeUnseen, leaveSeen, passSeen, passUnseen, randomCard, takeSeen } from '../hands.ts'
import { turnDial } from '../honesty.ts'
import { seenOnTable } from '../ledger.ts'
import { cardWithFace, columnOfDial, dialShows, remove, treasureColumn, waterColumn, type Io, type SinkingState } from '../state.ts'
import { ACTIONS, CLEAR_WATER, SINGLE, isGem, isTreasure, type Action, type CardId } from '../things.ts'
import { rollBareDice } from '../volley.ts'
import {
  aBustedCannonExists,
  aChestLiesInBreaches,
  always,
  anUpgradableCannonWorks,
  another,
  anotherHasACard,
  anotherTreasure,
  anotherWithACard,
  clearWaterInHand,
  ignore,
  oldestClear,
  only,
  result,
  showing,
  treasureColumnNotEmpty,
} from './requirements.ts'
import {
  COLUMN,
  aBustedCannon,
  aChestInBreaches,
  aDie,
  aSeat,
  aTreasureInTheColumn,
  aWorkingCannon,
  anAction,
  columnOrHand,
  declare,
  enemyDiceRolled,
  nothing,
  resolve,
  resolveBucket,
  resolvePatch,
  reveal,
  revealFire,
  revealPatch,
  upTo,
  type Item,
} from './vocabulary.ts'

const NET = 5
const SIFTED = 3

const itsOwnFace = reason('SK-10.22', 'refuse.itsOwnFace')
const tooFewInColumn = reason('SK-10.30', 'refuse.tooFewClear')
const noneInColumn = reason('SK-10.32', 'refuse.noneInColumn')
const noneInHand = reason('SK-10.32', 'refuse.noClearWater')

/** Basic items with an effect; those without a condition are never played. */
export const basicItems: Readonly<Partial<Record<CardId, Item>>> = {
  /** A random card of another hand comes to you, the Rum goes there. */
  'bottle-o-rum': {
    rule: 'SK-10.20',
    when: resolveBucket,
    names: aSeat,
    needs: anotherHasACard('SK-10.20'),
    refuses: anotherWithACard('SK-10.20'),
    goes: true,
    play(io, seat, target, card) {
      passUnseen(io, target, seat, randomCard(io, target))
      takeSeen(io, target, card)
    },
  },
  /** Take a chest token from the Breaches Column. */
  'captains-key': {
    rule: 'SK-10.21',
    when: reveal,
    names: aChestInBreaches,
    needs: aChestLiesInBreaches('SK-10.21'),
    play: takeChest,
  },
  /** Your dial shows another action; it stays where it lies. */
  'cracked-compass': {
    rule: 'SK-10.22',
    when: reveal,
    names: anAction,
    needs: always,
    refuses: (io, seat, action) => (dialShows(io.state, seat) === action ? itsOwnFace : null),
    play: (io, seat, action) => turnDial(io, seat, action, seat),
  },
  /** One cannon result is ignored. */
  'decoy-cannon': {
    rule: 'SK-10.23',
    when: enemyDiceRolled,
    names: aDie,
    needs: result('SK-10.23', 'cannon'),
    refuses: showing('SK-10.23', 'cannon'),
    play: (io, _seat, die) => ignore(io, die),
  },
  /** The top five of the pile are looked at: Treasure is shown and taken, Clear Water stays. */
  'fishing-net': {
    rule: 'SK-10.24',
    when: resolveBucket,
    names: nothing,
    needs: only('SK-10.24', 'pileTooSmall', (io) => io.state.pile.length >= NET),
    play: castNet,
  },
  /** You see a random card of another hand and exchange it for one of yours, if it is Treasure. */
  'fishing-rod': {
    rule: 'SK-10.25',
    when: resolveBucket,
    names: aSeat,
    needs: anotherHasACard('SK-10.25'),
    holds: anotherTreasure('SK-10.25'),
    refuses: anotherWithACard('SK-10.25'),
    play: castRod,
  },
  /** A Single-Shot die is rolled for each busted cannon. */
  'flint-pistol': {
    rule: 'SK-10.26',
    when: resolve,
    names: nothing,
    needs: aBustedCannonExists('SK-10.26'),
    play: (io, seat) => rollBareDice(io, seat, SINGLE, countBusted(io.state)),
  },
  /** You look at the top three of the deck and may show and take one Gem. */
  'gem-sifter': {
    rule: 'SK-10.27',
    when: resolveBucket,
    names: nothing,
    needs: only('SK-10.27', 'deckTooSmall', (io) => io.state.deck.length >= SIFTED),
    play(io, seat) {
      const { deck } = io.state
      for (let k = 1; k <= SIFTED; k++) io.show(deck[deck.length - k], seatBit(seat))
      io.ask(sifterAsk(seat))
    },
  },
  /** Take a card of the Treasure Column; the Crabby takes its place. */
  'grabby-crabby': {
    rule: 'SK-10.28',
    when: declare,
    names: aTreasureInTheColumn,
    needs: treasureColumnNotEmpty('SK-10.28'),
    goes: true,
    play(io, seat, card, crabby) {
      const column = treasureColumn(io.state)
      column[column.indexOf(card)] = crabby
      takeSeen(io, seat, card)
      io.emit?.({ type: 'grabbed', seat, card })
    },
  },
  /** A busted cannon is repaired. */
  'metal-mallet': {
    rule: 'SK-10.29',
    when: revealFire,
    names: aBustedCannon,
    needs: aBustedCannonExists('SK-10.29'),
    play: (io, _seat, cannon) => repair(io, cannon),
  },
  /** One to three face-up Clear Water of the Water Column are discarded. */
  'moldy-mop': {
    rule: 'SK-10.30',
    when: resolveBucket,
    names: upTo(3),
    needs: only('SK-10.30', 'noClearInColumn', (io) => oldestClear(io) !== -1),
    refuses: (io, _seat, count) => (io.state.faceUp.length < count ? tooFewInColumn : null),
    play(io, seat, count) {
      for (let k = 0; k < count; k++) mopUp(io, seat)
    },
  },
  /** Another seat gets it and must turn its dial. */
  'silver-doubloon': {
    rule: 'SK-10.31',
    when: reveal,
    names: aSeat,
    needs: always,
    refuses: another('SK-10.31'),
    goes: true,
    play(io, seat, target, card) {
      takeSeen(io, target, card)
      io.ask(changeAsk(target, seat))
    },
  },
  /** One Clear Water is discarded, from the Water Column or your hand. */
  'smelly-sponge': {
    rule: 'SK-10.32',
    when: resolveBucket,
    names: columnOrHand,
    needs: always,
    refuses: (io, seat, source) =>
      source === COLUMN
        ? oldestClear(io) === -1
          ? noneInColumn
          : null
        : cardWithFace(io.state, seat, CLEAR_WATER) === -1
          ? noneInHand
          : null,
    play(io, seat, source) {
      if (source === COLUMN) return mopUp(io, seat)
      const card = cardWithFace(io.state, seat, CLEAR_WATER)
      leaveSeen(io, seat, card)
      discardSeen(io, seat, card)
    },
  },
  /** A working cannon is upgraded. */
  'spare-barrel': {
    rule: 'SK-10.33',
    when: resolvePatch,
    names: aWorkingCannon,
    needs: anUpgradableCannonWorks('SK-10.33'),
    refuses: (io, _seat, cannon) => notUpgradable(io.state, cannon),
    play: (io, _seat, cannon) => upgrade(io, cannon),
  },
  /** One breach result is ignored. */
  'sticky-starfish': {
    rule: 'SK-10.34',
    when: enemyDiceRolled,
    names: aDie,
    needs: result('SK-10.34', 'breach'),
    refuses: showing('SK-10.34', 'breach'),
    play: (io, _seat, die) => ignore(io, die),
  },
  /** A Clear Water of yours goes to another seat. */
  'water-pistol': {
    rule: 'SK-10.35',
    when: resolveBucket,
    names: aSeat,
    needs: always,
    holds: clearWaterInHand('SK-10.35'),
    refuses: another('SK-10.35'),
    play(io, seat, target) {
      const card = cardWithFace(io.state, seat, CLEAR_WATER)
      passSeen(io, seat, target, card)
      io.emit?.({ type: 'squirted', seat, target, card })
    },
  },
  /** One more hammer this round, if you resolve Patch. */
  'wooden-mallet': {
    rule: 'SK-10.36',
    when: revealPatch,
    names: nothing,
    needs: always,
    play(io, seat) {
      io.state.mallets |= seatBit(seat)
    },
  },
}

function castNet(io: Io, seat: Seat): void {
  const { pile, faces } = io.state
  const caught: number[] = []
  for (let i = pile.length - NET; i < pile.length; i++) {
    io.reveal(pile[i])
    if (isTreasure(faces[pile[i]])) caught.push(pile[i])
    else seenOnTable(io.state, pile[i], CLEAR_WATER)
  }
  io.emit?.({ type: 'netted', seat, cards: caught })
  for (const card of caught) {
    remove(pile, card)
    takeSeen(io, seat, card)
  }
}

function mopUp(io: Io, seat: Seat): void {
  const card = oldestClear(io)
  remove(waterColumn(io.state), card)
  remove(io.state.faceUp, card)
  discardSeen(io, seat, card)
}

// --- what the effects ask -----------------------------------------------------------------------------------------

const sifterAsk: (seat: Seat) => Ask = mint((seat) => ({ kind: 'sifter.take', seat }))
const PASS = mint(() => ({ pass: true as const }))()

/** The top three of the deck are the player's to see; passing is also asked without a Gem, which must not tell (SK-15.6). */
export const sifterTake: AskKind<SinkingState, Edition, Ask, CardChoice | typeof PASS> = {
  rule: 'SK-10.27',
  offer({ state: s }: Io, _ask, to): void {
    for (let k = 1; k <= SIFTED; k++) {
      const card = s.deck[s.deck.length - k]
      to.offer(cardChoice(card), isGem(s.faces[card]) ? null : notAGem)
    }
    to.offer(PASS)
  },
  answer(io: Io, { seat }, choice): void {
    if ('pass' in choice) return
    remove(io.state.deck, choice.card)
    takeSeen(io, seat, choice.card)
    io.emit?.({ type: 'sifted', seat, card: choice.card })
  },
  /** Most points, then the topmost. */
  fallback(io: Io) {
    const { deck, faces } = io.state
    let best = -1
    for (let k = 1; k <= SIFTED; k++) {
      const card = deck[deck.length - k]
      if (isGem(faces[card]) && (best === -1 || discardPoints(io, faces[card]) > discardPoints(io, faces[best]))) best = card
    }
    return best === -1 ? PASS : cardChoice(best)
  },
}
const notAGem = reason('SK-10.27', 'refuse.notAGem')

interface RodAsk extends Ask {
  readonly from: Seat
  /** The card that was looked at. */
  readonly caught: number
}
const rodAsk: (seat: Seat, from: Seat, caught: number) => RodAsk = mint((seat, from, caught) => ({ kind: 'rod.give', seat, from, caught }))

function castRod(io: Io, seat: Seat, target: Seat): void {
  const card = randomCard(io, target)
  io.show(card, seatBit(seat))
  if (isTreasure(io.state.faces[card])) return io.ask(rodAsk(seat, target, card))
  // All are told that it is Clear Water: that is all there is to know of it.
  io.reveal(card)
  io.emit?.({ type: 'rodClear', seat, target, card })
}

export const rodGive: AskKind<SinkingState, Edition, RodAsk, CardChoice> = {
  rule: 'SK-10.25',
  offer({ state: s }: Io, { seat }, to): void {
    const hand = s.hands[seat]
    for (let i = 0; i < hand.length; i++) to.offer(cardChoice(hand[i]), isTreasure(s.faces[hand[i]]) ? null : notTreasure)
  },
  answer(io: Io, { seat, from, caught }, { card }): void {
    exchangeUnseen(io, seat, card, from, caught)
  },
  /** Fewest points, then held longest. */
  fallback(io: Io, { seat }) {
    const { hands, faces } = io.state
    const treasures = hands[seat].filter((card) => isTreasure(faces[card]))
    return cardChoice(treasures.reduce((worst, card) => (discardPoints(io, faces[card]) < discardPoints(io, faces[worst]) ? card : worst)))
  },
}
const notTreasure = reason('SK-10.25', 'refuse.notTreasure')

interface ChangeAsk extends Ask {
  readonly by: Seat
}
const changeAsk: (seat: Seat, by: Seat) => ChangeAsk = mint((seat, by) => ({ kind: 'dial.change', seat, by }))
const change: (action: Action) => { readonly action: Action } = mint((action) => ({ action }))

/** SK-10.31: another action, the turned seat's own choice of three. */
export const dialChange: AskKind<SinkingState, Edition, ChangeAsk, { readonly action: Action }> = {
  rule: 'SK-10.31',
  offer({ state: s }: Io, { seat }, to): void {
    for (let i = 0; i < ACTIONS.length; i++) to.offer(change(ACTIONS[i]), dialShows(s, seat) === i ? sameAction : null)
  },
  answer: (io: Io, { seat, by }, { action }): void => turnDial(io, seat, ACTIONS.indexOf(action), by),
  /** The action of the column it lies in, if different, else the first different one. */
  fallback({ state: s }: Io, { seat }) {
    const shows = dialShows(s, seat)
    const column = columnOfDial(s, seat)
    return change(ACTIONS[column !== -1 && column !== shows ? column : shows === 0 ? 1 : 0])
  },
}
const sameAction = reason('SK-10.31', 'refuse.sameAction')
