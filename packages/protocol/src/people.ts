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
/** What `playedGame` describes, as a type. */
export type PlayedGame = z.infer<typeof playedGame>
/** A page of the games somebody has played, the last first. */
export const historyPage = z.object({
  games: z.array(playedGame),
  /** For the next page; null at the end. */
  before: z.number().nullable(),
})
/** What `historyPage` describes, as a type. */
export type HistoryPage = z.infer<typeof historyPage>

/** What somebody has played and won of one game. */
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
/** What somebody has played and won, game by game. */
export const statistics = z.object({ games: z.array(gameStatistics), since: z.number().nullable() })
/** What `statistics` describes, as a type. */
export type Statistics = z.infer<typeof statistics>

/** Somebody one has played with. */
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
/** What `companion` describes, as a type. */
export type Companion = z.infer<typeof companion>

/** What one can be to somebody else: a follower, or who blocks them. */
export const RELATIONSHIPS = ['follow', 'block'] as const
/** Begins or ends following or blocking somebody. */
export const relationshipBody = z.strictObject({ kind: z.enum(RELATIONSHIPS), on: z.boolean() })
/** Invites somebody to a table. */
export const inviteBody = z.strictObject({ person: ownId })

/** Somebody wants you at a table. */
export const invitation = z.object({ table: z.string(), by: z.string(), game: z.string(), created: z.number() })
/** What `invitation` describes, as a type. */
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
/** What `profile` describes, as a type. */
export type Profile = z.infer<typeof profile>

/** Tells the host of somebody's behaviour. */
export const reportBody = z.strictObject({
  about: ownId,
  table: tableId.optional(),
  /** The number of the line of talk; without it, the name is meant. */
  line: z.int().min(1).optional(),
  why: plainText(500).min(1),
})
/** What `reportBody` describes, as a type. */
export type ReportBody = z.infer<typeof reportBody>

/** What a host can impose on an account. */
export const RULINGS = ['mute', 'suspend', 'ban'] as const
/** What a host has imposed on an account, and until when. */
export const ruling = z.object({
  person: z.string(),
  name: z.string(),
  kind: z.enum(RULINGS),
  reason: z.string(),
  until: z.number().nullable(),
  created: z.number(),
})
/** What `ruling` describes, as a type. */
export type Ruling = z.infer<typeof ruling>
/** Imposes something on an account, or lifts it. */
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
/** A report as the host sees it. */
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
/** What `report` describes, as a type. */
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
/** What `hostedTable` describes, as a type. */
export type HostedTable = z.infer<typeof hostedTable>
/** Closes a table, with the reason that its players are told. */
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
/** What `deed` describes, as a type. */
export type Deed = z.infer<typeof deed>

const most = (least: number) => z.int().min(least).max(1_000_000)
/** What one person may have, and as how many people one address counts. */
export const limits = z.strictObject({
  openTables: most(1),
  botTables: most(1),
  publicTables: most(0),
  addressPeople: most(1),
})
/** What `limits` describes, as a type. */
export type Limits = z.infer<typeof limits>

/** What goes on at the server just now, for its host. */
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
/** What `now` describes, as a type. */
export type Now = z.infer<typeof now>
/** An account that the host has searched for. */
export const foundPerson = z.object({
  person,
  created: z.number(),
  seen: z.number().nullable(),
  /** By a passkey, words or an address: nobody else can take this name. */
  kept: z.boolean(),
  rulings: z.array(ruling),
})
/** What `foundPerson` describes, as a type. */
export type FoundPerson = z.infer<typeof foundPerson>
/** A line that everybody sees; empty to take it away. */
export const announcementBody = z.strictObject({ text: plainText(500) })
/** The names that nobody may take. */
export const namesBody = z.strictObject({ names: z.array(plainText(40).min(1)).max(500) })
