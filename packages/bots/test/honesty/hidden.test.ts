import type { AdvisedGame } from '../../src/advice/index.ts'
import { builtInGames, findGame } from '../games.ts'
import { askOf, choices, rng, view, type State } from '@flotilla/kernel'
import { describe, expect, test } from 'vitest'
import { STYLE, botById, search, type Bot } from '../../src/index.ts'
import { mixed } from '../../src/manners/mixing.ts'
import { judgedByNetwork } from '../../src/search/judged-by.ts'
import { FARTHER } from '../../src/search/search.ts'
import { elsewise, positions, told, type Position } from './positions.ts'

/** In how many positions a bot decides otherwise when only what it cannot see has changed. */
function peeks(game: AdvisedGame, botAt: (world: State) => Bot, all: readonly Position[]): number {
  let differ = 0
  for (const [i, position] of all.entries()) {
    const { state, ask } = position
    const answers = [state, elsewise(game, position, i)].map((world) => {
      const seen = told(game, world, ask.seat)
      const own = askOf(seen, ask.seat) ?? ask
      const open = choices(game, seen, own).slice(0, position.choices.length)
      return JSON.stringify(botAt(world).choose(seen, own, open, rng(i)))
    })
    if (answers[0] !== answers[1]) differ++
  }
  return differ
}

const hashOf = (text: string): number => Array.from(text).reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 9973, 7)

describe.each(builtInGames.map((game) => [game.id, game] as const))('at %s', (_id, game) => {
  const all = positions(game, 300)

  test('the changed tables look the same to the seat, and are not the same', () => {
    let changed = 0
    for (const [i, position] of all.entries()) {
      const { state, ask, seen } = position
      const other = elsewise(game, position, i)
      expect(view(game, other, ask.seat)).toEqual(seen)
      expect(seen).toMatchObject({ seed: '', luck: [] })
      if (JSON.stringify([other.faces, other.replies]) !== JSON.stringify([state.faces, state.replies])) changed++
    }
    expect(changed).toBeGreaterThan(20)
  })

  test.each(['random', 'greedy', 'cabin-boy', 'mate'])('%s decides the same whatever is hidden', (id) => {
    expect(peeks(game, () => botById(id, game), all)).toBe(0)
  })

  test('who searches decides the same whatever is hidden, also where others would gladly foresee it', () => {
    // As a bosun does, but without its clock: how fast a machine is must not decide a test.
    const bosun: Bot = {
      ...botById('bosun', game),
      choose: (view, ask, open, dice) =>
        mixed(game, ask, search(game, view, ask, open, dice, { iterations: 32, maxMs: Infinity }), dice).choice,
    }
    expect(
      peeks(
        game,
        () => bosun,
        all.filter((_, k) => k % 20 === 5),
      ),
    ).toBe(0)
  })

  test.each([
    ['near', STYLE, game],
    ['farther, by insight,', FARTHER, judgedByNetwork(game)],
  ] as const)('search that looks %s judges every choice the same whatever is hidden', (_far, style, judged) => {
    for (const [i, position] of all.filter((_, k) => k % 10 === 0).entries()) {
      const { ask, state } = position
      const [first, second] = [state, elsewise(game, position, i)].map((world) => {
        const seen = told(game, world, ask.seat)
        const own = askOf(seen, ask.seat) ?? ask
        const open = choices(game, seen, own).slice(0, position.choices.length)
        return search(judged, seen, own, open, rng(i), { iterations: 16, maxMs: Infinity }, style)
      })
      expect(second).toEqual(first)
    }
  })

  test('one that peeks would be caught: at hidden faces, at what others have sealed, at the seed, at the dice to come', () => {
    const leaks: readonly ((world: State) => string)[] = [
      ({ faces }) => faces.join(),
      ({ faces, replies }) => JSON.stringify([replies, faces.length > 0 ? faces[faces.length - 1] : 0, faces.slice(0, 40)]),
      ({ seed }) => seed,
      ({ luck }) => luck.join(),
    ]
    for (const leak of leaks) {
      const cheat = (world: State): Bot => ({
        ...botById('random', game),
        choose: (_view, _ask, open) => open[hashOf(leak(world)) % open.length],
      })
      expect(peeks(game, cheat, all)).toBeGreaterThan(10)
    }
  })
})

test('the bots of all levels that search are the same search: only the budget differs', () => {
  const waves = findGame('waves')
  const [position] = positions(waves, 1)
  for (const id of ['bosun', 'captain']) {
    const seen = told(waves, position.state, position.ask.seat)
    expect(position.choices).toContain(
      botById(id, waves).choose(seen, askOf(seen, position.ask.seat) ?? position.ask, position.choices, rng(1)),
    )
  }
})
