import type { Heard, Notice, Storage } from '../storage/storage.ts'
import type { Clock } from '../time.ts'

export interface PresenceParts {
  readonly storage: Storage
  readonly time: Clock
  /** Somebody came to this table or left it by way of another server. */
  readonly changed: (table: string) => void
  /** This table may be this server's to lead from now on. */
  readonly freed: (table: string) => void
  /** Work that nobody waits for. */
  readonly run: (work: Promise<unknown>) => void
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
 * Who of a table's people is there by way of other servers. Nothing is stored: servers tell each other what changes, and a server that begins
 * to listen tells all and asks all. Notices come in order and none is lost while the line holds; after a break everything is told anew.
 */
export class Presence {
  readonly #parts: PresenceParts
  readonly #servers = new Map<string, Server>()
  /** Who is here, by table, for the others. */
  readonly #here = new Map<string, readonly string[]>()
  // What has to be told. A notice is never written twice into one statement: PostgreSQL would leave the second out.
  #asks = false
  #afresh = false
  #beats = false
  #drains = false
  readonly #changed = new Set<string>()
  #telling = false

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
      if (!doubted && tables.has(table) && (!mine || server < this.#parts.storage.node)) return false
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
    this.#changed.add(table)
    this.#tell()
  }

  /** Whoever comes is better received by others. */
  drain(): void {
    this.#drains = true
    this.beat()
  }

  /** Now and then: we are still there, and others who are not any more are forgotten. */
  beat(): void {
    this.#beats = true
    this.#tell()
    const since = this.#parts.time.now() - SILENCE
    for (const [server, { heard }] of this.#servers) if (heard < since) this.#forget(server)
  }

  /** The line is new: what was known may be wrong on both ends. */
  introduce(): void {
    for (const server of this.#servers.keys()) this.#forget(server)
    this.#asks = this.#afresh = true
    this.#tell()
  }

  #tell(): void {
    if (!this.#telling) this.#parts.run(this.#tellAll())
  }

  /** One statement after another, or they might overtake each other. */
  async #tellAll(): Promise<void> {
    this.#telling = true
    try {
      for (let notices = this.#untold(); notices.length > 0; notices = this.#untold()) await this.#parts.storage.tell(...notices)
    } catch {
      // The database is away, as answers are told clearly enough; with the next beat all is told anew.
      this.#asks = this.#afresh = true
    } finally {
      this.#telling = false
    }
  }

  #untold(): Notice[] {
    const notices: Notice[] = []
    if (this.#asks) notices.push({ what: 'who', table: '' })
    if (this.#afresh || this.#beats) notices.push({ what: this.#afresh ? 'afresh' : 'beat', table: '' })
    if (this.#drains) notices.push({ what: 'drains', table: '' })
    for (const table of this.#afresh ? this.#here.keys() : this.#changed)
      notices.push({ what: 'here', table, more: (this.#here.get(table) ?? []).join(',') })
    this.#asks = this.#afresh = this.#beats = false
    this.#changed.clear()
    return notices
  }

  // --- others' ----------------------------------------------------------------------------------------------

  hear({ from, what, table, more = '' }: Heard): void {
    if (what === 'who') {
      this.#afresh = true
      return this.#tell()
    }
    if (what === 'afresh') this.#forget(from)
    else if (!this.#servers.has(from)) {
      this.#asks = true
      this.#tell()
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
