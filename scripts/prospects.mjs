// Learns anew how a game's positions are judged (advice.prospects), from games of mates:
//   node scripts/prospects.mjs waves --games 6000 --stray 0.15
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
  },
})
const game = gameById(positionals[0] ?? '')
const learned = learnProspects(game, { games: Number(values.games), stray: Number(values.stray), seed: Number(values.seed) })
writeFileSync(`${import.meta.dirname}/../packages/${game.id}/src/bots/prospects.json`, `${JSON.stringify(learned, null, 2)}\n`)
console.log(`${game.title}: ${learned.positions} positions of ${learned.games} games, log-loss ${learned.logLoss}`)
