import { sealOf, sealsOf, same, type DiceShare, type GameRecord } from '@flotilla/kernel'
import type { TableInfo } from './table.ts'

/** One's own share of a table's dice, as a client keeps it from sitting down until the game is over. */
export interface OwnShare {
  readonly nonce: string
  /** What had been fixed when it was revealed. It is revealed for this and for nothing else, so that nobody can use it for another start. */
  readonly fixed: { readonly seat: number; readonly commitment: string; readonly seals: readonly (string | null)[] } | null
  /** The server has said that it received the nonce: it cannot say afterwards that the nonce was missing. */
  readonly received?: true
}

/**
 * What became of it: `late` and `absent` where it was not revealed in time, `broken` where the record is not what was fixed and received,
 * `unknown` where this client cannot tell.
 */
export type ShareUse = 'used' | 'late' | 'absent' | 'broken' | 'unknown'

/** A new share of the dice, drawn at random. */
export function newShare(): OwnShare {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return { nonce: Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(''), fixed: null }
}

/** The seal under which a share is handed in. */
export const sealOfShare = ({ nonce }: OwnShare): string => sealOf(nonce)

/**
 * The share with what it is to be revealed for, where the table asks for it; keep it before you reveal. Null where there is nothing to
 * reveal: the own seal is not among those that were fixed, or other seals or another seed had been fixed before.
 */
export function fixedShare(
  share: OwnShare,
  { seat, commitment, reveal }: Pick<TableInfo, 'seat' | 'commitment' | 'reveal'>,
): OwnShare | null {
  if (reveal === null || seat === null || reveal.revealed[seat] || reveal.seals[seat] !== sealOfShare(share)) return null
  const fixed = { seat, commitment, seals: reveal.seals }
  return share.fixed === null || same(share.fixed, fixed) ? { ...share, fixed } : null
}

/** Whether the dice of a game were made with one's own share, and with the others' as they had been fixed when it was revealed. */
export function useOf(
  share: OwnShare,
  { commitment, nonces, shares = [] }: Pick<GameRecord, 'commitment' | 'nonces' | 'shares'>,
): ShareUse {
  const { nonce, fixed, received } = share
  if (nonces.length === 0) return 'unknown'
  // Never revealed: the record may only say that it is missing, and nobody else can know more of it.
  if (fixed === null) return missingBy(shares.find(({ seal }) => seal === sealOfShare(share))) ?? 'unknown'
  if (fixed.commitment !== commitment || !same(fixed.seals, sealsOf(shares))) return 'broken'
  const missing = missingBy(shares[fixed.seat])
  if (missing !== null) return received === true ? 'broken' : missing
  return shares[fixed.seat].by === 'player' && nonces[fixed.seat] === nonce ? 'used' : 'broken'
}

const missingBy = (share: DiceShare | undefined): 'late' | 'absent' | null =>
  share?.by === 'late' || share?.by === 'absent' ? share.by : null
