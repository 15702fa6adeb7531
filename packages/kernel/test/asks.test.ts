import { describe, expect, test } from 'vitest'
import {
  answer,
  asks,
  askOf,
  choices,
  copy,
  everyone,
  explain,
  IllegalChoice,
  imagine,
  isOver,
  PUBLIC,
  repeat,
  rng,
  start,
  take,
  view,
  type Seat,
} from '../src/index.ts'
import { seedFor } from '../src/conformance/index.ts'
import {
  again,
  bid,
  contraband,
  dial,
  dialBack,
  land,
  letBe,
  PARROT,
  RUM,
  SILK,
  squawk,
  sure,
  type ContrabandState,
} from './contraband/index.ts'
import { cardOf, given } from './given.ts'

const ask = (s: ContrabandState, seat: Seat) => {
  const posed = askOf(s, seat)
  if (posed === undefined) throw new Error(`seat ${seat} is not asked`)
  return posed
}

/** Everybody leaves the cards as they are until the round is over. */
function playTurns(s: ContrabandState): ContrabandState {
  while (s.sealed === null) {
    const [{ kind, seat }] = s.asks
    answer(contraband, s, seat, kind === 'squawk' ? letBe : land(s.hands[seat][0]))
  }
  return s
}

const HANDS = [
  [RUM, RUM, PARROT],
  [RUM, SILK, PARROT],
  [SILK, SILK, SILK],
]
const waitsFor = (s: ContrabandState): string[] => asks(s).map(({ kind, seat }) => `${kind} ${seat}`)

describe('reactions nest on the agenda', () => {
  test('a landed card resolves after every other seat has let it be', () => {
    const s = given(HANDS)
    answer(contraband, s, 0, land(cardOf(s, 0, RUM)))
    expect(waitsFor(s)).toEqual(['squawk 1'])
    expect(s.agenda.map(({ step }) => step)).toEqual(['pass', 'draw', 'resolve', 'react'])
    answer(contraband, s, 1, letBe)
    expect(waitsFor(s)).toEqual(['squawk 2'])
    answer(contraband, s, 2, letBe)
    expect(s.gold).toEqual([5, 3, 3])
    expect(waitsFor(s)).toEqual(['turn 1'])
  })

  test('a squawk cancels the card and closes its window', () => {
    const s = given(HANDS)
    answer(contraband, s, 0, land(cardOf(s, 0, RUM)))
    answer(contraband, s, 1, squawk(cardOf(s, 1, PARROT)))
    // The squawk has a window of its own, on top of the first.
    expect(waitsFor(s)).toEqual(['squawk 2'])
    answer(contraband, s, 2, letBe)
    answer(contraband, s, 0, letBe)
    expect(s.gold).toEqual([3, 3, 3])
    expect(waitsFor(s)).toEqual(['turn 1'])
  })

  test('a squawk at the squawk lets the card resolve after all', () => {
    const s = given(HANDS)
    answer(contraband, s, 0, land(cardOf(s, 0, RUM)))
    answer(contraband, s, 1, squawk(cardOf(s, 1, PARROT)))
    answer(contraband, s, 2, letBe)
    answer(contraband, s, 0, squawk(cardOf(s, 0, PARROT)))
    answer(contraband, s, 1, letBe)
    answer(contraband, s, 2, letBe)
    // Back in the first window, where seat 2 is still to be asked.
    expect(waitsFor(s)).toEqual(['squawk 2'])
    answer(contraband, s, 2, letBe)
    expect(s.gold).toEqual([5, 3, 3])
  })
})

describe('offers', () => {
  test('list what is legal, and why the rest is not', () => {
    const s = given(HANDS)
    answer(contraband, s, 0, land(cardOf(s, 0, RUM)))
    expect(choices(contraband, s, ask(s, 1))).toEqual([letBe, squawk(cardOf(s, 1, PARROT))])
    const [rum, silk] = [cardOf(s, 1, RUM), cardOf(s, 1, SILK)]
    const refused = [
      { choice: squawk(rum), rule: 'CB-4', code: 'refuse.notAParrot', params: { kind: 'rum' } },
      { choice: squawk(silk), rule: 'CB-4', code: 'refuse.notAParrot', params: { kind: 'silk' } },
    ]
    expect(explain(contraband, s, ask(s, 1))).toEqual(expect.arrayContaining(refused))
    expect(explain(contraband, s, ask(s, 1))).toHaveLength(2)
  })

  test('are the same on the view of the asked seat', () => {
    const s = given(HANDS)
    answer(contraband, s, 0, land(cardOf(s, 0, RUM)))
    const seen = view(contraband, s, 1)
    expect(choices(contraband, seen, ask(s, 1))).toEqual(choices(contraband, s, ask(s, 1)))
    expect(explain(contraband, seen, ask(s, 1))).toEqual(explain(contraband, s, ask(s, 1)))
  })
})

describe('an illegal answer', () => {
  const cases: [what: string, seat: Seat, choice: unknown, code: string, rule: string | null][] = [
    ['that nobody offers', 1, squawk(0), 'kernel.noSuchChoice', null],
    ['of nothing', 1, undefined, 'kernel.noSuchChoice', null],
    ['with a key too many', 1, { letBe: true, and: 1 }, 'kernel.noSuchChoice', null],
    ['to another ask', 1, bid(0), 'kernel.noSuchChoice', null],
    ['of a seat that is not asked', 2, letBe, 'kernel.notAsked', null],
    ['of a seat that does not exist', 7, letBe, 'kernel.notAsked', null],
    ['of no seat', NaN, letBe, 'kernel.notAsked', null],
  ]
  test.each(cases)('%s leaves the state untouched', (_what, seat, choice, code, rule) => {
    const s = given(HANDS)
    answer(contraband, s, 0, land(cardOf(s, 0, RUM)))
    const before = JSON.stringify(s)
    expect(() => answer(contraband, s, seat, choice)).toThrow(IllegalChoice)
    expect(() => answer(contraband, s, seat, choice)).toThrow(expect.objectContaining({ refusal: expect.objectContaining({ code, rule }) }))
    expect(JSON.stringify(s)).toBe(before)
  })

  test('that a rule refuses says which, with the ask', () => {
    const s = given(HANDS)
    answer(contraband, s, 0, land(cardOf(s, 0, RUM)))
    const silk = cardOf(s, 1, SILK)
    expect(() => answer(contraband, s, 1, { squawk: silk })).toThrow(
      expect.objectContaining({
        message: `refuse.notAParrot (CB-4): {"squawk":${silk}}`,
        refusal: { choice: squawk(silk), rule: 'CB-4', code: 'refuse.notAParrot', params: { kind: 'silk' } },
        ask: { kind: 'squawk', seat: 1 },
      }),
    )
  })

  test('of any size or shape has a short message', () => {
    const s = given(HANDS)
    const loop: Record<string, unknown> = {}
    loop.loop = loop
    for (const choice of [loop, 10n, Symbol('x'), 'x'.repeat(1e6), { deep: Array.from({ length: 1e5 }, () => 0) }, () => 1])
      try {
        answer(contraband, s, 0, choice)
        expect.unreachable()
      } catch (error) {
        expect(error).toBeInstanceOf(IllegalChoice)
        expect((error as Error).message.length).toBeLessThan(300)
      }
  })

  test('after the end says that the game is over', () => {
    const s = playTurns(given(HANDS, { bids: false, rounds: 1 }))
    for (const seat of [0, 1, 2]) for (const choice of [dial(1), sure]) answer(contraband, s, seat, choice)
    expect(isOver(s)).toBe(true)
    expect(() => answer(contraband, s, 0, dial(0))).toThrow(/kernel.gameOver/)
  })
})

describe('sealed asks whose answers are collected', () => {
  const bidding = (): ContrabandState => playTurns(given(HANDS))

  test('stay secret until all are in, and are gone afterwards', () => {
    const s = bidding()
    expect(waitsFor(s)).toEqual(['bid 0', 'bid 1', 'bid 2'])
    const gold = [...s.gold]
    answer(contraband, s, 2, bid(3))
    answer(contraband, s, 0, bid(1))
    expect(s.gold).toEqual(gold)
    const emitted = answer(contraband, s, 1, bid(0))
    expect(s.gold).toEqual([gold[0], gold[1], gold[2] + 3])
    expect(emitted.map(({ event }) => event)).toContainEqual({ type: 'bids', bids: [1, 0, 3] })
    expect(s.replies).toEqual([null, null, null])
    expect(s.sealed?.ask).toEqual({ kind: 'dial' })
  })

  test('never show the others who has answered', () => {
    const s = bidding()
    const seenBy = (viewer: Seat | null): string => JSON.stringify(view(contraband, s, viewer))
    const before = [seenBy(0), seenBy(2), seenBy(null)]
    expect(answer(contraband, s, 1, bid(2))).toEqual([])
    expect([seenBy(0), seenBy(2), seenBy(null)]).toEqual(before)
    const own = view(contraband, s, 1)
    expect(own.replies).toEqual([null, bid(2), null])
    expect(askOf(own, 1)).toBeUndefined()
    expect(view(contraband, s, 0).asks).toEqual([
      { kind: 'bid', seat: 0 },
      { kind: 'bid', seat: 1, sealed: true },
      { kind: 'bid', seat: 2, sealed: true },
    ])
  })

  test('are posed again to the others in an imagined world', () => {
    const s = bidding()
    answer(contraband, s, 1, bid(2))
    answer(contraband, s, 2, bid(0))
    const world = imagine(contraband, view(contraband, s, 1), rng(1))
    expect(world.asks).toEqual([
      { kind: 'bid', seat: 0 },
      { kind: 'bid', seat: 2 },
    ])
    expect(world.replies).toEqual([null, bid(2), null])
    answer(contraband, world, 2, bid(1))
    answer(contraband, world, 0, bid(1))
    expect(world.sealed?.ask.kind).toBe('dial')
  })

  test('refuse a second answer', () => {
    const s = bidding()
    answer(contraband, s, 1, bid(2))
    expect(() => answer(contraband, s, 1, bid(0))).toThrow(/kernel.notAsked/)
  })
})

describe('sealed asks that are answered at once', () => {
  const dialling = (): ContrabandState => playTurns(given(HANDS, { bids: false }))

  test('show the others one and the same ask at every stage', () => {
    const s = dialling()
    const before = JSON.stringify(view(contraband, s, 0))
    answer(contraband, s, 1, dial(2))
    expect(waitsFor(s)).toEqual(['dial 0', 'dial 2', 'sure 1'])
    expect(JSON.stringify(view(contraband, s, 0))).toBe(before)
    expect(view(contraband, s, 1).faces[dialBack(s, 1)]).toBe(2)
    expect(view(contraband, s, 1).asks[0]).toEqual({ kind: 'sure', seat: 1 })
  })

  test('may be revised by a back choice, which comes last', () => {
    const s = dialling()
    answer(contraband, s, 1, dial(2))
    expect(choices(contraband, s, ask(s, 1))).toEqual([sure, again])
    answer(contraband, s, 1, again)
    expect(askOf(s, 1)).toEqual({ kind: 'dial', seat: 1 })
    expect(s.faces[dialBack(s, 1)]).toBe(0)
  })

  test('leave an optional ask, which holds up nobody and is gone when all are done', () => {
    const s = dialling()
    for (const choice of [dial(1), sure]) answer(contraband, s, 0, choice)
    expect(askOf(s, 0)).toEqual({ kind: 'hold', seat: 0, optional: true })
    expect(choices(contraband, s, ask(s, 0))).toEqual([again])
    for (const choice of [dial(1), sure]) answer(contraband, s, 1, choice)
    for (const choice of [dial(0), sure]) answer(contraband, s, 2, choice)
    expect(s.sealed).toBeNull()
    expect(waitsFor(s)).toEqual(['turn 0'])
    expect(s.known.slice(-3)).toEqual(repeat(3, PUBLIC | everyone(3)))
  })

  test('may be taken up again from the optional ask while others think', () => {
    const s = dialling()
    for (const choice of [dial(1), sure]) answer(contraband, s, 0, choice)
    expect(s.ready).toEqual([true, false, false])
    answer(contraband, s, 0, again)
    expect(s.ready).toEqual([false, false, false])
    expect(askOf(s, 0)).toEqual({ kind: 'dial', seat: 0 })
  })
})

describe('taking without judging', () => {
  test('leads to the same state as answering', () => {
    const answered = start(contraband, { seats: 3, seed: seedFor(4) })
    const taken = copy(contraband, answered)
    const dice = rng(2)
    while (!isOver(answered)) {
      const posed = taken.asks.find(({ optional }) => optional === undefined)
      if (posed === undefined) throw new Error('a dead end')
      const legal = choices(contraband, taken, posed)
      const choice = legal[dice.below(legal.length)]
      take(contraband, taken, posed, choice)
      answer(contraband, answered, posed.seat, choice)
    }
    expect(taken).toEqual(answered)
  })

  test('a rule that never asks is found out', () => {
    const endless = {
      ...contraband,
      steps: { ...contraband.steps, turn: (ctx: { push(step: { step: string }): void }) => ctx.push({ step: 'turn' }) },
    }
    expect(() => start(endless, { seats: 2, seed: seedFor(1) })).toThrow(/steps without a decision/)
  })
})
