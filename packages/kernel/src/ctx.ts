import { drawBelow } from './chance.ts'
import type { Game } from './game.ts'
import { Reader } from './read-ctx.ts'
import type { Ask, Seat, SeatSet, State, Step } from './state.ts'
import { PUBLIC, everyone, includes, seatBit } from './state.ts'

/**
 * Something that happened, for the log and for animation. It names backs under `card` and `cards`;
 * each viewer's copy gets the faces it may know. `only` limits it to a set of seats.
 */
export interface Event {
  readonly type: string
  readonly [param: string]: unknown
}

/** An event with the faces under the backs it names and who knew them at that moment. */
export interface Emitted {
  readonly event: Event
  readonly faces: readonly { readonly back: number; readonly face: number; readonly known: number }[]
}

/** Sees the state right after an event. It may read and copy it, and call nothing that plays on. */
export type Look<S extends State = State> = (state: S, emitted: Emitted) => void

/** Tells of an event. A method type, so that a game's own `Ctx`, which tells of its own events alone, is a `Ctx`. */
type Tell<V> = { tell(event: V): void }['tell']

/** What carries out rules: everything that they may do to a game besides changing its plain data. Only steps and answers get it. */
export class Ctx<S extends State = State, E = unknown, V extends Event = Event> extends Reader<S, E> {
  readonly game: Game<S, E>
  /** Undefined when nobody listens: write `ctx.emit?.({ ... })` and silence costs nothing. */
  emit: Tell<V> | undefined = undefined

  constructor(game: Game<S, E>, state: S) {
    super(game.edition, state)
    this.game = game
  }

  // --- the agenda -------------------------------------------------------------------------------------------

  /** The steps to take next, in this order, before everything already planned. */
  next(...steps: Step[]): void {
    for (let i = steps.length - 1; i >= 0; i--) this.state.agenda.push(steps[i])
  }

  /** One more step, before everything already planned. */
  push(step: Step): void {
    this.state.agenda.push(step)
  }

  ask(ask: Ask): void {
    this.state.asks.push(ask)
  }

  /**
   * Asks several seats at once, in secret. If the kind of ask has no `answer` of its own the answers are collected,
   * and the next step on the agenda finds them in `replies` when all are in.
   */
  seal(seats: SeatSet, ask: Omit<Ask, 'seat'>, posed: (seat: Seat) => Ask): void {
    const s = this.state
    s.sealed = { ask, seats }
    for (let seat = 0; seat < s.seats; seat++) {
      s.replies[seat] = null
      if (includes(seats, seat)) s.asks.push(posed(seat))
    }
  }

  // --- chance -----------------------------------------------------------------------------------------------

  /** An unbiased number from 0 to n-1 from the named stream. */
  draw(stream: string, n: number): number {
    const s = this.state
    s.undoBarrier++
    return drawBelow(s, stream, this.#placeOf(stream), n)
  }

  #stream = ''
  #place = -1

  /** Dice are rolled together: mostly it is the last one again. */
  #placeOf(stream: string): number {
    return stream === this.#stream ? this.#place : this.#findPlace(stream)
  }

  #findPlace(stream: string): number {
    const { chance } = this.game
    for (let place = 0; place < chance.length; place++) {
      if (chance[place] !== stream) continue
      this.#stream = stream
      this.#place = place
      return place
    }
    throw new Error(`${this.game.id}: there is no chance stream '${stream}'`)
  }

  roll(stream: string, sides: number): number {
    return 1 + this.draw(stream, sides)
  }

  // --- secrets ----------------------------------------------------------------------------------------------

  /** These seats learn the face under a back. */
  show(back: number, seats: SeatSet): void {
    const s = this.state
    const before = s.known[back]
    const after = before | seats
    if (after !== before) {
      s.known[back] = after
      s.undoBarrier++
    }
  }

  /** What has been done stays done: undo does not cross it, though nobody has learned anything. */
  blockUndo(): void {
    this.state.undoBarrier++
  }

  /** Everybody learns the face, spectators too. */
  reveal(back: number): void {
    this.show(back, PUBLIC | everyone(this.state.seats))
  }

  /** A seat sets a hidden thing (a dial, a plan) itself: it knows the face, nobody learns anything. */
  lay(back: number, face: number, seats: SeatSet): void {
    this.state.faces[back] = face
    this.state.known[back] = seats
  }

  /** Nobody knows these any more. */
  forget(backs: readonly number[]): void {
    const known = this.state.known
    for (let i = 0; i < backs.length; i++) known[backs[i]] = 0
  }

  /** Permutes the faces under the backs and forgets who knew them: ids never leak. */
  shuffle(backs: readonly number[], stream: string): void {
    const s = this.state
    this.forget(backs)
    for (let i = backs.length - 1; i > 0; i--) {
      const j = this.draw(stream, i + 1)
      const face = s.faces[backs[i]]
      s.faces[backs[i]] = s.faces[backs[j]]
      s.faces[backs[j]] = face
    }
  }

  /**
   * Deals the backs anew over their faces; what a seat knows follows the face, so a back tells no history.
   * Does not raise the undo barrier: nobody learns anything by it. Returns where the face under `follow` lies now.
   */
  rebind(backs: readonly number[], stream: string, follow = -1): number {
    const { faces, known } = this.state
    const place = this.#placeOf(stream)
    for (let i = backs.length - 1; i > 0; i--) {
      const j = drawBelow(this.state, stream, place, i + 1)
      const a = backs[i]
      const b = backs[j]
      const face = faces[a]
      faces[a] = faces[b]
      faces[b] = face
      const knew = known[a]
      known[a] = known[b]
      known[b] = knew
      if (follow === a) follow = b
      else if (follow === b) follow = a
    }
    return follow
  }

  /**
   * A hidden exit: the face under `leaving` leaves this group of backs (a hand) and only `told` see which one it is.
   * Everybody else loses all knowledge of the group, the leaving one included, if it had two or more cards.
   * Returns the back to move: it may be another one than `leaving`.
   */
  exit(backs: readonly number[], leaving: number, told: SeatSet, stream: string): number {
    if (backs.length < 2) return leaving
    const moved = this.rebind(backs, stream, leaving)
    const known = this.state.known
    for (let i = 0; i < backs.length; i++) known[backs[i]] &= told & ~PUBLIC
    return moved
  }
}

/** Starts listening: what is emitted from now on is put into the returned list. Whoever looks sees the state after each. */
export function listen<S extends State, E>(ctx: Ctx<S, E>, look?: Look<S>): Emitted[] {
  const emitted: Emitted[] = []
  ctx.emit = (told) => {
    const { faces, known } = ctx.state
    const depth = ctx.game.nesting?.(ctx.state, told) ?? 0
    const event = depth > 0 ? { ...told, depth } : told
    const one = { event, faces: backsIn(event).map((back) => ({ back, face: faces[back], known: known[back] })) }
    emitted.push(one)
    look?.(ctx.state, one)
  }
  return emitted
}

function backsIn(event: Event): number[] {
  const { card, cards } = event
  return [...(typeof card === 'number' ? [card] : []), ...(Array.isArray(cards) ? (cards as number[]) : [])]
}

/** A `Ctx` of its own for this state: that of the rules' own release, where they are frozen. */
export const newCtx = <S extends State, E>(game: Game<S, E>, state: S): Ctx<S, E> => game.runtime?.ctx(game, state) ?? new Ctx(game, state)

/** An event as one viewer may see it: `faces` has only what that viewer knew then. Null where the event is for others only. */
export function eventFor({ event, faces }: Emitted, seat: Seat | null): Event | null {
  // Most are for everybody, and of nothing hidden: they are told as they are.
  if (event.only === undefined && faces.length === 0) return event
  const bit = seat === null ? PUBLIC : seatBit(seat)
  const { only, ...told } = event
  if (typeof only === 'number' && (only & bit) === 0) return null
  if (faces.length === 0) return told
  const seen: Record<number, number> = {}
  for (const { back, face, known } of faces) if ((known & bit) !== 0) seen[back] = face
  return { ...told, faces: seen }
}

/** All that one viewer may see of what was emitted. */
export function eventsFor(emitted: readonly Emitted[], seat: Seat | null): Event[] {
  const events: Event[] = []
  for (const one of emitted) {
    const event = eventFor(one, seat)
    if (event !== null) events.push(event)
  }
  return events
}
