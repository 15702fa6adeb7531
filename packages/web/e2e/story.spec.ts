import type { Page } from '@playwright/test'
import { accessible, expect, openTable, person, test } from './fixtures/test-server.ts'
import { shortGame } from './fixtures/waves-play.ts'
import { ApiPlayer, forward } from './fixtures/api-player.ts'

const BOTS = [
  { kind: 'bot', bot: 'mate' },
  { kind: 'bot', bot: 'mate' },
]

/** Looked for with every frame: a moment is over in less than a second. */
const revealed = (page: Page) => page.waitForFunction(() => document.querySelector('main')?.dataset.event === 'revealed')
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
async function toTheReveal(hand: ApiPlayer): Promise<void> {
  for (;;) {
    const { ask } = await hand.state()
    if ((await hand.meet(ask, forward)) && ask?.kind === 'yarrr') return
  }
}

test('a round is seen moment by moment; the decision opens when it has been told, or at a tap, which chooses nothing', async ({
  browser,
  testServer,
}) => {
  const { page, context } = await person(browser, testServer, { settings: { speed: 'fast' } })
  const table = await openTable(page, 'Anna', BOTS, shortGame)
  await page.request.post(`/api/tables/${table}/start`, { data: {} })
  const hand = new ApiPlayer(page, table)
  await page.goto(`/t/${table}`)
  await expect(asked(page)).toBeVisible()
  const told = await notes(page)
  const shown = revealed(page)
  await toTheReveal(hand)
  await shown
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

  await page.addInitScript(() => localStorage.setItem('flotilla.settings', JSON.stringify({ speed: 'slow' })))
  await page.reload()
  await expect(asked(page)).toBeVisible()
  const again = revealed(page)
  await toTheReveal(hand)
  await again
  await accessible(page)
  const { seq } = await hand.state()
  await page.locator('main').click({ position: { x: 640, y: 300 } })
  await expect(skip(page)).toHaveCount(0)
  await expect(asked(page)).toBeVisible()
  expect((await hand.state()).seq).toBe(seq)
  await context.close()
})
