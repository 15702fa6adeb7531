// Which rules have a test, a citation and a file of their name in the code, and which numbers are cited that no rule has: `npm run rules [-- game ...] [--unfinished game] [--json]`.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { unclearNames, withoutFile } from './rule-files.ts'
import { titlesIn } from './titles.ts'

const ROOT = join(import.meta.dirname, '..')
const RULE = /^- \*\*([A-Z]{2}-[0-9A-Za-z.]+)\*\*/gm
/** A rule that no code carries out, since it is only about what lies in the box or about words: its line ends so. */
const NOT_CARRIED_OUT = / \((?:component|wording)\)$/
/** What a game says and judges, beside what it does: a citation there shows a rule, but does not carry it out. */
const NOT_RULES = /^src\/(?:bots|explains|lessons|measures|planning|words)\//
const USAGE = 'usage: npm run rules -- [game ...] [--unfinished game ...] [--json]'

interface Citation {
  readonly number: string
  /** file:line */
  readonly at: string
}

interface Report {
  readonly game: string
  readonly finished: boolean
  readonly rules: number
  readonly covered: number
  readonly uncovered: readonly string[]
  /** Rules without a full citation in the code that carries rules out. */
  readonly uncited: readonly string[]
  /** file:line of citations in `src` that nobody finds who searches for the number: ranges, and numbers without their letters. */
  readonly shortened: readonly string[]
  /** Chapters that no file is named by. */
  readonly homeless: readonly string[]
  /** Names of files that mean the same or nothing. */
  readonly unclear: readonly string[]
  readonly unknown: readonly Citation[]
}

/** The numbers of a game's rules, in the order of the rules. */
export const rulesIn = (markdown: string): string[] => [...markdown.matchAll(RULE)].map(([, number]) => number)

/** The rules that the code must carry out: all but those marked as components or wording. */
export const carriedOut = (markdown: string): string[] =>
  markdown.split('\n').flatMap((line) => (NOT_CARRIED_OUT.test(line.trimEnd()) ? [] : rulesIn(line)))

/** The rules that none of these sources cites in full: `RW-2.3`, neither `2.3` after another number nor within a range. */
export function uncitedIn(sources: readonly string[], rules: readonly string[]): string[] {
  const cited = new Set(sources.flatMap((source) => source.match(/\b[A-Z]{2}-[A-Z]?\d+(?:\.\d+)*[a-z]?\b/g) ?? []))
  return rules.filter((rule) => !cited.has(rule))
}

/**
 * Every number a text cites. After a number the prefix may be left out: `RW-2.3, 2.4`, `RW-R4 and R5`.
 * `RW-1.2 to RW-1.4` (or 1.4) cites all rules from the one to the other, in the order of the rules.
 * `full` is a number as a search would find it.
 */
export function citedIn(text: string, rules: readonly string[]): { number: string; index: number; full: boolean }[] {
  const [prefix] = rules[0].split('-')
  const kinds = [...new Set(rules.flatMap((rule) => /-([A-Z])/.exec(rule)?.[1] ?? []))].join('')
  const short = String.raw`(?:\d+\.\d+${kinds === '' ? '' : String.raw`|[${kinds}]\d+`})`
  const whole = String.raw`${prefix}-[A-Z]?\d+(?:\.\d+)*[a-z]?`
  const list = new RegExp(String.raw`\b${whole}(?:(?:,\s*|\s+and\s+|\s+to\s+|–)(?:${whole}|${short}\b))*`, 'g')
  const item = new RegExp(String.raw`(to\s+|–)?(${prefix}-)?([A-Z]?\d+(?:\.\d+)*[a-z]?)`, 'g')

  const cited: { number: string; index: number; full: boolean }[] = []
  for (const { 0: found, index } of text.matchAll(list)) {
    let before = ''
    for (const [, range, letters, rest] of found.matchAll(item)) {
      const number = `${prefix}-${rest}`
      const from = range === undefined ? -1 : rules.indexOf(before)
      if (from !== -1)
        for (const between of rules.slice(from + 1, rules.indexOf(number))) cited.push({ number: between, index, full: false })
      cited.push({ number, index, full: letters !== undefined && range === undefined })
      before = number
    }
  }
  return cited
}

function filesIn(folder: string, ends: RegExp): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => ends.test(file))
    .toSorted()
    .map((file) => join(folder, file))
}

const read = (file: string): string => readFileSync(file, 'utf8')
const packageOf = (game: string): string => join(ROOT, 'packages', game)
const rulebookOf = (game: string): string => join(packageOf(game), 'rules.md')

const placeOf = (file: string, text: string, index: number): string => `${relative(ROOT, file)}:${text.slice(0, index).split('\n').length}`
/** The names a reader of `rules/` and `board/` sees: of the file and, below them, of its folder. */
const namesIn = (path: string): string[] => {
  const [room, ...rest] = path.replace(/\.tsx?$/, '').split('/')
  return room === 'rules' || room === 'board' ? rest.filter((name) => name !== 'index') : []
}

function reportOn(game: string, finished: boolean): Report {
  const rulebook = read(rulebookOf(game))
  const rules = rulesIn(rulebook)
  if (rules.length === 0) throw new Error(`${relative(ROOT, rulebookOf(game))} has no line like '- **RW-2.1** text'`)
  const known = new Set(rules)
  const tests = filesIn(join(packageOf(game), 'test'), /\.test\.tsx?$/)
  const titles = tests.flatMap((file) => titlesIn(read(file), file.endsWith('x') ? 'tsx' : 'ts'))
  const tested = new Set(titles.flatMap((title) => citedIn(title, rules).map(({ number }) => number)))
  const sources = [rulebookOf(game), ...['src', 'test'].flatMap((folder) => filesIn(join(packageOf(game), folder), /\.(ts|tsx|json)$/))]
  const unknown = sources.flatMap((file) => {
    const text = read(file)
    return citedIn(text, rules)
      .filter(({ number }) => !known.has(number))
      .map(({ number, index }) => ({ number, at: placeOf(file, text, index) }))
  })
  const uncovered = rules.filter((rule) => !tested.has(rule))
  const code = filesIn(join(packageOf(game), 'src'), /\.tsx?$/)
  const carrying = code.filter((file) => !NOT_RULES.test(relative(packageOf(game), file)))
  const shortened = code.flatMap((file) =>
    citedIn(read(file), rules).flatMap(({ index, full }) => (full ? [] : [placeOf(file, read(file), index)])),
  )
  const names = carrying.map((file) => relative(join(packageOf(game), 'src'), file)).flatMap(namesIn)
  return {
    game,
    finished,
    rules: rules.length,
    covered: rules.length - uncovered.length,
    uncovered,
    uncited: uncitedIn(carrying.map(read), carriedOut(rulebook)),
    shortened,
    homeless: withoutFile(rulebook, names),
    unclear: unclearNames(rulebook, [...new Set(names)]),
    unknown,
  }
}

function print({ game, finished, rules, covered, uncovered, uncited, shortened, homeless, unclear, unknown }: Report): void {
  console.log(`${game}: ${rules} rules, ${covered} with a test${finished ? '' : ' (unfinished)'}`)
  if (uncovered.length > 0) console.log(`  without a test: ${uncovered.join(', ')}`)
  if (uncited.length > 0) console.log(`  without a full citation where rules are carried out: ${uncited.join(', ')}`)
  if (homeless.length > 0) console.log(`  chapters without a file of that name: ${homeless.join(', ')}`)
  if (unclear.length > 0) console.log(`  file names that mean the same or nothing: ${unclear.join(', ')}`)
  for (const at of shortened) console.log(`  numbers not written out in full: ${at}`)
  for (const { number, at } of unknown) console.log(`  no such rule: ${number} (${at})`)
}

/** 0 if all is well, 1 if a finished game lacks a test, a citation or a file, or a number is made up, 2 for bad arguments. */
export function main(args: readonly string[]): number {
  const games = readdirSync(join(ROOT, 'packages')).filter((name) => existsSync(rulebookOf(name)))
  let given
  try {
    given = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { json: { type: 'boolean', default: false }, unfinished: { type: 'string', multiple: true, default: [] } },
    })
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`)
    return 2
  }
  const { positionals, values } = given
  const stranger = [...positionals, ...values.unfinished].find((name) => !games.includes(name))
  if (stranger !== undefined) {
    console.error(`no game '${stranger}' has a rules.md; there is ${games.join(', ')}\n${USAGE}`)
    return 2
  }
  const reports = (positionals.length > 0 ? positionals : games).map((game) => reportOn(game, !values.unfinished.includes(game)))
  if (values.json) console.log(JSON.stringify(reports, null, 2))
  else for (const report of reports) print(report)
  const isWrong = ({ finished, uncovered, uncited, shortened, homeless, unclear, unknown }: Report): boolean =>
    unknown.length > 0 || (finished && [uncovered, uncited, shortened, homeless, unclear].some((list) => list.length > 0))
  return reports.some(isWrong) ? 1 : 0
}

if (process.argv[1] === import.meta.filename) process.exitCode = main(process.argv.slice(2))
