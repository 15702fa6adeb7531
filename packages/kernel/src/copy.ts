import type { Game } from './game.ts'
import type { Seen, State } from './state.ts'

/** A copy that shares nothing that changes. Asks, steps and options are immutable, so copies share them. */
export function copy<S extends State, E, T extends Seen<S>>(game: Game<S, E>, state: T): T {
  return (game.copy === undefined ? copyPlain(state) : game.copy(state as unknown as S)) as T
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
