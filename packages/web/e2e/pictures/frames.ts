// How smoothly a board tells its story: the intervals between frames while a round or two of a game are told at normal speed.
// Then how much of a core the board takes when nothing happens, and how busy the machine was besides.
//   npm run frames -- waves [trace.zip]
import { availableParallelism, loadavg } from 'node:os'
import { rng } from '@flotilla/kernel'
import { chromium } from '@playwright/test'
import config from '../../../../playwright.config.ts'
import { freePort, TestServer, openTable } from '../fixtures/test-server.ts'
import { restLoad } from '../fixtures/rest-load.ts'
import { MATES, answerFor } from '../fixtures/answer-for.ts'

/** The time between two frames, and what was being told then. */
interface Frame {
  readonly ms: number
  readonly event: string
}

/** Runs in the page: notes every frame. */
const WATCH = `
  frames = []
  watching = true
  let last = performance.now()
  requestAnimationFrame(function look(now) {
    const { moment, event } = document.querySelector('main').dataset
    frames.push({ ms: now - last, event: moment ? event : '' })
    last = now
    if (watching) requestAnimationFrame(look)
  })
`

/** So many decisions are made before anybody looks; then so many moments are told, or as many as there are in this time. */
const BEFORE = 12
const MOMENTS = 60
const LONGEST = 60_000
const TICK = 40
/** After so long all is painted; then the board is watched for so many seconds. */
const SETTLING = 3000
const RESTING = 10

const [game = 'waves', trace] = process.argv.slice(2)
const whims = rng(7)
const whim = (below: number): number => whims.below(below)
const testServer = new TestServer(await freePort())
await testServer.open()
const browser = await chromium.launch(config.use?.launchOptions ?? {})
try {
  const context = await browser.newContext({ baseURL: testServer.url, viewport: { width: 1280, height: 720 }, locale: 'en-GB' })
  const page = await context.newPage()
  if (trace !== undefined) await context.tracing.start({ screenshots: true, snapshots: false })
  const table = await openTable(page, 'Anna', MATES, { game })
  await page.request.post(`/api/tables/${table}/start`, { data: {} })
  for (let made = 0; made < BEFORE;) if (await answerFor(page, table, whim)) made++
  await page.goto(`/t/${table}`)
  await page.locator('main[data-ask], main[data-moment]').waitFor()
  await page.evaluate(WATCH)
  const told = new Set<string>()
  for (const since = Date.now(); told.size < MOMENTS && Date.now() - since < LONGEST;) {
    const moment = await page.locator('main').getAttribute('data-moment')
    if (moment === null) await answerFor(page, table, whim)
    else told.add(moment)
    await page.waitForTimeout(TICK)
  }
  const frames = await page.evaluate<Frame[]>('frames')
  const report = (name: string, of: readonly Frame[]): void => {
    const sorted = of.toSorted((a, b) => a.ms - b.ms)
    const at = (part: number): string => (sorted[Math.floor(part * (sorted.length - 1))]?.ms ?? 0).toFixed(1)
    const total = sorted.reduce((sum, { ms }) => sum + ms, 0)
    const worst = sorted.slice(-3).map(({ ms, event }) => `${ms.toFixed(1)} ms${event === '' ? '' : ` (${event})`}`)
    console.log(
      `${name}: ${sorted.length} frames, ${((1000 * sorted.length) / total).toFixed(1)} a second; median ${at(0.5)} ms, 95 % ${at(0.95)} ms, longest ${worst.toReversed().join(', ')}`,
    )
  }
  console.log(`${game}: ${told.size} moments`)
  report('all', frames)
  report(
    'while something is told',
    frames.filter(({ event }) => event !== ''),
  )
  await page.evaluate('watching = false')
  await page.keyboard.press('Escape')
  await page.waitForFunction(() => document.querySelector('main')?.dataset.moment === undefined)
  await page.waitForTimeout(SETTLING)
  const rest = await restLoad(RESTING)
  console.log(
    `at rest: ${rest === null ? 'not told on this system' : `${rest.toFixed(1)} % of a core`} (${RESTING} s); load ${loadavg()[0].toFixed(1)} on ${availableParallelism()} cores`,
  )
  if (trace !== undefined) await context.tracing.stop({ path: trace })
} finally {
  await browser.close()
  await testServer.close()
}
