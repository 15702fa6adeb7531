import crypto, { createHash } from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

/** The server draws these many bytes for the seed of a game and for a seat's share in it; ids and secrets have other lengths. */
const GAME_BYTES: ReadonlySet<number> = new Set([32, 12])

/**
 * From now on every game that a server in this process starts has the same seed, so that a scene shows the same table in every
 * run. Ids and secrets stay random.
 */
export function fixSeeds(): void {
  const { randomBytes } = crypto
  const seeded = (size: number): Buffer =>
    GAME_BYTES.has(size) ? createHash('sha256').update('pictures').digest().subarray(0, size) : randomBytes(size)
  Object.assign(crypto, { randomBytes: seeded })
  syncBuiltinESMExports()
}
