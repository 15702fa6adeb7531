import { parseArgs } from 'node:util'
import type { Settings, Suite } from './suite.ts'

/** What was asked for cannot be done; the message says what can. */
export class Usage extends Error {}

export interface Wish extends Settings {
  readonly names: readonly string[]
  readonly json: boolean
  readonly help: boolean
}

const SEATS = { min: 2, max: 5 }

export const usage = (suites: Readonly<Record<string, Suite>>): string =>
  [
    'npm run bench -- [suite ...] [--seconds N] [--seats N] [--database] [--ref commit] [--json]',
    '',
    ...Object.entries(suites).map(([name, { about }]) => `  ${name.padEnd(10)} ${about}`),
    '',
    '  --seconds N  of processor time for each comparison (8)',
    `  --seats N    ${SEATS.min} to ${SEATS.max} (3)`,
    '  --database   server: the same on PostgreSQL, against SQLite',
    '  --ref COMMIT before: the commit to compare with',
    '  --json       one line for each figure: {"name","value","unit","ratio"}',
  ].join('\n')

/** The command line, checked; without a suite all of them. */
export function wishOf(args: readonly string[], suites: Readonly<Record<string, Suite>>): Wish {
  const { values, positionals } = parsed(args)
  const unknown = positionals.find((name) => !Object.hasOwn(suites, name))
  if (unknown !== undefined) throw new Usage(`there is no suite '${unknown}': there is ${Object.keys(suites).join(', ')}`)
  const seconds = Number(values.seconds)
  if (!(seconds > 0 && seconds < 3600)) throw new Usage(`--seconds takes a number above 0 and below 3600, not '${values.seconds}'`)
  const seats = Number(values.seats)
  if (!Number.isInteger(seats) || seats < SEATS.min || seats > SEATS.max)
    throw new Usage(`--seats takes a whole number from ${SEATS.min} to ${SEATS.max}, not '${values.seats}'`)
  const { database, json, help, ref } = values
  const all = Object.keys(suites).filter((name) => suites[name].needsRef === undefined || ref !== undefined)
  const names = positionals.length === 0 ? all : positionals
  const lacking = names.find((name) => !all.includes(name))
  if (lacking !== undefined) throw new Usage(`${lacking} compares with an earlier commit: name it with --ref`)
  return { names, seconds, seats, database, json, help, ...(ref === undefined ? {} : { ref }) }
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        seconds: { type: 'string', default: '8' },
        seats: { type: 'string', default: '3' },
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
