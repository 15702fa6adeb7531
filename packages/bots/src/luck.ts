import type { Rng } from '@flotilla/kernel'

/** Dice that can be thrown again from the same start: what is compared with each other meets the same luck. */
export class Luck implements Rng {
  #a = 1
  #b = 0
  #c = 0
  #counter = 1

  begin(a: number, b: number, c: number): void {
    this.#a = a | 0
    this.#b = b | 0
    this.#c = c | 0
    this.#counter = 1
    for (let i = 0; i < 4; i++) this.word()
  }

  word(): number {
    const t = (((this.#a + this.#b) | 0) + this.#counter) | 0
    this.#counter = (this.#counter + 1) | 0
    this.#a = this.#b ^ (this.#b >>> 9)
    this.#b = (this.#c + (this.#c << 3)) | 0
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + t) | 0
    return t >>> 0
  }

  below(n: number): number {
    return n <= 1 ? 0 : Math.floor((this.word() / 4294967296) * n)
  }
}
