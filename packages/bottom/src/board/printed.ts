import type { Edition } from '../edition/schema.ts'

/** What is printed on the cards, by kind: one list for each number, because entries are of several shapes and slow to read. */
interface Printed {
  readonly values: readonly number[]
  /** Points given as a sacrifice (TB-4.3). */
  readonly sacrifices: readonly number[]
  /** The price in the row (TB-5.1). */
  readonly prices: readonly number[]
}

const printed = new WeakMap<Edition, Printed>()
let last: { readonly edition: Edition; readonly printed: Printed } | null = null

// TB-R5, TB-R6: value, price and points of a sacrifice are three numbers; any of them may be 0.
export const printedIn = (edition: Edition): Printed => (last !== null && last.edition === edition ? last.printed : find(edition))

function find(edition: Edition): Printed {
  let found = printed.get(edition)
  if (found === undefined) printed.set(edition, (found = print(edition)))
  last = { edition, printed: found }
  return found
}

const print = ({ cards }: Edition): Printed => ({
  values: cards.map(({ value }) => value ?? 0),
  sacrifices: cards.map(({ sacrifice, value }) => sacrifice ?? value ?? 0),
  prices: cards.map(({ buy, value }) => buy ?? value ?? 0),
})
