import {
  type Fault,
  type GameInfo,
  type History,
  type Invitation,
  type Me,
  type NewTableInput,
  type NewToken,
  Refusal,
  type SeatPlan,
  type SitBody,
  type TableInfo,
  type TableLine,
  type TokenInfo,
} from '@flotilla/protocol'
import { hasServer } from './offline.ts'

/** What went wrong, as a fault that can be told. */
export const faultOf = (error: unknown): Fault => (error instanceof Refusal ? error.fault : { code: 'web.broken', message: String(error) })

const offline = (): Refusal => new Refusal(0, { code: 'web.offline', message: 'The server cannot be reached' })

export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response
  if (!hasServer) throw offline()
  try {
    response = await fetch(`/api${path}`, {
      method,
      credentials: 'same-origin',
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  } catch {
    throw offline()
  }
  if (response.status === 204) return undefined as T
  const text = await response.text()
  const value: unknown = text === '' ? undefined : JSON.parse(text)
  if (response.ok) return value as T
  const fault = (value as { error?: Fault } | undefined)?.error
  throw new Refusal(response.status, fault ?? { code: 'web.broken', message: `The server answered ${response.status}` })
}

export const api = {
  games: () => call<{ games: GameInfo[] }>('GET', '/games').then(({ games }) => games),
  me: () => call<Me>('GET', '/me'),
  enter: (name: string) => call<Me>('POST', '/session', { name }),
  leave: () => call<void>('DELETE', '/session'),
  tables: () => call<{ tables: TableLine[] }>('GET', '/tables').then(({ tables }) => tables),
  mine: () => call<{ tables: TableLine[] }>('GET', '/me/tables').then(({ tables }) => tables),
  table: (id: string) => call<TableInfo>('GET', `/tables/${id}`),
  create: (table: NewTableInput) => call<TableInfo>('POST', '/tables', table),
  sit: (id: string, body: SitBody) => call<TableInfo>('POST', `/tables/${id}/sit`, body),
  stand: (id: string) => call<TableInfo>('POST', `/tables/${id}/leave`, {}),
  setSeat: (id: string, seat: number, plan: SeatPlan) => call<TableInfo>('PUT', `/tables/${id}/seats/${seat}`, plan),
  swap: (id: string, a: number, b: number) => call<TableInfo>('POST', `/tables/${id}/swap`, { a, b }),
  start: (id: string) => call<TableInfo>('POST', `/tables/${id}/start`, {}),
  ready: (id: string, ready: boolean) => call<TableInfo>('POST', `/tables/${id}/ready`, { ready }),
  rematch: (id: string, seal: string) => call<TableInfo>('POST', `/tables/${id}/rematch`, { seal }),
  reveal: (id: string, nonce: string) => call<TableInfo>('POST', `/tables/${id}/reveal`, { nonce }),
  record: (id: string) => call<unknown>('GET', `/tables/${id}/record`),
  history: (id: string) => call<History>('GET', `/tables/${id}/history`),
  edition: (id: string) => call<{ edition: unknown }>('GET', `/tables/${id}/edition`).then(({ edition }) => edition),
  announcement: () => call<{ text: string }>('GET', '/announcement').then(({ text }) => text),
  invitations: () => call<{ invitations: Invitation[] }>('GET', '/me/invitations').then(({ invitations }) => invitations),
  decline: (table: string) => call<void>('DELETE', `/me/invitations/${table}`),
  tokens: () => call<{ tokens: TokenInfo[] }>('GET', '/tokens').then(({ tokens }) => tokens),
  newToken: (name: string, scopes: readonly string[]) => call<NewToken>('POST', '/tokens', { name, scopes }),
  dropToken: (id: string) => call<void>('DELETE', `/tokens/${id}`),
}
