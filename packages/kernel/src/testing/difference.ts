import { same } from '../intern.ts'

const show = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value))

const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Where two pieces of plain data part, a line each: `ships.1.hull: expected [6,5,1], but it is [6,5]`. */
function differences(actual: unknown, expected: unknown, path: string): string[] {
  if (same(actual, expected)) return []
  if (isGroup(actual) && isGroup(expected) && Array.isArray(actual) === Array.isArray(expected) && goesDeeper(actual, expected)) {
    const left = new Map(Object.entries(actual))
    const right = new Map(Object.entries(expected))
    return [...new Set([...right.keys(), ...left.keys()])].flatMap((key) =>
      differences(left.get(key), right.get(key), path === '' ? key : `${path}.${key}`),
    )
  }
  return [`${path === '' ? '' : `${path}: `}expected ${show(expected)}, but it is ${show(actual)}`]
}

/** A list of plain values is shown whole; lists of groups are compared item by item if they are equally long. */
const goesDeeper = (actual: object, expected: object): boolean =>
  !Array.isArray(actual) || !Array.isArray(expected) || (actual.length === expected.length && actual.every(isGroup))

/** Throws with every difference, one a line. */
export function mustBe(what: string, actual: unknown, expected: unknown): void {
  const lines = differences(actual, expected, '')
  if (lines.length > 0) throw new Error([`${what}:`, ...lines.map((line) => `  ${line}`)].join('\n'))
}

/** Of a group, only what the expectation names. */
export const named = (actual: object, expected: object): object =>
  Object.fromEntries(Object.entries(actual).filter(([key]) => Object.hasOwn(expected, key)))
