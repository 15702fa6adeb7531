import type { Rng } from '../chance.ts'
import { copy } from '../copy.ts'
import { answer, choices, explain, readCtx } from '../engine.ts'
import { brief, IllegalChoice, type RefusedChoice } from '../errors.ts'
import type { Game } from '../game.ts'
import { same } from '../intern.ts'
import { type Ask, type Choice, type Seat, type Seen, type State, askOf } from '../state.ts'
import { imagine, view } from '../view.ts'
import { nameOf, pick, playOut, type Play } from './play.ts'
import { garbage } from './garbage.ts'
import { must, mustEqual } from './verdict.ts'

/**
 * A legal move never depends on what the seat does not know: the choices, the reasons why others are refused and the fallback
 * are the same on the state, on the seat's view and in a world that the seat imagines. And asking changes nothing.
 */
export function choicesAreKnown(game: Game, play: Play): void {
  playOut(game, play, ({ state, rng }) => {
    for (const ask of state.asks) {
      const seen = view(game, state, ask.seat)
      const truth = judgedBy(game, state, ask)
      mustAgree(judgedBy(game, seen, ask), truth, `${nameOf(ask.seat)}, asked '${ask.kind}', on its view`)
      mustAgree(judgedBy(game, imagine(game, seen, rng), ask), truth, `${nameOf(ask.seat)}, asked '${ask.kind}', in a world it imagines`)
      mustScore(game, seen)
    }
  })
}

/** Everybody knows their own points. */
function mustScore(game: Game, seen: Seen): void {
  const { sees } = seen
  if (typeof sees !== 'number') return
  const score = game.score(readCtx(game, seen), sees)
  must(Number.isFinite(score), `the score of ${nameOf(sees)}, as it sees itself, is ${score}`)
}

interface Judgement {
  readonly ask: Ask | undefined
  readonly legal: readonly Choice[]
  readonly refused: readonly RefusedChoice[]
  readonly fallback: Choice | undefined
}

function judgedBy(game: Game, seen: Seen, ask: Ask): Judgement {
  const before = JSON.stringify(seen)
  const legal = choices(game, seen, ask)
  const ctx = readCtx(game, seen)
  const judgement = {
    ask: askOf(seen, ask.seat),
    legal,
    refused: explain(game, seen, ask),
    fallback: game.asks[ask.kind].fallback?.(ctx, ask),
  }
  must(JSON.stringify(seen) === before, `weighing the answers to '${ask.kind}' changed the state`)
  return judgement
}

function mustAgree(one: Judgement, truth: Judgement, whose: string): void {
  mustEqual(one.ask, truth.ask, `${whose}: the ask`)
  mustEqual(one.legal, truth.legal, `${whose}: the choices`)
  must(
    one.legal.every((choice, at) => choice === truth.legal[at]),
    `${whose}: equal choices are not identical, so they are not interned`,
  )
  mustEqual(one.refused, truth.refused, `${whose}: the refusals`)
  must(one.fallback === truth.fallback, `${whose}: the fallback is ${brief(one.fallback)}, expected ${brief(truth.fallback)}`)
  must(truth.fallback === undefined || truth.legal.includes(truth.fallback), `${whose}: the fallback ${brief(truth.fallback)} is not legal`)
  must(truth.fallback !== undefined || truth.ask?.optional === true, `${whose}: an ask that holds up the game has no fallback`)
}

/** Every offered choice is accepted, also as it comes in from outside; and it leads to a sound state. */
export function offeredIsAccepted(game: Game, play: Play): void {
  playOut(game, play, ({ state }) => {
    for (const ask of state.asks) {
      const legal = choices(game, state, ask)
      must(new Set(legal).size === legal.length, `a choice is offered twice for '${ask.kind}'`)
      for (const choice of legal) {
        const after = copy(game, state)
        try {
          answer(game, after, ask.seat, JSON.parse(JSON.stringify(choice)))
        } catch (cause) {
          throw new Error(`${brief(choice)} is offered for '${ask.kind}' and fails: ${String(cause)}`, { cause })
        }
        game.invariants?.(readCtx(game, after))
      }
    }
  })
}

/** Everything else is refused with a reason, and the state stays untouched: what `explain` lists, garbage, and whoever is not asked. */
export function othersAreRefused(game: Game, play: Play): void {
  playOut(game, play, ({ state, move, rng }) => {
    for (const ask of state.asks) {
      const legal = choices(game, state, ask)
      for (const refusal of explain(game, state, ask)) {
        must(!legal.includes(refusal.choice as Choice), `${brief(refusal.choice)} is both offered and refused for '${ask.kind}'`)
        const { rule, code, params } = mustRefuse(game, state, ask.seat, JSON.parse(JSON.stringify(refusal.choice)))
        must(rule !== null && rule !== '', `${brief(refusal.choice)} is refused with '${code}' and no rule's number`)
        mustEqual([rule, code, params], [refusal.rule, refusal.code, refusal.params], `why ${brief(refusal.choice)} is refused`)
      }
    }
    const { seat, legal } = askedOne(game, state, rng)
    for (const wrong of garbage(legal, rng)) if (!legal.some((choice) => same(choice, wrong))) mustRefuse(game, state, seat, wrong)
    const unasked = [-1, state.seats, 0.5, NaN, ...state.replies.keys()].filter((one) => askOf(state, one) === undefined)
    for (const one of unasked) mustRefuse(game, state, one, move?.choice)
  })
}

/** One of the asked seats and its choices; when the game is over, the first seat and none. */
function askedOne(game: Game, state: State, rng: Rng): { seat: Seat; legal: Choice[] } {
  if (state.asks.length === 0) return { seat: 0, legal: [] }
  const ask = pick(state.asks, rng)
  return { seat: ask.seat, legal: choices(game, state, ask) }
}

function mustRefuse(game: Game, state: State, seat: Seat, choice: unknown): RefusedChoice {
  const before = JSON.stringify(state)
  try {
    answer(game, state, seat, choice)
  } catch (error) {
    must(error instanceof IllegalChoice, `${String(error)} instead of a refusal, for ${typeof choice} from seat ${seat}`)
    must(error.refusal.code !== '', `a refusal without a code for seat ${seat}`)
    must(JSON.stringify(state) === before, `refusing an answer of seat ${seat} (${error.refusal.code}) changed the state`)
    return error.refusal
  }
  throw new Error(`seat ${seat} may answer ${brief(choice)}, which was not offered`)
}
