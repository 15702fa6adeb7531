import { InvalidArgumentError } from 'commander'
import { expectedShare } from './rating.ts'

/** Is the first bot rather `elo0` or rather `elo1` stronger than the field? With the chances of a wrong answer either way. */
export interface Question {
  readonly elo0: number
  readonly elo1: number
  readonly alpha: number
  readonly beta: number
}

export interface Verdict extends Question {
  /** The log-likelihood ratio, and the bounds that decide. */
  readonly llr: number
  readonly lower: number
  readonly upper: number
  readonly verdict: 'elo0' | 'elo1' | 'undecided'
}

const USUAL_ERROR = 0.05

export function questionFrom(given: string): Question {
  const numbers = given.split(',').map((one) => (one.trim() === '' ? Number.NaN : Number(one)))
  const [elo0, elo1, alpha = USUAL_ERROR, beta = USUAL_ERROR] = numbers
  const isChance = (error: number): boolean => error > 0 && error < 0.5
  if (numbers.length < 2 || numbers.length > 4 || !numbers.every(Number.isFinite) || elo0 >= elo1 || !isChance(alpha) || !isChance(beta))
    throw new InvalidArgumentError(
      'Expected elo0,elo1 with the smaller one first, and if wanted alpha,beta between 0 and 0.5: 0,35,0.05,0.05.',
    )
  return { elo0, elo1, alpha, beta }
}

/**
 * Wald's test, generalised to blocks of games as chess engines do it with pairs: the win shares of whole blocks are the
 * observations, taken as normal with the variance they show. A virtual block keeps that variance from being nought.
 */
export function judge({ elo0, elo1, alpha, beta }: Question, blocks: readonly number[], seats: number): Verdict {
  const share0 = expectedShare(elo0, seats)
  const share1 = expectedShare(elo1, seats)
  const n = blocks.length
  const mean = blocks.reduce((sum, share) => sum + share, 0) / Math.max(1, n)
  const spread = blocks.reduce((sum, share) => sum + (share - mean) ** 2, (share0 * (1 - share0)) / seats)
  const llr = n === 0 ? 0 : (n * (share1 - share0) * (2 * mean - share0 - share1)) / (2 * (spread / n))
  const lower = Math.log(beta / (1 - alpha))
  const upper = Math.log((1 - beta) / alpha)
  return { elo0, elo1, alpha, beta, llr, lower, upper, verdict: llr <= lower ? 'elo0' : llr >= upper ? 'elo1' : 'undecided' }
}
