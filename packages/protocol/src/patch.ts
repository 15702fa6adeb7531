import type { Plain } from '@flotilla/kernel'

/**
 * What changed in a view, as a list of small operations on paths, applied in order:
 * `[path, value]` sets, `[path]` removes a key, `[path, at, drop, items]` splices a list.
 */
export type Path = readonly (string | number)[]
/** One change of plain data: set at a path, remove, or replace a part of a list. */
export type Operation = readonly [Path, Plain] | readonly [Path] | readonly [Path, number, number, readonly Plain[]]
/** Changes of plain data, in order. */
export type Patch = readonly Operation[]

type Fields = { readonly [key: string]: Plain }
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

const has = (fields: Fields, key: string): boolean => Object.hasOwn(fields, key) && fields[key] !== undefined

/** A quick look before the slow one: what every object inherits are functions. */
const isAbsent = (value: unknown): boolean => value === undefined || typeof value === 'function'

/** The operations that turn `before` into `after`. Shared parts are skipped by identity, so frozen data costs nothing. */
export function diff(before: unknown, after: unknown): Operation[] {
  const patch: Operation[] = []
  differ(before as Plain, after as Plain, [], patch)
  return patch
}

function differ(before: Plain, after: Plain, path: (string | number)[], patch: Operation[]): void {
  if (before === after) return
  if (Array.isArray(before) && Array.isArray(after)) return differLists(before as readonly Plain[], after as readonly Plain[], path, patch)
  if (!isFields(before) || !isFields(after)) {
    patch.push([path.slice(), after])
    return
  }
  // Nearly always both have the same keys, and then nothing has to be looked for that is gone.
  let gone = Object.keys(before).length
  for (const key in after) {
    const value = after[key]
    if (value === undefined) continue
    if (before[key] === value) {
      gone--
      continue
    }
    path.push(key)
    if (has(before, key)) {
      gone--
      differ(before[key], value, path, patch)
    } else patch.push([path.slice(), value])
    path.pop()
  }
  if (gone === 0) return
  for (const key in before) if (isAbsent(after[key]) && has(before, key) && !has(after, key)) patch.push([[...path, key]])
}

function differLists(before: readonly Plain[], after: readonly Plain[], path: (string | number)[], patch: Operation[]): void {
  const shorter = Math.min(before.length, after.length)
  if (before.length === after.length) {
    for (let i = 0; i < shorter; i++) {
      if (before[i] === after[i]) continue
      path.push(i)
      differ(before[i], after[i], path, patch)
      path.pop()
    }
    return
  }
  let head = 0
  while (head < shorter && alike(before[head], after[head])) head++
  let tail = 0
  while (tail < shorter - head && alike(before[before.length - 1 - tail], after[after.length - 1 - tail])) tail++
  patch.push([path.slice(), head, before.length - head - tail, after.slice(head, after.length - tail)])
}

/** Equal as JSON. */
function alike(a: Plain, b: Plain): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  return diff(a, b).length === 0
}

/** A new value with the patch applied; parts that did not change are shared with the old one, and the old one stays as it was. */
export function patched<T>(value: T, patch: Patch): T {
  let result = value as Plain
  for (const operation of patch) result = at(result, operation[0], 0, operation)
  return result as T
}

function at(value: Plain, path: Path, depth: number, operation: Operation): Plain {
  if (depth === path.length) return operated(value, operation)
  const step = path[depth]
  if (Array.isArray(value)) {
    const list: Plain[] = value.slice()
    list[Number(step)] = at(list[Number(step)], path, depth + 1, operation)
    return list
  }
  const fields: Record<string, Plain> = { ...(value as Fields) }
  if (operation.length === 1 && depth === path.length - 1) delete fields[step]
  else fields[step] = at(fields[step], path, depth + 1, operation)
  return fields
}

function operated(value: Plain, operation: Operation): Plain {
  if (operation.length !== 4) return operation.length === 2 ? operation[1] : null
  const [, start, drop, items] = operation
  const list = (value as readonly Plain[]).slice()
  list.splice(start, drop, ...items)
  return list
}
