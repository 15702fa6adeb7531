import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from '@flotilla/protocol/http'
import { readConfig, serve } from '@flotilla/server'
import { describe, expect, onTestFinished, test } from 'vitest'
import { flotilla, folder, spawnFlotilla } from './console.ts'

const modules = fileURLToPath(new URL('../../../node_modules', import.meta.url))

/** A game from the skeleton, in a folder outside, with what npm would have installed. */
async function skeleton(name = 'treasure-bids'): Promise<string> {
  const place = folder()
  const before = process.cwd()
  process.chdir(place)
  onTestFinished(() => process.chdir(before))
  const { code, out } = await flotilla(['new-game', name])
  expect([code, out]).toEqual([0, expect.stringContaining('whole little game')])
  for (const needed of ['@flotilla/kernel', 'zod']) {
    const link = join(place, name, 'node_modules', needed)
    mkdirSync(dirname(link), { recursive: true })
    symlinkSync(join(modules, needed), link)
  }
  return join(place, name)
}

describe('a game from outside', () => {
  test('is made, passes its own tests and the kit, and plays, is simulated, recorded and proved', async () => {
    const game = await skeleton()
    const own = spawnSync(process.execPath, ['--test'], { cwd: game, encoding: 'utf8' })
    expect(own.status, own.stdout).toBe(0)
    const checked = await flotilla(['check', game, '--plays', '2'])
    expect([checked.code, checked.out]).toEqual([0, expect.stringContaining('Treasure Bids: all')])
    const line = ['--game', game]
    expect((await flotilla([...line, 'games'])).out).toContain('treasure-bids')
    expect((await flotilla([...line, 'rules', 'treasure-bids', 'OM-2.4', '--language', 'de'])).out).toContain('nobody gets it')
    const played = await flotilla([...line, 'play', 'treasure-bids', '--seats', '2'], { typed: ['1', 'q'] })
    expect([played.code, played.out]).toEqual([0, expect.stringContaining('Bid for the chest of')])
    // In threads as well: each loads the game by itself.
    const simulated = spawnFlotilla([...line, 'sim', 'treasure-bids', '--games', '150', '--bots', 'bosun,random', '--jobs', '2'])
    expect([simulated.code, simulated.err]).toEqual([0, expect.anything()])
    expect((await flotilla([...line, 'record', 'treasure-bids', '--out', 'game.json'])).code).toBe(0)
    expect((await flotilla([...line, 'verify', 'game.json'])).code).toBe(0)
  })

  test('says what is missing where nobody has installed the packages', async () => {
    const game = await skeleton('lone-bids')
    rmSync(join(game, 'node_modules'), { recursive: true })
    const told = spawnSync(process.execPath, ['ready.js'], { cwd: game, encoding: 'utf8' })
    expect([told.status, told.stderr]).toEqual([1, expect.stringContaining('Not installed here: @flotilla/kernel, zod.')])
    const manifest = JSON.parse(readFileSync(join(game, 'package.json'), 'utf8')) as { readonly scripts: object }
    expect(manifest.scripts).toMatchObject({ pretest: 'node ready.js' })
  })

  test('is on a server, with bots', async () => {
    const game = await skeleton('moon-bids')
    const flags = { port: 0, host: '127.0.0.1', log: 'silent', data: folder(), games: game }
    const running = await serve(readConfig({ flags, env: {} }).config, { web: '/nowhere' })
    onTestFinished(() => running.close())
    const anna = await Client.enter(running.url, 'Anna')
    expect((await anna.games()).map(({ id }) => id)).toContain('moon-bids')
    const table = await anna.open({ game: 'moon-bids', seats: [{ kind: 'open' }, { kind: 'bot', bot: 'mate' }], sit: 0 })
    await table.start()
    const outcome = await table.play(({ ask }) => ask.choices[0].choice)
    expect(outcome?.standings).toHaveLength(2)
    expect(await anna.call('GET', `/tables/${table.id}/text?language=de`)).toMatchObject({ status: 'over' })
  })

  test('that is none is refused with what it lacks', async () => {
    const place = folder()
    writeFileSync(join(place, 'index.js'), 'export const game = { id: "half" }')
    writeFileSync(join(place, 'package.json'), '{"type":"module","main":"index.js"}')
    expect(await flotilla(['check', place])).toMatchObject({ code: 2, err: expect.stringContaining('its game has no title, rulesVersion') })
    expect(await flotilla(['--game', join(place, 'nowhere'), 'games'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('there is no game at'),
    })
  })

  test('that breaks a law is told which, and how to play it again', async () => {
    const game = await skeleton('leaky-bids')
    const file = join(game, 'index.js')
    // Spent chests have no zone.
    writeFileSync(file, readFileSync(file, 'utf8').replace('    visit(s.spent, everybody(s))\n', ''))
    const { code, out } = await flotilla(['check', game, '--plays', '2'])
    expect([code, out]).toEqual([1, expect.stringMatching(/✗ zonesHoldEveryCard\n.*lies in 0 zones/)])
    rmSync(game, { recursive: true })
  })
})
