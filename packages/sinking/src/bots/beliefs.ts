import type { Seat } from '@flotilla/kernel'
import { columnOfDial, dialShows, type Io } from '../board/state.ts'
import { deedsOf } from '../rules/honesty.ts'
import { ACTIONS, NO_ACTION, dialOf } from '../board/things.ts'

/** What pirates do when nothing else is known of them. */
const HABIT = [0.42, 0.15, 0.27, 0.16] as const
/** So many rounds of their own weigh as much as what pirates do usually. */
const USUAL = 4
/** How often a dial lies where it says, and a claim is kept; so many rounds of their own weigh as much. */
const TRUE_COLUMNS = 0.74
const KEPT_CLAIMS = 0.66
const PRIOR = 2
/** Whoever lays a dial where the claim said is trusted a little more, whoever does not much less: odds are multiplied. */
const AS_CLAIMED = 1.25
const NOT_AS_CLAIMED = 0.22
/** Who has said one thing and laid another often does what was said. */
const AS_SAID = 0.45
/** Each mate who doubts somebody takes some of the odds. */
const DOUBTED = 0.85

/** What is remembered of somebody: how often they were true, and what they did. */
interface Memory {
  readonly columns: number
  readonly claims: number
  readonly deeds: readonly number[]
}

function remember({ state: s }: Io, seat: Seat): Memory {
  const done = [0, 0, 0, 0]
  let rounds = 0
  let laid = 0
  let kept = 0
  let said = 0
  let lies = 0
  for (const { claim, column, dial } of deedsOf(s, seat)) {
    rounds++
    done[dial]++
    if (column === -1) continue
    laid++
    if (column !== dial) lies++
    if (claim === -1) continue
    said++
    if (claim === dial) kept++
  }
  return {
    columns: (PRIOR * TRUE_COLUMNS + laid - lies) / (PRIOR + laid),
    claims: (PRIOR * KEPT_CLAIMS + kept) / (PRIOR + said),
    deeds: HABIT.map((usual, action) => (USUAL * usual + done[action]) / (USUAL + rounds)),
  }
}

const withOdds = (chance: number, times: number): number => (chance * times) / (1 - chance + chance * times)

/** How often a seat has been true so far, as far as it can be known: 0 to 1. */
export const creditOf = (io: Io, seat: Seat): number => remember(io, seat).columns

/** How likely somebody's dial shows what they say: by column once it is laid, by their claim before; 0 where nothing was said. */
export function trustIn(io: Io, seat: Seat, memory = remember(io, seat)): number {
  const s = io.state
  const column = columnOfDial(s, seat)
  const claim = s.claims[seat]
  if (column === -1 && claim === -1) return 0
  let trust = column === -1 ? memory.claims : memory.columns
  if (column !== -1 && claim !== -1) trust = withOdds(trust, claim === column ? AS_CLAIMED : NOT_AS_CLAIMED)
  for (let other = 0; other < s.seats; other++) if (other !== seat && s.doubts[other] === seat) trust = withOdds(trust, DOUBTED)
  return trust
}

/** How likely each action is what a seat does in this round, from what `me` knows: dials, claims, doubts and everybody's record. */
export function believe(io: Io, me: Seat, seat: Seat): number[] {
  const s = io.state
  const shows = io.knows(dialOf(seat), me) ? dialShows(s, seat) : NO_ACTION
  if (shows !== NO_ACTION) return ACTIONS.map((_, action) => (action === shows ? 1 : 0))
  const memory = remember(io, seat)
  const column = columnOfDial(s, seat)
  const claim = s.claims[seat]
  const said = column === -1 ? claim : column
  if (said === -1) return [...memory.deeds]
  const trust = trustIn(io, seat, memory)
  const rest = 1 - memory.deeds[said]
  const toClaim = column !== -1 && claim !== -1 && claim !== column ? AS_SAID : 0
  return memory.deeds.map((usual, action) => {
    if (action === said) return trust
    return (1 - trust) * ((1 - toClaim) * (usual / rest) + (action === claim ? toClaim : 0))
  })
}
