import { type Pool, repeat, type State } from '@flotilla/kernel'
import {
  championOf,
  chart,
  CLUES,
  type Ctx,
  DECKS,
  GOOD_KINDS,
  home,
  NOTHING_USED,
  type QuestsState,
  type ReadCtx,
  type Ship,
  SOURCES,
  teamOf,
  teams,
} from '../board/state.ts'
import { championAsk, take, unmetChampion } from './champions/champion-choice.ts'
import { teamsOf } from './teams.ts'
import { gainAmmo, supplyOf } from './supplies.ts'
import { MOST_ISLANDS } from '../board/chart.ts'
import { layoutOf, type Options } from './options.ts'
import type { Edition } from '../edition/schema.ts'
import { islandNumber } from '../board/pieces.ts'
import { cardsOf } from '../board/cards.ts'
import { dealTokens, tokensFor } from './exploration-tokens.ts'
import { homesOf, signsOf } from '../board/maps.ts'
import {
  type Numbered,
  SETUP_DECKS,
  SETUP_GOODS,
  SETUP_HOMES,
  SETUP_MAP,
  SETUP_MARAUDERS,
  SETUP_TOKENS,
  setupChampion,
  TURN_REFRESH,
} from './steps.ts'
import { draw } from './decks.ts'
import { placeMarauders } from './marauders/marauder-setup.ts'
import { randomMap } from '../board/random-map.ts'
import { CELLS, isCorner } from '../board/hexes.ts'
import { beginTileDraft } from './variants/tile-draft.ts'

const newShip = (): Ship => ({
  champion: -1,
  cell: 0,
  coins: 0,
  ammo: 0,
  bonus: 0,
  damage: 0,
  sails: 0,
  readySails: 0,
  cannons: 0,
  readyCannons: 0,
  slots: 0,
  cargo: repeat(GOOD_KINDS, 0),
  loot: [],
  quests: [],
  clues: [],
  tally: [],
  equipped: [],
  solved: [],
  finished: [],
  delivered: 0,
  sunk: 0,
  used: NOTHING_USED,
})

/** The table before the first roll. */
export function setup(blank: State<Options>, { supply }: Edition): QuestsState {
  const { options, seats } = blank
  const sides = teamsOf(options, seats)
  const ships: Ship[] = []
  for (let seat = 0; seat < seats; seat++) ships.push(newShip())
  return Object.assign(blank, {
    round: 0,
    first: 0,
    active: 0,
    actions: 0,
    cut: false,
    chart: '',
    homes: repeat(sides, -1),
    prosperity: repeat(sides, 0),
    gained: repeat(sides * SOURCES.length, 0),
    called: false,
    ships,
    marauders: [],
    decks: [[], [], []],
    piles: [[], [], []],
    out: [],
    tokens: repeat(MOST_ISLANDS, -1),
    seers: repeat(MOST_ISLANDS, 0),
    box: [],
    goods: repeat(GOOD_KINDS, supplyOf(options, supply.goods)),
    ammo: supplyOf(options, supply.ammo),
    voyage: false,
    points: 0,
    free: false,
    steps: 0,
    from: 0,
    die: 0,
    added: 0,
    dice: [],
    shields: 0,
    spent: 0,
    sinking: [],
    requests: repeat(seats, 0),
    draft: null,
    ended: '' as const,
  })
}

/** QC-1.7, QC-11.4, QC-R3: quests whose place is not on the map are out of the game. */
function questsOnMap(ctx: ReadCtx): number[] {
  const { cellOf } = chart(ctx.state)
  const faces: number[] = []
  for (const [face, { goal }] of ctx.edition.quests.entries()) {
    const place = 'place' in goal ? goal.place : null
    if (place === null || typeof place === 'string' || !('island' in place) || cellOf[islandNumber(place.island)] !== -1) faces.push(face)
  }
  return faces
}

/** The cards and tokens that the finished map asks for, as pools of backs (QC-17.15). */
function makePools(ctx: Ctx): void {
  const s = ctx.state
  const { islands } = chart(s)
  const loot = cardsOf(ctx.edition).loot.map((_, face) => face)
  const pools: Pool[] = []
  for (const [name, faces] of [
    ['loot', loot],
    ['quests', questsOnMap(ctx)],
    ['clues', [...islands]],
    ['tokens', tokensFor(s.options, islands.length)],
  ] as const) {
    pools.push({ name, first: s.faces.length, faces })
    for (const face of faces) {
      s.faces.push(face)
      s.known.push(0)
    }
  }
  s.pools = pools
  for (let deck = 0; deck < DECKS.length; deck++) s.decks[deck] = backsOf(pools[deck])
}

export const backsOf = ({ first, faces }: Pool): number[] => faces.map((_, i) => first + i)

export const setupSteps = {
  /** QC-1.4: the highest roll is first, ties roll again. QC-1.3, QC-R2: the steps of set-up in their order. */
  'setup.first'(ctx: Ctx): void {
    const s = ctx.state
    let seats = Array.from({ length: s.seats }, (_, seat) => seat)
    while (seats.length > 1) {
      const rolls = seats.map(() => ctx.roll('first', 6))
      ctx.emit?.({ type: 'firstRoll', seats, rolls })
      const highest = Math.max(...rolls)
      seats = seats.filter((_, i) => rolls[i] === highest)
    }
    s.first = seats[0]
    s.active = s.first
    ctx.emit?.({ type: 'first', seat: s.first })
    ctx.next(SETUP_MAP, SETUP_TOKENS, SETUP_DECKS, SETUP_MARAUDERS, setupChampion(0), SETUP_HOMES, SETUP_GOODS, TURN_REFRESH)
  },

  /** QC-1.5 */
  'setup.map'(ctx: Ctx): void {
    const s = ctx.state
    const { map, removeTiles } = s.options
    const layout = layoutOf(s.options, s.seats)
    // QC-17.10: the draft uses the homes of the Intro Map.
    if (map === 'draft') {
      const homes = homesOf(layout, teams(s))
      let signs = ''
      for (let cell = 0; cell < CELLS; cell++) signs += isCorner(cell) ? String(homes.find((one) => one.cell === cell)?.slot ?? '-') : '?'
      s.chart = signs
      return beginTileDraft(ctx)
    }
    s.chart = map === 'random' ? randomMap(ctx, layout, teams(s)) : signsOf(layout, teams(s), removeTiles)
  },

  'setup.tokens'(ctx: Ctx): void {
    makePools(ctx)
    dealTokens(ctx, backsOf(ctx.state.pools[DECKS.length]))
  },

  'setup.decks'(ctx: Ctx): void {
    const s = ctx.state
    for (let deck = 0; deck < DECKS.length; deck++) ctx.shuffle(s.decks[deck], DECKS[deck])
  },

  'setup.marauders': placeMarauders,

  /** QC-1.8: the first player first, then counter-clockwise. */
  'setup.champion'(ctx: Ctx, { n }: Numbered): void {
    const s = ctx.state
    if (n === s.seats) return
    const seat = (s.first - n + s.seats) % s.seats
    ctx.push(setupChampion(n + 1))
    const free = ctx.edition.champions.map((_, number) => number).filter((number) => unmetChampion(ctx, seat, number) === null)
    // With three of a team the nation's last champion is nobody's choice.
    if (s.options.champions === 'random') take(ctx, seat, free[ctx.draw('champions', free.length)])
    else if (free.length === 1) take(ctx, seat, free[0])
    else ctx.ask(championAsk(seat))
  },

  /** QC-1.12, QC-R5, QC-15.3: home slots in the order in which the teams come up. */
  'setup.homes'(ctx: Ctx): void {
    const s = ctx.state
    const slots = homesOf(layoutOf(s.options, s.seats), teams(s))
    let next = 0
    for (let k = 0; k < s.seats; k++) {
      const team = teamOf(s, (s.first + k) % s.seats)
      if (s.homes[team] === -1) s.homes[team] = slots[next++].cell
    }
  },

  /** QC-1.13, QC-1.14, QC-1.15 */
  'setup.goods'(ctx: Ctx): void {
    const s = ctx.state
    const { coins, ammo, clues } = ctx.edition.start
    for (let k = 0; k < s.seats; k++) {
      const seat = (s.first + k) % s.seats
      const ship = s.ships[seat]
      const { sails, cannons, cargo } = championOf(ctx, seat)
      ship.cell = home(s, seat)
      ship.coins = coins
      gainAmmo(ctx, seat, ammo)
      ship.sails = ship.readySails = sails[0]
      ship.cannons = ship.readyCannons = cannons[0]
      ship.slots = cargo[0]
      for (let i = 0; i < clues; i++) draw(ctx, seat, CLUES)
    }
  },
}
