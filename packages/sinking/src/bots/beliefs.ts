import type { Seat } from '@flotilla/kernel'
import { columnOfDial, dialShows, type SeenSinking, type ReadCtx } from '../board/state.ts'
import { deedsOf, honestyOf, type Honesty } from '../rules/honesty.ts'
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

/** How often somebody's dial lay where it says, and how often they kept their claim, as far as it can be known: 0 to 1. */
const truthOfColumns = ({ columns, trueColumns }: Honesty): number =>
  (PRIOR * TRUE_COLUMNS + columns - (columns - trueColumns)) / (PRIOR + columns)
const truthOfClaims = ({ claims, keptClaims }: Honesty): number => (PRIOR * KEPT_CLAIMS + keptClaims) / (PRIOR + claims)

/** How often somebody does each action, by what they did and what pirates do. */
function habitsOf(s: SeenSinking, seat: Seat): number[] {
  const done = [0, 0, 0, 0]
  const deeds = deedsOf(s, seat)
  for (const { dial } of deeds) done[dial]++
  return HABIT.map((usual, action) => (USUAL * usual + done[action]) / (USUAL + deeds.length))
}

const withOdds = (chance: number, times: number): number => (chance * times) / (1 - chance + chance * times)

/** How often a seat has been true so far. */
export const creditOf = (ctx: ReadCtx, seat: Seat): number => truthOfColumns(honestyOf(ctx.state, seat))

/** How likely somebody's dial shows what they say: by column once it is laid, by their claim before; 0 where nothing was said. */
export function trustIn({ state: s }: ReadCtx, seat: Seat, column = columnOfDial(s, seat)): number {
  const claim = s.claims[seat]
  if (column === -1 && claim === -1) return 0
  const honesty = honestyOf(s, seat)
  let trust = column === -1 ? truthOfClaims(honesty) : truthOfColumns(honesty)
  if (column !== -1 && claim !== -1) trust = withOdds(trust, claim === column ? AS_CLAIMED : NOT_AS_CLAIMED)
  for (let other = 0; other < s.seats; other++) if (other !== seat && s.doubts[other] === seat) trust = withOdds(trust, DOUBTED)
  return trust
}

/** How likely each action is what a seat does in this round, from what `me` knows: dials, claims, doubts and everybody's record. */
export function believe(ctx: ReadCtx, me: Seat, seat: Seat): number[] {
  const s = ctx.state
  const shows = ctx.knows(dialOf(seat), me) ? dialShows(s, seat) : NO_ACTION
  if (shows !== NO_ACTION) return ACTIONS.map((_, action) => (action === shows ? 1 : 0))
  const habits = habitsOf(s, seat)
  const column = columnOfDial(s, seat)
  const claim = s.claims[seat]
  const said = column === -1 ? claim : column
  if (said === -1) return habits
  const trust = trustIn(ctx, seat, column)
  const rest = 1 - habits[said]
  const toClaim = column !== -1 && claim !== -1 && claim !== column ? AS_SAID : 0
  return habits.map((usual, action) => {
    if (action === said) return trust
    return (1 - trust) * ((1 - toClaim) * (usual / rest) + (action === claim ? toClaim : 0))
  })
}
