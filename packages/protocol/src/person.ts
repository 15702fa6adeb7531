import { z } from 'zod'
import { cleaned, typedLine, typedName } from './typed.ts'

/** The name of a person, cleaned and of a fitting length. */
export const personName = typedName(30)
/** The id of a person, or of what belongs to one: a session, a token, a way. */
export const ownId = z.string().regex(/^[\w-]{1,40}$/, 'is not an id')
/** Several lines, cleaned of everything hidden. */
export const plainText = (most: number) =>
  z
    .string()
    .max(most * 2)
    .overwrite(cleaned)
    .trim()
    .max(most)
const hexOf32Bytes = z.string().regex(/^[0-9a-f]{64}$/, 'must be 64 lower-case hexadecimal digits')
/** A player's own share of the dice: 32 random bytes, revealed only after everybody's seal is fixed. */
export const nonce = hexOf32Bytes.describe('32 random bytes.')
/** What is published of a nonce before. */
export const seal = hexOf32Bytes.describe('The SHA-256 of the 64 digits of a nonce.')

/** A person as everybody sees them. */
export const person = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(['guest', 'bot']),
})
/** What `person` describes, as a type. */
export type Person = z.infer<typeof person>

/** Enters as a guest of this name. */
export const enterBody = z.strictObject({ name: personName })
/** What `enterBody` describes, as a type. */
export type EnterBody = z.infer<typeof enterBody>

/** `read`: see tables and views. `play`: sit, start, answer, vote. `talk`: chat. `account`: names, tokens, bot accounts. */
export const SCOPES = ['read', 'play', 'talk', 'account'] as const
/** One of the things that a token may do. */
export const scope = z.enum(SCOPES)
/** What `scope` describes, as a type. */
export type Scope = z.infer<typeof scope>

/** Who one is, and what one's token may do. */
export const me = z.object({ person, scopes: z.array(scope) })
/** What `me` describes, as a type. */
export type Me = z.infer<typeof me>

/** Makes a token for a program. */
export const tokenBody = z.strictObject({ name: typedLine(60), scopes: z.array(scope).min(1).max(SCOPES.length) })
/** A token as its owner sees it, without its secret. */
export const tokenInfo = z.object({
  id: z.string(),
  name: z.string(),
  scopes: z.array(scope),
  created: z.number(),
  used: z.number().nullable(),
  /** The name of the bot account of yours that it belongs to. */
  bot: z.string().optional(),
})
/** What `tokenInfo` describes, as a type. */
export type TokenInfo = z.infer<typeof tokenInfo>
/** The token itself is shown this one time. */
export const newToken = tokenInfo.extend({ token: z.string() })
/** What `newToken` describes, as a type. */
export type NewToken = z.infer<typeof newToken>

/** Makes an account for a bot. */
export const botBody = z.strictObject({ name: personName })
/** A new bot's account with its token, which is shown only once. */
export const newBot = z.object({ person, token: z.string() })
/** What `newBot` describes, as a type. */
export type NewBot = z.infer<typeof newBot>

/** How somebody comes back: which of these a name is kept by. */
export const kept = z.object({
  passkeys: z.number(),
  words: z.boolean(),
  /** The address that links are sent to. */
  mail: z.string().nullable(),
})
/** What `kept` describes, as a type. */
export type Kept = z.infer<typeof kept>

/** One's own account: how it is kept and what is known of it. */
export const account = z.object({
  person,
  kept,
  /** The best of them; null for a guest, who is lost with the browser's data. */
  keptBy: z.enum(['passkey', 'words', 'mail']).nullable(),
  /** What this server offers: passkeys need https (or localhost), mail needs a host who has set it up. */
  ways: z.object({ passkey: z.boolean(), mail: z.boolean() }),
  /** The last sign-in is recent enough for what needs a fresh one. */
  fresh: z.boolean(),
  /** Named by the host to keep order here. */
  host: z.boolean(),
})
/** What `account` describes, as a type. */
export type Account = z.infer<typeof account>

/** A browser that is signed in. */
export const sessionInfo = z.object({
  id: z.string(),
  device: z.string(),
  created: z.number(),
  seen: z.number(),
  /** The one this request came by. */
  current: z.boolean(),
})
/** What `sessionInfo` describes, as a type. */
export type SessionInfo = z.infer<typeof sessionInfo>

/** A passkey of the account. */
export const passkeyInfo = z.object({ id: z.string(), name: z.string(), created: z.number(), used: z.number().nullable() })
/** What `passkeyInfo` describes, as a type. */
export type PasskeyInfo = z.infer<typeof passkeyInfo>

/** As browsers write it. */
export const credentialId = z.string().regex(/^[\w-]{1,1400}$/, 'is not the id of a passkey')
/** What a browser's passkey answers; checked by its own library. */
const credential = z.looseObject({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  response: z.looseObject({ clientDataJSON: z.string().max(4000) }),
  clientExtensionResults: z.looseObject({}),
})
/** Adds a passkey to the account. */
export const passkeyBody = z.strictObject({ name: typedLine(60), response: credential })
/** Signs in with a passkey. */
export const passkeyEntry = z.strictObject({ response: credential })
/** Signs in with the recovery words. */
export const wordsEntry = z.strictObject({ words: z.string().min(1).max(200) })
/** Eight letters, or the long secret of the link in the QR code. */
export const deviceEntry = z.strictObject({ code: z.string().min(6).max(80) })
/** New recovery words, which are shown only once. */
export const newWords = z.object({ words: z.array(z.string()) })
/** A code that brings a program or another device into the account. */
export const deviceCode = z.object({ letters: z.string(), secret: z.string(), until: z.number() })
/** What `deviceCode` describes, as a type. */
export type DeviceCode = z.infer<typeof deviceCode>
/** Gives the account a mail address. */
export const mailBody = z.strictObject({ address: z.email().max(200) })
/** Proves a mail address by the code that was sent there. */
export const mailEntry = z.strictObject({ code: z.string().min(20).max(80) })
/** Joins a guest's games to the account. */
export const mergeBody = z.strictObject({ code: z.string().min(20).max(80) })

/** Who you are now; and who you were on this device before, if that guest has something to bring along. */
export const entered = z.object({
  person,
  scopes: z.array(scope),
  before: z
    .object({
      name: z.string(),
      tables: z.number(),
      /** At so many tables both sit: there the guest's seat would be given up. */
      both: z.number(),
      /** For POST /api/me/merge, within ten minutes. */
      code: z.string(),
    })
    .nullable(),
})
/** What `entered` describes, as a type. */
export type Entered = z.infer<typeof entered>
