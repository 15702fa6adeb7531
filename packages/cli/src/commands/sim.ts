import type { Game } from '@flotilla/kernel'
import { Option, type Command } from 'commander'
import { Losses } from '../exec/losses.ts'
import { gameArgument, tableSetting, whole, withTableOptions, type TableInputs, type TableSetting } from '../inputs.ts'
import { grid, percent } from '../layout.ts'
import { sha256 } from '../seed.ts'
import { speaker } from '../speech.ts'
import { progressBar } from '../progress.ts'
import { posedNever, type Posed } from '../series/asks.ts'
import { shareOf, tableOf, type Fixture, type Result } from '../series/game.ts'
import { jobsOption, playSeries } from '../series/series.ts'
import { bars, distribution, wilson, type Distribution, type Share } from '../statistics.ts'
import type { Terminal } from '../terminal.ts'

interface SimInputs extends TableInputs {
  readonly games: number
  readonly jobs?: number
  readonly json?: true
}

const MOST_GAMES = 10_000_000

export function sim(program: Command, terminal: Terminal): void {
  withTableOptions(program.command('sim').description('let bots play many games and count').addArgument(gameArgument()))
    .addOption(new Option('--games <n>', 'how many games').default(1000).argParser(whole(1, MOST_GAMES)))
    .addOption(jobsOption())
    .option('--json', 'one JSON object on standard output')
    .addHelpText(
      'after',
      [
        '\nThe bots change seats from game to game; the same seed gives the same games.',
        '\nExamples:',
        '  flotilla sim waves --seats 3 --games 200 --bots mate,random',
        `  flotilla sim waves --seats 2 --options '{"length":"short"}' --seed 7 --json`,
      ].join('\n'),
    )
    .action(async (id: string, inputs: SimInputs) => {
      const setting = tableSetting(id, inputs)
      const tally = await simulate(setting, inputs, terminal)
      terminal.write(
        inputs.json ? `${JSON.stringify(report(setting, tally), null, 2)}\n` : `${lines(setting, tally, terminal).join('\n')}\n`,
      )
    })
}

/** The bots over the seats in one of the games: everybody sits everywhere equally often. */
export function seated<T>(bots: readonly T[], seats: number, turn: number): T[] {
  return Array.from({ length: seats }, (_, seat) => bots[((seat + turn) % seats) % bots.length])
}

interface Tally {
  games: number
  finished: number
  decisions: number
  seconds: number
  winsBySeat: number[]
  botWins: Map<string, { wins: number; of: number }>
  lengths: number[]
  rounds: number[]
  scores: number[]
  winnersScores: number[]
  endings: Map<string, number>
  posed: Map<string, Posed>
}

/** The games of a simulation: each with its own dice, the bots changing seats. */
export function* simFixtures({ seats, seed, bots }: TableSetting, games: number): Generator<Fixture, void, void> {
  for (let game = 0; game < games; game++)
    yield { table: 0, seed: sha256(`${seed} ${game}`), bots: seated(bots, seats, game), counted: true }
}

async function simulate(setting: TableSetting, { games, jobs }: SimInputs, terminal: Terminal): Promise<Tally> {
  const { seats, bots } = setting
  const tally: Tally = {
    games,
    finished: 0,
    decisions: 0,
    seconds: 0,
    winsBySeat: Array.from({ length: seats }, () => 0),
    botWins: new Map(bots.map((bot) => [bot, { wins: 0, of: 0 }])),
    lengths: [],
    rounds: [],
    scores: [],
    winnersScores: [],
    endings: new Map(),
    posed: new Map(),
  }
  const begun = performance.now()
  const progress = progressBar(terminal, games)
  let played = 0
  const losses = new Losses()
  for await (const result of playSeries([tableOf(setting)], simFixtures(setting, games), jobs)) {
    count(tally, result, seated(bots, seats, played++))
    losses.count(result)
    progress(played)
  }
  losses.tell(terminal)
  tally.seconds = (performance.now() - begun) / 1000
  return tally
}

function count(tally: Tally, result: Result, bots: readonly string[]): void {
  const { why, winners, scores, decisions, rounds } = result
  tally.decisions += decisions
  for (const [kind, posed] of Object.entries(result.posed)) {
    const sum = tally.posed.get(kind) ?? posedNever()
    tally.posed.set(kind, sum)
    for (const what of POSED) sum[what] += posed[what]
  }
  if (why === null) return
  tally.finished++
  tally.lengths.push(decisions)
  if (rounds !== null) tally.rounds.push(rounds)
  tally.endings.set(why, (tally.endings.get(why) ?? 0) + 1)
  for (const [seat, bot] of bots.entries()) {
    const won = shareOf(result, seat)
    tally.scores.push(scores[seat])
    if (winners.includes(seat)) tally.winnersScores.push(scores[seat])
    tally.winsBySeat[seat] += won
    const own = tally.botWins.get(bot)
    if (own !== undefined) {
      own.wins += won
      own.of++
    }
  }
}

const POSED = ['decisions', 'oneChoice', 'asked', 'askedOneChoice'] as const

/** What a seat is posed in a game, and what a person there is asked. */
interface Asked {
  readonly decisionsPerSeat: number
  readonly oneChoice: number
  readonly askedPerSeat: number
  readonly askedOneChoice: number
}

function askedOf(all: readonly Posed[], seatsPlayed: number): Asked {
  const [decisions, oneChoice, asked, askedOneChoice] = POSED.map((what) => all.reduce((sum, one) => sum + one[what], 0))
  return {
    decisionsPerSeat: decisions / seatsPlayed,
    oneChoice: oneChoice / Math.max(1, decisions),
    askedPerSeat: asked / seatsPlayed,
    askedOneChoice: askedOneChoice / Math.max(1, asked),
  }
}

interface Report {
  readonly game: string
  readonly seats: number
  readonly options: object
  readonly seed: string
  readonly bots: readonly string[]
  readonly games: number
  readonly finished: number
  readonly decisions: number
  readonly seconds: number
  readonly decisionsPerSecond: number
  readonly wins: { readonly seats: readonly (Share & { seat: number })[]; readonly bots: readonly (Share & { bot: string })[] }
  readonly length: { readonly decisions: Distribution | null; readonly rounds: Distribution | null }
  readonly scores: { readonly all: Distribution | null; readonly winners: Distribution | null }
  readonly endings: Readonly<Record<string, number>>
  readonly asked: Asked & { readonly kinds: Readonly<Record<string, Asked>> }
}

function report({ game, seats, options, seed, bots }: TableSetting, tally: Tally): Report {
  const { games, finished, decisions, seconds } = tally
  return {
    game: game.id,
    seats,
    options,
    seed,
    bots,
    games,
    finished,
    decisions,
    seconds,
    decisionsPerSecond: Math.round(decisions / seconds),
    wins: {
      seats: tally.winsBySeat.map((wins, seat) => ({ seat, ...wilson(wins, finished) })),
      bots: [...tally.botWins].map(([bot, { wins, of }]) => ({ bot, ...wilson(wins, of) })),
    },
    length: { decisions: distribution(tally.lengths), rounds: distribution(tally.rounds) },
    scores: { all: distribution(tally.scores), winners: distribution(tally.winnersScores) },
    endings: Object.fromEntries([...tally.endings].map(([why, times]) => [why, times / finished])),
    asked: {
      ...askedOf([...tally.posed.values()], games * seats),
      kinds: Object.fromEntries([...tally.posed].map(([kind, posed]) => [kind, askedOf([posed], games * seats)])),
    },
  }
}

function lines(setting: TableSetting, tally: Tally, terminal: Terminal): string[] {
  const { game, seats } = setting
  const { wins, length, scores, endings, asked, ...told } = report(setting, tally)
  const head = (text: string): string => terminal.paint('bold', text)
  const shares = (rows: readonly (readonly [string, Share])[]): string[] =>
    grid(
      rows.map(([name, { wins, of, share, low, high }]) => [
        `  ${name}`,
        percent(share),
        terminal.paint('dim', `[${percent(low)} to ${percent(high)}]`),
        terminal.paint('dim', `${Number(wins.toFixed(1))} of ${of}`),
      ]),
    )
  const spreads = [
    ['rounds', length.rounds],
    ['decisions', length.decisions],
    ['score', scores.all],
    ["winner's score", scores.winners],
  ] as const
  const right = (column: number): boolean => column > 0 && column < 5
  return [
    head(`${game.title}: ${told.finished} of ${told.games} games finished, ${seats} seats`),
    `${told.decisions.toLocaleString('en')} decisions in ${told.seconds.toFixed(1)} s, ${told.decisionsPerSecond.toLocaleString('en')} a second`,
    `a person is asked ${asked.askedPerSeat.toFixed(1)} of ${asked.decisionsPerSeat.toFixed(1)} decisions a game, ${percent(asked.askedOneChoice)} with one choice`,
    `seed ${setting.seed}`,
    '',
    head(`Wins by seat (a fair share is ${percent(1 / seats)}; 95 % intervals)`),
    ...shares(wins.seats.map((one) => [`seat ${one.seat}`, one])),
    head('Wins by bot, for each seat it had'),
    ...shares(wins.bots.map((one) => [one.bot, one])),
    '',
    ...grid(
      [
        ['', 'mean', '5 %', 'median', '95 %', ''].map(head),
        ...spreads.flatMap(([name, spread]) => (spread === null ? [] : [spreadRow(name, spread)])),
      ],
      right,
    ),
    '',
    head('Endings'),
    ...grid(Object.entries(endings).map(([why, share]) => [`  ${endingName(game, why)}`, percent(share)])),
  ]
}

const spreadRow = (name: string, { mean, p5, median, p95, least, most, histogram }: Distribution): string[] => [
  name,
  mean.toFixed(1),
  ...[p5, median, p95].map(String),
  `${least} ${bars(histogram)} ${most}`,
]

const endingName = (game: Game, why: string): string => speaker(game, 'en', [])({ code: why })
