/** Tables are opened and begun one after another for each address: what one may have is counted first, and nobody is counted past. */
export class Openings {
  readonly #last = new Map<string, Promise<unknown>>()

  take<T>(address: string, open: () => Promise<T>): Promise<T> {
    const opened = (this.#last.get(address) ?? Promise.resolve()).then(open)
    const settled = opened.then(
      () => undefined,
      () => undefined,
    )
    this.#last.set(address, settled)
    void settled.then(() => {
      if (this.#last.get(address) === settled) this.#last.delete(address)
    })
    return opened
  }
}
