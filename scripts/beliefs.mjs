// How often the pirates of We're Sinking! are right about each other's dials, beside what could be known without listening:
//   node scripts/beliefs.mjs --games 400
// Whoever lays a dial says of every dial that lies already what it believes. Needs the packages built (npx tsc -b).
import { createHash } from 'node:crypto'
import { parseArgs } from 'node:util'
import { botById, playGame } from '@flotilla/bots'
import { gameById } from '@flotilla/games'
import { ioOn, view } from '@flotilla/kernel'
import { believe } from '../packages/sinking/dist/bots/beliefs.js'

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '400' },
    seed: { type: 'string', default: 'beliefs' },
    bots: { type: 'string', default: 'mate,mate,mate:honest,mate:sly' },
  },
})
const game = gameById('sinking')
const names = values.bots.split(',')
const actions = [0, 1, 2, 3]
/** One a belief: what was believed, the column, and what the dial showed. */
const beliefs = []

for (let g = 0; g < Number(values.games); g++) {
  const seats = 3 + (g % 4)
  const seed = createHash('sha256').update(`${values.seed} ${g}`).digest('hex')
  // Every temper beside every other, in turn.
  const bots = Array.from({ length: seats }, (_, k) => botById(names[(g + k * (1 + (Math.floor(g / 4) % 3))) % names.length], game))
  playGame(game, {
    seats,
    seed,
    bots,
    answered(seat, _choice, ask, state) {
      if (ask.kind !== 'declare.dial' || state.screech) return
      const io = ioOn(game, view(game, state, seat))
      for (const [column, dials] of state.dials.entries())
        for (const other of dials) if (other !== seat) beliefs.push({ belief: believe(io, seat, other), column, dial: state.faces[other] })
    },
  })
}

const share = (count) => `${((100 * count) / beliefs.length).toFixed(1)} %`
const best = (chances) => chances.indexOf(Math.max(...chances))
const often = actions.map((action) => beliefs.filter(({ dial }) => dial === action).length / beliefs.length)
const loss = (chances) =>
  (beliefs.reduce((sum, one) => sum - Math.log(Math.max(1e-9, chances(one)[one.dial])), 0) / beliefs.length).toFixed(3)
const lies = beliefs.filter(({ column, dial }) => column !== dial)
const caught = lies.filter(({ belief, column }) => best(belief) !== column).length
console.log(`${beliefs.length} beliefs about dials of ${values.games} games, ${share(lies.length)} of them lies`)
console.log(`right: ${share(beliefs.filter(({ belief, dial }) => best(belief) === dial).length)}`)
console.log(`right by the most frequent action alone: ${share(beliefs.filter(({ dial }) => dial === best(often)).length)}`)
console.log(`right by believing every column: ${share(beliefs.filter(({ column, dial }) => column === dial).length)}`)
console.log(`mean -log of what was given to the truth: ${loss(({ belief }) => belief)}, by frequencies alone ${loss(() => often)}`)
console.log(`lies not believed: ${((100 * caught) / Math.max(1, lies.length)).toFixed(1)} %`)
