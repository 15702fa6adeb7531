import { BadInput, readCtx, start } from '@flotilla/kernel'
import { describe, expect, test } from 'vitest'
import { FREEBOOTER, ownerOf } from '../../src/board/dice.ts'
import { waves } from '../../src/index.ts'
import { PIRATES } from '../pirates.ts'
import { given } from '../table.ts'

const SEED = 'b0a7'.padEnd(64, '0')
const EMPTY = 'spirits[] c0[] c1[] c2[] hull[] small[] large[] ports[] crew[] nest[]'

describe.each([2, 3, 4, 5])('%i seats', (seats) => {
  const scene = given({ seats })
  const { bag, pool, dice, supply } = scene.state
  const owners = [...bag, ...pool].map((die) => ownerOf(readCtx(waves, scene.state), die))
  const names = PIRATES.slice(0, seats)

  test('RW-1.1 every seat has a crew colour of its own and an empty map', () => {
    for (const { name, seat } of names) {
      scene.has(name, EMPTY)
      expect(owners).toContain(seat)
    }
    expect(new Set(owners)).toEqual(new Set([FREEBOOTER, ...names.map(({ seat }) => seat)]))
  })

  test('RW-1.2 every seat starts with 5 Infamy', () => {
    for (const { name } of names) scene.has(name, 'Infamy 5')
  })

  test('RW-1.3 the bag gets two dice of every colour and one Freebooter more than seats', () => {
    for (const { seat } of names) expect(owners.filter((owner) => owner === seat)).toHaveLength(2)
    expect(owners.filter((owner) => owner === FREEBOOTER)).toHaveLength({ 2: 3, 3: 4, 4: 5, 5: 6 }[seats] ?? 0)
    expect(owners).toHaveLength({ 2: 7, 3: 10, 4: 13, 5: 16 }[seats] ?? 0)
  })

  test('RW-1.4 three dice of every colour are its supply, all others leave the game', () => {
    for (const { name } of names) scene.has(name, 'supply 3')
    expect(supply).toHaveLength(seats)
    expect(dice).toHaveLength(5 * seats + seats + 1)
    for (const face of dice) expect([1, 2, 3, 4, 5, 6]).toContain(face)
  })

  test('RW-1.5 the first player is drawn by chance', () => {
    for (const { name, seat } of names) given({ seats, options: { first: 'random' }, chance: { first: [seat] } }).asks({ [name]: 'draft' })
    const drawn = Array.from({ length: 60 }, (_, i) => start(waves, { seats, seed: `${i}`.padStart(2, '0').padEnd(64, '7') }).first)
    expect(new Set(drawn).size).toBe(seats)
  })
})

test.each([0, 1, 6, 2.5])('RW-1.1 %d seats are refused', (seats) => {
  expect(() => start(waves, { seats, seed: SEED })).toThrow(BadInput)
})
