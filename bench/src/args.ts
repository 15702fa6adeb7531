import { parseArgs } from 'node:util'
import type { Settings, Suite } from './suite.ts'

/** What was asked for cannot be done; the message says what can. */
export class Usage extends Error {}

export interface Wish extends Settings {
  readonly names: readonly string[]
  readonly json: boolean
  readonly help: boolean
}

const FEWEST_GAMES = 10_000
const SEATS = { min: 2, max: 5 }

export const usage = (suites: Readonly<Record<string, Suite>>): string =>
  [
    'npm run bench -- [suite ...] [--seconds N] [--seats N] [--games N] [--database] [--ref commit] [--json]',
    '',
    ...Object.entries(suites).map(([name, { about }]) => `  ${name.padEnd(10)} ${about}`),
    '',
    '  --seconds N  of processor time for each comparison (8)',
    `  --seats N    ${SEATS.min} to ${SEATS.max} (3)`,
    '  --games N    archive: so many finished games at most (1000000)',
    '  --database   server: the same on PostgreSQL, against SQLite',
    '  --ref COMMIT before: the commit to compare with',
    '  --json       one line for each figure: {"name","value","unit","ratio"}',
  ].join('\n')

/** The command line, checked; without a suite all that do not take minutes. */
export function wishOf(args: readonly string[], suites: Readonly<Record<string, Suite>>): Wish {
  const { values, positionals } = parsed(args)
  const unknown = positionals.find((name) => !Object.hasOwn(suites, name))
  if (unknown !== undefined) throw new Usage(`there is no suite '${unknown}': there is ${Object.keys(suites).join(', ')}`)
  const seconds = Number(values.seconds)
  if (!(seconds > 0 && seconds < 3600)) throw new Usage(`--seconds takes a number above 0 and below 3600, not '${values.seconds}'`)
  const seats = Number(values.seats)
  if (!Number.isInteger(seats) || seats < SEATS.min || seats > SEATS.max)
    throw new Usage(`--seats takes a whole number from ${SEATS.min} to ${SEATS.max}, not '${values.seats}'`)
  const games = Number(values.games)
  if (!Number.isInteger(games) || games < FEWEST_GAMES)
    throw new Usage(`--games takes a whole number from ${FEWEST_GAMES} on, not '${values.games}'`)
  const { database, json, help, ref } = values
  const all = Object.keys(suites).filter((name) => suites[name].needsRef === undefined || ref !== undefined)
  const names = positionals.length === 0 ? all.filter((name) => suites[name].isLong === undefined) : positionals
  const lacking = names.find((name) => !all.includes(name))
  if (lacking !== undefined) throw new Usage(`${lacking} compares with an earlier commit: name it with --ref`)
  return { names, seconds, seats, games, database, json, help, ...(ref === undefined ? {} : { ref }) }
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        seconds: { type: 'string', default: '8' },
        seats: { type: 'string', default: '3' },
        games: { type: 'string', default: '1000000' },
        database: { type: 'boolean', default: false },
        ref: { type: 'string' },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    })
  } catch (error) {
    throw error instanceof TypeError ? new Usage(error.message) : error
  }
}
