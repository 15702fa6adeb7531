import type { GameRecord } from '@flotilla/kernel'
import { fixedShare, newShare, sealOfShare, useOf, type OwnShare, type ShareUse } from '../own-share.ts'
import { Refusal } from '../refusal.ts'
import type { TableInfo, TableLine } from '../table.ts'
import type { Client } from './client.ts'

/** Dice that were not made as they had been fixed before the start: somebody has chosen them. */
export class UnfairDice extends Error {
  constructor(table: string) {
    super(`the dice at the table ${table} were not made with the shares that had been fixed before the start`)
    this.name = 'UnfairDice'
  }
}

/**
 * Where a client keeps its shares, by table. A `Map` forgets them with the program; `ShareFile` of `@flotilla/protocol/node` keeps them, so
 * that a program that is started again can still reveal and check them.
 */
export interface ShareStore {
  get(table: string): OwnShare | undefined
  set(table: string, share: OwnShare): unknown
  delete(table: string): unknown
  keys(): Iterable<string>
}

const GONE: ReadonlySet<number> = new Set([403, 404])

/** The share of a game that is over, and what became of it. */
export interface SettledShare {
  readonly table: string
  readonly use: ShareUse
}

/** A program's own shares of the dice, table by table: sealed when it sits down, revealed at the start, checked at the end. */
export class OwnShares {
  readonly #host: Pick<Client, 'call'>
  readonly #kept: ShareStore
  /** Tables of which nothing more is to be found out by asking. */
  readonly #asked = new Set<string>()

  constructor(host: Pick<Client, 'call'>, kept: ShareStore = new Map<string, OwnShare>()) {
    this.#host = host
    this.#kept = kept
  }

  /** Sits down by `sit`, which gives the seal to the server and returns the table. */
  async sealed(sit: (seal: string) => Promise<TableInfo>, table?: string): Promise<TableInfo> {
    const known = table === undefined ? undefined : this.#kept.get(table)
    const share = known ?? newShare()
    // Before the seal is sent, so that a program that stops right then can still reveal what it has sealed.
    if (table !== undefined) this.#kept.set(table, share)
    let sealed = false
    try {
      const info = await sit(sealOfShare(share))
      sealed = info.status === 'open'
      if (sealed) this.#kept.set(info.id, share)
      await this.follow(info)
      return info
    } finally {
      if (!sealed && table !== undefined && known === undefined) this.#kept.delete(table)
    }
  }

  /** Reveals what is to be revealed at this table now. */
  async follow(info: TableInfo): Promise<void> {
    const share = this.#kept.get(info.id)
    const fixed = share === undefined ? null : fixedShare(share, info)
    if (fixed === null) return
    this.#kept.set(info.id, fixed)
    try {
      await this.#host.call('POST', `/tables/${info.id}/reveal`, { nonce: fixed.nonce })
      this.#kept.set(info.id, { ...fixed, received: true })
    } catch (error) {
      // It was too late, or had been received before: the record says which.
      if (!(error instanceof Refusal)) throw error
    }
  }

  /**
   * Sees to all shares that are kept, by the list of one's tables: reveals what is to be revealed, and returns what became of the shares of
   * games that are over, each once. For programs that look at their tables now and then instead of following their streams.
   */
  async settle(lines: readonly Pick<TableLine, 'id' | 'status'>[]): Promise<SettledShare[]> {
    const settled: SettledShare[] = []
    for (const id of this.#kept.keys()) {
      const status = lines.find((line) => line.id === id)?.status
      if (status === 'playing' || status === 'paused' || this.#asked.has(id)) continue
      try {
        const info = await this.#host.call<TableInfo>('GET', `/tables/${id}`)
        if (info.status === 'open' && info.seat === null) this.#kept.delete(id)
        await this.follow(info)
        if (info.status === 'over' || info.status === 'ended') settled.push({ table: id, use: await this.#finished(id) })
        // A list has the newest tables alone: of an older one this was the only look.
        if (status === undefined) this.#asked.add(id)
      } catch (error) {
        // The table is gone, or not for us any more.
        if (!(error instanceof Refusal && GONE.has(error.status))) throw error
        this.#kept.delete(id)
      }
    }
    return settled
  }

  async #finished(table: string): Promise<ShareUse> {
    const record = await this.#host.call<GameRecord>('GET', `/tables/${table}/record`)
    this.#asked.add(table)
    try {
      return this.check(table, record)
    } catch (error) {
      if (error instanceof UnfairDice) return 'broken'
      throw error
    }
  }

  /**
   * Checks by the record of a finished game that the dice were made with one's own share. Throws where they were not; the share is then
   * kept, as what one has in hand against the host.
   */
  check(table: string, record: GameRecord): ShareUse {
    const share = this.#kept.get(table)
    if (share === undefined) return 'unknown'
    const use = useOf(share, record)
    if (use === 'broken') throw new UnfairDice(table)
    this.#kept.delete(table)
    return use
  }
}
