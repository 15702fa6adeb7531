/** More than this many orders of one table are not told apart. */
const MOST_ORDERS = 720

/**
 * Who sits at the tables of an arena, in turn; each line-up is played from every seat.
 * As many bots as seats: these, in every order around the table. Fewer: the first alone against the others, who fill the table.
 * More: every choice of them that fills a table.
 */
export function lineUps(bots: readonly string[], seats: number): string[][] {
  if (bots.length > seats) return combinations(bots, seats)
  if (bots.length === seats) return orders(bots)
  const others = bots.slice(1)
  return others.map((_, from) => [bots[0], ...Array.from({ length: seats - 1 }, (_, k) => others[(from + k) % others.length])])
}

/** Whether one bot is measured against the same field in every game. */
export const isOneAgainstAField = (bots: readonly string[], seats: number): boolean =>
  bots.length <= seats && !bots.slice(1).includes(bots[0])

function combinations(bots: readonly string[], size: number): string[][] {
  if (size === 0) return [[]]
  return bots.flatMap((bot, at) => combinations(bots.slice(at + 1), size - 1).map((rest) => [bot, ...rest]))
}

/** The first stays, the others in every order that makes a difference: turning the table round is what rotations do. */
function orders([first, ...others]: readonly string[]): string[][] {
  const found: string[][] = []
  const extend = (begun: string[], left: readonly string[]): void => {
    if (found.length >= MOST_ORDERS) return
    if (left.length === 0) found.push(begun)
    for (const bot of new Set(left)) extend([...begun, bot], left.toSpliced(left.indexOf(bot), 1))
  }
  extend([first], others)
  return found
}

/** The line-up with everybody so many seats further. */
export const rotated = (lineUp: readonly string[], by: number): string[] =>
  lineUp.map((_, seat) => lineUp[(seat - (by % lineUp.length) + lineUp.length) % lineUp.length])
