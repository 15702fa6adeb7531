import { createHash } from 'node:crypto'
import { parseArgs } from 'node:util'
import { botById, playGame } from '@flotilla/bots'
import { findGame } from '@flotilla/games'
import { gameWithBots } from '@flotilla/games/bots'
import { readCtx, view } from '@flotilla/kernel'
import { sinking, type SinkingState } from '@flotilla/sinking'
import { believe } from '@flotilla/sinking/bots'

export const dialBeliefsHelp = `dial-beliefs: how often the pirates of We're Sinking! are right about each other's dials, beside what could be known
  without listening. Whoever lays a dial says of every dial that lies already what it believes.
  --games 400, --seed beliefs, --bots mate,mate,mate:honest,mate:sly`

/** What was believed of a dial, the column where it lies, and what it showed. */
interface Belief {
  readonly belief: readonly number[]
  readonly column: number
  readonly dial: number
}

/** What is believed in so many games. */
export function beliefsOf(games: number, names: readonly string[], seedText: string): Belief[] {
  const game = gameWithBots(findGame('sinking'))
  const beliefs: Belief[] = []
  for (let g = 0; g < games; g++) {
    const seats = 3 + (g % 4)
    const seed = createHash('sha256').update(`${seedText} ${g}`).digest('hex')
    // Every temper beside every other, in turn.
    const bots = Array.from({ length: seats }, (_, k) => botById(names[(g + k * (1 + (Math.floor(g / 4) % 3))) % names.length], game))
    playGame(game, {
      seats,
      seed,
      bots,
      answered(seat, _choice, ask, state) {
        const { screech, dials } = state as SinkingState
        if (ask.kind !== 'declare.dial' || screech) return
        const ctx = readCtx(sinking, view(sinking, state as SinkingState, seat))
        for (const [column, lying] of dials.entries())
          for (const other of lying)
            if (other !== seat) beliefs.push({ belief: believe(ctx, seat, other), column, dial: state.faces[other] })
      },
    })
  }
  return beliefs
}

/** Prints how often the beliefs of so many games are right. */
export function dialBeliefs(line: readonly string[]): void {
  const { values } = parseArgs({
    args: [...line],
    options: {
      games: { type: 'string', default: '400' },
      seed: { type: 'string', default: 'beliefs' },
      bots: { type: 'string', default: 'mate,mate,mate:honest,mate:sly' },
    },
  })
  const beliefs = beliefsOf(Number(values.games), values.bots.split(','), values.seed)
  const share = (count: number): string => `${((100 * count) / beliefs.length).toFixed(1)} %`
  const best = (chances: readonly number[]): number => chances.indexOf(Math.max(...chances))
  const often = [0, 1, 2, 3].map((action) => beliefs.filter(({ dial }) => dial === action).length / beliefs.length)
  const loss = (chances: (one: Belief) => readonly number[]): string =>
    (beliefs.reduce((sum, one) => sum - Math.log(Math.max(1e-9, chances(one)[one.dial])), 0) / beliefs.length).toFixed(3)
  const lies = beliefs.filter(({ column, dial }) => column !== dial)
  const caught = lies.filter(({ belief, column }) => best(belief) !== column).length
  console.log(`${beliefs.length} beliefs about dials of ${values.games} games, ${share(lies.length)} of them lies`)
  console.log(`right: ${share(beliefs.filter(({ belief, dial }) => best(belief) === dial).length)}`)
  console.log(`right by the most frequent action alone: ${share(beliefs.filter(({ dial }) => dial === best(often)).length)}`)
  console.log(`right by believing every column: ${share(beliefs.filter(({ column, dial }) => column === dial).length)}`)
  console.log(`mean -log of what was given to the truth: ${loss(({ belief }) => belief)}, by frequencies alone ${loss(() => often)}`)
  console.log(`lies not believed: ${((100 * caught) / Math.max(1, lies.length)).toFixed(1)} %`)
}
