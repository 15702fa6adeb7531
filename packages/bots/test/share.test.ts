import { builtInGames } from './games.ts'
import type { AdvisedGame } from '../src/advice/index.ts'
import { readCtx, isOver, offersOf, rng, start, take, view, type Choice, type State } from '@flotilla/kernel'
import { describe, expect, test } from 'vitest'
import { policy } from '../src/search/policy.ts'
import { CREW, search } from '../src/search/search.ts'
import { winShare } from '../src/search/win-share.ts'

const quests = builtInGames.find(({ id }) => id === 'quests') as AdvisedGame

/** The positions where a turn begins, and the last one, of a game that mates play. */
function voyage(options: object, seats: number, seed: string): State[] {
  const state = start(quests, { seats, options, seed: seed.repeat(64) })
  const dice = rng(7)
  const calm: State[] = []
  while (!isOver(state)) {
    if (quests.advice.model?.isQuiet?.(readCtx(quests, state)) === true) calm.push(structuredClone(state))
    const [ask] = state.asks
    const { legal, count } = offersOf(quests, state, ask, false)
    take(quests, state, ask, policy(quests, state, ask, legal, count, dice, 0))
  }
  return [...calm, state]
}

describe('sides, not seats', () => {
  test('shipmates of a team have the same chance, and the teams share all of it', () => {
    for (const state of voyage({ mode: 'team2v2', champions: 'random' }, 4, '3')) {
      const shares = [0, 1, 2, 3].map((seat) => winShare(quests, state, seat, 0))
      expect(shares[0]).toBeCloseTo(shares[2], 9)
      expect(shares[1]).toBeCloseTo(shares[3], 9)
      expect(shares[0] + shares[1]).toBeCloseTo(1, 2)
    }
  })

  test('a crew that has won has the whole victory, one that has lost nothing, and before the end it is in between', () => {
    const won: boolean[] = []
    for (const seed of ['1', '2', '3', '4', '5', '6', '7', '8']) {
      const states = voyage({ mode: 'coop', champions: 'random' }, 2, seed)
      const end = states[states.length - 1]
      const isWon = quests.outcome(readCtx(quests, end)).winners.length > 0
      won.push(isWon)
      expect(winShare(quests, end, 1, 0)).toBe(isWon ? 1 : 0)
      for (const state of states.slice(0, -1)) {
        const share = winShare(quests, state, 0, 0)
        expect(share).toBeGreaterThan(0)
        expect(share).toBeLessThan(1)
        expect(winShare(quests, state, 1, 0)).toBeCloseTo(share, 9)
      }
    }
    expect(new Set(won).size).toBe(2)
  })

  test('a team is judged by all of its ships, as games of teams have taught it', () => {
    interface Teams extends State {
      readonly called: boolean
      readonly ships: { readonly solved: number[] }[]
    }
    const teams = quests.advice.model?.teams
    if (teams === undefined) throw new Error('teams are judged like seats')
    const otherwise: AdvisedGame = {
      ...quests,
      advice: { ...quests.advice, model: { ...quests.advice.model, teams: { ...teams, weights: teams.weights.map(() => 0) } } },
    }
    for (const [mode, seats, sides] of [
      ['team2v2', 4, 2],
      ['team3v3', 6, 2],
      ['team2v2v2', 6, 3],
    ] as const)
      for (const state of voyage({ mode, champions: 'random' }, seats, '5') as Teams[]) {
        if (isOver(state) || state.called) continue
        const share = winShare(quests, state, 0, 0)
        expect(winShare(otherwise, state, 0, 0)).toBeCloseTo(1 / sides, 9)
        for (let mate = 0; mate < seats; mate += sides) {
          const richer = structuredClone(state)
          richer.ships[mate].solved.push(...richer.ships[mate].solved, 0)
          expect(winShare(quests, state, mate, 0)).toBe(share)
          expect(winShare(quests, richer, 0, 0)).toBeGreaterThan(share)
          expect(winShare(quests, richer, mate, 0)).toBe(winShare(quests, richer, 0, 0))
        }
      }
  })

  test.each([
    ['coop', 2],
    ['team2v2', 4],
  ] as const)('with mates (%s) nobody puts off what could be done: a turn ends early only where the advice ends it', (mode, seats) => {
    const ends = (choice: Choice): boolean => 'do' in choice && choice.do === 'end'
    for (const state of voyage({ mode, champions: 'random' }, seats, '2').slice(0, -1)) {
      const [ask] = state.asks
      const { legal, count } = offersOf(quests, state, ask, false)
      const choices = legal.slice(0, count)
      const advised = policy(quests, state, ask, choices, count, rng(1), 0)
      const judged = search(quests, view(quests, state, ask.seat), ask, choices, rng(2), { iterations: 8, maxMs: Infinity }, CREW)
      if (!ends(advised)) expect(judged.find(({ choice }) => ends(choice))).toMatchObject({ visits: 0 })
      expect(judged).toHaveLength(count)
    }
  })

  test('a crew is nearer to victory the more stars it has and the more Missions are fulfilled; only what is won is certain', () => {
    interface Crew extends State {
      readonly prosperity: number[]
      readonly called: boolean
      readonly ships: { delivered: number; sunk: number }[]
    }
    const gains: number[] = []
    for (const seats of [1, 2, 3])
      for (const state of voyage({ mode: 'coop', champions: 'random' }, seats, '1') as Crew[]) {
        if (isOver(state) || state.called) continue
        const share = winShare(quests, state, 0, 0)
        expect(share).toBeLessThan(1)
        const richer = structuredClone(state)
        richer.prosperity[0]++
        expect(winShare(quests, richer, 0, 0)).toBeGreaterThan(share)
        const farther = structuredClone(state)
        for (const ship of farther.ships) Object.assign(ship, { delivered: ship.delivered + 6, sunk: ship.sunk + 2 })
        gains.push(winShare(quests, farther, 0, 0) - share)
      }
    // A Mission that is as good as done already tells little, and what the goal makes of it is learned.
    expect(Math.min(...gains)).toBeGreaterThan(-0.02)
    expect(Math.max(...gains)).toBeGreaterThan(0.02)
  })

  test('what a mate has done is as good as done by oneself', () => {
    for (const state of voyage({ mode: 'coop', champions: 'random' }, 3, '4').slice(0, -1)) {
      const shares = [0, 1, 2].map((seat) => winShare(quests, state, seat, 0))
      expect(new Set(shares).size).toBe(1)
    }
  })
})
