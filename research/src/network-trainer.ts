import { rng, type Rng } from '@flotilla/kernel'
import type { Network } from '@flotilla/bots/advice'
import { rootMeanSquares, type Sample } from './adam.ts'
import { power } from '@flotilla/bots/search'

/** Passes over all samples, the learning rate at first, and the weight decay. */
export interface TrainingOptions {
  readonly passes: number
  readonly rate: number
  readonly decay: number
}

const BATCH = 256
/** At the end it learns so much more slowly. */
const SLOWER = 0.05

/**
 * A neural network with one hidden layer (ReLU) and a linear path beside it. It gives every seat a strength; the softmax of all
 * seats' strengths is each one's chance to win. Arithmetic is the same on every machine.
 */
export class NetworkTrainer {
  readonly #width: number
  readonly #hidden: number
  /** Every feature is brought to about the same size, so that one rate of learning suits all. */
  readonly #scale: Float64Array
  /** Of each feature what it counts by itself and for every unit; then where the units begin; then what they count. */
  readonly #weights: Float64Array
  readonly #dice: Rng

  constructor(samples: readonly Sample[], hidden: number, seed: number) {
    this.#width = samples[0].features.length / samples[0].shares.length
    this.#hidden = hidden
    this.#scale = Float64Array.from(rootMeanSquares(samples, this.#width))
    this.#dice = rng(seed)
    const biasesAt = this.#width * (hidden + 1)
    this.#weights = new Float64Array(biasesAt + 2 * hidden)
    const spread = 1 / Math.sqrt(this.#width)
    for (let at = 0; at < biasesAt; at++) if (at % (hidden + 1) !== 0) this.#weights[at] = spread * this.#between()
    for (let at = biasesAt + hidden; at < this.#weights.length; at++) this.#weights[at] = 0.05 * this.#between()
  }

  /** Anything from -1 to 1. */
  #between(): number {
    return this.#dice.below(20_001) / 10_000 - 1
  }

  /** What the network says of a seat; `units` is filled with what its units see. */
  #strength({ features }: Sample, seat: number, units: Float64Array): number {
    const [width, hidden, weights, scale] = [this.#width, this.#hidden, this.#weights, this.#scale]
    const row = hidden + 1
    const biasesAt = width * row
    let strength = 0
    for (let j = 0; j < hidden; j++) units[j] = weights[biasesAt + j]
    for (let i = 0; i < width; i++) {
      const value = features[seat * width + i] / scale[i]
      if (value === 0) continue
      strength += value * weights[i * row]
      for (let j = 0; j < hidden; j++) units[j] += value * weights[i * row + 1 + j]
    }
    for (let j = 0; j < hidden; j++) if (units[j] > 0) strength += units[j] * weights[biasesAt + hidden + j]
    return strength
  }

  /** The chance of each seat, into `given`. */
  #chances(sample: Sample, units: readonly Float64Array[], given: Float64Array): void {
    const seats = sample.shares.length
    let most = -Infinity
    for (let seat = 0; seat < seats; seat++) most = Math.max(most, (given[seat] = this.#strength(sample, seat, units[seat])))
    let total = 0
    for (let seat = 0; seat < seats; seat++) total += given[seat] = power(given[seat] - most)
    for (let seat = 0; seat < seats; seat++) given[seat] /= total
  }

  /** The mean of -log of the chance given to who won. */
  loss(samples: readonly Sample[]): number {
    const [units, given] = this.#room()
    let loss = 0
    for (const sample of samples) {
      this.#chances(sample, units, given)
      for (const [seat, share] of sample.shares.entries()) if (share > 0) loss -= share * Math.log(given[seat])
    }
    return loss / samples.length
  }

  #room(): [Float64Array[], Float64Array] {
    return [Array.from({ length: 8 }, () => new Float64Array(this.#hidden)), new Float64Array(8)]
  }

  /** Adam, on the log-loss. */
  learn(samples: readonly Sample[], { passes, rate, decay }: TrainingOptions): void {
    const weights = this.#weights
    const [gradient, mean, square] = [0, 1, 2].map(() => new Float64Array(weights.length))
    const [units, given] = this.#room()
    const steps = Math.floor((passes * samples.length) / BATCH)
    let [fade, fades] = [1, 1]
    for (let step = 0; step < steps; step++) {
      gradient.fill(0)
      for (let k = 0; k < BATCH; k++) {
        const sample = samples[this.#dice.below(samples.length)]
        this.#chances(sample, units, given)
        for (let seat = 0; seat < sample.shares.length; seat++)
          this.#backpropagate(sample, seat, units[seat], (given[seat] - sample.shares[seat]) / BATCH, gradient)
      }
      fade *= 0.9
      fades *= 0.999
      const now = rate * (1 - ((1 - SLOWER) * step) / steps)
      for (let i = 0; i < weights.length; i++) {
        const down = gradient[i] + decay * weights[i]
        mean[i] = 0.9 * mean[i] + 0.1 * down
        square[i] = 0.999 * square[i] + 0.001 * down * down
        weights[i] -= (now * (mean[i] / (1 - fade))) / (Math.sqrt(square[i] / (1 - fades)) + 1e-8)
      }
    }
  }

  /** Backpropagation: adds each weight's part in an error to the gradient. */
  #backpropagate({ features }: Sample, seat: number, units: Float64Array, error: number, gradient: Float64Array): void {
    if (error === 0) return
    const [width, hidden, weights, scale] = [this.#width, this.#hidden, this.#weights, this.#scale]
    const row = hidden + 1
    const biasesAt = width * row
    for (let j = 0; j < hidden; j++) {
      const seen = units[j]
      units[j] = seen > 0 ? error * weights[biasesAt + hidden + j] : 0
      if (seen <= 0) continue
      gradient[biasesAt + j] += units[j]
      gradient[biasesAt + hidden + j] += error * seen
    }
    for (let i = 0; i < width; i++) {
      const value = features[seat * width + i] / scale[i]
      if (value === 0) continue
      gradient[i * row] += error * value
      for (let j = 0; j < hidden; j++) gradient[i * row + 1 + j] += units[j] * value
    }
  }

  /** Goes on from what was learned before. */
  resume({ features, biases, outputWeights }: Network): void {
    const row = this.#hidden + 1
    this.#weights.set(features.map((weight, at) => weight * this.#scale[Math.floor(at / row)]))
    this.#weights.set([...biases, ...outputWeights], features.length)
  }

  /** What it knows, for features as they are. */
  network(): Network {
    const [width, hidden] = [this.#width, this.#hidden]
    const biasesAt = width * (hidden + 1)
    const brief = (weight: number): number => Number(weight.toPrecision(4))
    const all = this.#weights
    return {
      hidden,
      features: Array.from(all.subarray(0, biasesAt), (weight, at) => brief(weight / this.#scale[Math.floor(at / (hidden + 1))])),
      biases: Array.from(all.subarray(biasesAt, biasesAt + hidden), brief),
      outputWeights: Array.from(all.subarray(biasesAt + hidden), brief),
    }
  }
}
