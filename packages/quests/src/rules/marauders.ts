import type { Seat } from '@flotilla/kernel'
import { rollAttack } from './attack.ts'
import type { Chart } from '../board/chart.ts'
import { drawTop } from '../board/cards.ts'
import { CORNERS, hexDistance } from '../board/hexes.ts'
import { homeCells } from '../board/maps.ts'
import { ISLANDS } from '../board/pieces.ts'
import { layoutOf } from './options.ts'
import { deed } from './quests.ts'
import { REINFORCED_ROUNDS, canFire, wouldCome } from './raids.ts'
import {
  CLUES,
  DECKS,
  MARAUDERS,
  T_SINK,
  chart,
  isCoop,
  isSinking,
  marauderCount,
  placeOf,
  type Io,
  type SeenQuests,
} from '../board/state.ts'
import { marauderStrike, type Numbered, type Strike } from './steps.ts'
import { gainCoins } from './supplies.ts'
import { openEntering } from './windows.ts'

/** QC-16.2: no Marauder begins so near to a home. */
const CLEARANCE = 2

/** QC-16.2: clues tell where they begin; then all are shuffled back. */
export function placeMarauders(io: Io): void {
  const s = io.state
  const map = chart(s)
  const homes = homesShunned(s, map)
  const revealed: number[] = []
  while (s.marauders.length < marauderCount(s)) {
    const back = s.decks[CLUES].pop()
    const island = back === undefined ? farthestIsland(s, map, homes) : s.faces[back]
    if (back !== undefined) {
      io.reveal(back)
      revealed.push(back)
      if (homes.some((home) => hexDistance(home, map.cellOf[island]) <= CLEARANCE)) continue
    }
    const { cannons } = io.edition.marauder
    s.marauders.push({ cell: map.cellOf[island], damage: 0, cannons, ready: cannons, barred: false })
    io.emit?.({ type: 'marauderPlaced', marauder: s.marauders.length, island: ISLANDS[island].id })
  }
  for (const back of revealed) s.decks[CLUES].push(back)
  if (revealed.length > 0) io.shuffle(s.decks[CLUES], DECKS[CLUES])
}

/** QC-R21: the Home Ports that Marauders begin away from, those without a team too unless the table says otherwise. */
const homesShunned = (s: SeenQuests, map: Chart): number[] =>
  s.options.marauderStart === 'homesInUse' ? homeCells(map) : layoutOf(s.options, s.seats).homes.map(({ corner }) => CORNERS[corner - 1])

/** The free island farthest from its nearest home; ties by letter. */
function farthestIsland(s: SeenQuests, map: Chart, homes: readonly number[]): number {
  const far = (island: number): number => Math.min(...homes.map((cell) => hexDistance(cell, map.cellOf[island])))
  const free = map.islands.filter((island) => !s.marauders.some(({ cell }) => cell === map.cellOf[island]))
  return (free.length > 0 ? free : map.islands).reduce((best, island) => (far(island) > far(best) ? island : best))
}

export const marauderSteps = {
  /** QC-16.4 to 16.7: each once, in order, against the player whose turn ends. */
  'turn.marauder'(io: Io, { n }: Numbered): void {
    const s = io.state
    const seat = s.active
    const marauder = s.marauders[n]
    const { cell } = s.ships[seat]
    if (!wouldCome(s, n, cell)) return
    const ship = MARAUDERS + n
    io.push(marauderStrike(ship, seat))
    if (marauder.cell === cell) return
    s.from = marauder.cell
    marauder.cell = cell
    io.emit?.({
      type: 'marauderMoved',
      marauder: n + 1,
      ship,
      from: s.from,
      cell,
      place: placeOf(s, cell),
      seat,
      fires: canFire(marauder),
      rule: 'QC-16.7',
    })
    openEntering(io, ship, seat)
  },

  /** QC-16.8: all ready cannons, dice from nowhere; in multiplayer they stay ready. One that came with none just lies there. */
  'marauder.strike'(io: Io, { by, target }: Strike): void {
    const s = io.state
    const marauder = s.marauders[by - MARAUDERS]
    if (marauder.cell === -1 || marauder.cell !== s.ships[target].cell || isSinking(s, by)) return
    if (!canFire(marauder)) return
    const dice = marauder.ready
    if (isCoop(s)) marauder.ready = 0
    io.emit?.({ type: 'marauderAttacks', marauder: by - MARAUDERS + 1, seat: target, target, dice, rule: 'QC-16.8' })
    rollAttack(io, by, target, dice)
  },

  /** QC-16.13, in the co-op game. */
  'round.reload'(io: Io): void {
    const s = io.state
    for (const marauder of s.marauders) {
      marauder.barred = false
      if (isCoop(s)) marauder.ready = Math.min(marauder.cannons, marauder.ready + io.edition.marauder.reload)
    }
    if (isCoop(s) && s.marauders.length > 0) io.emit?.({ type: 'maraudersReload', rule: 'QC-16.13' })
  },

  /** QC-16.14: the sunk ones at every round end, all of them at two. */
  'round.reinforce'(io: Io): void {
    const s = io.state
    const all = REINFORCED_ROUNDS.includes(s.round)
    for (let n = 0; n < s.marauders.length; n++) if (all || s.marauders[n].cell === -1) reinforce(io, n)
  },
}

function reinforce(io: Io, n: number): void {
  const s = io.state
  const map = chart(s)
  const marauder = s.marauders[n]
  const back = drawTop(io, CLUES)
  let island = back === -1 ? map.islands[io.draw('marauders', map.islands.length)] : s.faces[back]
  if (back !== -1) {
    io.reveal(back)
    island = s.faces[back]
    s.decks[CLUES].unshift(back)
  }
  if (marauder.cell === -1) marauder.damage = 0
  marauder.cell = map.cellOf[island]
  if (marauder.cannons < io.edition.marauder.mostCannons) {
    marauder.cannons++
    marauder.ready++
  }
  marauder.barred = !isCoop(s)
  io.emit?.({ type: 'reinforced', marauder: n + 1, island: ISLANDS[island].id, cannons: marauder.cannons, rule: 'QC-16.14' })
}

/** QC-16.11, QC-16.12: off the map until round end; its sinker takes coins by its cannons. */
export function sinkMarauder(io: Io, ship: number, by: Seat): void {
  const s = io.state
  const marauder = s.marauders[ship - MARAUDERS]
  io.emit?.({ type: 'sunk', ship, by, coins: marauder.cannons, cell: marauder.cell })
  marauder.cell = -1
  s.ships[by].sunk++
  gainCoins(io, by, marauder.cannons)
  deed(io, by, T_SINK, 1)
}
