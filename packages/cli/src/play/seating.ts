import { BadInput, type Seat } from '@flotilla/kernel'
import type { Players } from '../records.ts'

/** Those who sail with you. */
const CREW = ['Bess', 'Morgan', 'Grace', 'Drake', 'Sayyida', 'Flint', 'Jacquotte', 'Kidd'] as const

/** Seats have letters on the table, as their dice and pieces do. */
export const letterOf = (seat: Seat): string => String.fromCodePoint(65 + seat)

export interface Seating {
  readonly players: Players
  readonly names: readonly string[]
}

/** Who wants to play. */
interface Company {
  readonly seats: number
  /** The bots asked for, or null: mates then. */
  readonly bots: readonly string[] | null
  readonly hotseat: boolean
  /** The people's names, as far as they gave them. */
  readonly named: readonly string[]
}

/** You and bots; or, at one keyboard, people, with the bots that were asked for in the last seats. */
export function seatingFor({ seats, bots, hotseat, named }: Company): Seating {
  const asked = bots?.length ?? 0
  const people = hotseat ? seats - asked : 1
  if (people < 1 || asked > seats - people) throw new BadInput('bots', `bots: ${asked} bots at ${seats} seats leave nobody at the keyboard`)
  if (named.length > people)
    throw new BadInput('name', `name: ${named.length} names for ${people === 1 ? 'one person' : `${people} people`}`)
  const crew = bots ?? ['mate']
  const players = Array.from({ length: seats }, (_, seat) => (seat < people ? null : crew[(seat - people) % crew.length]))
  return { players, names: namesFor(players, named) }
}

/** The given names for the people, others for whoever has none. */
export function namesFor(players: Players, named: readonly string[]): string[] {
  const left: string[] = CREW.filter((name) => !named.includes(name))
  const people = players.filter((bot) => bot === null).length
  let person = 0
  return players.map((bot) => {
    if (bot !== null) return left.shift() ?? bot
    person++
    return named[person - 1] ?? (people === 1 ? 'Captain' : `Captain ${person}`)
  })
}
