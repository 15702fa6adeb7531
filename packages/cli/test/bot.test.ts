import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { newShare, sealOfShare, type TableInfo } from '@flotilla/protocol'
import { Client } from '@flotilla/protocol/http'
import { ShareFile } from '@flotilla/protocol/node'
import { readConfig, serve } from '@flotilla/server'
import { expect, onTestFinished, test } from 'vitest'
import { flotilla, folder, type Heard } from './console.ts'

/** Says hello, and chooses the first choice each time. */
const FIRST = `node -e "require('readline').createInterface({ input: process.stdin }).on('line', (line) => console.log(line.includes('go') ? JSON.stringify({ choice: 0 }) : '{}'))"`

interface Scene {
  readonly anna: Client
  readonly id: string
  readonly shares: string
  /** `flotilla bot` at that table, to its end. */
  bot(): Promise<Heard>
}

/** Anna and a program that has sat down, and was ended right after. */
async function satDown(): Promise<Scene> {
  const data = folder()
  const running = await serve(readConfig({ flags: { port: 0, host: '127.0.0.1', log: 'silent', data }, env: {} }).config, {
    web: '/nowhere',
  })
  onTestFinished(() => running.close())
  const anna = await Client.enter(running.url, 'Anna')
  const { token } = await anna.newBot('Polly')
  const shares = join(data, 'shares', 'polly.json')
  const { id } = await anna.open({ game: 'waves', seats: [{ kind: 'open' }, { kind: 'open' }], sit: 0 })
  await new Client(running.url, token, { shares: new ShareFile(shares) }).table(id).sit()
  const bot = (): Promise<Heard> =>
    flotilla(['bot', '--exec', FIRST, '--token', token, '--url', running.url, '--table', id, '--once', '--shares', shares])
  return { anna, id, shares, bot }
}

/** Anna starts the game and plays it to its end. */
async function played({ anna, id }: Scene): Promise<TableInfo> {
  await anna.table(id).start()
  await anna.table(id).play(({ ask }) => ask.choices[0].choice)
  return anna.table(id).info()
}

test('a program that is started again reveals what it had sealed before, and says that its share was used', async () => {
  const scene = await satDown()
  const [{ code, err }, info] = await Promise.all([scene.bot(), played(scene)])
  expect(info.shares.map(({ by }) => by)).toEqual(['player', 'player'])
  expect([code, err]).toEqual([0, expect.stringContaining(`${scene.id}: the dice were made with this program's own share`)])
  // Nothing is kept that is no longer needed.
  expect(readFileSync(scene.shares, 'utf8')).toBe('{}\n')
}, 120_000)

test('a record with other seals than had been fixed is called unfair, and the command fails', async () => {
  const scene = await satDown()
  const game = played(scene)
  const bot = scene.bot()
  const kept = (): Record<string, { fixed: { seals: string[] }; received?: true }> =>
    JSON.parse(readFileSync(scene.shares, 'utf8')) as ReturnType<typeof kept>
  await expect.poll(() => kept()[scene.id].received, { timeout: 60_000 }).toBe(true)
  const own = kept()[scene.id]
  const [, mine] = own.fixed.seals
  const shown = { ...own, fixed: { ...own.fixed, seals: [sealOfShare(newShare()), mine] } }
  writeFileSync(scene.shares, JSON.stringify({ [scene.id]: shown }))
  await game
  const { code, err } = await bot
  expect([code, err]).toEqual([1, expect.stringContaining('UNFAIR DICE')])
  // It stays: it is what one has in hand against the host.
  expect(kept()).toHaveProperty([scene.id])
}, 120_000)

test('a file that cannot be kept is complained of before anything is begun', async () => {
  const file = join(folder(), 'shares.json')
  writeFileSync(file, '[]')
  const { code, err } = await flotilla(['bot', '--exec', FIRST, '--token', 'flo_x', '--shares', file])
  expect([code, err]).toEqual([2, expect.stringContaining(`cannot keep the shares of the dice in '${file}'`)])
})
