import { checkOptions } from '@flotilla/kernel'
import { describe, expect, test } from 'vitest'
import {
  blankLayout,
  cellsOfPiece,
  cornerOn,
  flipTile,
  layPiece,
  liftPiece,
  pieceAt,
  piecesLeft,
  tileLying,
  toggleHome,
  turnTile,
  withTeams,
} from '../src/board/drawing.ts'
import { CORNERS, cellAt } from '../src/board/hexes.ts'
import { quests } from '../src/index.ts'
import { inspect } from '../src/board/inspect.ts'
import { inEnglish } from './findings.ts'
import { signsOf } from '../src/board/maps.ts'
import { TILES } from '../src/board/pieces.ts'
import { LAYOUTS, layoutSchema, type Layout, type LayoutId } from '../src/board/layouts.ts'
import { randomLayout } from '../src/board/random-map.ts'

const told = (layout: Layout): string[] => inspect(layout).faults.map(inEnglish)
const middle = cellAt(0, 0)

describe('drawing a map', () => {
  test('a blank frame has the whole box beside it', () => {
    const left = piecesLeft(blankLayout)
    expect(left.filter(({ piece }) => piece.startsWith('tile.'))).toHaveLength(TILES.length)
    expect(left.find(({ piece }) => piece === 'single.calm')?.n).toBe(6)
    expect(told(blankLayout)).toContain('66 inner cells are empty, the first at (1, -4)')
  })

  test('a tile is laid, turned, flipped and lifted', () => {
    const laid = layPiece(blankLayout, 'tile.1a', middle, 0)
    expect(pieceAt(laid, middle)).toBe('tile.1a')
    expect(signsOf(laid, 0)[middle]).toBe('A')
    expect(pieceAt(turnTile(laid, middle), middle)).toBe('tile.1a')
    expect(signsOf(turnTile(laid, middle), 0)[middle]).not.toBe('A')
    expect(signsOf(turnTile(turnTile(turnTile(laid, middle), middle), middle), 0)).toBe(signsOf(laid, 0))
    expect(signsOf(flipTile(laid, middle), 0)[middle]).toBe('#')
    expect(liftPiece(laid, middle)).toEqual(blankLayout)
    expect(tileLying(layPiece(blankLayout, 'tile.1a', middle, 4, 'down'), middle)).toEqual({ face: 'down', turn: 4 })
    expect(tileLying(blankLayout, middle)).toBeNull()
  })

  test('what lies in the way goes back into the box, and nothing lies on a corner', () => {
    const laid = layPiece(layPiece(blankLayout, 'tile.1a', middle, 0), 'single.stormy', middle, 0)
    expect([pieceAt(laid, middle), laid.tiles]).toEqual(['single.stormy', []])
    expect(cellsOfPiece('single.calm', CORNERS[0], 0)).toBeNull()
    expect(layPiece(laid, 'port.coppergate', CORNERS[0], 0)).toBe(laid)
    expect([cornerOn(CORNERS[2]), cornerOn(middle)]).toEqual([3, 0])
  })

  test.each(Object.keys(LAYOUTS) as LayoutId[])('%s taken apart and laid again piece by piece is accepted', (id) => {
    let drawn = blankLayout
    for (const { tile, face, at } of LAYOUTS[id].tiles) {
      const [a, b] = at.map(([q, r]) => cellAt(q, r))
      const turn = [0, 1, 2, 3, 4, 5].find((dir) => cellsOfPiece(`tile.${tile}`, a, dir)?.[1] === b) ?? 0
      drawn = layPiece(drawn, `tile.${tile}`, a, turn, face)
    }
    for (const { kind, at } of LAYOUTS[id].singles) drawn = layPiece(drawn, `single.${kind}`, cellAt(...at), 0)
    for (const { id: port, at } of LAYOUTS[id].tradingPorts) drawn = layPiece(drawn, `port.${port}`, cellAt(...at), 0)
    for (const { corner } of LAYOUTS[id].homes) drawn = toggleHome(drawn, corner)
    drawn = withTeams(drawn)
    expect(told(drawn)).toEqual([])
    expect(piecesLeft(drawn).every(({ piece }) => !piece.startsWith('port.'))).toBe(true)
    const seats = Math.max(...Object.keys(drawn.homesFor).map(Number))
    const file: unknown = JSON.parse(JSON.stringify(drawn))
    expect(layoutSchema.parse(file)).toEqual(drawn)
    if (seats > 1) expect(() => checkOptions(quests, { layout: file }, seats)).not.toThrow()
  })

  test('QC-17.12: a random map is a layout that the checker accepts', () => {
    let seed = 7
    const drawn = randomLayout((n) => (seed = (seed * 16807) % 2147483647) % n, LAYOUTS.ffa4, 4)
    expect(told(drawn)).toEqual([])
    expect(signsOf(drawn, 4)).not.toBe(signsOf(LAYOUTS.ffa4, 4))
  })

  test('homes are toggled, and of those that there are the fairest are taken for fewer teams', () => {
    const six = withTeams(LAYOUTS.intro)
    expect(six.homesFor['3']).toEqual([1, 3, 5])
    const five = withTeams(toggleHome(LAYOUTS.intro, 6))
    expect(Object.keys(five.homesFor)).toEqual(['2', '3', '4', '5'])
    expect(toggleHome(toggleHome(LAYOUTS.intro, 6), 6).homes.map(({ corner }) => corner)).toEqual([1, 2, 3, 4, 5, 6])
  })

  test('QC-17.11: an island that cannot be reached is refused by name', () => {
    // Around Duskmere every tile is turned face down, and the home beside it is not in use.
    let walled: Layout = { ...LAYOUTS.intro, homesFor: { '2': [1, 3] } }
    for (const hex of [cellAt(3, -4), cellAt(3, -2), cellAt(4, -1)]) walled = flipTile(walled, hex)
    expect(told(walled)).toEqual(['With 2 teams Duskmere (5, -3) cannot be reached from the home in corner 1'])
    expect(() => checkOptions(quests, { layout: walled }, 2)).toThrow(/layout: map\.unreached .*"place":"duskmere","at":"\(5, -3\)"/)
  })
})
