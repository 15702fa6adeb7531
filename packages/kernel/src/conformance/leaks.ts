import { copy } from '../copy.ts'
import { carryOut, choices, ctxOn, offersOf, onlyChoice, type Judged } from '../engine.ts'
import type { Game } from '../game.ts'
import { eventFor, Ctx, type Emitted } from '../ctx.ts'
import { same } from '../intern.ts'
import { type Ask, type Choice, type Seat, type SeatSet, type State, type View, askOf } from '../state.ts'
import { imagine, view } from '../view.ts'
import type { Rng } from '../chance.ts'
import { nameOf, pick, playOut, viewers, type Play } from './play.ts'
import { bitOf } from './views.ts'
import { must, mustEqual } from './verdict.ts'

interface Shown {
  readonly back: number
  readonly face: number
  readonly to: SeatSet
}

interface Happened {
  readonly state: State
  readonly emitted: readonly Emitted[]
  /** The faces that were shown by it, one after another, and to whom they were new. */
  readonly shown: readonly Shown[]
}

/** Carries out an answer on a copy and notes who is shown which face. */
function happens(game: Game, before: State, { ask, choice }: Judged): Happened | null {
  const state = copy(game, before)
  const posed = askOf(state, ask.seat)
  if (posed === undefined || !same(posed, ask) || !choices(game, state, posed).includes(choice)) return null
  const ctx = ctxOn(game, state)
  const shown: Shown[] = []
  ctx.show = (back, seats) => {
    shown.push({ back, face: ctx.state.faces[back], to: seats & ~ctx.state.known[back] })
    Ctx.prototype.show.call(ctx, back, seats)
  }
  ctx.lay = (back, face, seats) => {
    shown.push({ back, face, to: seats })
    Ctx.prototype.lay.call(ctx, back, face, seats)
  }
  try {
    return { state, emitted: carryOut(game, state, { ask: posed, choice }), shown }
  } finally {
    Reflect.deleteProperty(ctx, 'show')
    Reflect.deleteProperty(ctx, 'lay')
  }
}

const shownTo = (viewer: Seat | null, { shown }: Happened): Shown[] =>
  shown.filter(({ to }) => (to & bitOf(viewer)) !== 0).map(({ back, face }) => ({ back, face, to: bitOf(viewer) }))

/** Everything that a viewer gets to see of what happened. */
interface Sight {
  readonly view: View
  readonly events: readonly unknown[]
}

const sightOf = (game: Game, viewer: Seat | null, { state, emitted }: Happened): Sight => ({
  view: view(game, state, viewer),
  events: emitted.map((one) => eventFor(one, viewer)),
})

/**
 * Nobody learns anything but by being shown it. The same answer is given in the real game and in a world that the viewer
 * could not tell from it, with the same dice; as long as the viewer is shown the same faces, both must go on looking the same:
 * a step, an ask, an event or a count that comes from a hidden face would tell them apart.
 */
export function nothingIsLearnedUnshown(game: Game, play: Play): void {
  playOut(game, play, ({ state, move, rng }) => {
    // Sealed answers come out when all are in: another check has those.
    if (move === null || state.sealed !== null || game.tellsHolders?.(state) === true) return
    const real = happens(game, state, move)
    must(real !== null, 'the answer is no longer legal')
    for (const viewer of viewers(state)) {
      const world = worldFor(game, state, viewer, rng)
      const imagined = happens(game, world, move)
      if (imagined === null || !showSame(viewer, real, imagined)) continue
      const seen = sightOf(game, viewer, real)
      const other = sightOf(game, viewer, imagined)
      if (same(seen, other) || mayBeWhim(game, world, move, viewer, seen)) continue
      mustEqual(seen, other, `${nameOf(viewer)} can tell two worlds apart without having been shown why`)
    }
  })
}

/**
 * Where there is just one choice the seat's own order answers at once, and everybody sees how quickly. So there must be just one in
 * whatever world the others could think of, or the ask is a window's, sealed, or the seat's own (`AskKind.own`).
 */
export function oneChoiceTellsNothing(game: Game, play: Play): void {
  playOut(game, play, ({ state, move, rng }) => {
    if (move === null || state.sealed !== null || game.tellsHolders?.(state) === true) return
    const { ask } = move
    const { window, own } = game.asks[ask.kind]
    if (window === true || own?.(ctxOn(game, state), ask) === true || onlyChoice(game, state, ask) === null) return
    const world = worldFor(game, state, null, rng)
    const posed = askOf(world, ask.seat)
    if (posed === undefined || !same(posed, ask)) return
    must(onlyChoice(game, world, posed) !== null, `'${ask.kind}' has one choice here, and more where seat ${ask.seat} holds other cards`)
  })
}

/** A world that the viewer cannot tell from the real one, with the same dice. */
function worldFor(game: Game, state: State, viewer: Seat | null, rng: Rng): State {
  const world = imagine(game, view(game, state, viewer), rng)
  world.seed = state.seed
  world.luck = [...state.luck]
  world.undoBarrier = state.undoBarrier
  return world
}

const showSame = (viewer: Seat | null, real: Happened, imagined: Happened): boolean =>
  same(shownTo(viewer, real), shownTo(viewer, imagined)) && same(real.state.luck, imagined.state.luck)

interface Likely {
  readonly viewer: Seat | null
  readonly worlds: readonly { readonly state: State; readonly move: Judged }[]
}

/** For each viewer what could happen as well as what does, and looks the same in the end. */
export function likelyWorlds(game: Game, state: State, move: Judged, rng: Rng): Likely[] {
  const { ask } = move
  if (state.sealed !== null) {
    if (!othersAreAsked(state, ask)) return []
    const worlds = secretAnswers(game, state, ask, rng).map((choice) => ({ state, move: { ask, choice } }))
    return viewers(state).flatMap((viewer) => (viewer === ask.seat ? [] : [{ viewer, worlds }]))
  }
  const real = happens(game, state, move)
  must(real !== null, 'the answer is no longer legal')
  return viewers(state).flatMap((viewer): Likely[] => {
    const world = worldFor(game, state, viewer, rng)
    const imagined = happens(game, world, move)
    if (imagined === null || !showSame(viewer, real, imagined)) return []
    if (!same(sightOf(game, viewer, real), sightOf(game, viewer, imagined))) return []
    return [{ viewer, worlds: [state, world].map((one) => ({ state: one, move })) }]
  })
}

const othersAreAsked = ({ asks }: State, ask: Ask): boolean =>
  asks.some(({ seat, optional }) => seat !== ask.seat && optional === undefined)

/** An answer may name a face that the viewer does not know. Whatever is seen of it then, another answer would look like it. */
function mayBeWhim(game: Game, world: State, { ask }: Judged, viewer: Seat | null, seen: Sight): boolean {
  if (viewer === ask.seat) return false
  return choices(game, world, ask).some((choice) => {
    const happened = happens(game, world, { ask, choice })
    return happened !== null && same(sightOf(game, viewer, happened), seen)
  })
}

/** While sealed asks are open, the others see neither what a seat answers nor, where answers are collected, that it has. */
export function sealedStaysSealed(game: Game, play: Play): void {
  playOut(game, play, ({ state, move, rng }) => {
    if (move === null || state.sealed === null) return
    const { ask } = move
    if (!othersAreAsked(state, ask)) return
    const [first, second] = secretAnswers(game, state, ask, rng).map((choice) => happens(game, state, { ask, choice }))
    if (first == null) return
    for (const viewer of viewers(state)) {
      if (viewer === ask.seat) continue
      const seen = sightOf(game, viewer, first)
      if (game.asks[ask.kind].answer === undefined)
        mustEqual(
          seen,
          { view: view(game, state, viewer), events: [] },
          `${nameOf(viewer)} sees that seat ${ask.seat} has answered in secret`,
        )
      if (second == null) continue
      mustEqual(sightOf(game, viewer, second), seen, `${nameOf(viewer)} sees which sealed answer seat ${ask.seat} has given`)
    }
  })
}

/** More answers than any seal of any game takes. */
const MOST_SEALED = 200

/**
 * What a sealed answer decides may lie open only once it has been told. A seat gives two different answers to the same sealed
 * ask, the others answer alike, and the seal opens. As long as another viewer hears the same events and is shown the same faces
 * in both worlds, their views must be the same: a field that differs holds a secret answer that was never announced.
 */
export function sealedIsToldBeforeItLiesOpen(game: Game, play: Play): void {
  playOut(game, play, ({ state, move, rng }) => {
    if (move === null || state.sealed === null) return
    const { ask } = move
    const opened = secretAnswers(game, state, ask, rng).map((choice) => untilOpened(game, state, { ask, choice }))
    if (opened.length < 2) return
    const [first, second] = opened
    if (first === null || second === null || !same(first.state.luck, second.state.luck)) return
    for (const viewer of viewers(state)) {
      if (viewer === ask.seat || !showSame(viewer, first, second)) continue
      const [seen, other] = [sightOf(game, viewer, first), sightOf(game, viewer, second)]
      if (!same(seen.events, other.events)) continue
      mustEqual(other.view, seen.view, `${nameOf(viewer)} sees what seat ${ask.seat} has answered in secret, and it was never told`)
    }
  })
}

/** Carries out a sealed answer, then the first legal one of whoever still has to answer, until the seal opens. */
function untilOpened(game: Game, before: State, move: Judged): Happened | null {
  const emitted: Emitted[] = []
  const shown: Shown[] = []
  let state = before
  let next: Judged | null = move
  for (let given = 0; next !== null && given < MOST_SEALED; given++) {
    const happened = happens(game, state, next)
    if (happened === null) return null
    state = happened.state
    emitted.push(...happened.emitted)
    shown.push(...happened.shown)
    if (state.sealed === null || !same(state.sealed, before.sealed)) return { state, emitted, shown }
    const due = state.asks.find(({ optional }) => optional === undefined)
    const [choice] = due === undefined ? [] : choices(game, state, due)
    next = due === undefined || choice === undefined ? null : { ask: due, choice }
  }
  return null
}

/** Two answers to the same sealed ask, or as many as it has; none that only revises. */
function secretAnswers(game: Game, state: State, ask: Ask, rng: Rng): Choice[] {
  const { legal, count } = offersOf(game, state, ask, false)
  return count < 2 ? legal.slice(0, count) : [legal[0], pick(legal.slice(1, count), rng)]
}
