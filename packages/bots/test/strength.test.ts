import { findGame } from './games.ts'
import { readCtx, start, take, type Seat } from '@flotilla/kernel'
import { describe, expect, test } from 'vitest'
import { Crew, botById, playGame } from '../src/index.ts'

const waves = findGame('waves')
const seedOf = (n: number): string => n.toString(16).padStart(64, 'a')
const mate = botById('mate', waves)
const random = botById('random', waves)

/** The lower end of Wilson's 95 % interval. */
function lowest(wins: number, of: number): number {
  const z = 1.96
  const p = wins / of
  return (p + z ** 2 / (2 * of) - z * Math.sqrt((p * (1 - p)) / of + z ** 2 / (4 * of ** 2))) / (1 + z ** 2 / of)
}

describe('mate at Rolling with the Waves', () => {
  test.each([
    [2, 60, 0.9],
    [3, 200, 0.95],
    [4, 60, 0.9],
    [5, 60, 0.9],
  ])('at %i seats beats random players in %i games: surely in more than %f of all', (seats, games, share) => {
    let wins = 0
    for (let g = 0; g < games; g++) {
      const seat = g % seats
      const bots = Array.from({ length: seats }, (_, at) => (at === seat ? mate : random))
      const winners = playGame(waves, { seats, seed: seedOf(g), bots }).outcome?.winners ?? []
      if (winners.includes(seat)) wins += 1 / winners.length
    }
    expect(lowest(wins, games)).toBeGreaterThan(share)
  })

  test('its judgement of a position foretells the winner, better than the score does', () => {
    let positions = 0
    let byValue = 0
    let byScore = 0
    for (let g = 0; g < 60; g++) {
      const seats = 3
      const state = start(waves, { seats, seed: seedOf(1000 + g) })
      const crew = new Crew(waves, [mate, mate, mate], seedOf(1000 + g))
      const favourites: [Seat, Seat][] = []
      const best = (judge: (seat: Seat) => number): Seat => [0, 1, 2].reduce((a, b) => (judge(b) > judge(a) ? b : a))
      let round = 0
      for (let next = crew.next(state); next !== null; next = crew.next(state)) {
        if ('round' in state && state.round !== round) {
          round = Number(state.round)
          const ctx = readCtx(waves, state)
          favourites.push([best((seat) => waves.advice.value(ctx, seat)), best((seat) => waves.score(ctx, seat))])
        }
        take(waves, state, next.ask, next.choice)
      }
      const { winners } = waves.outcome(readCtx(waves, state))
      for (const [valued, scored] of favourites.slice(2)) {
        positions++
        if (winners.includes(valued)) byValue++
        if (winners.includes(scored)) byScore++
      }
    }
    expect(lowest(byValue, positions)).toBeGreaterThan(0.4)
    expect(byValue).toBeGreaterThan(byScore)
  })
})
