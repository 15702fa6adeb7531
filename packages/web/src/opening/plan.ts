import type { Chosen, Opening, PictureChoice, PictureValue } from '@flotilla/kernel'
import type { House, NewTableInput, SeatPlan } from '@flotilla/protocol'

/** A table as somebody is about to open it. */
export interface Plan {
  /** What differs from the usual. */
  readonly options: Chosen
  /** A built-in edition by its id, or one of one's own; undefined is the usual one. */
  readonly edition: NewTableInput['edition']
  readonly seats: readonly SeatPlan[]
  /** For how many it was last wished: that number comes back when a mode for others is left. */
  readonly wished: number
  /** Where one sits oneself. */
  readonly own: number
  readonly house: Partial<House>
}

/** What a plan has to keep to. */
export interface Frame {
  readonly usual: Chosen
  /** The usual edition. */
  readonly edition: string
  readonly seats: { readonly min: number; readonly max: number }
  /** Null for a game that does not say how it is opened. */
  readonly opening: Opening | null
}

export const FEW = 3
const within = (n: number, { min, max }: Frame['seats']): number => Math.max(min, Math.min(max, n))
const open = (n: number): SeatPlan[] => Array.from({ length: n }, () => ({ kind: 'open' }))

export const usualPlan = ({ seats }: Frame, own = 0): Plan => {
  const n = within(FEW, seats)
  return { options: {}, edition: undefined, seats: open(n), wished: n, own: own < n ? own : 0, house: {} }
}

export const allOptions = ({ options }: Plan, { usual }: Frame): Chosen => ({ ...usual, ...options })

/** How many play: a seat that stays empty does not count. */
export const playing = ({ seats }: Pick<Plan, 'seats'>): number => seats.filter(({ kind }) => kind !== 'closed').length

/** For how many the table may be, the fewest first. */
export function countsOf(plan: Plan, frame: Frame): readonly number[] {
  const { min, max } = frame.seats
  return frame.opening?.seats(allOptions(plan, frame)) ?? Array.from({ length: max - min + 1 }, (_, k) => min + k)
}

export const picturesOf = (plan: Plan, frame: Frame): readonly PictureChoice[] =>
  frame.opening?.pictures(allOptions(plan, frame), playing(plan)) ?? []

const stands = ({ set, edition }: PictureValue, options: Chosen, played: NewTableInput['edition']): boolean =>
  (set !== undefined || edition !== undefined) &&
  (edition === undefined || edition === played) &&
  Object.entries(set ?? {}).every(([option, value]) => options[option] === value)

/** Which of the pictures is chosen; where none says so, it is something of one's own. */
export function chosenOf({ values }: PictureChoice, plan: Plan, frame: Frame): PictureValue | undefined {
  const options = allOptions(plan, frame)
  const played = plan.edition ?? frame.edition
  return (
    values.find((value) => stands(value, options, played)) ?? values.find(({ set, edition }) => set === undefined && edition === undefined)
  )
}

/** Only what differs from the usual is kept. */
export function setOptions(plan: Plan, frame: Frame, set: Chosen): Plan {
  const all = { ...plan.options, ...set }
  return { ...plan, options: Object.fromEntries(Object.entries(all).filter(([option, value]) => value !== frame.usual[option])) }
}

export const choose = (plan: Plan, frame: Frame, { set = {}, edition }: PictureValue): Plan => ({
  ...setOptions(plan, frame, set),
  ...(edition === undefined ? {} : { edition: edition === frame.edition ? undefined : edition }),
})

/** So many seats; what was planned for the first of them stays. */
function seat(plan: Plan, n: number): Plan {
  const seats = [...plan.seats.slice(0, n), ...open(Math.max(0, n - plan.seats.length))].map((one): SeatPlan =>
    one.kind === 'closed' ? { kind: 'open' } : one,
  )
  return { ...plan, seats, own: plan.own < n ? plan.own : 0 }
}

export const wish = (plan: Plan, n: number): Plan => ({ ...seat(plan, n), wished: n })

const nearest = (counts: readonly number[], n: number): number =>
  counts.reduce((best, one) => (Math.abs(one - n) < Math.abs(best - n) ? one : best))

/** The seats follow the mode at once. */
export function settle(plan: Plan, frame: Frame): Plan {
  const counts = countsOf(plan, frame)
  if (counts.length === 0) return plan
  const wished = counts.includes(plan.wished) ? plan.wished : nearest(counts, plan.wished)
  const isWished = plan.seats.length === plan.wished && counts.includes(playing(plan))
  return isWished || (playing(plan) === wished && counts.includes(wished)) ? plan : seat(plan, wished)
}

/** Why a seat cannot be left empty: the mode needs all, or there would be too few. Null if it can. */
export function closingBarred(plan: Plan, frame: Frame): 'all' | 'few' | null {
  const counts = countsOf(plan, frame)
  if (counts.length === 1) return 'all'
  return counts.includes(playing(plan) - 1) ? null : 'few'
}

export const sit = (plan: Plan, at: number): Plan => ({
  ...plan,
  own: at,
  seats: plan.seats.map((one, k) => (k === plan.own ? plan.seats[at] : k === at ? { kind: 'open' } : one)),
})

export const give = (plan: Plan, at: number, who: SeatPlan): Plan => ({
  ...plan,
  seats: plan.seats.map((one, k) => (k === at ? who : one)),
})

/** The same for every seat that waits for a person. */
export const giveAll = (plan: Plan, who: SeatPlan): Plan => ({
  ...plan,
  seats: plan.seats.map((one, k) => (one.kind === 'open' && k !== plan.own ? who : one)),
})

/** How many people are still to come, and how many bots play. */
export const company = ({ seats, own }: Plan): { readonly friends: number; readonly bots: number } => ({
  friends: seats.filter(({ kind }, k) => kind === 'open' && k !== own).length,
  bots: seats.filter(({ kind }) => kind === 'bot').length,
})

/** Options behind the pictures that differ from the usual. */
export const changedRules = (plan: Plan, frame: Frame): readonly string[] => {
  const all = allOptions(plan, frame)
  const n = playing(plan)
  return (frame.opening?.chapters ?? [])
    .flatMap(({ rules }) => rules)
    .filter(({ option, applies }) => option in plan.options && (applies?.(all, n) ?? true))
    .map(({ option }) => option)
}

/** What is asked of the server. Options that play no part here are left out. */
export function toOpen(plan: Plan, frame: Frame, game: string): NewTableInput {
  const all = allOptions(plan, frame)
  const idle = new Set(
    (frame.opening?.chapters ?? [])
      .flatMap(({ rules }) => rules)
      .filter(({ applies }) => applies?.(all, playing(plan)) === false)
      .map(({ option }) => option),
  )
  return {
    game,
    options: Object.fromEntries(Object.entries(plan.options).filter(([option]) => !idle.has(option))),
    ...(plan.edition === undefined ? {} : { edition: plan.edition }),
    seats: plan.seats.map((one, k) => (k === plan.own ? { kind: 'open' } : one)),
    house: { ...plan.house },
    sit: plan.own,
  }
}
