import { fixedShare, newShare, sealOfShare, useOf, type OwnShare, type ShareUse, type TableInfo } from '@flotilla/protocol'
import type { GameRecord } from '@flotilla/kernel'
import { api } from './api.ts'

/** The own shares of the dice, by table, as this browser keeps them until long after the game: the oldest go first. */
const KEY = 'flotilla.dice'
const MOST = 200

type Shares = Readonly<Record<string, OwnShare>>

function read(): Shares {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Shares
  } catch {
    return {}
  }
}

function keep(table: string, share: OwnShare): void {
  const others = Object.entries(read()).filter(([id]) => id !== table)
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...others.slice(1 - MOST), [table, share]])))
}

/** Sits down by `sit`, with a share of the dice of one's own: the server gets its seal alone. */
export async function sitSealed(sit: (seal: string) => Promise<TableInfo>, table?: string): Promise<TableInfo> {
  const share = (table === undefined ? undefined : read()[table]) ?? newShare()
  const info = await sit(sealOfShare(share))
  if (info.status === 'open') keep(info.id, share)
  return revealed(info)
}

/** Starts the game, and reveals the own share. */
export const startRevealed = async (table: string): Promise<TableInfo> => revealed(await api.start(table))

/** Reveals the own share where the table asks for it; what is told of the table afterwards. */
export async function revealed(info: TableInfo): Promise<TableInfo> {
  const share = read()[info.id]
  const fixed = share === undefined ? null : fixedShare(share, info)
  if (fixed === null) return info
  keep(info.id, fixed)
  try {
    const after = await api.reveal(info.id, fixed.nonce)
    keep(info.id, { ...fixed, received: true })
    return after
  } catch {
    // Refused where it came too late, or was received before: the record says which.
    return info
  }
}

/** Whether a game's dice were made with the own share that this browser has kept. */
export function ownUse(table: string, record: GameRecord): ShareUse {
  const share = read()[table]
  return share === undefined ? 'unknown' : useOf(share, record)
}
