import { createHash, randomBytes } from 'node:crypto'
import { BadInput } from '@flotilla/kernel'

const SEED = /^[0-9a-f]{64}$/i
const LONGEST = 200

/** What --help says of a seed. */
export const SEED_HELP = '64 hexadecimal digits, or any short text or number, whose SHA-256 becomes the seed'

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** A seed from what the user gave; by default a fresh one that nobody can guess. */
export function seedFrom(given: string | undefined): string {
  if (given === undefined) return randomBytes(32).toString('hex')
  if (SEED.test(given)) return given.toLowerCase()
  if (given === '' || given.length > LONGEST || /^[0-9a-f]{33,}$/i.test(given))
    throw new BadInput('seed', `seed: expected ${SEED_HELP}; this has ${given.length} characters`)
  return sha256(given)
}
