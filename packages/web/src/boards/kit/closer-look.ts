/** A pointer rests so long on a thing before it is explained; a finger is held down so long. */
const RESTS = 350
const HELD = 420
/** What comes under the pointer later than this after its last movement was not pointed at. */
const SETTLES = 40
/** So long a pointer rests on another thing between a thing and its panel before that one takes over. */
const ON_THE_WAY = 600
/** So long the panel stays once the pointer has left the thing, the panel and the way between them. */
const LEAVES = 160

/** Where a pointer is, seen from the thing that is explained and its panel. */
export type Whereabouts = 'panel' | 'thing' | 'way' | 'away'

interface Surroundings<T> {
  /** The thing at this point; null where there is none. */
  readonly find: (x: number, y: number) => T | null
  readonly where: (shown: T, x: number, y: number) => Whereabouts
  /** Called with the thing that is explained now, and null when none is. */
  readonly show: (thing: T | null, how: { readonly held: boolean; readonly pinned: boolean }) => void
}

/**
 * The rules of looking closer, without a page: one thing at a time, only on purpose. A pointer must have moved onto the thing and
 * rest there; focus by keyboard explains at once; a finger holds. What is pinned stays until it is closed.
 */
export class CloserLook<T> {
  readonly #around: Surroundings<T>
  #resting: ReturnType<typeof setTimeout> | undefined
  #leaving: ReturnType<typeof setTimeout> | undefined
  #shown: T | null = null
  #pinned = false
  #at: readonly [number, number] | null = null

  constructor(around: Surroundings<T>) {
    this.#around = around
  }

  #stop(): void {
    clearTimeout(this.#resting)
    clearTimeout(this.#leaving)
    this.#leaving = undefined
  }

  /** What the pointer rests on meanwhile is explained all the same. */
  #leave(): void {
    this.#leaving ??= setTimeout(() => this.#tell(null, false, false), LEAVES)
  }

  #set(thing: T | null, held = false, pinned = false): void {
    this.#stop()
    this.#tell(thing, held, pinned)
  }

  #tell(thing: T | null, held: boolean, pinned: boolean): void {
    if (thing === this.#shown && pinned === this.#pinned) return
    this.#shown = thing
    this.#pinned = pinned
    this.#around.show(thing, { held, pinned })
  }

  /** The mouse has moved to this place. Where it was already nothing happens: a thing that came under it was not pointed at. */
  moveTo(x: number, y: number): void {
    const rested = this.#at !== null && this.#at[0] === x && this.#at[1] === y
    this.#at = [x, y]
    if (rested || this.#pinned) return
    const where = this.#shown === null ? 'away' : this.#around.where(this.#shown, x, y)
    clearTimeout(this.#resting)
    if (where !== 'away') {
      clearTimeout(this.#leaving)
      this.#leaving = undefined
    } else if (this.#shown !== null) this.#leave()
    if (where === 'panel') return
    this.#resting = setTimeout(() => {
      const pointedAt = this.#around.find(x, y)
      this.#resting = setTimeout(
        () => {
          if (this.#around.find(x, y) === pointedAt && (pointedAt !== null || where === 'way')) this.#set(pointedAt)
        },
        (where === 'way' ? ON_THE_WAY : RESTS) - SETTLES,
      )
    }, SETTLES)
  }

  /** The mouse has left the window. */
  leave(): void {
    this.#at = null
    clearTimeout(this.#resting)
    if (this.#shown !== null && !this.#pinned) this.#leave()
  }

  /** It has got the focus by key, or was pressed to be looked at. */
  open(thing: T | null, pinned = false): void {
    this.#set(thing, false, pinned && thing !== null)
  }

  /** Keeps open what is shown, or what the pointer is on: it stays as and where it is until it is closed. */
  pin(focused: T | null): boolean {
    const thing = this.#shown ?? focused ?? (this.#at === null ? null : this.#around.find(...this.#at))
    this.open(thing, true)
    return thing !== null
  }

  /** A finger comes down here; `held` is called once it has been held long enough to look. */
  hold(x: number, y: number, held: () => void): void {
    this.close()
    const thing = this.#around.find(x, y)
    if (thing === null) return
    this.#resting = setTimeout(() => {
      this.#set(thing, true)
      held()
    }, HELD)
  }

  /** The finger is lifted: what is open stays until the next touch. */
  lift(): void {
    this.#stop()
  }

  close(): void {
    this.#set(null)
  }
}
