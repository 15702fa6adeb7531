import { explained, type Explained, type Explains, type Message, type Seat } from '@flotilla/kernel'
import { enemyOf, leakOf, sheetOf, type SinkingState, type ReadCtx } from '../board/state.ts'
import {
  ACTIONS,
  BREACHES,
  CANNONS,
  COLUMNS,
  CURSED_AMULET,
  FIRST_CARD,
  RUBBER_DUCKY,
  TREASURE,
  TREASURE_MAP,
  WATER,
  WATER_FLASK,
  isBreach,
  isCannon,
  isChest,
  isGem,
  isPermanent,
} from '../board/things.ts'
import type { Edition } from '../edition/schema.ts'
import { countedCards, pointsOf, totalOf } from '../rules/end-and-scoring.ts'
import { ITEMS } from '../rules/items/index.ts'
import { nameOfResult, resultOf } from '../rules/threat.ts'
import { nameOfThing } from '../words/names.ts'
import { symbol } from './symbols.ts'
import { explainWords } from './words.ts'

const COLUMN_RULES = ['SK-6.10', 'SK-6.23', 'SK-6.31', 'SK-6.51'] as const

function room(ctx: ReadCtx, column: number): Explained | null {
  const s = ctx.state
  const name = COLUMNS[column]
  if (name === undefined) return null
  const n = s.columns[column].length
  const dials = s.dials[column].length
  const now =
    column === BREACHES
      ? { n, leak: leakOf(ctx), busted: s.columns[column].filter(isCannon).length, dials }
      : column === CANNONS || column === TREASURE
        ? { n, dials }
        : { n, threshold: sheetOf(ctx).threshold, dials }
  return explained(`room.${name}`, COLUMN_RULES[column], now, { action: ACTIONS[column] })
}

function gauge(ctx: ReadCtx): Explained {
  const water = ctx.state.columns[WATER].length
  const { threshold } = sheetOf(ctx)
  const leak = leakOf(ctx)
  return explained('gauge', 'SK-2.5', { water, threshold, leak, total: water + leak, sinks: water + leak >= threshold }, { threshold })
}

function enemy(ctx: ReadCtx): Explained {
  const { damage } = ctx.state
  const { basicDice } = enemyOf(ctx)
  const of = ctx.edition.limits.damage
  return explained('enemy', 'SK-13.1', { damage, of, left: of - damage, dice: basicDice[Math.min(damage, basicDice.length - 1)] }, { of })
}

function hand(ctx: ReadCtx, seat: Seat): Explained {
  const { gems, items, map, flask, amulets, chests } = pointsOf(ctx, seat)
  return explained('hand', 'SK-9.5', {
    points: totalOf(pointsOf(ctx, seat)),
    gems,
    items: items + map + flask + amulets,
    chests,
    cards: countedCards(ctx, seat),
  })
}

function pirate(ctx: ReadCtx, seat: Seat): Explained | null {
  const { hands, chests, firstMate } = ctx.state
  if (hands[seat] === undefined) return null
  return explained('pirate', 'SK-4.3', { cards: hands[seat].length, chests: chests[seat].length, first: firstMate === seat }, { seat })
}

/** A card, token, breach or cannon: its name, and its own words where it has some. */
function thing(ctx: ReadCtx, back: number): Explained | null {
  const face = ctx.state.faces[back]
  if (face === undefined || back < 0) return null
  const name = nameOfThing(ctx.state, back)
  if (isPermanent(back)) return explained('permanent', 'SK-2.1')
  if (isBreach(back) && face >= 0) {
    const { water, hammers } = ctx.edition.breaches[face]
    return explained('breach', 'SK-6.34', null, { thing: name, water, hammers })
  }
  if (isCannon(back) && face >= 0)
    return explained('cannon', 'SK-12.1', { busted: ctx.state.columns[BREACHES].includes(back) }, { thing: name })
  if (isChest(back)) return explained('chest', face < 0 ? 'SK-11.1' : 'SK-11.2', null, { thing: name })
  if (back < FIRST_CARD) return explained('dial', 'SK-4.3')
  return card(ctx, face, name)
}

/** The items that are never played, but count in the hand when the game ends; of all items only Somber Skull does neither. */
const AT_THE_END: ReadonlyMap<number, string> = new Map([
  [TREASURE_MAP, 'SK-9.9'],
  [WATER_FLASK, 'SK-9.10'],
  [CURSED_AMULET, 'SK-9.11'],
  [RUBBER_DUCKY, 'SK-9.12'],
])

function card(ctx: ReadCtx, face: number, name: string): Explained {
  if (face < 0) return explained('hidden', 'SK-0.4')
  const { kind, points } = ctx.edition.cards[face]
  if (kind === 'water') return explained('water', 'SK-9.6')
  if (isGem(face)) return explained('gem', 'SK-9.5', null, { thing: name, points })
  const what: Message = { code: `item.${name}` }
  const item = ITEMS[face]
  if (item !== null) return { what, now: { code: 'explain.item.now', params: { thing: name, points } }, rule: item.rule }
  const rule = AT_THE_END.get(face)
  return {
    what,
    now: { code: rule === undefined ? 'explain.idle.now' : 'explain.held.now', params: { thing: name } },
    rule: rule ?? 'SK-10.37',
  }
}

function die(ctx: ReadCtx, which: number): Explained | null {
  const s = ctx.state
  if (s.dice[which] === undefined) return null
  const ignored = (s.ignored & (1 << which)) !== 0
  const result = nameOfResult(ctx, resultOf(ctx, which))
  const special = ['water', 'breach', 'cannon', 'blank'].includes(result) ? null : { code: `attack.${result}` }
  const plain = explained(
    `die.${result}`,
    result === 'water' ? 'SK-3.8' : result === 'breach' ? 'SK-3.9' : result === 'cannon' ? 'SK-3.10' : 'SK-3.11',
  )
  const { what } = special === null ? plain : { what: special }
  return { what, now: ignored ? { code: 'explain.ignored.now' } : null, rule: special === null ? plain.rule : 'SK-3.7' }
}

const piles: Readonly<Record<string, (ctx: ReadCtx) => Explained>> = {
  deck: ({ state }) => explained('deck', 'SK-0.7', { n: state.deck.length }),
  pile: ({ state }) => explained('pile', 'SK-0.5', { n: state.pile.length }),
  breachDeck: ({ state }) => explained('breachDeck', 'SK-3.9', { n: state.breachDeck.length }),
  belly: ({ state }) => explained('belly', 'SK-13.25', { n: state.belly.length }),
  stash: ({ state }) => explained('stash', 'SK-13.43', { n: state.stash.length }),
  gauge,
  // The same water, where it stands.
  hold: gauge,
  enemy,
}

function explain(ctx: ReadCtx, name: string, side: Seat): Explained | null {
  const [kind, number] = name.split(':')
  const at = Number(number)
  switch (kind) {
    case 'room':
      return room(
        ctx,
        COLUMNS.findIndex((column) => column === number),
      )
    case 'seat':
    case 'plate':
      return pirate(ctx, at)
    case 'thing':
      return thing(ctx, at)
    case 'die':
      return die(ctx, at)
    case 'hand':
      return hand(ctx, side)
    default:
      return piles[name]?.(ctx) ?? symbol(ctx, name, side)
  }
}

/** What lies on the table of We're Sinking!, in words. */
export const sinkingExplains: Explains<SinkingState, Edition> = { game: 'sinking', words: explainWords, explain }
