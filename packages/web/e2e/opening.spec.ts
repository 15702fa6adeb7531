import { accessible, expect, person, test } from './fixtures/test-server.ts'

test('a table is opened like a place: seats to click, pictures to choose, house rules with a sentence each', async ({
  browser,
  testServer,
}) => {
  const { page, context } = await person(browser, testServer)
  await page.goto('/new/quests')
  await expect(page.getByRole('status').first()).toHaveText('A table for 3: you and 2 friends')
  // The seats follow the mode; what cannot be chosen says why.
  await page.getByRole('radio', { name: /^2 vs 2/ }).check()
  await expect(page.getByRole('button', { name: /^Seat [A-F]:/ })).toHaveCount(3)
  await expect(page.getByText('4 seats, 2 teams')).toBeVisible()
  await page.getByRole('button', { name: 'Seat B: Open, by link, team 2' }).click()
  const who = page.getByRole('dialog', { name: 'Who sits here?' })
  await expect(who).toContainText('What you play needs every seat.')
  await who.getByRole('radio', { name: 'Captain' }).check()
  await expect(who).toContainText('Takes about a second.')
  await who.getByRole('button', { name: 'All open seats' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Seat B: Bram, Captain, team 2' })).toBeFocused()
  await expect(page.getByRole('status').first()).toHaveText('A table for 4: you and 3 bots')
  await accessible(page)
  // Alone with bots the table sails at once; whoever has no name is asked at their own plate.
  await page.getByRole('radio', { name: /^Each alone/ }).check()
  await expect(page.getByRole('status').first()).toHaveText('A table for 3: you and 2 bots')
  await page.getByRole('button', { name: 'House rules' }).click()
  const rules = page.getByRole('dialog', { name: 'House rules' })
  await expect(rules).toContainText('Stars that call the end.')
  await rules.getByRole('group', { name: 'Prosperity to reach' }).getByRole('button', { name: 'Less' }).click()
  await rules.getByRole('group', { name: 'Spectators' }).getByRole('radio', { name: '5 min later' }).check()
  await expect(rules.getByRole('status')).toHaveText('2 changed')
  await accessible(page)
  await rules.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Set sail' }).click()
  await expect(page.getByLabel('Your name')).toBeFocused()
  await page.getByLabel('Your name').fill('Anna')
  const [asked] = await Promise.all([
    page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/tables')),
    page.getByRole('button', { name: 'Set sail' }).click(),
  ])
  expect(asked.postDataJSON()).toMatchObject({
    options: { goal: 15 },
    house: { delay: 300 },
    seats: [{ kind: 'open' }, { kind: 'bot', bot: 'captain' }, { kind: 'bot', bot: 'captain' }],
  })
  await expect(page).toHaveURL(/\/t\//)
  // The next table begins with what was chosen, and can begin afresh.
  await page.goto('/new/quests')
  await expect(page.getByRole('status').first()).toHaveText('A table for 3: you and 2 bots')
  await page.getByRole('button', { name: 'Start fresh' }).click()
  await expect(page.getByRole('status').first()).toHaveText('A table for 3: you and 2 friends')
  await context.close()
})

/** Plates, pictures and buttons that lie outside the window's width, or over each other, or are too small for a finger. */
const misplaced = `(() => {
  const wrong = []
  const name = (element) => element.getAttribute('aria-label') ?? element.textContent
  const plates = [...document.querySelectorAll('main section button[aria-haspopup=dialog]')]
  const boxes = plates.map((plate) => plate.getBoundingClientRect())
  boxes.forEach((a, k) => {
    if (a.left < 0 || a.right > innerWidth) wrong.push('outside: ' + name(plates[k]))
    boxes.slice(k + 1).forEach((b) => {
      if (a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1) wrong.push('over another: ' + name(plates[k]))
    })
  })
  for (const target of document.querySelectorAll('main label:has(input[type=radio]), main button')) {
    const { width, height } = target.getBoundingClientRect()
    if (height < 43.5 || width < 43.5) wrong.push('small: ' + name(target) + ' ' + width + 'x' + height)
  }
  if (document.documentElement.scrollWidth > innerWidth) wrong.push('wider than the window')
  return wrong
})()`

for (const game of ['waves', 'sinking', 'bottom', 'quests'])
  test(`opening ${game}: every number of seats has its place, on a screen and on a phone`, async ({ browser, testServer }) => {
    const { page, context } = await person(browser, testServer, { settings: { name: 'Anna', language: 'de' } })
    for (const viewport of [
      { width: 1280, height: 720 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(viewport)
      await page.goto(`/new/${game}`)
      await expect(page.locator('main section svg').first()).toBeAttached()
      const counts = page.getByRole('group', { name: 'Spieler' }).getByRole('radio')
      for (const radio of await counts.all()) {
        await radio.check()
        expect(await page.evaluate(misplaced)).toEqual([])
      }
    }
    await context.close()
  })
