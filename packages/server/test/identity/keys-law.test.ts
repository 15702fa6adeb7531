import * as fc from 'fast-check'
import { test } from 'vitest'
import { Servers } from '../servers.ts'
import { keyOperations, keysHold } from './keys-model.ts'

const servers = new Servers('sqlite')

test('whatever is made and ended, a key works exactly as long as all keys that it came from', { timeout: 300_000 }, async () => {
  const { url } = await servers.start({ entryRate: 1e6, guestRate: 1e6 })
  await fc.assert(
    fc.asyncProperty(keyOperations, (sequence) => keysHold(url, sequence)),
    { numRuns: 60, interruptAfterTimeLimit: 240_000 },
  )
})
