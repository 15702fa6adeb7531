import { PUBLIC, start } from '@flotilla/kernel'
import { describe, expect, test } from 'vitest'
import { sinking } from '../../src/index.ts'
import { nameOfThing } from '../../src/words/names.ts'
import {
  BREACHES,
  CANNONS,
  CHARACTERS,
  CLEAR_WATER,
  ENEMIES,
  FIRST_CHEST,
  TREASURE,
  WATER,
  isGem,
  isTreasure,
} from '../../src/board/things.ts'
import { A, B, C } from '../pirates.ts'
import { given } from '../table.ts'

const SEED = '1'.padStart(64, '0')
/** A table right after set-up, before the first step of round 1: its deal happens in one go, so we undo Step 1 and 3 in counting. */
const seats = [3, 4, 5, 6] as const
const byCount = <T>(...values: readonly [T, T, T, T]) => seats.map((count, i) => [count, values[i]] as const)

test.each([2, 7])('SK-1.1 %i players are refused', (count) => {
  expect(() => start(sinking, { seats: count, seed: SEED })).toThrow(/3 to 6 seats/)
})

test('SK-1.2 six of the ten chest tokens lie two by two in sections 1 to 3, four are in the box, and nobody knows any', () => {
  const { known, chests, columns, pools } = given().state
  expect(pools[0].faces).toHaveLength(10)
  expect(known.slice(FIRST_CHEST, FIRST_CHEST + 10)).toEqual(Array.from({ length: 10 }, () => 0))
  expect(chests).toEqual([[], [], []])
  expect(columns[BREACHES].filter((thing) => thing >= FIRST_CHEST && thing < FIRST_CHEST + 10)).toEqual([])
})

test.each(byCount(7, 6, 5, 4))('SK-1.3 with %i players the game starts on level 1 with threshold %i', (count, threshold) => {
  const scene = given({ seats: count })
  expect(scene.state.sections).toBe(4)
  expect(scene.game.edition.sheets[count - 3].levels[0].threshold).toBe(threshold)
})

describe('SK-1.4, SK-R5 the First Mate', () => {
  test('SK-1.4 is a seat named by the table', () => {
    expect(given({ options: { firstMate: 2 } }).state.firstMate).toBe(2)
  })
  test('SK-R5 or drawn', () => {
    expect(given({ options: { firstMate: 'random' }, chance: { setup: [1] } }).state.firstMate).toBe(1)
  })
})

test.each([
  ['kraken', 2, ['war-drum', 'hurdy-gurdy']],
  ['shark', 2, ['fishy-bait', 'cheeky-chum']],
  ['sirens', 4, ['siren-silencers', 'siren-shiner']],
  ['skullsairs', 4, Array.from({ length: 6 }, () => 'cursed-amulet')],
])('SK-1.5, SK-R6 the %s has damage 0, %i basic dice and its own items only', (enemy, dice, items) => {
  const { state, game } = given({ options: { enemy } })
  expect(state.damage).toBe(0)
  expect(state.dice).toHaveLength(2 + dice)
  const inGame = state.pools[2].faces.filter((face) => game.edition.cards[face].kind === 'enemy').map((face) => game.edition.cards[face].id)
  expect(inGame.toSorted()).toEqual([...items].toSorted())
})

test('SK-1.5 a random enemy comes with its own cards', () => {
  expect(given({ options: { enemy: 'random' }, chance: { setup: [3] } }).state.pools[2].faces).toHaveLength(74)
  expect(given({ options: { enemy: 'random' }, chance: { setup: [1] } }).state.enemy).toBe('shark')
})

test('SK-1.6, SK-R7 characters are chosen in seat order, none twice', () => {
  given({ options: { firstMate: 1, characters: 'choose' } })
    .asks({ B: 'setup.character' })
    .when(B.is('quinn'))
    .asks({ C: 'setup.character' })
    .refuses(C.is('quinn'), 'SK-1.6', 'refuse.isTaken')
    .timesOut(C.is('pete'))
    .when(A.is('netty'))
    .check(({ characters }) => expect(characters.map((who) => CHARACTERS[who])).toEqual(['netty', 'quinn', 'pete']))
})

test('SK-1.6 or drawn', () => {
  const { characters } = given({ options: { characters: 'random' }, chance: { setup: [5, 0, 0] } }).state
  expect(characters).toEqual([5, 0, 1])
})

test('SK-1.7, SK-14.1, SK-14.2 every hand is the own item and 3 Clear Water, known to all; unused items are Treasure', () => {
  const { state: s } = given({ options: { characters: ['genny', 'pete', 'quinn'] } })
  const hands = s.hands.map((hand) => hand.map((card) => nameOfThing(s, card)).join(' '))
  const water = 'clear-water clear-water clear-water'
  expect(hands).toEqual([`grenado ${water}`, `cutlass ${water}`, `spy-glass ${water}`])
  expect(s.hands.flat().every((card) => (s.known[card] & PUBLIC) !== 0)).toBe(true)
  const others = [...s.deck, ...s.columns[TREASURE], ...s.columns[WATER]].map((card) => nameOfThing(s, card))
  expect(others).toEqual(expect.arrayContaining(['trusty-carrot', 'bone-club', 'harpoon']))
})

test('SK-1.8 the Treasure Column starts with 2 open Treasures, never Clear Water', () => {
  for (let luck = 0; luck < 20; luck++) {
    const s = start(sinking, { seats: 3, seed: luck.toString(16).padStart(64, '0'), options: { characters: 'random' } })
    expect(s.columns[TREASURE].every((card) => isTreasure(s.faces[card]) && (s.known[card] & PUBLIC) !== 0)).toBe(true)
  }
})

describe('SK-1.9 to SK-1.11 the Water Deck', () => {
  test.each(byCount(15, 20, 25, 30))('SK-1.9 with %i players %i Clear Water are in the game', (count, water) => {
    expect(given({ seats: count }).state.pools[2].faces.filter((face) => face === CLEAR_WATER)).toHaveLength(water)
  })

  test.each(
    ['kraken', 'shark', 'sirens', 'skullsairs'].flatMap((enemy) =>
      byCount(55, 56, 57, 58).map(([count, deck]) => [enemy, count, deck + (enemy === 'skullsairs' ? 4 : 0)] as const),
    ),
  )('SK-1.10, SK-1.11 %s, %i players: %i cards are left after 1 was dealt face down', (enemy, count, deck) => {
    const { state: s } = given({ seats: count, options: { enemy } })
    // Since then Step 1 (one Minor Breach) and Step 3 have dealt.
    const dealt = s.columns[WATER].length - 1 + (s.columns[TREASURE].length - 2)
    expect(s.deck.length + dealt).toBe(deck)
    expect(s.known[s.columns[WATER][0]]).toBe(0)
  })
})

describe('SK-1.12 to SK-1.14, SK-R53 breaches and cannons', () => {
  test.each([
    [3, '6/3/0/0'],
    [4, '5/4/0/0'],
    [5, '3/3/3/0'],
    [6, '2/3/2/2'],
  ])('SK-1.12 with %i players the 9 breach cards are %s', (count, kinds) => {
    const { pools } = given({ seats: count }).state
    expect([0, 1, 2, 3].map((kind) => pools[1].faces.filter((face) => face === kind).length).join('/')).toBe(kinds)
  })

  test('SK-1.13, SK-1.14, SK-R53 Minor, Double-Shot, Single-Shot; a working Single-Shot; no permanent token yet', () => {
    const { state: s } = given({ options: { enemy: 'sirens' }, chance: { special: [2, 2], basic: [2, 2, 2, 2] } })
    expect(s.columns[BREACHES].map((thing) => nameOfThing(s, thing))).toEqual(['minor', 'double', 'single'])
    expect(s.columns[CANNONS].map((thing) => nameOfThing(s, thing))).toEqual(['single'])
    expect(s.breachDeck).toHaveLength(8)
  })
})

test('SK-1.15 round 1 starts with Step 1', () => {
  expect(given().state.round).toBe(1)
})

test('the Gems of the game are 26 worth 86 points', () => {
  const { state, game } = given()
  const gems = state.pools[2].faces.filter(isGem)
  expect(gems).toHaveLength(26)
  expect(gems.reduce((sum, face) => sum + game.edition.cards[face].points, 0)).toBe(86)
})

test("SK-0.14 each basic, character's and enemy's item exists once; only amulets have copies", () => {
  const items = sinking.edition.cards.filter(({ kind }) => kind === 'basic' || kind === 'character' || kind === 'enemy')
  expect(items.filter(({ copies }) => copies !== 1).map(({ id }) => id)).toEqual(['cursed-amulet'])
})

test('SK-1.16 the recommended order of enemies is that of a voyage, and the first is the one a table starts with', () => {
  expect(ENEMIES).toEqual(['kraken', 'shark', 'sirens', 'skullsairs'])
  expect(given().state.enemy).toBe(ENEMIES[0])
})
