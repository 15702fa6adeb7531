import type { Seat } from '@flotilla/kernel'
import type { ChestChoice } from '../rules/chest-tokens.ts'
import { isBareDie, type ShootChoice } from '../rules/fire.ts'
import type { ItemChoice } from '../rules/items/vocabulary.ts'
import { columnOfDial, dialShows, type ReadCtx } from '../board/state.ts'
import { SPECIAL_DICE, isIgnored, resultOf, type Result } from '../rules/threat.ts'
import {
  ACTIONS,
  BREACHES,
  CARDS,
  CLEAR_WATER,
  PLUNDER,
  REROLL_2,
  SINGLE,
  TREASURE,
  cannonType,
  isBreach,
  isTreasure,
  type CardId,
} from '../board/things.ts'
import { trustIn } from './beliefs.ts'
import { USEFUL, bestToLose, gainOfLosing, pointsOfCard, worthOf, worthOfDraw } from './cards.ts'
import { expected, worthOfActions } from './actions.ts'
import { hitChance } from './clocks.ts'
import { CHEST_POINTS, UNSEEN_POINTS, worthOfEnding, type Outlook } from './outlook.ts'

/** What the results of the enemy dice do to the ship, in rounds round. */
const HARM: Readonly<Record<Result, number>> = { water: 0.35, breach: 1, cannon: 0.8, blank: 0, attack1: 0.4, attack2: 0.7 }
/** Damage is worth about so many rounds round. */
const DAMAGE = 1.5

/** A play is compared with passing, which is 0; what is left over is a share of the victory. */
type Judge = (ctx: ReadCtx, outlook: Outlook, seat: Seat, choice: ItemChoice) => number

const ignoring: Judge = (ctx, { round }, _seat, { die = 1 }) => round * HARM[resultOf(ctx, die - 1)]
const hits = (ctx: ReadCtx, { round }: Outlook, dice: number, type: number): number =>
  ctx.state.submerged && type === SINGLE ? 0 : round * DAMAGE * dice * hitChance(ctx, type)

/** What another seat's card is worth to take: those of rich hands are better. */
const robbing: Judge = (ctx, { point, card }, seat, { seat: target = 0 }) => {
  const { hands, faces } = ctx.state
  let points = 0
  for (const held of hands[target]) points += ctx.knows(held, seat) ? ctx.edition.cards[faces[held]].points : UNSEEN_POINTS
  return (points / Math.max(1, hands[target].length)) * point * 1.3 - card
}

/** How likely a laid dial is a lie. */
function doubt(ctx: ReadCtx, target: Seat): number {
  const crowdedTruth = columnOfDial(ctx.state, target) === TREASURE ? 0.1 : 0
  return Math.max(0.05, 1 - trustIn(ctx, target) - crowdedTruth)
}

/** How much better another action would be now that dials are known. */
function turning(ctx: ReadCtx, outlook: Outlook, seat: Seat, action: number): number {
  const worth = worthOfActions(ctx, outlook, seat)
  return worth[action] - worth[dialShows(ctx.state, seat)]
}

const JUDGES: Readonly<Partial<Record<CardId, Judge>>> = {
  'decoy-cannon': ignoring,
  'sticky-starfish': ignoring,
  'war-drum': ignoring,
  'hurdy-gurdy': ignoring,
  'siren-silencers': () => 0.004,
  'siren-shiner': (ctx, { round }) => {
    const { dice } = ctx.state
    let better = 0
    for (let i = SPECIAL_DICE; i < dice.length; i++)
      if (!isIgnored(ctx.state, i)) better += HARM[ctx.edition.dice.basic[dice[i] - 1]] - HARM[ctx.edition.dice.basic[6 - dice[i]]]
    return round * better
  },
  'spy-glass': (ctx, outlook, seat, { seat: target = 0 }) => {
    const lie = doubt(ctx, target)
    return lie * 2 * worthOfDraw(outlook) + (1 - lie) * 2 * bestToLose(ctx, outlook, seat)
  },
  'grabby-crabby': (ctx, { point }, seat, { card = -1 }) => (pointsOfCard(ctx, seat, ctx.state.faces[card]) - 0.6) * point,
  'captains-key': (_io, { point }) => CHEST_POINTS * point + 0.002,
  'cracked-compass': (ctx, outlook, seat, { action = 'bucket' }) => turning(ctx, outlook, seat, ACTIONS.indexOf(action)) - 0.01,
  'metal-mallet': (ctx, outlook, _seat, { cannon = 0 }) => hits(ctx, outlook, 2, cannonType(cannon)),
  'wooden-mallet': (ctx, { round }) => (ctx.state.columns[BREACHES].length > 1 ? Math.abs(round) * 1.2 + 0.001 : -0.01),
  'trusty-carrot': (_io, { round }) => round * 1.2,
  cutlass: (ctx, { point }, seat) => {
    const rivals = Math.round(expected(ctx, seat)[PLUNDER])
    return rivals > 0 && rivals < ctx.state.columns[TREASURE].length ? 1.2 * point : -0.001
  },
  'silver-doubloon': (ctx, { point, card }, seat, { seat: target = 0 }) => {
    const { columns, seats } = ctx.state
    let plunderers = 0
    for (let other = 0; other < seats; other++) if (dialShows(ctx.state, other) === PLUNDER) plunderers++
    if (dialShows(ctx.state, target) !== PLUNDER) return -0.02 + card
    const mine = dialShows(ctx.state, seat) === PLUNDER
    const spoiled = columns[TREASURE].length >= plunderers ? columns[TREASURE].length / plunderers : 0
    return (mine ? 1.4 : 0.6) * spoiled * 2 * point - 3 * point + card
  },
  'bottle-o-rum': (ctx, outlook, seat, choice) => robbing(ctx, outlook, seat, choice) - outlook.point + outlook.card,
  'bone-club': robbing,
  'fishing-net': (ctx, outlook, seat) => {
    const { pile, faces } = ctx.state
    let worth = 0
    for (let i = Math.max(0, pile.length - 5); i < pile.length; i++) {
      if (!ctx.knows(pile[i], seat)) worth += 0.45 * (2 * outlook.point - outlook.card)
      else if (isTreasure(faces[pile[i]])) worth += worthOf(ctx, outlook, seat, faces[pile[i]])
    }
    return worth
  },
  'fishing-rod': (ctx, outlook, seat, choice) => robbing(ctx, outlook, seat, choice) + 0.4 * bestToLose(ctx, outlook, seat) + outlook.card,
  'flint-pistol': (ctx, outlook) => hits(ctx, outlook, ctx.state.columns[BREACHES].filter((thing) => !isBreach(thing)).length, SINGLE),
  'gem-sifter': (_io, { point, card }) => 0.7 * (3 * point - card),
  'moldy-mop': (_io, { round }, _seat, { count = 1 }) => round * 0.4 * count,
  'smelly-sponge': (ctx, outlook, seat, { from }) => (from === 'column' ? outlook.round * 0.4 : -worthOf(ctx, outlook, seat, CLEAR_WATER)),
  'spare-barrel': (_io, { round }, _seat, { cannon = 0 }) => round * 1.2 + (cannonType(cannon) === SINGLE ? 0.0001 : 0),
  'water-pistol': (ctx, outlook, seat, { seat: target = 0 }) =>
    -worthOf(ctx, outlook, seat, CLEAR_WATER) + outlook.card / (1 + ctx.state.hands[target].length) - outlook.point,
  'fishy-bait': (_io, { round }) => round * 0.5 + 0.0005,
  'cheeky-chum': (_io, { round }) => round * 0.8,
  harpoon: (ctx, { point, card }, seat, { card: aimed = -1 }) =>
    0.55 * (2.4 * point - card) + (ctx.knows(aimed, seat) && ctx.state.faces[aimed] === CLEAR_WATER ? -0.01 : 0),
  grenado: (ctx, outlook) => hits(ctx, outlook, 1, 2) - outlook.round * 0.45,
}

/** Playing an item also means one card less, and an item that scores is lost; what it could do has then been done. */
export function ratePlay(ctx: ReadCtx, outlook: Outlook, seat: Seat, choice: ItemChoice): number {
  const face = ctx.state.faces[choice.item]
  const judge = JUDGES[CARDS[face]]
  if (judge === undefined) return -1
  return judge(ctx, outlook, seat, choice) + gainOfLosing(ctx, outlook, seat, face) + USEFUL * outlook.point
}

export function rateShot(ctx: ReadCtx, outlook: Outlook, seat: Seat, { shoot, card }: ShootChoice): number {
  const face = ctx.state.faces[card]
  return (
    lastBlow(ctx, outlook, hits(ctx, outlook, 1, cannonType(shoot)), hitChance(ctx, cannonType(shoot))) +
    gainOfLosing(ctx, outlook, seat, face)
  )
}

/** The last damage ends the game: then its worth is that of the ending. */
function lastBlow(ctx: ReadCtx, outlook: Outlook, worth: number, chance: number): number {
  return ctx.state.damage + 1 < ctx.edition.limits.damage ? worth : worthOfEnding(ctx, outlook) * chance
}

export function rateChest(ctx: ReadCtx, outlook: Outlook, { chest, cannon, dice }: ChestChoice): number {
  const s = ctx.state
  if (dice !== undefined) {
    let chance = 0
    for (const die of dice) {
      const rolled = s.rolled[die - 1]
      const type = isBareDie(rolled) ? -1 - rolled : cannonType(rolled)
      chance += s.submerged && type === SINGLE ? 0 : hitChance(ctx, type)
    }
    const spared = s.faces[chest] === REROLL_2 && dice.length === 1 ? 0.002 : 0
    return lastBlow(ctx, outlook, outlook.round * DAMAGE * chance, chance) - spared - 0.001
  }
  const working = cannon !== undefined && s.columns[3].includes(cannon)
  return outlook.round * (cannon === undefined ? 1 : working ? 1.4 : 0.5)
}

/** Whether the pooled hammers are worth giving: they are lost otherwise. */
export const rateAgreement = (ctx: ReadCtx, { round }: Outlook, breach: number): number =>
  round * ctx.edition.breaches[ctx.state.faces[breach]].water + 0.0005
