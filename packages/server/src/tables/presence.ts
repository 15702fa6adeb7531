import type { Bus, Heard, Notice } from '../cluster/bus.ts'
import type { Clock } from '../time.ts'

export interface PresenceParts {
  /** This server's name among those on the database. */
  readonly node: string
  readonly bus: Bus
  readonly time: Clock
  /** Somebody came to this table or left it by way of another server. */
  readonly changed: (table: string) => void
  /** This table may be this server's to lead from now on. */
  readonly freed: (table: string) => void
}

/** Another server, and who is at which table by way of it. */
interface Server {
  heard: number
  /** It takes nobody in any more. */
  drains: boolean
  readonly tables: Map<string, readonly string[]>
  /** It was to do something and did not: until it is heard of again it leads nothing. */
  doubted: boolean
}

/** A server that was not heard of for so long is gone, and everybody who was there by way of it. */
const SILENCE = 60_000

/**
 * Who of a table's people is there by way of other servers. Nothing is stored: servers tell each other what changes. Whoever begins to
 * listen, or to follow a table, tells what it knows and asks the others; so does everybody now and then, since notices may be lost.
 */
export class Presence {
  readonly #parts: PresenceParts
  readonly #servers = new Map<string, Server>()
  /** Who is here, by table, for the others. */
  readonly #here = new Map<string, readonly string[]>()
  #drains = false
  constructor(parts: PresenceParts) {
    this.#parts = parts
  }

  isElsewhere(table: string, person: string): boolean {
    for (const { tables } of this.#servers.values()) if (tables.get(table)?.includes(person) === true) return true
    return false
  }

  /** Of the servers by way of which people are at this table, the first: what one server is enough for is done by that one. */
  leads(table: string): boolean {
    const mine = this.#here.has(table)
    for (const [server, { tables, doubted }] of this.#servers)
      if (!doubted && tables.has(table) && (!mine || server < this.#parts.node)) return false
    return true
  }

  /** Another server is there that takes people in. */
  get hasOthers(): boolean {
    return [...this.#servers.values()].some(({ drains }) => !drains)
  }

  /** Whoever leads this table has let it wait: others lead all of its tables from now on, once and not decision by decision. */
  doubt(table: string): void {
    for (const server of this.#servers.values()) {
      if (server.doubted || !server.tables.has(table)) continue
      server.doubted = true
      for (const led of server.tables.keys()) this.#parts.freed(led)
    }
  }

  /** Anything that a server tells shows that it lives. */
  heardOf(from: string): void {
    const server = this.#servers.get(from)
    if (server !== undefined) server.doubted = false
  }

  // --- ours -------------------------------------------------------------------------------------------------

  /** The people of this table who are here now. */
  set(table: string, people: readonly string[]): void {
    const before = this.#here.get(table) ?? []
    if (people.length === before.length && people.every((person) => before.includes(person))) return
    if (people.length === 0) this.#here.delete(table)
    else this.#here.set(table, people)
    this.#parts.bus.tell(this.#hereAt(table))
  }

  /** Whoever comes is better received by others. */
  drain(): void {
    this.#drains = true
    this.#parts.bus.tell({ what: 'drains', table: '' })
  }

  /** Now and then: we are still there, and others who are not any more are forgotten. */
  beat(): void {
    this.#parts.bus.tell({ what: 'beat', table: '' })
    const since = this.#parts.time.now() - SILENCE
    for (const [server, { heard }] of this.#servers) if (heard < since) this.#forget(server)
  }

  /** The line is new: what was known may be wrong on both ends. */
  introduce(): void {
    for (const server of this.#servers.keys()) this.#forget(server)
    this.#parts.bus.tell({ what: 'who', table: '' })
    this.#tellAll()
  }

  /** This table is looked at here from now on, or no longer. */
  follow(table: string, wanted: boolean): void {
    this.#parts.bus.follow(table, wanted)
    if (wanted) this.#parts.bus.tell({ what: 'who', table })
  }

  #hereAt(table: string): Notice {
    return { what: 'here', table, more: (this.#here.get(table) ?? []).join(',') }
  }

  #tellAll(): void {
    this.#parts.bus.tell(
      { what: 'afresh', table: '' },
      ...(this.#drains ? [{ what: 'drains' as const, table: '' }] : []),
      ...[...this.#here.keys()].map((table) => this.#hereAt(table)),
    )
  }

  // --- others' ----------------------------------------------------------------------------------------------

  hear({ from, what, table, more = '' }: Heard): void {
    if (what === 'who') {
      if (table === '') return this.#tellAll()
      return this.#here.has(table) ? this.#parts.bus.tell(this.#hereAt(table)) : undefined
    }
    if (what === 'afresh') this.#forget(from)
    else if (!this.#servers.has(from)) {
      this.#parts.bus.tell({ what: 'who', table: '' })
    }
    const server = this.#servers.get(from) ?? { heard: 0, drains: false, doubted: false, tables: new Map<string, readonly string[]>() }
    this.#servers.set(from, server)
    server.heard = this.#parts.time.now()
    if (what === 'drains') server.drains = true
    if (what !== 'here') return
    if (more === '') server.tables.delete(table)
    else server.tables.set(table, more.split(','))
    this.#parts.changed(table)
  }

  #forget(server: string): void {
    const tables = this.#servers.get(server)?.tables.keys() ?? []
    this.#servers.delete(server)
    for (const table of tables) this.#parts.changed(table)
  }
}
