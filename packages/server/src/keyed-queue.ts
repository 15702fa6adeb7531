/** One after another for each address or person: what somebody may have is counted first, and nobody is counted past. */
export class KeyedQueue {
  readonly #last = new Map<string, Promise<unknown>>()

  take<T>(whose: string, work: () => Promise<T>): Promise<T> {
    const done = (this.#last.get(whose) ?? Promise.resolve()).then(work)
    const settled = done.then(
      () => undefined,
      () => undefined,
    )
    this.#last.set(whose, settled)
    void settled.then(() => {
      if (this.#last.get(whose) === settled) this.#last.delete(whose)
    })
    return done
  }
}
