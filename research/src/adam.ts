import type { Rng } from '@flotilla/kernel'

/**
 * A position whose outcome is known: the features of each who could win, one after the other, and each one's share of the victory.
 * Whoever has a share but no features (nobody wins) has all features at nought.
 */
export interface Sample {
  readonly features: Float32Array
  readonly shares: number[]
}

/** The root mean square of each feature. */
export function rootMeanSquares(samples: readonly Sample[], width: number): number[] {
  const squares: number[] = Array.from({ length: width }, () => 0)
  let count = 0
  for (const { features } of samples) {
    count += features.length / width
    for (let i = 0; i < features.length; i++) squares[i % width] += features[i] ** 2
  }
  return squares.map((sum) => Math.sqrt(sum / count) || 1)
}

/** Brings every feature to about the same size, so that one rate of learning suits all; returns by how much. */
export function scaleOf(samples: readonly Sample[], width: number): number[] {
  const scale = rootMeanSquares(samples, width)
  for (const { features } of samples) for (let i = 0; i < features.length; i++) features[i] /= scale[i % width]
  return scale
}

/** The chance that the weights give to each. */
function chances({ features, shares }: Sample, weights: readonly number[]): number[] {
  const sums = shares.map((_, one) => {
    let sum = 0
    for (let i = 0, at = one * weights.length; i < weights.length && at < features.length; i++, at++) sum += weights[i] * features[at]
    return sum
  })
  const most = Math.max(...sums)
  const powers = sums.map((sum) => Math.exp(sum - most))
  const total = powers.reduce((sum, power) => sum + power, 0)
  return powers.map((power) => power / total)
}

/** The mean of -log of the chance given to what came about. */
export function lossOf(samples: readonly Sample[], weights: readonly number[]): number {
  let loss = 0
  for (const sample of samples) {
    const given = chances(sample, weights)
    for (const [one, share] of sample.shares.entries()) if (share > 0) loss -= share * Math.log(given[one])
  }
  return loss / samples.length
}

const PASSES = 8
const BATCH = 256
const RATE = 0.03
const DECAY = 1e-4

/** Adam, on the log-loss: it is convex, so there is one best answer. */
export function descend(samples: readonly Sample[], width: number, dice: Rng): number[] {
  const zeros = (): number[] => Array.from({ length: width }, () => 0)
  const weights = zeros()
  const mean = zeros()
  const square = zeros()
  let step = 0
  const batches = Math.max(1, Math.floor(samples.length / BATCH))
  for (let round = 0; round < PASSES * batches; round++) {
    const gradient = zeros()
    for (let k = 0; k < BATCH; k++) {
      const sample = samples[dice.below(samples.length)]
      const { features, shares } = sample
      const given = chances(sample, weights)
      for (let one = 0; one * width < features.length; one++)
        for (let i = 0; i < width; i++) gradient[i] += ((given[one] - shares[one]) * features[one * width + i]) / BATCH
    }
    step++
    const rate = round * 2 < PASSES * batches ? RATE : RATE / 4
    for (let i = 0; i < width; i++) {
      const down = gradient[i] + DECAY * weights[i]
      mean[i] = 0.9 * mean[i] + 0.1 * down
      square[i] = 0.999 * square[i] + 0.001 * down * down
      weights[i] -= (rate * (mean[i] / (1 - 0.9 ** step))) / (Math.sqrt(square[i] / (1 - 0.999 ** step)) + 1e-8)
    }
  }
  return weights
}
