import { existsSync, readFileSync } from 'node:fs'
import { BadInput, nearest } from '@flotilla/kernel'
import type { Limits } from '@flotilla/protocol'
import { z } from 'zod'

const truth = z.union([z.boolean(), z.stringbool()], 'expected true or false')
/** A whole number, as such or as digits: nothing else is taken for one. */
function count(least: number, most: number) {
  const expected = `expected a whole number from ${least} to ${most}`
  const digits = z
    .string()
    .regex(/^\d+$/)
    .transform((given) => Number(given))
  return z.union([z.number(), digits], expected).pipe(z.number().int(expected).min(least, expected).max(most, expected))
}

interface Setting {
  readonly schema: z.ZodType
  readonly env: string
  readonly help: string
  /** Not shown by `flotilla config`. */
  readonly secret?: true
}

const setting = <S extends Setting>(one: S): S => one

/** Everything that can be set. Flags are named like the settings, with dashes. */
export const SETTINGS = {
  port: setting({ schema: count(0, 65_535).default(8080), env: 'PORT', help: 'port to listen on (0: any free one)' }),
  host: setting({ schema: z.string().default('0.0.0.0'), env: 'HOST', help: 'address to listen on' }),
  data: setting({ schema: z.string().min(1).default('./data'), env: 'FLOTILLA_DATA', help: 'folder of the SQLite database' }),
  database: setting({
    schema: z
      .string()
      .regex(/^postgres(ql)?:\/\//, 'must be a postgres:// address')
      .optional(),
    env: 'DATABASE_URL',
    help: 'PostgreSQL address; without it SQLite is used',
    secret: true,
  }),
  bus: setting({
    schema: z
      .string()
      .regex(/^(nats|tls):\/\//, 'must be a nats:// address')
      .optional(),
    env: 'FLOTILLA_BUS',
    help: 'NATS address by which servers tell each other what has changed; without it they use PostgreSQL',
    secret: true,
  }),
  origins: setting({
    schema: z
      .union([z.array(z.string()), z.string().transform((list) => list.split(',').map((one) => one.trim()))])
      .pipe(z.array(z.url('expected addresses like https://example.org')))
      .default([]),
    env: 'FLOTILLA_ORIGINS',
    help: 'other origins whose pages may use this server, separated by commas',
  }),
  trustProxy: setting({
    schema: z
      .union([truth, count(0, 10)])
      .transform(Number)
      .default(0),
    env: 'FLOTILLA_TRUST_PROXY',
    help: 'believe the X-Forwarded headers of the proxy in front; a number, where there are several one behind the other',
  }),
  metrics: setting({ schema: truth.default(false), env: 'FLOTILLA_METRICS', help: 'serve Prometheus metrics at /metrics' }),
  metricsToken: setting({
    schema: z.string().min(16, 'expected at least 16 characters').optional(),
    env: 'FLOTILLA_METRICS_TOKEN',
    help: "token (Bearer) by which /metrics may be read; without it only by the operator's key",
    secret: true,
  }),
  log: setting({
    schema: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
    env: 'FLOTILLA_LOG',
    help: 'how much to log, as JSON lines on standard error',
  }),
  rate: setting({
    schema: count(1, 1e9).default(600),
    env: 'FLOTILLA_RATE',
    help: 'HTTP requests a minute from one address; of files that pages load, twenty times as many',
  }),
  work: setting({
    schema: count(10, 1e9).default(1200),
    env: 'FLOTILLA_WORK',
    help: 'work a minute for one person, in units of about half a millisecond: each request and message has its price',
  }),
  entryRate: setting({
    schema: count(1, 1e9).default(20),
    env: 'FLOTILLA_ENTRY_RATE',
    help: 'tries a minute to sign in, from one address',
  }),
  guestRate: setting({
    schema: count(1, 1e9).default(200),
    env: 'FLOTILLA_GUEST_RATE',
    help: 'new guests an hour from one address',
  }),
  smtp: setting({
    schema: z
      .string()
      .regex(/^smtps?:\/\//, 'must be an smtp:// or smtps:// address')
      .optional(),
    env: 'FLOTILLA_SMTP',
    help: 'SMTP server for mail, with user and password; without it no mail is sent',
    secret: true,
  }),
  mailFrom: setting({
    schema: z.string().min(3).default('Flotilla <flotilla@localhost>'),
    env: 'FLOTILLA_MAIL_FROM',
    help: 'sender of mails',
  }),
  address: setting({
    schema: z.url('expected an address like https://example.org').default('http://localhost:8080'),
    env: 'FLOTILLA_ADDRESS',
    help: 'the address people know this server by, for the links in alerts',
  }),
  contact: setting({
    schema: z
      .string()
      .regex(/^(mailto:|https:)/, 'must be a mailto: or https: address')
      .default('mailto:flotilla@localhost.localdomain'),
    env: 'FLOTILLA_CONTACT',
    help: 'whom a push service may ask about this server',
  }),
  privateHooks: setting({
    schema: truth.default(false),
    env: 'FLOTILLA_PRIVATE_HOOKS',
    help: "let people's webhooks lead into this server's own network",
  }),
  socketRate: setting({ schema: count(1, 1e9).default(30), env: 'FLOTILLA_SOCKET_RATE', help: 'messages a second from one socket' }),
  channels: setting({
    schema: count(1, 1e6).default(50),
    env: 'FLOTILLA_CHANNELS',
    help: 'sockets and streams that one person, or one address without a name, may have open',
  }),
  addressPeople: setting({
    schema: count(1, 1e6).default(10),
    env: 'FLOTILLA_ADDRESS_PEOPLE',
    help: 'as much as so many people may have may be open from one address in all: sockets, streams and tables',
  }),
  openTables: setting({
    schema: count(1, 1e6).default(20),
    env: 'FLOTILLA_OPEN_TABLES',
    help: 'tables that one person may have waiting for players',
  }),
  botTables: setting({
    schema: count(1, 1e6).default(20),
    env: 'FLOTILLA_BOT_TABLES',
    help: 'games with bots that one person may have going as their host',
  }),
  publicTables: setting({
    schema: count(0, 1e6).default(5),
    env: 'FLOTILLA_PUBLIC_TABLES',
    help: 'tables that one person may have in the public list',
  }),
  keepOpen: setting({
    schema: count(0, 36_500).default(30),
    env: 'FLOTILLA_KEEP_OPEN',
    help: 'days after which a table that never began is deleted (0: never)',
  }),
  keepEnded: setting({
    schema: count(0, 36_500).default(365),
    env: 'FLOTILLA_KEEP_ENDED',
    help: 'days after which a game that was ended early is deleted (0: never)',
  }),
  keepOver: setting({
    schema: count(0, 36_500).default(0),
    env: 'FLOTILLA_KEEP_OVER',
    help: 'days after which a game that was played to its end is deleted (0: never)',
  }),
  keepSessions: setting({
    schema: count(0, 36_500).default(400),
    env: 'FLOTILLA_KEEP_SESSIONS',
    help: 'days without a visit after which a session ends (0: never)',
  }),
  keepGuests: setting({
    schema: count(0, 36_500).default(30),
    env: 'FLOTILLA_KEEP_GUESTS',
    help: 'days after which a guest is deleted who has neither tables nor a way to come back (0: never)',
  }),
  closeWithin: setting({
    schema: count(0, 3600).default(10),
    env: 'FLOTILLA_CLOSE_WITHIN',
    help: 'seconds for what is under way when the server is told to end',
  }),
  drainDelay: setting({
    schema: count(0, 3600).default(5),
    env: 'FLOTILLA_DRAIN_DELAY',
    help: 'seconds that a draining server gives load balancers to notice, before it asks people to come again',
  }),
  drainWithin: setting({
    schema: count(0, 1e6).default(3600),
    env: 'FLOTILLA_DRAIN_WITHIN',
    help: 'seconds after which a draining server leaves in any case',
  }),
  games: setting({
    schema: z.union([z.array(z.string()), z.string().transform((list) => list.split(',').map((one) => one.trim()))]).default([]),
    env: 'FLOTILLA_GAMES',
    help: 'games that are not ours, by the folders or names of their packages, separated by commas',
  }),
  botThreads: setting({ schema: count(1, 256).default(1), env: 'FLOTILLA_BOT_THREADS', help: 'threads in which bots think' }),
  botPause: setting({
    schema: count(0, 60_000).default(900),
    env: 'FLOTILLA_BOT_PAUSE',
    help: 'milliseconds that bots take for the hardest decisions, less for others (0: no longer than they think)',
  }),
  cachedTables: setting({
    schema: count(1, 1e7).default(500),
    env: 'FLOTILLA_CACHED_TABLES',
    help: 'tables that stay in memory when nobody looks at them',
  }),
} as const

export type SettingName = keyof typeof SETTINGS
/** Every setting of the server with its value. */
export type Config = { readonly [N in SettingName]: z.output<(typeof SETTINGS)[N]['schema']> }

/** What one person may have, unless an administrator says otherwise. */
export const limitsOf = ({ openTables, botTables, publicTables, addressPeople }: Config): Limits => ({
  openTables,
  botTables,
  publicTables,
  addressPeople,
})

export interface Origin {
  readonly name: SettingName
  readonly value: unknown
  readonly from: string
  readonly secret: boolean
}

/** Where settings come from: flags, environment and file. */
export interface Sources {
  /** By setting name; undefined where not given. */
  readonly flags?: Readonly<Record<string, unknown>> | undefined
  readonly env?: Readonly<Record<string, string | undefined>>
  /** Path of the configuration file; `flotilla.config.json` is used if it is there. */
  readonly file?: string | undefined
}

const DEFAULT_FILE = 'flotilla.config.json'

export const flagOf = (name: string): string => `--${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

function readFile(path: string | undefined): { path: string; values: Record<string, unknown> } | null {
  const file = path ?? DEFAULT_FILE
  if (path === undefined && !existsSync(file)) return null
  let values: unknown
  try {
    values = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new BadInput('config', `the configuration file ${file} cannot be read: ${(error as Error).message}`)
  }
  if (typeof values !== 'object' || values === null || Array.isArray(values))
    throw new BadInput('config', `${file} must hold a JSON object`)
  for (const key of Object.keys(values)) {
    if (key in SETTINGS) continue
    const meant = nearest(key, Object.keys(SETTINGS))
    throw new BadInput(key, `${file}: there is no setting '${key}'${meant === undefined ? '' : `; did you mean '${meant}'?`}`)
  }
  return { path: file, values: values as Record<string, unknown> }
}

/** Variables that are not settings of the server: its file's place, what programs as bots may take, and the proxy's site. */
const OTHERS = ['FLOTILLA_CONFIG', 'FLOTILLA_EXEC_MS', 'FLOTILLA_EXEC_MEMORY', 'FLOTILLA_SITE', 'FLOTILLA_CONFORMANCE_SCALE']

const PREFIX = 'FLOTILLA_'

/** Variables that look like settings and are none, each in a sentence. */
export function unknownVariables(env: Readonly<Record<string, string | undefined>> = process.env): string[] {
  const all = [...Object.values(SETTINGS).map(({ env: variable }): string => variable), ...OTHERS]
  const known = all.flatMap((name) => (name.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : []))
  return Object.keys(env)
    .filter((name) => name.startsWith(PREFIX) && !all.includes(name))
    .map((name) => {
      const meant = nearest(name.slice(PREFIX.length), known)
      return `${name} is no setting${meant === undefined ? '' : `; did you mean ${PREFIX}${meant}?`}`
    })
}

/** Flag over environment over file over default; every value with where it came from. */
export function readConfig({ flags = {}, env = process.env, file }: Sources): { config: Config; origins: Origin[] } {
  const fromFile = readFile(file ?? env.FLOTILLA_CONFIG)
  const config: Record<string, unknown> = {}
  const origins = (Object.keys(SETTINGS) as SettingName[]).map((name): Origin => {
    const { schema, env: variable, ...rest } = SETTINGS[name]
    const sources: [string, unknown][] = [
      [`flag ${flagOf(name)}`, flags[name]],
      [`environment ${variable}`, env[variable] === '' ? undefined : env[variable]],
      [`file ${fromFile?.path ?? ''}`, fromFile?.values[name]],
      ['default', undefined],
    ]
    const [from, given] = sources.find(([, value]) => value !== undefined) ?? ['default', undefined]
    const parsed = schema.safeParse(given)
    if (!parsed.success) throw new BadInput(name, `${from}: ${name}: ${parsed.error.issues[0].message}`)
    config[name] = parsed.data
    return { name, value: parsed.data, from, secret: 'secret' in rest }
  })
  return { config: config as Config, origins }
}
