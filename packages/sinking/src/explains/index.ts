import { explained, type Explained, type Explains, type Message, type Seat } from '@flotilla/kernel'
import { enemyOf, leakOf, sheetOf, type Io, type SinkingState } from '../board/state.ts'
import {
  ACTIONS,
  BREACHES,
  CANNONS,
  COLUMNS,
  FIRST_CARD,
  TREASURE,
  WATER,
  isBreach,
  isCannon,
  isChest,
  isGem,
  isPermanent,
} from '../board/things.ts'
import type { Edition } from '../edition/schema.ts'
import { countedCards, pointsOf, totalOf } from '../rules/end.ts'
import { nameOfResult, resultOf } from '../rules/threat.ts'
import { nameOfThing } from '../words/names.ts'
import { de, en } from './words.ts'

const COLUMN_RULES = ['SK-6.10', 'SK-6.23', 'SK-6.31', 'SK-6.51'] as const

function room(io: Io, column: number): Explained | null {
  const s = io.state
  const name = COLUMNS[column]
  if (name === undefined) return null
  const n = s.columns[column].length
  const dials = s.dials[column].length
  const now =
    column === BREACHES
      ? { n, leak: leakOf(io), busted: s.columns[column].filter(isCannon).length, dials }
      : column === CANNONS || column === TREASURE
        ? { n, dials }
        : { n, threshold: sheetOf(io).threshold, dials }
  return explained(`room.${name}`, COLUMN_RULES[column], now, { action: ACTIONS[column] })
}

function gauge(io: Io): Explained {
  const water = io.state.columns[WATER].length
  const { threshold } = sheetOf(io)
  const leak = leakOf(io)
  return explained('gauge', 'SK-2.5', { water, threshold, leak, total: water + leak, sinks: water + leak >= threshold }, { threshold })
}

function enemy(io: Io): Explained {
  const { damage } = io.state
  const { basicDice } = enemyOf(io)
  const of = io.edition.limits.damage
  return explained('enemy', 'SK-13.1', { damage, of, left: of - damage, dice: basicDice[Math.min(damage, basicDice.length - 1)] }, { of })
}

function hand(io: Io, seat: Seat): Explained {
  const { gems, items, map, flask, amulets, chests } = pointsOf(io, seat)
  return explained('hand', 'SK-9.5', {
    points: totalOf(pointsOf(io, seat)),
    gems,
    items: items + map + flask + amulets,
    chests,
    cards: countedCards(io, seat),
  })
}

function pirate(io: Io, seat: Seat): Explained | null {
  const { hands, chests, firstMate } = io.state
  if (hands[seat] === undefined) return null
  return explained('pirate', 'SK-4.3', { cards: hands[seat].length, chests: chests[seat].length, first: firstMate === seat }, { seat })
}

/** A card, token, breach or cannon: its name, and its own words where it has some. */
function thing(io: Io, back: number): Explained | null {
  const face = io.state.faces[back]
  if (face === undefined || back < 0) return null
  const name = nameOfThing(io.state, back)
  if (isPermanent(back)) return explained('permanent', 'SK-2.1')
  if (isBreach(back) && face >= 0) {
    const { water, hammers } = io.edition.breaches[face]
    return explained('breach', 'SK-6.34', null, { thing: name, water, hammers })
  }
  if (isCannon(back) && face >= 0)
    return explained('cannon', 'SK-12.1', { busted: io.state.columns[BREACHES].includes(back) }, { thing: name })
  if (isChest(back)) return explained('chest', face < 0 ? 'SK-11.1' : 'SK-11.2', null, { thing: name })
  if (back < FIRST_CARD) return explained('dial', 'SK-4.3')
  return card(io, face, name)
}

function card(io: Io, face: number, name: string): Explained {
  if (face < 0) return explained('hidden', 'SK-0.4')
  const { kind, points } = io.edition.cards[face]
  if (kind === 'water') return explained('water', 'SK-9.6')
  if (isGem(face)) return explained('gem', 'SK-9.5', null, { thing: name, points })
  const what: Message = { code: `item.${name}` }
  return { what, now: { code: 'explain.item.now', params: { thing: name, points } }, rule: 'SK-10.1' }
}

function die(io: Io, which: number): Explained | null {
  const s = io.state
  if (s.dice[which] === undefined) return null
  const ignored = (s.ignored & (1 << which)) !== 0
  const result = nameOfResult(io, resultOf(io, which))
  const special = ['water', 'breach', 'cannon', 'blank'].includes(result) ? null : { code: `attack.${result}` }
  const plain = explained(
    `die.${result}`,
    result === 'water' ? 'SK-3.8' : result === 'breach' ? 'SK-3.9' : result === 'cannon' ? 'SK-3.10' : 'SK-3.11',
  )
  const { what } = special === null ? plain : { what: special }
  return { what, now: ignored ? { code: 'explain.ignored.now' } : null, rule: special === null ? plain.rule : 'SK-3.7' }
}

const piles: Readonly<Record<string, (io: Io) => Explained>> = {
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

function explain(io: Io, name: string, side: Seat): Explained | null {
  const [kind, number] = name.split(':')
  const at = Number(number)
  switch (kind) {
    case 'room':
      return room(
        io,
        COLUMNS.findIndex((column) => column === number),
      )
    case 'seat':
    case 'plate':
      return pirate(io, at)
    case 'thing':
      return thing(io, at)
    case 'die':
      return die(io, at)
    case 'hand':
      return hand(io, side)
    default:
      return piles[name]?.(io) ?? null
  }
}

/** What lies on the table of We're Sinking!, in words. */
export const sinkingExplains: Explains<SinkingState, Edition> = { game: 'sinking', words: { en, de }, explain }
