import { describe, expect, test } from 'vitest'
import { IllegalChoice, PUBLIC, Table, type AskKind, type Seat } from '../src/index.ts'
import { seedFor } from '../src/conformance/index.ts'
import { contraband, land, letBe, peek, type Contraband, type ContrabandState, type Edition } from './contraband/index.ts'

/** A window in which a seat may change its mind before anything is turned over: three letters in a row, then on. */
const patience: AskKind<ContrabandState, Edition> = {
  rule: 'CB-4',
  offer(_io, _ask, to) {
    to.offer(letBe)
    to.offer(peek)
  },
  answer(ctx, { seat }, choice) {
    const s = ctx.state
    s.gold[seat]++
    if (choice === peek) ctx.show(s.deck[0], 1 << seat)
    ctx.ask({ kind: 'squawk', seat: s.gold[seat] % 3 === 0 ? (seat + 1) % s.seats : seat })
  },
  fallback: () => letBe,
}
const patient: Contraband = { ...contraband, asks: { ...contraband.asks, squawk: patience } }

function atTable(): Table<ContrabandState, Edition> {
  const table = new Table(patient, { seats: 2, seed: seedFor(3) })
  const { turn, hands } = table.state
  table.answer(turn, land(hands[turn][0]))
  return table
}

const undoables = (table: Table<ContrabandState, Edition>): number[] => [0, 1].map((seat) => table.undoable(seat))
const refusedUndo = (table: Table<ContrabandState, Edition>, seat: Seat): string => {
  try {
    table.undo(seat)
  } catch (error) {
    if (error instanceof IllegalChoice) return error.refusal.code
    throw error
  }
  return 'undone'
}

describe('undo', () => {
  test('takes back the own answers, one by one', () => {
    const table = atTable()
    const states = [JSON.stringify(table.state)]
    for (let n = 0; n < 2; n++) {
      table.answer(1, letBe)
      states.push(JSON.stringify(table.state))
    }
    expect(undoables(table)).toEqual([0, 2])
    table.undo(1)
    expect(JSON.stringify(table.state)).toBe(states[1])
    table.undo(1)
    expect(JSON.stringify(table.state)).toBe(states[0])
    expect(table.answers).toHaveLength(1)
    expect(undoables(table)).toEqual([0, 0])
  })

  test('what was answered by itself goes with the own answer before it, and is nothing to take back alone', () => {
    const table = atTable()
    const before = JSON.stringify(table.state)
    table.answer(1, letBe, undefined, false)
    expect(undoables(table)).toEqual([0, 0])
    expect(refusedUndo(table, 1)).toBe('kernel.undoBarrier')
    table.undo(1, 1)
    table.answer(1, letBe)
    table.answer(1, letBe, undefined, false)
    expect(undoables(table)).toEqual([0, 1])
    expect(table.takenBack(1)).toBe(2)
    table.undo(1)
    expect(JSON.stringify(table.state)).toBe(before)
    expect(table.answers).toHaveLength(1)
  })

  test('is for the seat that answered last', () => {
    const table = atTable()
    table.answer(1, letBe)
    const before = JSON.stringify(table.state)
    expect(refusedUndo(table, 0)).toBe('kernel.undoBarrier')
    expect(JSON.stringify(table.state)).toBe(before)
  })

  test('ends where another seat has answered since', () => {
    const table = atTable()
    while (table.state.asks[0].seat === 1) table.answer(1, letBe)
    table.answer(0, letBe)
    expect(undoables(table)).toEqual([1, 0])
    table.undo(0)
    expect(undoables(table)).toEqual([0, 0])
  })

  test('never crosses knowledge', () => {
    const table = atTable()
    table.answer(1, letBe)
    table.answer(1, peek)
    expect(undoables(table)).toEqual([0, 0])
    expect(refusedUndo(table, 1)).toBe('kernel.undoBarrier')
    table.answer(table.state.asks[0].seat, letBe)
    expect(Math.max(...undoables(table))).toBe(1)
  })

  test('never crosses a card that was turned over, nor chance', () => {
    const table = new Table(contraband, { seats: 2, seed: seedFor(3) })
    table.answer(0, land(table.state.hands[0][0]))
    expect(table.undoable(0)).toBe(0)
    table.answer(1, letBe)
    expect(table.undoable(1)).toBe(0)
  })

  test('has nothing to take back before the first answer', () => {
    expect(refusedUndo(new Table(contraband, { seats: 2, seed: seedFor(3) }), 0)).toBe('kernel.nothingToUndo')
  })

  test('takes back nothing sealed: others may have answered since', () => {
    const table = new Table(contraband, { seats: 2, seed: seedFor(3), options: { bids: false, rounds: 1 } })
    while (table.state.sealed === null) {
      const [{ kind, seat }] = table.state.asks
      table.answer(seat, kind === 'squawk' ? letBe : land(table.state.hands[seat][0]))
    }
    table.answer(0, { dial: 1 })
    expect(undoables(table)).toEqual([0, 0])
  })
})

describe('a table', () => {
  test('has an outcome and an outcome in its record only at the end', () => {
    const table = new Table(contraband, { seats: 2, seed: seedFor(3) })
    expect([table.isOver, table.outcome()]).toEqual([false, null])
    expect(table.record()).not.toHaveProperty('outcome')
  })

  test('shows each viewer its own view', () => {
    const table = new Table(contraband, { seats: 2, seed: seedFor(3) })
    expect([table.view(0).sees, table.view(1).sees, table.view(null).sees]).toEqual([0, 1, 'public'])
    expect(table.view(null).known.every((knowers) => (knowers & ~PUBLIC) === 0)).toBe(true)
  })

  test('keeps a refused answer out of the record', () => {
    const table = new Table(contraband, { seats: 2, seed: seedFor(3) })
    expect(() => table.answer(1, peek)).toThrow(/kernel.notAsked/)
    expect(table.answers).toEqual([])
  })
})
