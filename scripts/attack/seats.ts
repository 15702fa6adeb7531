import type { StateMessage, TableInfo } from '@flotilla/protocol'
import type { TestClient } from '../../packages/server/test/client.ts'
import type { Attacks, Ground } from './ground.ts'

const held = (isHeld: boolean, how: string): string => (isHeld ? how : `no: ${how}`)
const SECRET = 'Ben has the kraken'

/** What somebody can try with seats: everything that belongs to a person has to stay with the person. */
export const attacksOnSeats = ({ guest, refusal }: Ground): Attacks => {
  const open = async (host: TestClient, house: object = {}): Promise<string> => {
    const seats = Array.from({ length: 4 }, () => ({ kind: 'open' }))
    return (await host.post('/api/tables', { game: 'waves', seats, house: { whispers: true, ...house }, sit: 0 })).id
  }
  const sit = (who: TestClient, id: string, seat: number): Promise<TableInfo> => who.post(`/api/tables/${id}/sit`, { seat })
  const ask = (who: TestClient, id: string, body: object): Promise<{ again: boolean }> => who.post(`/api/tables/${id}/requests`, body)
  const whisper = (who: TestClient, id: string, to: number): Promise<unknown> =>
    ask(who, id, { type: 'say', id: 'one', to, speech: { text: SECRET } })
  const state = (who: TestClient, id: string): Promise<StateMessage> => who.get(`/api/tables/${id}/state`)
  const reads = async (who: TestClient, id: string): Promise<boolean> => JSON.stringify((await state(who, id)).talk).includes(SECRET)
  const plan = (host: TestClient, id: string, seat: number, kind: string): Promise<unknown> =>
    host.call('PUT', `/api/tables/${id}/seats/${seat}`, { kind })
  /** Anna is host, Ben and Cora sit beside her; Cora whispers to Anna about Ben. */
  const scene = async (): Promise<{ anna: TestClient; ben: TestClient; cora: TestClient; id: string }> => {
    const [anna, ben, cora] = [await guest('Anna'), await guest('Ben'), await guest('Cora')]
    const id = await open(anna)
    await sit(ben, id, 1)
    await sit(cora, id, 2)
    await whisper(cora, id, 0)
    return { anna, ben, cora, id }
  }
  return {
    async 'a whisper read after a swap of seats'() {
      const { anna, ben, id } = await scene()
      await anna.post(`/api/tables/${id}/swap`, { a: 0, b: 1 })
      return held(!(await reads(ben, id)) && (await reads(anna, id)), 'it stays between its two persons')
    },
    async 'a whisper read by whoever takes the seat of its speaker'() {
      const { ben, cora, id } = await scene()
      await cora.post(`/api/tables/${id}/leave`)
      await sit(ben, id, 2)
      return held(!(await reads(ben, id)) && (await reads(cora, id)), 'the speaker alone keeps it')
    },
    async 'a whisper found in the data of the next person'() {
      const { ben, cora, id } = await scene()
      await cora.post(`/api/tables/${id}/leave`)
      await sit(ben, id, 2)
      return held(!JSON.stringify(await ben.get<object>('/api/me/data')).includes(SECRET), 'data go by person')
    },
    async 'a whisper to an empty seat, for whoever comes'() {
      const { anna, id } = await scene()
      const code = await refusal(whisper(anna, id, 3))
      return held(code === 'talk.nobody', `refused: ${code}`)
    },
    async 'a whisper that arrives after the seats moved'() {
      const { anna, cora, id } = await scene()
      const { seats } = await state(cora, id).then(({ info }) => info)
      await anna.post(`/api/tables/${id}/swap`, { a: 0, b: 1 })
      const late = { type: 'say', id: 'two', to: 0, person: seats[0].person, speech: { text: SECRET } }
      const code = await refusal(ask(cora, id, late))
      return held(code === 'talk.nobody', `refused: ${code}`)
    },
    async 'the first line of a new person with a used id'() {
      const { ben, cora, id } = await scene()
      await cora.post(`/api/tables/${id}/leave`)
      await sit(ben, id, 2)
      const { again } = await ask(ben, id, { type: 'say', id: 'one', speech: { text: 'Ahoy' } })
      return held(!again, 'it is said')
    },
    async 'a standing order left at a seat'() {
      const { ben, cora, id } = await scene()
      await ask(cora, id, { type: 'orders', id: 'o', orders: { plans: [], standing: [{ ask: '*', order: 'default' }] } })
      await cora.post(`/api/tables/${id}/leave`)
      await sit(ben, id, 2)
      return held(
        (await state(ben, id)).orders.standing.every(({ order }) => order !== 'default'),
        'orders go with their person',
      )
    },
    async 'a mute of the host left at a seat'() {
      const { ben, cora, id } = await scene()
      await ask(cora, id, { type: 'mute', id: 'm', seat: 0, on: true })
      await cora.post(`/api/tables/${id}/leave`)
      await sit(ben, id, 2)
      return held((await state(ben, id)).muted.length === 0, 'mutes go with their person')
    },
    async 'a mute escaped by changing seats'() {
      const { anna, cora, id } = await scene()
      await ask(cora, id, { type: 'mute', id: 'm', seat: 0, on: true })
      await anna.post(`/api/tables/${id}/swap`, { a: 0, b: 3 })
      await ask(anna, id, { type: 'say', id: 'x', speech: { text: 'Hear me' } })
      return held(!JSON.stringify((await state(cora, id)).talk).includes('Hear me'), 'the muted person stays muted')
    },
    async 'talk that outlives the account of somebody who had left'() {
      const { anna, cora, id } = await scene()
      await cora.post(`/api/tables/${id}/leave`)
      await cora.call('DELETE', '/api/me')
      const talk = JSON.stringify((await state(anna, id)).talk)
      return held(!talk.includes(SECRET) && !talk.includes('Cora'), 'name and text are gone')
    },
    async 'a whisper read after a closed seat shifted the numbers'() {
      const { anna, ben, cora, id } = await scene()
      await ben.post(`/api/tables/${id}/leave`)
      await sit(ben, id, 3)
      await plan(anna, id, 1, 'closed')
      await anna.post(`/api/tables/${id}/start`)
      return held(!(await reads(ben, id)) && (await reads(cora, id)) && (await reads(anna, id)), 'numbers shift, persons do not')
    },
    async 'a running table without spectators, by every route'() {
      const [anna, ben, stranger] = [await guest('Anna'), await guest('Ben'), await guest('Sly')]
      const id = await open(anna, { spectators: false })
      await sit(ben, id, 1)
      for (const seat of [2, 3]) await plan(anna, id, seat, 'closed')
      await anna.post(`/api/tables/${id}/start`)
      const routes = ['state', 'history', 'text', 'edition', 'record', 'stream']
      const statuses = await Promise.all(routes.map(async (route) => (await stranger.raw('GET', `/api/tables/${id}/${route}`)).status))
      return held(
        statuses.every((status) => status === 403),
        `${routes.join(', ')}: ${statuses.join(', ')}`,
      )
    },
  }
}
