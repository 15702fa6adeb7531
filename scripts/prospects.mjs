// Learns anew how a game's positions are judged, from games of mates, and writes the weights beside the features:
//   node scripts/prospects.mjs waves --games 6000 --stray 0.15                              (advice.prospects)
//   node scripts/prospects.mjs quests --duties --games 6000 --stray 0.4 --options '{"mode":"coop","champions":"random"}'   (advice.duties)
// Needs the packages built (npx tsc -b).
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { learnDuties, learnProspects } from '@flotilla/bots/fit'
import { gameById } from '@flotilla/fleet'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '3000' },
    stray: { type: 'string', default: '0.12' },
    seed: { type: 'string', default: '77' },
    options: { type: 'string' },
    duties: { type: 'boolean', default: false },
  },
})
const game = gameById(positionals[0] ?? '')
const lessons = {
  games: Number(values.games),
  stray: Number(values.stray),
  seed: Number(values.seed),
  ...(values.options === undefined ? {} : { options: JSON.parse(values.options) }),
}
const learned = values.duties ? learnDuties(game, lessons) : learnProspects(game, lessons)
const file = values.duties ? 'duties' : 'prospects'
writeFileSync(`${import.meta.dirname}/../packages/${game.id}/src/bots/${file}.json`, `${JSON.stringify(learned, null, 2)}\n`)
console.log(`${game.title}: ${String(learned.positions)} positions of ${learned.games} games, log-loss ${String(learned.logLoss)}`)
