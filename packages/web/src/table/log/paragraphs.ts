import { openedRound, tellingOf, weightOf, type Event, type Seat, type Tells } from '@flotilla/kernel'
import type { LogEntry } from '@flotilla/protocol'

/** One event of the log, with the entry that it came with. */
export interface LogLine {
  readonly seq: number
  readonly event: Event
  /** How far it stands under what caused it. */
  readonly depth: number
}

/** What somebody did in one go: a headline, and everything that belongs to it. */
export interface Paragraph {
  readonly seq: number
  readonly at: number
  readonly seat: Seat | null
  /** Somebody took an answer back. */
  readonly undo: boolean
  /** A round begins here. */
  readonly round: number | null
  readonly lines: readonly LogLine[]
}

const depthOf = ({ depth }: Event): number => (typeof depth === 'number' ? depth : 0)
const seatOf = ({ seat }: Event): Seat | null => (typeof seat === 'number' && seat >= 0 ? seat : null)

/**
 * The log as paragraphs, one a turn. What answers something stays with it; what nobody did opens a paragraph of its own
 * only where it is more than bookkeeping.
 */
export function paragraphsOf(log: readonly LogEntry[], tells: Tells): readonly Paragraph[] {
  const told: (Paragraph & { lines: LogLine[] })[] = []
  for (const { seq, at, seat, undo, events } of log) {
    if (undo === true) told.push({ seq, at, seat: seat ?? null, undo, round: null, lines: [] })
    for (const event of events) {
      const line = { seq, event, depth: depthOf(event) }
      const last = told.at(-1)
      const whose = seatOf(event)
      const round = openedRound(tells, event)
      const goesOn = line.depth > 0 || (whose === null ? tellingOf(tells, event.type).weight === 'small' : whose === last?.seat)
      if (last !== undefined && !last.undo && round === null && goesOn) last.lines.push(line)
      else told.push({ seq, at, seat: whose, undo: false, round, lines: [line] })
    }
  }
  return told
}

const HEAVY = { big: 2, plain: 1, small: 0 }

/** The lines that say the most, heaviest first: the headline, and one sentence under it. */
export function headlines({ lines, seat }: Paragraph, tells: Tells): readonly LogLine[] {
  const weight = ({ event }: LogLine): number =>
    tellingOf(tells, event.type).isHeading === true ? -1 : HEAVY[weightOf(tells, [event])] + (seatOf(event) === seat ? 0.5 : 0)
  const [first, second] = lines.toSorted((a, b) => weight(b) - weight(a))
  if (first === undefined) return []
  return second === undefined || weight(second) < 0 ? [first] : [first, second]
}
