type Fields = Record<string, unknown>

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/**
 * What came after, made to share with what was before whatever is equal in both: what did not change is then identical.
 * `after` is changed for it, and neither may change from then on.
 */
export function sharing<T>(before: T, after: T): T {
  if (before === after || !isObject(before) || !isObject(after)) return after
  if (Array.isArray(before)) return Array.isArray(after) ? (shareList(before, after) as T) : after
  return Array.isArray(after) ? after : (shareFields(before as Fields, after as Fields) as T)
}

function shareList(before: unknown[], after: unknown[]): unknown[] {
  let differ = before.length === after.length ? 0 : 1
  const both = Math.min(before.length, after.length)
  for (let i = 0; i < both; i++) {
    if (before[i] === after[i]) continue
    const shared = sharing(before[i], after[i])
    if (shared !== before[i]) differ++
    // Frozen parts are what they are, equal or not.
    if (shared !== after[i] && !Object.isFrozen(after)) after[i] = shared
  }
  return differ === 0 ? before : after
}

function shareFields(before: Fields, after: Fields): Fields {
  let differ = 0
  let count = 0
  for (const key in after) {
    count++
    if (before[key] === after[key]) continue
    const shared = sharing(before[key], after[key])
    if (shared !== before[key]) differ++
    if (shared !== after[key] && !Object.isFrozen(after)) after[key] = shared
  }
  return differ === 0 && Object.keys(before).length === count ? before : after
}
