import type { ClientMessageInput, History, ServerMessage, TableInfo } from '@flotilla/protocol'
import { api } from './api.ts'
import { socket, type Line } from './socket.ts'

/** Where a table lies: at a server, or in this browser. Whoever shows it need not know. */
export interface TableHost {
  /** What the table tells, and how the line to it is; whoever listens says hello when it is open. */
  listen(table: string, hear: (message: ServerMessage) => void, onLine: (line: Line) => void): () => void
  send(message: ClientMessageInput): void
  table(table: string): Promise<TableInfo>
  history(table: string): Promise<History>
  record(table: string): Promise<unknown>
  /** The record of a game that goes on but lies open to whoever plays it, because it is studied; null of all others. */
  studied?(table: string): Promise<unknown>
  edition(table: string): Promise<unknown>
  /** The next table of this crew, as an address; with the same luck where somebody wants that and the shore can. */
  playAgain(table: string, sameLuck?: boolean): Promise<string>
}

export const serverHost: TableHost = {
  listen: (_table, hear, onLine) => socket.listen(hear, onLine),
  send: (message) => socket.send(message),
  table: api.table,
  history: api.history,
  record: api.record,
  edition: api.edition,
  /** Where only bots are awaited, it sets sail at once. */
  async playAgain(table) {
    const { sitSealed, startRevealed } = await import('./own-dice.ts')
    const { id, host, status, seat, seats, reveal } = await sitSealed((seal) => api.rematch(table, seal))
    const isAlone = seats.every(({ kind }, other) => other === seat || kind === 'bot')
    if (host && status === 'open' && reveal === null && isAlone) await startRevealed(id)
    return `/t/${id}`
  },
}

/** No server gives a table such an id. */
const HERE = 'here-'

export const isHere = (table: string): boolean => table.startsWith(HERE)

export const newTableId = (): string => `${HERE}${crypto.randomUUID().slice(0, 18)}`

/** What belongs to tables of this browser is loaded with the first of them. */
export const tableHostOf = async (table: string): Promise<TableHost> =>
  isHere(table) ? (await import('../local/browser-host.ts')).browserHost : serverHost
