import { z } from 'zod'

/** One line of plain text, trimmed, without control characters. */
const line = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .regex(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]*$/u, 'must be plain text without control characters')

export const personName = line(30)
/** A player's own share of the dice: any text; a random one is best. */
export const nonce = z
  .string()
  .min(1)
  .max(64)
  .regex(/^[\x21-\x7e]+$/, 'must be printable ASCII without spaces')

export const person = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(['guest', 'bot']),
})
export type Person = z.infer<typeof person>

export const enterBody = z.strictObject({ name: personName })
export type EnterBody = z.infer<typeof enterBody>

/** `read`: see tables and views. `play`: sit, start, answer, vote. `talk`: chat. `account`: names, tokens, bot accounts. */
export const SCOPES = ['read', 'play', 'talk', 'account'] as const
export const scope = z.enum(SCOPES)
export type Scope = z.infer<typeof scope>

export const me = z.object({ person, scopes: z.array(scope) })
export type Me = z.infer<typeof me>

export const tokenBody = z.strictObject({ name: line(60), scopes: z.array(scope).min(1).max(SCOPES.length) })
export const tokenInfo = z.object({
  id: z.string(),
  name: z.string(),
  scopes: z.array(scope),
  created: z.number(),
  used: z.number().nullable(),
})
export type TokenInfo = z.infer<typeof tokenInfo>
/** The token itself is shown this one time. */
export const newToken = tokenInfo.extend({ token: z.string() })
export type NewToken = z.infer<typeof newToken>

export const botBody = z.strictObject({ name: personName })
export const newBot = z.object({ person, token: z.string() })
export type NewBot = z.infer<typeof newBot>
