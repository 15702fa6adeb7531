import { loadOurs, tableOfBare, tableOfOurs } from './load-ours.ts'
import { loadTheirs } from './load-theirs.ts'

// load.ts <ours|divided|bare|theirs> <port, or several with commas> <tables>: opens the tables, says "ready", and from then on reports on every line of its input.
const [which, port, tables] = process.argv.slice(2)
const ports = port.split(',').map(Number)

/** What the players count together. */
export interface Counted {
  moves: number
  /** Milliseconds from a move to the other player's update. */
  delays: number[]
}

const counted: Counted = { moves: 0, delays: [] }
/** The two of a table play by way of the same server, table by table another, or each by way of another. */
const together = (_port: number, i: number) => tableOfOurs(ports[i % ports.length], i)
const divided = (_port: number, i: number) =>
  tableOfOurs(
    ports[i % ports.length],
    i,
    {},
    [0, 1].map((seat) => ports[(i + seat) % ports.length]),
  )
if (which === 'theirs') await loadTheirs(ports[0], Number(tables), counted)
else await loadOurs(ports[0], Number(tables), counted, { ours: together, divided }[which] ?? tableOfBare)
process.stdout.write('ready\n')
process.stdin.on('data', () => {
  const { moves, delays } = counted
  counted.moves = 0
  counted.delays = []
  delays.sort((a, b) => a - b)
  const at = (share: number): number => delays[Math.min(delays.length - 1, Math.floor(delays.length * share))] ?? 0
  process.stdout.write(`${JSON.stringify({ moves, p50: at(0.5), p99: at(0.99) })}\n`)
})
