import { expect, test } from 'vitest'
import { openedRound, tellingOf, together, weightOf, type Tells } from '../src/index.ts'

const tells: Tells = {
  rolled: { weight: 'plain', sound: 'dice', opensRound: 'round' },
  aimed: { weight: 'with', sound: 'none' },
  fired: 'big',
}

test('an event is told as its game says: by its weight alone, or with more', () => {
  expect(tellingOf(tells, 'fired')).toEqual({ weight: 'big' })
  expect(tellingOf(tells, 'rolled')).toMatchObject({ sound: 'dice' })
  expect(tellingOf(tells, 'unheard')).toEqual({ weight: 'plain' })
})

test('only an event that opens rounds has the number of one', () => {
  expect(openedRound(tells, { type: 'rolled', round: 3 })).toBe(3)
  expect(openedRound(tells, { type: 'rolled' })).toBeNull()
  expect(openedRound(tells, { type: 'fired', round: 3 })).toBeNull()
})

test('weights count in either form', () => {
  const [aimed, fired, rolled] = [{ type: 'aimed' }, { type: 'fired' }, { type: 'rolled' }]
  expect(together(tells, [aimed, fired, rolled])).toEqual([[aimed, fired], [rolled]])
  expect([weightOf(tells, [rolled]), weightOf(tells, [aimed]), weightOf(tells, [rolled, fired])]).toEqual(['plain', 'small', 'big'])
})
