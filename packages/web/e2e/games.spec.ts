import type { Page } from '@playwright/test'
import { SOURCE, languages } from '../../languages/src/index.ts'
import { accessible, expect, person, test } from './fixtures/test-server.ts'
import { fitsEverywhere } from './fixtures/regions.ts'
import { stateOf } from './fixtures/answer-for.ts'

const GAMES = [
  { id: 'waves', bots: 4, options: {} },
  { id: 'sinking', bots: 5, options: { windowMode: 'beat', windowSeconds: 4, windowBeat: 1 } },
  { id: 'bottom', bots: 4, options: { pace: 'short' } },
  { id: 'quests', bots: 5, options: { champions: 'random' } },
] as const

/** All languages but the source, or those named (npm run language -- fits). */
const wanted = process.env.FLOTILLA_FITS?.split(',') ?? languages().filter((language) => language !== SOURCE)

async function begin(page: Page, { id, bots, options }: (typeof GAMES)[number]): Promise<string> {
  await page.request.post('/api/session', { data: { name: 'Anna' } })
  const seats = [{ kind: 'open' }, ...Array.from({ length: bots }, () => ({ kind: 'bot', bot: 'mate' }))]
  const created = await page.request.post('/api/tables', { data: { game: id, options, seats, sit: 0 } })
  expect(created.ok(), await created.text()).toBe(true)
  const { id: table } = (await created.json()) as { id: string }
  await page.request.post(`/api/tables/${table}/start`, { data: {} })
  return table
}

/** Takes the first choice of the text table so many times. */
async function takeFirst(page: Page, times: number): Promise<void> {
  const choices = page.getByRole('region', { name: 'Your choices' })
  for (let k = 0; k < times; k++) {
    const first = choices.getByRole('button').first()
    await expect(first).toBeVisible({ timeout: 30_000 })
    // Two windows may offer the same: that the table has moved on is seen on the page as a whole.
    const before = await page.locator('body').innerText()
    await first.click()
    await expect.poll(() => page.locator('body').innerText(), { timeout: 30_000 }).not.toBe(before)
  }
}

for (const game of GAMES)
  test(`${game.id}: the text table plays it, and its board shows the same table, whole on every screen and in every language`, async ({
    browser,
    testServer,
  }) => {
    test.setTimeout(240_000)
    const { page, context } = await person(browser, testServer, { settings: { text: true } })
    const table = await begin(page, game)
    await page.goto(`/t/${table}`)
    await takeFirst(page, 5)
    // Without a button of its own the page is a scrolling region that only browsers let the keyboard reach.
    await expect(page.getByRole('region', { name: 'Your choices' }).getByRole('button').first()).toBeVisible({ timeout: 30_000 })
    await accessible(page)
    await page.evaluate(() => localStorage.setItem('flotilla.settings', JSON.stringify({ text: false, speed: 'once' })))
    await page.reload()
    await expect(page.getByRole('banner').getByRole('status')).not.toBeEmpty()
    await expect(page.locator('main [data-legal], header button.primary').first()).toBeVisible({ timeout: 30_000 })
    await accessible(page)
    const { info } = await stateOf(page, table)
    const names = info.seats.map(({ name }) => name)
    await fitsEverywhere(page, names)
    await accessible(page)
    for (const language of wanted) {
      await page.evaluate((one) => localStorage.setItem('flotilla.settings', JSON.stringify({ language: one, speed: 'once' })), language)
      await page.reload()
      await expect(
        page.locator(`html[lang="${language}"] main`).locator('[data-legal]').or(page.locator('header button.primary')).first(),
      ).toBeVisible({ timeout: 30_000 })
      await fitsEverywhere(page, names)
    }
    await context.close()
  })
