import { open, same, type Game, type State } from '@flotilla/kernel'
import { assert, array, boolean, nat, property, record } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { liar } from '../../server/test/liar.ts'
import { Session, type Closing, type Effect, type Entry } from '../src/index.ts'
import { BRISK_MS, WAIT_MS } from '../src/windows.ts'

const START = 50_000
const SECONDS = 20

interface Heard {
  readonly at: number
  readonly to: string
  readonly what: unknown
}

/** A table of three with one server, whose journal takes `latency` for each entry; everybody and a spectator look at it. */
class Table {
  readonly session: Session
  readonly heard: Heard[] = []
  readonly journal: Entry[] = []
  readonly replies: Effect[] = []
  readonly #latency: (entry: Entry) => number
  #inbox: { at: number; id: number; entry: Entry }[] = []
  #wakeAt: number | null = null
  #tags = 0
  now = START

  constructor(game: Game, options: object, latency: (entry: Entry) => number = () => 0, people = 3) {
    this.#latency = latency
    const rules = {
      game,
      opened: open(game, { seats: 3, options, seed: '5'.repeat(64) }),
      clock: { kind: 'none' },
      started: START,
      seats: [0, 1, 2].map((seat) =>
        seat < people ? { person: `p${seat}`, bot: null, away: false } : { person: null, bot: 'mate', away: false },
      ),
    } as const
    this.session = new Session({ rules, absent: 'bot', substitute: 'mate', delay: 0, tag: () => `t${this.#tags++}` }, [], this.now)
    for (const seat of [0, 1, 2]) this.tell({ type: 'join', channel: `c${seat}`, person: `p${seat}` })
    this.tell({ type: 'join', channel: 'c', person: null })
    this.heard.length = 0
  }

  tell(input: Parameters<Session['step']>[0]): void {
    for (const effect of this.session.step(input, this.now)) this.#carryOut(effect)
  }

  #carryOut(effect: Effect): void {
    if (effect.type === 'append') this.#inbox.push({ at: this.now + this.#latency(effect.entry), id: effect.id, entry: effect.entry })
    else if (effect.type === 'wakeAt') this.#wakeAt = effect.at
    else if (effect.type === 'reply' || effect.type === 'refuse') this.replies.push(effect)
    else if (effect.type === 'show') this.heard.push({ at: this.now, to: String(effect.viewer), what: JSON.parse(JSON.stringify(effect)) })
    else if (effect.type === 'changed') this.heard.push({ at: this.now, to: 'all', what: 'changed' })
  }

  pass(ms: number): void {
    const until = this.now + ms
    for (;;) {
      const stored = this.#inbox.toSorted((a, b) => a.at - b.at).at(0)
      const next = Math.min(stored?.at ?? Infinity, this.#wakeAt ?? Infinity)
      if (next > until) break
      this.now = Math.max(this.now, next)
      if (stored !== undefined && stored.at <= this.now) {
        this.#inbox = this.#inbox.filter((one) => one !== stored)
        this.journal.push(stored.entry)
        this.tell({ type: 'appended', id: stored.id })
      } else {
        this.#wakeAt = null
        this.tell({ type: 'time' })
      }
    }
    this.now = until
  }

  answer(seat: number, card: number | null): void {
    const choice = card === null ? { pass: true } : { play: this.hand(seat)[card] }
    this.tell({ type: 'answer', person: `p${seat}`, request: `r${seat}.${this.now}`, choice })
  }

  hand(seat: number): readonly number[] {
    return (this.session.position.game.state as State & { hands: number[][] }).hands[seat]
  }
}

/** When each of the seats answers, if at all, and with which card. */
const plans = record({
  answers: array(record({ answers: boolean(), at: nat(19_000), card: nat(4) }), { minLength: 3, maxLength: 3 }),
  latency: nat(40),
})

describe('a strict window', () => {
  test('nobody hears anything before it closes, and it closes at the same time, whoever answers what and when, however slow the journal', () => {
    assert(
      property(plans, ({ answers, latency }) => {
        const table = new Table(liar, { seconds: SECONDS }, (entry) => (entry.kind === 'close' ? 0 : latency))
        const times = [...new Set(answers.map(({ at }) => at))].toSorted((a, b) => a - b)
        for (const time of times) {
          table.pass(START + time - table.now)
          answers.forEach(({ answers: gives, at, card }, seat) => {
            if (gives && at === time) table.answer(seat, card === 4 ? null : card)
          })
        }
        table.pass(START + SECONDS * 1000 - 1 - table.now)
        expect(table.heard).toEqual([])
        table.pass(1)
        const shown = table.heard.filter(({ what }) => what !== 'changed')
        expect(new Set(shown.map(({ at }) => at))).toEqual(new Set([START + SECONDS * 1000]))
        expect(new Set(shown.map(({ to }) => to))).toEqual(new Set(['0', '1', '2', 'null']))
      }),
      { numRuns: 150, seed: 1 },
    )
  })

  test('a journal that takes 20 ms shows it 20 ms after its end, however many were late', () => {
    for (const late of [0, 1, 2, 3]) {
      const table = new Table(liar, { seconds: SECONDS }, () => 20)
      for (let seat = late; seat < 3; seat++) {
        table.answer(seat, null)
        table.pass(100)
      }
      table.pass(START + SECONDS * 1000 + 19 - table.now)
      expect(table.heard).toEqual([])
      table.pass(1)
      expect(table.heard.length).toBeGreaterThan(0)
      const closing = table.journal.at(-1)
      expect(closing).toMatchObject({ kind: 'close' })
      expect(closing?.given as Closing).toMatchObject({ late: Array.from({ length: late }, (_, seat) => [seat, { pass: true }]) })
    }
  })

  test('answers are acknowledged as held, a second one and an undo are refused alike', () => {
    const table = new Table(liar, { seconds: SECONDS })
    table.answer(0, 1)
    table.pass(10)
    expect(table.replies).toMatchObject([{ type: 'reply', done: { held: true, again: false } }])
    table.answer(0, 2)
    table.tell({ type: 'undo', person: 'p0', request: 'u' })
    expect(table.replies.slice(1)).toMatchObject([{ refusal: { code: 'table.held' } }, { refusal: { code: 'table.held' } }])
    table.pass(10)
    table.tell({ type: 'answer', person: 'p0', request: `r0.${START}`, choice: { pass: true } })
    expect(table.replies.at(-1)).toMatchObject({ type: 'reply', done: { again: true } })
  })

  test('where there is only one person there is none', () => {
    const table = new Table(liar, { seconds: SECONDS }, () => 0, 1)
    expect(table.session.position.window).toBeNull()
  })

  test('it is the same for a game whose copies keep the identity of nothing', () => {
    const copies: Game = { ...(liar as Game), copy: (state) => JSON.parse(JSON.stringify(state)) as State }
    const table = new Table(copies, { seconds: SECONDS })
    table.pass(SECONDS * 1000)
    table.heard.length = 0
    // The bids are sealed: nobody hears of the first two.
    table.answer(0, 0)
    table.pass(1)
    table.answer(1, 0)
    table.pass(1)
    expect(table.heard.map(({ to }) => to)).toEqual(['0', '1'])
    table.answer(2, 0)
    table.pass(1)
    expect(new Set(table.heard.slice(2).map(({ to }) => to))).toEqual(new Set(['0', '1', '2', 'null']))
  })
})

describe('a brisk window', () => {
  const brisk: Game = { ...(liar as Game), pace: () => ({ brisk: true, strict: false, seconds: SECONDS, beat: 4 }) }

  test('ends shortly after its story, answered or not', () => {
    for (const seats of [[], [0, 1, 2]]) {
      const table = new Table(brisk, {})
      for (const seat of seats) table.answer(seat, null)
      table.pass(BRISK_MS - 1)
      expect(table.heard).toEqual([])
      table.pass(1)
      expect(table.heard.length).toBeGreaterThan(0)
    }
  })

  test('whoever waits lengthens it for all, once, and nobody sees who', () => {
    const table = new Table(brisk, {})
    table.pass(1000)
    table.tell({ type: 'wait', person: 'p1', request: 'w' })
    table.pass(0)
    expect(table.heard.map(({ what }) => what)).toEqual(['changed'])
    expect(table.session.clocks(0, table.now)?.left).toBe(WAIT_MS)
    table.tell({ type: 'wait', person: 'p1', request: 'w2' })
    expect(table.replies.at(-1)).toMatchObject({ refusal: { code: 'table.noWait' } })
    table.pass(WAIT_MS - 1)
    expect(table.heard).toHaveLength(1)
    table.pass(1)
    expect(table.heard.length).toBeGreaterThan(1)
  })
})

test('a position never changes: what is played makes another one', () => {
  const table = new Table(liar, { seconds: 1 })
  const before = table.session.position
  const text = JSON.stringify(before)
  table.answer(0, 0)
  table.pass(5000)
  expect(JSON.stringify(before)).toBe(text)
  expect(same(before.game.state, table.session.position.game.state)).toBe(false)
})
