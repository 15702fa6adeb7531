import { mustBe } from '../testing/difference.ts'

export function must(condition: boolean, what: string): asserts condition {
  if (!condition) throw new Error(what)
}

/** The same JSON, byte for byte. */
export function mustEqual(actual: unknown, expected: unknown, what: string): void {
  if (JSON.stringify(actual) === JSON.stringify(expected)) return
  mustBe(what, actual, expected)
  throw new Error(`${what}: the same, but with its keys in another order`)
}
