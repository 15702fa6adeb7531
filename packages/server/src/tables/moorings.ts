import { Refused } from '../refused.ts'
import type { Channel } from './channel.ts'

export interface MooringLimits {
  /** Of one person, or of one address without a name. */
  readonly each: number
  /** Of one address, whoever it is there. */
  readonly address: number
}

/** All that is open, by whose it is: people's by person, strangers' by address. Nobody holds so much that nothing is left for others. */
export class Moorings {
  readonly #most: MooringLimits
  readonly #open = new Map<string, Set<Channel>>()
  /** How many by address. */
  readonly #at = new Map<string, number>()

  constructor(most: MooringLimits) {
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
    const there = this.#at.get(address) ?? 0
    const most = channels.size >= this.#most.each ? this.#most.each : there >= this.#most.address ? this.#most.address : null
    if (most !== null) throw new Refused('bad.tooMany', { status: 429, params: { most } })
    this.#open.set(whose, channels.add(channel))
    this.#at.set(address, there + 1)
    channel.onEnd(this, () => {
      channels.delete(channel)
      if (channels.size === 0) this.#open.delete(whose)
      const left = (this.#at.get(address) ?? 1) - 1
      if (left === 0) this.#at.delete(address)
      else this.#at.set(address, left)
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
