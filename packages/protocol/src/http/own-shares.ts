import type { GameRecord } from '@flotilla/kernel'
import { fixedShare, newShare, sealOfShare, useOf, type OwnShare, type ShareUse } from '../own-share.ts'
import { Refusal } from '../refusal.ts'
import type { TableInfo } from '../table.ts'
import type { Client } from './client.ts'

/** Dice that were not made as they had been fixed before the start: somebody has chosen them. */
export class UnfairDice extends Error {
  constructor(table: string) {
    super(`the dice at the table ${table} were not made with the shares that had been fixed before the start`)
    this.name = 'UnfairDice'
  }
}

/** A program's own shares of the dice, table by table: sealed when it sits down, revealed at the start, checked at the end. */
export class OwnShares {
  readonly #host: Pick<Client, 'call'>
  readonly #shares = new Map<string, OwnShare>()

  constructor(host: Pick<Client, 'call'>) {
    this.#host = host
  }

  /** Sits down by `sit`, which gives the seal to the server and returns the table. */
  async sealed(sit: (seal: string) => Promise<TableInfo>, table?: string): Promise<TableInfo> {
    const share = this.#shares.get(table ?? '') ?? newShare()
    const info = await sit(sealOfShare(share))
    if (info.status === 'open') this.#shares.set(info.id, share)
    await this.follow(info)
    return info
  }

  /** Reveals what is to be revealed at this table now. */
  async follow(info: TableInfo): Promise<void> {
    const share = this.#shares.get(info.id)
    const fixed = share === undefined ? null : fixedShare(share, info)
    if (fixed === null) return
    this.#shares.set(info.id, fixed)
    try {
      await this.#host.call('POST', `/tables/${info.id}/reveal`, { nonce: fixed.nonce })
    } catch (error) {
      // It was too late, or had been received before: the record says which.
      if (!(error instanceof Refusal)) throw error
    }
  }

  /** Tables where a share waits to be revealed. */
  get waiting(): readonly string[] {
    return [...this.#shares].flatMap(([id, { fixed }]) => (fixed === null ? [id] : []))
  }

  /** Checks by the record of a finished game that the dice were made with one's own share; throws where they were not. */
  check(table: string, record: GameRecord): ShareUse {
    const share = this.#shares.get(table)
    if (share === undefined) return 'unknown'
    const use = useOf(share, record)
    if (use === 'broken') throw new UnfairDice(table)
    this.#shares.delete(table)
    return use
  }
}
