import { findGame } from '../games.ts'
import { askOf, offersOf, start, take, view, copy, choices, same, type Choice, type State } from '@flotilla/kernel'
import { describe, expect, test } from 'vitest'
import { Crew, botById, type Bot } from '../../src/index.ts'
import { elsewise, seedOf, told, type Position } from './positions.ts'

const sinking = findGame('sinking')

/** Moments in which a seat could say something that decides nothing. */
function moments(count: number): Position[] {
  const found: Position[] = []
  const names = ['mate', 'mate:sly', 'mate:honest', 'mate']
  for (let g = 0; found.length < count; g++) {
    const state = start(sinking, { seats: 4, seed: seedOf(g) })
    const crew = new Crew(
      sinking,
      names.map((_, seat) => botById(names[(seat + g) % 4], sinking)),
      seedOf(g),
    )
    for (let next = crew.next(state); next !== null && found.length < count; next = crew.next(state)) {
      const { legal, count: open, backs } = offersOf(sinking, state, next.ask, false)
      if (backs > 0)
        found.push({ state: copy(sinking, state), ask: next.ask, seen: view(sinking, state, next.ask.seat), choices: legal.slice(0, open) })
      take(sinking, state, next.ask, next.choice)
    }
  }
  return found
}

describe("what pirates say at We're Sinking!", () => {
  const all = moments(300)
  const said = (bot: Bot, world: State, { ask }: Position): Choice | null => {
    const seen = told(sinking, world, ask.seat)
    return bot.speak?.(seen, askOf(seen, ask.seat) ?? ask) ?? null
  }
  const differ = (botAt: (world: State) => Bot): number =>
    all.filter((moment, n) => {
      const [one, two] = [moment.state, elsewise(sinking, moment, n)].map((world) => said(botAt(world), world, moment))
      return JSON.stringify(one) !== JSON.stringify(two)
    }).length

  test.each(['mate', 'mate:honest', 'mate:sly', 'captain'])('%s says the same whatever is hidden', (id) => {
    expect(differ(() => botById(id, sinking))).toBe(0)
  })

  test('one that lets out what it cannot know is caught', () => {
    const gossip = (world: State): Bot => ({
      ...botById('mate', sinking),
      speak: (_view, ask) => ({ doubt: world.faces.slice(0, 60).reduce((sum, face) => sum + face, 0) % 4, seat: ask.seat }),
    })
    expect(differ(gossip)).toBeGreaterThan(10)
  })

  test('it is always something that may be said, never a decision, and it comes to an end', () => {
    let talked = 0
    for (const moment of all) {
      const words = said(botById('mate', sinking), moment.state, moment)
      if (words === null) continue
      talked++
      const seen = view(sinking, moment.state, moment.ask.seat)
      const { count } = offersOf(sinking, seen as never, moment.ask, false)
      expect(choices(sinking, seen as never, moment.ask).findIndex((one) => same(one, words))).toBeGreaterThanOrEqual(count)
    }
    expect(talked).toBeGreaterThan(10)
  })
})
