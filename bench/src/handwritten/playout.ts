import { play, type Chance, type Chooser, type Decision } from './round.ts'
import { Table } from './table.ts'

/** sfc32 for the dice and for the choices. */
export class Luck implements Chance, Chooser {
  decisions = 0
  #a: number
  #b = 0x2545f491
  #c = 0x9e3779b9 | 0
  #counter = 1

  constructor(seed: number) {
    this.#a = seed | 0
    for (let i = 0; i < 12; i++) this.below(2)
  }

  below(n: number): number {
    const word = (((this.#a + this.#b) | 0) + this.#counter) | 0
    this.#counter = (this.#counter + 1) | 0
    this.#a = this.#b ^ (this.#b >>> 9)
    this.#b = (this.#c + (this.#c << 3)) | 0
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + word) | 0
    return Math.floor(((word >>> 0) / 4294967296) * n)
  }

  first(seats: number): number {
    return this.below(seats)
  }

  bag(dice: number): number {
    return this.below(dice)
  }

  die(): number {
    return 1 + this.below(6)
  }

  choose(_decision: Decision, _seat: number, _options: Uint8Array, count: number): number {
    this.decisions++
    return this.below(count)
  }
}

/** Whole random games on one table that is used again; each call tells how many decisions its game took. */
export function handwrittenPlayouts(seats: number, seed: number): () => number {
  const table = new Table(seats)
  const luck = new Luck(seed)
  return () => {
    luck.decisions = 0
    play(table, luck, luck)
    return luck.decisions
  }
}
