import { readCtx, type Ask, type Choice, type Seen } from '@flotilla/kernel'
import type { AdvisedGame } from '../advice/index.ts'
import { rateChoices } from '../players/ratings.ts'
import { power } from './win-share.ts'

/**
 * What is known of one own decision. It is reached by the own choices alone, so the choices that are open there differ from world
 * to world; each list has a place for every choice met so far.
 */
export class Node {
  /** There is always one: of what nothing is left when all is collected V8 forgets the shape, and every code compiled for it. */
  static readonly kept = new Node()

  readonly choices: Choice[] = []
  readonly priors: number[] = []
  readonly visits: number[] = []
  readonly totals: number[] = []
  readonly after: (Node | null)[] = []
  tried = 0
  // A fraction from the beginning, as are the totals: what begins as a whole number and becomes a fraction changes its shape.
  gained = -0

  /** The place of a choice, -1 if it was never met. Mostly the lists are in the same order. */
  find(choice: Choice, guess: number): number {
    return this.choices[guess] === choice ? guess : this.choices.indexOf(choice)
  }

  /** Notes choices not met before, each with the share of trust that the advice gives it: the best-rated most. */
  meet(game: AdvisedGame, seen: Seen, ask: Ask, choices: readonly Choice[], count: number, temperature: number): void {
    const before = this.choices.length
    for (let i = 0; i < count; i++) {
      if (this.find(choices[i], i) !== -1) continue
      this.choices.push(choices[i])
      this.priors.push(0)
      this.visits.push(0)
      this.totals.push(-0)
      this.after.push(null)
    }
    if (this.choices.length === before) return
    if (temperature === Infinity) {
      this.priors.fill(1 / count, before)
      return
    }
    trust(game, seen, ask, choices, count, temperature)
    for (let i = 0; i < count; i++) {
      const at = this.find(choices[i], i)
      if (at >= before) this.priors[at] = trusted[i]
    }
  }

  /**
   * The place of the most promising choice: what it has brought, and as much again as the advice trusts it while it is little tried.
   * With few visits the advice decides, with many what was seen.
   */
  select(choices: readonly Choice[], count: number, explore: number): number {
    const usual = this.tried === 0 ? 0 : this.gained / this.tried
    const bonus = explore * Math.sqrt(this.tried + 1)
    let best = -1
    let most = -Infinity
    for (let i = 0; i < count; i++) {
      const at = this.find(choices[i], i)
      if (at === -1) continue
      const mean = (this.totals[at] + usual * 2) / (this.visits[at] + 2)
      const score = mean + (bonus * this.priors[at]) / (1 + this.visits[at])
      if (score > most) {
        most = score
        best = at
      }
    }
    return best
  }

  credit(at: number, share: number): void {
    this.tried++
    this.gained += share
    this.visits[at]++
    this.totals[at] += share
  }
}

const ratings: number[] = []
const trusted: number[] = []

const defers = (game: AdvisedGame, seen: Seen, ask: Ask, choice: Choice): boolean =>
  game.advice.search?.defers?.(readCtx(game, seen), ask, choice) === true

/** How much the advice trusts each choice, all together 1. */
function trust(game: AdvisedGame, seen: Seen, ask: Ask, choices: readonly Choice[], count: number, temperature: number): void {
  rateChoices(game, seen, ask, choices, count, ratings)
  let best = -Infinity
  let worst = Infinity
  for (let i = 0; i < count; i++) {
    if (ratings[i] > best) best = ratings[i]
    if (ratings[i] < worst && ratings[i] !== -Infinity) worst = ratings[i]
  }
  const spread = (best - worst) * temperature || 1
  let total = 0
  // What a temper never does is not trusted at all, nor is doing later what the advice would do now.
  for (let i = 0; i < count; i++) {
    const never = ratings[i] === -Infinity || (ratings[i] < best && defers(game, seen, ask, choices[i]))
    total += trusted[i] = never ? 0 : power((ratings[i] - best) / spread)
  }
  for (let i = 0; i < count; i++) trusted[i] = total > 0 ? trusted[i] / total : 1 / count
}
