import type { By } from '@flotilla/protocol'
import type { EntryKind } from '@flotilla/table'

/** The rows, the same in both databases: JSON as text, times as milliseconds, truths as 0 and 1. */
export interface Rows {
  meta: MetaRow
  persons: PersonRow
  sessions: SessionRow
  tokens: TokenRow
  passkeys: PasskeyRow
  recovery_codes: RecoveryCodeRow
  codes: CodeRow
  ways: WayRow
  calls: CallRow
  results: ResultRow
  relationships: RelationshipRow
  rulings: RulingRow
  reports: ReportRow
  audit: AuditRow
  invites: InviteRow
  tables: TableRow
  members: MemberRow
  entries: EntryRow
  talk: TalkRow
  orders: OrdersRow
  folded: FoldedRow
  servers: ServerRow
  leaders: LeaderRow
}

/** What all servers on one database share: the key that signs cookies. */
export interface MetaRow {
  name: string
  value: string
}

export interface PersonRow {
  id: string
  name: string
  kind: 'guest' | 'bot'
  /** Who made this bot account. */
  owner: string | null
  created: number
  /** What the person chose to be shown and told, as JSON: a Preferences. */
  prefs: string | null
  /** When the account was deleted: nothing else is left of it. */
  gone: number | null
  /** The name as it looks at a glance: equal for names that nobody can tell apart. */
  skeleton: string
}

/** Sessions and tokens are kept as hashes: whoever reads the database cannot use them. */
export interface SessionRow {
  hash: string
  /** How its owner names it when ending it; null for those that began before they had one. */
  id: string | null
  person: string
  created: number
  /** Which browser on which system, in a few words. */
  device: string | null
  seen: number | null
  /** When the person last proved to be who they are, by passkey, words or mail; null for a guest. */
  proved: number | null
  /** What it was derived from: see Credentials. */
  parent: string | null
}

/** A passkey of a person: its public half, which is no secret. */
export interface PasskeyRow {
  id: string
  person: string
  /** base64url */
  public_key: string
  counter: number
  transports: string
  name: string
  created: number
  used: number | null
}

/** What else brings a person back: `words` (a hash of them) or `mail` (an address that answered). */
export interface RecoveryCodeRow {
  kind: 'words' | 'mail'
  value: string
  person: string
  created: number
}

/** Something that is good once and for a while: a challenge, a link to another device, a link by mail. Kept as a hash. */
export interface CodeRow {
  hash: string
  kind: string
  person: string | null
  body: string
  expires: number
}

export interface TokenRow {
  id: string
  hash: string
  person: string
  name: string
  scopes: string
  created: number
  used: number | null
  /** What it was derived from: see Credentials. */
  parent: string | null
}

/** A way to call a person. */
export interface WayRow {
  id: string
  person: string
  kind: 'push' | 'mail' | 'webhook'
  /** Where to, as JSON; with the secret that signs. */
  target: string
  created: number
  failing: number | null
  /** The session or token that added it. */
  parent: string | null
}

/** A person to be called by one way. Its key (wait, way) is what keeps two servers from calling twice. */
export interface CallRow {
  /** One for each thing to be called for: the wait at a table, its beginning, its end. */
  wait: string
  way: string
  person: string
  kind: string
  table_id: string
  /** What the words are made of, as JSON. */
  body: string
  due: number
  tries: number
  /** A server is at it until then. */
  claimed: number
  /** When it was done, or given up. */
  done: number | null
}

/** How a game ended for one person: kept beside the table, so that a history reads no documents. */
export interface ResultRow {
  table_id: string
  person: string
  game: string
  /** How many played, and on which seat this person. */
  seats: number
  seat: number
  rank: number
  points: number
  /** The share of the victory: 1 alone, a part of it where it is shared, 0 for all others. */
  won: number
  /** The others, as JSON: names, and who they are where they are people. */
  others: string
  started: number
  finished: number
  /** When people outside the table may know. */
  open_from: number
}

/** What one person made of another: nobody else is told. */
export interface RelationshipRow {
  person: string
  other: string
  kind: 'follow' | 'block'
  created: number
}

/** Somebody is wanted at a table. */
export interface InviteRow {
  person: string
  table_id: string
  by_person: string
  created: number
}

/** What the host decided about somebody. */
export interface RulingRow {
  person: string
  kind: 'mute' | 'suspend' | 'ban'
  reason: string
  until: number | null
  created: number
}

export interface ReportRow {
  id: string
  by_person: string
  about: string
  table_id: string | null
  /** What it is about and what was said around it, as JSON. */
  body: string
  created: number
  handled: number | null
}

/** Everything that an administrator did. */
export interface AuditRow {
  id: string
  at: number
  by_person: string
  what: string
  about: string
  details: string
}

export type Status = 'open' | 'playing' | 'paused' | 'over' | 'ended'

export interface TableRow {
  id: string
  game: string
  rules_version: number
  status: Status
  public: number
  seats: number
  /** Never leaves the server before the end. */
  seed: string
  /** A TableDoc. */
  doc: string
  /** Rises with every change of this row: two writers never overwrite each other. */
  version: number
  created: number
  started: number | null
  /** When its end was or will be shown to the players. */
  finished: number | null
  /** When somebody's days run out: an unattended table is looked after then. */
  wake: number | null
  // What lists and limits go by, so that no list reads whole documents; all of it follows from the document.
  host: string
  bots: number
  /** A LineDoc. */
  line: string
  /** In the public list from then on, and until then: spectators learn of an end later. */
  listed_from: number
  listed_until: number
  /** From where it was opened, as long as it is not over: a keyed hash of the address, for what one address may have. */
  origin: string | null
}

export interface MemberRow {
  table_id: string
  person: string
  /** When the table was made: lists are read by it. */
  created: number
}

/** An entry of a table's journal. Its key (table_id, seq) and the tag of the entry before are what keep two writers apart. */
export interface EntryRow {
  table_id: string
  seq: number
  kind: EntryKind
  seat: number
  /** What the entry gives, as JSON: an answer, how many are taken back (null: one), how a window closed, or who sits there. */
  choice: string
  /** The person and the id that the client gave it. */
  request: string | null
  by: By
  at: number
  /** What it cost the seat's bank, in milliseconds. */
  spent: number
  /** Random, and the tag of the entry before: whoever does not know it cannot append. */
  tag: string
  prev: string
}

/** All entries of a game that has been over for long: see fold.ts. */
export interface FoldedRow {
  table_id: string
  entries: Uint8Array
}

export interface TalkRow {
  table_id: string
  n: number
  /** The person and the id that the client gave it: no two of a table are alike. */
  request: string | null
  at: number
  body: string
  /** Who said it: a person's id. It does not follow the seats. */
  person: string | null
  /** Of a whisper, to whom: the id of a person, or of the bot that sat there. Null for open talk. */
  to_person: string | null
}

/** What one person has told the server to do for them at one table, wherever they sit. */
export interface OrdersRow {
  table_id: string
  person: string
  body: string
}

/** A server that is there, until then by the database's clock. */
export interface ServerRow {
  id: string
  until: number
}

/** Which server leads a table, as long as it is there. */
export interface LeaderRow {
  table_id: string
  server: string
}
