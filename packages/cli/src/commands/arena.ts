import { BadInput } from '@flotilla/kernel'
import { Option, type Command } from 'commander'
import { isOneAgainstAField } from '../arena/line-ups.ts'
import { judge, questionFrom, type Question, type Verdict } from '../arena/sprt.ts'
import { blockShares, fixtures, keep, keptOf, resumed, rows, savedIn, type Row, type Tally } from '../arena/tally.ts'
import { Losses } from '../exec/losses.ts'
import { gameArgument, tableSetting, whole, withTableOptions, type TableInputs, type TableSetting } from '../inputs.ts'
import { grid, percent } from '../layout.ts'
import { progressBar } from '../progress.ts'
import { tableOf } from '../series/game.ts'
import { jobsOption, playSeries } from '../series/series.ts'
import type { Terminal } from '../terminal.ts'

interface ArenaInputs extends TableInputs {
  readonly games?: number
  readonly jobs?: number
  readonly sprt?: Question
  readonly save?: string
  readonly json?: true
}

const MOST_GAMES = 10_000_000
const USUAL_GAMES = 200
/** Where a question decides when to stop, this many decide nothing. */
const ENOUGH_GAMES = 20_000

export function arena(program: Command, terminal: Terminal): void {
  withTableOptions(program.command('arena').description('measure how strong bots are against each other').addArgument(gameArgument()))
    .addOption(
      new Option('--games <n>', `how many games (${USUAL_GAMES}; with --sprt at most ${ENOUGH_GAMES})`).argParser(whole(1, MOST_GAMES)),
    )
    .addOption(jobsOption())
    .addOption(
      new Option(
        '--sprt <elo0,elo1>',
        'stop as soon as it is clear whether the first bot is rather elo0 or elo1 stronger than the others; with ,alpha,beta as chances of error',
      ).argParser(questionFrom),
    )
    .option('--save <file>', 'keep the count in a file, and go on from it')
    .option('--json', 'one JSON object on standard output')
    .addHelpText(
      'after',
      [
        '\nEvery seed is played once from each seat. As many bots as seats play in every order around the table; of fewer bots the',
        'first sits alone against the others; of more, every choice of them plays. The last bot (or random) has Elo 0.',
        '\nExamples:',
        '  flotilla arena waves --bots captain,mate,mate,mate --games 400',
        '  flotilla arena bottom --bots mate,random --seats 3 --json',
        '  flotilla arena quests --bots random,cabin-boy,mate,bosun --seats 2 --games 1200',
        '  flotilla arena sinking --bots captain,mate --seats 4 --sprt 0,35',
      ].join('\n'),
    )
    .action(async (id: string, inputs: ArenaInputs) => {
      // Whoever gives no seed goes on with that of the count: the same line again is the same arena.
      const setting = tableSetting(id, { ...inputs, seed: inputs.seed ?? savedIn(inputs.save)?.seed }, 'reserve')
      const { bots, seats } = setting
      if (new Set(bots).size < 2) throw new BadInput('bots', 'an arena needs at least two different bots, for instance --bots captain,mate')
      if (inputs.sprt !== undefined && !isOneAgainstAField(bots, seats))
        throw new BadInput('sprt', `a question needs one bot against a field: at most ${seats} bots, the first of them only once`)
      const fought = await fight(setting, inputs, terminal)
      terminal.write(
        inputs.json ? `${JSON.stringify(report(setting, fought), null, 2)}\n` : `${lines(setting, fought, terminal).join('\n')}\n`,
      )
    })
}

interface Fought extends Tally {
  readonly verdict: Verdict | null
}

const SAVE_EVERY = 2000

async function fight(setting: TableSetting, { games, jobs, sprt, save }: ArenaInputs, terminal: Terminal): Promise<Fought> {
  const { seats, bots } = setting
  const most = games ?? (sprt === undefined ? USUAL_GAMES : ENOUGH_GAMES)
  const tally = resumed(setting, save)
  const { results } = tally
  const blocks = blockShares(setting, results, bots[0])
  const verdictNow = (): Verdict | null => (sprt === undefined ? null : judge(sprt, blocks, seats))
  const isOpen = (): boolean => (verdictNow()?.verdict ?? 'undecided') === 'undecided'
  const progress = progressBar(terminal, most)
  const losses = new Losses()
  let saved = performance.now()
  if (results.length < most && isOpen())
    for await (const result of playSeries([tableOf(setting)], fixtures(setting, results.length, most), jobs)) {
      results.push(keptOf(result))
      losses.count(result)
      if (results.length % seats === 0) blocks.push(...blockShares(setting, results, bots[0], results.length / seats - 1))
      progress(results.length, noteOf(bots[0], blocks))
      if (save !== undefined && performance.now() - saved > SAVE_EVERY) {
        keep(save, tally)
        saved = performance.now()
      }
      if (results.length % seats === 0 && !isOpen()) break
    }
  progress(most)
  losses.tell(terminal)
  if (save !== undefined) keep(save, tally)
  return { ...tally, verdict: verdictNow() }
}

const noteOf = (bot: string, blocks: readonly number[]): string =>
  blocks.length === 0 ? '' : ` · ${bot} ${percent(blocks.reduce((sum, share) => sum + share, 0) / blocks.length)}`

const shortRow = ({ bot, won, rating, place, margin, designEffect }: Row): object => ({
  bot,
  games: won.of,
  winShare: won.share,
  low: won.low,
  high: won.high,
  elo: Math.round(rating.elo),
  eloLow: Math.round(rating.low),
  eloHigh: Math.round(rating.high),
  place,
  margin,
  designEffect,
})

function report(setting: TableSetting, { results, verdict }: Fought): object {
  const { game, seats, options, seed } = setting
  const bots = rows(setting, results).map(shortRow)
  return { game: game.id, seats, options, seed, games: results.length, ...(verdict === null ? {} : { sprt: verdict }), bots }
}

const signed = (elo: number): string => (elo > 0 ? `+${Math.round(elo)}` : String(Math.round(elo)))

function lines(setting: TableSetting, { results, verdict }: Fought, terminal: Terminal): string[] {
  const { game, seats, seed } = setting
  const head = ['bot', 'wins', '95 % interval', 'Elo', '95 % interval', 'place', 'margin', 'ms a thought', 'seats played']
  const body = rows(setting, results)
    .toSorted((a, b) => b.rating.elo - a.rating.elo)
    .map(({ bot, won, rating, place, margin, msPerThought }) => [
      bot,
      percent(won.share),
      terminal.paint('dim', `${percent(won.low)} to ${percent(won.high)}`),
      signed(rating.elo),
      terminal.paint('dim', rating.low === rating.high ? '' : `${signed(rating.low)} to ${signed(rating.high)}`),
      place.toFixed(2),
      margin.toFixed(1),
      msPerThought.toFixed(2),
      String(won.of),
    ])
  return [
    terminal.paint('bold', `${game.title}: ${results.length} games at ${seats} seats; a fair share is ${percent(1 / seats)}`),
    `seed ${seed}`,
    '',
    ...grid([head.map((one) => terminal.paint('bold', one)), ...body], (column) => column > 0),
    ...(verdict === null ? [] : ['', sentence(setting.bots[0], verdict)]),
  ]
}

function sentence(bot: string, { elo0, elo1, llr, lower, upper, verdict }: Verdict): string {
  const bounds = `log-likelihood ratio ${llr.toFixed(2)}, bounds ${lower.toFixed(2)} and ${upper.toFixed(2)}`
  if (verdict === 'undecided') return `Undecided between ${signed(elo0)} and ${signed(elo1)} Elo (${bounds})`
  return `${bot} is rather ${signed(verdict === 'elo0' ? elo0 : elo1)} than ${signed(verdict === 'elo0' ? elo1 : elo0)} Elo (${bounds})`
}
