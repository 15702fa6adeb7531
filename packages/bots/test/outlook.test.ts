import { builtInGames, findGame } from './games.ts'
import { Table } from '@flotilla/kernel'
import { expect, test } from 'vitest'
import { outlook } from '../src/explain/advise.ts'

const SEED = 'f'.repeat(64)

test.each(builtInGames.map(({ id }) => id))('at %s everybody has a chance with its error, and all of them make one', (id) => {
  const game = findGame(id)
  const table = new Table(game, { seats: 3, seed: SEED })
  const [{ seat }] = table.state.asks
  const thought = { games: 4, seed: 1, maxMs: Infinity }
  const { chances, games } = outlook(game, table.view(seat), thought)
  expect(games).toBe(thought.games)
  expect(chances).toHaveLength(3)
  expect(chances.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1)
  for (const { error } of chances) expect(error).toBeGreaterThan(0)
  expect(outlook(game, table.view(seat), thought)).toEqual({ chances, games })
})
