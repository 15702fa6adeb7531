import { DAY, NIGHT, blackFleet, defeat, landfall, lastBell, tempest, victory, type Call } from '@flotilla/art/quests'
import { askOf, copy, start, view, type Choice } from '@flotilla/kernel'
import { cellAt, quests, type QuestsEvent } from '@flotilla/quests'
import { ISLANDS, TRADING_PORTS } from '@flotilla/quests/client'
import { describe, expect, test } from 'vitest'
import { withPress } from '../../src/boards/quests/pressed.ts'
import type { QuestsProps } from '../../src/boards/quests/props.ts'
import { callAt, stagedAfter, type Staged } from '../../src/boards/quests/moments/staged.ts'

const ours = { seat: 0, champion: 'kerris' }

/** The board of Anna's first turn. */
function board(pressed: Choice | null = null): QuestsProps {
  const state = start(quests, { seats: 2, seed: 'c'.repeat(64), options: { champions: 'random', layout: 'intro' } })
  const seat = state.active
  const seen = view(quests, copy(quests, state), seat)
  return { game: quests, view: seen, seat, ask: askOf(seen, seat) ?? null, pressed, moment: null } as unknown as QuestsProps
}

const told = (at: QuestsProps, ...events: readonly object[]): Staged | null =>
  (events as readonly QuestsEvent[]).reduce((before: Staged | null, event) => stagedAfter(at, before, event), null)

describe('the scenes of Quests & Cannons', () => {
  test('every shore can be landed at, by day and by night, and no two look alike', () => {
    const calls: Call[] = [
      ...ISLANDS.map(({ id }) => ({ kind: 'island', id }) as const),
      ...TRADING_PORTS.map(({ id }) => ({ kind: 'port', id }) as const),
      { kind: 'workshop' },
      { kind: 'home', seat: 3 },
    ]
    for (const palette of [DAY, NIGHT]) {
      const drawn = calls.map((call) => landfall(ours, call, palette).replaceAll(/qc-sail\d+/g, ''))
      expect(new Set(drawn).size).toBe(calls.length)
    }
  })

  test('a scene names no gradient that it does not bring along', () => {
    for (const palette of [DAY, NIGHT])
      for (const svg of [
        tempest(ours, palette),
        blackFleet(3, palette),
        lastBell(ours, palette),
        victory([ours, { seat: 2 }], [{ seat: 1 }], palette),
        defeat([0, 1], palette),
      ])
        expect([...svg.matchAll(/url\(#([\w-]+)\)/g)].map(([, name]) => name).filter((name) => !svg.includes(`id="${name}"`))).toEqual([])
  })

  test('a landfall stays while it is told what it brings, and is over with anything else', () => {
    const at = board()
    const explored = { type: 'explored', seat: 0, island: 'cinderreef', good: 'gem' }
    const coins = { type: 'coins', seat: 0, gained: 1, total: 4 }
    expect(told(at, explored, coins, { type: 'drew', seat: 0, deck: 'quests' })?.gains.map(({ n }) => n)).toEqual([1, 1])
    expect(told(at, explored, coins, { type: 'turn', seat: 1 })).toBeNull()
    expect(told(at, coins)).toBeNull()
  })

  test('a failed roll is a storm until all that it does is told', () => {
    const failed = { type: 'failed', seat: 0, result: 1, bonus: 1 }
    expect(told(board(), failed, { type: 'damaged', ship: 0, damage: 1, cell: 0 })?.scene).toBe('tempest')
  })

  test('a ship lies off what is on her space, and off nothing on the open sea', () => {
    const at = board()
    const [home] = at.view.homes
    expect(callAt(at, home)?.kind).toBe('home')
    expect(callAt(at, cellAt(1, -4))).toBeNull()
    expect(callAt(at, -1)).toBeNull()
  })

  test('the own press is seen at once: the ship lies where she was sent, and nobody else moves', () => {
    const before = board()
    const after = withPress({ ...before, pressed: { to: [1, -4], sails: 0 } }).view
    expect(after.ships[before.seat ?? 0].cell).toBe(cellAt(1, -4))
    expect(after.ships[1 - (before.seat ?? 0)]).toBe(before.view.ships[1 - (before.seat ?? 0)])
    expect(withPress(before)).toBe(before)
    expect(withPress({ ...before, pressed: { do: 'end' } }).view).toBe(before.view)
  })
})
