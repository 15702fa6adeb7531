import { accessible, expect, person } from './fixtures/test-server.ts'
import { test } from './fixtures/quests-tables.ts'

test('a map of one’s own: refused with the place, mended, kept, and played on', async ({ browser, questsTables }) => {
  test.setTimeout(120_000)
  const { page, context } = await person(browser, questsTables)
  await page.request.post('/api/session', { data: { name: 'Anna' } })
  await page.goto('/new/quests')
  await page.getByRole('radio', { name: /^Your own/ }).check()
  await page.getByRole('link', { name: 'Draw your own map' }).click()
  const checker = page.getByRole('region', { name: 'The checker' })
  await expect(checker).toContainText(/played by 2, 3, 4, 5,? and 6 teams/)
  // Turn down all that surrounds Duskmere, by keyboard, and take away the home beside it.
  for (const [q, r] of [
    [3, -4],
    [3, -2],
    [4, -1],
  ]) {
    await page.locator(`main g[role=button][aria-label$="(${q}, ${r})"]`).focus()
    await page.keyboard.press('f')
  }
  await page.getByRole('button', { name: 'home in corner 2' }).click()
  await expect(checker).toContainText('Duskmere (5, -3) cannot be reached from the home in corner 1')
  await expect(page.getByRole('button', { name: 'Play on this map' })).toBeDisabled()
  await accessible(page)
  // On a small screen everything one draws with is in sight.
  await page.setViewportSize({ width: 1280, height: 720 })
  for (const tool of ['Turn', 'Turn over', 'Put back', 'Undo', 'Start', 'Save as a file', 'Play on this map'])
    await expect(page.getByRole('button', { name: tool, exact: true })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('region', { name: 'In the box' })).toBeInViewport({ ratio: 1 })
  await expect(page.locator('main canvas').first()).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true)
  // Undo the last tile: open again. A piece is taken up, turned and laid again.
  await page.getByRole('button', { name: 'corner 2, no home' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  for (let k = 0; k < 2; k++) await page.getByRole('button', { name: 'Undo' }).click()
  await expect(checker).toContainText('This map can be played by')
  await page.locator('main g[role=button][aria-label$="(4, 1)"]').click()
  await expect(checker).toContainText('3 inner cells are empty')
  await page.getByRole('region', { name: 'In the box' }).getByRole('button', { name: 'tile 3b' }).click()
  await page.getByRole('region', { name: 'In the box' }).getByRole('button', { name: 'tile 3b' }).click()
  await page.getByRole('button', { name: 'empty (3, 1)' }).focus()
  await page.keyboard.press('Enter')
  await expect(checker).toContainText('This map can be played by')
  await page.getByLabel('Name of the map').fill('The Walled Sea')
  const [saved] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save as a file' }).click()])
  expect(saved.suggestedFilename()).toBe('the-walled-sea.json')
  await page.getByLabel('Load a file').setInputFiles(await saved.path())
  await expect(page.getByLabel('Name of the map')).toHaveValue('The Walled Sea')
  await page.getByLabel('Load a file').setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"id":"x"}') })
  await expect(page.getByRole('alert')).toContainText('This is no layout file: title')
  await page.getByRole('button', { name: 'Play on this map' }).click()
  await expect(page.getByRole('radio', { name: 'The Walled Sea' })).toBeChecked()
  await page.getByRole('button', { name: 'Open the table' }).click()
  await expect(page.getByLabel('Send this link to your friends')).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/maps')
  await expect(checker).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await accessible(page)
  await context.close()
})
