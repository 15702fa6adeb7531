import type { Page } from '@playwright/test'
import { openDrawer } from './fixtures/drawer.ts'
import { accessible, expect, openTable, person, test } from './fixtures/test-server.ts'
import { ashore, crew } from './fixtures/sinking-player.ts'
import { decide, shortGame } from './fixtures/waves-play.ts'

const MATE = { kind: 'bot', bot: 'mate' }

async function setSail(page: Page, seats: readonly object[], more: object = {}): Promise<string> {
  const table = await openTable(page, 'Anna', seats, { ...shortGame, ...more })
  await page.goto(`/t/${table}`)
  await page.getByRole('button', { name: 'Set sail' }).click()
  return table
}

/** Plays on until something may be chosen that a captain could have a view on. */
async function untilAsked(page: Page): Promise<void> {
  await expect(page.locator('main [data-legal]').first()).toBeVisible()
}

test('a hint says in one sentence what a captain would do, and lights it up; the server hears nothing of it', async ({
  browser,
  testServer,
}) => {
  const { page, context } = await person(browser, testServer)
  await setSail(page, [MATE, MATE])
  await untilAsked(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.getByRole('button', { name: 'Hint' }).click()
  await expect(page.getByText(/A captain would: \S+/)).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText(/Chance to win, roughly: \d+ %/)).toBeVisible()
  const hinted = page.locator('main [data-hinted]')
  await expect(hinted.first()).toBeVisible()
  expect(asked.filter((path) => !path.startsWith('/assets/'))).toEqual([])
  await accessible(page)
  // Taking it moves the table on, and the hint goes.
  await hinted.first().click()
  await expect(page.getByText(/A captain would/)).toBeHidden()
  await expect(page.locator('[data-hinted]')).toHaveCount(0)
  await context.close()
})

test('a hint for a dial lights up both what to say and what to do', async ({ browser, testServer }) => {
  const [anna] = await crew(browser, testServer, ['Anna'], {})
  await anna.isAsked('talk it over')
  await anna.page.getByRole('banner').getByRole('button', { name: 'Ready', exact: true }).click()
  await anna.isAsked('lay your dial')
  await anna.press('Hint')
  for (const half of ['You say', 'You do'])
    await expect(anna.board.getByRole('group', { name: half }).locator('[data-hinted]')).toHaveCount(1, { timeout: 20_000 })
  await ashore([anna])
})

test('no hints where the table says so, nor by default where other people play', async ({ browser, testServer }) => {
  const { page, context } = await person(browser, testServer)
  await setSail(page, [MATE], { house: { hints: 'off' } })
  await untilAsked(page)
  await expect(page.getByRole('button', { name: 'Hint' })).toHaveCount(0)

  const ben = await person(browser, testServer)
  const table = await openTable(page, 'Anna', [{ kind: 'open' }], shortGame)
  await page.goto(`/t/${table}`)
  await ben.page.goto(`/t/${table}`)
  await ben.page.getByLabel('Your name').fill('Ben')
  await ben.page.getByRole('button', { name: 'Sit down' }).click()
  await page.getByRole('button', { name: 'Set sail' }).click()
  await expect
    .poll(async () => (await page.locator('main [data-legal]').count()) + (await ben.page.locator('main [data-legal]').count()))
    .toBeGreaterThan(0)
  for (const one of [page, ben.page]) await expect(one.getByRole('button', { name: 'Hint' })).toHaveCount(0)
  await context.close()
  await ben.context.close()
})

test('looking back: the graph, what cost most, and the way to each moment; in German too', async ({ browser, testServer }) => {
  test.setTimeout(120_000)
  const { page, context } = await person(browser, testServer)
  const table = await setSail(page, [{ kind: 'bot', bot: 'random' }])
  // A button may go away under the hand, when the table moves on by itself.
  page.setDefaultTimeout(5_000)
  for (let decisions = 0; decisions < 12;) {
    if (await decide(page).catch(() => false)) decisions++
    else await page.waitForTimeout(50)
  }
  page.setDefaultTimeout(30_000)
  await openDrawer(page, 'Crew')
  await page.getByRole('button', { name: 'Vote to end the table' }).click()
  await page.getByRole('button', { name: 'End it now' }).click()
  await expect(page.getByRole('heading', { name: 'The table was ended by a vote' })).toBeVisible()

  await page.goto(`/t/${table}/replay`)
  await page.getByRole('button', { name: 'Looking back' }).click()
  await page.getByRole('button', { name: 'Look back as Anna' }).click()
  const panel = page.getByRole('region', { name: 'Looking back' })
  await expect(panel.getByRole('img', { name: /Chance to win of Anna/ })).toBeVisible({ timeout: 30_000 })
  await expect(panel.getByRole('progressbar')).toBeHidden({ timeout: 90_000 })
  await expect(panel.getByText(/\d+ of \d+ decisions like a captain/)).toBeVisible()
  await accessible(page)
  const moment = panel.getByRole('button', { name: 'Show the moment' }).first()
  if (await moment.isVisible()) {
    await moment.click()
    await expect(panel.getByText(/Here a captain would/)).toBeVisible()
  }

  await page.evaluate(() => localStorage.setItem('flotilla.settings', JSON.stringify({ language: 'de' })))
  await page.reload()
  await page.getByRole('button', { name: 'Rückblick' }).click()
  // It can be stopped: by a hand that is quicker than a short game is thought through.
  await page.evaluate(() => {
    const stop = (): HTMLButtonElement | undefined => [...document.querySelectorAll('button')].find((one) => one.textContent === 'Anhalten')
    new MutationObserver((_, watch) => {
      const button = stop()
      if (button === undefined) return
      watch.disconnect()
      button.click()
    }).observe(document.body, { childList: true, subtree: true })
  })
  await page.getByRole('button', { name: 'Zurückblicken als Anna' }).click()
  await expect(page.getByRole('progressbar')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Zurückblicken als Anna' })).toBeVisible()
  await context.close()
})
