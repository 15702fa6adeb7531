import { reason, seatBit, type Seat } from '@flotilla/kernel'
import { countBusted, notUpgradable, repair, upgrade } from '../cannons.ts'
import { takeChest } from '../chest-tokens.ts'
import { discardSeen } from '../discard.ts'
import { leaveSeen, passSeen, passUnseen, randomCard, takeSeen } from '../hands.ts'
import { turnDial } from '../honesty.ts'
import { seenOnTable } from '../../board/ledger.ts'
import { cardWithFace, dialShows, remove, treasureColumn, waterColumn, type Ctx } from '../../board/state.ts'
import { CLEAR_WATER, SINGLE, isTreasure, type CardId } from '../../board/things.ts'
import { mopWater, type CountedStep } from '../steps.ts'
import { rollBareDice } from '../fire.ts'
import { SIFTED, castRod, changeAsk, sifterAsk } from './decisions.ts'
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
    play(ctx, seat, target, card) {
      passUnseen(ctx, target, seat, randomCard(ctx, target))
      takeSeen(ctx, target, card)
      ctx.emit?.({ type: 'passed', seat, to: target, card })
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
    refuses: (ctx, seat, action) => (dialShows(ctx.state, seat) === action ? itsOwnFace : null),
    play: (ctx, seat, action) => turnDial(ctx, seat, action, seat),
  },
  /** One cannon result is ignored. */
  'decoy-cannon': {
    rule: 'SK-10.23',
    when: enemyDiceRolled,
    names: aDie,
    needs: result('SK-10.23', 'cannon'),
    refuses: showing('SK-10.23', 'cannon'),
    play: (ctx, _seat, die) => ignore(ctx, die),
  },
  /** The top five of the pile are looked at: Treasure is shown and taken, Clear Water stays. */
  'fishing-net': {
    rule: 'SK-10.24',
    when: resolveBucket,
    names: nothing,
    needs: only('SK-10.24', 'pileTooSmall', (ctx) => ctx.state.pile.length >= NET),
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
    play: (ctx, seat) => rollBareDice(ctx, seat, SINGLE, countBusted(ctx.state)),
  },
  /** You look at the top three of the deck and may show and take one Gem. */
  'gem-sifter': {
    rule: 'SK-10.27',
    when: resolveBucket,
    names: nothing,
    needs: only('SK-10.27', 'deckTooSmall', (ctx) => ctx.state.deck.length >= SIFTED),
    play(ctx, seat) {
      const { deck } = ctx.state
      for (let k = 1; k <= SIFTED; k++) ctx.show(deck[deck.length - k], seatBit(seat))
      ctx.ask(sifterAsk(seat))
    },
  },
  /** Take a card of the Treasure Column; the Crabby takes its place. */
  'grabby-crabby': {
    rule: 'SK-10.28',
    when: declare,
    names: aTreasureInTheColumn,
    needs: treasureColumnNotEmpty('SK-10.28'),
    goes: true,
    play(ctx, seat, card, crabby) {
      const column = treasureColumn(ctx.state)
      column[column.indexOf(card)] = crabby
      takeSeen(ctx, seat, card)
      ctx.emit?.({ type: 'grabbed', seat, card })
    },
  },
  /** A busted cannon is repaired. */
  'metal-mallet': {
    rule: 'SK-10.29',
    when: revealFire,
    names: aBustedCannon,
    needs: aBustedCannonExists('SK-10.29'),
    play: (ctx, seat, cannon) => repair(ctx, cannon, seat),
  },
  /** One to three face-up Clear Water of the Water Column are discarded. */
  'moldy-mop': {
    rule: 'SK-10.30',
    when: resolveBucket,
    names: upTo(3),
    needs: only('SK-10.30', 'noClearInColumn', (ctx) => oldestClear(ctx) !== -1),
    refuses: (ctx, _seat, count) => (ctx.state.faceUp.length < count ? tooFewInColumn : null),
    play: (ctx, seat, count) => ctx.push(mopWater(seat, count)),
  },
  /** Another seat gets it and must turn its dial. */
  'silver-doubloon': {
    rule: 'SK-10.31',
    when: reveal,
    names: aSeat,
    needs: always,
    refuses: another('SK-10.31'),
    goes: true,
    play(ctx, seat, target, card) {
      takeSeen(ctx, target, card)
      ctx.emit?.({ type: 'passed', seat, to: target, card })
      ctx.ask(changeAsk(target, seat))
    },
  },
  /** One Clear Water is discarded, from the Water Column or your hand. */
  'smelly-sponge': {
    rule: 'SK-10.32',
    when: resolveBucket,
    names: columnOrHand,
    needs: always,
    refuses: (ctx, seat, source) =>
      source === COLUMN
        ? oldestClear(ctx) === -1
          ? noneInColumn
          : null
        : cardWithFace(ctx.state, seat, CLEAR_WATER) === -1
          ? noneInHand
          : null,
    play(ctx, seat, source) {
      if (source === COLUMN) return mopUp(ctx, seat)
      const card = cardWithFace(ctx.state, seat, CLEAR_WATER)
      leaveSeen(ctx, seat, card)
      discardSeen(ctx, seat, card)
    },
  },
  /** A working cannon is upgraded. */
  'spare-barrel': {
    rule: 'SK-10.33',
    when: resolvePatch,
    names: aWorkingCannon,
    needs: anUpgradableCannonWorks('SK-10.33'),
    refuses: (ctx, _seat, cannon) => notUpgradable(ctx.state, cannon),
    play: (ctx, _seat, cannon) => upgrade(ctx, cannon),
  },
  /** One breach result is ignored. */
  'sticky-starfish': {
    rule: 'SK-10.34',
    when: enemyDiceRolled,
    names: aDie,
    needs: result('SK-10.34', 'breach'),
    refuses: showing('SK-10.34', 'breach'),
    play: (ctx, _seat, die) => ignore(ctx, die),
  },
  /** A Clear Water of yours goes to another seat. */
  'water-pistol': {
    rule: 'SK-10.35',
    when: resolveBucket,
    names: aSeat,
    needs: always,
    holds: clearWaterInHand('SK-10.35'),
    refuses: another('SK-10.35'),
    play(ctx, seat, target) {
      const card = cardWithFace(ctx.state, seat, CLEAR_WATER)
      passSeen(ctx, seat, target, card)
      ctx.emit?.({ type: 'squirted', seat, target, card })
    },
  },
  /** One more hammer this round, if you resolve Patch. */
  'wooden-mallet': {
    rule: 'SK-10.36',
    when: revealPatch,
    names: nothing,
    needs: always,
    play(ctx, seat) {
      ctx.state.mallets |= seatBit(seat)
    },
  },
}

function castNet(ctx: Ctx, seat: Seat): void {
  const { pile, faces } = ctx.state
  const caught: number[] = []
  for (let i = pile.length - NET; i < pile.length; i++) {
    ctx.reveal(pile[i])
    if (isTreasure(faces[pile[i]])) caught.push(pile[i])
    else seenOnTable(ctx.state, pile[i], CLEAR_WATER)
  }
  for (const card of caught) {
    remove(pile, card)
    takeSeen(ctx, seat, card)
  }
  ctx.emit?.({ type: 'netted', seat, cards: caught })
}

/** The oldest Clear Water that lies face up in the Water Column is discarded. */
function mopUp(ctx: Ctx, seat: Seat): void {
  const card = oldestClear(ctx)
  if (card === -1) return
  remove(waterColumn(ctx.state), card)
  remove(ctx.state.faceUp, card)
  discardSeen(ctx, seat, card)
}

export const basicItemSteps = {
  /** SK-10.30, SK-0.5: card after card, each followed by its dice (SK-13.13). */
  'mop.water'(ctx: Ctx, { seat, left }: CountedStep): void {
    if (left > 1) ctx.push(mopWater(seat, left - 1))
    mopUp(ctx, seat)
  },
}
