/** A thought that waits for a thread. */
interface Waiting {
  readonly cost: number
  readonly begin: () => Promise<void>
}

/** Whose table it is, and from where it was opened. */
export interface Owner {
  readonly address: string
  readonly host: string
}

/** The waiting thoughts of an address by host; both in the order in which their turns come. */
type Queue = Map<string, Waiting[]>

/**
 * Whose bots think next. Addresses take turns, and the hosts of one address among themselves, however many tables each has; of one host's
 * thoughts the cheapest is first: whoever lets a hundred admirals think, under as many names, waits for them alone.
 */
export class Turns {
  readonly #most: number
  readonly #waiting = new Map<string, Queue>()
  #running = 0

  constructor(most: number) {
    this.#most = most
  }

  get waiting(): number {
    let all = 0
    for (const queue of this.#waiting.values()) for (const thoughts of queue.values()) all += thoughts.length
    return all
  }

  /** Runs the work when its turn has come; not at all if the signal comes first. */
  take<T>(owner: Owner, cost: number, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    return new Promise((done, failed) => {
      const giveUp = (): void => {
        if (this.#drop(owner, one)) failed(signal.reason)
      }
      const begin = async (): Promise<void> => {
        signal.removeEventListener('abort', giveUp)
        await work().then(done, failed)
      }
      const one: Waiting = { cost, begin }
      const queue = this.#waiting.get(owner.address) ?? new Map<string, Waiting[]>()
      this.#waiting.set(owner.address, queue)
      queue.set(owner.host, [...(queue.get(owner.host) ?? []), one])
      signal.addEventListener('abort', giveUp)
      this.#next()
    })
  }

  #drop({ address, host }: Owner, one: Waiting): boolean {
    const queue = this.#waiting.get(address)
    const thoughts = queue?.get(host)
    if (queue === undefined || thoughts?.includes(one) !== true) return false
    if (thoughts.length > 1) {
      queue.set(
        host,
        thoughts.filter((other) => other !== one),
      )
      return true
    }
    queue.delete(host)
    if (queue.size === 0) this.#waiting.delete(address)
    return true
  }

  #next(): void {
    while (this.#running < this.#most) {
      const [first] = this.#waiting
      if (first === undefined) return
      const [address, queue] = first
      const [[host, thoughts]] = queue
      const cheapest = thoughts.reduce((best, one) => (one.cost < best.cost ? one : best))
      this.#drop({ address, host }, cheapest)
      sendBack(queue, host)
      sendBack(this.#waiting, address)
      this.#running++
      void cheapest.begin().finally(() => {
        this.#running--
        this.#next()
      })
    }
  }
}

/** The next turn of whoever has just had one comes after everybody else's. */
function sendBack<V>(order: Map<string, V>, who: string): void {
  const its = order.get(who)
  if (its === undefined) return
  order.delete(who)
  order.set(who, its)
}
