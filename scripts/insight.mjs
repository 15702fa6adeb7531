// Teaches a game's finer judgement (advice.insight): first by games of mates, then by games of those who search.
//   node scripts/insight.mjs waves --mates 15000 --games 2400 --thought 24
//   node scripts/insight.mjs sinking --mates 3000 --games 1700,1000,6000 --hidden 24 --passes 2,20,20,8 --decay 0.005 --after 2
//   node scripts/insight.mjs bottom --mates 2500 --games 1500 --hidden 8 --passes 2,2 --decay 0.01 --plain
//   node scripts/insight.mjs bottom --mates 2500 --games 1400 --hidden 8 --passes 2,2 --decay 0.01 --seats 4,3,4,5 --name crowd
//   node scripts/insight.mjs quests --mates 4000 --games 1500,1500
// and writes what was learned beside the features. More numbers of games are more generations: --games 1500,1500 lets 1,500 games be
// played by searchers who judge by what was learned from the first, as they meet what it overrates; insight-2.json has what that
// teaches. With --after 1 the first generation is not taught again, and insight.json is what it has learned. --passes says how often
// everything is met: what mates play, then each generation. The same numbers teach the same on every machine, whatever the number of
// processes.
// --seats says how many sit at the tables, in turn; --plain teaches what the prospects look at, even where insight has sights of its own;
// --name is the file's instead of `insight`.
// --keep <folder> keeps the games there, and goes on from what it finds. Needs the packages built (npx tsc -b).
import { fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { deserialize, serialize } from 'node:v8'
import { learnInsight, lesson } from '@flotilla/bots/insight'
import { gameById } from '@flotilla/games'

// A process that was asked for plays the games it is told to.
if (process.send === undefined) await main()
else
  process.on('message', ({ id, number, lessons }) => {
    process.send({ number, moments: lesson(gameById(id), number, lessons) })
  })

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      mates: { type: 'string', default: '4000' },
      games: { type: 'string', default: '1500' },
      thought: { type: 'string', default: '16' },
      stray: { type: 'string', default: '0.04' },
      hidden: { type: 'string', default: '16' },
      passes: { type: 'string', default: '4,6' },
      decay: { type: 'string', default: '0.001' },
      seed: { type: 'string', default: '7' },
      after: { type: 'string', default: '0' },
      seats: { type: 'string' },
      plain: { type: 'boolean', default: false },
      name: { type: 'string', default: 'insight' },
      keep: { type: 'string' },
      jobs: { type: 'string', default: String(availableParallelism()) },
    },
  })
  const game = gameById(positionals[0] ?? '')
  const seed = Number(values.seed)
  const tables = { plain: values.plain, ...(values.seats === undefined ? {} : { seats: values.seats.split(',').map(Number) }) }
  const mates = await played(game.id, { thought: 0, stray: 0.1, seed, ...tables }, Number(values.mates), values)
  const passes = values.passes.split(',').map(Number)
  const fileOf = (generation) =>
    `${import.meta.dirname}/../packages/${game.id}/src/bots/${values.name}${generation > 1 ? `-${generation}` : ''}.json`
  const after = Number(values.after)
  let learned = after > 0 ? JSON.parse(readFileSync(fileOf(after), 'utf8')) : undefined
  for (const [generation, games] of values.games.split(',').entries()) {
    if (generation < after) continue
    const lessons = { thought: Number(values.thought), judge: learned, stray: Number(values.stray), seed: seed + 1 + generation, ...tables }
    const teaching = {
      hidden: Number(values.hidden),
      passes: [passes[0], passes[generation + 1] ?? passes.at(-1)],
      decay: Number(values.decay),
      seed,
    }
    learned = learnInsight(mates, await played(game.id, lessons, Number(games), values), teaching, learned)
    writeFileSync(fileOf(generation + 1), `${JSON.stringify(learned)}\n`)
    console.log(`${game.title}: ${learned.positions} positions of ${learned.games} games, log-loss ${learned.logLoss}`)
  }
}

/** All games of a kind, in order, by as many processes. */
async function played(id, lessons, games, { keep, jobs }) {
  const file = `${keep}/${id}-${lessons.thought}-${lessons.seed}`
  const all = keep !== undefined && existsSync(file) ? deserialize(readFileSync(file)) : []
  let begun = all.length
  const work = () =>
    new Promise((resolve, reject) => {
      const player = fork(import.meta.filename, { serialization: 'advanced' })
      const next = () => {
        if (begun < games) player.send({ id, number: begun++, lessons })
        else player.disconnect()
      }
      player.on('error', reject)
      player.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`a game was not played to its end (${code})`))))
      player.on('message', ({ number, moments }) => {
        all[number] = moments
        if (number % 100 === 99) console.log(`${id}, thought ${lessons.thought}: ${number + 1} of ${games}`)
        next()
      })
      next()
    })
  await Promise.all(Array.from({ length: Number(jobs) }, work))
  if (keep !== undefined) writeFileSync(file, serialize(all))
  return all.slice(0, games)
}
