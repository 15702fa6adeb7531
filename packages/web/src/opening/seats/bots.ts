import { portraitOf, type Portrait } from '@flotilla/art/people'

/** The ranks, the lowest first; whatever else a game has is for trying things out. */
export const RANKS: readonly string[] = ['cabin-boy', 'mate', 'bosun', 'captain', 'admiral']

export interface Kind {
  readonly level: string
  /** Empty for a bot that plays what is best. */
  readonly temper: string
}

export function kindOf(bot: string): Kind {
  const [level = '', temper = ''] = bot.split(':', 2)
  return { level, temper }
}

export const botOf = ({ level, temper }: Kind): string => (temper === '' ? level : `${level}:${temper}`)

/** The ranks that a game has, in their order. */
export const ranksOf = (bots: readonly string[]): readonly string[] => RANKS.filter((rank) => bots.includes(rank))
export const othersOf = (bots: readonly string[]): readonly string[] => bots.filter((bot) => !bot.includes(':') && !RANKS.includes(bot))

/** The tempers of a level, the even one first. */
export const tempersOf = (bots: readonly string[], level: string): readonly string[] =>
  bots.filter((bot) => kindOf(bot).level === level).map((bot) => kindOf(bot).temper)

/** The same level with the temper, if it has that. */
export const withTemper = (bots: readonly string[], level: string, temper: string): string =>
  bots.includes(botOf({ level, temper })) ? botOf({ level, temper }) : level

/** Each rank has its hat and coat, each temper its mouth; what else is in the face goes with the name. */
const HATS: Readonly<Record<string, number>> = { 'cabin-boy': 5, mate: 1, bosun: 4, captain: 6, admiral: 2, greedy: 3 }
const COATS: Readonly<Record<string, number>> = { 'cabin-boy': 3, mate: 0, bosun: 4, captain: 2, admiral: 6, greedy: 1, random: 5 }
const MOODS: Readonly<Record<string, number>> = { sly: 1, greedy: 2, honest: 3 }
const SPECTACLES = 2

export const botFace = (name: string, { level, temper }: Kind): Portrait => ({
  ...portraitOf('', name),
  hat: HATS[level] ?? 0,
  coat: COATS[level] ?? 0,
  mood: MOODS[temper] ?? 0,
  extra: temper === 'careful' ? SPECTACLES : 0,
})
