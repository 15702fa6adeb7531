import { createHash, randomBytes } from 'node:crypto'

/** Bits enough that nobody guesses one: ids of tables and persons 120, sessions and tokens 240. */
const ID_BYTES = 15
const SECRET_BYTES = 30

/** None begins with a dash: `flotilla export <table>` would take it for an option. */
export function newId(): string {
  const id = randomBytes(ID_BYTES).toString('base64url')
  return id.startsWith('-') ? newId() : id
}
export const newSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url')
export const newSeed = (): string => randomBytes(32).toString('hex')

/** What is stored of a session or token. They are random and long, so a plain hash is enough. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')
