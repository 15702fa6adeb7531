import { copy } from '../copy.ts'
import { readCtx } from '../engine.ts'
import type { Game } from '../game.ts'
import { type Seat, type State, PUBLIC, UNKNOWN, everyone, seatBit, seatsIn } from '../state.ts'
import type { Rng } from '../chance.ts'
import { view } from '../view.ts'
import { nameOf, pick, playOut, viewers, type Play } from './play.ts'
import { must, mustEqual } from './verdict.ts'

export const bitOf = (viewer: Seat | null): number => (viewer === null ? PUBLIC : seatBit(viewer))

/** A view does not change when anything changes that is hidden from its viewer. */
export function viewHidesTheHidden(game: Game, play: Play): void {
  playOut(game, play, ({ state, rng }) => {
    const before = JSON.stringify(state)
    for (const viewer of viewers(state)) {
      const seen = view(game, state, viewer)
      must(JSON.stringify(state) === before, 'looking at the state changed it')
      mustEqual(
        view(game, changedBehindTheBackOf(viewer, game, state, rng), viewer),
        seen,
        `the view of ${nameOf(viewer)} shows what is hidden`,
      )
    }
  })
}

/** Everything that this viewer does not see, made something else. */
function changedBehindTheBackOf(viewer: Seat | null, game: Game, state: State, rng: Rng): State {
  const s = copy(game, state)
  const bit = bitOf(viewer)
  const isHidden = (back: number): boolean => (s.known[back] & bit) === 0
  s.seed = s.seed.split('').toReversed().join('')
  s.luck = s.luck.map(() => rng.below(1000))
  s.undoBarrier += 1 + rng.below(10)
  const inPools = s.pools.flatMap(({ first, faces }) => faces.map((_, at) => first + at))
  const laid = s.faces.map((_, back) => back).filter((back) => !inPools.includes(back))
  for (const { first, faces } of s.pools) permuteFaces(s, faces.map((_, at) => first + at).filter(isHidden), rng)
  for (const back of laid.filter(isHidden)) s.faces[back] = rng.below(12)
  for (let back = 0; back < s.known.length; back++) s.known[back] ^= rng.below(everyone(s.seats) + 1) & ~bit
  for (let seat = 0; seat < s.seats; seat++) if (seat !== viewer) s.replies[seat] = pick([null, { other: rng.below(10) }], rng)
  // Whether the others have answered a sealed ask yet is theirs to know.
  if (s.sealed !== null) s.asks = s.asks.filter(({ seat }) => seat === viewer || rng.below(2) === 0)
  return s
}

function permuteFaces({ faces }: State, backs: readonly number[], rng: Rng): void {
  for (let i = backs.length - 1; i > 0; i--) {
    const j = rng.below(i + 1)
    const face = faces[backs[i]]
    faces[backs[i]] = faces[backs[j]]
    faces[backs[j]] = face
  }
}

/** A view has no seed, no position of the chance streams, no other seat's reply and no face its viewer has not been shown. */
export function viewKeepsSecrets(game: Game, play: Play): void {
  playOut(game, play, ({ state }) => {
    for (const viewer of viewers(state)) {
      const seen = view(game, state, viewer)
      const whose = `the view of ${nameOf(viewer)}`
      must(!JSON.stringify(seen).includes(state.seed), `${whose} holds the seed`)
      mustEqual(
        [seen.sees, seen.luck, seen.undoBarrier],
        [viewer ?? 'public', [], 0],
        `${whose}: whose it is, and how far chance has been used`,
      )
      must(
        seen.replies.every((reply, seat) => reply === null || seat === viewer),
        `${whose} holds another seat's reply`,
      )
      const shown = state.faces.map((face, back) => ((state.known[back] & bitOf(viewer)) === 0 ? UNKNOWN : face))
      mustEqual(seen.faces, shown, `${whose}: the faces`)
    }
  })
}

/** Spectators see what is public, and nothing that some seat does not see: what every seat happens to know is not public yet. */
export function spectatorsSeeThePublic(game: Game, play: Play): void {
  playOut(game, play, ({ state }) => {
    const seen = view(game, state, null)
    for (let back = 0; back < state.faces.length; back++) {
      const isPublic = (state.known[back] & PUBLIC) !== 0
      must((seen.faces[back] !== UNKNOWN) === isPublic, `spectators ${isPublic ? 'do not see' : 'see'} the face under back ${back}`)
      const blind = everyone(state.seats) & ~state.known[back]
      must(!isPublic || blind === 0, `back ${back} is public, but seats ${seatsIn(blind).join(', ')} do not see it`)
    }
  })
}

/** Every card lies in exactly one place, and whoever sees a place knows the cards there. */
export function zonesHoldEveryCard(game: Game, play: Play): void {
  playOut(game, play, ({ state }) => {
    if (game.zones === undefined) return
    const lies = state.faces.map(() => 0)
    game.zones(readCtx(game, state), (backs, seers) => {
      for (const back of backs) {
        lies[back]++
        const blind = seers & ~state.known[back]
        must(blind === 0, `back ${back} lies where seats ${seatsIn(blind & ~PUBLIC).join(', ')} see it, but they do not know it`)
      }
    })
    for (const { name, first, faces } of state.pools)
      for (let back = first; back < first + faces.length; back++)
        must(lies[back] === 1, `card ${back} of pool '${name}' lies in ${lies[back]} zones`)
  })
}
