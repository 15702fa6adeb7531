import { mustBe } from '../testing/difference.ts'

export { must } from '../errors.ts'

/** The same JSON, byte for byte. */
export function mustEqual(actual: unknown, expected: unknown, what: string): void {
  if (JSON.stringify(actual) === JSON.stringify(expected)) return
  mustBe(what, actual, expected)
  throw new Error(`${what}: the same, but with its keys in another order`)
}
