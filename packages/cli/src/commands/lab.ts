import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { BadInput, type Game } from '@flotilla/kernel'
import { Option, type Command } from 'commander'
import { writeWhole } from '../files.ts'
import { Losses } from '../exec/losses.ts'
import { gameArgument, tableSetting, whole, withTableOptions, type TableInputs, type TableSetting } from '../inputs.ts'
import { compare, SIGNIFICANT, type Change } from '../lab/compare.ts'
import { findings } from '../lab/findings.ts'
import { page, type Report } from '../lab/page.ts'
import type { Side } from '../lab/sections.ts'
import { Tally } from '../lab/tally.ts'
import { grid, percent } from '../layout.ts'
import { progressBar } from '../progress.ts'
import { sha256 } from '../seed.ts'
import { tableOf, type Fixture } from '../series/game.ts'
import { jobsOption, playSeries } from '../series/series.ts'
import { hasWords, speaker } from '../speech.ts'
import type { Terminal } from '../terminal.ts'
import { seated } from './sim.ts'

interface LabInputs extends TableInputs {
  readonly games: number
  readonly jobs?: number
  readonly againstOptions?: string
  readonly againstEdition?: string
  readonly out?: string
  readonly json?: true
}

const MOST_GAMES = 1_000_000

export function lab(program: Command, terminal: Terminal): void {
  withTableOptions(program.command('lab').description('let bots play many games and write a report with plots').addArgument(gameArgument()))
    .addOption(new Option('--games <n>', 'how many games, of each way of playing').default(2000).argParser(whole(1, MOST_GAMES)))
    .option('--against-options <json>', 'compare with the same table under these options')
    .option('--against-edition <file>', 'compare with the same table and the numbers of this edition file')
    .addOption(jobsOption())
    .option('--out <file>', 'where the report goes (lab-<game>.html)')
    .option('--json', 'the figures as one JSON object on standard output; a report only with --out')
    .addHelpText(
      'after',
      [
        '\nExamples:',
        '  flotilla lab waves --seats 4 --games 5000',
        `  flotilla lab waves --seats 3 --against-options '{"portsTie":"none"}' --out ties.html`,
        '  flotilla lab bottom --against-edition mine.json --games 4000 --json',
      ].join('\n'),
    )
    .action(async (id: string, inputs: LabInputs) => {
      const settings = settingsFrom(id, inputs)
      const out = inputs.out ?? (inputs.json ? undefined : `lab-${id}.html`)
      if (out !== undefined) checkPlace(out)
      const report = await measure(settings, inputs, terminal)
      if (out !== undefined) writeWhole(out, page(report), 'out')
      terminal.write(inputs.json ? `${JSON.stringify(plain(settings, report), null, 2)}\n` : `${lines(report, out, terminal).join('\n')}\n`)
    })
}

/** The table, and the one it is compared with. Both have the same seed. */
function settingsFrom(id: string, inputs: LabInputs): TableSetting[] {
  const first = tableSetting(id, inputs)
  if (inputs.againstOptions === undefined && inputs.againstEdition === undefined) return [first]
  const other = {
    ...inputs,
    seed: first.seed,
    ...(inputs.againstOptions === undefined ? {} : { options: inputs.againstOptions }),
    ...(inputs.againstEdition === undefined ? {} : { edition: inputs.againstEdition }),
  }
  const second = tableSetting(id, other)
  if (JSON.stringify([first.options, first.game.edition]) === JSON.stringify([second.options, second.game.edition]))
    throw new BadInput('against', 'against: both tables are the same: there is nothing to compare')
  return [first, second]
}

/** Better known before thousands of games than after. */
function checkPlace(out: string): void {
  const folder = dirname(out)
  if (!existsSync(folder)) throw new BadInput('out', `cannot write '${out}': there is no such folder`)
  if (existsSync(out) && statSync(out).isDirectory()) throw new BadInput('out', `cannot write '${out}': it is a folder`)
  try {
    accessSync(folder, constants.W_OK)
  } catch {
    throw new BadInput('out', `cannot write '${out}': the folder may not be written to`)
  }
}

/** Game by game, each way of playing in turn with the same dice. */
function* fixtures(settings: readonly TableSetting[], games: number): Generator<Fixture, void, void> {
  for (let game = 0; game < games; game++)
    for (const [table, { seed, bots, seats }] of settings.entries())
      yield { table, seed: sha256(`${seed} ${game}`), bots: seated(bots, seats, game), watched: true }
}

async function measure(settings: readonly TableSetting[], inputs: LabInputs, terminal: Terminal): Promise<Report> {
  const [{ game, seats, bots, seed }] = settings
  const tallies = settings.map(() => new Tally(seats))
  const progress = progressBar(terminal, inputs.games * settings.length)
  let played = 0
  const losses = new Losses()
  for await (const result of playSeries(settings.map(tableOf), fixtures(settings, inputs.games), inputs.jobs)) {
    const turn = Math.floor(played / settings.length)
    tallies[played % settings.length].add(result, seated(bots, seats, turn))
    losses.count(result)
    progress(++played)
  }
  losses.tell(terminal)
  const sides: Side[] = settings.map((setting, side) => ({
    label: labelOf(setting),
    tally: tallies[side],
    findings: findings(setting.game, tallies[side]),
  }))
  return {
    title: game.title,
    seats,
    bots,
    seed,
    edition: settings.map(editionName).join(' and '),
    rulesVersion: game.rulesVersion,
    command: commandLine(game.id, inputs, seed),
    sides,
    changes: sides.length < 2 ? [] : compare(sides[0].findings, sides[1].findings),
  }
}

const editionName = ({ game: { edition } }: TableSetting): string =>
  typeof edition === 'object' && edition !== null && 'id' in edition ? String(edition.id) : 'its own'

/** What is unusual about a table, in words. */
function labelOf(setting: TableSetting): string {
  const { game, builtIn, options } = setting
  const usual = game.options.parse({}) as Record<string, unknown>
  const unusual = Object.entries(options).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(usual[name]))
  const told = unusual.map(([name, value]) => optionWords(game, name, value))
  const label = [...(game.edition === builtIn.edition ? [] : [`edition ${editionName(setting)}`]), ...told].join('; ')
  return label === '' ? 'as written' : label
}

function optionWords(game: Game, name: string, value: unknown): string {
  const told = speaker(game, 'en', [])
  const plainValue = typeof value === 'string' ? value : JSON.stringify(value)
  const words = (code: string, plainly: string): string => (hasWords(game, code) ? told({ code }) : plainly)
  return `${words(`option.${name}`, name)}: ${words(`option.${name}.${plainValue}`, plainValue)}`
}

function commandLine(id: string, inputs: LabInputs, seed: string): string {
  const quoted = (text: string): string => (/^[\w.,/-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`)
  const given = { ...inputs, seed, out: undefined, json: undefined, jobs: undefined }
  const flags = Object.entries(given).flatMap(([name, value]) =>
    value === undefined ? [] : [`--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)} ${quoted(String(value))}`],
  )
  return ['flotilla lab', id, ...flags].join(' ')
}

function plain(settings: readonly TableSetting[], { seats, bots, seed, sides, changes }: Report): object {
  return {
    game: settings[0].game.id,
    seats,
    bots,
    seed,
    sides: sides.map(({ label, findings: found }, side) => ({
      label,
      edition: editionName(settings[side]),
      options: settings[side].options,
      ...found,
    })),
    ...(sides.length < 2 ? {} : { changes }),
  }
}

const MOST_TOLD = 12

function lines({ title, sides, changes }: Report, out: string | undefined, terminal: Terminal): string[] {
  const clear = changes.filter(({ p }) => p < SIGNIFICANT)
  const told = ({ section, name, isShare, a, b }: Change): string[] => {
    const value = (one: number): string => (isShare ? percent(one) : one.toFixed(2))
    return [`  ${name}`, terminal.paint('dim', section), value(a), '→', value(b)]
  }
  return [
    terminal.paint(
      'bold',
      `${title}: ${sides.map(({ findings: { finished, games } }) => `${finished} of ${games} games finished`).join('; ')}`,
    ),
    ...(sides.length < 2
      ? []
      : [`${sides[0].label} → ${sides[1].label}: ${clear.length} of ${changes.length} figures changed significantly`]),
    ...grid(clear.slice(0, MOST_TOLD).map(told)),
    ...(out === undefined ? [] : [`The report is in ${out}`]),
  ]
}
