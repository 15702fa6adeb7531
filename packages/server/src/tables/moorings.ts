import { Refused } from '../refused.ts'
import type { Channel } from './channel.ts'

/** All that is open, by whose it is: people's by person, strangers' by address. Nobody holds so much that nothing is left for others. */
export class Moorings {
  readonly #most: number
  readonly #open = new Map<string, Set<Channel>>()

  constructor(most: number) {
    this.#most = most
  }

  /** How many people have something open. */
  get people(): number {
    let n = 0
    for (const whose of this.#open.keys()) if (!whose.startsWith('at ')) n++
    return n
  }

  moor(channel: Channel, address: string): void {
    const whose = channel.actor?.person.id ?? `at ${address}`
    const channels = this.#open.get(whose) ?? new Set()
    if (channels.size >= this.#most) throw new Refused('bad.tooMany', { status: 429, params: { most: this.#most } })
    this.#open.set(whose, channels.add(channel))
    channel.onEnd(this, () => {
      channels.delete(channel)
      if (channels.size === 0) this.#open.delete(whose)
    })
  }

  get size(): number {
    let size = 0
    for (const channels of this.#open.values()) size += channels.size
    return size
  }

  /** Asks some to come again elsewhere, as far as nothing of theirs is under way. */
  moveOn(most: number): void {
    let moved = 0
    for (const channels of this.#open.values()) for (const channel of channels) if (moved < most && channel.moveOn()) moved++
  }

  close(isMeant: (channel: Channel) => boolean = () => true): void {
    for (const channels of this.#open.values()) for (const channel of channels) if (isMeant(channel)) channel.close()
  }
}
