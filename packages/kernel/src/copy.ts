import type { Game } from './game.ts'
import type { State } from './state.ts'

const byHand = new Map<string, (state: State) => State>()

/** Every game is defined through here, so that `copy` knows its hand-written copy from a bare state. */
export function define<S extends State, E>(game: Game<S, E>): Game<S, E> {
  if (game.copy !== undefined) byHand.set(game.id, game.copy as unknown as (state: State) => State)
  return game
}

/** A copy that shares nothing that changes. Asks, steps and options are immutable, so copies share them. */
export function copy<S extends Pick<State, 'game'>>(state: S): S {
  const written = byHand.get(state.game)
  return (written === undefined ? copyPlain(state) : written(state as unknown as State)) as S
}

/** For states whose game has no copy of its own: any plain data, frozen parts shared. */
export function copyPlain(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  if (Array.isArray(value)) {
    const list: unknown[] = value.slice()
    for (let i = 0; i < list.length; i++) {
      const item = list[i]
      if (typeof item === 'object' && item !== null) list[i] = copyPlain(item)
    }
    return list
  }
  const object: Record<string, unknown> = { ...value }
  for (const key in object) {
    const item = object[key]
    if (typeof item === 'object' && item !== null) object[key] = copyPlain(item)
  }
  return object
}
