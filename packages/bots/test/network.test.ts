import { expect, test } from 'vitest'
import { meanOf, networkOn, weigh, type Network, type WinModel } from '../src/advice/index.ts'

const ctx = {} as Parameters<typeof weigh>[1]

/** Two features, whatever the seat. */
const pair = (first: number, second: number): WinModel => ({
  features(_io, _seat, into) {
    into[0] = first
    into[1] = second
  },
  weights: [0, 0],
})

test('a network counts features by themselves, and combinations from where they begin', () => {
  // By itself 2 for the first; the one combination is first + second - 1, and counts ten times as far as it is above nought.
  const learned = { hidden: 1, features: [2, 1, 0, 1], biases: [-1], outputWeights: [10] }
  const strength = (first: number, second: number): number => weigh(networkOn(pair(first, second), learned), ctx, 0, [])
  expect(strength(0, 0)).toBe(0)
  expect(strength(1, 0)).toBe(2)
  expect(strength(0, 1)).toBe(0)
  expect(strength(1, 1)).toBe(2 + 10)
  expect(strength(3, -5)).toBe(6)
})

test('what was seen before does not linger', () => {
  let now = 1
  const changing: WinModel = { features: (_io, _seat, into) => void (into[0] = now), weights: [1] }
  const network = networkOn(changing, { hidden: 2, features: [1, 1, -1], biases: [0, 0.5], outputWeights: [1, 1] })
  const first = weigh(network, ctx, 0, [])
  now = 0
  expect(weigh(network, ctx, 0, [])).toBe(0.5)
  now = 1
  expect(weigh(network, ctx, 0, [])).toBe(first)
})

test('several judges are one: what they say on average', () => {
  const one: Network = { hidden: 1, features: [2, 1, 0, 1], biases: [-1], outputWeights: [10] }
  const other: Network = { hidden: 2, features: [0, 1, -1, 4, 0, 1], biases: [0, 2], outputWeights: [3, 1] }
  const weights = [5, -1]
  for (const seen of [pair(0, 0), pair(1, 0), pair(2, 3), pair(-1, 2)]) {
    const said = (network: Network): number => weigh(networkOn(seen, network), ctx, 0, [])
    const plain = weigh({ ...seen, weights }, ctx, 0, [])
    expect(said(meanOf([one, other]))).toBeCloseTo((said(one) + said(other)) / 2, 12)
    expect(said(meanOf([one, other], weights))).toBeCloseTo((said(one) + said(other) + plain) / 3, 12)
    // Some look at the first feature only.
    const narrow: Network = { hidden: 1, features: [3, 1], biases: [1], outputWeights: [2] }
    const first = weigh({ ...seen, weights: [5] }, ctx, 0, [])
    expect(said(meanOf([narrow, one], [5]))).toBeCloseTo((said(narrow) + said(one) + first) / 3, 12)
  }
})

test('what all seats share is summed up once for all, and nothing comes out otherwise for it', () => {
  const hidden = 11
  const some = (count: number, salt: number): number[] => Array.from({ length: count }, (_, i) => Math.sin(i * 7 + salt))
  const network: Network = { hidden, features: some(5 * (hidden + 1), 1), biases: some(hidden, 2), outputWeights: some(hidden, 3) }
  let round = 0
  // The first two tell of the round, the rest of the seat.
  const features: WinModel['features'] = (_io, seat, into) => {
    const told = [round / 3, round % 2, seat / 7, seat % 2, round - seat]
    for (const [i, value] of told.entries()) into[i] = value
  }
  const [apart, together] = [networkOn({ features }, network), networkOn({ features, sharedFeatures: 2 }, network)]
  for (round = 0; round < 6; round++)
    for (let seat = 0; seat < 4; seat++) expect(weigh(together, ctx, seat, [])).toBe(weigh(apart, ctx, seat, []))
})
