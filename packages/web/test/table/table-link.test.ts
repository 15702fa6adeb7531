import type { ClientMessageInput, ServerMessage } from '@flotilla/protocol'
import { beforeEach, expect, test, vi } from 'vitest'
import { TableLink } from '../../src/table/table-link.ts'

/** What the tab has sent, and the server's side of its line. */
const line = vi.hoisted(() => ({ sent: [] as ClientMessageInput[], tell: (_message: ServerMessage): void => {} }))

vi.mock('../../src/net/socket.ts', () => ({
  socket: {
    send: (message: ClientMessageInput) => line.sent.push(message) > 0,
    listen(hear: typeof line.tell, onLine: (state: 'open') => void) {
      line.tell = hear
      queueMicrotask(() => onLine('open'))
      return () => {}
    },
  },
}))

vi.mock('../../src/settings.ts', () => ({ useSettings: { getState: () => ({ speed: 'normal' }) } }))

const CLAIM = { claim: 'bucket' }
const READY = { ready: true }
const DIAL = { action: 'fire' }

/** Asks this tab for the n-th time, with these choices. */
function asked(n: number, ...choices: object[]): ServerMessage {
  return {
    type: 'update',
    table: 'T',
    seq: n,
    frames: [{ events: [], patch: [] }],
    entry: { seq: n, at: 0, by: 'person' },
    ask: { n, ask: { kind: 'discuss', seat: 0 }, choices: choices.map((choice) => ({ choice, text: { code: 'x' } })) },
  } as unknown as ServerMessage
}

type Answer = Extract<ClientMessageInput, { type: 'answer' }>
const answers = (): Answer[] => line.sent.filter((one) => one.type === 'answer')
const given = (): object[] => answers().map(({ choice }) => choice)
const acknowledge = (k: number): void => line.tell({ type: 'ack', table: 'T', id: answers()[k].id })

let link: TableLink
beforeEach(() => {
  line.sent = []
  link = new TableLink('T')
  line.tell(asked(1, CLAIM, READY))
})

test('what is pressed while an answer is under way is sent after it', () => {
  link.answer(CLAIM)
  line.tell(asked(2, CLAIM, READY))
  link.answer(READY)
  expect(given()).toEqual([CLAIM])
  acknowledge(0)
  expect(given()).toEqual([CLAIM, READY])
  expect(answers()[1].ask).toBe(2)
})

test('the same button pressed twice answers once', () => {
  link.answer(READY)
  link.answer(READY)
  acknowledge(0)
  line.tell(asked(2, READY))
  expect(given()).toEqual([READY])
})

test('several answers go out one by one, each to its own ask', () => {
  link.answer(CLAIM, READY, DIAL)
  acknowledge(0)
  line.tell(asked(2, READY))
  acknowledge(1)
  expect(given()).toEqual([CLAIM, READY])
  line.tell(asked(3, DIAL))
  expect(answers().map(({ ask }) => ask)).toEqual([1, 2, 3])
})

test('an answer that nobody asks for any more is told, and not sent', () => {
  link.answer(CLAIM)
  link.answer(READY)
  line.tell(asked(2, DIAL))
  acknowledge(0)
  expect(given()).toEqual([CLAIM])
  expect(link.store.getState().fault?.code).toBe('web.stale')
})

test('a refusal drops what was to follow', () => {
  link.answer(CLAIM, READY)
  line.tell({ type: 'refused', table: 'T', id: answers()[0].id, error: { code: 'table.staleAsk', message: 'past' } })
  line.tell(asked(2, READY))
  expect(given()).toEqual([CLAIM])
  expect(link.store.getState().fault?.code).toBe('table.staleAsk')
})

test('what a seat has set is as the table tells it, from the first message on', () => {
  const orders = { plans: [], standing: [{ ask: 'discuss', order: 'default' }] }
  line.tell({
    type: 'state',
    table: 'T',
    seq: 1,
    info: { seat: 0 },
    view: {},
    ask: null,
    log: [],
    opening: [],
    clocks: null,
    outcome: null,
    silence: null,
    undo: null,
    orders,
  } as unknown as ServerMessage)
  expect(link.store.getState().seatSettings).toEqual(orders)
  expect(link.store.getState()).not.toHaveProperty('orders')
  line.tell({ type: 'orders', table: 'T', orders: { plans: [], standing: [] }, muted: [] })
  expect(link.store.getState().seatSettings.standing).toEqual([])
})
