import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ServerMessage } from '@flotilla/protocol'
import { socket } from '../../src/net/socket.ts'

class Wire extends EventTarget {
  static last: Wire | null = null
  constructor() {
    super()
    Wire.last = this
  }
  bring(...waits: boolean[]): void {
    for (const each of waits)
      this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify({ type: 'waits', table: 'a', game: 'waves', waits: each }) }))
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', Wire)
  vi.stubGlobal('location', { protocol: 'http:', host: 'harbour' })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('messages that come in a row are passed on together, in their order, and before it is said that the line is lost', () => {
  const heard: (boolean | string)[] = []
  const take = (message: ServerMessage): void => void heard.push(message.type === 'waits' && message.waits)
  const unlisten = socket.listen(take, (line) => heard.push(line))
  const wire = Wire.last ?? expect.fail()
  heard.length = 0
  wire.bring(true, false)
  wire.bring(true)
  expect(heard).toEqual([])
  vi.advanceTimersToNextTimer()
  expect(heard).toEqual([true, false, true])
  wire.bring(false)
  wire.dispatchEvent(new Event('close'))
  expect(heard.slice(3)).toEqual([false, 'lost'])
  unlisten()
})
