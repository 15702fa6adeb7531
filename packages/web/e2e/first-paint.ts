// How long a phone on a slow line waits for each kind of page, and how much of it moves meanwhile; fails where that is too much:
//   npm run first-paint [-- --times 3]
// With --times each page is loaded so often, and the best is told: what else this machine does at the time only makes it slower.
import { parseArgs } from 'node:util'
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test'
import config from '../../../playwright.config.ts'
import { PHONE, TestServer, expect, freePort, openTable, person } from './fixtures/test-server.ts'

/** 1.6 Mbit/s each way, 150 ms there and back, and a processor at a quarter of this machine's speed. */
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 }
const PROCESSOR = 4

/** What counts as the page, and in how many milliseconds it shall be there: until then nobody can use it. */
const PAGES: Readonly<Record<string, { readonly wanted: string; readonly within: number }>> = {
  'front page': { wanted: '.harbour-scene svg', within: 1200 },
  'front page, to be used': { wanted: 'main li button', within: 2500 },
  rules: { wanted: 'section li b', within: 2500 },
  lesson: { wanted: 'main [data-place]', within: 2500 },
  table: { wanted: 'main [data-place]', within: 2500 },
}
const SHIFT = 0.02

interface Loaded {
  readonly first: number
  readonly there: number
  readonly shift: number
  readonly requests: number
  readonly kilobytes: number
}

/** Runs in the page from its beginning; a text, because what compiles this file would leave its own marks in a function. */
const observer = (wanted: string): string => `
  const seen = globalThis.seen = { shift: 0, there: 0 }
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, value } of list.getEntries()) if (!hadRecentInput) seen.shift += value
  }).observe({ type: 'layout-shift', buffered: true })
  const look = () => {
    const isThere = document.querySelector(${JSON.stringify(wanted)})?.checkVisibility() === true
    requestAnimationFrame(isThere ? () => (seen.there = performance.now()) : look)
  }
  look()`

async function load(page: Page, path: string, wanted: string): Promise<Loaded> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', LINE)
  await session.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR })
  let requests = 0
  let bytes = 0
  // Pictures that a board paints for itself cost the line nothing.
  session.on('Network.requestWillBeSent', ({ request }) => (requests += request.url.startsWith('blob:') ? 0 : 1))
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
  await page.addInitScript(observer(wanted))
  await page.goto(path, { waitUntil: 'networkidle' })
  await expect.poll(() => page.evaluate('seen.there'), { timeout: 60_000 }).toBeGreaterThan(0)
  const { first, there, shift } = await page.evaluate<Pick<Loaded, 'first' | 'there' | 'shift'>>(
    "({ first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0, ...seen })",
  )
  return { first, there, shift, requests, kilobytes: bytes / 1024 }
}

type State = Awaited<ReturnType<BrowserContext['storageState']>>

/** The pages, and the state of a browser whose person has a seat at the table. */
async function pathsOf(browser: Browser, server: TestServer): Promise<{ paths: Readonly<Record<string, string>>; state: State }> {
  const { page, context } = await person(browser, server)
  const table = await openTable(page, 'waves', [
    { kind: 'bot', bot: 'mate' },
    { kind: 'bot', bot: 'mate' },
  ])
  expect((await page.request.post(`/api/tables/${table}/start`)).ok()).toBe(true)
  const state = await context.storageState()
  await context.close()
  const paths = {
    'front page': '/',
    'front page, to be used': '/',
    rules: '/rules/waves',
    lesson: '/learn/waves/draft',
    table: `/t/${table}`,
  }
  return { paths, state }
}

const browser = await chromium.launch(config.use?.launchOptions ?? {})
const server = new TestServer(await freePort())
await server.open()
const { paths, state } = await pathsOf(browser, server)
const { values } = parseArgs({ options: { times: { type: 'string', default: '1' } } })
const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`
const tooMuch: string[] = []
for (const [name, path] of Object.entries(paths)) {
  const { wanted, within } = PAGES[name]
  const loads: Loaded[] = []
  for (let time = 0; time < Number(values.times); time++) {
    // A fresh browser: nothing is stored in it but who has a seat at the table.
    const context = await browser.newContext({
      baseURL: server.url,
      locale: 'en-GB',
      ...PHONE,
      serviceWorkers: 'block',
      ...(name === 'table' ? { storageState: state } : {}),
    })
    loads.push(await load(await context.newPage(), path, wanted))
    await context.close()
  }
  const [{ first, there, shift, requests, kilobytes }] = loads.toSorted((a, b) => a.there - b.there)
  console.log(
    `${name.padEnd(24)} first paint ${seconds(first)}   there ${seconds(there)} (wanted: ${seconds(within)})   shift ${shift.toFixed(3)}   ${requests} requests   ${kilobytes.toFixed(0)} kB`,
  )
  if (there > within || shift > SHIFT) tooMuch.push(name)
}
await server.close()
await browser.close()
if (tooMuch.length > 0) console.log(`Too slow, or moves too much: ${tooMuch.join(', ')}.`)
process.exitCode = tooMuch.length === 0 ? 0 : 1
