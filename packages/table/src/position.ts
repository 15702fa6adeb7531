import { eventFor, judge, publicLength, same, sharedView, type Choice, type Emitted, type Seat, type Snapshot } from '@flotilla/kernel'
import type { Closing, Entry, Seated, Sitting } from './entries.ts'
import { answered, undone, type GameValue, type Outcome } from './game-value.ts'
import type { TableRules } from './rules.ts'
import { WAIT_MS, paceOf, windowFor, type Window } from './windows.ts'

/** An answer that a seat's own settings gave: whoever gives the same one at that moment has said nothing else. */
interface Ordered {
  readonly asked: number
  readonly choice: Choice
}

/** A table after some entries of its journal. It never changes, and it follows from the rules and these entries alone. */
export interface Position {
  readonly seq: number
  readonly tag: string
  /** When the last entry was made; all that it shows is shown then. */
  readonly at: number
  readonly game: GameValue
  readonly status: 'playing' | 'paused' | 'ended' | 'over'
  readonly seats: readonly Seated[]
  /** The number of each seat's ask. */
  readonly asked: readonly number[]
  /** Since when each seat is asked it: from the moment when all before it has been told. */
  readonly askedAt: readonly number[]
  /** Counts the seals that were opened and closed. */
  readonly seal: number
  readonly sealedAt: number
  /** When everything shown so far has been told at normal speed. */
  readonly toldAt: number
  /** After a pause everybody's time begins anew. */
  readonly resumedAt: number
  /** Milliseconds left, by seat; empty where the table has no banks. */
  readonly banks: readonly number[]
  readonly window: Window | null
  /** The answers given in the open window, in the order of their entries. */
  readonly held: readonly Entry[]
  /** The last requests of each person. */
  readonly requests: ReadonlyMap<string, readonly string[]>
  /** What was answered last for each seat by its own settings, and to which asks. */
  readonly ordered: ReadonlyMap<Seat, readonly Ordered[]>
  /** How much each seat and, last, the public has been shown. */
  readonly shown: readonly number[]
}

/** One answer, or taking one back, as it is shown. */
export interface Turn {
  readonly entry: Pick<Entry, 'seat' | 'by' | 'person' | 'request' | 'kind'>
  readonly at: number
  readonly emitted: readonly Emitted[]
  readonly snapshots: readonly Snapshot[]
  readonly isSealed: boolean
  readonly before: GameValue
  readonly after: GameValue
  readonly asked: readonly number[]
  /** The number that it has for each seat and, last, for the public; 0 where nothing is shown. */
  readonly shown: readonly number[]
}

export interface Played {
  readonly position: Position
  readonly turns: readonly Turn[]
  /** The legal choice that was meant, where one was given. */
  readonly choice?: Choice
  /** Of a window that was closed: the seats whose answer was not wanted any more. */
  readonly lapsed?: readonly Seat[]
}

const MOST_REQUESTS = 20
/** One after another is given while the first update is still on its way to whoever sits there. */
const MOST_ORDERED = 20
/** However much has happened, nobody's time waits longer than this for its telling. */
const LONGEST_STORY = 15_000

/** The position before the first entry. */
export function firstPosition(rules: TableRules): Position {
  const { clock, opened, started, seats } = rules
  const all = <T>(one: T): T[] => seats.map(() => one)
  const position: Position = {
    seq: 0,
    tag: '',
    at: started,
    game: { state: opened.state, marks: [], answers: 0 },
    status: 'playing',
    seats,
    asked: rules.firstAsks ?? all(1),
    askedAt: all(started),
    seal: 0,
    sealedAt: started,
    toldAt: started,
    resumedAt: 0,
    banks: clock.kind === 'live' ? all(clock.bank * 1000) : [],
    window: null,
    held: [],
    requests: new Map(),
    ordered: new Map(),
    shown: [...all(0), 0],
  }
  return { ...position, window: windowFor(rules, position) }
}

/** Carries an entry out on a position that stays as it was. Throws what the rules say where it is not legal. */
export function play(rules: TableRules, position: Position, entry: Entry, isWatched: boolean): Played {
  const noted = note(position, entry)
  switch (entry.kind) {
    case 'answer':
    case 'undo':
      return settled(rules, carriedOut(rules, { position: noted, turns: [] }, entry, isWatched))
    case 'hold':
      return heldBack(rules, noted, entry)
    case 'close':
      return closed(rules, noted, entry, isWatched)
    case 'wait':
      return { position: { ...noted, window: lengthened(noted, entry) }, turns: [] }
    case 'seat':
      return { position: noted, turns: [] }
    case 'pause':
      return { position: { ...noted, status: 'paused' }, turns: [] }
    case 'resume':
      return { position: { ...noted, status: 'playing', resumedAt: entry.at }, turns: [] }
    case 'end':
      return { position: { ...noted, status: 'ended', window: null, held: [] }, turns: [] }
  }
}

function note(position: Position, entry: Entry): Position {
  const { seq, tag, at, person, request } = entry
  const noted = { ...position, seq, tag, at, seats: seatsAfter(position.seats, entry) }
  if (request === null || person === null) return noted
  const before = position.requests.get(person) ?? []
  return { ...noted, requests: new Map([...position.requests, [person, [...before, request].slice(-MOST_REQUESTS)]]) }
}

/** Whoever answers is here; whoever let the time run out is not. */
function seatsAfter(seats: readonly Seated[], { kind, seat, by, given, at }: Entry): readonly Seated[] {
  if (kind === 'seat') return seats.with(seat, sittingAs(given as Sitting, at, by === 'clock' ? 'clock' : 'self'))
  const before: Seated | undefined = seats[seat]
  if (before === undefined || before.person === null || (kind !== 'answer' && kind !== 'hold')) return seats
  const away = by === 'person' ? false : (kind === 'answer' && by === 'clock') || before.away
  return away === before.away ? seats : seats.with(seat, sittingAs({ ...before, away }, at, 'clock'))
}

const sittingAs = ({ person, bot, away }: Sitting, at: number, by: 'self' | 'clock'): Seated => ({
  person,
  bot,
  away,
  ...(away ? { left: { at, by } } : {}),
})

const lengthened = ({ window }: Position, { at, person }: Entry): Window | null =>
  window === null ? null : { ...window, ends: Math.max(window.ends, at + WAIT_MS), waits: [...window.waits, person ?? ''] }

/** An answer inside a window is judged now and carried out when the window closes. */
function heldBack(rules: TableRules, position: Position, entry: Entry): Played {
  const { choice } = judge(rules.game, position.game.state, entry.seat, entry.given)
  const paid = charged(rules, position, entry)
  return { position: { ...paid, held: [...position.held, entry], ordered: orderedBy(position, entry, choice) }, turns: [], choice }
}

function orderedBy({ ordered, asked }: Position, { by, seat }: Pick<Entry, 'by' | 'seat'>, choice: Choice): Position['ordered'] {
  if (by !== 'order') return ordered
  const before = ordered.get(seat) ?? []
  return new Map([...ordered, [seat, [...before, { asked: asked[seat], choice }].slice(-MOST_ORDERED)]])
}

/** Answers to sealed asks and within windows move no bank: it would tell who has answered. */
function charged({ clock }: TableRules, position: Position, { seat, by, kind, spent }: Entry): Position {
  const { banks, game, window } = position
  if (banks.length === 0) return position
  const isSecret = game.state.sealed !== null || window !== null
  const gained = clock.kind === 'live' && by === 'person' && kind === 'answer' && !isSecret ? clock.increment * 1000 : 0
  return { ...position, banks: banks.with(seat, Math.max(0, banks[seat] - spent) + gained) }
}

/** An answer or an undo, carried out and shown. */
function carriedOut(rules: TableRules, { position, turns }: Played, entry: Entry, isWatched: boolean): Played {
  const { seat, given, by, kind, at } = entry
  const paid = charged(rules, position, entry)
  const outcome =
    kind === 'undo'
      ? undone(position.game, seat, given as number)
      : answered(rules.game, position.game, { seat, given, own: by !== 'order', isWatched })
  const asked = paid.asked.map((number, one) => number + (outcome.reposed[one] ? 1 : 0))
  const shown = shownAfter(paid, seat, outcome)
  const turn: Turn = {
    entry,
    at,
    emitted: outcome.emitted,
    snapshots: outcome.snapshots,
    isSealed: outcome.isSealed,
    before: paid.game,
    after: outcome.value,
    asked,
    shown: shown.map((number, viewer) => (number === paid.shown[viewer] ? 0 : number)),
  }
  const toldAt = Math.min(Math.max(paid.toldAt, at) + tellingTime(rules, paid, outcome), at + LONGEST_STORY)
  const { state } = outcome.value
  const next: Position = {
    ...paid,
    game: outcome.value,
    asked,
    shown,
    askedAt: paid.askedAt.map((since, one) => (outcome.reposed[one] ? Math.max(at, toldAt) : since)),
    seal: paid.seal + (outcome.movesSeal ? 1 : 0),
    sealedAt: outcome.movesSeal ? Math.max(at, toldAt) : paid.sealedAt,
    toldAt,
    status: state.asks.length === 0 && state.agenda.length === 0 ? 'over' : paid.status,
    ordered: outcome.choice === null ? paid.ordered : orderedBy(paid, entry, outcome.choice),
  }
  return { position: next, turns: [...turns, turn], ...(outcome.choice === null ? {} : { choice: outcome.choice }) }
}

/** Where nobody's time runs nobody's time has to wait for the story. */
const tellingTime = (rules: TableRules, position: Position, { emitted }: Outcome): number =>
  position.banks.length > 0 || paceOf(rules, position) !== null ? publicLength(rules.game, emitted) : 0

/** Of an answer under a closed seal others are shown nothing, not even a number, unless it tells them something. */
function shownAfter({ shown, game }: Position, seat: Seat, { isUnseen, emitted, value }: Outcome): number[] {
  return shown.map((number, at) => {
    const viewer = at === shown.length - 1 ? null : at
    const isHidden =
      isUnseen &&
      viewer !== seat &&
      emitted.every((one) => eventFor(one, viewer) === null) &&
      same(sharedView(game.state, viewer), sharedView(value.state, viewer))
    return isHidden ? number : number + 1
  })
}

/** What is asked now may open a window. */
function settled(rules: TableRules, { position, ...played }: Played): Played {
  return { ...played, position: { ...position, window: windowFor(rules, position), held: [] } }
}

/** The answers in the order of their entries, then the defaults by seat. What is not asked any more lapses. */
function closed(rules: TableRules, position: Position, entry: Entry, isWatched: boolean): Played {
  const { asked } = position
  const late = (entry.given as Closing).late.map(([seat, given]): Entry => ({ ...entry, kind: 'hold', seat, given, person: null }))
  let played: Played = { position: { ...position, window: null, held: [] }, turns: [] }
  const lapsed: Seat[] = []
  for (const one of [...position.held, ...late])
    if (played.position.asked[one.seat] !== asked[one.seat]) lapsed.push(one.seat)
    else played = carriedOut(rules, played, { ...one, kind: 'hold', at: entry.at, spent: 0 }, isWatched)
  return { ...settled(rules, played), lapsed }
}
