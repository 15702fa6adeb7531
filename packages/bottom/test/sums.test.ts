import { rng } from '@flotilla/kernel'
import { describe, expect, it } from 'vitest'
import { Sums } from '../src/bots/sums.ts'

/** Every sum that some of the numbers come to. */
const listed = (numbers: readonly number[]): Set<number> =>
  numbers.reduce((sums, number) => new Set([...sums, ...[...sums].map((sum) => sum + number)]), new Set([0]))

describe('the sums that cards come to', () => {
  it('are those of all their sets, as far as they matter', () => {
    const dice = rng(3)
    for (let hand = 0; hand < 200; hand++) {
      const numbers = Array.from({ length: dice.below(9) }, () => 1 + dice.below(40))
      const most = 20 + dice.below(100)
      const sums = new Sums()
      sums.begin(most)
      for (const number of numbers) sums.add(number)
      const all = listed(numbers)
      const upToMost = Array.from({ length: most + 1 }, (_, sum) => sum)
      expect(upToMost.filter((sum) => sums.has(sum))).toEqual(upToMost.filter((sum) => all.has(sum)))
      const need = dice.below(most)
      const enough = [...all].filter((sum) => sum >= need && sum <= most)
      if (enough.length > 0) expect(sums.least(need)).toBe(Math.min(...enough))
    }
  })

  it('go on from where others are, which stay as they were', () => {
    const [some, more] = [new Sums(), new Sums()]
    some.begin(70)
    some.add(31)
    more.follow(some)
    more.add(33)
    expect([31, 33, 64].map((sum) => more.has(sum))).toEqual([true, true, true])
    expect([31, 33, 64].map((sum) => some.has(sum))).toEqual([true, false, false])
  })
})
