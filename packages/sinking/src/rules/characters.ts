import { PUBLIC, mint, reason, seatBit, type Ask, type AskKind, type Seat } from '@flotilla/kernel'
import { cardChoice, offerCards, type CardChoice } from './bucket.ts'
import { defaultDiscard } from './defaults.ts'
import { dealBreach, putUnderBreachDeck } from './discard.ts'
import type { Edition } from '../edition/schema.ts'
import { discardUnseen, drawCard, passUnseen, randomCard, takeSeen } from './hands.ts'
import { seenOnTable } from '../board/ledger.ts'
import { columnOfDial, dialShows, prepend, remove, waterColumn, type Io, type SinkingState } from '../board/state.ts'
import { GRENADO_BREACH, spyGlassDiscard, type CountedStep } from './steps.ts'
import { TREASURE, TRIPLE, dialOf, isTreasure, type CardId } from '../board/things.ts'
import { isBlank, rollBareDice } from './volley.ts'
import { aMinorBreachLies, always, another, anotherWithACard, oldestMinor, only, plunderedThisRound } from './items/requirements.ts'
import {
  aSeat,
  aWaterCard,
  declare,
  nothing,
  resolveBucket,
  resolveFire,
  resolvePatchOrFire,
  revealPatch,
  revealPlunder,
  type Item,
} from './items/vocabulary.ts'

const SPY_GLASS_CARDS = 2

const didNotPlunder = reason('SK-10.52', 'refuse.didNotPlunder')
const isFaceUp = reason('SK-10.53', 'refuse.isFaceUp')
const tooFewCards = reason('SK-10.55', 'refuse.tooFewCards')
const dialIsShown = reason('SK-10.55', 'refuse.dialIsShown')

const isHidden = ({ state: s }: Io, seat: Seat): boolean => (s.known[dialOf(seat)] & PUBLIC) === 0
const notMe = another('SK-10.55')
const hasACard = anotherWithACard('SK-10.52')

/** The items the characters start with; anybody may play them (SK-10.5). */
export const characterItems: Readonly<Partial<Record<CardId, Item>>> = {
  /** Your dial goes to the top of the treasure dials. */
  cutlass: {
    rule: 'SK-10.50',
    when: revealPlunder,
    names: nothing,
    needs: only('SK-10.50', 'alreadyOnTop', ({ state: s }, seat) => s.screech || s.dials[TREASURE][0] !== seat),
    play({ state: s }, seat) {
      if (s.screech) s.cutlass |= seatBit(seat)
      else {
        remove(s.dials[columnOfDial(s, seat)], seat)
        prepend(s.dials[TREASURE], seat)
      }
    },
  },
  /** The oldest Minor Breach is discarded. */
  'trusty-carrot': {
    rule: 'SK-10.51',
    when: revealPatch,
    names: nothing,
    needs: aMinorBreachLies('SK-10.51'),
    play(io, seat) {
      const breach = oldestMinor(io)
      io.emit?.({ type: 'patched', seat, card: breach })
      putUnderBreachDeck(io, breach)
    },
  },
  /** A random card of another plunderer comes to you. */
  'bone-club': {
    rule: 'SK-10.52',
    when: resolvePatchOrFire,
    names: aSeat,
    needs: (io, seat) => clubbable(io, seat),
    refuses: (io, seat, target) => hasACard(io, seat, target) ?? (plunderedThisRound(io, target) ? null : didNotPlunder),
    play: (io, seat, target) => passUnseen(io, target, seat, randomCard(io, target)),
  },
  /** A face-down card of the Water Column is turned up; Treasure is yours. */
  harpoon: {
    rule: 'SK-10.53',
    when: resolveBucket,
    names: aWaterCard,
    needs: only('SK-10.53', 'noFaceDown', ({ state: s }) => waterColumn(s).length > s.faceUp.length),
    refuses: ({ state: s }, _seat, card) => (s.faceUp.includes(card) ? isFaceUp : null),
    play(io, seat, card) {
      const s = io.state
      io.reveal(card)
      if (isTreasure(s.faces[card])) {
        remove(waterColumn(s), card)
        takeSeen(io, seat, card)
      } else {
        seenOnTable(s, card, s.faces[card])
        s.faceUp.push(card)
      }
      io.emit?.({ type: 'harpooned', seat, card })
    },
  },
  /** A Triple-Shot die is rolled; if it stays blank a breach is dealt. */
  grenado: {
    rule: 'SK-10.54',
    when: resolveFire,
    names: nothing,
    needs: always,
    play(io, seat) {
      io.push(GRENADO_BREACH)
      rollBareDice(io, seat, TRIPLE, 1)
    },
  },
  /** Another dial is shown to all: a liar's lets you draw two, a true one costs you two. */
  'spy-glass': {
    rule: 'SK-10.55',
    when: declare,
    names: aSeat,
    needs: (io, seat) => noScreech(io, seat) ?? someDialHidden(io, seat),
    holds: (io, seat) => (io.state.hands[seat].length > SPY_GLASS_CARDS ? null : tooFewCards),
    refuses: (io, seat, target) => notMe(io, seat, target) ?? (isHidden(io, target) ? null : dialIsShown),
    play(io, seat, target) {
      const s = io.state
      io.reveal(dialOf(target))
      const lie = dialShows(s, target) !== columnOfDial(s, target)
      io.emit?.({ type: 'spied', seat, target, lie, card: dialOf(target) })
      if (lie) for (let k = 0; k < SPY_GLASS_CARDS; k++) drawCard(io, seat)
      else io.push(spyGlassDiscard(seat, SPY_GLASS_CARDS))
    },
  },
}

const clubbable = only('SK-10.52', 'nobodyPlundered', (io, seat) =>
  io.state.hands.some((hand, other) => other !== seat && hand.length > 0 && plunderedThisRound(io, other)),
)
const noScreech = only('SK-10.55', 'screech', (io) => !io.state.screech)
const someDialHidden = only('SK-10.55', 'noHiddenDial', (io, seat) =>
  io.state.hands.some((_, other) => other !== seat && isHidden(io, other)),
)

const discardAsk: (seat: Seat) => Ask = mint((seat) => ({ kind: 'spyglass.discard', seat }))

export const characterSteps = {
  'spyglass.discard'(io: Io, { seat, left }: CountedStep): void {
    if (left === 0) return
    io.push(spyGlassDiscard(seat, left - 1))
    io.ask(discardAsk(seat))
  },

  /** SK-10.54: blank after the cannon-roll window. */
  'grenado.breach'(io: Io): void {
    if (isBlank(io, 0)) dealBreach(io)
  },
}

export const spyglassDiscard: AskKind<SinkingState, Edition, Ask, CardChoice> = {
  rule: 'SK-10.55',
  offer: ({ state: s }: Io, { seat }, to): void => offerCards(to, s.hands[seat]),
  answer: (io: Io, { seat }, { card }): void => discardUnseen(io, seat, card),
  fallback: (io: Io, { seat }) => cardChoice(defaultDiscard(io, seat)),
}
