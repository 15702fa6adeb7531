type Key = string | number | boolean | null

/**
 * Makes each value once: `const take = intern((die: number) => ({ take: die }))`.
 * Choices, asks and steps are interned, so a list of choices costs no allocation, copies share them, and equality is identity.
 */
export function intern<const A extends readonly Key[], T extends object>(make: (...keys: A) => T): (...keys: A) => Readonly<T>
export function intern(make: (...keys: Key[]) => object): (...keys: Key[]) => object {
  return interned(make.length, make)
}

function interned(keys: number, make: (...keys: Key[]) => object, firstKey = rooted): (...keys: Key[]) => object {
  switch (keys) {
    case 0: {
      const only = deepFreeze(make())
      return () => only
    }
    case 1:
      return firstKey((key) => deepFreeze(make(key)))
    case 2: {
      const byFirst = firstKey((first) => oneKey((second) => deepFreeze(make(first, second))))
      return (first, second) => byFirst(first)(second)
    }
    case 3: {
      const byFirst = firstKey((first) => oneKey((second) => oneKey((third) => deepFreeze(make(first, second, third)))))
      return (first, second, third) => byFirst(first)(second)(third)
    }
    default: {
      const byFirst = firstKey((first) => interned(keys - 1, (...rest) => make(first, ...rest), oneKey))
      return (first, ...rest) => byFirst(first)(...rest)
    }
  }
}

/** Values by key: small whole numbers in a list, all others in a map. */
interface Kept {
  readonly small: (object | undefined)[]
  readonly other: Map<Key, object>
}

/**
 * Where the values of one edition are kept. All built-in editions share one pool, which never ends; an edition of somebody's own
 * has a pool of its own, which is collected together with it: otherwise every edition that is ever sent would stay in memory.
 */
export interface Pool {
  readonly number: number
  /** By the number of the `intern`. */
  readonly kept: (Kept | undefined)[]
}

let pools = 0
let mints = 0
const newPool = (): Pool => ({ number: pools++, kept: [] })
const shared = newPool()
const owned = new WeakMap<object, Pool>()

/** The pool that values are interned in now, and its number by itself: one comparison is all that the frequent way costs. */
let pool = shared
let current = shared.number

/** From now on this edition has a pool of its own. */
export const ownPool = (edition: object): void => void owned.set(edition, newPool())

/** The pool in which the values of this edition are kept. */
export const poolOf = (edition: unknown): Pool =>
  typeof edition === 'object' && edition !== null ? (owned.get(edition) ?? shared) : shared

/** Interns in this pool from now on: the engine says so whenever it turns to another game. */
export function mintIn(other: Pool): void {
  pool = other
  current = other.number
}

const SMALL = 4096
const isSmall = (key: Key): key is number => typeof key === 'number' && Number.isInteger(key) && key >= 0 && key < SMALL

const newKept = (): Kept => ({ small: [], other: new Map() })

function find<T extends object>({ small, other }: Kept, make: (key: Key) => T, key: Key): T {
  if (!isSmall(key)) {
    let made = other.get(key)
    if (made === undefined) other.set(key, (made = make(key)))
    return made as T
  }
  while (small.length <= key) small.push(undefined)
  const made = make(key)
  small[key] = made
  return made
}

/** The first key of a `intern`: it changes over to the pool of the edition that is played. Keeps a list of the pool, never the pool. */
function rooted<T extends object>(make: (key: Key) => T): (key: Key) => T {
  const at = mints++
  let home = -1
  let kept = newKept()
  let small = kept.small as (T | undefined)[]
  const move = (): void => {
    while (pool.kept.length <= at) pool.kept.push(undefined)
    kept = pool.kept[at] ??= newKept()
    small = kept.small as (T | undefined)[]
    home = current
  }
  const found = (key: Key): T => {
    if (home === current) return find(kept, make, key)
    move()
    return (isSmall(key) ? small[key] : undefined) ?? find(kept, make, key)
  }
  // Short, so that it is compiled into its callers. A list is slow to find what it cannot have: numbers below 0.
  return (key) => (home === current && typeof key === 'number' && key >= 0 && key < small.length ? small[key] : undefined) ?? found(key)
}

/** A further key: what it keeps lies in what the key before it keeps. */
function oneKey<T extends object>(make: (key: Key) => T): (key: Key) => T {
  const kept = newKept()
  const small = kept.small as (T | undefined)[]
  return (key) => (typeof key === 'number' && key >= 0 && key < small.length ? small[key] : undefined) ?? find(kept, make, key)
}

/** Freezes plain data all the way down, in place, and returns it. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const item of Object.values(value)) deepFreeze(item)
  }
  return value
}

const thaws = new WeakMap<object, object>()

/** The same plain data, not frozen, one copy for each: V8 reads a frozen list by index several times slower. */
export function thawed<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  const known = thaws.get(value)
  if (known !== undefined) return known as T
  const thaw = Array.isArray(value)
    ? value.map(thawed)
    : Object.fromEntries(Object.entries(value).map(([key, item]) => [key, thawed(item)]))
  thaws.set(value, thaw)
  return thaw as T
}

/** Structural equality of plain data; key order does not matter. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const left = a as Record<string, unknown>
  const right = b as Record<string, unknown>
  const keys = Object.keys(left)
  return keys.length === Object.keys(right).length && keys.every((key) => Object.hasOwn(right, key) && same(left[key], right[key]))
}
