import { z } from 'zod'
import { tableId } from './client.ts'
import { ownId, person, plainText } from './person.ts'

/** One finished game of a person. */
export const playedGame = z.object({
  table: z.string(),
  game: z.string(),
  seats: z.number(),
  seat: z.number(),
  rank: z.number(),
  points: z.number(),
  /** The share of the victory. */
  won: z.number(),
  others: z.array(z.object({ name: z.string(), person: z.string().optional(), bot: z.string().optional() })),
  started: z.number(),
  finished: z.number(),
})
export type PlayedGame = z.infer<typeof playedGame>
export const historyPage = z.object({
  games: z.array(playedGame),
  /** For the next page; null at the end. */
  before: z.number().nullable(),
})
export type HistoryPage = z.infer<typeof historyPage>

export const gameStatistics = z.object({
  game: z.string(),
  played: z.number(),
  won: z.number(),
  /** What a player as good as all others would have won. */
  expected: z.number(),
  /** By number of seats. */
  bySeats: z.record(z.string(), z.object({ played: z.number(), won: z.number() })),
  /** Milliseconds. */
  longest: z.number(),
})
export const statistics = z.object({ games: z.array(gameStatistics), since: z.number().nullable() })
export type Statistics = z.infer<typeof statistics>

export const companion = z.object({
  person,
  games: z.number(),
  last: z.number(),
  follows: z.boolean(),
  blocked: z.boolean(),
  avatar: z.string(),
  /** A listed table where this person waits for others. */
  table: z.string().nullable(),
})
export type Companion = z.infer<typeof companion>

export const RELATIONSHIPS = ['follow', 'block'] as const
export const relationshipBody = z.strictObject({ kind: z.enum(RELATIONSHIPS), on: z.boolean() })
export const inviteBody = z.strictObject({ person: ownId })

/** Somebody wants you at a table. */
export const invitation = z.object({ table: z.string(), by: z.string(), game: z.string(), created: z.number() })
export type Invitation = z.infer<typeof invitation>

/** Somebody's own page, as far as they open it. */
export const profile = z.object({
  person,
  avatar: z.string(),
  flag: z.number().nullable(),
  since: z.number(),
  statistics: statistics.nullable(),
  open: z.boolean(),
  /** It is your own. */
  own: z.boolean(),
  follows: z.boolean(),
  blocked: z.boolean(),
})
export type Profile = z.infer<typeof profile>

export const reportBody = z.strictObject({
  about: ownId,
  table: tableId.optional(),
  /** The number of the line of talk; without it, the name is meant. */
  line: z.int().min(1).optional(),
  why: plainText(500).min(1),
})
export type ReportBody = z.infer<typeof reportBody>

export const RULINGS = ['mute', 'suspend', 'ban'] as const
export const ruling = z.object({
  person: z.string(),
  name: z.string(),
  kind: z.enum(RULINGS),
  reason: z.string(),
  until: z.number().nullable(),
  created: z.number(),
})
export type Ruling = z.infer<typeof ruling>
export const rulingBody = z.strictObject({
  kind: z.enum(RULINGS),
  reason: plainText(300).min(1),
  /** For so many hours; for ever without it. */
  hours: z
    .number()
    .positive()
    .max(24 * 3660)
    .optional(),
})
export const report = z.object({
  id: z.string(),
  by: z.string(),
  byName: z.string(),
  about: z.string(),
  name: z.string(),
  table: z.string().nullable(),
  why: z.string(),
  /** The line and what was said around it. */
  talk: z.array(z.object({ n: z.number(), at: z.number(), name: z.string(), text: z.string(), meant: z.boolean() })),
  created: z.number(),
  handled: z.number().nullable(),
})
export type Report = z.infer<typeof report>

/** A table that goes on, for the host: who sits there and since when. */
export const hostedTable = z.object({
  id: z.string(),
  game: z.string(),
  status: z.enum(['open', 'playing', 'paused']),
  public: z.boolean(),
  created: z.number(),
  /** The people who sit there. */
  people: z.array(z.object({ id: z.string(), name: z.string() })),
})
export type HostedTable = z.infer<typeof hostedTable>
export const closeBody = z.strictObject({ reason: plainText(300).min(1) })

/** Of persons both the id and the name; `by` is `host` for a command on the host's own machine. */
export const deed = z.object({
  at: z.number(),
  by: z.string(),
  byName: z.string(),
  what: z.string(),
  about: z.string(),
  aboutName: z.string(),
  details: z.string(),
})
export type Deed = z.infer<typeof deed>

const most = (least: number) => z.int().min(least).max(1_000_000)
/** What one person may have, and as how many people one address counts. */
export const limits = z.strictObject({
  openTables: most(1),
  botTables: most(1),
  publicTables: most(0),
  addressPeople: most(1),
})
export type Limits = z.infer<typeof limits>

export const now = z.object({
  people: z.number(),
  online: z.number(),
  tables: z.object({ open: z.number(), playing: z.number(), finished: z.number() }),
  reports: z.number(),
  announcement: z.string(),
  /** Words that no name may contain. */
  names: z.array(z.string()),
  limits,
})
export type Now = z.infer<typeof now>
export const foundPerson = z.object({
  person,
  created: z.number(),
  seen: z.number().nullable(),
  /** By a passkey, words or an address: nobody else can take this name. */
  kept: z.boolean(),
  rulings: z.array(ruling),
})
export type FoundPerson = z.infer<typeof foundPerson>
export const announcementBody = z.strictObject({ text: plainText(500) })
export const namesBody = z.strictObject({ names: z.array(plainText(40).min(1)).max(500) })
