import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { sendText } from '../src/http/frame.ts'

test('texts of every length arrive whole and in order, plain ones and others, between what the library sends itself', async () => {
  const texts = [0, 1, 125, 126, 127, 128, 255, 256, 65_535, 65_536, 70_000].flatMap((length) => [
    'x'.repeat(length),
    'Grüße 🏴‍☠️ '
      .repeat(Math.ceil(length / 12))
      .slice(0, length)
      .replace(/[\ud800-\udbff]$/, ''),
    `"${'\u007f'.repeat(Math.max(0, length - 2))}\u0000`,
  ])
  const http = createServer()
  const server = new WebSocketServer({ noServer: true, perMessageDeflate: false })
  http.on('upgrade', (request, stream, head) =>
    server.handleUpgrade(request, stream, head, (socket) => {
      for (const text of texts) {
        sendText(socket, stream, text)
        socket.ping()
      }
      socket.close()
    }),
  )
  await new Promise<void>((listening) => http.listen(0, '127.0.0.1', listening))
  const client = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`)
  const heard: string[] = []
  client.on('message', (data) => heard.push((data as Buffer).toString()))
  await new Promise((closed) => client.on('close', closed))
  http.close()
  expect(heard.map((text) => text.length)).toEqual(texts.map((text) => text.length))
  expect(heard).toEqual(texts)
})
