import { gameWithBots } from '@flotilla/games/bots'
import { botById, decide } from '@flotilla/bots'
import { askOf, choices, same, Table, useEdition, type Game, type Seat, type Signal } from '@flotilla/kernel'
import { bottom } from '@flotilla/bottom'
import { quests } from '@flotilla/quests'
import { waves } from '@flotilla/waves'
import type { ServerMessage } from '@flotilla/protocol'
import { expect, test, vi } from 'vitest'
import type { KeptTable } from '../../src/local/kept.ts'
import { LocalTable, type Around } from '../../src/local/local-table.ts'
import { tableFor, type Wanted } from '../../src/local/open.ts'
import type { TableHost } from '../../src/net/table-host.ts'
import { TableLink, type TableState } from '../../src/table/table-link.ts'

vi.mock('../../src/net/socket.ts', () => ({ socket: {} }))
vi.mock('../../src/settings.ts', () => ({ useSettings: { getState: () => ({ speed: 'once' }) } }))

const SEED = '7'.repeat(64)
const WANTED = { undo: 'free', name: 'Ann', seed: SEED } as const

interface Opened {
  readonly link: TableLink
  readonly table: LocalTable
  readonly heard: ServerMessage[]
  readonly state: () => TableState
  /** What each bot that had to think was told of signals. */
  readonly told: (readonly [Seat, readonly Signal[]])[]
  kept: KeptTable
}

/** A table that is played here, and a tab that shows it. The bots answer at once. */
function open(game: Game, wanted: Partial<Wanted> & Pick<Wanted, 'seats'>, again?: KeptTable): Opened {
  const first = again ?? tableFor(game, { ...WANTED, game: game.id, ...wanted })
  const heard: ServerMessage[] = []
  const told: Opened['told'] = []
  const around: Around = {
    now: () => 1,
    advice: gameWithBots(game),
    begin: ({ seats, options, seed, nonces, edition }) =>
      new Table(useEdition(game, edition), { seats: seats.length, options, seed, nonces }, game),
    think(bot, at, ask, heard) {
      told.push([ask.seat, heard])
      const { among, at: chosen, points } = decide(botById(bot, gameWithBots(at.game)), at.game, at.view(ask.seat), ask, told.length, heard)
      return Promise.resolve({ choice: among[chosen], points })
    },
    keep: (next) => void (opened.kept = next),
  }
  const table = new LocalTable(first, around)
  const shore = {
    listen(_id, hear, onLine) {
      const unlisten = table.listen((message) => {
        // As a line would: nothing that is shown is the table's own.
        const plain = JSON.parse(JSON.stringify(message)) as ServerMessage
        heard.push(plain)
        hear(plain)
      })
      queueMicrotask(() => onLine('open'))
      return unlisten
    },
    send: (message) => table.hear(message),
  } as Pick<TableHost, 'listen' | 'send'> as TableHost
  const link = new TableLink(first.id, shore)
  const opened: Opened = { link, table, heard, state: () => link.store.getState(), told, kept: first }
  return opened
}

const settled = (): Promise<void> => new Promise((done) => setTimeout(done))

/** Answers whatever is asked here, with the choice that `pick` takes, until nothing is or so many answers were given. */
async function playOn(one: Opened, most: number, pick = (n: number): number => n % 3): Promise<void> {
  for (let n = 0; n < most; n++) {
    await settled()
    const { ask } = one.state()
    if (ask === null) return
    const own = ask.choices.filter(({ back }) => back !== true)
    one.link.answer(own[pick(n) % own.length].choice as object)
  }
  await settled()
}

const game: Game = waves

test('a whole game against bots: what is shown is what the seat may see, and its record can be replayed', async () => {
  const one = open(game, { seats: [null, 'random', 'random'] })
  await playOn(one, 400)
  const { state, table } = one
  expect(state().outcome).toEqual(JSON.parse(JSON.stringify(table.table.outcome())))
  expect(state().info?.status).toBe('over')
  expect(state().view).toEqual(JSON.parse(JSON.stringify(table.table.view(0))))
  expect(state().log.map(({ seq }) => seq)).toEqual(state().log.map((_, k) => k + 1))
  // Kept and opened again it is the same.
  const again = open(game, { seats: [] }, one.kept)
  await settled()
  expect(again.state().view).toEqual(state().view)
  expect(again.state().outcome).toEqual(state().outcome)
  const { steps } = table.history()
  expect(steps.flatMap(({ frames }) => frames.flatMap(({ events }) => events))).toHaveLength(
    state().log.flatMap(({ events }) => events).length,
  )
})

test('nothing that a seat may not see is ever told', async () => {
  const one = open(game, { seats: [null, 'random', 'random'] })
  await playOn(one, 12)
  expect(one.heard.some((message) => message.type === 'update')).toBe(true)
  expect(JSON.stringify(one.heard)).not.toContain(SEED)
  for (const message of one.heard) if (message.type === 'state') expect(message.view).toMatchObject({ sees: 0, seed: '' })
})

test('taking back without limit leads through everything that was decided here, also past dice', async () => {
  const one = open(game, { seats: [null, 'random', 'random'] })
  await settled()
  const first = one.state().view
  await playOn(one, 9)
  expect(one.state().undo).toBe(9)
  const eighth = one.table.kept.answers.filter(({ by }) => by === 'person').length
  one.link.request({ type: 'undo' })
  await settled()
  expect(one.table.kept.answers.filter(({ by }) => by === 'person')).toHaveLength(eighth - 1)
  while (one.state().undo > 0) {
    one.link.request({ type: 'undo' })
    await settled()
  }
  expect(one.state().view).toEqual(first)
  expect(one.state().log.length).toBe(one.state().seq)
  // The same ask can be answered again.
  await playOn(one, 3)
  expect(one.state().undo).toBe(3)
  expect(one.state().fault).toBeNull()
})

test('as the rules of a table allow it, dice bar the way back', async () => {
  const one = open(game, { seats: [null, 'random', 'random'], undo: 'rules' })
  await playOn(one, 9)
  expect(one.state().undo).toBe(one.table.table.undoable(0))
  const off = open(game, { seats: [null, 'random'], undo: 'off' })
  await playOn(off, 2)
  off.link.request({ type: 'undo' })
  await settled()
  expect(off.state().fault?.code).toBe('undo.off')
})

test('all seats by hand: it is always seen with the eyes of whoever is asked', async () => {
  const one = open(game, { seats: [null, null, null] })
  const seen = new Set<number>()
  for (let n = 0; n < 60; n++) {
    await settled()
    const { ask, info, view } = one.state()
    if (ask === null || info?.seat == null) break
    seen.add(info.seat)
    expect(view).toEqual(JSON.parse(JSON.stringify(one.table.table.view(info.seat))))
    expect(askOf(one.table.table.state, info.seat)?.kind).toBe(ask.kind)
    expect(one.state().story.recap).toBeNull()
    one.link.answer(ask.choices[n % ask.choices.length].choice as object)
  }
  expect(seen).toEqual(new Set([0, 1, 2]))
  expect(one.state().fault).toBeNull()
})

test('what is not legal is refused with its rule, and an answer to what is past as well', async () => {
  const one = open(game, { seats: [null, 'random'] })
  await settled()
  const refused = one.state().ask?.refusals[0]
  const before = one.table.kept.answers.length
  const message = {
    type: 'answer',
    table: one.kept.id,
    id: 'a',
    choice: (refused?.choice ?? { no: 1 }) as Record<string, unknown>,
  } as const
  one.table.hear(message)
  expect(one.state().fault?.code).toBe(refused?.code ?? 'kernel.noSuchChoice')
  one.table.hear({ ...message, id: 'b', ask: 0 })
  expect(one.state().fault?.code).toBe('table.staleAsk')
  expect(one.table.kept.answers).toHaveLength(before)
})

test('orders are carried out, a bot plays for whoever is away, and a game can be paused and ended', async () => {
  const one = open(bottom, { seats: [null, 'random'] })
  await settled()
  one.link.request({ type: 'orders', orders: { plans: [], standing: [{ ask: '*', order: 'only' }] } })
  await playOn(one, 40)
  for (const { seat, by } of one.kept.answers) if (seat === 0) expect(['person', 'order']).toContain(by)
  one.link.request({ type: 'vote', kind: 'pause', yes: true })
  await settled()
  expect(one.state().info?.status).toBe('paused')
  expect(one.state().ask).toBeNull()
  one.link.request({ type: 'vote', kind: 'resume', yes: true })
  await settled()
  expect(one.state().ask).not.toBeNull()
  one.link.request({ type: 'away', away: true })
  await settled()
  await settled()
  expect(one.kept.answers.some(({ seat, by }) => seat === 0 && by === 'bot')).toBe(true)
  one.link.close()
  const left = one.kept.answers.length
  await settled()
  expect(one.kept.answers.length - left).toBeLessThanOrEqual(1)
})

test('a game goes on from a moment of another, and what was played there cannot be taken back', async () => {
  const before = open(game, { seats: [null, 'random', 'random'] })
  await playOn(before, 8)
  const answers = before.kept.answers.slice(0, 10)
  const branch = {
    ...before.kept,
    id: 'here-branch',
    seats: before.kept.seats.map(({ name }) => ({ name })),
    answers,
    from: answers.length,
  }
  const one = open(game, { seats: [] }, branch)
  await settled()
  expect(one.state().undo).toBe(0)
  await playOn(one, 4)
  expect(one.kept.answers.length).toBe(answers.length + 4)
  expect(one.kept.answers.slice(0, answers.length)).toEqual(answers)
  while (one.state().undo > 0) {
    one.link.request({ type: 'undo' })
    await settled()
  }
  expect(one.kept.answers).toEqual(answers)
})

test('the same seed is the same luck', () => {
  const [a, b] = [open(game, { seats: [null, 'random'] }), open(game, { seats: [null, 'random'] })]
  const first = (one: Opened): object[] => choices(one.table.game, one.table.table.state, one.table.table.state.asks[0])
  expect(same(a.table.table.view(0), b.table.table.view(0))).toBe(true)
  expect(first(a)).toEqual(first(b))
})

const afloat = quests as unknown as Game

test('bot mates hear what is pointed out to the side and point out their own; rivals neither', async () => {
  const one = open(afloat, { game: 'quests', seats: [null, 'mate', 'mate', 'mate'], options: { mode: 'team2v2', champions: 'random' } })
  await settled()
  one.table.hear({ type: 'signal', table: one.kept.id, id: 'a', kind: 'here', at: [9] })
  await playOn(one, 60, () => 0)
  const signals = one.heard.flatMap((message) => (message.type === 'signal' ? [message.signal] : []))
  expect(signals).toContainEqual({ seat: 0, kind: 'here', at: [9] })
  expect(signals.some(({ seat, kind }) => seat === 2 && kind === 'course')).toBe(true)
  expect(signals.every(({ seat }) => seat % 2 === 0)).toBe(true)
  expect(one.told.some(([seat, heard]) => seat === 2 && heard.some(({ kind }) => kind === 'here'))).toBe(true)
  for (const [seat, heard] of one.told) expect(heard.every((signal) => signal.seat % 2 === seat % 2 && signal.seat !== seat)).toBe(true)
})

test('where everybody plays alone there is nobody to signal to', async () => {
  const one = open(afloat, { game: 'quests', seats: [null, 'mate'], options: { champions: 'random' } })
  await settled()
  one.table.hear({ type: 'signal', table: one.kept.id, id: 'a', kind: 'here', at: [9] })
  expect(one.heard.at(-1)).toMatchObject({ type: 'refused', error: { code: 'talk.alone' } })
})
