const WORD = 32

/** Which sums some numbers come to, bit by bit, as far as they are of interest. */
export class Sums {
  #bits = new Int32Array(2)
  #words = 1

  /** Of no numbers yet; sums above `most` do not matter. */
  begin(most: number): void {
    this.#words = (most >> 5) + 1
    if (this.#words > this.#bits.length) this.#bits = new Int32Array(this.#words)
    else for (let at = 0; at < this.#words; at++) this.#bits[at] = 0
    this.#bits[0] = 1
  }

  /** Goes on from where others are. */
  follow(others: Sums): void {
    this.#words = others.#words
    if (this.#words > this.#bits.length) this.#bits = new Int32Array(this.#words)
    for (let at = 0; at < this.#words; at++) this.#bits[at] = others.#bits[at]
  }

  /** One number more: with it or without it. */
  add(number: number): void {
    const bits = this.#bits
    const far = number >> 5
    const near = number & (WORD - 1)
    // From above, so that what is read has not changed yet.
    for (let at = this.#words - 1; at >= far; at--)
      bits[at] |= (bits[at - far] << near) | (near > 0 && at > far ? bits[at - far - 1] >>> (WORD - near) : 0)
  }

  has(sum: number): boolean {
    return (this.#bits[sum >> 5] & (1 << (sum & (WORD - 1)))) !== 0
  }

  /** The least of them that is at least so much; there must be one. */
  least(from: number): number {
    let at = from >> 5
    let bits = this.#bits[at] & (-1 << (from & (WORD - 1)))
    while (bits === 0) bits = this.#bits[++at]
    return at * WORD + WORD - 1 - Math.clz32(bits & -bits)
  }
}
