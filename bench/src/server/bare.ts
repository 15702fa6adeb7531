import { join } from 'node:path'
import type { AddressInfo } from 'node:net'
import { DatabaseSync } from '@photostructure/sqlite'
import { WebSocket, WebSocketServer } from 'ws'
import { EMPTY, emptyBoard, isWon } from './noughts.ts'

// The least that a durable server must do: sockets, one commit for all moves of a turn of the event loop, and then the news to both players.
// No lobby, no views, no words, no clocks: what is above this is the price of everything else.

interface Board {
  readonly id: string
  cells: number[]
  turn: number
  seq: number
  readonly players: [WebSocket | null, WebSocket | null]
}

interface Move {
  readonly board: Board
  readonly seat: number
  readonly cell: number
  readonly id: string
  readonly patch: readonly [readonly [string, number], number] | readonly [readonly [string], readonly number[]]
}

const db = new DatabaseSync(join(process.argv[2], 'bare.db'))
db.exec(
  'pragma journal_mode=wal; pragma synchronous=full; create table moves (board text, seq integer, seat integer, cell integer, id text, primary key (board, seq))',
)
const insert = db.prepare('insert into moves values (?, ?, ?, ?, ?)')
const boards = new Map<string, Board>()
let waiting: Move[] = []

function boardOf(id: string): Board {
  const known = boards.get(id)
  if (known !== undefined) return known
  const board: Board = { id, cells: emptyBoard(), turn: 0, seq: 0, players: [null, null] }
  boards.set(id, board)
  return board
}

const askOf = ({ cells, seq }: Board): object => ({
  n: seq,
  choices: cells.flatMap((mark, cell) => (mark === EMPTY ? [{ choice: { cell } }] : [])),
})

function commit(): void {
  const moves = waiting
  waiting = []
  db.exec('begin immediate')
  for (const { board, seat, cell, id } of moves) insert.run(board.id, board.seq, seat, cell, id)
  db.exec('commit')
  for (const { board, seat, id, patch } of moves) {
    const news = { type: 'update', table: board.id, seq: board.seq, patch: [patch] }
    board.players[seat]?.send(JSON.stringify({ ...news, ack: id }))
    board.players[1 - seat]?.send(JSON.stringify({ ...news, ask: askOf(board) }))
  }
}

function move(board: Board, seat: number, { ask, id, choice: { cell } }: { ask: number; id: string; choice: { cell: number } }): void {
  const { cells } = board
  if (board.turn !== seat || ask !== board.seq || cells[cell] !== EMPTY) {
    board.players[seat]?.send(JSON.stringify({ type: 'refused', id }))
    return
  }
  cells[cell] = seat
  const ended = isWon(cells, seat) || !cells.includes(EMPTY)
  if (ended) board.cells = emptyBoard()
  board.turn = 1 - seat
  board.seq++
  waiting.push({ board, seat, cell, id, patch: ended ? [['cells'], board.cells.slice()] : [['cells', cell], seat] })
  if (waiting.length === 1) setImmediate(commit)
}

const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false })
server.on('connection', (socket, { url = '' }) => {
  const [, id, place] = url.split('/')
  const board = boardOf(id)
  const seat = Number(place)
  socket.on('message', (data) => {
    const told = JSON.parse((data as Buffer).toString())
    if (told.type === 'answer') return move(board, seat, told)
    board.players[seat] = socket
    if (board.players.includes(null)) return
    board.players.forEach((player, at) => {
      player?.send(JSON.stringify({ type: 'state', view: { cells: board.cells }, ask: at === board.turn ? askOf(board) : null }))
    })
  })
})
server.on('listening', () => process.stdout.write(`port ${(server.address() as AddressInfo).port}\n`))
