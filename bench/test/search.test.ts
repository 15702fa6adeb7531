import { rng } from '@flotilla/kernel'
import { expect, test } from 'vitest'
import { boardgameioBot, boardgameioPositions } from '../boardgameio/search.ts'
import { Luck } from '../src/handwritten/playout.ts'
import { Search, handwrittenPositions } from '../src/handwritten/search.ts'
import { Table } from '../src/handwritten/table.ts'
import { judge, kernelPicks } from '../src/kernel/search.ts'

const ROUND = 4

test('the search on the kernel decides for one of the choices of a first pick', () => {
  for (const pick of kernelPicks(3, ROUND, 4)) {
    expect(pick.ask.kind).toBe('draft')
    expect(pick.choices).toContain(judge(pick, 30, rng(1))[0].choice)
  }
})

test('the search written by hand leaves the position alone, and finds a die that is there', () => {
  const luck = new Luck(3)
  const search = new Search(3, luck)
  for (const position of handwrittenPositions(3, ROUND, 4, luck)) {
    expect(position).toMatchObject({ round: ROUND, inPool: 9 })
    const before = structuredClone(position)
    const die = search.decide(position, 60) & 63
    expect(structuredClone(position)).toEqual(before)
    expect([...position.pool.subarray(0, position.inPool)]).toContain(die)
    expect(position).toBeInstanceOf(Table)
  }
})

test('the bot of boardgame.io decides for one of the moves of a first pick', async () => {
  const [state] = boardgameioPositions(2, ROUND, 1, rng(2))
  expect(state.G.round).toBe(ROUND)
  const { action } = await boardgameioBot(2).play(state, state.ctx.currentPlayer)
  expect(['take', 'bribe', 'sailor']).toContain(action.payload.type)
})
