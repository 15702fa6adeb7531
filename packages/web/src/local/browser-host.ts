import { Table, useEdition, type GameRecord } from '@flotilla/kernel'
import { loadGame } from '../lobby/games.ts'
import { loadGameBots } from '../rules/bots.ts'
import { Refusal } from '@flotilla/protocol'
import { cacheWholeSite } from '../net/offline.ts'
import { newTableId, type TableHost } from '../net/table-host.ts'
import { Bots } from './bots.ts'
import { keep, keepPlayed, kept, type KeptTable } from './kept.ts'
import { LocalTable } from './local-table.ts'
import { newSeed } from './open.ts'

const none = (): Refusal => new Refusal(404, { code: 'table.none', message: 'There is no such table in this browser' })

cacheWholeSite()

/** The tables that are open in this tab. */
const open = new Map<string, Promise<LocalTable>>()

function tableAt(id: string): Promise<LocalTable> {
  let known = open.get(id)
  if (known === undefined) {
    open.set(id, (known = read(id)))
    // What could not be read is tried again the next time.
    known.catch(() => open.delete(id))
  }
  return known
}

async function read(id: string): Promise<LocalTable> {
  const table = await kept(id)
  if (table === undefined) throw none()
  const [builtIn, advice] = await Promise.all([loadGame(table), loadGameBots(table.game)])
  if (builtIn === undefined) throw none()
  const game = useEdition(builtIn, table.edition)
  const bots = new Bots(table.edition, advice)
  return new LocalTable(table, {
    now: () => Date.now(),
    begin: ({ seats, options, seed, nonces }) => new Table(game, { seats: seats.length, options, seed, nonces }, builtIn),
    advice,
    think: (...question) => bots.think(...question),
    keep: latest(),
  })
}

/** One writing at a time, and of what waits meanwhile only the last. */
function latest(): (table: KeptTable) => void {
  let next: KeptTable | null = null
  let isWriting = false
  const write = async (): Promise<void> => {
    isWriting = true
    while (next !== null) {
      const table: KeptTable = next
      next = null
      await keepPlayed(table).catch(() => undefined)
    }
    isWriting = false
  }
  return (table) => {
    next = table
    if (!isWriting) void write()
  }
}

const recordOf = ({ table, kept: { seats } }: LocalTable): GameRecord => table.record(seats.map(({ name }) => name))

/** The next leg of its series, or the same crew once more. */
async function playAgain(id: string, sameLuck = false): Promise<string> {
  const { kept: before, table } = await tableAt(id)
  const outcome = table.outcome()
  const { series } = before
  const next = series === undefined || outcome === null || sameLuck ? null : (table.game.series?.next(table.state) ?? null)
  const again: KeptTable = {
    ...before,
    id: newTableId(),
    seed: sameLuck ? before.seed : newSeed(),
    created: Date.now(),
    answers: [],
    from: 0,
    status: 'playing',
    away: [],
    ...(next === null ? {} : { options: next as KeptTable['options'] }),
    ...(series === undefined || outcome === null || next === null
      ? {}
      : { series: { leg: series.leg + 1, before: [...series.before, { table: id, outcome }] } }),
  }
  await keep(again)
  return `/t/${again.id}`
}

/** The tables of this browser: what a server would do, it does by itself. */
export const browserHost: TableHost = {
  listen(id, hear, onLine) {
    let leave: (() => void) | null = null
    let isGone = false
    tableAt(id).then(
      (table) => {
        if (isGone) return
        leave = table.listen(hear)
        onLine('open')
      },
      (error: unknown) => {
        onLine('open')
        hear({ type: 'refused', table: id, error: error instanceof Refusal ? error.fault : none().fault })
      },
    )
    return () => {
      isGone = true
      leave?.()
    }
  },
  send(message) {
    if ('table' in message) void open.get(message.table)?.then((table) => table.hear(message))
  },
  table: async (id) => (await tableAt(id)).info,
  history: async (id) => (await tableAt(id)).history(),
  async record(id) {
    const table = await tableAt(id)
    if (table.kept.status === 'playing' || table.kept.status === 'paused')
      throw new Refusal(409, { code: 'table.notOver', message: 'The record is shown when the game is over' })
    return recordOf(table)
  },
  async studied(id) {
    const table = await tableAt(id)
    return table.kept.branch === undefined ? null : recordOf(table)
  },
  edition: async (id) => (await tableAt(id)).game.edition,
  playAgain,
}
