import * as fc from 'fast-check'
import { SCOPES, type NewToken, type SessionInfo } from '@flotilla/protocol'
import { TestClient } from '../client.ts'

const PEOPLE = 2
const which = fc.nat(30)

/** What can be done with the keys of an account: sessions and tokens. */
const operation = fc.record({ do: fc.constantFrom('token', 'device', 'token', 'device', 'leave', 'end', 'all'), by: which, other: which })
export const keyOperations = fc.array(operation, { minLength: 4, maxLength: 14 })
type Operation = typeof operation extends fc.Arbitrary<infer T> ? T : never

interface Key {
  readonly client: TestClient
  readonly person: number
  readonly kind: 'session' | 'token'
  /** Of a token. */
  readonly id: string
  parent: Key | null
}

/** Does what is said, and checks after each step who may still come in: a key ends with the one that it was made with. */
export async function keysHold(url: string, operations: readonly Operation[]): Promise<void> {
  const ids: string[] = []
  let alive: Key[] = []
  const ended: Key[] = []
  for (let person = 0; person < PEOPLE; person++) {
    const client = new TestClient(url, `Person ${person}`)
    ids.push(((await client.enter()) as { person: { id: string } }).person.id)
    alive.push({ client, person, kind: 'session', id: '', parent: null })
  }
  const end = (isEnded: (key: Key) => boolean): void => {
    ended.push(...alive.filter(isEnded))
    alive = alive.filter((key) => !isEnded(key))
  }
  const comesFrom = (key: Key | null, from: Key): boolean => key !== null && (key === from || comesFrom(key.parent, from))

  for (const { do: deed, by, other } of operations) {
    if (alive.length === 0) break
    const key = alive[by % alive.length]
    const { client, person } = key
    const own = alive.filter((one) => one.person === person)
    const meant = own[other % own.length]
    switch (deed) {
      case 'token': {
        const { token, id } = await client.post<NewToken>('/api/tokens', { name: 'x', scopes: SCOPES })
        alive.push({ client: Object.assign(new TestClient(url, 'token'), { token }), person, kind: 'token', id, parent: key })
        break
      }
      case 'device': {
        const { letters } = await client.post<{ letters: string }>('/api/me/device')
        const device = new TestClient(url, 'device')
        await device.post('/api/session/device', { code: letters })
        alive.push({ client: device, person, kind: 'session', id: '', parent: key })
        break
      }
      case 'leave':
        if (key.kind === 'token') break
        await client.call('DELETE', '/api/session')
        for (const one of alive) if (one.parent === key) one.parent = key.parent
        end((one) => one === key)
        break
      case 'end':
        if (meant.kind === 'token') await client.call('DELETE', `/api/tokens/${meant.id}`)
        else {
          const { sessions } = await meant.client.get<{ sessions: SessionInfo[] }>('/api/me/sessions')
          await client.call('DELETE', `/api/me/sessions/${sessions.find(({ current }) => current)?.id}`)
        }
        end((one) => comesFrom(one, meant))
        break
      case 'all':
        await client.call('DELETE', '/api/sessions')
        end((one) => one.person === person)
    }
    for (const one of alive) {
      const me = await one.client.get<{ person: { id: string } }>('/api/me')
      if (me.person.id !== ids[one.person]) throw new Error(`after ${deed}: a ${one.kind} of ${ids[one.person]} is ${me.person.id}`)
    }
    for (const one of ended)
      if ((await one.client.raw('GET', '/api/me')).ok) throw new Error(`after ${deed}: an ended ${one.kind} still works`)
  }
}
