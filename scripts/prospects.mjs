// Learns anew how a game's positions are judged (advice.prospects), from games of mates:
//   node scripts/prospects.mjs waves --games 6000 --stray 0.15
// or how likely a crew is to make it that stands or falls together (advice.crew):
//   node scripts/prospects.mjs quests --games 3000 --crew '{"mode":"coop","champions":"random"}'
// and writes the weights beside the features. Needs the packages built (npx tsc -b).
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { learnProspects } from '@flotilla/bots/fit'
import { gameById } from '@flotilla/fleet'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '3000' },
    stray: { type: 'string', default: '0.12' },
    seed: { type: 'string', default: '77' },
    crew: { type: 'string' },
  },
})
const game = gameById(positionals[0] ?? '')
const lessons = { games: Number(values.games), stray: Number(values.stray), seed: Number(values.seed) }
const learned = learnProspects(game, values.crew === undefined ? lessons : { ...lessons, crew: JSON.parse(values.crew) })
writeFileSync(
  `${import.meta.dirname}/../packages/${game.id}/src/bots/${values.crew === undefined ? 'prospects' : 'crew'}.json`,
  `${JSON.stringify(learned, null, 2)}\n`,
)
console.log(`${game.title}: ${learned.positions} positions of ${learned.games} games, log-loss ${learned.logLoss}`)
