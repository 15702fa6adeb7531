import { PUBLIC, intern, reason, seatBit, type Ask, type AskKind, type Seat } from '@flotilla/kernel'
import { cardChoice, offerCards, type CardChoice } from '../bucket.ts'
import { defaultDiscard } from '../out-of-time.ts'
import { dealBreach } from '../deal.ts'
import { putUnderBreachDeck } from '../discard.ts'
import type { Edition } from '../../edition/schema.ts'
import { discardUnseen, drawCard, passUnseen, randomCard, takeSeen } from '../hands.ts'
import { seenOnTable } from '../../board/ledger.ts'
import { columnOfDial, dialShows, prepend, remove, waterColumn, type Ctx, type SinkingState, type ReadCtx } from '../../board/state.ts'
import { GRENADO_BREACH, spyGlassDiscard, type CountedStep } from '../steps.ts'
import { TREASURE, TRIPLE, dialOf, isTreasure, type CardId } from '../../board/things.ts'
import { isBlank, rollBareDice } from '../fire.ts'
import { aMinorBreachLies, always, another, anotherWithACard, oldestMinor, only, plunderedThisRound } from './requirements.ts'
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
} from './vocabulary.ts'

const SPY_GLASS_CARDS = 2

const didNotPlunder = reason('SK-10.52', 'refuse.didNotPlunder')
const isFaceUp = reason('SK-10.53', 'refuse.isFaceUp')
const tooFewCards = reason('SK-10.55', 'refuse.tooFewCards')
const dialIsShown = reason('SK-10.55', 'refuse.dialIsShown')

const isHidden = ({ state: s }: ReadCtx, seat: Seat): boolean => (s.known[dialOf(seat)] & PUBLIC) === 0
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
    play(ctx, seat) {
      const breach = oldestMinor(ctx)
      ctx.emit?.({ type: 'patched', seat, card: breach })
      putUnderBreachDeck(ctx, breach)
    },
  },
  /** A random card of another plunderer comes to you. */
  'bone-club': {
    rule: 'SK-10.52',
    when: resolvePatchOrFire,
    names: aSeat,
    needs: (ctx, seat) => clubbable(ctx, seat),
    refuses: (ctx, seat, target) => hasACard(ctx, seat, target) ?? (plunderedThisRound(ctx, target) ? null : didNotPlunder),
    play: (ctx, seat, target) => passUnseen(ctx, target, seat, randomCard(ctx, target)),
  },
  /** A face-down card of the Water Column (SK-R50) is turned up; Treasure is yours. */
  harpoon: {
    rule: 'SK-10.53',
    when: resolveBucket,
    names: aWaterCard,
    needs: only('SK-10.53', 'noFaceDown', ({ state: s }) => waterColumn(s).length > s.faceUp.length),
    refuses: ({ state: s }, _seat, card) => (s.faceUp.includes(card) ? isFaceUp : null),
    play(ctx, seat, card) {
      const s = ctx.state
      ctx.reveal(card)
      if (isTreasure(s.faces[card])) {
        remove(waterColumn(s), card)
        takeSeen(ctx, seat, card)
      } else {
        seenOnTable(s, card, s.faces[card])
        s.faceUp.push(card)
      }
      ctx.emit?.({ type: 'harpooned', seat, card })
    },
  },
  /** A Triple-Shot die is rolled; if it stays blank a breach is dealt. */
  grenado: {
    rule: 'SK-10.54',
    when: resolveFire,
    names: nothing,
    needs: always,
    play(ctx, seat) {
      ctx.push(GRENADO_BREACH)
      rollBareDice(ctx, seat, TRIPLE, 1)
    },
  },
  /** Another dial is shown to all: a liar's lets you draw two, a true one costs you two. */
  'spy-glass': {
    rule: 'SK-10.55',
    when: declare,
    names: aSeat,
    needs: (ctx, seat) => noScreech(ctx, seat) ?? someDialHidden(ctx, seat),
    holds: (ctx, seat) => (ctx.state.hands[seat].length > SPY_GLASS_CARDS ? null : tooFewCards),
    refuses: (ctx, seat, target) => notMe(ctx, seat, target) ?? (isHidden(ctx, target) ? null : dialIsShown),
    play(ctx, seat, target) {
      const s = ctx.state
      ctx.reveal(dialOf(target))
      const lie = dialShows(s, target) !== columnOfDial(s, target)
      ctx.emit?.({ type: 'spied', seat, target, lie, card: dialOf(target) })
      if (lie) for (let k = 0; k < SPY_GLASS_CARDS; k++) drawCard(ctx, seat, 'spyglass')
      else ctx.push(spyGlassDiscard(seat, SPY_GLASS_CARDS))
    },
  },
}

const clubbable = only('SK-10.52', 'nobodyPlundered', (ctx, seat) =>
  ctx.state.hands.some((hand, other) => other !== seat && hand.length > 0 && plunderedThisRound(ctx, other)),
)
const noScreech = only('SK-10.55', 'screech', (ctx) => !ctx.state.screech)
const someDialHidden = only('SK-10.55', 'noHiddenDial', (ctx, seat) =>
  ctx.state.hands.some((_, other) => other !== seat && isHidden(ctx, other)),
)

const discardAsk: (seat: Seat) => Ask = intern((seat) => ({ kind: 'spyglass.discard', seat }))

export const characterSteps = {
  'spyglass.discard'(ctx: Ctx, { seat, left }: CountedStep): void {
    // An item that answers a die of Angered may have taken the last card between two discards (SK-0.11).
    if (left === 0 || ctx.state.hands[seat].length === 0) return
    ctx.push(spyGlassDiscard(seat, left - 1))
    ctx.ask(discardAsk(seat))
  },

  /** SK-10.54: blank after the cannon-roll window. */
  'grenado.breach'(ctx: Ctx): void {
    if (isBlank(ctx, 0)) dealBreach(ctx)
  },
}

export const spyglassDiscard: AskKind<SinkingState, Edition, Ask, CardChoice> = {
  rule: 'SK-10.55',
  offer: ({ state: s }: ReadCtx, { seat }, to): void => offerCards(to, s.hands[seat]),
  answer: (ctx: Ctx, { seat }, { card }): void => discardUnseen(ctx, seat, card),
  fallback: (ctx: ReadCtx, { seat }) => cardChoice(defaultDiscard(ctx, seat)),
}
