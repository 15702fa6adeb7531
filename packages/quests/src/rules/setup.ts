import { mint, reason, repeat, type Ask, type AskKind, type Offers, type Pool, type Seat, type State } from '@flotilla/kernel'
import { MOST_ISLANDS } from '../board/chart.ts'
import { cardsOf } from '../board/cards.ts'
import { beginTileDraft } from './draft.ts'
import type { ChampionId, Edition } from '../edition/schema.ts'
import { CELLS, isCorner } from '../board/hexes.ts'
import { homesOf, signsOf } from '../board/maps.ts'
import { placeMarauders } from './lairs.ts'
import { layoutOf, type Options } from './options.ts'
import { teamsOf } from './sides.ts'
import { islandNumber } from '../board/pieces.ts'
import { randomMap } from '../board/random.ts'
import {
  CLUES,
  DECKS,
  GOOD_KINDS,
  SOURCES,
  championOf,
  chart,
  home,
  teamOf,
  teamSize,
  teams,
  type Io,
  type QuestsState,
  type SeenQuests,
  type Ship,
} from '../board/state.ts'
import {
  SETUP_DECKS,
  SETUP_GOODS,
  SETUP_HOMES,
  SETUP_MAP,
  SETUP_MARAUDERS,
  SETUP_TOKENS,
  TURN_REFRESH,
  setupChampion,
  type Numbered,
} from './steps.ts'
import { gainAmmo } from './supplies.ts'
import { dealTokens, tokenMix } from './tokens.ts'
import { draw } from './decks.ts'

/** As good as endless (option `finiteSupplies` off). */
const ENDLESS = 100_000

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
  usedGear: 0,
  solved: [],
  finished: [],
  delivered: 0,
  sunk: 0,
  used: 0,
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
    goods: repeat(GOOD_KINDS, options.finiteSupplies ? supply.goods : ENDLESS),
    ammo: options.finiteSupplies ? supply.ammo : ENDLESS,
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

/** QC-1.7: quests whose place is not on the map are out of the game. */
function questsOnMap(io: Io): number[] {
  const { cellOf } = chart(io.state)
  const faces: number[] = []
  for (const [face, { goal }] of io.edition.quests.entries()) {
    const place = 'place' in goal ? goal.place : null
    if (place === null || typeof place === 'string' || !('island' in place) || cellOf[islandNumber(place.island)] !== -1) faces.push(face)
  }
  return faces
}

/** The cards and tokens that the finished map asks for, as pools of backs (QC-17.15). */
function makePools(io: Io): void {
  const s = io.state
  const { islands } = chart(s)
  const loot = cardsOf(io.edition).loot.map((_, face) => face)
  const pools: Pool[] = []
  for (const [name, faces] of [
    ['loot', loot],
    ['quests', questsOnMap(io)],
    ['clues', [...islands]],
    ['tokens', tokenMix(islands.length)],
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
  /** QC-1.4: the highest roll is first, ties roll again. */
  'setup.first'(io: Io): void {
    const s = io.state
    let seats = Array.from({ length: s.seats }, (_, seat) => seat)
    while (seats.length > 1) {
      const rolls = seats.map(() => io.roll('first', 6))
      io.emit?.({ type: 'firstRoll', seats, rolls })
      const highest = Math.max(...rolls)
      seats = seats.filter((_, i) => rolls[i] === highest)
    }
    s.first = seats[0]
    s.active = s.first
    io.emit?.({ type: 'first', seat: s.first })
    io.next(SETUP_MAP, SETUP_TOKENS, SETUP_DECKS, SETUP_MARAUDERS, setupChampion(0), SETUP_HOMES, SETUP_GOODS, TURN_REFRESH)
  },

  /** QC-1.5 */
  'setup.map'(io: Io): void {
    const s = io.state
    const { map, removeTiles } = s.options
    const layout = layoutOf(s.options, s.seats)
    if (map === 'draft') {
      const homes = homesOf(layout, teams(s))
      let signs = ''
      for (let cell = 0; cell < CELLS; cell++) signs += isCorner(cell) ? String(homes.find((one) => one.cell === cell)?.slot ?? '-') : '?'
      s.chart = signs
      return beginTileDraft(io)
    }
    s.chart = map === 'random' ? randomMap(io, layout, teams(s)) : signsOf(layout, teams(s), removeTiles)
  },

  'setup.tokens'(io: Io): void {
    makePools(io)
    dealTokens(io, backsOf(io.state.pools[DECKS.length]))
  },

  'setup.decks'(io: Io): void {
    const s = io.state
    for (let deck = 0; deck < DECKS.length; deck++) io.shuffle(s.decks[deck], DECKS[deck])
  },

  'setup.marauders': placeMarauders,

  /** QC-1.8: the first player first, then counter-clockwise. */
  'setup.champion'(io: Io, { n }: Numbered): void {
    const s = io.state
    if (n === s.seats) return
    const seat = (s.first - n + s.seats) % s.seats
    io.push(setupChampion(n + 1))
    const free = io.edition.champions.map((_, number) => number).filter((number) => unmetChampion(io, seat, number) === null)
    // With three of a team the nation's last champion is nobody's choice.
    if (s.options.champions === 'random') take(io, seat, free[io.draw('champions', free.length)])
    else if (free.length === 1) take(io, seat, free[0])
    else io.ask(championAsk(seat))
  },

  /** QC-1.12: home slots in the order in which the teams come up. */
  'setup.homes'(io: Io): void {
    const s = io.state
    const slots = homesOf(layoutOf(s.options, s.seats), teams(s))
    let next = 0
    for (let k = 0; k < s.seats; k++) {
      const team = teamOf(s, (s.first + k) % s.seats)
      if (s.homes[team] === -1) s.homes[team] = slots[next++].cell
    }
  },

  /** QC-1.13 to 1.15 */
  'setup.goods'(io: Io): void {
    const s = io.state
    const { coins, ammo, clues } = io.edition.start
    for (let k = 0; k < s.seats; k++) {
      const seat = (s.first + k) % s.seats
      const ship = s.ships[seat]
      const { sails, cannons, cargo } = championOf(io, seat)
      ship.cell = home(s, seat)
      ship.coins = coins
      gainAmmo(io, seat, ammo)
      ship.sails = ship.readySails = sails[0]
      ship.cannons = ship.readyCannons = cannons[0]
      ship.slots = cargo[0]
      for (let i = 0; i < clues; i++) draw(io, seat, CLUES)
    }
  },
}

// --- champions ----------------------------------------------------------------------------------------------

const championAsk: (seat: Seat) => Ask = mint((seat) => ({ kind: 'champion', seat }))
export const championChoice = mint((champion: ChampionId) => ({ champion }))
export type ChampionChoice = ReturnType<typeof championChoice>

const taken = reason('QC-1.9', 'refuse.taken')
const otherNation = reason('QC-1.10', 'refuse.otherNation')
const nationHeld = reason('QC-1.11', 'refuse.nationHeld')

/** QC-1.9 to 1.11 */
function unmetChampion(io: Io, seat: Seat, number: number): typeof taken | null {
  const s: SeenQuests = io.state
  const { nation } = io.edition.champions[number]
  const exclusive = teamSize(s) > 1 || s.options.uniqueNations
  for (let other = 0; other < s.seats; other++) {
    const { champion } = s.ships[other]
    if (champion === -1 || other === seat) continue
    if (champion === number) return taken
    const same = io.edition.champions[champion].nation === nation
    if (teamOf(s, other) === teamOf(s, seat)) {
      if (!same) return otherNation
    } else if (exclusive && same) return nationHeld
  }
  return null
}

function take(io: Io, seat: Seat, number: number): void {
  io.state.ships[seat].champion = number
  io.emit?.({ type: 'champion', seat, champion: io.edition.champions[number].id })
}

export const champion: AskKind<QuestsState, Edition, Ask, ChampionChoice> = {
  rule: 'QC-1.8',

  offer(io: Io, { seat }: Ask, to: Offers): void {
    const { champions } = io.edition
    for (let number = 0; number < champions.length; number++)
      to.offer(championChoice(champions[number].id), unmetChampion(io, seat, number))
  },

  answer(io: Io, { seat }: Ask, { champion: id }: ChampionChoice): void {
    take(
      io,
      seat,
      io.edition.champions.findIndex((one) => one.id === id),
    )
  },

  fallback(io: Io, { seat }: Ask): ChampionChoice {
    const { champions } = io.edition
    return championChoice(champions[champions.findIndex((_, number) => unmetChampion(io, seat, number) === null)].id)
  },
}
