/** "Table `table` has changed": which part, and by whom. The rows are the truth, this only says where to look. */
export interface Notice {
  readonly what: Change | PresenceNotice | 'expelled' | 'look'
  /** Empty where it is about no table. */
  readonly table: string
  /** What is stored nowhere goes along, as text without blanks: a signal, who is there, whose session has ended, or who looks different. */
  readonly more?: string
}

/** Which part of a table has changed. */
export type Change = 'entries' | 'table' | 'talk' | 'orders' | 'signal'
/**
 * `here`: these people of the table are at my server. `afresh`: forget what I told, all of it follows. `who`: tell me who is there, at
 * this table or at all. `beat`: I am alive. `drains`: I take nobody in any more.
 */
type PresenceNotice = 'here' | 'afresh' | 'who' | 'beat' | 'drains'

/** A notice of another server. */
export interface Heard extends Notice {
  /** The server it comes from. */
  readonly from: string
}

/**
 * What servers tell each other. A notice is a hint: it may be lost, come twice or come late, and nothing goes wrong but that somebody
 * sees something a moment later. What is true stands in the database.
 */
export interface Bus {
  /** How it is called in the log and in figures. */
  readonly kind: 'process' | 'postgres' | 'nats'
  /** Tells the other servers, in this order. It never fails: what cannot be told is left out. */
  tell(...notices: Notice[]): void
  /** Hears the other servers; `missed` when the line is new, at the beginning and after a break. */
  listen(heard: (notice: Heard) => void, missed: () => void): Promise<void>
  /** From now on notices of this table are wanted, or no longer. A bus that sends everything to everybody takes no note of it. */
  follow(table: string, wanted: boolean): void
  /** Everything told so far has left this server. */
  flushed(): Promise<void>
  close(): Promise<void>
}

/** A notice as one line: whose it is, what, about which table, and what goes along. */
export const written = (node: string, { what, table, more }: Notice): string =>
  `${node} ${what} ${table}${more === undefined ? '' : ` ${more}`}`

/** What such a line says. */
export function readNotice(line: string): Heard {
  const [from, what, table, more] = line.split(' ')
  return { from, what: what as Notice['what'], table, ...(more === undefined ? {} : { more }) }
}
