/** Features of a duty, written down one after the other, most of them in several forms. */
export class Sheet {
  #into: number[] = []
  #at = 0
  #time = 0
  #perTurn = 0

  /** Begins anew, for somebody who has so many turns yet. */
  begin(into: number[], turns: number): void {
    this.#into = into
    this.#at = 0
    this.#time = turns / LONG
    this.#perTurn = 1 / (turns + 0.5)
    this.work(1)
    this.#write(this.#time * this.#time)
  }

  #write(value: number): void {
    this.#into[this.#at++] = value
  }

  /** As it is, and by how much time is left. */
  put(value: number): void {
    this.#write(value)
    this.#write(value * this.#time)
  }

  /** What has to be done in time counts by turn, too. */
  work(value: number): void {
    this.put(value)
    this.#write(value * this.#perTurn)
  }

  /** Turns that something takes, roughly: a part of the time that is left, and there is a part from which on it is too much. */
  need(turns: number): void {
    const part = turns * this.#perTurn
    this.work(turns / 4)
    for (let step = 1; step <= STEPS; step++) this.#write(Math.max(0, part - STEP * step))
    this.#write(part > 1 ? 1 : 0)
  }
}

/** So many turns are a whole game. */
const LONG = 15
const STEPS = 5
const STEP = 0.3
