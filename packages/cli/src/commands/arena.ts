import { existsSync } from 'node:fs'
import { botById, playGame, shareOf } from '@flotilla/bots'
import { BadInput } from '@flotilla/kernel'
import { Option, type Command } from 'commander'
import { readJson, writeWhole } from '../files.ts'
import { gameArgument, tableSetting, whole, withTableOptions, type TableInputs, type TableSetting } from '../inputs.ts'
import { grid, percent } from '../layout.ts'
import { progressBar } from '../progress.ts'
import { sha256 } from '../seed.ts'
import { wilson, type Share } from '../statistics.ts'
import type { Terminal } from '../terminal.ts'

interface ArenaInputs extends TableInputs {
  readonly games: number
  readonly save?: string
  readonly json?: true
}

/** Wins and games of each bot so far; kept in a file, so that a long arena can go on where it stopped. */
interface Tally {
  readonly setting: string
  games: number
  readonly bots: Record<string, { wins: number; of: number; ms: number; decisions: number }>
}

const MOST_GAMES = 10_000_000

export function arena(program: Command, terminal: Terminal): void {
  withTableOptions(program.command('arena').description('measure how strong bots are against each other').addArgument(gameArgument()))
    .addOption(new Option('--games <n>', 'how many games').default(200).argParser(whole(1, MOST_GAMES)))
    .option('--save <file>', 'keep the count in a file, and go on from it')
    .option('--json', 'one JSON object on standard output')
    .addHelpText(
      'after',
      [
        '\nThe first bot sits alone against the others, who fill the table in turn. Every seed is played once from each seat.',
        '\nExamples:',
        '  flotilla arena waves --bots captain,mate --seats 4 --games 400',
        '  flotilla arena bottom --bots mate,random --seats 3 --json',
      ].join('\n'),
    )
    .action((id: string, inputs: ArenaInputs) => {
      const setting = tableSetting(id, inputs)
      if (new Set(setting.bots).size < 2)
        throw new BadInput('bots', 'an arena needs at least two different bots, for instance --bots captain,mate')
      const tally = fight(setting, inputs, terminal)
      terminal.write(
        inputs.json ? `${JSON.stringify(report(setting, tally), null, 2)}\n` : `${lines(setting, tally, terminal).join('\n')}\n`,
      )
    })
}

/** The first bot at one seat, the others around the table after it. */
const seatsFor = ({ bots, seats }: TableSetting, turn: number): string[] => {
  const others = bots.slice(1)
  return Array.from({ length: seats }, (_, seat) => (seat === turn % seats ? bots[0] : others[(seat + turn) % others.length]))
}

function resumed(setting: string, file: string | undefined, bots: readonly string[]): Tally {
  const fresh: Tally = { setting, games: 0, bots: Object.fromEntries(bots.map((bot) => [bot, { wins: 0, of: 0, ms: 0, decisions: 0 }])) }
  if (file === undefined || !existsSync(file)) return fresh
  const saved = readJson(file, 'save') as Tally
  if (saved.setting !== setting) throw new BadInput('save', `${file} is of another arena: ${saved.setting}`)
  return saved
}

function fight(setting: TableSetting, { games, save }: ArenaInputs, terminal: Terminal): Tally {
  const { game, seats, options, seed, bots } = setting
  const tally = resumed(JSON.stringify([game.id, seats, options, seed, bots]), save, bots)
  const progress = progressBar(terminal, games)
  for (let g = tally.games; g < games; g++) {
    const names = seatsFor(setting, g)
    const begun = performance.now()
    // One seed a block: the same decks and dice from every seat.
    const { outcome, decisions } = playGame(game, {
      seats,
      options,
      seed: sha256(`${seed} ${Math.floor(g / seats)}`),
      bots: names.map((name) => botById(name, game)),
    })
    const ms = performance.now() - begun
    names.forEach((name, seat) => {
      const own = tally.bots[name]
      own.of++
      own.wins += outcome === null ? 0 : shareOf(outcome, seat)
      own.ms += ms / seats
      own.decisions += decisions / seats
    })
    tally.games = g + 1
    if (save !== undefined && (g % seats === seats - 1 || g + 1 === games)) writeWhole(save, JSON.stringify(tally), 'save')
    progress(g + 1)
  }
  return tally
}

/** How much stronger than the average of the table a win share is. */
const eloOf = (share: number, seats: number): number => {
  const p = Math.min(0.999, Math.max(0.001, share))
  return Math.round(400 * Math.log10((p * (seats - 1)) / (1 - p)))
}

interface Row extends Share {
  readonly bot: string
  readonly elo: number
  readonly eloLow: number
  readonly eloHigh: number
}

const rows = ({ seats }: TableSetting, tally: Tally): Row[] =>
  Object.entries(tally.bots).map(([bot, { wins, of }]) => {
    const share = wilson(wins, of)
    return { bot, ...share, elo: eloOf(share.share, seats), eloLow: eloOf(share.low, seats), eloHigh: eloOf(share.high, seats) }
  })

function report(setting: TableSetting, tally: Tally): object {
  const { game, seats, options, seed } = setting
  return {
    game: game.id,
    seats,
    options,
    seed,
    games: tally.games,
    bots: rows(setting, tally).map(({ bot, of, share, low, high, elo, eloLow, eloHigh }) => ({
      bot,
      games: of,
      winShare: share,
      low,
      high,
      elo,
      eloLow,
      eloHigh,
    })),
  }
}

function lines(setting: TableSetting, tally: Tally, terminal: Terminal): string[] {
  const { game, seats } = setting
  return [
    terminal.paint('bold', `${game.title}: ${tally.games} games at ${seats} seats; a fair share is ${percent(1 / seats)}`),
    ...grid(
      rows(setting, tally).map(({ bot, of, share, low, high, elo, eloLow, eloHigh }) => [
        `  ${bot}`,
        percent(share),
        terminal.paint('dim', `[${percent(low)} to ${percent(high)}]`),
        `Elo ${elo}`,
        terminal.paint('dim', `[${eloLow} to ${eloHigh}]`),
        terminal.paint('dim', `${of} seats`),
      ]),
    ),
  ]
}
