import type { By } from '@flotilla/wire'

/** The rows, the same in both databases: JSON as text, times as milliseconds, truths as 0 and 1. */
export interface Rows {
  meta: MetaRow
  persons: PersonRow
  sessions: SessionRow
  tokens: TokenRow
  tables: TableRow
  members: MemberRow
  entries: EntryRow
  talk: TalkRow
  orders: OrdersRow
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
}

/** Sessions and tokens are kept as hashes: whoever reads the database cannot use them. */
export interface SessionRow {
  hash: string
  person: string
  created: number
}

export interface TokenRow {
  id: string
  hash: string
  person: string
  name: string
  scopes: string
  created: number
  used: number | null
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
}

export interface MemberRow {
  table_id: string
  person: string
}

/** One answer. Its key (table_id, seq) is what keeps two writers apart. */
export interface EntryRow {
  table_id: string
  seq: number
  kind: 'answer' | 'undo'
  seat: number
  choice: string
  /** The id that the client gave it. */
  request: string | null
  by: By
  at: number
  /** What it cost the seat's bank, in milliseconds. */
  spent: number
}

export interface TalkRow {
  table_id: string
  n: number
  /** The seat and the id that the client gave it: no two of a table are alike. */
  request: string | null
  at: number
  body: string
}

export interface OrdersRow {
  table_id: string
  seat: number
  body: string
}
