import type { TableServices } from '../services.ts'

/** When the session of a table wants to be told the time next. */
export class Alarm {
  readonly #services: TableServices
  readonly #ring: () => void
  #at: number | null = null
  #cancel: (() => void) | null = null

  constructor(services: TableServices, ring: () => void) {
    this.#services = services
    this.#ring = ring
  }

  get isSet(): boolean {
    return this.#at !== null
  }

  set(at: number | null): void {
    this.#at = at
    this.#cancel?.()
    this.#cancel = at === null || this.#services.isClosing ? null : this.#services.time.at(at, () => this.#wake())
  }

  #wake(): void {
    const at = this.#at
    // A clock may ring too early.
    if (at !== null && at > this.#services.time.now()) return this.set(at)
    this.#at = this.#cancel = null
    this.#ring()
  }
}
