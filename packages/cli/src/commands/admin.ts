import { BadInput } from '@flotilla/kernel'
import type { Namesake, Moderation } from '@flotilla/server'
import { spelledOut } from '@flotilla/protocol'
import type { Command } from 'commander'
import type { Terminal } from '../terminal.ts'
import { settingsOf, withSettings } from './serve.ts'
import { onStorage, WHERE, type Server } from './storage.ts'

type Flags = Parameters<typeof settingsOf>[0]
interface Ruled extends Flags {
  readonly reason: string
  readonly hours?: string
}

const day = (time: number | null): string => (time === null ? 'never' : new Date(time).toISOString().slice(0, 16).replace('T', ' '))

const KEPT = { passkey: 'kept by a passkey', otherwise: 'kept without a passkey', none: 'not kept' } as const

/** What tells namesakes apart. */
const lineOf = ({ id, name, kind, created, seen, kept }: Namesake): string =>
  [id, spelledOut(name), kind, `since ${day(created)}`, KEPT[kept ?? 'none'], `last seen ${day(seen)}`].join('  ')

function whyNotOne({ length }: readonly Namesake[]): string {
  if (length === 0) return 'nobody is called that'
  return length === 1 ? 'no passkey keeps this name, so it may be anybody: give the id' : 'several people are called that: give the id'
}

/** The host's word on their own machine: who may administrate, and what they could do in the browser. */
export function admin(program: Command, terminal: Terminal): void {
  const group = program.command('admin').description('keep order: administrators, people, reports, an announcement')
  const add = (name: string, description: string): Command => withSettings(group.command(name).description(description), WHERE)
  const work = (flags: Flags, what: (order: Moderation, server: Server) => Promise<string>): Promise<void> =>
    onStorage(flags, true, async (storage, server) => {
      const tables = new server.Tables(storage)
      const order = new server.Moderation({
        storage,
        tables,
        now: Date.now,
        expel: () => Promise.resolve(),
        online: () => 0,
        limits: server.limitsOf(settingsOf(flags).config),
      })
      terminal.write(`${await what(order, server)}\n`)
    })
  /** Anybody can call themselves anything: a name means somebody only where nobody else has it and a passkey keeps it. */
  const person = async (order: Moderation, server: Server, named: string): Promise<{ id: string; name: string }> => {
    const found = await order.namesakes(named)
    const one = server.onlyOne(found, named)
    if (one !== null) return { id: one.id, name: spelledOut(one.name) }
    throw new BadInput('person', [`${spelledOut(named)}: ${whyNotOne(found)}`, ...found.map(lineOf)].join('\n  '))
  }

  add('appoint <person>', 'let somebody administrate in the browser (by id; or by a name that nobody else has and a passkey keeps)').action(
    (named: string, flags: Flags) =>
      work(flags, async (order, server) => {
        const { id, name } = await person(order, server, named)
        await order.appoint(id, true)
        return `${name} administrates now: at /host, after signing in by passkey or recovery words`
      }),
  )
  add('dismiss <person>', 'take that back').action((named: string, flags: Flags) =>
    work(flags, async (order, server) => {
      const { id, name } = await person(order, server, named)
      await order.appoint(id, false)
      return `${name} does not administrate any more`
    }),
  )
  add('now', 'how things stand').action((flags: Flags) =>
    work(flags, async (order) => {
      const { people, tables, reports, announcement } = await order.now()
      const lines = [
        `${people} people, ${reports} open reports`,
        `tables: ${tables.open} open, ${tables.playing} playing, ${tables.finished} finished`,
      ]
      return [...lines, ...(announcement === '' ? [] : [`announcement: ${spelledOut(announcement)}`])].join('\n')
    }),
  )
  add('find <name>', 'people by name').action((name: string, flags: Flags) =>
    work(flags, async (order) => {
      const found = await order.find(name)
      const line = ({ person: one, rulings }: (typeof found)[number]): string =>
        [one.id, one.name, ...rulings.map(({ kind, reason }) => `${kind} (${reason})`)].map(spelledOut).join('  ')
      return found.length === 0 ? 'nobody' : found.map(line).join('\n')
    }),
  )
  for (const kind of ['mute', 'suspend', 'ban'] as const)
    add(
      `${kind} <person>`,
      { mute: 'let somebody play, but not talk', suspend: 'keep somebody out for a while', ban: 'keep somebody out' }[kind],
    )
      .requiredOption('--reason <words>', 'what the person is told')
      .option('--hours <n>', 'for so long; for ever without it')
      .action((named: string, flags: Ruled) =>
        work(flags, async (order, server) => {
          const hours = flags.hours === undefined ? undefined : Number(flags.hours)
          if (hours !== undefined && !(hours > 0)) throw new BadInput('hours', '--hours must be a number above 0')
          const { id, name } = await person(order, server, named)
          await order.rule('host', id, kind, flags.reason, hours)
          return `${kind}: ${name}`
        }),
      )
  add('pardon <person>', 'take back whatever was decided about somebody').action((named: string, flags: Flags) =>
    work(flags, async (order, server) => {
      const { id, name } = await person(order, server, named)
      for (const { kind } of (await order.rulings()).filter((one) => one.person === id)) await order.pardon('host', id, kind)
      return `pardoned: ${name}`
    }),
  )
  add('reports', 'what people reported, with its context').action((flags: Flags) =>
    work(flags, async (order) => {
      const open = (await order.reports()).filter(({ handled }) => handled === null)
      const told = open.map(({ id, name, why, talk }) =>
        [`${id}  about ${name}: ${why}`, ...talk.map((said) => `  ${said.meant ? '>' : ' '} ${said.name}: ${said.text}`)]
          .map(spelledOut)
          .join('\n'),
      )
      return told.length === 0 ? 'no open reports' : told.join('\n\n')
    }),
  )
  add('announce <text>', 'tell everybody something; an empty text takes it away').action((text: string, flags: Flags) =>
    work(flags, async (order) => {
      await order.announce('host', text)
      return text === '' ? 'the announcement is gone' : `announced: ${spelledOut(text)}`
    }),
  )
  add('audit', 'what administrators did').action((flags: Flags) =>
    work(flags, async (order) => {
      const deeds = await order.deeds()
      return deeds.length === 0
        ? 'nothing'
        : deeds
            .map((one) =>
              [new Date(one.at).toISOString(), one.byName || one.by, one.what, one.aboutName || one.about, one.details]
                .map(spelledOut)
                .join('  '),
            )
            .join('\n')
    }),
  )
}
