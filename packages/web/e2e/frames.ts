// How smoothly dice roll: the intervals between frames while the waves board is told a whole round, as a trace and in numbers.
// npx tsx --conditions=source packages/web/e2e/frames.ts [trace.zip]   (on the built packages)
import { chromium } from '@playwright/test'
import config from '../../../playwright.config.ts'
import { freePort, Harbour, openTable } from './harbour.ts'
import { decide, shortGame } from './sailing.ts'

/** Runs in the page: notes the time between frames, and separately while anything is animated. */
const WATCH = `
  frames = []
  rolling = []
  let last = performance.now()
  requestAnimationFrame(function look(now) {
    frames.push(now - last)
    if (document.getAnimations().some(({ playState }) => playState === 'running')) rolling.push(now - last)
    last = now
    requestAnimationFrame(look)
  })
`

/** So long a step is told at the usual pace. */
const STORY = 700

const harbour = new Harbour(await freePort())
await harbour.open()
const browser = await chromium.launch(config.use?.launchOptions ?? {})
try {
  const context = await browser.newContext({ baseURL: harbour.url, viewport: { width: 1280, height: 720 }, locale: 'en-GB' })
  const page = await context.newPage()
  const trace = process.argv[2]
  if (trace !== undefined) await context.tracing.start({ screenshots: true, snapshots: false })
  const table = await openTable(page, 'Anna', [{ kind: 'bot', bot: 'random' }], shortGame)
  await page.request.post(`/api/tables/${table}/start`, { data: {} })
  await page.goto(`/t/${table}`)
  await page.locator('main [data-legal]').first().waitFor()
  await page.evaluate(WATCH)
  for (let k = 0; k < 14; k++) {
    await page.locator('main [data-legal], header button.primary').first().waitFor()
    await decide(page)
    // Whoever watches dice roll does not click meanwhile.
    await page.waitForTimeout(STORY)
  }
  const { frames, rolling } = await page.evaluate<{ frames: number[]; rolling: number[] }>('({ frames, rolling })')
  const told = (name: string, intervals: readonly number[]): void => {
    const sorted = [...intervals].sort((a, b) => a - b)
    const at = (part: number): string => (sorted[Math.floor(part * (sorted.length - 1))] ?? 0).toFixed(1)
    const total = sorted.reduce((sum, one) => sum + one, 0)
    console.log(
      `${name}: ${sorted.length} frames, ${((1000 * sorted.length) / total).toFixed(1)} a second; interval median ${at(0.5)} ms, 95 % ${at(0.95)} ms, longest ${at(1)} ms`,
    )
  }
  told('all', frames)
  told('while something moves', rolling)
  if (trace !== undefined) await context.tracing.stop({ path: trace })
} finally {
  await browser.close()
  await harbour.close()
}
