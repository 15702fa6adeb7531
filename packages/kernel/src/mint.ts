type Key = string | number | boolean | null

/**
 * Makes each value once: `const take = mint((die: number) => ({ take: die }))`.
 * Choices, asks and steps are minted, so a list of choices costs no allocation, copies share them, and equality is identity.
 */
export function mint<const A extends readonly Key[], T extends object>(make: (...keys: A) => T): (...keys: A) => Readonly<T>
export function mint(make: (...keys: Key[]) => object): (...keys: Key[]) => object {
  return minted(make.length, make)
}

function minted(keys: number, make: (...keys: Key[]) => object): (...keys: Key[]) => object {
  switch (keys) {
    case 0: {
      const only = deepFreeze(make())
      return () => only
    }
    case 1:
      return oneKey((key) => deepFreeze(make(key)))
    case 2: {
      const byFirst = oneKey((first) => oneKey((second) => deepFreeze(make(first, second))))
      return (first, second) => byFirst(first)(second)
    }
    case 3: {
      const byFirst = oneKey((first) => oneKey((second) => oneKey((third) => deepFreeze(make(first, second, third)))))
      return (first, second, third) => byFirst(first)(second)(third)
    }
    default: {
      const byFirst = oneKey((first) => minted(keys - 1, (...rest) => make(first, ...rest)))
      return (first, ...rest) => byFirst(first)(...rest)
    }
  }
}

const SMALL = 4096

function oneKey<T extends object>(make: (key: Key) => T): (key: Key) => T {
  const small: (T | undefined)[] = []
  const other = new Map<Key, T>()
  const found = (key: Key): T => {
    if (typeof key !== 'number' || !Number.isInteger(key) || key < 0 || key >= SMALL) {
      let made = other.get(key)
      if (made === undefined) other.set(key, (made = make(key)))
      return made
    }
    while (small.length <= key) small.push(undefined)
    return (small[key] = make(key))
  }
  // Short, so that it is compiled into its callers. A list is slow to find what it cannot have: numbers below 0.
  return (key) => (typeof key === 'number' && key >= 0 && key < small.length ? small[key] : undefined) ?? found(key)
}

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
