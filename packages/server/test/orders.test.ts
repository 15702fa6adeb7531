import { gameWithBots } from '@flotilla/games/bots'
import { bottom } from '@flotilla/bottom'
import { Crew, botById } from '@flotilla/bots'
import { Table, readCtx, onlyChoice, type Ask, type Game } from '@flotilla/kernel'
import { BY_ITSELF, USUAL_ORDERS, type SeatSettings, type StandingOrder } from '@flotilla/protocol'
import { beforeAll, describe, expect, test } from 'vitest'
import { autoAnswer, ordersAt } from '@flotilla/table'

const game = bottom as unknown as Game
const seed = '07'.repeat(32)

/** Mates play until somebody is asked whether a played card of this worth goes back. */
function barred(least: number, most: number): { table: Table; ask: Ask; stake: number } {
  const table = new Table(game, { seats: 3, seed, options: {} })
  const crew = new Crew(
    game,
    [0, 1, 2].map(() => botById('mate', gameWithBots(game))),
    seed,
  )
  for (let next = crew.next(table.state); next !== null; next = crew.next(table.state)) {
    const { ask, choice } = next
    const stake = game.asks[ask.kind].stake?.(readCtx(game, table.state), ask) ?? -1
    if (ask.kind === 'react.bar' && stake >= least && stake <= most) return { table, ask, stake }
    table.answer(ask.seat, choice)
  }
  throw new Error('the bar was never asked')
}

const ordered = ({ table, ask }: { table: Table; ask: Ask }, ...standing: StandingOrder[]): object | null => {
  const orders: SeatSettings = { plans: [], standing }
  return autoAnswer(table, ask, orders)?.choice ?? null
}

describe('standing orders', () => {
  let cheap: ReturnType<typeof barred>
  let dear: ReturnType<typeof barred>
  beforeAll(() => {
    cheap = barred(0, 3)
    dear = barred(4, 20)
  })

  test('without any, cheap cards are asked about as dear ones are', () => {
    expect(ordered(cheap)).toBeNull()
    expect(ordered(dear)).toBeNull()
  })

  test('ask me, never, always, and from a stake on', () => {
    const ask = 'react.bar'
    expect(ordered(cheap, { ask, order: 'ask' })).toBeNull()
    expect(ordered(dear, { ask, order: 'default' })).toEqual({ pass: true })
    expect(ordered(dear, { ask, order: 'always' })).toHaveProperty('use')
    expect(ordered(dear, { ask, order: 'ask', from: dear.stake })).toBeNull()
    expect(ordered(dear, { ask, order: 'ask', from: dear.stake + 1 })).toEqual({ pass: true })
    expect(ordered(dear, { ask, order: 'always', from: dear.stake + 1 })).toBeNull()
    expect(ordered(dear, { ask: 'react.guard', order: 'default' })).toBeNull()
  })

  test('some hold until the seat has a decision of its own', () => {
    const orders: SeatSettings = { plans: [], standing: [{ ask: '*', order: 'default', until: 'own' }] }
    expect(ordersAt(dear.table, dear.ask, orders)).toBe(orders)
    expect(ordered(dear, ...orders.standing)).toEqual({ pass: true })
    expect(ordersAt(dear.table, { kind: 'main', seat: dear.ask.seat }, orders).standing).toEqual([])
  })

  test('where there is just one choice nobody is asked, unless the seat wants to be asked about this very kind', () => {
    const table = new Table(game, { seats: 2, seed, options: {} })
    const crew = new Crew(
      game,
      [0, 1].map(() => botById('mate', gameWithBots(game))),
      seed,
    )
    let next = crew.next(table.state)
    while (next !== null && onlyChoice(game, table.state, next.ask) === null) {
      const { seat, kind } = next.ask
      expect(autoAnswer(table, next.ask, { plans: [], standing: [BY_ITSELF, { ask: kind, order: 'ask' }] })).toBeNull()
      table.answer(seat, next.choice)
      next = crew.next(table.state)
    }
    if (next === null) throw new Error('there was always something to choose')
    expect(ordered({ table, ask: next.ask }, ...USUAL_ORDERS.standing)).toEqual(next.choice)
    expect(ordered({ table, ask: next.ask }, BY_ITSELF, { ask: next.ask.kind, order: 'ask' })).toBeNull()
    expect(ordered({ table, ask: next.ask })).toBeNull()
  })

  test('a plan for any ask waits for the first where it is possible', () => {
    const plans = [{ ask: '*', code: 'choice.use', params: { card: 'bartender' } }]
    const orders: SeatSettings = { plans, standing: [] }
    expect(autoAnswer(dear.table, dear.ask, orders)).toMatchObject({ plan: plans[0] })
    const elsewhere: SeatSettings = { plans: [{ ask: '*', code: 'choice.use', params: { card: 'shipGuard' } }], standing: [] }
    expect(autoAnswer(dear.table, dear.ask, elsewhere)).toBeNull()
  })
})
