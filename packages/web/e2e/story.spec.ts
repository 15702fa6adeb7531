import type { Page } from '@playwright/test'
import { accessible, expect, openTable, person, test } from './harbour.ts'
import { shortGame } from './sailing.ts'

const BOTS = [
  { kind: 'bot', bot: 'mate' },
  { kind: 'bot', bot: 'mate' },
]

const moment = (page: Page): Promise<string | null> => page.locator('main').getAttribute('data-event')
const asked = (page: Page) => page.locator('main[data-ask]')
const skip = (page: Page) => page.getByRole('button', { name: /^Skip \(\d+\)$/ })

/** What the board has told, as it goes by in the page. */
async function notes(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const main = document.querySelector('main')
    const told: string[] = []
    Object.assign(window, { told })
    if (main === null) return
    new MutationObserver(() => {
      const { moment: n, event, ask } = main.dataset
      if (n !== undefined) told.push(`${n} ${event}${ask === undefined ? '' : ' with a decision open'}`)
    }).observe(main, { attributes: true, attributeFilter: ['data-moment'] })
  })
  return () => page.evaluate(() => (window as unknown as { told: string[] }).told)
}

/** Answers all that is asked, by the first choice, until the plans are revealed. */
async function toTheReveal(page: Page, table: string): Promise<void> {
  const goOn = async (): Promise<string | undefined> => {
    const { ask } = (await (await page.request.get(`/api/tables/${table}/state`)).json()) as {
      ask: { n: number; kind: string; choices: { choice: unknown; back?: true }[] } | null
    }
    const choice = ask?.choices.find(({ back }) => back !== true)?.choice
    if (ask === null || choice === undefined) return undefined
    await page.request.post(`/api/tables/${table}/answers`, { data: { id: crypto.randomUUID(), ask: ask.n, choice } })
    return ask.kind
  }
  await expect.poll(goOn, { timeout: 30_000, intervals: [20] }).toBe('yarrr')
}

test('the story of a round is seen moment by moment, and the decision opens when it has been told', async ({ browser, harbour }) => {
  const { page, context } = await person(browser, harbour, { settings: { speed: 'normal' } })
  const table = await openTable(page, 'Anna', BOTS, shortGame)
  await page.request.post(`/api/tables/${table}/start`, { data: {} })
  await page.goto(`/t/${table}`)
  await expect(asked(page)).toBeVisible()
  const told = await notes(page)
  await toTheReveal(page, table)
  await expect.poll(() => moment(page), { timeout: 30_000 }).toBe('revealed')
  await expect(skip(page)).toBeVisible()
  await expect(asked(page)).toHaveCount(0)
  await expect(asked(page)).toBeVisible({ timeout: 40_000 })
  await expect(skip(page)).toHaveCount(0)
  const all = await told()
  const types = all.map((one) => one.split(' ')[1])
  expect(types).toContain('wrote')
  expect(types.indexOf('revealed')).toBeLessThan(types.indexOf('wrote'))
  expect(types.indexOf('wrote')).toBeLessThan(types.indexOf('anchor'))
  expect(all.filter((one) => one.includes('decision'))).toEqual([])
  // One announcement, when all has been told.
  await expect(page.getByRole('log').filter({ hasText: 'All plans are revealed' })).toContainText('Anchor dropped')
  await context.close()
})

test('a tap on the board goes to the end of the story and chooses nothing', async ({ browser, harbour }) => {
  const { page, context } = await person(browser, harbour, { settings: { speed: 'slow' } })
  const table = await openTable(page, 'Anna', BOTS, shortGame)
  await page.request.post(`/api/tables/${table}/start`, { data: {} })
  await page.goto(`/t/${table}`)
  await expect(asked(page)).toBeVisible()
  await toTheReveal(page, table)
  await expect.poll(() => moment(page), { timeout: 30_000 }).toBe('revealed')
  await accessible(page)
  const { seq } = (await (await page.request.get(`/api/tables/${table}/state`)).json()) as { seq: number }
  await page.locator('main').click({ position: { x: 640, y: 300 } })
  await expect(skip(page)).toHaveCount(0)
  await expect(asked(page)).toBeVisible()
  const after = (await (await page.request.get(`/api/tables/${table}/state`)).json()) as { seq: number }
  expect(after.seq).toBe(seq)
  await context.close()
})
