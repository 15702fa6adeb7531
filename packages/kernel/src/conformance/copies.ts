import { copy, copyPlain } from '../copy.ts'
import { take } from '../engine.ts'
import type { Game } from '../game.ts'
import { isOver, type State } from '../state.ts'
import { decide, playOut, type Play } from './play.ts'
import { must, mustEqual } from './verdict.ts'

/** How far a copy is played on, to see that the original does not move. */
const PLAY_ON = 10

/** A game's own copy is a whole copy, in the same order, and shares nothing that changes. */
export function copySharesNothing(game: Game, play: Play): void {
  playOut(game, play, ({ state, rng }) => {
    const before = JSON.stringify(state)
    const other = copy(game, state)
    mustEqual(other, copyPlain(state), "the game's own copy, compared with a plain one")
    const own = new Set<unknown>()
    walk(state, '', (value) => own.add(value))
    walk(other, '', (value, path) =>
      must(!own.has(value), `a copy shares${path.replaceAll('.', ' ')} with the original, and it is not frozen`),
    )
    for (let n = 0; n < PLAY_ON && !isOver(other); n++) {
      const { ask, choice } = decide(game, other, {}, rng)
      take(game, other, ask, choice)
    }
    must(JSON.stringify(state) === before, 'playing on a copy changed the original')
  })
}

/** Never changed in place by the kernel's contract, so that copies may share them. */
const IMMUTABLE: readonly (keyof State)[] = ['options', 'pools', 'sealed']
const LISTS_OF_IMMUTABLE: readonly (keyof State)[] = ['agenda', 'asks', 'replies']

/** Visits everything in a state that could be changed. */
function walk(state: State, path: string, visit: (value: object, path: string) => void): void {
  visit(state, path)
  for (const [key, value] of Object.entries(state)) {
    if (IMMUTABLE.includes(key as keyof State)) continue
    if (LISTS_OF_IMMUTABLE.includes(key as keyof State)) visit(value as object, `.${key}`)
    else walkValue(value, `.${key}`, visit)
  }
}

function walkValue(value: unknown, path: string, visit: (value: object, path: string) => void): void {
  if (typeof value !== 'object' || value === null) return
  if (!Object.isFrozen(value)) visit(value, path)
  for (const [key, item] of Object.entries(value)) walkValue(item, `${path}.${key}`, visit)
}
