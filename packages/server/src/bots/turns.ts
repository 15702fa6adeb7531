/** A thought that waits for a thread. */
interface Waiting {
  readonly cost: number
  readonly begin: () => Promise<void>
}

/**
 * Whose bots think next. Owners of tables take turns, however many tables each has, and of one owner's thoughts the cheapest is first:
 * whoever lets a hundred admirals think waits for them alone.
 */
export class Turns {
  readonly #most: number
  /** In the order in which the owners' turns come. */
  readonly #waiting = new Map<string, Waiting[]>()
  #running = 0

  constructor(most: number) {
    this.#most = most
  }

  get waiting(): number {
    let all = 0
    for (const thoughts of this.#waiting.values()) all += thoughts.length
    return all
  }

  /** Runs the work when its turn has come; not at all if the signal comes first. */
  take<T>(owner: string, cost: number, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    return new Promise((done, failed) => {
      const giveUp = (): void => {
        if (this.#drop(owner, one)) failed(signal.reason)
      }
      const begin = async (): Promise<void> => {
        signal.removeEventListener('abort', giveUp)
        await work().then(done, failed)
      }
      const one: Waiting = { cost, begin }
      const thoughts = this.#waiting.get(owner) ?? []
      thoughts.push(one)
      this.#waiting.set(owner, thoughts)
      signal.addEventListener('abort', giveUp)
      this.#next()
    })
  }

  #drop(owner: string, one: Waiting): boolean {
    const thoughts = this.#waiting.get(owner) ?? []
    const at = thoughts.indexOf(one)
    if (at === -1) return false
    thoughts.splice(at, 1)
    if (thoughts.length === 0) this.#waiting.delete(owner)
    return true
  }

  #next(): void {
    while (this.#running < this.#most) {
      const [first] = this.#waiting
      if (first === undefined) return
      const [owner, thoughts] = first
      const cheapest = thoughts.reduce((best, one) => (one.cost < best.cost ? one : best))
      this.#drop(owner, cheapest)
      // This owner's next turn comes after everybody else's.
      if (this.#waiting.delete(owner)) this.#waiting.set(owner, thoughts)
      this.#running++
      void cheapest.begin().finally(() => {
        this.#running--
        this.#next()
      })
    }
  }
}
