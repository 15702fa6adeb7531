// The site in every engine people use: `npm run browsers [folder] [-- --only firefox --game waves]`. In Firefox and in WebKitGTK, as Debian
// has them, it plays a whole game of each, a lesson of each and a replay of each; beside their pictures lie Chromium's.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { SIZES } from '../pictures/camera.ts'
import { chromium } from './chromium.ts'
import { pause, until, type Engine } from './engine.ts'
import { engines } from './installed.ts'
import { learn, nothingWrong, open, play, press, rewind } from './play.ts'
import { recordedSite } from './recorded-site.ts'
import { sideBySide } from './side-by-side.ts'
import { Somebody, TABLES } from './tables.ts'

const { values, positionals } = parseArgs({ options: { only: { type: 'string' }, game: { type: 'string' } }, allowPositionals: true })
const folder = positionals[0] ?? 'shots/engines'
mkdirSync(folder, { recursive: true })
const site = await recordedSite()
const games = TABLES.filter(({ game }) => values.game === undefined || values.game === game)
const SHOWN = { name: 'Anna', speed: 'once', turnEnds: 'once', theme: 'light', sound: false }
/** A drawing is painted by then. */
const PAINTED = 1500
const wrong: string[] = []
const taken = new Map<string, string[]>()

async function picture(engine: Engine, scene: string, size: keyof typeof SIZES = 'wide'): Promise<void> {
  await pause(PAINTED)
  const name = `${scene}-${SIZES[size].width}`
  const file = join(folder, `${name}-${engine.name.toLowerCase()}.png`)
  writeFileSync(file, await engine.picture())
  taken.set(name, [...(taken.get(name) ?? []), file])
}

/** The same page on a screen and on a phone. */
async function pictures(engine: Engine, scene: string): Promise<void> {
  for (const size of ['wide', 'phone'] as const) {
    await engine.resize(SIZES[size].width, SIZES[size].height)
    await picture(engine, scene, size)
  }
  await engine.resize(SIZES.wide.width, SIZES.wide.height)
  await nothingWrong(engine, scene)
}

const boardIsThere = `document.querySelector('main[data-ask] [data-legal], main[data-ask] ~ * button, header button.primary')`

/** The same pages in every engine: the front page, the beginning of each lesson, a page of rules, and each board as one person sees it. */
async function look(engine: Engine, tables: ReadonlyMap<string, string>): Promise<void> {
  await engine.resize(SIZES.wide.width, SIZES.wide.height)
  await engine.go(site.url)
  await open(engine, site.url, SHOWN)
  await until(engine, `document.querySelectorAll('main li button').length > 3`)
  await pictures(engine, 'front')
  await open(engine, `${site.url}/rules/waves/RW-9.10`, SHOWN)
  await until(engine, `document.querySelector('section li b')`)
  await pictures(engine, 'rules')
  for (const [game, table] of tables) {
    await open(engine, `${site.url}/learn/${game}`, SHOWN)
    await press(engine, `a[href^="/learn/${game}/"]`)
    await until(engine, `document.querySelector('main [data-place]')`)
    await pictures(engine, `lesson-${game}`)
    await open(engine, `${site.url}/t/${table}`, SHOWN)
    await until(engine, boardIsThere)
    await pictures(engine, `board-${game}`)
  }
}

/** A whole game, a lesson and a replay of this game. */
async function use(engine: Engine, somebody: Somebody, one: (typeof TABLES)[number]): Promise<void> {
  const begun = Date.now()
  const table = await somebody.begins(one)
  await open(engine, `${site.url}/t/${table}`, SHOWN)
  const { byBoard, past } = await play(engine, table)
  await nothingWrong(engine, `a game of ${one.game}`)
  await picture(engine, `end-${one.game}`)
  const seconds = ((Date.now() - begun) / 1000).toFixed(0)
  const others = past.length === 0 ? '' : `, ${past.length} past it (${[...new Set(past)].join(', ')})`
  console.log(`${engine.name} ${one.game}: a whole game, ${byBoard} decisions by the board${others}, ${seconds} s`)
  await open(engine, `${site.url}/t/${table}/replay`, SHOWN)
  await rewind(engine)
  await nothingWrong(engine, `a replay of ${one.game}`)
  await picture(engine, `replay-${one.game}`)
  await open(engine, `${site.url}/learn/${one.game}`, SHOWN)
  await press(engine, `a[href^="/learn/${one.game}/"]`)
  await learn(engine)
  await nothingWrong(engine, `a lesson of ${one.game}`)
  console.log(`${engine.name} ${one.game}: its replay and its first lesson`)
}

/** Whatever fails is told, and the rest is done all the same. */
async function attempt(what: string, deed: () => Promise<void>): Promise<void> {
  await deed().catch((error: unknown) => {
    wrong.push(`${what}: ${String(error)}`)
    console.log(`${what}: ${String(error)}`)
  })
}

async function everything(): Promise<void> {
  const somebody = await Somebody.at(site.url)
  const tables = new Map<string, string>()
  for (const one of games) tables.set(one.game, await somebody.begins(one))
  const ours = engines().filter(({ name }) => values.only === undefined || name.toLowerCase().startsWith(values.only))
  for (const { name, packages, start } of [...ours, { name: 'Chromium', packages: '', start: chromium }]) {
    if (start === undefined) {
      console.log(`${name} is not installed (apt-get install ${packages})`)
      continue
    }
    const engine = await start()
    console.log(`${engine.name} ${engine.version}`)
    await engine.go(site.url)
    await engine.cookie(site.url, ...somebody.session)
    await attempt(`${name}, pictures`, () => look(engine, tables))
    if (name !== 'Chromium') for (const one of games) await attempt(`${name}, ${one.game}`, () => use(engine, somebody, one))
    await engine.close()
  }
  await sideBySide(folder, taken)
}

await attempt('everything', everything)
await site.close()
console.log(wrong.length === 0 ? `Nothing went wrong; the pictures are in ${folder}.` : `${wrong.length} things went wrong.`)
process.exitCode = wrong.length === 0 ? 0 : 1
