// Learns anew how a game's positions are judged, from games of mates, and writes the weights beside the features:
//   node scripts/prospects.mjs waves --games 6000 --stray 0.15                              (advice.prospects)
//   node scripts/prospects.mjs quests --duties --games 6000 --stray 0.4 --options '{"mode":"coop","champions":"random"}'   (advice.duties)
//   node scripts/prospects.mjs quests --teams 4:team2v2,4:team2v2,4:team2v2,6:team3v3,6:team2v2v2 --games 8000 --stray 0.15   (advice.teams)
// --teams says at which tables teams play, in turns, with dealt champions: seats and mode of each.
// Needs the packages built (npx tsc -b).
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { learnDuties, learnProspects } from '@flotilla/bots/fit'
import { gameById } from '@flotilla/games'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '3000' },
    stray: { type: 'string', default: '0.12' },
    seed: { type: 'string', default: '77' },
    options: { type: 'string' },
    duties: { type: 'boolean', default: false },
    teams: { type: 'string' },
  },
})
const game = gameById(positionals[0] ?? '')
const lessons = {
  games: Number(values.games),
  stray: Number(values.stray),
  seed: Number(values.seed),
  ...(values.options === undefined ? {} : { options: JSON.parse(values.options) }),
  ...(values.teams === undefined ? {} : { tables: values.teams.split(',').map(tableOf) }),
}

function tableOf(table) {
  const [seats, mode] = table.split(':')
  return { seats: Number(seats), options: { mode, champions: 'random' } }
}

const learned = values.duties ? learnDuties(game, lessons) : learnProspects(game, lessons)
const file = values.duties ? 'duties' : values.teams === undefined ? 'prospects' : 'prospects-teams'
writeFileSync(`${import.meta.dirname}/../packages/${game.id}/src/bots/${file}.json`, `${JSON.stringify(learned, null, 2)}\n`)
console.log(`${game.title}: ${String(learned.positions)} positions of ${learned.games} games, log-loss ${String(learned.logLoss)}`)
