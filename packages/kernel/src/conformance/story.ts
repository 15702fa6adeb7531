import { copy } from '../copy.ts'
import { carryOut, choices, take, type Judged } from '../engine.ts'
import type { Game } from '../game.ts'
import { eventsFor } from '../ctx.ts'
import { same } from '../intern.ts'
import { askOf, type Seat, type State } from '../state.ts'
import { framesFor, SnapshotRecorder, type ViewerFrame } from '../frames.ts'
import { sharedView, view } from '../view.ts'
import { likelyWorlds } from './leaks.ts'
import { nameOf, playOut, viewers, type Play } from './play.ts'
import { must, mustEqual } from './verdict.ts'

interface Witnessed {
  readonly state: State
  /** The same as it was noted. */
  readonly end: State
  readonly witness: SnapshotRecorder
}

/** Carries out an answer on a copy under the eyes of a witness; null where it is not legal there. */
function witnessed(game: Game, before: State, { ask, choice }: Judged): Witnessed | null {
  const state = copy(game, before)
  const posed = askOf(state, ask.seat)
  if (posed === undefined || !same(posed, ask) || !choices(game, state, posed).includes(choice)) return null
  const witness = new SnapshotRecorder(game)
  carryOut(game, state, { ask: posed, choice }, (now, emitted) => witness.see(now, emitted))
  return { state, end: witness.end(state, copy(game, before)), witness }
}

const storyOf = (viewer: Seat | null, { end, witness }: Witnessed): ViewerFrame[] =>
  framesFor(witness.instants, sharedView(end, viewer), viewer)

/** Every event has a weight, looking on changes nothing, and the story has all that a viewer is told and ends with what lies there. */
export function storyAddsUp(game: Game, play: Play): void {
  playOut(game, play, ({ state, move }) => {
    if (move === null) return
    const unseen = copy(game, state)
    take(game, unseen, move.ask, move.choice)
    const seen = witnessed(game, state, move)
    must(seen !== null, 'the answer is no longer legal')
    mustEqual(seen.state, unseen, 'the state, where somebody looked on')
    const { instants } = seen.witness
    for (const { emitted } of instants)
      must(Object.hasOwn(game.tells, emitted.event.type), `nothing says how much the event '${emitted.event.type}' deserves to be seen`)
    for (const viewer of viewers(state)) {
      const story = storyOf(viewer, seen)
      const told = eventsFor(
        instants.map(({ emitted }) => emitted),
        viewer,
      )
      mustEqual(
        story.flatMap(({ events }) => events),
        told,
        `what ${nameOf(viewer)} is told moment by moment`,
      )
      mustEqual(story.at(-1)?.view, view(game, seen.state, viewer), `what ${nameOf(viewer)} sees in the end of the story`)
    }
  })
}

/**
 * No moment tells what the viewer could not have known then: in a world that the viewer cannot tell from the real one, the same
 * answer makes the same story, in as many moments, with the same view after each; and so does another sealed answer, for the others.
 */
export function momentsTellNothingHidden(game: Game, play: Play): void {
  playOut(game, play, ({ state, move, rng }) => {
    if (move === null) return
    for (const { viewer, worlds } of likelyWorlds(game, state, move, rng)) {
      const [first, second] = worlds.flatMap((world) => witnessed(game, world.state, world.move) ?? [])
      if (second !== undefined)
        mustEqual(storyOf(viewer, second), storyOf(viewer, first), `${nameOf(viewer)} sees in a moment what is hidden`)
    }
  })
}
