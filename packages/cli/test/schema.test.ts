import { expect, test } from 'vitest'
import { flotilla } from './console.ts'

test('the positions of a game in words, and as JSON Schema', async () => {
  const { code, out } = await flotilla(['schema', 'waves'])
  expect(code).toBe(0)
  expect(out).toContain('ships[].chests[][]')
  expect(out).toContain('Take a die from the pool.')
  const json = JSON.parse((await flotilla(['schema', 'waves', '--json'])).out) as { view: object; asks: object; events: object }
  expect(json).toMatchObject({
    view: { type: 'object', properties: { ships: { items: { properties: { infamy: { type: 'integer' } } } } } },
    asks: { place: { choice: { properties: { at: { enum: expect.arrayContaining(['hull']) as object } } } } },
    events: { rolled: { properties: { type: { enum: ['rolled'] } } } },
  })
})
