import { Table, type Event, type ViewerFrame, type View } from '@flotilla/kernel'
import { waves } from '@flotilla/waves'
import { expect, test } from 'vitest'
import { after, before, filmOf, frameAt } from '../../src/table/replay/film.ts'
import type { Replay } from '../../src/table/replay/load-replay.ts'

const told = (round: number, ...types: string[]): ViewerFrame => ({
  events: types.map((type): Event => ({ type, seat: 0, round })),
  view: { round } as unknown as View,
})
const POSITIONS: readonly (readonly ViewerFrame[])[] = [
  [told(1, 'rolled')],
  [told(1, 'drafted')],
  [],
  [told(1, 'revealed'), told(1, 'fired', 'volley'), told(2, 'rolled')],
]
const replay = {
  game: { tells: waves.tells },
  total: POSITIONS.length - 1,
  position: (at: number) => ({ view: POSITIONS[at].at(-1)?.view ?? ({ round: 1 } as unknown as View), moments: POSITIONS[at] }),
} as unknown as Replay

test('a film has a picture of every moment, the set-up first, and one of a position in which nothing is told', () => {
  const film = filmOf(replay, null)
  expect(film.frames.map(({ at, moment, told: is }) => `${at}.${moment}${is ? '' : ' silent'}`)).toEqual([
    '0.0',
    '1.0',
    '2.0 silent',
    '3.0',
    '3.1',
    '3.2',
  ])
  expect(film.rounds).toEqual([
    { at: 0, frame: 0, round: 1 },
    { at: 3, frame: 5, round: 2 },
  ])
  expect(film.big.map(({ frame, event }) => `${frame} ${event.type}`)).toEqual(['3 revealed', '4 volley'])
})

test('it is stepped by moments, forward and backward, and a link leads to the very one', () => {
  const film = filmOf(replay, null)
  const places = film.frames.flatMap((one, frame) => (one.told ? [frame] : []))
  expect([after(places, 1, 5), after(places, 3, 5), after(places, 5, 5)]).toEqual([3, 4, 5])
  expect([before(places, 5), before(places, 3), before(places, 0)]).toEqual([4, 1, 0])
  // A position is what lies there when all of it has been told.
  expect([frameAt(film, 3), frameAt(film, 3, 1), frameAt(film, 2), frameAt(film, 3, 9)]).toEqual([5, 4, 2, 5])
})

test('the first throw of the dice is told to everybody before anybody is asked', () => {
  const table = new Table(waves, { seats: 3, seed: '00'.repeat(32) })
  expect(table.opening.map(({ event }) => event.type)).toEqual(['rolled'])
})
