import { LAYOUTS, blankLayout, pieceAt, tileLying } from '@flotilla/quests'
import { expect, test } from 'vitest'
import { flippedAt, keyed, newDrawing, pressedAt, putBackAt, startedFrom, taken, turnedAt, undone } from '../src/maps/drawing.ts'

const fresh = newDrawing(LAYOUTS.intro)
const [intro] = fresh.history
const CELLS = Array.from({ length: 400 }, (_, cell) => cell)
/** A space on which a tile of the printed layout lies. */
const tiled = CELLS.find((cell) => tileLying(intro, cell) !== undefined && pieceAt(intro, cell) !== null) ?? -1
const piece = pieceAt(intro, tiled) ?? undefined

test('a map: what is taken up can be laid again, and both can be undone', () => {
  const up = pressedAt(fresh, tiled)
  expect(up.hand).toEqual({ piece, face: tileLying(intro, tiled)?.face })
  expect(up.turn).toBe(tileLying(intro, tiled)?.turn)
  expect(pieceAt(up.history[0], tiled)).toBeNull()
  // The middle of a tile is where it was laid; a space at its side may be another tile's.
  const middle = CELLS.find((cell) => pieceAt(pressedAt(up, cell).history[0], tiled) === piece) ?? -1
  const laid = pressedAt(up, middle)
  expect(laid.hand).toBeNull()
  expect(laid.history).toHaveLength(3)
  expect(undone(undone(laid)).history).toEqual([intro])
})

test('a map: with nothing drawn yet there is nothing to undo', () => {
  expect(undone(fresh)).toBe(fresh)
})

test('a map: turning and turning over concern what is in the hand, or else what lies there', () => {
  const up = pressedAt(fresh, tiled)
  expect(turnedAt(up, tiled).turn).toBe((up.turn + 1) % 6)
  expect(turnedAt(up, tiled).history).toBe(up.history)
  expect(flippedAt(up, tiled).hand?.face).not.toBe(up.hand?.face)
  expect(tileLying(flippedAt(fresh, tiled).history[0], tiled)?.face).not.toBe(tileLying(intro, tiled)?.face)
  // On the map a tile goes on to the next turn in which it fits.
  expect(tileLying(turnedAt(fresh, tiled).history[0], tiled)?.turn).not.toBe(tileLying(intro, tiled)?.turn)
})

test('a map: a piece goes back into the box from the hand first, then from the map', () => {
  const up = pressedAt(fresh, tiled)
  expect(putBackAt(up, tiled)).toEqual({ ...up, hand: null })
  expect(pieceAt(putBackAt(fresh, tiled).history[0], tiled)).toBeNull()
})

test('a map: the same piece taken twice is laid back, another one takes its place', () => {
  const up = pressedAt(fresh, tiled)
  if (piece === undefined) throw new Error('no piece lies there')
  expect(taken(up, piece).hand).toBeNull()
  expect(taken(putBackAt(up, tiled), piece).hand).toEqual({ piece, face: 'up' })
})

test('a map: another layout empties the hand and can be undone', () => {
  const begun = startedFrom(pressedAt(fresh, tiled), blankLayout)
  expect(begun.hand).toBeNull()
  expect(begun.history[0]).toBe(blankLayout)
  expect(undone(begun).history).toHaveLength(2)
})

test('a map: keys do what the buttons do, in capitals as well, and other keys nothing', () => {
  expect(keyed(fresh, 'R', tiled)).toEqual(turnedAt(fresh, tiled))
  expect(keyed(fresh, 'f', tiled)).toEqual(flippedAt(fresh, tiled))
  expect(keyed(fresh, 'Delete', tiled)).toEqual(putBackAt(fresh, tiled))
  expect(keyed(fresh, 'x', tiled)).toBeUndefined()
})
