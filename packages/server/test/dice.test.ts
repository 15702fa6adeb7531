import { replacementNonce, type GameRecord } from '@flotilla/kernel'
import { newShare, sealOfShare, type NewTableInput, type OwnShare, type TableInfo } from '@flotilla/protocol'
import { Client, UnfairDice } from '@flotilla/protocol/http'
import { describe, expect, test } from 'vitest'
import type { Running } from '../src/index.ts'
import type { TestClient } from './client.ts'
import { FakeClock } from './fake-clock.ts'
import { Servers, crew } from './servers.ts'

const servers = new Servers('sqlite')
const SECONDS = 1000
const TWO = { game: 'waves', seats: [{ kind: 'open' }, { kind: 'open' }] } satisfies NewTableInput
const LONGEST = 10 * SECONDS

interface Scene {
  readonly clock: FakeClock
  readonly server: Running
  readonly anna: TestClient
  readonly ben: TestClient
  readonly own: readonly [OwnShare, OwnShare]
  readonly id: string
}

/** Anna and Ben have sealed their shares, a bot sits beside them, and Anna has pressed start. */
async function scene(where: Record<string, unknown> = {}): Promise<Scene> {
  const clock = new FakeClock()
  const server = await servers.start(where, { time: clock })
  const [anna, ben] = await crew(server.url, 'Anna', 'Ben')
  const own = [newShare(), newShare()] as const
  const seats = [{ kind: 'open' }, { kind: 'open' }, { kind: 'closed' }, { kind: 'bot', bot: 'random' }]
  const { id } = await anna.post('/api/tables', { game: 'waves', seats, sit: 0, seal: sealOfShare(own[0]) })
  await ben.post(`/api/tables/${id}/sit`, { seat: 1, seal: sealOfShare(own[1]) })
  await anna.post(`/api/tables/${id}/start`)
  return { clock, server, anna, ben, own, id }
}

const reveal = (who: TestClient, id: string, { nonce }: OwnShare): Promise<TableInfo> => who.post(`/api/tables/${id}/reveal`, { nonce })
const codeOf = (done: Promise<unknown>): Promise<string | null> =>
  done.then(
    () => null,
    ({ code }: { code: string }) => code,
  )

describe('shares of the dice', () => {
  test('all seals are published before anybody reveals, and all nonces come with the start', async () => {
    const { anna, ben, own, id } = await scene()
    const fixed = await ben.get(`/api/tables/${id}`)
    expect(fixed).toMatchObject({ status: 'open', nonces: [], shares: [], seats: [{ name: 'Anna' }, { name: 'Ben' }, { kind: 'bot' }] })
    expect(fixed.reveal).toMatchObject({ seals: [...own.map(sealOfShare), null], revealed: [false, false, false] })
    const half = await reveal(ben, id, own[1])
    expect(half.reveal?.revealed).toEqual([false, true, false])
    expect(anna.received.join('')).not.toContain(own[1].nonce)
    const started = await reveal(anna, id, own[0])
    const { commitment } = fixed
    const seals = [...own.map(sealOfShare), null]
    expect(started).toMatchObject({ status: 'playing', reveal: null, commitment })
    expect(started.nonces).toEqual([own[0].nonce, own[1].nonce, replacementNonce(commitment, seals, 2)])
    expect(started.shares).toEqual([{ by: 'player', seal: seals[0] }, { by: 'player', seal: seals[1] }, { by: 'server' }])
  })

  test('whoever looks on is told of the seals, and then of the start', async () => {
    const { anna, ben, own, id } = await scene()
    const line = await ben.socket()
    expect((await line.hello(id)).info.reveal?.seals).toHaveLength(3)
    await reveal(anna, id, own[0])
    await reveal(ben, id, own[1])
    await line.until((one) => one.type === 'state' && one.info.status === 'playing')
  })

  test('seats and seals cannot change any more once they are fixed', async () => {
    const { anna, ben, id, own } = await scene()
    const before = await anna.get(`/api/tables/${id}`)
    const again = { seal: sealOfShare(newShare()) }
    expect(await codeOf(ben.post(`/api/tables/${id}/sit`, again))).toBeNull()
    for (const [what, body] of [
      ['swap', { a: 0, b: 1 }],
      ['start', {}],
      ['ready', { ready: true }],
    ] as const)
      expect(await codeOf(anna.post(`/api/tables/${id}/${what}`, body)), what).toBe('table.begun')
    expect(await codeOf(anna.call('PUT', `/api/tables/${id}/seats/1`, { kind: 'open' }))).toBe('table.begun')
    expect((await anna.get(`/api/tables/${id}`)).reveal).toEqual(before.reveal)
    await reveal(anna, id, own[0])
    expect((await reveal(ben, id, own[1])).status).toBe('playing')
  })

  test('nothing but the sealed nonce is taken, of nobody but who sealed it, and not before', async () => {
    const { anna, ben, own, id, server } = await scene()
    const [cora] = await crew(server.url, 'Cora')
    expect(await codeOf(reveal(anna, id, newShare()))).toBe('dice.notSealed')
    expect(await codeOf(reveal(anna, id, own[1]))).toBe('dice.notSealed')
    expect(await codeOf(reveal(cora, id, own[0]))).toBe('table.notSeated')
    const other = await ben.post('/api/tables', { ...TWO, sit: 0, seal: sealOfShare(own[1]) })
    expect(await codeOf(reveal(ben, other.id, own[1]))).toBe('table.notBegun')
    await reveal(anna, id, own[0])
    await reveal(ben, id, own[1])
    expect(await codeOf(reveal(ben, id, own[1]))).toBe('table.begun')
  })

  test('whoever does not reveal in time is replaced by what nobody can choose, and the record says so', async () => {
    const { clock, server, anna, ben, own, id } = await scene()
    await (await ben.socket()).hello(id)
    await reveal(anna, id, own[0])
    await clock.advance(LONGEST - 1, server)
    expect((await anna.get(`/api/tables/${id}`)).status).toBe('open')
    await clock.advance(1, server)
    const { status, nonces, shares, commitment } = await anna.get(`/api/tables/${id}`)
    const seals = [...own.map(sealOfShare), null]
    expect(status).toBe('playing')
    expect(shares.map(({ by }) => by)).toEqual(['player', 'late', 'server'])
    expect(nonces.slice(1)).toEqual([1, 2].map((seat) => replacementNonce(commitment, seals, seat)))
  })

  test('who is at the table neither when the seals are fixed nor when the time is over is absent, not late', async () => {
    for (const [comes, goes, by] of [
      [false, false, 'absent'],
      [true, false, 'late'],
      [true, true, 'late'],
    ] as const) {
      const clock = new FakeClock()
      const server = await servers.start({}, { time: clock })
      const [anna, ben] = await crew(server.url, 'Anna', 'Ben')
      const own = newShare()
      const { id } = await anna.post('/api/tables', { ...TWO, sit: 0, seal: sealOfShare(own) })
      await ben.post(`/api/tables/${id}/sit`, { seal: sealOfShare(newShare()) })
      const line = await ben.socket()
      if (goes) await line.hello(id)
      await anna.post(`/api/tables/${id}/start`)
      if (goes) {
        line.close()
        await expect.poll(async () => (await anna.get(`/api/tables/${id}`)).seats[1].online).toBe(false)
      } else if (comes) await line.hello(id)
      await reveal(anna, id, own)
      await clock.advance(LONGEST, server)
      expect((await anna.get(`/api/tables/${id}`)).shares[1].by).toBe(by)
    }
  })

  test('a server that stops meanwhile starts the game when it is there again', async () => {
    const where = await servers.fresh()
    const { server, clock, anna, own, id } = await scene(where)
    await reveal(anna, id, own[0])
    await servers.stop(server)
    const next = await servers.start(where, { time: clock })
    anna.url = next.url
    await anna.get(`/api/tables/${id}`)
    await clock.advance(LONGEST, next)
    expect((await anna.get(`/api/tables/${id}`)).shares.map(({ by }) => by)).toEqual(['player', 'absent', 'server'])
  })

  test('somebody who leaves or deletes the account meanwhile does not stop the start', async () => {
    const { clock, server, anna, ben, own, id } = await scene()
    await ben.call('DELETE', '/api/me')
    await reveal(anna, id, own[0])
    await clock.advance(LONGEST, server)
    const { seats, status, shares } = await anna.get(`/api/tables/${id}`)
    expect([status, seats[1].kind, shares[1].by]).toEqual(['playing', 'bot', 'absent'])
  })

  test('where nobody sealed a share the game starts at once', async () => {
    const { url } = await servers.start()
    const [anna] = await crew(url, 'Anna')
    const { id } = await anna.post('/api/tables', { game: 'waves', seats: [{ kind: 'open' }, { kind: 'bot', bot: 'random' }], sit: 0 })
    expect(await anna.post(`/api/tables/${id}/start`)).toMatchObject({ status: 'playing', shares: [{ by: 'server' }, { by: 'server' }] })
  })
})

describe('programs', () => {
  /** Two programs sit at a table and end its game by vote. */
  async function ended(): Promise<{ anna: Client; ben: Client; id: string; record: GameRecord }> {
    const { url } = await servers.start()
    const [anna, ben] = [await Client.enter(url, 'Anna'), await Client.enter(url, 'Ben')]
    const { id } = await anna.open({ ...TWO, sit: 0 })
    await ben.table(id).sit()
    await anna.table(id).start()
    await ben.shares.follow(await ben.table(id).info())
    for (const host of [anna, ben]) await host.call('POST', `/tables/${id}/requests`, { type: 'vote', id: 'end', kind: 'end' })
    return { anna, ben, id, record: await anna.table(id).record() }
  }

  test('seal, reveal and check their shares by themselves', async () => {
    const { anna, ben, id, record } = await ended()
    expect(record.shares?.map(({ by }) => by)).toEqual(['player', 'player'])
    expect([anna, ben].map((host) => host.shares.check(id, record))).toEqual(['used', 'used'])
  })

  test('say so where the record has other shares than had been fixed', async () => {
    const { anna, id, record } = await ended()
    const [, ben] = record.nonces
    const mine = newShare()
    for (const forged of [
      { ...record, nonces: [mine.nonce, ben] },
      { ...record, nonces: [record.nonces[0], mine.nonce], shares: [record.shares?.[0], { by: 'player', seal: sealOfShare(mine) }] },
      { ...record, commitment: '0'.repeat(64) },
      { ...record, shares: undefined },
    ])
      expect(() => anna.shares.check(id, forged as GameRecord)).toThrow(UnfairDice)
  })

  test('seal a new share for the next game of the same crew', async () => {
    const { anna, ben, id } = await ended()
    const [next, same] = [await anna.table(id).rematch(), await ben.table(id).rematch()]
    expect(same.id).toBe(next.id)
    const { reveal: asked } = await anna.call<TableInfo>('POST', `/tables/${next.id}/start`, {})
    expect(asked?.seals.every((seal) => seal !== null)).toBe(true)
    for (const host of [anna, ben]) await host.shares.follow(await host.table(next.id).info())
    expect((await next.info()).shares.map(({ by }) => by)).toEqual(['player', 'player'])
  })
})

test('the legs of a voyage are sealed like any other game', async () => {
  const clock = new FakeClock()
  const server = await servers.start({}, { time: clock })
  const { url } = server
  const [anna, ben] = [await Client.enter(url, 'Anna'), await Client.enter(url, 'Ben')]
  const options = { variant: 'voyage', enemy: 'sirens', characters: 'random' }
  const { id } = await anna.open({
    game: 'sinking',
    options,
    seats: [{ kind: 'open' }, { kind: 'open' }, { kind: 'bot', bot: 'random' }],
    sit: 0,
  })
  await ben.table(id).sit()
  await anna.table(id).start()
  await ben.shares.follow(await ben.table(id).info())
  for (const host of [anna, ben]) await host.call('POST', `/tables/${id}/requests`, { type: 'vote', id: 'end', kind: 'end' })
  // A vote within a window is carried out when the window closes.
  await clock.advance(60 * SECONDS, server)
  const leg = await anna.table(id).rematch()
  await ben.table(id).rematch()
  await anna.shares.follow(await leg.info())
  const { status, shares, nonces } = await leg.info()
  expect([status, ...shares.map(({ by }) => by)]).toEqual(['playing', 'player', 'player', 'server'])
  expect(nonces).not.toEqual((await anna.table(id).info()).nonces)
})
