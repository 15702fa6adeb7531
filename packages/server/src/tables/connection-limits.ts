import { refusal } from '../refusal.ts'
import type { Connection } from './connection.ts'

/** Bytes. */
const SOME_BEHIND = 64_000
const MOST_BEHIND = 4_000_000
const MOST_BEHIND_TOGETHER = 32_000_000

export interface ConnectionLimitSettings {
  /** Of one person, or of one address without a name. */
  readonly each: number
  /** Of one address, whoever it is there. */
  readonly address: number
}

/** All that is open, by whose it is: people's by person, strangers' by address. Nobody holds so much that nothing is left for others. */
export class ConnectionLimits {
  readonly #most: ConnectionLimitSettings
  readonly #open = new Map<string, Set<Connection>>()
  readonly #at = new Map<string, Set<Connection>>()
  readonly #addresses = new WeakMap<Connection, string>()

  constructor(most: ConnectionLimitSettings) {
    this.#most = most
  }

  /** How many people have something open. */
  get people(): number {
    let n = 0
    for (const whose of this.#open.keys()) if (!whose.startsWith('at ')) n++
    return n
  }

  add(connection: Connection, address: string): void {
    const whose = connection.actor?.person.id ?? `at ${address}`
    const connections = this.#open.get(whose) ?? new Set()
    const there = this.#at.get(address) ?? new Set()
    this.#check(connections.size, there.size)
    this.#open.set(whose, connections.add(connection))
    this.#at.set(address, there.add(connection))
    this.#addresses.set(connection, address)
    connection.onEnd(this, () => {
      connections.delete(connection)
      if (connections.size === 0) this.#open.delete(whose)
      there.delete(connection)
      if (there.size === 0) this.#at.delete(address)
    })
  }

  #check(own: number, there: number): void {
    const most = own >= this.#most.each ? this.#most.each : there >= this.#most.address ? this.#most.address : null
    if (most !== null) throw refusal('bad.tooMany', { status: 429, params: { most } })
  }

  /** Others of the same person, or stranger, and others at the same address. */
  #around(connection: Connection): { own: ReadonlySet<Connection>; there: ReadonlySet<Connection> } {
    const address = this.#addresses.get(connection) ?? ''
    const whose = connection.actor?.person.id ?? `at ${address}`
    return { own: this.#open.get(whose) ?? new Set(), there: this.#at.get(address) ?? new Set() }
  }

  /** Throws where somebody would look at too many tables at once: each stays in memory while it is looked at. */
  checkLooks(connection: Connection): void {
    const { own, there } = this.#around(connection)
    this.#check(
      sum(own, ({ looks }) => looks),
      sum(there, ({ looks }) => looks),
    )
  }

  /** A reader so far behind is gone; and so is one who is behind with many others at the same address: all that is unread is in memory. */
  isLost(connection: Connection): boolean {
    const { behind } = connection
    if (behind <= SOME_BEHIND) return false
    return behind > MOST_BEHIND || sum(this.#around(connection).there, (one) => one.behind) > MOST_BEHIND_TOGETHER
  }

  get size(): number {
    let size = 0
    for (const connections of this.#open.values()) size += connections.size
    return size
  }

  /** Asks some to come again elsewhere, as far as nothing of theirs is under way. */
  moveOn(most: number): void {
    let moved = 0
    for (const connections of this.#open.values()) for (const connection of connections) if (moved < most && connection.moveOn()) moved++
  }

  close(isMeant: (connection: Connection) => boolean = () => true): void {
    for (const connections of this.#open.values()) for (const connection of connections) if (isMeant(connection)) connection.close()
  }
}

function sum(connections: ReadonlySet<Connection>, of: (connection: Connection) => number): number {
  let all = 0
  for (const connection of connections) all += of(connection)
  return all
}
