import {
  askOf,
  carryOut,
  choices,
  copy,
  defaultAnswer,
  eventFor,
  imagine,
  readCtx,
  rng,
  same,
  view,
  type Ask,
  type Choice,
  type Emitted,
  type Game,
  type Seat,
  type State,
} from '@flotilla/kernel'
import { playOut, type Play } from '@flotilla/kernel/conformance'

/** A position in which something is asked of which the others may not know what, whether or why it is answered. */
export interface Situation {
  readonly game: Game
  readonly kind: string
  readonly play: Play
  /** All answers up to here. */
  readonly past: readonly (readonly [Seat, Choice])[]
  readonly state: State
  /** Whose secret it is, and somebody who must not learn it. */
  readonly holder: Seat
  readonly viewer: Seat
  /** The rules' default and something else that the holder might answer. */
  readonly plain: Choice
  readonly other: Choice | null
  /** The same position as far as the viewer can tell, in which the holder has something else to answer with, or nothing. */
  readonly world: State | null
}

/** What is asked in secret here: by a seal, or in a window. */
export const secretsAt = (game: Game, { asks, sealed }: State): Ask[] =>
  asks.filter((ask) => ask.optional === undefined && (sealed !== null || game.asks[ask.kind].window === true))

/** Kinds that are declared to be secret: windows, and those whose answers are collected until all are in. */
export const declared = (game: Game): string[] =>
  Object.keys(game.asks).filter((kind) => game.asks[kind].window === true || game.asks[kind].answer === undefined)

const WORLDS = 12

/** The better the more of what could tell it apart is there. */
const worth = ({ other, world }: Situation): number => Number(other !== null) + Number(world !== null)
const worthFound = (situation: Situation | undefined): number => (situation === undefined ? -1 : worth(situation))
const BEST = 2
/** So many positions are tried for one kind: more do not find what is not there. */
const TRIES = 12

/** One situation for each kind of secret ask, the best of the first plays; for what is wanted and has not come up the others are played, too. */
export function situationsOf(game: Game, plays: readonly Play[], first: number, wanted: readonly string[]): Map<string, Situation> {
  const found = new Map<string, Situation>()
  const tried = new Map<string, number>()
  const isDone = (kind: string): boolean => (tried.get(kind) ?? 0) >= TRIES || worthFound(found.get(kind)) === BEST
  for (const [n, play] of plays.entries()) {
    if (wanted.every(isDone) || (n >= first && wanted.every((kind) => found.has(kind)))) break
    const past: [Seat, Choice][] = []
    playOut(game, play, ({ state, move }) => {
      for (const ask of secretsAt(game, state)) {
        if (isDone(ask.kind)) continue
        tried.set(ask.kind, (tried.get(ask.kind) ?? 0) + 1)
        const situation = situationAt(game, play, past, state, ask)
        if (worth(situation) > worthFound(found.get(ask.kind))) found.set(ask.kind, situation)
      }
      if (move !== null) past.push([move.ask.seat, move.choice])
    })
  }
  return found
}

function situationAt(game: Game, play: Play, past: readonly (readonly [Seat, Choice])[], now: State, ask: Ask): Situation {
  const state = copy(game, now)
  const holder = ask.seat
  const viewer = (holder + 1) % state.seats
  const plain = defaultAnswer(game, view(game, state, holder), ask)
  const other = choices(game, state, ask).find((choice) => !same(choice, plain)) ?? null
  return { game, kind: ask.kind, play, past: [...past], state, holder, viewer, plain, other, world: otherWorld(game, state, ask, viewer) }
}

/** Dealt anew is all that the viewer does not know; dice, asks and what is still to come stay. */
function otherWorld(game: Game, state: State, ask: Ask, viewer: Seat): State | null {
  const seen = JSON.stringify(view(game, state, viewer))
  const had = choices(game, state, ask)
  let found: State | null = null
  for (let luck = 1; luck <= WORLDS; luck++) {
    const { seed, undoBarrier: clock } = state
    const world: State = Object.assign(imagine(game, view(game, state, viewer), rng(luck)), { seed, clock })
    world.luck = [...state.luck]
    world.asks = [...state.asks]
    world.known = [...state.known]
    const mine = askOf(world, ask.seat)
    if (mine === undefined || same(world.faces, state.faces)) continue
    if (JSON.stringify(view(game, world, viewer)) !== seen) throw new Error(`${game.id}: an imagined world looks different`)
    if (choices(game, world, mine).length !== had.length) return world
    found ??= world
  }
  return found
}

/** What the rules answer for the holder in a world. */
export function plainIn({ game, holder }: Situation, world: State): Choice {
  const ask = askOf(world, holder)
  if (ask === undefined) throw new Error('nobody is asked')
  return defaultAnswer(game, view(game, world, holder), ask)
}

/** A window that lasts its time, not a seat's own part of its action. */
export function keepsTime({ game, state }: Situation): boolean {
  const ctx = readCtx(game, state)
  return (
    game.pace !== undefined && state.asks.some((ask) => game.asks[ask.kind].window === true && game.asks[ask.kind].own?.(ctx, ask) !== true)
  )
}

function after({ game, holder }: Situation, before: State, choice: Choice | null): { state: State; emitted: readonly Emitted[] } {
  const state = copy(game, before)
  const ask = askOf(state, holder)
  return { state, emitted: ask === undefined || choice === null ? [] : carryOut(game, state, { ask, choice }) }
}

/** The plain answer is the last that was waited for. */
export const opensTheSeal = (situation: Situation): boolean =>
  after(situation, situation.state, situation.plain).state.sealed !== situation.state.sealed

/** What the rules show somebody after an answer of the holder, or without one. */
export function sightAfter(situation: Situation, before: State, choice: Choice | null, viewer: Seat | null): string {
  const { state, emitted } = after(situation, before, choice)
  return JSON.stringify([
    view(situation.game, state, viewer),
    emitted.map((one) => eventFor(one, viewer)).filter((event) => event !== null),
  ])
}
