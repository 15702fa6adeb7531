/** A pointer rests so long on a thing before it is explained; a finger is held down so long. */
const RESTS = 350
const HELD = 420
/** So long the panel stays when the pointer leaves the thing, so that it can be reached. */
const ON_THE_WAY = 250

/**
 * The rules of looking closer, without a page: one thing at a time, only on purpose. A pointer must have moved onto the thing and
 * rest there; focus by keyboard explains at once; a finger holds. `show` is called with the thing that is explained now, and
 * null when none is.
 */
export class CloserLook<T> {
  readonly #show: (thing: T | null) => void
  readonly #reachable: boolean
  #timer: ReturnType<typeof setTimeout> | undefined
  #shown: T | null = null
  #next: T | null = null
  #at: readonly [number, number] | null = null

  /** `reachable`: the panel can be pressed, so it stays while the pointer may be on its way there. */
  constructor(show: (thing: T | null) => void, reachable: boolean) {
    this.#show = show
    this.#reachable = reachable
  }

  #set(thing: T | null): void {
    this.#next = thing
    if (thing === this.#shown) return
    this.#shown = thing
    this.#show(thing)
  }

  #soon(thing: T | null, ms: number): void {
    clearTimeout(this.#timer)
    this.#next = thing
    this.#timer = setTimeout(() => this.#set(thing), ms)
  }

  /** The mouse has moved to this place. */
  moveTo(x: number, y: number): void {
    this.#at = [x, y]
  }

  /** The mouse is over this thing now, or over none. A thing that came under a resting mouse explains nothing. */
  over(thing: T | null, x: number, y: number): void {
    const rests = this.#at !== null && this.#at[0] === x && this.#at[1] === y
    this.#at = [x, y]
    if (thing === this.#next || (rests && thing !== null)) return
    if (!this.#reachable || this.#shown === null) this.#set(null)
    if (thing !== null) this.#soon(thing, RESTS)
    else if (this.#shown !== null) this.#soon(null, ON_THE_WAY)
    else clearTimeout(this.#timer)
  }

  /** The panel itself is pointed at: it stays. */
  stay(): void {
    clearTimeout(this.#timer)
    this.#next = this.#shown
  }

  /** It has got the focus by key, or was pressed to be looked at. */
  open(thing: T | null): void {
    this.close()
    this.#set(thing)
  }

  /** A finger comes down on it; `held` is called once it has been held long enough to look. */
  hold(thing: T | null, held: () => void): void {
    this.close()
    if (thing === null) return
    this.#next = thing
    this.#timer = setTimeout(() => {
      this.#set(thing)
      held()
    }, HELD)
  }

  /** The finger is lifted: what is open stays until the next touch. */
  lift(): void {
    clearTimeout(this.#timer)
    this.#next = this.#shown
  }

  close(): void {
    clearTimeout(this.#timer)
    this.#set(null)
  }
}
