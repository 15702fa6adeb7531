import type { Game } from './game.ts'
import { asState } from './read-ctx.ts'
import type { Seen, State } from './state.ts'

/** A copy that shares nothing that changes. Asks, steps and options are immutable, so copies share them. */
export function copy<S extends State, E, T extends Seen<S>>(game: Game<S, E>, state: T): T {
  return (game.copy === undefined ? copyPlain(state) : game.copy(asState<S>(state))) as T
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

/**
 * The first half of a copy that a game writes out by hand: the kernel's own fields. The game adds its own, in the order of its state
 * and before anybody else sees it (the conformance tests compare it with `copyPlain`). Fields added one by one keep V8's fast shapes; a spread does not.
 */
export function copyTable<S extends State>(s: S): S {
  const table: State = {
    game: s.game,
    sees: s.sees,
    seats: s.seats,
    options: s.options,
    seed: s.seed,
    luck: s.luck.slice(),
    undoBarrier: s.undoBarrier,
    agenda: s.agenda.slice(),
    asks: s.asks.slice(),
    sealed: s.sealed,
    replies: s.replies.slice(),
    pools: s.pools,
    faces: s.faces.slice(),
    known: s.known.slice(),
  }
  return table as S
}
