/** Characters of all that is kept together. */
const MOST_KEPT = 16_000_000

interface Kept {
  readonly seq: number
  readonly isOver: boolean
  readonly text: string
}

/** The last games that were looked at from their start, as text: one budget for all tables, or whoever leafs through old games fills the memory. */
export class Histories {
  /** In the order in which they were used. */
  readonly #kept = new Map<string, Kept>()
  #size = 0

  /** What was told then, if nothing has happened since. */
  get(key: string, seq: number, isOver: boolean): string | null {
    const known = this.#kept.get(key)
    if (known?.seq !== seq || known.isOver !== isOver) return null
    this.#kept.delete(key)
    this.#kept.set(key, known)
    return known.text
  }

  set(key: string, known: Kept): void {
    this.#drop(key)
    if (known.text.length > MOST_KEPT / 4) return
    this.#kept.set(key, known)
    this.#size += known.text.length
    for (const oldest of this.#kept.keys()) {
      if (this.#size <= MOST_KEPT) return
      this.#drop(oldest)
    }
  }

  #drop(key: string): void {
    const known = this.#kept.get(key)
    if (known === undefined) return
    this.#kept.delete(key)
    this.#size -= known.text.length
  }
}
