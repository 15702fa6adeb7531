import { die } from '@flotilla/art/quests'
import type { QuestsEvent } from '@flotilla/quests'
import { describe, expect, test } from 'vitest'
import { rollAfter, volleyPhase, type Roll } from '../../src/boards/quests/moments/rolls.ts'

const FACES = [1, 2, 3, 4, 5, 6]
/** The pips of the three faces that are seen: on top, to the left, to the right. */
const seen = (face: number): number[] =>
  die(face)
    .split('<g transform="matrix')
    .slice(1)
    .map((side) => side.split('<circle').length - 1)

describe('dice of Quests & Cannons', () => {
  test('the face that counts is on top, and no two of the three faces are alike or opposite', () => {
    for (const face of FACES) {
      const [top, left, right] = seen(face)
      expect(top).toBe(face)
      expect(new Set([top, left, right]).size).toBe(3)
      expect([top + left, top + right, left + right]).not.toContain(7)
    }
  })

  test('all faces go the same way around', () => {
    // Seen at a corner, the faces of one die follow each other as 1, 2, 3 do, or with two of them turned to the opposite face.
    const turns = FACES.map((face) => seen(face).map((one) => ({ axis: Math.min(one, 7 - one), flipped: one > 3 })))
    for (const sides of turns) {
      const [a, b, c] = sides.map(({ axis }) => axis)
      const isCyclic = ['123', '231', '312'].includes(`${a}${b}${c}`)
      expect(isCyclic).toBe(sides.filter(({ flipped }) => flipped).length % 2 === 0)
    }
  })
})

describe('a volley', () => {
  const after = (...events: readonly object[]): Roll | null =>
    (events as readonly QuestsEvent[]).reduce((roll: Roll | null, told) => rollAfter(roll, told), null)
  const fired = { type: 'fired', ship: 0, cell: 3, dice: [1, 2], from: 3, target: 1 }
  const phase = (type: string, ...events: readonly object[]): string => {
    const roll = after(...events)
    return roll === null ? 'none' : volleyPhase(roll, type)
  }

  test('strikes nothing before a shot has hit', () => {
    expect(phase('fired', fired)).toBe('fire')
    expect(after(fired)?.struck).toBe(false)
    expect(phase('luck', fired, { type: 'luck', die: 0 })).toBe('waits')
  })

  test('that misses never strikes, whatever is told after it', () => {
    expect(phase('missed', fired, { type: 'missed' })).toBe('miss')
    expect(phase('coins', fired, { type: 'missed' }, { type: 'coins' })).toBe('waits')
    expect(after(fired, { type: 'missed' }, { type: 'coins' })?.struck).toBe(false)
  })

  test('that hits stays struck, and whoever sinks stays down', () => {
    expect(phase('damaged', fired, { type: 'damaged' })).toBe('hit')
    expect(phase('prosperity', fired, { type: 'damaged' }, { type: 'prosperity' })).toBe('hit')
    expect(phase('sinking', fired, { type: 'damaged' }, { type: 'sinking' })).toBe('sink')
    expect(phase('coins', fired, { type: 'damaged' }, { type: 'sinking' }, { type: 'coins' })).toBe('sunk')
  })
})
