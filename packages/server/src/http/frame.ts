import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'

/** The first byte of a whole text message. */
const TEXT = '\x81'
const SHORT = 126
const LONG = 0x10000
const LENGTHS = Array.from({ length: SHORT }, (_, length) => TEXT + String.fromCharCode(length))

/** The beginning of a frame with this many bytes of text. */
const head = (length: number): string =>
  length < SHORT ? LENGTHS[length] : `${TEXT}\x7e${String.fromCharCode(length >> 8, length & 0xff)}`

/**
 * Sends a text. Nearly all that we send is short and plain ASCII: that goes out as one string, head and all, in one write
 * without a buffer. It saves a tenth to a quarter of the processor time that the library needs for a head and a body (120 to 2,000 bytes), and
 * there is nothing it could get in between of: we neither compress nor send in parts.
 */
export function sendText(socket: WebSocket, stream: Duplex, text: string): void {
  const { length } = text
  if (length < LONG && Buffer.byteLength(text) === length) stream.write(head(length) + text, 'latin1')
  else socket.send(text)
}
