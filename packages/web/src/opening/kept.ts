import { house as houseSchema } from '@flotilla/protocol'
import { settle, usualPlan, type Frame, type Plan } from './plan.ts'

const KEY = 'flotilla.opening'

type Kept = Pick<Plan, 'options' | 'house' | 'seats' | 'wished'> & { readonly edition?: string }

function read(): Readonly<Record<string, Partial<Kept>>> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Readonly<Record<string, Partial<Kept>>>
  } catch {
    return {}
  }
}

/** What is chosen is kept for the next table of the game. Maps and editions of one's own are asked for again. */
export function keepPlan(game: string, { options, edition, seats, wished, house }: Plan): void {
  const simple = Object.fromEntries(Object.entries(options).filter(([, value]) => typeof value !== 'object'))
  const kept: Kept = { options: simple, house, seats, wished, ...(typeof edition === 'string' ? { edition } : {}) }
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...read(), [game]: kept }))
  } catch {
    // A browser that keeps nothing begins anew each time.
  }
}

/** The last table of the game again, as far as it still fits what the game offers. */
export function keptPlan(game: string, frame: Frame, bots: readonly string[]): Plan {
  const { options = {}, edition, seats = [], wished, house = {} } = read()[game] ?? {}
  const usual = usualPlan(frame)
  const known = Object.fromEntries(Object.entries(options).filter(([option]) => option in frame.usual))
  const { success } = houseSchema.safeParse(house)
  const sits = seats.filter((one) => one.kind !== 'bot' || bots.includes(one.bot))
  const plan: Plan = {
    ...usual,
    options: known,
    edition,
    house: success ? house : {},
    seats: sits.length === 0 ? usual.seats : sits.slice(0, frame.seats.max),
    wished: typeof wished === 'number' ? wished : usual.wished,
  }
  return settle(plan, frame)
}
