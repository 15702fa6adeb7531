import { fork } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { deserialize, serialize } from 'node:v8'
import { findGame } from '@flotilla/games'
import { gameWithBots } from '@flotilla/games/bots'
import type { Network } from '@flotilla/bots/advice'
import type { Sample } from './adam.ts'
import { botsFolder, optionsOf } from './inputs.ts'
import { playGame, type SelfPlayOptions } from './self-play.ts'
import { trainValueNetwork } from './train-value-network.ts'

export const valueNetworkHelp = `value-network <game>: trains the value network (advice.model.valueNetwork) and writes it beside the game's bots.
  First it is trained on games of mates, then on games of bots that search. The same numbers train the same on every machine,
  whatever the number of processes.
  --mates 4000      games of mates
  --games 1500      games of bots that search; more numbers are more generations: with 1500,1500 the second 1,500 games are played
                    by bots that judge by the first network, and value-network-2.json is trained on them
  --after 0         the generation that is there already and is not trained again
  --playouts 16     playouts of a decision of a bot that searches
  --epsilon 0.04    how often a seat plays at random
  --hidden 16       hidden units
  --passes 4,6      passes over the games of mates, then over those of each generation
  --decay 0.001     weight decay
  --seats 2,4,3     how many sit at the tables, in turn
  --plain           train on the win model's features, although the network has some of its own
  --name            the file's name instead of value-network
  --keep <folder>   keep the games there, and go on from what is found
  --jobs, --seed`

interface Told {
  readonly id: string
  readonly number: number
  readonly options: SelfPlayOptions
}

/** A process that was asked for plays the games it is told to. */
export function playWhatIsTold(): void {
  process.on('message', ({ id, number, options }: Told) => {
    process.send?.({ number, samples: playGame(gameWithBots(findGame(id)), number, options) })
  })
}

interface Play {
  readonly keep: string | undefined
  readonly jobs: number
}

/** All games of a kind, in order, by as many processes. */
async function played(id: string, options: SelfPlayOptions, games: number, { keep, jobs }: Play): Promise<Sample[][]> {
  const file = `${keep}/${id}-${options.playouts}-${options.seed}`
  const all = keep !== undefined && existsSync(file) ? (deserialize(readFileSync(file)) as Sample[][]) : []
  let begun = all.length
  const work = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const player = fork(`${import.meta.dirname}/main.ts`, { serialization: 'advanced' })
      const next = (): void => {
        if (begun < games) player.send({ id, number: begun++, options } satisfies Told)
        else player.disconnect()
      }
      player.on('error', reject)
      player.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`a game was not played to its end (${code})`))))
      player.on('message', ({ number, samples }: { number: number; samples: Sample[] }) => {
        all[number] = samples
        if (number % 100 === 99) console.log(`${id}, ${options.playouts} playouts: ${number + 1} of ${games}`)
        next()
      })
      next()
    })
  await Promise.all(Array.from({ length: Math.min(jobs, Math.max(0, games - begun)) }, work))
  if (keep !== undefined) writeFileSync(file, serialize(all))
  return all.slice(0, games)
}

const numbers = (list: string): number[] => list.split(',').map(Number)

/** Trains the value network of a game, generation by generation. */
export async function valueNetwork(line: readonly string[]): Promise<void> {
  const { values, game } = optionsOf(line, {
    mates: { type: 'string', default: '4000' },
    games: { type: 'string', default: '1500' },
    playouts: { type: 'string', default: '16' },
    epsilon: { type: 'string', default: '0.04' },
    hidden: { type: 'string', default: '16' },
    passes: { type: 'string', default: '4,6' },
    decay: { type: 'string', default: '0.001' },
    seed: { type: 'string', default: '7' },
    after: { type: 'string', default: '0' },
    seats: { type: 'string' },
    plain: { type: 'boolean', default: false },
    name: { type: 'string', default: 'value-network' },
    keep: { type: 'string' },
    into: { type: 'string' },
    jobs: { type: 'string', default: String(availableParallelism()) },
  })
  const seed = Number(values.seed)
  const play = { keep: values.keep, jobs: Number(values.jobs) }
  const tables = { plain: values.plain, ...(values.seats === undefined ? {} : { seats: numbers(values.seats) }) }
  const mates = await played(game.id, { playouts: 0, epsilon: 0.1, seed, ...tables }, Number(values.mates), play)
  const passes = numbers(values.passes)
  const after = Number(values.after)
  const fileOf = (generation: number): string =>
    `${values.into ?? botsFolder(game)}/${values.name}${generation > 1 ? `-${generation}` : ''}.json`
  let trained = after > 0 ? (JSON.parse(readFileSync(fileOf(after), 'utf8')) as Network) : undefined
  for (const [generation, games] of numbers(values.games).entries()) {
    if (generation < after) continue
    const options: SelfPlayOptions = {
      playouts: Number(values.playouts),
      ...(trained === undefined ? {} : { judge: trained }),
      epsilon: Number(values.epsilon),
      seed: seed + 1 + generation,
      ...tables,
    }
    const searchers = await played(game.id, options, games, play)
    const passesNow = [passes[0], passes[generation + 1] ?? passes[passes.length - 1]] as const
    const network = { hidden: Number(values.hidden), passes: passesNow, decay: Number(values.decay), seed }
    const result = trainValueNetwork(mates, searchers, network, trained)
    trained = result
    writeFileSync(fileOf(generation + 1), `${JSON.stringify(result)}\n`)
    console.log(`${game.title}: ${result.positions} positions of ${result.games} games, log-loss ${result.logLoss}`)
  }
}
