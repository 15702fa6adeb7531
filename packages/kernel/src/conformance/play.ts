import { rng as rngFrom, type Rng } from '../chance.ts'
import { choices, readCtx, offersOf, start, take, type Judged, type Start } from '../engine.ts'
import { brief } from '../errors.ts'
import type { Game } from '../game.ts'
import type { ReadCtx } from '../read-ctx.ts'
import { type Ask, type Choice, type Seat, type State, isOver } from '../state.ts'
import { view } from '../view.ts'
import { must } from './verdict.ts'

/** How the players of a test game decide: any legal answer, mostly the best rated one, or always what a run-out clock gives. */
export type Style = 'random' | 'advised' | 'fallback'

/** One game to be played, reproducible from these few values. */
export interface Play {
  readonly seats: number
  readonly options: object
  /** Decides the table's chance and the players' whims. */
  readonly luck: number
  readonly style?: Style
  /** How advised players rate a choice, from what the asked seat knows. The style `advised` needs it. */
  readonly rate?: (ctx: ReadCtx, ask: Ask, choice: Choice) => number
  /** Look at one position in so many, at random; at all of them if absent. */
  readonly every?: number
}

/** A proof about a game, over one play of it. It throws where the proof fails. */
export type Check = (game: Game, play: Play) => void

/** What a check gets to see: a state before an answer, and once more when the game is over. */
export interface Position {
  readonly state: State
  /** How many answers have been given. */
  readonly number: number
  /** The answer that comes next; null when the game is over. */
  readonly move: Judged | null
  /** For the check's own whims: never moves the players'. */
  readonly rng: Rng
}

/** Longer than any game that still gets anywhere. */
export const MOST_ANSWERS = 10_000

/** A seed out of a small number, for tests. */
export const seedFor = (luck: number): string => luck.toString(16).padStart(64, '0')

/** The start of a play. */
export const startFor = ({ seats, options, luck }: Play): Start => ({ seats, options, seed: seedFor(luck) })

export const viewers = (state: Pick<State, 'seats'>): (Seat | null)[] => [null, ...Array.from({ length: state.seats }, (_, seat) => seat)]

export const nameOf = (viewer: Seat | null): string => (viewer === null ? 'a spectator' : `seat ${viewer}`)

/** A play with its moves and its last state. */
export interface Played {
  readonly state: State
  readonly answers: readonly Judged[]
}

/** Plays a game to its end and shows the positions on the way. The looking may play on copies, never on the state itself. */
export function playOut(game: Game, play: Play, look: (position: Position) => void = () => {}): Played {
  const whims = rngFrom(play.luck)
  const rng = rngFrom(play.luck + 1)
  const answers: Judged[] = []
  let move: Judged | null = null
  try {
    const state = start(game, startFor(play))
    for (;;) {
      move = null
      if (!isOver(state)) move = decide(game, state, play, whims)
      if (move === null || rng.below(play.every ?? 1) === 0) look({ state, number: answers.length, move, rng })
      if (move === null) return { state, answers }
      must(answers.length < MOST_ANSWERS, `the game has not ended after ${MOST_ANSWERS} answers`)
      take(game, state, move.ask, move.choice)
      answers.push(move)
    }
  } catch (cause) {
    const next = move === null ? '' : `, before seat ${move.ask.seat} answers ${brief(move.ask)} with ${brief(move.choice)}`
    throw new Complaint(game, play, cause, `after ${answers.length} answers${next}`)
  }
}

/** What failed, in which play of which game: enough to play it again. */
export class Complaint extends Error {
  constructor(game: Game, { seats, options, luck, style = 'random' }: Play, cause: unknown, when: string) {
    const course = `${seats} seats, options ${JSON.stringify(options)}, luck ${luck} (seed ${seedFor(luck)}), ${style} players`
    super(`${game.id}: ${cause instanceof Error ? cause.message : String(cause)}\n  ${course}\n  ${when}`, { cause })
    this.name = 'Complaint'
  }
}

/** For checks of whole games, which do not look on while one is played. */
export function onTheWhole(check: Check): Check {
  return (game, play) => {
    try {
      check(game, play)
    } catch (cause) {
      throw cause instanceof Complaint ? cause : new Complaint(game, play, cause, 'over the whole game')
    }
  }
}

/** The next answer of a player who has to decide; now and then of one who only may, or one that revises. */
export function decide(game: Game, state: State, { style = 'random', rate }: Pick<Play, 'style' | 'rate'>, whims: Rng): Judged {
  const due = state.asks.filter((ask) => ask.optional === undefined)
  must(due.length > 0, 'a dead end: the game is not over, and nobody has to decide')
  const ask = pick(style === 'random' && whims.below(8) === 0 ? state.asks : due, whims)
  const { count, backs, legal, back } = offersOf(game, state, ask, false)
  must(count > 0 || ask.optional !== undefined, `a dead end: ${JSON.stringify(ask)} has no legal answer`)
  if (count === 0 && backs === 0) return decide(game, state, { style, ...(rate === undefined ? {} : { rate }) }, whims)
  const revises = count === 0 || (backs > 0 && style === 'random' && whims.below(8) === 0)
  if (revises) return { ask, choice: pick(back.slice(0, backs), whims) }
  if (style === 'fallback') return { ask, choice: fallbackOf(game, state, ask) }
  if (style === 'advised') {
    if (rate === undefined) throw new TypeError('players of the style `advised` need a function that rates choices')
    if (whims.below(4) > 0) return { ask, choice: bestRated(game, state, ask, legal.slice(0, count), rate) }
  }
  return { ask, choice: legal[whims.below(count)] }
}

function fallbackOf(game: Game, state: State, ask: Ask): Choice {
  const seen = view(game, state, ask.seat)
  const fallback = game.asks[ask.kind].fallback?.(readCtx(game, seen), ask)
  must(fallback !== undefined, `the ask '${ask.kind}' holds up the game and has no fallback`)
  must(choices(game, state, ask).includes(fallback), `the fallback ${JSON.stringify(fallback)} is not among the legal choices`)
  return fallback
}

function bestRated(game: Game, state: State, ask: Ask, legal: readonly Choice[], rate: NonNullable<Play['rate']>): Choice {
  const ctx = readCtx(game, view(game, state, ask.seat))
  const rates = legal.map((choice) => rate(ctx, ask, choice))
  return legal[rates.indexOf(Math.max(...rates))]
}

export const pick = <T>(list: readonly T[], rng: Rng): T => list[rng.below(list.length)]
