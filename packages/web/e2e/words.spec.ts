import type { Page } from '@playwright/test'
import { BOT_NAMES } from '../../protocol/src/index.ts'
import { builtInGames } from '../../games/src/index.ts'
import { stateOf } from './fixtures/answer-for.ts'
import { disguise, untranslated } from './fixtures/disguise.ts'
import { expect, openTable, person, test } from './fixtures/test-server.ts'

/** Names are the same in every language: of the site, of its games, of browsers, and of who plays here or in a lesson. */
const NAMES = [
  'Flotilla',
  'Chrome, Linux',
  'Anna',
  'Anne',
  'Bart',
  'Dan',
  ...BOT_NAMES,
  ...builtInGames.flatMap(({ title }) => title.split(/(?<=!) /)),
]

/** Waits until nothing is loading any more, so that what is looked at is the page. */
async function isThere(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await expect(page.locator('main').first()).toBeVisible()
}

const PAGES = [
  '/',
  '/new/bottom',
  '/practise/waves',
  '/learn/sinking',
  '/learn/waves/draft',
  '/study',
  '/verify',
  '/maps',
  '/you',
  '/you/enter',
  '/nowhere',
]

test('all that the pages say comes from a catalogue', async ({ browser, testServer }) => {
  test.setTimeout(240_000)
  const { page, context } = await person(browser, testServer)
  const catalogues = await disguise(context)
  const table = await openTable(page, 'Anna', [{ kind: 'open' }, { kind: 'bot', bot: 'mate' }], { house: { public: true } })
  // Tables of other tests have people of other names.
  await context.route('**/api/tables', async (route) => {
    const response = await route.fetch()
    const { tables } = (await response.json()) as { tables: { id: string }[] }
    await route.fulfill({ response, json: { tables: tables.filter(({ id }) => id === table) } })
  })
  for (const path of [...PAGES, `/t/${table}`]) {
    await page.goto(path)
    await isThere(page)
    await expect.poll(async () => (await untranslated(page, NAMES)).map((words) => `${path}: ${words}`)).toEqual([])
  }
  expect(catalogues()).toBeGreaterThan(3)
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.close()
})

for (const { id, seats } of builtInGames)
  test(`all that a table of ${id} says comes from a catalogue`, async ({ browser, testServer }) => {
    test.setTimeout(240_000)
    const { page, context } = await person(browser, testServer)
    await disguise(context)
    const bots = Array.from({ length: Math.max(seats.min, 2) - 1 }, () => ({ kind: 'bot', bot: 'mate' }))
    const table = await openTable(page, 'Anna', bots, { game: id })
    await page.request.post(`/api/tables/${table}/start`, { data: {} })
    await page.goto(`/t/${table}`)
    await expect(page.locator('main [data-legal], header button.primary').first()).toBeVisible()
    const { info } = await stateOf(page, table)
    const spared = [...NAMES, ...info.seats.map(({ name }) => name)]
    const isAllTranslated = (): Promise<void> => expect.poll(() => untranslated(page, spared)).toEqual([])
    await isAllTranslated()
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
    await isAllTranslated()
    for (const tab of ['Chat', 'Orders', 'Crew', 'Log']) {
      await page.getByRole('tab', { name: tab }).click()
      await isAllTranslated()
    }
    // The table as text says what every part of the board is.
    await page.evaluate(() => localStorage.setItem('flotilla.settings', JSON.stringify({ text: true, speed: 'once' })))
    await page.reload()
    await expect(page.getByRole('region', { name: 'Your choices' }).getByRole('button').first()).toBeVisible()
    await isAllTranslated()
    await context.unrouteAll({ behavior: 'ignoreErrors' })
    await context.close()
  })
