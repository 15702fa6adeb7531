import type { GameRecord } from '@flotilla/kernel'
import type { ServerMessage } from '@flotilla/protocol'
import { Client, Refusal } from '@flotilla/protocol/http'
import { gameRecord, history, serverMessage, stateMessage, tableEdition, tableText } from '@flotilla/protocol/messages'
import type { z } from 'zod'
import { waves } from '@flotilla/waves'
import { describe, expect, test } from 'vitest'
import { Servers } from './servers.ts'

const servers = new Servers('sqlite')

interface Documented {
  readonly paths: Record<
    string,
    Record<string, { readonly responses: Record<string, { readonly content?: Record<string, { schema: object }> }> }>
  >
  readonly components: { readonly schemas: Record<string, object> }
}

/** Whatever the schema does not know it leaves out: then it is not the same any more. */
function mustBe(schema: z.ZodType, value: unknown): void {
  expect(schema.parse(value)).toEqual(value)
}

describe('the OpenAPI document', () => {
  test('names every answer and every refusal, and has the positions of every game', async () => {
    const { url } = await servers.start()
    const { paths, components } = await new Client(url).call<Documented>('GET', '/docs/json')
    const unnamed = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, { responses }]) =>
        ['200', 'default'].flatMap((status) => {
          const [media] = Object.values(responses[status]?.content ?? {})
          return media !== undefined && '$ref' in media.schema ? [] : [`${method} ${path} ${status}`]
        }),
      ),
    )
    expect(unnamed).toEqual([])
    const text = JSON.stringify({ paths, components })
    const missing = [...text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)]
      .map(([, name]) => name)
      .filter((name) => !(name in components.schemas))
    expect(missing).toEqual([])
    for (const game of ['waves', 'sinking', 'bottom', 'quests'])
      for (const part of ['View', 'Asks', 'Events']) expect(Object.keys(components.schemas)).toContain(`${game}.${part}`)
    expect(components.schemas.StateMessage).toMatchObject({ required: expect.arrayContaining(['view', 'ask', 'log']) as object })
  })
})

describe('a program with the client of the wire', () => {
  test('plays a whole game, and everything that it is told is as documented', async () => {
    const { url } = await servers.start()
    const anna = await Client.enter(url, 'Anna')
    const table = await anna.open({
      game: 'waves',
      options: { length: 'short' },
      seats: [{ kind: 'open' }, { kind: 'bot', bot: 'random' }],
      sit: 0,
    })
    await expect(table.record()).rejects.toThrow(Refusal)
    const heard: ServerMessage[] = []
    const listening = (async () => {
      for await (const message of table.messages()) {
        heard.push(message)
        if (message.type === 'update' && message.outcome !== undefined) return
      }
    })()
    await table.start()
    const path = `/tables/${table.id}`
    let asked = 0
    const outcome = await table.play(async ({ ask }) => {
      if (asked++ === 3) {
        mustBe(stateMessage, await table.state())
        mustBe(tableText, await anna.call('GET', `${path}/text`))
        mustBe(tableEdition, await anna.call('GET', `${path}/edition`))
        expect(await anna.call('GET', '/games/waves/editions/house-2')).toEqual({ edition: waves.edition })
        await expect(anna.call('GET', '/games/waves/editions/none')).rejects.toThrow(Refusal)
      }
      return ask.choices[0].choice
    })
    await listening
    expect(outcome?.standings).toHaveLength(2)
    expect(new Set(heard.map(({ type }) => type))).toEqual(new Set(['state', 'info', 'update']))
    for (const message of heard) mustBe(serverMessage, message)
    mustBe(history, await table.history())
    mustBe(gameRecord, (await table.record()) satisfies GameRecord)
    expect((await anna.tables()).map(({ id }) => id)).toContain(table.id)
    expect((await anna.games()).map(({ id }) => id)).toContain('waves')
  })
})
