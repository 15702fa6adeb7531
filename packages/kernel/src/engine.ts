import { chanceKey } from './chance.ts'
import { copy } from './copy.ts'
import { BadInput, IllegalChoice, type Refusal } from './errors.ts'
import type { Game } from './game.ts'
import { type Emitted, Io } from './io.ts'
import { deepFreeze, same } from './mint.ts'
import { Offers } from './offers.ts'
import type { Ask, Choice, Seat, Seen, State } from './state.ts'
import { askOf, isOver, repeat } from './state.ts'

/** A rule that runs this long without asking anybody is a rule that never ends. */
const MOST_STEPS = 100_000

interface Hands {
  readonly io: Io
  readonly offers: Offers
}

/** One pair of hands a game, used again for every call: nothing in them outlives one. */
const hands = new WeakMap<Game, Hands>()
let last: { game: Game; hands: Hands } | null = null

function handsOf(game: Game): Hands {
  if (last !== null && last.game === game) return last.hands
  let found = hands.get(game)
  if (found === undefined) hands.set(game, (found = { io: new Io(game, {} as State), offers: new Offers() }))
  last = { game, hands: found }
  return found
}

/** The rules' hands on this state. Valid until the next call of the kernel for the same game. */
export function ioOn<S extends State, E>(game: Game<S, E>, state: Seen<S>): Io<S, E> {
  const { io } = handsOf(game)
  io.state = state as unknown as State
  return io as unknown as Io<S, E>
}

export interface Start {
  readonly seats: number
  readonly options?: unknown
  readonly seed: string
  /** One per player who wants a say in the dice. */
  readonly nonces?: readonly string[]
}

const checked = new WeakSet<object>()

/** The options with their defaults, frozen; a clear error that names the wrong one. */
export function checkOptions<S extends State>(game: Game<S>, options: unknown, seats: number): S['options'] {
  if (typeof options === 'object' && options !== null && checked.has(options)) return options
  const result = game.options.safeParse(options ?? {})
  if (!result.success) {
    const issue = result.error.issues[0]
    const field = ['options', ...issue.path].join('.')
    throw new BadInput(field, `${field}: ${issue.message}`)
  }
  const misfit = game.fits?.(result.data, seats)
  if (misfit) throw new BadInput('options', `options: ${misfit}`)
  deepFreeze(result.data)
  checked.add(result.data)
  return result.data
}

export function start<S extends State, E>(game: Game<S, E>, { seats, options, seed, nonces = [] }: Start): S {
  if (!Number.isInteger(seats) || seats < game.seats.min || seats > game.seats.max)
    throw new BadInput('seats', `${game.title} is for ${game.seats.min} to ${game.seats.max} seats, not ${seats}`)
  const blank: State<S['options']> = {
    game: game.id,
    sees: 'all',
    seats,
    options: checkOptions(game, options, seats),
    seed: chanceKey(seed, nonces),
    luck: repeat(game.chance.length, 0),
    tide: 0,
    agenda: [game.firstStep],
    asks: [],
    sealed: null,
    replies: repeat<Choice | null>(seats, null),
    pools: [],
    faces: [],
    known: [],
  }
  // Through a copy, so that every state of a game has the same hidden class.
  const state = copy(game.setup(blank, game.edition))
  run(ioOn(game, state))
  return state
}

/** Takes steps until somebody has to decide or the game is over. */
function run(io: Io): void {
  const s = io.state
  const { steps } = io.game
  for (let taken = 0; taken < MOST_STEPS; taken++) {
    for (let i = 0; i < s.asks.length; i++) if (s.asks[i].optional === undefined) return
    if (s.sealed !== null) {
      s.sealed = null
      while (s.asks.length > 0) s.asks.pop()
    }
    const step = s.agenda.pop()
    if (step === undefined) return
    steps[step.step](io, step)
  }
  throw new Error(`${io.game.id}: ${MOST_STEPS} steps without a decision`)
}

/** Everything offered to the asked seat; refusals too if wanted. The result is valid until the next call. */
export function offersOf<S extends State, E>(game: Game<S, E>, state: Seen<S>, ask: Ask, explaining: boolean): Offers {
  const io = ioOn(game, state)
  const { offers } = handsOf(game)
  offers.clear()
  if (explaining) offers.explaining(io, ask)
  game.asks[ask.kind].offer(io, ask, offers)
  return offers
}

/** Every legal answer, those that only revise last. */
export function choices<S extends State, E>(game: Game<S, E>, state: Seen<S>, ask: Ask): Choice[] {
  const { legal, count, back, backs } = offersOf(game, state, ask, false)
  return backs === 0 ? legal.slice(0, count) : [...legal.slice(0, count), ...back.slice(0, backs)]
}

/** The thinkable answers that are not legal now, each with the reason and the rule's number. */
export function explain<S extends State, E>(game: Game<S, E>, state: Seen<S>, ask: Ask): Refusal[] {
  return offersOf(game, state, ask, true).refused ?? []
}

/** An ask and the legal choice that answers it. */
export interface Judged {
  readonly ask: Ask
  readonly choice: Choice
}

/** The legal choice equal to what was given; throws with the reason where there is none. */
export function judge<S extends State, E>(game: Game<S, E>, state: Seen<S>, seat: Seat, choice: unknown): Judged {
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
export function answer<S extends State, E>(game: Game<S, E>, state: S, seat: Seat, choice: unknown): Emitted[] {
  if (state.sees !== 'all') throw new Error('a view cannot be played on: imagine a world first')
  return carryOut(game, state, judge(game, state, seat, choice))
}

/** Carries out a judged choice and tells what happened. */
export function carryOut<S extends State, E>(game: Game<S, E>, state: S, judged: Judged): Emitted[] {
  const io = ioOn(game, state)
  const emitted = io.listen()
  try {
    take(game, state, judged.ask, judged.choice)
  } finally {
    io.emit = undefined
  }
  return emitted
}

/** Carries out a choice that `choices` has just listed, without judging it again and without events: for playouts and search. */
export function take<S extends State, E>(game: Game<S, E>, state: S, ask: Ask, choice: Choice): void {
  const io = ioOn(game, state)
  const list = state.asks
  const at = list.indexOf(ask)
  for (let i = at + 1; i < list.length; i++) list[i - 1] = list[i]
  list.pop()
  const kind = game.asks[ask.kind]
  if (kind.answer !== undefined) kind.answer(io, ask, choice)
  else state.replies[ask.seat] = choice
  run(io)
}
