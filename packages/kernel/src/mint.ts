type Key = string | number | boolean | null

/**
 * Makes each value once: `const take = mint((die: number) => ({ take: die }))`.
 * Choices, asks and steps are minted, so a list of choices costs no allocation, copies share them, and equality is identity.
 */
export function mint<const A extends readonly Key[], T extends object>(make: (...keys: A) => T): (...keys: A) => Readonly<T>
export function mint(make: (...keys: Key[]) => object): (...keys: Key[]) => object {
  switch (make.length) {
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
    default: {
      const byFirst = oneKey((first) => mintRest(make, first))
      return (first, ...rest) => byFirst(first)(...rest)
    }
  }
}

function mintRest(make: (...keys: Key[]) => object, first: Key): (...keys: Key[]) => object {
  const bySecond = oneKey((second) => oneKey((third) => deepFreeze(make(first, second, third))))
  return (second, third) => bySecond(second)(third)
}

const SMALL = 4096

function oneKey<T>(make: (key: Key) => T): (key: Key) => T {
  const small: (T | undefined)[] = []
  const other = new Map<Key, T>()
  const first = (key: Key): T => {
    const made = make(key)
    if (typeof key !== 'number' || key < 0 || key >= SMALL) other.set(key, made)
    else {
      while (small.length < key) small.push(undefined)
      small[key] = made
    }
    return made
  }
  return (key) => (typeof key === 'number' && key < small.length ? small[key] : other.get(key)) ?? first(key)
}

export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const item of Object.values(value)) deepFreeze(item)
  }
  return value
}

/** Structural equality of plain data; key order does not matter. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const left = Object.entries(a)
  const right = b as Record<string, unknown>
  return left.length === Object.keys(b).length && left.every(([key, value]) => Object.hasOwn(b, key) && same(value, right[key]))
}
