import { findGame } from '../games.ts'
import { copy, offersOf, rng, start, take, view, type Ask, type Choice, type Signal, type State, type View } from '@flotilla/kernel'
import { describe, expect, test } from 'vitest'
import { Crew, clockOf, Hearing, botById, search, type Bot } from '../../src/index.ts'
import { seedOf } from './positions.ts'

const quests = findGame('quests')
const TEAMS = { mode: 'team2v2', champions: 'random' }
const SEATS = [0, 1, 2, 3]
const CELLS = 91
const KINDS = ['here', 'danger', 'mine', 'course']

interface Moment {
  readonly state: State
  readonly ask: Ask
  readonly seen: View
  readonly choices: readonly Choice[]
}

/** Decisions at sea out of games of two against two. */
function moments(count: number): Moment[] {
  const found: Moment[] = []
  const mate = botById('mate', quests)
  for (let g = 0; found.length < count; g++) {
    const state = start(quests, { seats: 4, seed: seedOf(g), options: TEAMS })
    const crew = new Crew(
      quests,
      SEATS.map(() => mate),
      seedOf(g),
    )
    const dice = rng(g)
    for (let next = crew.next(state); next !== null && found.length < count; next = crew.next(state)) {
      const { legal, count: open } = offersOf(quests, state, next.ask, false)
      if (open > 1 && (next.ask.kind === 'turn' || next.ask.kind === 'voyage') && dice.below(4) === 0)
        found.push({ state: copy(quests, state), ask: next.ask, seen: view(quests, state, next.ask.seat), choices: legal.slice(0, open) })
      take(quests, state, next.ask, next.choice)
    }
  }
  return found
}

/** Everybody signals something; what the own side says follows from `n` alone, what the others say from `other` besides. */
function chatter({ state, ask }: Moment, n: number, other: number): Signal[] {
  return SEATS.flatMap((seat) => {
    const dice = rng(n * 4 + seat + (seat % 2 === ask.seat % 2 ? 0 : 1000 * other))
    return KINDS.slice(0, 3).map((kind) => ({ seat, kind, at: [dice.below(CELLS)] }))
  }).filter(({ seat }) => seat < state.seats)
}

/** What a bot decides when everybody has signalled, and it hears what it may hear. */
function decides(bot: Bot, moment: Moment, signals: readonly Signal[], hears: (hearing: Hearing) => readonly Signal[]): string {
  const { state, ask, seen, choices } = moment
  const hearing = new Hearing(clockOf(quests))
  for (const signal of signals) hearing.note(view(quests, state, null), signal)
  return JSON.stringify(bot.choose(seen, ask, choices, rng(1), hears(hearing)))
}

describe('signals on their way to a bot', () => {
  const all = moments(300)
  const mate = botById('mate', quests)
  const differ = (hears: (moment: Moment, signals: readonly Signal[]) => (hearing: Hearing) => readonly Signal[]): number =>
    all.filter((moment, n) => {
      const [one, two] = [1, 2].map((other) => chatter(moment, n, other))
      return decides(mate, moment, one, hears(moment, one)) !== decides(mate, moment, two, hears(moment, two))
    }).length

  test('what the other side signals changes nothing in 300 positions', () => {
    expect(
      differ(
        ({ seen, ask }) =>
          (hearing) =>
            hearing.by(quests, seen, ask.seat),
      ),
    ).toBe(0)
  })

  test('one that is told what the other side signals is caught', () => {
    const overheard =
      ({ ask }: Moment, signals: readonly Signal[]) =>
      (): Signal[] =>
        // As if the others' signs were a mate's.
        signals.filter(({ seat }) => seat % 2 !== ask.seat % 2).map((signal) => ({ ...signal, seat: (ask.seat + 2) % 4 }))
    expect(differ(overheard)).toBeGreaterThan(10)
  })

  test('what the own side signals is heeded, and is all that is told', () => {
    let heeded = 0
    for (const [n, moment] of all.entries()) {
      const { seen, ask } = moment
      const hearing = new Hearing(clockOf(quests))
      for (const signal of chatter(moment, n, 1)) hearing.note(seen, signal)
      const heard = hearing.by(quests, seen, ask.seat)
      expect(heard.map(({ seat }) => seat)).toEqual([0, 1, 2].map(() => (ask.seat + 2) % 4))
      if (decides(mate, moment, [], () => heard) !== decides(mate, moment, [], () => [])) heeded++
    }
    expect(heeded).toBeGreaterThan(10)
  })

  test('search that has heard something judges the same whatever is hidden', () => {
    for (const [n, moment] of all.filter((_, k) => k % 30 === 0).entries()) {
      const { seen, ask, choices } = moment
      const heard = chatter(moment, n, 1).filter(({ seat }) => seat === (ask.seat + 2) % 4)
      const heeding = { ...quests, advice: quests.advice.team?.withSignals?.(heard) ?? quests.advice }
      const [one, two] = [seen, JSON.parse(JSON.stringify(seen)) as View].map((told) =>
        search(heeding, told, ask, choices, rng(n), { iterations: 8, maxMs: Infinity }),
      )
      expect(two).toEqual(one)
    }
  })
})

describe('a signal is heard', () => {
  const state = start(quests, { seats: 4, seed: seedOf(1), options: TEAMS })
  const seen = view(quests, state, null)
  const here: Signal = { seat: 0, kind: 'here', at: [9] }

  test('as the last of its kind, until it is taken back', () => {
    const hearing = new Hearing(clockOf(quests))
    for (const at of [[9], [10]]) hearing.note(seen, { ...here, at })
    hearing.note(seen, { seat: 0, kind: 'course', at: [1, 2] })
    expect(hearing.by(quests, seen, 2)).toEqual([
      { ...here, at: [10] },
      { seat: 0, kind: 'course', at: [1, 2] },
    ])
    hearing.note(seen, { seat: 0, kind: 'course', at: [] })
    expect(hearing.by(quests, seen, 2)).toEqual([{ ...here, at: [10] }])
    expect(hearing.by(quests, seen, 0)).toEqual([])
  })

  test("until the hearer's next turn is over", () => {
    const hearing = new Hearing(clockOf(quests))
    hearing.note(seen, here)
    const mate = botById('mate', quests)
    const playing = copy(quests, state)
    const crew = new Crew(
      quests,
      SEATS.map(() => mate),
      seedOf(1),
    )
    const turns: boolean[] = []
    let last = -1
    for (let next = crew.next(playing); next !== null && turns.length < 4; next = crew.next(playing)) {
      if (next.ask.kind === 'turn' && next.ask.seat !== last) {
        last = next.ask.seat
        if (last === 2) turns.push(hearing.by(quests, view(quests, playing, 2), 2).length === 1)
      }
      take(quests, playing, next.ask, next.choice)
    }
    expect(turns[0]).toBe(true)
    expect(turns.slice(2)).toEqual([false, false])
  })
})
