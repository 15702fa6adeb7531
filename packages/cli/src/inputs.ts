import { kinds } from '@flotilla/bots'
import { builtInGames, findGame } from '@flotilla/games'
import { BadInput, builtInEdition, checkOptions, nearest, useEdition, type Game, type State } from '@flotilla/kernel'
import { Argument, InvalidArgumentError, Option, type Command } from 'commander'
import { botNamed } from './exec/bot-named.ts'
import { about, readJson } from './files.ts'
import { SEED_HELP, seedFrom } from './seed.ts'

/** A whole number given on the command line. */
export const whole =
  (least: number, most: number) =>
  (given: string): number => {
    const n = Number(given)
    if (given.trim() === '' || !Number.isInteger(n) || n < least || n > most)
      throw new InvalidArgumentError(`Expected a whole number from ${least} to ${most}.`)
    return n
  }

export const gameArgument = (): Argument =>
  new Argument('<game>', `one of ${builtInGames.map(({ id }) => id).join(', ')}, or one that --game brings along`)

export const languageOption = (): Option => new Option('--language <code>', 'the language it is played in, such as de').default('en')

/** What every command that sets up a table takes. */
export interface TableInputs {
  readonly seats?: number
  readonly bots?: string
  readonly options?: string
  readonly edition?: string
  readonly seed?: string | undefined
}

const MOST_SEATS = 99

export const withTableOptions = (command: Command): Command =>
  command
    .addOption(new Option('--seats <n>', 'players at the table').argParser(whole(1, MOST_SEATS)))
    .option(
      '--bots <list>',
      `who plays, one a seat, repeated as needed: ${kinds.map(({ id }) => id).join(', ')}, or a program of yours (exec:python3 mybot.py)`,
    )
    .option('--options <json>', `the game's options as JSON, for example '{"length":"short"}'`)
    .option('--edition <file>', 'play with the numbers of an edition file, or of a built-in edition by its id')
    .option('--seed <seed>', SEED_HELP)

/** A table that can be begun: everything checked. */
export interface TableSetting {
  readonly builtIn: Game
  readonly game: Game
  readonly seats: number
  readonly options: State['options']
  readonly seed: string
  /** As given, at least one. */
  readonly bots: readonly string[]
}

const USUAL_SEATS = 3

/** `reserve` allows more bots than seats, who then play in turn. */
export function tableSetting(id: string, inputs: TableInputs, reserve?: 'reserve'): TableSetting {
  const builtIn = findGame(id)
  const game = inputs.edition === undefined ? builtIn : withEdition(builtIn, inputs.edition, 'edition')
  const { min, max } = game.seats
  const bots = (inputs.bots ?? 'mate').split(',').map((bot) => bot.trim())
  const seats = inputs.seats ?? Math.max(min, Math.min(Math.max(USUAL_SEATS, bots.length), max))
  if (seats < min || seats > max) throw new BadInput('seats', `seats: ${game.title} is for ${min} to ${max} seats, not ${seats}`)
  const options = checkOptions(game, optionsFrom(game, inputs.options), seats)
  for (const bot of bots) botNamed(bot, game, 'awaited')
  if (bots.length > seats && reserve === undefined) throw new BadInput('bots', `bots: ${bots.length} bots are given for ${seats} seats`)
  return { builtIn, game, seats, options, seed: seedFrom(inputs.seed), bots }
}

/** The game with the numbers of a built-in edition or an edition file; `field` is the option that named it. */
function withEdition(builtIn: Game, file: string, field: string): Game {
  const known = builtInEdition(builtIn, file)
  if (known !== undefined) return useEdition(builtIn, file)
  const edition = readJson(file, field)
  return about(file, field, () => useEdition(builtIn, edition))
}

function optionsFrom(game: Game, json: string | undefined): unknown {
  if (json === undefined) return {}
  let given: unknown
  try {
    given = JSON.parse(json)
  } catch (error) {
    throw new BadInput('options', `options: not JSON: ${(error as Error).message}`)
  }
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw new BadInput('options', `options: expected a JSON object, for example '{"name":"value"}'`)
  const known = Object.keys(game.options.parse({}))
  for (const name of Object.keys(given)) {
    if (known.includes(name)) continue
    const meant = nearest(name, known)
    throw new BadInput(
      `options.${name}`,
      `options.${name}: ${game.title} has no such option; ${meant === undefined ? `it has ${known.join(', ')}` : `did you mean '${meant}'?`}`,
    )
  }
  return given
}
