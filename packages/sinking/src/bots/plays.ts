import type { Seat } from '@flotilla/kernel'
import type { ChestChoice } from '../rules/chests.ts'
import type { ShootChoice } from '../rules/fire.ts'
import type { ItemChoice } from '../rules/items/vocabulary.ts'
import { columnOfDial, dialShows, type Io } from '../board/state.ts'
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
import { isBareDie } from '../rules/volley.ts'
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
type Judge = (io: Io, outlook: Outlook, seat: Seat, choice: ItemChoice) => number

const ignoring: Judge = (io, { round }, _seat, { die = 1 }) => round * HARM[resultOf(io, die - 1)]
const hits = (io: Io, { round }: Outlook, dice: number, type: number): number =>
  io.state.submerged && type === SINGLE ? 0 : round * DAMAGE * dice * hitChance(io, type)

/** What another seat's card is worth to take: those of rich hands are better. */
const robbing: Judge = (io, { point, card }, seat, { seat: target = 0 }) => {
  const { hands, faces } = io.state
  let points = 0
  for (const held of hands[target]) points += io.knows(held, seat) ? io.edition.cards[faces[held]].points : UNSEEN_POINTS
  return (points / Math.max(1, hands[target].length)) * point * 1.3 - card
}

/** How likely a laid dial is a lie. */
function doubt(io: Io, target: Seat): number {
  const crowdedTruth = columnOfDial(io.state, target) === TREASURE ? 0.1 : 0
  return Math.max(0.05, 1 - trustIn(io, target) - crowdedTruth)
}

/** How much better another action would be now that dials are known. */
function turning(io: Io, outlook: Outlook, seat: Seat, action: number): number {
  const worth = worthOfActions(io, outlook, seat)
  return worth[action] - worth[dialShows(io.state, seat)]
}

const JUDGES: Readonly<Partial<Record<CardId, Judge>>> = {
  'decoy-cannon': ignoring,
  'sticky-starfish': ignoring,
  'war-drum': ignoring,
  'hurdy-gurdy': ignoring,
  'siren-silencers': () => 0.004,
  'siren-shiner': (io, { round }) => {
    const { dice } = io.state
    let better = 0
    for (let i = SPECIAL_DICE; i < dice.length; i++)
      if (!isIgnored(io.state, i)) better += HARM[io.edition.dice.basic[dice[i] - 1]] - HARM[io.edition.dice.basic[6 - dice[i]]]
    return round * better
  },
  'spy-glass': (io, outlook, seat, { seat: target = 0 }) => {
    const lie = doubt(io, target)
    return lie * 2 * worthOfDraw(outlook) + (1 - lie) * 2 * bestToLose(io, outlook, seat)
  },
  'grabby-crabby': (io, { point }, seat, { card = -1 }) => (pointsOfCard(io, seat, io.state.faces[card]) - 0.6) * point,
  'captains-key': (_io, { point }) => CHEST_POINTS * point + 0.002,
  'cracked-compass': (io, outlook, seat, { action = 'bucket' }) => turning(io, outlook, seat, ACTIONS.indexOf(action)) - 0.01,
  'metal-mallet': (io, outlook, _seat, { cannon = 0 }) => hits(io, outlook, 2, cannonType(cannon)),
  'wooden-mallet': (io, { round }) => (io.state.columns[BREACHES].length > 1 ? Math.abs(round) * 1.2 + 0.001 : -0.01),
  'trusty-carrot': (_io, { round }) => round * 1.2,
  cutlass: (io, { point }, seat) => {
    const rivals = Math.round(expected(io, seat)[PLUNDER])
    return rivals > 0 && rivals < io.state.columns[TREASURE].length ? 1.2 * point : -0.001
  },
  'silver-doubloon': (io, { point, card }, seat, { seat: target = 0 }) => {
    const { columns, seats } = io.state
    let plunderers = 0
    for (let other = 0; other < seats; other++) if (dialShows(io.state, other) === PLUNDER) plunderers++
    if (dialShows(io.state, target) !== PLUNDER) return -0.02 + card
    const mine = dialShows(io.state, seat) === PLUNDER
    const spoiled = columns[TREASURE].length >= plunderers ? columns[TREASURE].length / plunderers : 0
    return (mine ? 1.4 : 0.6) * spoiled * 2 * point - 3 * point + card
  },
  'bottle-o-rum': (io, outlook, seat, choice) => robbing(io, outlook, seat, choice) - outlook.point + outlook.card,
  'bone-club': robbing,
  'fishing-net': (io, outlook, seat) => {
    const { pile, faces } = io.state
    let worth = 0
    for (let i = Math.max(0, pile.length - 5); i < pile.length; i++) {
      if (!io.knows(pile[i], seat)) worth += 0.45 * (2 * outlook.point - outlook.card)
      else if (isTreasure(faces[pile[i]])) worth += worthOf(io, outlook, seat, faces[pile[i]])
    }
    return worth
  },
  'fishing-rod': (io, outlook, seat, choice) => robbing(io, outlook, seat, choice) + 0.4 * bestToLose(io, outlook, seat) + outlook.card,
  'flint-pistol': (io, outlook) => hits(io, outlook, io.state.columns[BREACHES].filter((thing) => !isBreach(thing)).length, SINGLE),
  'gem-sifter': (_io, { point, card }) => 0.7 * (3 * point - card),
  'moldy-mop': (_io, { round }, _seat, { count = 1 }) => round * 0.4 * count,
  'smelly-sponge': (io, outlook, seat, { from }) => (from === 'column' ? outlook.round * 0.4 : -worthOf(io, outlook, seat, CLEAR_WATER)),
  'spare-barrel': (_io, { round }, _seat, { cannon = 0 }) => round * 1.2 + (cannonType(cannon) === SINGLE ? 0.0001 : 0),
  'water-pistol': (io, outlook, seat, { seat: target = 0 }) =>
    -worthOf(io, outlook, seat, CLEAR_WATER) + outlook.card / (1 + io.state.hands[target].length) - outlook.point,
  'fishy-bait': (_io, { round }) => round * 0.5 + 0.0005,
  'cheeky-chum': (_io, { round }) => round * 0.8,
  harpoon: (io, { point, card }, seat, { card: aimed = -1 }) =>
    0.55 * (2.4 * point - card) + (io.knows(aimed, seat) && io.state.faces[aimed] === CLEAR_WATER ? -0.01 : 0),
  grenado: (io, outlook) => hits(io, outlook, 1, 2) - outlook.round * 0.45,
}

/** Playing an item also means one card less, and an item that scores is lost; what it could do has then been done. */
export function ratePlay(io: Io, outlook: Outlook, seat: Seat, choice: ItemChoice): number {
  const face = io.state.faces[choice.item]
  const judge = JUDGES[CARDS[face]]
  if (judge === undefined) return -1
  return judge(io, outlook, seat, choice) + gainOfLosing(io, outlook, seat, face) + USEFUL * outlook.point
}

export function rateShot(io: Io, outlook: Outlook, seat: Seat, { shoot, card }: ShootChoice): number {
  const face = io.state.faces[card]
  return (
    lastBlow(io, outlook, hits(io, outlook, 1, cannonType(shoot)), hitChance(io, cannonType(shoot))) + gainOfLosing(io, outlook, seat, face)
  )
}

/** The last damage ends the game: then its worth is that of the ending. */
function lastBlow(io: Io, outlook: Outlook, worth: number, chance: number): number {
  return io.state.damage + 1 < io.edition.limits.damage ? worth : worthOfEnding(io, outlook) * chance
}

export function rateChest(io: Io, outlook: Outlook, { chest, cannon, dice }: ChestChoice): number {
  const s = io.state
  if (dice !== undefined) {
    let chance = 0
    for (const die of dice) {
      const rolled = s.rolled[die - 1]
      const type = isBareDie(rolled) ? -1 - rolled : cannonType(rolled)
      chance += s.submerged && type === SINGLE ? 0 : hitChance(io, type)
    }
    const spared = s.faces[chest] === REROLL_2 && dice.length === 1 ? 0.002 : 0
    return lastBlow(io, outlook, outlook.round * DAMAGE * chance, chance) - spared - 0.001
  }
  const working = cannon !== undefined && s.columns[3].includes(cannon)
  return outlook.round * (cannon === undefined ? 1 : working ? 1.4 : 0.5)
}

/** Whether the pooled hammers are worth giving: they are lost otherwise. */
export const rateAgreement = (io: Io, { round }: Outlook, breach: number): number =>
  round * io.edition.breaches[io.state.faces[breach]].water + 0.0005
