import { accessible, expect, openTable, person, test } from './harbour.ts'
import { decide, playToTheEnd, shortGame } from './sailing.ts'

test('a newcomer gets from the front page to the first move by clicking what is seen', async ({ browser, harbour }) => {
  const { page, context } = await person(browser, harbour)
  await page.goto('/')
  await page.getByRole('button', { name: 'Play against bots now' }).first().click()
  await page.getByLabel('Your name').fill('Anna')
  await page.getByRole('button', { name: 'Set sail' }).click()
  await expect(page.getByText('pick a die')).toBeVisible()
  await page.locator('main [data-legal]').first().click()
  await expect(
    page
      .getByRole('tabpanel')
      .getByText(/Anna (takes|bribes)/)
      .first(),
  ).toBeVisible()
  await context.close()
})

test('two people and a bot play a whole game; the record is verified, replayed, and played again', async ({ browser, harbour }) => {
  test.setTimeout(180_000)
  const anna = await person(browser, harbour)
  const ben = await person(browser, harbour)
  const table = await openTable(anna.page, 'Anna', [{ kind: 'open' }, { kind: 'bot', bot: 'mate' }], shortGame)
  await anna.page.goto(`/t/${table}`)
  await ben.page.goto(`/t/${table}`)
  await ben.page.getByLabel('Your name').fill('Ben')
  await ben.page.getByRole('button', { name: 'Sit down' }).click()
  await anna.page.getByRole('button', { name: 'Set sail' }).click()
  await expect(ben.page.getByRole('main').first()).toBeVisible()

  // A reload and a dropped connection in the middle lose nothing.
  for (let k = 0; k < 8; k++) for (const { page } of [anna, ben]) await decide(page)
  await ben.page.reload()
  await anna.context.setOffline(true)
  await anna.context.setOffline(false)

  await playToTheEnd(anna.page, ben.page)
  await expect(anna.page.getByRole('heading', { name: /wins|share the victory/ })).toBeVisible()
  await accessible(anna.page)

  await anna.page.getByRole('link', { name: 'Verify this game' }).click()
  await expect(anna.page.getByText('Proved: every roll')).toBeVisible()
  await accessible(anna.page)

  await anna.page.goto(`/t/${table}/replay`)
  await expect(anna.page.getByText(/Replay · answer 0 of \d+/)).toBeVisible()
  await anna.page.getByRole('button', { name: 'Last' }).click()
  await expect(anna.page.getByText(/Replay · answer (\d+) of \1/)).toBeVisible()
  await accessible(anna.page)

  await anna.page.goto(`/t/${table}`)
  await anna.page.getByRole('button', { name: 'Rematch' }).click()
  await expect(anna.page).not.toHaveURL(new RegExp(table))
  await expect(anna.page.getByText('Send this link to your friends')).toBeVisible()
  await anna.context.close()
  await ben.context.close()
})

test('a server that is killed in the middle comes back with everything', async ({ browser, harbour }) => {
  const { page, context } = await person(browser, harbour)
  const table = await openTable(page, 'Anna', [{ kind: 'bot', bot: 'random' }], shortGame)
  await page.request.post(`/api/tables/${table}/start`, { data: {} })
  await page.goto(`/t/${table}`)
  for (let k = 0; k < 4; k++) {
    await expect(page.locator('main [data-legal]').first()).toBeVisible()
    await decide(page)
  }
  await expect(page.locator('main [data-legal]').first()).toBeVisible()
  const log = page.getByRole('tabpanel')
  const before = await log.innerText()
  await harbour.kill()
  await expect(page.getByText('The connection is lost')).toBeVisible()
  await harbour.open()
  await expect(page.getByText('The connection is lost')).toBeHidden()
  expect((await log.innerText()).startsWith(before)).toBe(true)
  await expect(page.locator('main [data-legal]').first()).toBeVisible()
  await decide(page)
  await context.close()
})

test('the text table plays by keyboard alone', async ({ browser, harbour }) => {
  const { page, context } = await person(browser, harbour)
  const table = await openTable(page, 'Anna', [{ kind: 'bot', bot: 'random' }], shortGame)
  await page.request.post(`/api/tables/${table}/start`, { data: {} })
  await page.addInitScript(() => localStorage.setItem('flotilla.settings', JSON.stringify({ text: true, pace: 0 })))
  await page.goto(`/t/${table}`)
  const choices = page.getByRole('region', { name: 'Your choices' })
  for (let k = 0; k < 10; k++) {
    const first = choices.getByRole('button').first()
    await expect(first).toBeVisible()
    const before = await choices.innerText()
    await first.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => choices.innerText()).not.toBe(before)
  }
  await accessible(page)
  await context.close()
})

test('a spectator sees the table and no plan', async ({ browser, harbour }) => {
  const anna = await person(browser, harbour)
  const watcher = await person(browser, harbour)
  const table = await openTable(anna.page, 'Anna', [{ kind: 'bot', bot: 'random' }], shortGame)
  await anna.page.request.post(`/api/tables/${table}/start`, { data: {} })
  await watcher.page.goto(`/t/${table}`)
  await expect(watcher.page.getByText('Waiting for Anna')).toBeVisible()
  await expect(watcher.page.locator('main [data-legal]')).toHaveCount(0)
  await anna.context.close()
  await watcher.context.close()
})

test('at 390 px by touch', async ({ browser, harbour }) => {
  const { page, context } = await person(browser, harbour, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const table = await openTable(page, 'Anna', [{ kind: 'bot', bot: 'random' }], shortGame)
  await page.request.post(`/api/tables/${table}/start`, { data: {} })
  await page.goto(`/t/${table}`)
  for (let k = 0; k < 6; k++) {
    await expect(page.locator('main [data-legal]').first()).toBeVisible()
    await decide(page)
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await accessible(page)
  await context.close()
})

test('a refusal says why and opens the rule it cites', async ({ browser, harbour }) => {
  const { page, context } = await person(browser, harbour)
  const table = await openTable(page, 'Anna', [{ kind: 'bot', bot: 'random' }], shortGame)
  await page.request.post(`/api/tables/${table}/start`, { data: {} })
  await page.goto(`/t/${table}`)
  for (let k = 0; k < 3; k++) {
    await expect(page.locator('main [data-legal]').first()).toBeVisible()
    await decide(page)
  }
  await expect(page.getByRole('button', { name: 'YARRR!' })).toBeVisible()
  const bury = page.getByRole('button', { name: 'Bury' }).first()
  await bury.hover()
  const note = page.getByRole('note').filter({ hasText: 'The chest is empty' }).first()
  await expect(note).toBeVisible()
  await note.getByRole('button', { name: 'RW-3.8' }).click()
  await expect(page.getByRole('region', { name: 'Rules' }).getByText('RW-3.8', { exact: true })).toBeVisible()
  await context.close()
})
