/** The numbers of the second house edition of Rolling with the Waves, for the two other implementations. */
export const CHESTS = 3
export const CHEST_SQUARES = 8
export const DICE_PER_ROUND = 3
export const CREW_DICE = 5
export const CREW_IN_BAG = 2
export const ROW_SQUARES = 5
export const SMALL_SQUARES = 2
export const LARGE_SQUARES = 3
export const SPIRITS_SQUARES = 2
export const START_INFAMY = 5
export const MOST_INFAMY = 18
export const SAILOR_FACE = 1
export const RAISED = 7
export const ROUND_LIMIT = 30
export const ROW_BONUS = 5
export const BURIED_BONUS = 2
export const INFAMY_PER_POINT = 3

const reached = (sum: number, first: number, second: number, third: number): number =>
  sum < first ? 0 : sum < second ? 1 : sum < third ? 2 : 3

export const hullLevel = (sum: number): number => reached(sum, 13, 27, 35)
export const portsLevel = (sum: number): number => reached(sum, 8, 12, 18)
export const crewLevel = (sum: number): number => reached(sum, 4, 8, 13)
export const smallShots = (sum: number): number => reached(sum, 2, 5, Infinity)
export const largeShots = (sum: number): number => reached(sum, 3, 6, 9)
