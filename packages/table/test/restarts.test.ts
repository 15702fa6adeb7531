import { open, type Game } from '@flotilla/kernel'
import { waves } from '@flotilla/waves'
import { describe, expect, test } from 'vitest'
import { liar } from '../../server/test/liar.ts'
import { Session, retold, type Effect, type Entry, type Input, type TableRules } from '../src/index.ts'

// What another session that reads the same journal has to agree on: a server that is started anew, or a second one.

const START = 1_000_000
const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** A server with a journal that answers at once. */
class Server {
  readonly journal: Entry[]
  readonly session: Session
  readonly shown: { readonly seq: number; readonly at: number }[] = []
  now: number
  #wakeAt: number | null = null

  constructor(rules: TableRules, journal: Entry[], now: number) {
    this.journal = journal
    this.now = now
    const options = { rules, absent: 'default', substitute: 'mate', delay: 0, tag: () => `t${this.journal.length + 1}` } as const
    this.session = new Session(options, journal, now)
    this.tell({ type: 'join', channel: 'spectator', person: null })
  }

  tell(input: Input): void {
    for (const effect of this.session.step(input, this.now)) this.#carryOut(effect)
  }

  #carryOut(effect: Effect): void {
    if (effect.type === 'append') {
      this.journal.push(JSON.parse(JSON.stringify(effect.entry)) as Entry)
      this.tell({ type: 'appended', id: effect.id })
    } else if (effect.type === 'wakeAt') this.#wakeAt = effect.at
    else if (effect.type === 'show') this.shown.push({ seq: effect.update.seq, at: effect.update.entry.at })
  }

  pass(ms: number): void {
    const until = this.now + ms
    while (this.#wakeAt !== null && this.#wakeAt <= until) {
      this.now = Math.max(this.now, this.#wakeAt)
      this.#wakeAt = null
      this.tell({ type: 'time' })
    }
    this.now = until
  }
}

const rulesFor = (game: Game, seats: number, clock: TableRules['clock'], options: object = {}): TableRules => ({
  game,
  opened: open(game, { seats, options, seed: '5'.repeat(64) }),
  clock,
  started: START,
  seats: Array.from({ length: seats }, (_, seat) => ({ person: `p${seat}`, bot: null, away: false })),
})

describe('a server that is started anew', () => {
  test('does not count a pause against anybody’s days', () => {
    const rules = rulesFor(waves, 2, { kind: 'slow', hours: 1 }, { first: 0 })
    const first = new Server(rules, [], START)
    first.pass(30 * MINUTE)
    first.tell({ type: 'decide', kind: 'pause', person: 'p0', request: 'pause' })
    first.pass(10 * HOUR)
    first.tell({ type: 'decide', kind: 'resume', person: 'p0', request: 'resume' })
    const second = new Server(rules, first.journal, first.now)
    for (const server of [first, second]) expect(server.session.clocks(0, server.now)?.left).toBe(HOUR)
    second.pass(HOUR - 1)
    expect(second.journal.map(({ kind }) => kind)).toEqual(['pause', 'resume'])
    second.pass(1)
    expect(second.journal.at(-1)).toMatchObject({ kind: 'answer', by: 'clock', seat: 0 })
  })

  test('has shown everything when it was shown, though somebody is a bot by now and nobody hides from anybody', () => {
    const rules = rulesFor(liar, 2, { kind: 'none' }, { seconds: 8, rounds: 3 })
    const first = new Server(rules, [], START)
    first.pass(8000)
    for (const seat of [0, 1]) {
      const { choices } = first.session.shown(seat).ask ?? expect.fail('nobody is asked')
      first.tell({ type: 'answer', person: `p${seat}`, request: `bid${seat}`, choice: choices[0].choice })
      first.pass(1000)
    }
    first.pass(20_000)
    const sitting = { person: null, bot: 'mate', away: false }
    first.tell({ type: 'seat', person: 'p1', request: 'replaced', seat: 1, sitting })
    const told = [...retold(rules, first.journal, { viewer: null, after: 0, upTo: Infinity, byMoments: false })].flatMap(
      (step) => step ?? [],
    )
    expect(first.shown.length).toBeGreaterThanOrEqual(4)
    expect(told.map(({ entry: { seq, at } }) => ({ seq, at }))).toEqual(first.shown)
    expect(new Server(rules, first.journal, first.now).session.position).toEqual(first.session.position)
  })
})
