import { builtInGames } from '@flotilla/games'
import { loadRelease } from '@flotilla/releases'
import { builtInEdition, useEdition, verify, type Game, type GameRecord } from '@flotilla/kernel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keepAll } from '../../../scripts/freeze/kept.ts'
import { freezeForTrial, type Trial } from '../../../scripts/freeze/trial.ts'
import { names, read } from '../../games/test/golden/files.ts'
import { exportTable, importRecord, type Running } from '../src/index.ts'
import type { TestClient } from './client.ts'
import { FROZEN, builtInGames as raised } from './raised.ts'
import { Servers, crew, tableOf } from './servers.ts'

const newer = { games: raised, gamesModule: new URL('./raised.ts', import.meta.url).href }

const goldenOf = ({ id, rulesVersion }: Game): GameRecord => {
  const name = names().find((one) => one.startsWith(`${id}-${rulesVersion}-`))
  if (name === undefined) throw new Error(`there is no golden record of ${id}`)
  return read(name).record
}

/** The person answers once. */
async function answersOnce(anna: TestClient, table: string): Promise<void> {
  const line = await anna.socket()
  await line.hello(table)
  while (line.ask === null) await line.more()
  expect(await line.answer(table, line.ask.choices[0].choice)).toBeNull()
  line.close()
}

/** The person leaves, and whoever is there plays on to the end, as long as somebody looks on. */
async function ends(server: Running, table: string, client: TestClient): Promise<void> {
  const [onlooker] = await crew(server.url, 'Onlooker')
  await (await onlooker.socket()).hello(table)
  await client.post(`/api/tables/${table}/leave`)
  const live = await server.registry.table(table)
  while (live.record.status !== 'over') await server.registry.settle()
}

describe('after an upgrade that changes the rules', () => {
  const servers = new Servers('sqlite')
  let trial: Trial | undefined
  let forget = (): void => undefined

  beforeAll(async () => {
    trial = await freezeForTrial(builtInGames)
    forget = keepAll(trial.folder)
    process.env[FROZEN] = trial.folder
  })

  afterAll(() => {
    forget()
    delete process.env[FROZEN]
    trial?.end()
  })

  test('what was begun is finished under its own rules, and what was finished stays', async () => {
    const where = await servers.fresh()
    const before = await servers.start(where)
    const [anna] = await crew(before.url, 'Anna')
    const tables: { game: Game; finished: string; running: string }[] = []
    for (const game of builtInGames) {
      const bots = Array.from({ length: Math.max(2, game.seats.min) - 1 }, (_, n) => (n === 0 ? 'mate' : 'random'))
      const running = await tableOf([anna], { game: game.id, bots, house: { absent: 'default' } })
      await answersOnce(anna, running)
      tables.push({ game, running, finished: await importRecord(before.storage, builtInGames, goldenOf(game), 1) })
    }
    await servers.stop(before)

    const after = await servers.start(where, newer)
    anna.url = after.url
    for (const { game, running, finished } of tables) {
      const { id, rulesVersion } = game
      const { names: _theirs, ...golden } = goldenOf(game)
      expect(await anna.get<GameRecord>(`/api/tables/${finished}/record`)).toMatchObject(golden)
      expect(await anna.get(`/api/tables/${finished}`)).toMatchObject({ stuck: null, rulesVersion, status: 'over' })
      expect(await anna.get(`/api/tables/${finished}/text`)).toMatchObject({ outcome: { winners: golden.outcome?.winners } })

      expect(await anna.get(`/api/tables/${running}`)).toMatchObject({ stuck: null, rulesVersion, status: 'playing' })
      await answersOnce(anna, running)
      await ends(after, running, anna)
      const played = await anna.get<GameRecord>(`/api/tables/${running}/record`)
      expect(played.rulesVersion).toBe(rulesVersion)
      const frozen = await loadRelease(id, rulesVersion)
      if (frozen === undefined) throw new Error('the rules it was played under are not kept')
      expect(verify(frozen.game, played).outcome).toEqual(played.outcome)
      expect((await exportTable(after.storage, running)).record).toEqual(played)
      expect(await importRecord(after.storage, raised, played, 1)).toBeTypeOf('string')
    }
  }, 180_000)
})

test.each(builtInGames)('a new edition of $id has its own id, and tables keep the one they began with', (game) => {
  const old = game.edition as { id: string }
  const next = { ...old, id: 'house-next' }
  const changed: Game = { ...game, edition: next, editions: [old] }
  expect(useEdition(changed, old.id).edition).toBe(old)
  expect(useEdition(changed, 'house-next').edition).toBe(next)
  expect(builtInEdition(changed, old.id)).toBe(old)
  expect(() => useEdition(changed, 'house-0')).toThrow(new RegExp(`'house-next', '${old.id}'`))
})
