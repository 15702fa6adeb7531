import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchPart } from '../src/layout/lazy-part.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a part that cannot be fetched while the connection is lost is fetched when it is back', async () => {
  let isLost = true
  const load = vi.fn(async () => {
    if (isLost) throw new TypeError('Failed to fetch')
    return 'part'
  })
  const part = fetchPart(load, async () => !isLost)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(load).toHaveBeenCalledTimes(1)
  isLost = false
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await part).toBe('part')
  expect(load).toHaveBeenCalledTimes(2)
})

test('a part that a server which answers does not have is a fault', async () => {
  const load = vi.fn(async (): Promise<string> => {
    throw new TypeError('Failed to fetch')
  })
  await expect(fetchPart(load, async () => true)).rejects.toThrow('Failed to fetch')
  expect(load).toHaveBeenCalledTimes(1)
})
