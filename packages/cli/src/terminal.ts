import { createInterface, emitKeypressEvents, type Interface } from 'node:readline'
import { styleText } from 'node:util'
import { spelledOut } from '@flotilla/protocol'

/** Where a command speaks and listens: the process, or a test. */
export interface Terminal {
  /** What was asked for: results, tables, JSON. */
  write(text: string): void
  /** Everything else: progress, errors. */
  talk(text: string): void
  /** A line that was typed; null at the end of the input or on Ctrl-C. */
  line(prompt: string): Promise<string | null>
  /** A key that was pressed, by name; null on Ctrl-C. Only where somebody sits at the keyboard. */
  key(): Promise<string | null>
  /** An empty screen, scrollback included; nothing where there is no screen. */
  clear(): void
  /** The text in a style, plain where colours are not wanted. */
  paint(style: Style, text: string): string
  readonly columns: number
  /** Somebody watches and can type. */
  readonly isInteractive: boolean
  /** Progress can be drawn. */
  readonly hasProgress: boolean
}

type Style = 'bold' | 'dim' | 'cyan' | 'yellow' | 'green' | 'red'

const ESCAPE = '\u001B'
/** All that this program itself asks of a terminal within a text: a colour, the rest of a line erased, the beginning of a line. */
const OURS = new RegExp(String.raw`(${ESCAPE}\[[\d;]*[mK]|[\n\r\t])`)

/** Names, titles and files come from anybody: whatever else they would make a terminal do is spelled out. */
export const harmless = (text: string): string =>
  text
    .split(OURS)
    .map((part, i) => (i % 2 === 1 ? part : spelledOut(part)))
    .join('')

const CLEAR = `${ESCAPE}[2J${ESCAPE}[3J${ESCAPE}[H`
const USUAL_COLUMNS = 80

/** The terminal of this process. `close` lets the process end. */
export function processTerminal(): Terminal & { close(): void } {
  const { stdin, stdout, stderr, env } = process
  const isInteractive = stdin.isTTY && stdout.isTTY
  const colour = stdout.isTTY && !env.NO_COLOR && env.TERM !== 'dumb'
  let reader: { face: Interface; lines: AsyncIterator<string> } | null = null
  // `flotilla rules waves | head` ends well.
  for (const stream of [stdout, stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error
      process.exit()
    })

  const open = (): NonNullable<typeof reader> => {
    const face = createInterface(isInteractive ? { input: stdin, output: stdout } : { input: stdin })
    face.on('SIGINT', () => face.close())
    return { face, lines: face[Symbol.asyncIterator]() }
  }

  return {
    isInteractive,
    hasProgress: stderr.isTTY,
    get columns() {
      return stdout.columns || USUAL_COLUMNS
    },
    write: (text) => void stdout.write(stdout.isTTY ? harmless(text) : text),
    talk: (text) => void stderr.write(stderr.isTTY ? harmless(text) : text),
    clear: () => void (stdout.isTTY && stdout.write(CLEAR)),
    paint: (style, text) => (colour ? styleText(style, text) : text),

    async line(prompt) {
      reader ??= open()
      if (isInteractive) {
        reader.face.setPrompt(prompt)
        reader.face.prompt()
      } else stdout.write(prompt)
      const { value, done } = await reader.lines.next()
      // In a transcript the answer stands where it would have been typed.
      if (!stdin.isTTY || done) stdout.write(done ? '\n' : `${value}\n`)
      return done ? null : value
    },

    key() {
      emitKeypressEvents(stdin)
      stdin.setRawMode(true)
      stdin.resume()
      return new Promise((resolve) => {
        stdin.once('keypress', (text: string | undefined, { name, ctrl }: { name?: string; ctrl?: boolean }) => {
          stdin.setRawMode(false)
          stdin.pause()
          resolve(ctrl && (name === 'c' || name === 'd') ? null : (name ?? text ?? ''))
        })
      })
    },

    close: () => reader?.face.close(),
  }
}
