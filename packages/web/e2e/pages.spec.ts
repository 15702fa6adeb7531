import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { readConfig, serve } from '../../server/src/index.ts'
import { accessible, expect, openTable, person, test } from './fixtures/test-server.ts'
import { openDrawer } from './fixtures/drawer.ts'

/** What is fetched has its heading, and what is drawn later is there. */
async function isThere(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).not.toHaveText(/Hoisting sails/)
}

test('every page is accessible, by light and at night', async ({ browser, testServer }) => {
  const { page, context } = await person(browser, testServer, { settings: { theme: 'light' } })
  const table = await openTable(page, 'Anna', [{ kind: 'bot', bot: 'mate' }])
  // By night only the colours are others.
  const look = async (): Promise<void> => {
    await accessible(page)
    await page.evaluate(() => (document.documentElement.dataset.theme = 'night'))
    await accessible(page, ['color-contrast'])
    await page.evaluate(() => (document.documentElement.dataset.theme = 'light'))
  }
  for (const path of ['/', '/new/waves', '/practise/waves', '/learn/waves', '/study', '/verify', '/you', '/credits', `/t/${table}`]) {
    await page.goto(path)
    await isThere(page)
    await look()
  }
  // How to play is told on the real board: every place that is told about wears its number.
  await page.goto('/rules/waves')
  // Four pictures of how to play, and the one of the worked example.
  await expect(page.getByRole('figure')).toHaveCount(5)
  await expect(page.locator('figure').first().locator('[data-callout]')).toHaveCount(4)
  await expect(page.locator('figure').first()).toContainText('5 ÷ 3 = 1 point')
  await expect(page.getByRole('heading', { name: /At a glance/ })).toBeVisible()
  await look()
  await page.request.post(`/api/tables/${table}/start`, { data: {} })
  await page.goto(`/t/${table}`)
  await expect(page.locator('main [data-legal]').first()).toBeVisible()
  await look()
  await context.close()
})

test('the harbour is lit by the hour and readable at each; whoever has a name is not asked again', async ({ browser, testServer }) => {
  const { page, context } = await person(browser, testServer)
  await openTable(page, 'Anna', [{ kind: 'open' }], { game: 'quests' })
  for (const [hour, light] of [
    ['06', 'dawn'],
    ['11', 'day'],
    ['18', 'dusk'],
    ['23', 'night'],
  ]) {
    await page.clock.setFixedTime(new Date(`2026-05-05T${hour}:00:00`))
    await page.goto('/')
    await expect(page.locator(`div[data-hour="${light}"]`)).toBeVisible()
    await expect(page.getByRole('link', { name: /1 seat open/ })).toBeVisible()
    // That it is readable depends on the light alone.
    await accessible(page, light === 'day' ? undefined : ['color-contrast'])
  }
  const play = page.getByRole('button', { name: 'Play against bots now' }).first()
  await play.click()
  await expect(page.getByLabel('Your name')).toBeFocused()
  await page.getByLabel('Your name').fill('Anna')
  await page.getByRole('button', { name: 'Set sail' }).click()
  await expect(page).toHaveURL(/\/t\//)
  await page.goto('/')
  await play.click()
  await expect(page).toHaveURL(/\/t\//)
  await context.close()
})

test('the second language', async ({ browser, testServer }) => {
  const { page, context } = await person(browser, testServer)
  await page.goto('/')
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByLabel('Language').selectOption('de')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Sofort gegen Bots spielen' }).first()).toBeVisible()
  const table = await openTable(page, 'Anna', [{ kind: 'bot', bot: 'mate' }])
  await page.request.post(`/api/tables/${table}/start`, { data: {} })
  await page.goto(`/t/${table}`)
  await expect(page.getByText('nimm einen Würfel')).toBeVisible()
  await page.getByRole('banner').getByRole('button', { name: 'Regeln' }).click()
  await expect(page.getByRole('region', { name: 'Regeln' }).getByRole('heading', { name: 'Auf einen Blick' })).toBeVisible()
  await context.close()
})

test('wrong links, full tables and bad names are told in a sentence', async ({ browser, testServer }) => {
  const { page, context } = await person(browser, testServer)
  await page.goto('/t/nosuchtableatall')
  await expect(page.getByText('There is no table at this link')).toBeVisible()
  await page.goto('/t/x/replay')
  await expect(page.getByText('There is no table at this link')).toBeVisible()
  await page.getByRole('link', { name: 'To the harbour' }).click()
  await expect(page.getByRole('button', { name: 'Play against bots now' }).first()).toBeVisible()
  await page.goto('/nowhere')
  await expect(page.getByText('There is nothing here')).toBeVisible()
  const table = await openTable(page, 'Anna', [{ kind: 'bot', bot: 'mate' }])
  const late = await person(browser, testServer)
  await late.page.goto(`/t/${table}`)
  await expect(late.page.getByText('Every seat is taken')).toBeVisible()
  await late.page.goto('/')
  await late.page.getByRole('button', { name: 'Play against bots now' }).first().click()
  for (const name of ['   ', 'A name that is longer than thirty letters']) {
    await late.page.getByLabel('Your name').fill(name)
    await late.page.getByRole('button', { name: 'Set sail' }).click()
    await expect(late.page.getByRole('alert')).toHaveText('A name has 1 to 30 letters, in one line.')
  }
  await context.close()
  await late.context.close()
})

test('an open table says how it is played, at which pace, and with whom', async ({ browser, testServer }) => {
  const { page, context } = await person(browser, testServer)
  const id = await openTable(page, 'Ottilie', [{ kind: 'bot', bot: 'captain' }, { kind: 'open' }], {
    house: { public: true, clock: { kind: 'slow', hours: 24 }, language: 'de' },
    options: { length: 'short' },
  })
  await page.goto('/')
  const line = page.getByRole('region', { name: 'Open tables' }).locator(`a[href="/t/${id}"]`)
  await expect(line).toContainText('Ottilie')
  await expect(line).toContainText('(Captain)')
  await expect(line).toContainText('24 hours')
  await expect(line).toContainText('Deutsch')
  await expect(line).toContainText(/Length.*: .*hort/)
  await context.close()
})

test('a guest is told who invites to what; the host gives the free seats to bots and sets sail', async ({ browser, testServer }) => {
  const anna = await person(browser, testServer)
  const guest = await person(browser, testServer)
  const table = await openTable(anna.page, 'Anna', [{ kind: 'open' }, { kind: 'open' }, { kind: 'open' }])
  await guest.page.goto(`/t/${table}`)
  await expect(guest.page.getByRole('main')).toContainText(/Anna invites you to.*Rolling with the Waves.*Draft three dice/)
  await guest.page.getByLabel('Your name').fill('Ben')
  await guest.page.getByRole('button', { name: 'Sit down' }).click()
  await expect(guest.page.getByRole('status')).toHaveText('Waiting for people to sit down')
  await anna.page.goto(`/t/${table}`)
  await expect(anna.page.getByRole('button', { name: 'Set sail' })).toBeDisabled()
  await anna.page.getByRole('button', { name: 'Give all free seats to bots' }).click()
  await expect(anna.page.getByText('Cora')).toBeVisible()
  await guest.page.getByRole('button', { name: 'I am ready' }).click()
  await expect(guest.page.getByRole('status')).toHaveText('Waiting for the host to set sail')
  await anna.page.getByRole('button', { name: 'Set sail' }).click()
  for (const { page } of [anna, guest]) await expect(page.getByText('Raise Spirits')).toBeVisible()
  await anna.context.close()
  await guest.context.close()
})

test('the host chooses the level and the temper of each bot before the start', async ({ browser, testServer }) => {
  const { page, context } = await person(browser, testServer)
  const table = await openTable(page, 'Anna', [{ kind: 'open' }, { kind: 'open' }, { kind: 'open' }], { game: 'sinking' })
  await page.goto(`/t/${table}`)
  await page.getByLabel('Seat 2').selectOption('Bot: Bosun, sly')
  await expect(page.getByText('Bram')).toBeVisible()
  await page.getByRole('combobox', { name: 'Give all free seats to bots' }).selectOption('Bot: Cabin boy')
  await page.getByRole('button', { name: 'Give all free seats to bots' }).click()
  for (const seat of ['Seat 3', 'Seat 4']) await expect(page.getByLabel(seat)).toHaveValue('bot:cabin-boy')
  await expect(page.getByLabel('Seat 2')).toHaveValue('bot:bosun:sly')
  await page.getByLabel('Seat 4').selectOption('Open for a person')
  await expect(page.getByRole('button', { name: 'Set sail' })).toBeDisabled()
  await accessible(page)
  await page.getByLabel('Seat 4').selectOption('Bot: Mate')
  await page.getByRole('button', { name: 'Set sail' }).click()
  await expect(await openDrawer(page, 'Crew')).toContainText('Bosun, sly')
  await context.close()
})

test('a name that somebody at the table has already is told, and another one sits down', async ({ browser, testServer }) => {
  const anna = await person(browser, testServer)
  const other = await person(browser, testServer)
  const table = await openTable(anna.page, 'Anna', [{ kind: 'open' }])
  await other.page.goto(`/t/${table}`)
  await other.page.getByLabel('Your name').fill('anna')
  await other.page.getByRole('button', { name: 'Sit down' }).click()
  await expect(other.page.getByRole('alert')).toHaveText('Somebody at this table is already called anna: choose another name.')
  await other.page.getByLabel('Your name').fill('Ben')
  await other.page.getByRole('button', { name: 'Sit down' }).click()
  await expect(other.page.getByRole('listitem').filter({ hasText: 'you' })).toContainText('Ben')
  await anna.context.close()
  await other.context.close()
})

test('where the client is not built, the text page opens a table and plays it', async ({ browser }) => {
  const data = mkdtempSync(join(tmpdir(), 'flotilla-text-'))
  const { config } = readConfig({ flags: { port: 0, data, log: 'silent' }, env: {} })
  const server = await serve(config, { web: join(data, 'nothing') })
  const context = await browser.newContext({ baseURL: `http://127.0.0.1:${server.port}` })
  const page = await context.newPage()
  await page.goto('/')
  await page.getByLabel('Your name').fill('Anna')
  await page.getByRole('button', { name: 'Come in' }).click()
  await page.getByLabel('Players').fill('2')
  await page.getByLabel('Crew').selectOption('open')
  await page.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByRole('heading', { name: 'Rolling with the Waves' })).toBeVisible()
  const other = await browser.newContext({ baseURL: `http://127.0.0.1:${server.port}` })
  const ben = await other.newPage()
  await ben.goto(page.url())
  await ben.getByLabel('Your name').fill('Ben')
  await ben.getByRole('button', { name: 'Sit down' }).click()
  await page.getByRole('button', { name: 'Start' }).click()
  for (let k = 0; k < 4; k++) {
    const mine = page.locator('#choices button').first()
    const bens = ben.locator('#choices button').first()
    await expect.poll(async () => (await mine.isVisible()) || (await bens.isVisible())).toBe(true)
    const before = (await page.locator('#sections').innerText()) + (await ben.locator('#sections').innerText())
    await ((await mine.isVisible()) ? mine : bens).click()
    await expect
      .poll(async () => (await page.locator('#sections').innerText()) + (await ben.locator('#sections').innerText()))
      .not.toBe(before)
  }
  await context.close()
  await other.close()
  await server.close()
  rmSync(data, { recursive: true, force: true })
})

test('a record that was edited is not proved', async ({ browser, testServer }) => {
  const { page, context } = await person(browser, testServer)
  await page.goto('/verify')
  await page.getByLabel('Choose a record').setInputFiles({
    name: 'edited.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"format":"flotilla-record-1","game":"waves"}'),
  })
  await expect(page.getByRole('heading', { name: 'Not proved' })).toBeVisible()
  await context.close()
})
test('a rules page of a game that this client does not have says so', async ({ browser, testServer }) => {
  const { page, context } = await person(browser, testServer)
  await page.goto('/rules/marbles')
  await expect(page.getByRole('alert')).toContainText('marbles')
  await context.close()
})
