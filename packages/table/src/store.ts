import type { Plan } from '@flotilla/protocol'
import type { Closing, Draft, Entry } from './entries.ts'
import type { Effect, Request } from './messages.ts'
import { firstPosition, play, type Played, type Position, type Turn } from './position.ts'
import type { TableRules } from './rules.ts'

/** A request that came at this time. */
export interface Waiting {
  readonly request: Request
  readonly at: number
  /** The journal has been read since it came. */
  readonly isConfirmed?: true
}

/** What an entry on its way to the journal was made for. */
export interface Purpose {
  /** Null for what is done automatically. */
  readonly waiting: Waiting | null
  /** The plan that is used up by it, and whose it is. */
  readonly plan: PlanOf | null
}

export interface PlanOf {
  readonly person: string
  readonly plan: Plan
}

interface Ahead extends Purpose {
  readonly id: number
  readonly entry: Entry
  readonly played: Played
}

/** What has become certain: entries that the journal holds, one after another, each with the position after it. */
export interface Certain {
  readonly position: Position
  readonly turns: readonly Turn[]
  readonly entry: Entry
}

/** What became of an entry that was on its way. */
export interface Fate {
  readonly purpose: Purpose
  /** `overtaken`: somebody else's entry has its number, and it may be tried again. `unstored`: it could not be stored. */
  readonly is: 'stored' | 'overtaken' | 'unstored'
}

/** What is stored is what was carried out: the legal choice, and what came of a window. */
function givenBy({ kind, given }: Entry, { choice, lapsed }: Played): unknown {
  if (kind === 'close') return { late: (given as Closing).late, lapsed: lapsed ?? [] } satisfies Closing
  return (kind === 'answer' || kind === 'hold') && choice !== undefined ? choice : given
}

/** A database that is away is asked again after a second, and ever more rarely. */
const RETRY_AFTER = 1000
const LONGEST_WAIT = 30_000

/** What is known of the journal: the position it holds, at most one entry on its way there, and whether it has to be read again. */
export class Store {
  readonly #rules: TableRules
  readonly #tag: () => string
  #stored: Position
  #ahead: Ahead | null = null
  /** The number of the effect that reads; null while nothing is read. */
  #reading: number | null = null
  #mustRead = false
  #readsAll = false
  /** Something was stored elsewhere while an entry or a reading was under way, which may not have it yet. */
  #hasMore = false
  #id = 0
  #failures = 0
  #retryAt = 0

  /** `tag` gives the random name of an entry. */
  constructor(rules: TableRules, stored: Position, tag: () => string) {
    this.#rules = rules
    this.#stored = stored
    this.#tag = tag
  }

  get stored(): Position {
    return this.#stored
  }

  /** An entry is under way, or it is not known what the journal holds: nothing is judged meanwhile. */
  get isBusy(): boolean {
    return this.#ahead !== null || this.#mustRead
  }

  /** Whether the entry that is under way was made for this request. */
  isFor({ person, request }: Request): boolean {
    const { request: mine } = this.#ahead?.waiting ?? {}
    return mine?.person === person && mine.request === request
  }

  /** When the journal may be asked again. */
  get retryAt(): number {
    return this.#retryAt
  }

  /** Makes the entry and what it leads to, and hands it to the journal. Throws what the rules say against it. */
  append(draft: Draft, now: number, purpose: Purpose, isWatched: boolean): Effect {
    const { seq, tag, at } = this.#stored
    const wanted: Entry = { ...draft, seq: seq + 1, tag: this.#tag(), prev: tag, at: Math.max(now, at) }
    const played = play(this.#rules, this.#stored, wanted, isWatched)
    const entry = { ...wanted, given: givenBy(wanted, played) }
    this.#ahead = { ...purpose, id: ++this.#id, entry, played }
    return { type: 'append', id: this.#id, entry }
  }

  /** The entry is in the journal. Null for what nobody waits for any more. */
  appended(id: number): { readonly certain: Certain; readonly purpose: Purpose } | null {
    const ahead = this.#ahead
    if (ahead === null || ahead.id !== id || this.#mustRead) return null
    this.#ahead = null
    this.#failures = 0
    this.#stored = ahead.played.position
    this.#readMore()
    return { certain: { ...ahead.played, entry: ahead.entry }, purpose: ahead }
  }

  /** The entry may or may not be in the journal, or another is: it is read again. */
  doubt(id: number): boolean {
    if (this.#ahead === null || this.#ahead.id !== id || this.#mustRead) return false
    this.#mustRead = true
    return true
  }

  /** Somebody else may have stored something. */
  hint(): void {
    this.#hasMore = true
    if (this.#ahead === null && this.#reading === null) this.#readMore()
  }

  #readMore(): void {
    this.#mustRead ||= this.#hasMore
    this.#hasMore = false
  }

  /** The effect that reads the journal, if it has to be read now. From the last known entry on, which has to be there as it was. */
  read(now: number): Effect | null {
    if (!this.#mustRead || this.#reading !== null || now < this.#retryAt) return null
    this.#reading = ++this.#id
    return { type: 'read', id: this.#reading, from: this.#readsAll ? 1 : Math.max(1, this.#stored.seq) }
  }

  /** When the journal is to be read next; null while nothing has to be read, or it is being read. */
  get readAt(): number | null {
    return this.#mustRead && this.#reading === null ? this.#retryAt : null
  }

  /** It is tried again, later each time. */
  #putOff(now: number): void {
    this.#retryAt = now + Math.min(LONGEST_WAIT, RETRY_AFTER * 2 ** this.#failures++)
  }

  /** The journal could not be read: what was under way is given up, though it may have been stored. */
  unread(id: number, now: number): Fate | null {
    if (id !== this.#reading) return null
    this.#reading = null
    this.#putOff(now)
    const ahead = this.#ahead
    this.#ahead = null
    return ahead === null ? null : { purpose: ahead, is: 'unstored' }
  }

  /**
   * The journal from the last known entry on. Null where that entry is another one now: then what is known is worth nothing,
   * and everything is read.
   */
  entries(
    id: number,
    entries: readonly Entry[],
    now: number,
    isWatched: boolean,
  ): { certain: Certain[]; fate: Fate | null; isAnew: boolean } | null {
    if (id !== this.#reading) return { certain: [], fate: null, isAnew: false }
    this.#reading = null
    const isAnew = this.#readsAll
    const { seq, tag } = this.#stored
    if (!isAnew && seq > 0 && entries.at(0)?.tag !== tag) {
      this.#readsAll = true
      return null
    }
    this.#mustRead = this.#readsAll = false
    if (isAnew) this.#stored = firstPosition(this.#rules)
    const certain: Certain[] = []
    for (const entry of isAnew || seq === 0 ? entries : entries.slice(1)) {
      const played = play(this.#rules, this.#stored, entry, isWatched)
      this.#stored = played.position
      certain.push({ ...played, entry })
    }
    const fate = this.#fateOf(entries, now)
    this.#readMore()
    return { certain, fate, isAnew }
  }

  #fateOf(entries: readonly Entry[], now: number): Fate | null {
    const ahead = this.#ahead
    this.#ahead = null
    if (ahead === null) return null
    if (entries.some(({ tag }) => tag === ahead.entry.tag)) {
      this.#failures = 0
      return { purpose: ahead, is: 'stored' }
    }
    const isTaken = entries.some(({ seq }) => seq === ahead.entry.seq)
    if (!isTaken) this.#putOff(now)
    return { purpose: ahead, is: isTaken ? 'overtaken' : 'unstored' }
  }
}
