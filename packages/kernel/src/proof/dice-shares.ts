import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { BadInput } from '../errors.ts'

/**
 * Whose a seat's nonce is. `player`: sealed and revealed by the client of whoever sits there. `late`: sealed, but not revealed in time.
 * `absent`: the same, of somebody who was not at the table at the start, so that nobody could expect them to reveal it. `server`: nobody's
 * client sealed one, as for bots. All but the first get a nonce that follows from what was fixed before, so that nobody can choose it.
 */
export const SHARE_ORIGINS = ['player', 'late', 'absent', 'server'] as const
/** One of the origins of a share. */
export type ShareOrigin = (typeof SHARE_ORIGINS)[number]

/**
 * Commit and reveal: how the players' own nonces come into the dice, so that not even the host of the server can choose them.
 *
 * The server commits to its seed when the table is made. Every client makes a nonce when it sits down and gives only its hash, the seal.
 * At the start all seals are fixed and published; only then do the clients reveal their nonces. Whoever knows one nonce early, or the
 * seed, still cannot compute the dice as long as one other player keeps theirs until all seals are fixed.
 */
export interface DiceShare {
  readonly by: ShareOrigin
  readonly seal?: string | undefined
}

/** The seals of all seats, null where none was given. */
export type Seals = readonly (string | null)[]

const hashOf = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)))

/** What a client publishes of its nonce before the start. */
export const sealOf = (nonce: string): string => hashOf(nonce)

/** The nonce of a seat whose player revealed none. It follows from what was published before anybody revealed anything. */
export const replacementNonce = (commitment: string, seals: Seals, seat: number): string =>
  hashOf(JSON.stringify(['replaced', commitment, ...seals, seat]))

/** The seals of all seats, from the shares they gave. */
export const sealsOf = (shares: readonly DiceShare[]): Seals => shares.map(({ seal }) => seal ?? null)

/** What a record says about its dice. */
interface SharedDice {
  readonly seats: number
  readonly commitment: string
  readonly nonces: readonly string[]
  readonly shares?: readonly DiceShare[] | undefined
}

/** Throws where a nonce is not the one that was sealed, or not the replacement. */
export function checkShares({ seats, commitment, nonces, shares }: SharedDice): void {
  if (shares === undefined) return
  if (shares.length !== seats || nonces.length !== seats) throw new BadInput('shares', 'there is not one share of the dice for each seat')
  const seals = sealsOf(shares)
  for (const [seat, { by }] of shares.entries()) {
    if ((by === 'server') !== (seals[seat] === null)) throw new BadInput('shares', `the share of seat ${seat} is not what its seal says`)
    const isRight = by === 'player' ? sealOf(nonces[seat]) === seals[seat] : nonces[seat] === replacementNonce(commitment, seals, seat)
    if (!isRight) throw new BadInput('nonces', `the nonce of seat ${seat} is not the one that was fixed before the start`)
  }
}
