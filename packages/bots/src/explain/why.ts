import { readCtx, isOver, type Choice, type ReadCtx, type Message, type Seat, type Seen, type State } from '@flotilla/kernel'
import type { AdvisedGame, Measures } from '../advice/index.ts'
import { isCrew, judgementAt, power, shareOf } from '../search/win-share.ts'

/** Why one choice is better than another: what differed most, and for whom, where the search looked. */
export interface Because {
  readonly other: Choice
  readonly reason: Message
}

/** Where an imagined world ended: of every seat what each measure weighed in the judgement, and how much of it there was. */
interface Ending {
  readonly weighed: Float64Array
  readonly amounts: Float64Array
  readonly chances: readonly number[]
  /** The seat's part of the victory; null where the game went on. */
  readonly won: number | null
}

/** A difference that may as well be luck is no reason: so many standard errors it must be away from none. */
const SURE = 1.5
/** Less than this makes no difference. */
const LEAST = 0.05
/** Fewer worlds tell nothing. */
const FEWEST = 4
/** A game that ends is a reason by itself, where so large a part of the worlds ends better. */
const DECIDED = 0.2

/**
 * What the search met: it looks at the end of every playout, choice by choice. All choices meet the same worlds with the same luck,
 * so that what differs between two of them comes from the choice.
 */
export class Evidence {
  readonly #game: AdvisedGame
  readonly #me: Seat
  readonly #measures: Measures
  readonly #names: readonly string[]
  /** For each feature the measures it belongs to. */
  readonly #about: readonly (readonly number[])[]
  readonly #alone: boolean
  readonly #endings = new Map<Choice, Ending[]>()
  readonly #features: number[] = []

  constructor(game: AdvisedGame, state: Seen, me: Seat, measures: Measures) {
    this.#game = game
    this.#me = me
    this.#measures = measures
    this.#names = Object.keys(measures.list)
    this.#alone = isCrew(game, readCtx(game, state), state.seats)
    this.#about = measures.features.map((names) => names.split(' ').map((name) => this.#names.indexOf(name)))
  }

  saw(choice: Choice, world: State): void {
    const endings = this.#endings.get(choice) ?? []
    if (endings.length === 0) this.#endings.set(choice, endings)
    endings.push(this.#read(world))
  }

  #read(world: State): Ending {
    const { seats } = world
    const names = this.#names.length
    const ctx = readCtx(this.#game, world)
    const weighed = new Float64Array(seats * names)
    const amounts = new Float64Array(seats * names)
    const strengths: number[] = []
    for (let seat = 0; seat < seats; seat++) {
      const from = seat * names
      this.#names.forEach((name, k) => (amounts[from + k] = this.#measures.list[name].amount(ctx, seat)))
      strengths.push(this.#alone ? this.#weighCrew(amounts, weighed, from) : this.#weighSeat(ctx, seat, weighed, from))
    }
    const own = strengths[this.#me]
    const powers = strengths.map((one) => power(one - own))
    const all = powers.reduce((sum, one) => sum + one, 0)
    return {
      weighed,
      amounts,
      chances: powers.map((one) => one / all),
      won: isOver(world) ? shareOf(this.#game, world, this.#me) : null,
    }
  }

  /** What each measure weighs in the game's judgement of a seat; all of it together is how strong the seat is. */
  #weighSeat(ctx: ReadCtx, seat: Seat, weighed: Float64Array, from: number): number {
    const prospects = judgementAt(this.#game, ctx, ctx.state.seats)
    if (prospects === undefined) return 0
    const { weights } = prospects
    prospects.features(ctx, seat, this.#features)
    let strength = 0
    for (let i = 0; i < weights.length; i++) {
      const part = weights[i] * this.#features[i]
      strength += part
      for (const name of this.#about[i] ?? []) weighed[from + name] += part
    }
    return strength
  }

  /** A crew has one chance for all. */
  #weighCrew(amounts: Float64Array, weighed: Float64Array, from: number): number {
    this.#names.forEach((name, k) => (weighed[from + k] = (this.#measures.crew?.[name] ?? 0) * amounts[from + k]))
    return 0
  }

  /** What speaks most for a choice against another; null where nothing stands out. */
  because(choice: Choice, other: Choice): Because | null {
    const one = this.#endings.get(choice) ?? []
    const two = this.#endings.get(other) ?? []
    const worlds = Math.min(one.length, two.length)
    if (worlds < FEWEST) return null
    const decided = decision(one.slice(0, worlds), two.slice(0, worlds))
    if (decided !== null) return { other, reason: decided }
    let most = 0
    let reason: Message | null = null
    for (const seat of this.#alone ? [this.#me] : one[0].chances.keys())
      for (const [k, name] of this.#names.entries()) {
        const at = seat * this.#names.length + k
        const { gain, mean, error } = difference(one, two, worlds, at, seat, this.#me)
        const isBetter = (this.#measures.list[name].better === 'more') === (seat === this.#me)
        const better = isBetter ? mean : -mean
        if (gain <= most || better < LEAST || better < SURE * error) continue
        most = gain
        reason = {
          code: seat === this.#me ? `why.${name}` : `why.${name}.theirs`,
          params: { n: better < 0.75 ? 0 : Math.round(better), ...(seat === this.#me ? {} : { who: seat }) },
        }
      }
    return reason === null ? null : { other, reason }
  }
}

/** Games that ended, if they ended better: how many were won of how many. */
function decision(one: readonly Ending[], two: readonly Ending[]): Message | null {
  const wins = (all: readonly Ending[]): number => all.reduce((sum, { won }) => sum + (won ?? 0), 0)
  const losses = (all: readonly Ending[]): number => all.filter(({ won }) => won === 0).length
  const of = one.length
  if ((wins(one) - wins(two)) / of >= DECIDED)
    return { code: 'why.wins', params: { n: Math.round(wins(one)), of, other: Math.round(wins(two)) } }
  if ((losses(two) - losses(one)) / of >= DECIDED) return { code: 'why.losses', params: { n: losses(one), of, other: losses(two) } }
  return null
}

/** What a measure of a seat gained for the one who asks, and by how much the amount itself differs, with the error of that. */
function difference(
  one: readonly Ending[],
  two: readonly Ending[],
  worlds: number,
  at: number,
  seat: Seat,
  me: Seat,
): { readonly gain: number; readonly mean: number; readonly error: number } {
  let gain = 0
  let sum = 0
  let squares = 0
  for (let world = 0; world < worlds; world++) {
    const [a, b] = [one[world], two[world]]
    const chance = (a.chances[seat] + b.chances[seat]) / 2
    gain += (a.weighed[at] - b.weighed[at]) * (seat === me ? 1 - chance : -chance)
    const lead = a.amounts[at] - b.amounts[at]
    sum += lead
    squares += lead * lead
  }
  const mean = sum / worlds
  const variance = Math.max(0, squares / worlds - mean * mean) / Math.max(1, worlds - 1)
  return { gain: gain / worlds, mean, error: Math.sqrt(variance) }
}
