import { accessible, expect, person, PHONE, test } from './fixtures/test-server.ts'

test('the owner of a box checks it, keeps it, sends it and plays with it; a guest sees what differs', async ({ browser, testServer }) => {
  const { page, context } = await person(browser, testServer)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/editions/waves')
  const bar = page.getByRole('banner')
  await expect(bar).toContainText('21 house numbers left')

  // The walk begins at the first house number; Enter says that it is printed so, and goes on.
  const first = page.getByRole('spinbutton', { name: 'Infamy: Circles of Infamy, House number' })
  await first.press('Enter')
  await expect(bar).toContainText('20 house numbers left')
  const next = page.getByRole('spinbutton', { name: 'Chests: Squares side by side' })
  await expect(next).toBeFocused()
  await page.keyboard.press('Shift+Enter')
  await expect(bar).toContainText('17 house numbers left')
  const level = page.getByRole('spinbutton', { name: 'Hull: Level 1 from, House number' })
  await expect(level).toBeFocused()
  await accessible(page)

  // What is out of range is not taken over, and what cannot be bars the table.
  await level.fill('99')
  await expect(page.getByRole('alert')).toHaveText('It goes from 1 to 35.')
  await level.press('Escape')
  await page.getByRole('spinbutton', { name: 'Hull: Level 2 from' }).fill('12')
  await expect(page.getByText('expected more than 13, the threshold of the level before')).toBeVisible()
  await expect(page.getByRole('button', { name: 'First put one number right' })).toBeDisabled()
  await page.keyboard.press('Control+z')
  await expect(bar).toContainText('nothing changed')
  await page.getByRole('spinbutton', { name: 'Hull: Level 2 from' }).fill('25')
  await expect(bar).toContainText('1 changed')

  // The wall, beside the built-in numbers, and what it has to be asked about.
  await page.getByRole('button', { name: 'Everything' }).click()
  await page.getByRole('button', { name: 'Compare' }).click()
  await expect(page.getByText('27', { exact: true })).toBeVisible()
  await page.getByRole('spinbutton', { name: 'Infamy: Infamy for a point' }).fill('4')
  await page.getByRole('button', { name: 'Yes, as printed' }).click()
  await expect(page.getByRole('button', { name: 'Yes, as printed' })).toHaveCount(0)
  await accessible(page)
  await page.getByLabel('This edition is called').fill('Anna’s box')

  // It is kept, and the link brings it to somebody else, who is asked first.
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await page.reload()
  await expect(bar).toContainText('Anna’s box')
  const other = await person(browser, testServer)
  await other.page.goto(link)
  await other.page.getByRole('button', { name: 'Look at it' }).click()
  await expect(other.page.getByRole('heading', { name: '“Anna’s box” changes 2 numbers.' })).toBeVisible()
  await expect(other.page.getByText('Hull, Level 2 from: 25')).toBeVisible()
  await other.page.getByRole('button', { name: 'Make it mine' }).click()
  await expect(other.page.getByRole('banner')).toContainText('2 changed')

  // Tried out in the browser, beside the built-in one.
  await page.getByRole('button', { name: 'Try it' }).click()
  await expect(page.getByRole('img', { name: /^A \d+, B \d+, C \d+, D \d+$/ })).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()

  // A table with it: everybody sees what differs before they sit down.
  await page.getByRole('button', { name: 'Open a table with it' }).click()
  await page.getByRole('button', { name: 'House rules' }).click()
  await expect(page.getByRole('radio', { name: 'Anna’s box (yours)' })).toBeChecked()
  await accessible(page)
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByLabel('Your name').fill('Anna')
  await page.getByRole('button', { name: 'Open the table' }).click()
  await page.waitForURL(/\/t\//)
  await other.page.goto(page.url())
  await expect(other.page.getByText('Numbers of its own: 2 differ from the built-in')).toBeVisible()
  await expect(other.page.getByText('Infamy, Infamy for a point: 4')).toBeVisible()
  await other.context.close()
  await context.close()
})

test('numbers are typed in on a phone, and a file that is no edition is refused with a sentence', async ({ browser, testServer }) => {
  const { page, context } = await person(browser, testServer, PHONE)
  await page.goto('/editions/bottom')
  await expect(page.getByRole('heading', { name: 'Take every Passenger out of your box' })).toBeVisible()
  await page.getByRole('button', { name: /^✓ As printed/ }).click()
  await expect(page.getByRole('heading', { name: 'Take every Baby out of your box' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'mine.json', mimeType: 'application/json', buffer: Buffer.from('{"id":"x"}') })
  await expect(page.getByRole('alert')).toContainText('This edition cannot be taken')
  await accessible(page)
  await context.close()
})

test('each game shows its whole box', async ({ browser, testServer }) => {
  const { page, context } = await person(browser, testServer)
  for (const [game, thing] of [
    ['bottom', 'Chef'],
    ['sinking', 'Kraken'],
    ['quests', 'Kerris Thornfur'],
  ] as const) {
    await page.goto(`/editions/${game}`)
    await page.getByRole('button', { name: 'Everything' }).click()
    await expect(page.getByRole('region', { name: new RegExp(thing) }).first()).toBeAttached()
  }
  await context.close()
})
