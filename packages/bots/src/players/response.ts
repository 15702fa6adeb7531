import { BadInput, type Ask, type Choice } from '@flotilla/kernel'
import type { AdvisedGame, Bias } from '../advice/index.ts'
import type { Bot, Kind, Pace } from './bot.ts'
import { tempered } from '../manners/temper.ts'

/** How gladly a response does what has each trait: in parts of the span between the best and the worst choice. */
export type Habits = Readonly<Record<string, number>>

const traits = new WeakMap<Choice, Map<string, readonly string[]>>()

/** What a choice is like, in words that choices of one kind share: `place at=hull`, `draft bribe`. Of numbers only that they are there. */
export function traitsOf({ kind }: Ask, choice: Choice): readonly string[] {
  const byKind = traits.get(choice) ?? new Map<string, readonly string[]>()
  traits.set(choice, byKind)
  let known = byKind.get(kind)
  if (known === undefined)
    byKind.set(
      kind,
      (known = Object.entries(choice).map(([field, value]) =>
        typeof value === 'string' || typeof value === 'boolean' ? `${kind} ${field}=${value}` : `${kind} ${field}`,
      )),
    )
  return known
}

/** No habit is stronger than that. */
const STRONGEST = 1

const leanOf =
  (habits: Habits): Bias =>
  (_io, ask, choice) => {
    let sum = 0
    for (const trait of traitsOf(ask, choice)) sum += habits[trait] ?? 0
    return Math.max(-STRONGEST, Math.min(STRONGEST, sum))
  }

const NAME = 'response:'

/** The name under which somebody of that level with these habits plays; it holds neither a comma nor a second colon. */
export const responseName = (level: string, habits: Habits): string => `${NAME}${level}:${encodeURIComponent(JSON.stringify(habits))}`

export const isResponse = (name: string): boolean => name.startsWith(NAME)

/** A bot with habits: what was learned against somebody else. */
export function responseBot(name: string, game: AdvisedGame, kinds: readonly Kind[], pace: Pace): Bot {
  const [level, written = ''] = name.slice(NAME.length).split(':', 2)
  const kind = kinds.find((one) => one.id === level)
  if (kind === undefined)
    throw new BadInput('bot', `there is no level '${level}' to respond with; there are: ${kinds.map(({ id }) => id).join(', ')}`)
  const { persona } = game.advice
  const advice = { ...game.advice, persona: { ...persona, tempers: { ...persona?.tempers, [NAME]: leanOf(habitsIn(written)) } } }
  return { ...kind.at(tempered({ ...game, advice }, NAME), pace), id: name, title: `${kind.title}; with habits` }
}

function habitsIn(written: string): Habits {
  try {
    const habits: unknown = JSON.parse(decodeURIComponent(written))
    if (typeof habits === 'object' && habits !== null && Object.values(habits).every(Number.isFinite)) return habits as Habits
  } catch {
    // What is no JSON is no habit.
  }
  throw new BadInput('bot', `'${written}' are no habits: a number for each trait was expected`)
}
