import { Refused } from '../refused.ts'
import type { Channel } from './channel.ts'

/** Bytes. */
const SOME_BEHIND = 64_000
const MOST_BEHIND = 4_000_000
const MOST_BEHIND_TOGETHER = 32_000_000

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
  readonly #at = new Map<string, Set<Channel>>()
  readonly #addresses = new WeakMap<Channel, string>()

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
    const there = this.#at.get(address) ?? new Set()
    this.#check(channels.size, there.size)
    this.#open.set(whose, channels.add(channel))
    this.#at.set(address, there.add(channel))
    this.#addresses.set(channel, address)
    channel.onEnd(this, () => {
      channels.delete(channel)
      if (channels.size === 0) this.#open.delete(whose)
      there.delete(channel)
      if (there.size === 0) this.#at.delete(address)
    })
  }

  #check(own: number, there: number): void {
    const most = own >= this.#most.each ? this.#most.each : there >= this.#most.address ? this.#most.address : null
    if (most !== null) throw new Refused('bad.tooMany', { status: 429, params: { most } })
  }

  /** Others of the same person, or stranger, and others at the same address. */
  #around(channel: Channel): { own: ReadonlySet<Channel>; there: ReadonlySet<Channel> } {
    const address = this.#addresses.get(channel) ?? ''
    const whose = channel.actor?.person.id ?? `at ${address}`
    return { own: this.#open.get(whose) ?? new Set(), there: this.#at.get(address) ?? new Set() }
  }

  /** Throws where somebody would look at too many tables at once: each stays in memory while it is looked at. */
  checkLooks(channel: Channel): void {
    const { own, there } = this.#around(channel)
    this.#check(
      sum(own, ({ looks }) => looks),
      sum(there, ({ looks }) => looks),
    )
  }

  /** A reader so far behind is gone; and so is one who is behind with many others at the same address: all that is unread is in memory. */
  isLost(channel: Channel): boolean {
    const { behind } = channel
    if (behind <= SOME_BEHIND) return false
    return behind > MOST_BEHIND || sum(this.#around(channel).there, (one) => one.behind) > MOST_BEHIND_TOGETHER
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

function sum(channels: ReadonlySet<Channel>, of: (channel: Channel) => number): number {
  let all = 0
  for (const channel of channels) all += of(channel)
  return all
}
