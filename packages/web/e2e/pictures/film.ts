// The moments of a game as pictures, one after another: `npm run shots -- --film waves [folder]`.
import { rng } from '@flotilla/kernel'
import type { Browser } from '@playwright/test'
import { openTable, type TestServer } from '../fixtures/test-server.ts'
import { MATES, answerFor } from '../fixtures/answer-for.ts'

/** So many decisions are made before, and so many moments are filmed. */
const BEFORE = 24
const MOMENTS = 60
/** A flight has landed by then. */
const SETTLED = 450
const TICK = 60

export async function film(browser: Browser, testServer: TestServer, game: string, folder: string): Promise<void> {
  const context = await browser.newContext({ baseURL: testServer.url, viewport: { width: 1280, height: 720 }, locale: 'en-GB' })
  const page = await context.newPage()
  const whims = rng(7)
  const whim = (below: number): number => whims.below(below)
  const table = await openTable(page, 'Anna', MATES, { game })
  await page.request.post(`/api/tables/${table}/start`, { data: {} })
  for (let made = 0; made < BEFORE;) if (await answerFor(page, table, whim)) made++
  await page.goto(`/t/${table}`)
  const main = page.locator('main')
  await main.waitFor()
  // Time goes on only by our hand, so that every moment can be looked at.
  await page.clock.pauseAt(Date.now() + 60_000)
  let last = ''
  for (let shot = 0, idle = 0; shot < MOMENTS && idle < 200; idle++) {
    const [n, what] = await main.evaluate(({ dataset }) => [dataset.moment ?? '', dataset.event ?? ''])
    if (n === '') await answerFor(page, table, whim)
    else if (n !== last) {
      await page.waitForTimeout(SETTLED)
      const path = `${folder}/${game}-${String(++shot).padStart(2, '0')}-${what}.png`
      await page.screenshot({ path })
      console.log(path)
      idle = 0
    }
    last = n
    await page.clock.runFor(TICK)
  }
  await context.close()
}
