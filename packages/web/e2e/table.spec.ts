import type { Page } from '@playwright/test'
import { closeDrawer, isTold, openDrawer } from './fixtures/drawer.ts'
import { PHONE, accessible, expect, openTable, person, test } from './fixtures/test-server.ts'
import { decide, sailHome, shortGame, toThePlan } from './fixtures/waves-play.ts'
import { ApiPlayer, forward } from './fixtures/api-player.ts'

test('a newcomer gets from the front page to the first move by clicking what is seen', async ({ browser, testServer }) => {
  const { page, context } = await person(browser, testServer)
  await page.goto('/')
  await page.getByRole('button', { name: 'Play against bots now' }).first().click()
  await page.getByLabel('Your name').fill('Anna')
  await page.getByRole('button', { name: 'Set sail' }).click()
  await expect(page.getByText('pick a die')).toBeVisible()
  await page.locator('main [data-legal]').first().click()
  await isTold(page, /Anna (takes|bribes)/)
  await context.close()
})

test('two people and a bot play a whole game; the record is verified, replayed, and played again', async ({ browser, testServer }) => {
  const anna = await person(browser, testServer)
  const ben = await person(browser, testServer)
  const table = await openTable(anna.page, 'Anna', [{ kind: 'open' }, { kind: 'bot', bot: 'mate' }], shortGame)
  await anna.page.goto(`/t/${table}`)
  await ben.page.goto(`/t/${table}`)
  await ben.page.getByLabel('Your name').fill('Ben')
  await ben.page.getByRole('button', { name: 'Sit down' }).click()
  await anna.page.getByRole('button', { name: 'Set sail' }).click()
  await expect(ben.page.getByRole('main').first()).toBeVisible()

  // Each makes a decision by clicking; a reload and a dropped connection in the middle lose nothing.
  for (const { page } of [anna, ben, anna, ben]) await decide(page)
  await ben.page.reload()
  await anna.context.setOffline(true)
  await anna.context.setOffline(false)

  await sailHome(new ApiPlayer(anna.page, table), new ApiPlayer(ben.page, table))
  for (const { page } of [anna, ben]) await expect(page.getByText('The game is over')).toBeVisible()
  const scores = anna.page.getByRole('region', { name: 'Score sheet' })
  await expect(anna.page.getByRole('heading', { name: /wins|share the victory/ })).toBeVisible()
  await expect(anna.page.getByRole('banner')).toContainText(/The game is over · .*(wins|share the victory)/)
  // Whatever lies below, the ways on are in the bar; the board is still there to be looked at.
  const evening = anna.page.getByRole('img', { name: /wins? with \d+ points/ })
  await expect(evening).toBeVisible()
  await anna.page.getByRole('button', { name: 'See the board' }).click()
  await expect(evening).toBeHidden()
  await expect(anna.page.getByRole('banner').getByRole('button', { name: 'Rematch' })).toBeVisible()
  await anna.page.getByRole('main').getByRole('button', { name: 'Score sheet' }).click()
  await expect(evening).toBeVisible()
  await expect(scores).toBeVisible()
  await accessible(anna.page)

  await anna.page.getByRole('link', { name: 'Verify this game' }).click()
  await expect(anna.page.getByText('Proved: every roll')).toBeVisible()
  await accessible(anna.page)

  await anna.page.goto(`/t/${table}/replay`)
  await expect(anna.page.getByText(/Moment 0 of \d+/)).toBeVisible()
  // The first throw of the dice is the first moment; the film is stepped both ways.
  await expect(anna.page.getByRole('banner')).toContainText('Round 1: the dice are rolled')
  await anna.page.keyboard.press('ArrowRight')
  await anna.page.keyboard.press('ArrowRight')
  await expect(anna.page.getByText(/Moment 2 of \d+/)).toBeVisible()
  await anna.page.keyboard.press('ArrowLeft')
  await expect(anna.page.getByText(/Moment 1 of \d+/)).toBeVisible()
  await anna.page.getByRole('group', { name: 'Seen by' }).getByRole('button', { name: 'Ben' }).click()
  await anna.page.getByRole('button', { name: 'Last' }).click()
  await expect(anna.page.getByText(/Moment (\d+) of \1/)).toBeVisible()
  await accessible(anna.page)

  await anna.page.goto(`/t/${table}`)
  await anna.page.getByRole('button', { name: 'Rematch' }).click()
  await expect(anna.page).not.toHaveURL(new RegExp(table))
  await expect(anna.page.getByLabel('Send this link to your friends')).toBeVisible()
  await anna.context.close()
  await ben.context.close()
})

test('a server that is killed in the middle comes back with everything', async ({ browser, testServer }) => {
  const { page, context } = await person(browser, testServer)
  const table = await openTable(page, 'Anna', [{ kind: 'bot', bot: 'random' }], shortGame)
  await page.request.post(`/api/tables/${table}/start`, { data: {} })
  const hand = new ApiPlayer(page, table)
  for (let k = 0; k < 3;) if (await hand.take(forward)) k++
  await page.goto(`/t/${table}`)
  await expect(page.locator('main [data-legal]').first()).toBeVisible()
  const log = await openDrawer(page, 'Log')
  const before = await log.innerText()
  // What the page still fetches in the dark makes it load anew when the server is back, with the drawer closed.
  await page.waitForLoadState('networkidle')
  await testServer.kill()
  await expect(page.getByText('The connection is lost')).toBeVisible()
  await testServer.open()
  await expect(page.getByText('The connection is lost')).toBeHidden()
  expect((await log.innerText()).startsWith(before)).toBe(true)
  await closeDrawer(page)
  await expect(page.locator('main [data-legal]').first()).toBeVisible()
  await decide(page)
  await context.close()
})

test('the text table plays by keyboard alone', async ({ browser, testServer }) => {
  const { page, context } = await person(browser, testServer)
  const table = await openTable(page, 'Anna', [{ kind: 'bot', bot: 'random' }], shortGame)
  await page.request.post(`/api/tables/${table}/start`, { data: {} })
  await page.addInitScript(() => localStorage.setItem('flotilla.settings', JSON.stringify({ text: true, speed: 'once' })))
  await page.goto(`/t/${table}`)
  const choices = page.getByRole('region', { name: 'Your choices' })
  for (let k = 0; k < 5; k++) {
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

test('on a phone one plays by touch, the drawer comes from below, and the score sheet is in sight when all is over', async ({
  browser,
  testServer,
}) => {
  const { page, context } = await person(browser, testServer, PHONE)
  const bots = Array.from({ length: 4 }, () => ({ kind: 'bot', bot: 'random' }))
  const table = await openTable(page, 'Anna', bots, shortGame)
  await page.request.post(`/api/tables/${table}/start`, { data: {} })
  await page.goto(`/t/${table}`)
  await expect(page.locator('main [data-legal]').first()).toBeVisible()
  const sentence = page.getByRole('status').first()
  expect(await sentence.evaluate((element) => element.scrollHeight <= element.clientHeight)).toBe(true)
  for (let k = 0; k < 2; k++) {
    await expect(page.locator('main [data-legal]').first()).toBeVisible()
    await decide(page)
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await expect(page.locator('main [data-legal]').first()).toBeVisible()
  await accessible(page)

  // The drawer leaves a piece of the board in sight.
  await openDrawer(page, 'Crew')
  expect((await page.getByRole('complementary').boundingBox())?.y).toBeGreaterThan(100)
  // Ending for good is asked once more; then there is a way on.
  await page.getByRole('button', { name: 'Vote to end the table' }).click()
  await page.getByRole('button', { name: 'Play on' }).click()
  await page.getByRole('button', { name: 'Vote to end the table' }).click()
  await accessible(page)
  await page.getByRole('button', { name: 'End it now' }).click()
  await expect(page.getByRole('heading', { name: 'The table was ended by a vote' })).toBeInViewport()
  await expect(page.locator('main [data-legal]')).toHaveCount(0)
  await accessible(page)
  await page.getByRole('button', { name: 'Rematch' }).click()
  await expect(page).not.toHaveURL(new RegExp(table))
  await expect(page.locator('main [data-legal]').first()).toBeVisible()
  await context.close()
})

test('on a low phone a decision whose choices lie outside the screen brings them into sight', async ({ browser, testServer }) => {
  const { page, context } = await person(browser, testServer, { ...PHONE, viewport: { width: 390, height: 520 } })
  const bots = Array.from({ length: 4 }, () => ({ kind: 'bot', bot: 'random' }))
  const table = await openTable(page, 'Anna', bots, { options: { ...shortGame.options, first: 0 } })
  await page.request.post(`/api/tables/${table}/start`, { data: {} })
  await page.goto(`/t/${table}`)
  const choice = page.locator('main [data-legal]').first()
  await expect(choice).toBeInViewport()
  const hand = await page.request.get(`/api/tables/${table}/state`)
  const { ask } = (await hand.json()) as { ask: { n: number; choices: { choice: object }[] } }
  await page.getByRole('main').evaluate((main) => main.lastElementChild?.scrollTo(0, 0))
  await expect(choice).not.toBeInViewport()
  await page.request.post(`/api/tables/${table}/answers`, { data: { id: 'far', choice: ask.choices[0].choice, ask: ask.n } })
  await expect(choice).toBeInViewport()
  await context.close()
})

test('the rules are a click away from the board, and a refusal says why and opens the one it cites', async ({ browser, testServer }) => {
  const { page, context } = await person(browser, testServer)
  const options = { ...shortGame.options, first: 0 }
  const table = await openTable(page, 'Anna', [{ kind: 'bot', bot: 'random' }], { ...shortGame, options })
  await page.request.post(`/api/tables/${table}/start`, { data: {} })
  await toThePlan(new ApiPlayer(page, table))
  await page.goto(`/t/${table}`)
  await page.getByRole('banner').getByRole('button', { name: 'Rules' }).click()
  const rules = page.getByRole('region', { name: 'Rules' })
  await expect(rules.getByRole('heading', { name: 'At a glance' })).toBeVisible()
  // A rule that another one names is a click away, too.
  await rules.getByRole('searchbox').fill('RW-9.19')
  await rules.getByRole('link', { name: 'RW-9.19' }).first().click()
  await expect(rules.getByRole('searchbox')).toHaveValue('')
  await expect(rules.locator('[id="RW-9.19"]')).toBeInViewport()
  await page.keyboard.press('Escape')
  await expect(rules).toBeHidden()

  const bury = page.getByRole('button', { name: 'Bury' }).first()
  await bury.hover()
  const note = page.getByRole('note').filter({ hasText: 'The chest is empty' }).first()
  await expect(note).toBeVisible()
  await note.getByRole('button', { name: 'RW-3.8' }).click()
  await expect(rules.getByText('RW-3.8', { exact: true })).toBeVisible()
  await context.close()
})

/** Tab after Tab until something legal has the focus. */
async function tabToLegal(page: Page): Promise<void> {
  for (let k = 0; k < 80; k++) {
    await page.keyboard.press('Tab')
    if (await page.evaluate(() => document.activeElement?.hasAttribute('data-legal') === true)) return
  }
  throw new Error('nothing legal can be reached by Tab')
}

test('the board plays by keyboard alone, and an answer leaves the focus on the board', async ({ browser, testServer }) => {
  const { page, context } = await person(browser, testServer)
  const table = await openTable(page, 'Anna', [{ kind: 'bot', bot: 'random' }], shortGame)
  await page.request.post(`/api/tables/${table}/start`, { data: {} })
  await page.goto(`/t/${table}`)
  const yarrr = page.getByRole('button', { name: 'YARRR!' })
  const asked = (): Promise<string | null> => page.locator('main').getAttribute('data-ask')
  await expect(page.locator('main [data-legal]').first()).toBeVisible()
  await tabToLegal(page)
  // Where just one die can be taken, it is taken by itself.
  while (!(await yarrr.isVisible())) {
    const before = await asked()
    await page.keyboard.press('Enter')
    await expect.poll(asked).not.toBe(before)
    // As soon as there is a choice again, it has the focus.
    await expect(page.locator('main [data-legal]:focus')).toHaveCount(1)
  }
  for (let k = 0; k < 12 && !(await yarrr.isEnabled()); k++) {
    await tabToLegal(page)
    if (
      await page.evaluate(
        () => document.activeElement?.getAttribute('aria-pressed') !== 'true' && !/Bury/.test(document.activeElement?.textContent ?? ''),
      )
    )
      await page.keyboard.press('Enter')
  }
  for (let k = 0; k < 80 && !(await yarrr.evaluate((button) => button === document.activeElement)); k++) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(yarrr).toBeHidden()
  await context.close()
})

test('a choice that is past is told in a sentence, and the table goes on', async ({ browser, testServer }) => {
  const { page, context } = await person(browser, testServer)
  const table = await openTable(page, 'Anna', [{ kind: 'bot', bot: 'random' }], { options: { ...shortGame.options, first: 0 } })
  await page.request.post(`/api/tables/${table}/start`, { data: {} })
  // A second tab that hears nothing of what happens after its first look.
  const stale = await context.newPage()
  await stale.routeWebSocket(/socket/, (line) => {
    const server = line.connectToServer()
    line.onMessage((message) => server.send(message))
    server.onMessage((message) => {
      if (!String(message).includes('"type":"update"')) line.send(message)
    })
  })
  await stale.goto(`/t/${table}`)
  await expect(stale.locator('main [data-legal]').first()).toBeVisible()
  await new ApiPlayer(page, table).take(forward)
  await stale.locator('main [data-legal]').first().click()
  await expect(stale.getByRole('alert')).toContainText(/already past|not your decision|moved on/)
  await stale.getByRole('alert').getByRole('button', { name: 'Close' }).click()
  await expect(stale.getByRole('alert')).toBeHidden()
  await context.close()
})

test('undo by consent names who asks and who agrees; whispers reach one; orders are kept', async ({ browser, testServer }) => {
  const anna = await person(browser, testServer)
  const ben = await person(browser, testServer)
  const cora = await person(browser, testServer)
  const house = { undo: 'consent', whispers: true }
  const table = await openTable(anna.page, 'Anna', [{ kind: 'open' }, { kind: 'open' }], {
    ...shortGame,
    options: { ...shortGame.options, first: 0 },
    house,
  })
  for (const [{ page }, name] of [
    [ben, 'Ben'],
    [cora, 'Cora'],
  ] as const) {
    await page.request.post('/api/session', { data: { name } })
    await page.request.post(`/api/tables/${table}/sit`, { data: {} })
  }
  await anna.page.request.post(`/api/tables/${table}/start`, { data: {} })
  for (const { page } of [anna, ben]) await page.goto(`/t/${table}`)
  await anna.page.locator('main [data-legal]').first().click()
  await expect(ben.page.locator('main [data-legal]').first()).toBeVisible()

  await anna.page.getByRole('button', { name: 'Ask for an undo' }).click()
  await expect(ben.page.getByText('Anna asks to take back their last answer.')).toBeVisible()
  await expect(anna.page.getByRole('button', { name: 'Agree' })).toHaveCount(0)
  await ben.page.getByRole('button', { name: 'Agree' }).click()
  await expect(anna.page.getByText('For: Ben.')).toBeVisible()
  // The third is elsewhere, and agrees from there.
  await cora.page.request.post(`/api/tables/${table}/requests`, { data: { type: 'vote', id: 'yes', kind: 'undo', yes: true } })
  await isTold(anna.page, 'Anna takes an answer back')
  await expect(anna.page.locator('main [data-legal]').first()).toBeVisible()

  for (const { page } of [anna, ben]) await openDrawer(page, 'Chat')
  await anna.page.getByLabel('To').selectOption({ label: 'whisper to Ben' })
  await anna.page.getByLabel('Say something').fill('the red one is mine')
  await anna.page.getByRole('button', { name: 'Send' }).click()
  await expect(ben.page.getByRole('tabpanel')).toContainText('whispers to Ben: the red one is mine')
  const { talk } = await new ApiPlayer(cora.page, table).state()
  expect(talk.map(({ name, speech }) => [name, speech])).toEqual([['Anna', null]])

  await openDrawer(anna.page, 'Orders')
  const byItself = anna.page.getByLabel('Answer for me where there is only one choice')
  await expect(byItself).toBeChecked()
  await byItself.uncheck()
  await anna.page.reload()
  await openDrawer(anna.page, 'Orders')
  await expect(byItself).not.toBeChecked()
  await accessible(anna.page)
  for (const { context } of [anna, ben, cora]) await context.close()
})

test('a spectator sees the table and no plan, and nothing jumps when updates arrive', async ({ browser, testServer }) => {
  const anna = await person(browser, testServer)
  const { page, context } = await person(browser, testServer)
  const table = await openTable(anna.page, 'Anna', [{ kind: 'bot', bot: 'random' }], shortGame)
  await anna.page.request.post(`/api/tables/${table}/start`, { data: {} })
  await page.goto(`/t/${table}`)
  await expect(page.getByText('Waiting for Anna')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => {
    const seen = window as unknown as { jumps: number }
    seen.jumps = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.jumps += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift' })
  })
  const hand = new ApiPlayer(anna.page, table)
  for (let k = 0; k < 14;) if (await hand.take(forward)) k++
  await isTold(page, 'All plans are revealed')
  await expect(page.locator('main [data-legal]')).toHaveCount(0)
  // What people call stable: a tenth; a board that moved as a whole would be far above.
  expect(await page.evaluate(() => (window as unknown as { jumps: number }).jumps)).toBeLessThan(0.1)
  await anna.context.close()
  await context.close()
})
