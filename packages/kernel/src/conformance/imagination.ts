import { readCtx, take } from '../engine.ts'
import type { Game } from '../game.ts'
import { type Seat, type State, UNKNOWN, isOver } from '../state.ts'
import { imagine, view } from '../view.ts'
import type { Rng } from '../chance.ts'
import { sorted } from './ends.ts'
import { decide, nameOf, playOut, viewers, type Play } from './play.ts'
import { must, mustEqual } from './verdict.ts'

/** `view(imagine(view)) = view`: nobody could tell an imagined world from the real one. */
export function imaginedLooksTheSame(game: Game, play: Play): void {
  playOut(game, play, ({ state, rng }) => {
    for (const viewer of viewers(state)) {
      const seen = view(game, state, viewer)
      const before = JSON.stringify(seen)
      const world = imagine(game, seen, rng)
      must(JSON.stringify(seen) === before, `imagining changed the view of ${nameOf(viewer)}`)
      mustEqual(view(game, world, viewer), seen, `the view that ${nameOf(viewer)} has of an imagined world`)
    }
  })
}

/** An imagined world has all its components, hides no face from the rules, keeps the invariants and can be played on. */
export function imaginedIsWhole(game: Game, play: Play): void {
  playOut(game, play, ({ state, rng }) => {
    for (const viewer of viewers(state)) {
      const world = imagine(game, view(game, state, viewer), rng)
      const whose = `a world imagined by ${nameOf(viewer)}`
      const unknown = world.faces.indexOf(UNKNOWN)
      must(unknown === -1, `${whose} has no face under back ${unknown}`)
      for (const { name, first, faces } of world.pools)
        mustEqual(sorted(world.faces.slice(first, first + faces.length)), faces, `${whose}: the components of pool '${name}'`)
      must(world.seed === '' && world.seed !== state.seed, `${whose} holds the seed`)
      game.invariants?.(readCtx(game, world))
      must(isOver(world) === isOver(state), `${whose} ends at another time`)
      playOn(game, world, rng)
    }
  })
}

/** As far as a short playout looks ahead. */
const LOOK_AHEAD = 20

function playOn(game: Game, world: State, rng: Rng): void {
  for (let n = 0; n < LOOK_AHEAD && !isOver(world); n++) {
    const { ask, choice } = decide(game, world, {}, rng)
    take(game, world, ask, choice)
    game.invariants?.(readCtx(game, world))
  }
}

/** Enough worlds to find two that differ, if any do. */
const WORLDS = 60

/**
 * What is hidden is imagined anew each time: where two faces could change places, some worlds differ. Not in every position:
 * what else a viewer knows may leave one world only. But a viewer whose worlds never differ imagines nothing.
 */
export function imaginedWorldsDiffer(game: Game, play: Play): void {
  const alike = new Set<string>()
  const different = new Set<string>()
  playOut(game, play, ({ state, rng, move }) => {
    for (const viewer of viewers(state)) {
      const name = nameOf(viewer)
      if (different.has(name) || !couldDiffer(game, state, viewer)) continue
      const worlds = new Set<string>()
      const seen = view(game, state, viewer)
      for (let n = 0; n < WORLDS && worlds.size < 2; n++) worlds.add(JSON.stringify(imagine(game, seen, rng).faces))
      if (worlds.size > 1) different.add(name)
      else alike.add(name)
    }
    if (move !== null) return
    for (const name of alike)
      must(different.has(name), `${WORLDS} worlds imagined by ${name} are all the same in every position, though faces are hidden`)
  })
}

function couldDiffer(game: Game, state: State, viewer: Seat | null): boolean {
  const seen = view(game, state, viewer)
  return state.pools.some(({ first, faces }) => {
    const hidden = faces.map((_, at) => first + at).filter((back) => seen.faces[back] === UNKNOWN)
    return new Set(hidden.map((back) => state.faces[back])).size > 1
  })
}
