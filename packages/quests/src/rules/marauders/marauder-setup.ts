import type { Chart } from '../../board/chart.ts'
import { CORNERS, hexDistance } from '../../board/hexes.ts'
import { homeCells } from '../../board/maps.ts'
import { ISLANDS } from '../../board/pieces.ts'
import { CLUES, DECKS, chart, marauderCount, type Ctx, type SeenQuests } from '../../board/state.ts'
import { layoutOf } from '../options.ts'

/** QC-16.2: no Marauder begins so near to a home. */
const CLEARANCE = 2

/** QC-16.2: clues tell where they begin; then all are shuffled back. */
export function placeMarauders(ctx: Ctx): void {
  const s = ctx.state
  const map = chart(s)
  const homes = homesShunned(s, map)
  const revealed: number[] = []
  while (s.marauders.length < marauderCount(s)) {
    const back = s.decks[CLUES].pop()
    const island = back === undefined ? farthestIsland(s, map, homes) : s.faces[back]
    if (back !== undefined) {
      ctx.reveal(back)
      revealed.push(back)
      if (homes.some((home) => hexDistance(home, map.cellOf[island]) <= CLEARANCE)) continue
    }
    // QC-16.1
    const { cannons } = ctx.edition.marauder
    s.marauders.push({ cell: map.cellOf[island], damage: 0, cannons, ready: cannons, barred: false })
    ctx.emit?.({ type: 'marauderPlaced', marauder: s.marauders.length, island: ISLANDS[island].id })
  }
  for (const back of revealed) s.decks[CLUES].push(back)
  if (revealed.length > 0) ctx.shuffle(s.decks[CLUES], DECKS[CLUES])
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
