import { chanceKey } from './chance.ts'
import { copy } from './copy.ts'
import { BadInput, IllegalChoice, type RefusedChoice } from './errors.ts'
import type { Game } from './game.ts'
import { type Runtime, runtimeOf } from './runtime.ts'
import { asState, type ReadCtx } from './read-ctx.ts'
import { listen, type Emitted, type Ctx, type Look } from './ctx.ts'
import { deepFreeze, same } from './intern.ts'
import type { Offers } from './offers.ts'
import type { Ask, Choice, Seat, Seen, State } from './state.ts'
import { askOf, isOver, repeat } from './state.ts'

/** A rule that runs this long without asking anybody is a rule that never ends. */
const MOST_STEPS = 100_000

/** Reads this state or view as the game's rules do. Valid until the next call of the kernel for the same game. */
export const readCtx = <S extends State, E>(game: Game<S, E>, seen: NoInfer<Seen<S>>): ReadCtx<S, E> => ctxOn(game, asState<S>(seen))

/** The rules' `Ctx` on this state. Valid until the next call of the kernel for the same game. */
export function ctxOn<S extends State, E>(game: Game<S, E>, state: S): Ctx<S, E> {
  const { ctx } = runtimeOf(game)
  // Mostly it is already there, and writing a young object into an old one has its price.
  if (ctx.state !== state) ctx.state = state
  return ctx
}

/** What a game begins with. */
export interface Start {
  readonly seats: number
  readonly options?: unknown
  readonly seed: string
  /** One per player who wants a say in the dice. */
  readonly nonces?: readonly string[]
}

/** Options that have passed, and what they have passed. */
const checked = new WeakMap<object, Game['options']>()

/** The options with their defaults, frozen; a clear error that names the wrong one. */
export function checkOptions<S extends State>(game: Game<S>, options: unknown, seats: number): S['options'] {
  const passed = parseOptions(game, options)
  const misfit = game.fits?.(passed, seats)
  if (misfit) throw new BadInput('options', `options: ${misfit}`)
  return passed
}

function parseOptions<S extends State>(game: Game<S>, options: unknown): S['options'] {
  if (typeof options === 'object' && options !== null && checked.get(options) === game.options) return options
  const result = game.options.safeParse(options ?? {})
  if (!result.success) {
    const issue = result.error.issues[0]
    const field = ['options', ...issue.path].join('.')
    throw new BadInput(field, `${field}: ${issue.message}`)
  }
  deepFreeze(result.data)
  checked.set(result.data, game.options)
  return result.data
}

function dealt<S extends State, E>(game: Game<S, E>, { seats, options, seed, nonces = [] }: Start): S {
  const state = copy(game, tableFor(game, options, seats))
  state.seed = chanceKey(seed, nonces)
  return state
}

/** Sets up a game and plays it to the first decision. */
export function start<S extends State, E>(game: Game<S, E>, begun: Start): S {
  const state = dealt(game, begun)
  run(ctxOn(game, state))
  return state
}

/** The same, and what happened before anybody was asked. */
export function open<S extends State, E>(game: Game<S, E>, begun: Start): { readonly state: S; readonly emitted: readonly Emitted[] } {
  const state = dealt(game, begun)
  const ctx = ctxOn(game, state)
  const emitted = listen(ctx)
  try {
    run(ctx)
  } finally {
    ctx.emit = undefined
  }
  return { state, emitted }
}

/** The table as it is laid for these options and seats, to be copied. */
function tableFor<S extends State, E>(game: Game<S, E>, options: unknown, seats: number): S {
  const runtime = runtimeOf(game)
  const { blankTable: laid } = runtime
  if (laid !== null && laid.seats === seats && laid.options === options) return laid.table
  if (!Number.isInteger(seats) || seats < game.seats.min || seats > game.seats.max)
    throw new BadInput('seats', `${game.title} is for ${game.seats.min} to ${game.seats.max} seats, not ${seats}`)
  const passed = checkOptions(game, options, seats)
  const blank: State<S['options']> = {
    game: game.id,
    sees: 'all',
    seats,
    options: passed,
    seed: '',
    luck: repeat(game.chance.length, 0),
    undoBarrier: 0,
    agenda: [game.firstStep],
    asks: [],
    sealed: null,
    replies: repeat<Choice | null>(seats, null),
    pools: [],
    faces: [],
    known: [],
  }
  const table = game.setup(blank, runtime.ctx.edition)
  // A list that is born empty counts as one of numbers until an object comes: every table's would change its kind.
  table.asks.push({ kind: '', seat: 0 })
  table.asks.pop()
  // Options from outside may change under our hands; those that have passed are frozen.
  if (options === undefined || options === passed) runtime.blankTable = { options, seats, table }
  return table
}

/** Takes steps until somebody has to decide or the game is over. */
export const run = <S extends State, E>(ctx: Ctx<S, E>): void => proceed(runtimeOf(ctx.game))

function proceed<S extends State, E>({ ctx, steps }: Runtime<S, E>): void {
  const s = ctx.state
  for (let taken = 0; taken < MOST_STEPS; taken++) {
    for (let i = 0; i < s.asks.length; i++) if (s.asks[i].optional === undefined) return
    if (s.sealed !== null) {
      s.sealed = null
      while (s.asks.length > 0) s.asks.pop()
    }
    const step = s.agenda.pop()
    if (step === undefined) return
    steps.get(step.step)(ctx, step)
  }
  throw new Error(`${ctx.game.id}: ${MOST_STEPS} steps without a decision`)
}

/** Everything offered to the asked seat; refusals too if wanted. The result is valid until the next call. */
export function offersOf<S extends State, E>(game: Game<S, E>, state: NoInfer<Seen<S>>, ask: Ask, explaining: boolean): Offers {
  const { ctx, offers, kinds } = runtimeOf(game)
  if (ctx.state !== state) ctx.state = asState<S>(state)
  offers.clear()
  if (explaining) offers.explaining(ctx, ask)
  kinds.get(ask.kind).offer(ctx, ask, offers)
  return offers
}

/** Every legal answer, those that only revise last. */
export function choices<S extends State, E>(game: Game<S, E>, state: NoInfer<Seen<S>>, ask: Ask): Choice[] {
  const { legal, count, back, backs } = offersOf(game, state, ask, false)
  return backs === 0 ? legal.slice(0, count) : [...legal.slice(0, count), ...back.slice(0, backs)]
}

/** The rules' answer for a seat that gives none, from what the seat knows: its fallback, or the first where it might have left it. */
export function defaultAnswer<S extends State, E>(game: Game<S, E>, seen: NoInfer<Seen<S>>, ask: Ask): Choice {
  const { fallback } = game.asks[ask.kind]
  return fallback === undefined ? choices(game, seen, ask)[0] : fallback(readCtx(game, seen), ask)
}

/** The one answer there is, where nothing else can be decided or revised: nobody has to be asked for it. */
export function onlyChoice<S extends State, E>(game: Game<S, E>, state: NoInfer<Seen<S>>, ask: Ask): Choice | null {
  const { legal, count, backs } = offersOf(game, state, ask, false)
  return count === 1 && backs === 0 ? legal[0] : null
}

/** The thinkable answers that are not legal now, each with the reason and the rule's number. */
export function explain<S extends State, E>(game: Game<S, E>, state: NoInfer<Seen<S>>, ask: Ask): RefusedChoice[] {
  return offersOf(game, state, ask, true).refused ?? []
}

/** An ask and the legal choice that answers it. */
export interface Judged {
  readonly ask: Ask
  readonly choice: Choice
}

/** The legal choice equal to what was given; throws with the reason where there is none. */
export function judge<S extends State, E>(game: Game<S, E>, state: NoInfer<Seen<S>>, seat: Seat, choice: unknown): Judged {
  const ask = askOf(state, seat)
  if (ask === undefined) {
    const code = isOver(state) ? 'kernel.gameOver' : 'kernel.notAsked'
    throw new IllegalChoice({ choice, rule: null, code, params: { seat } })
  }
  const found = choices(game, state, ask).find((offered) => same(offered, choice))
  if (found !== undefined) return { ask, choice: found }
  const refusal = explain(game, state, ask).find((refused) => same(refused.choice, choice))
  throw new IllegalChoice(refusal ?? { choice, rule: null, code: 'kernel.noSuchChoice', params: { kind: ask.kind } }, ask)
}

/** The only way to change a game. An illegal choice throws IllegalChoice and leaves the state untouched. */
export function answer<S extends State, E, C>(game: Game<S, E, C>, state: S, seat: Seat, choice: NoInfer<C>): Emitted[] {
  if (state.sees !== 'all') throw new Error('a view cannot be played on: imagine a world first')
  return carryOut(game, state, judge(game, state, seat, choice))
}

/** Carries out a judged choice and tells what happened; whoever looks sees the state after every event. */
export function carryOut<S extends State, E>(game: Game<S, E>, state: S, judged: Judged, look?: Look<S>): Emitted[] {
  const ctx = ctxOn(game, state)
  const emitted = listen(ctx, look)
  try {
    take(game, state, judged.ask, judged.choice)
  } finally {
    ctx.emit = undefined
  }
  return emitted
}

/** Carries out a choice that `choices` has just listed, without judging it again and without events: for playouts and search. */
export function take<S extends State, E>(game: Game<S, E>, state: S, ask: Ask, choice: Choice): void {
  const runtime = runtimeOf(game)
  const { ctx } = runtime
  if (ctx.state !== state) ctx.state = state
  strike(state.asks, ask)
  const kind = runtime.kinds.get(ask.kind)
  if (kind.answer !== undefined) kind.answer(ctx, ask, choice)
  else state.replies[ask.seat] = choice
  proceed(runtime)
}

function notOpen({ kind, seat }: Ask): never {
  throw new Error(`the ask '${kind}' of seat ${seat} is not open`)
}

function strike(asks: Ask[], ask: Ask): void {
  let at = asks.length - 1
  while (asks[at] !== ask) if (--at < 0) notOpen(ask)
  for (; at < asks.length - 1; at++) asks[at] = asks[at + 1]
  asks.pop()
}
