import { accessible, expect, openTable, person, test } from './harbour.ts'

const THEMES = ['light', 'night'] as const

for (const theme of THEMES)
  test(`every page is accessible by ${theme}`, async ({ browser, harbour }) => {
    const { page, context } = await person(browser, harbour)
    await page.addInitScript((chosen) => localStorage.setItem('flotilla.settings', JSON.stringify({ theme: chosen, pace: 0 })), theme)
    const table = await openTable(page, 'Anna', [{ kind: 'bot', bot: 'mate' }])
    for (const path of ['/', '/new/waves', '/rules/waves', '/verify', '/you', '/credits', `/t/${table}`]) {
      await page.goto(path)
      await expect(page.getByRole('main')).toBeVisible()
      await page.waitForLoadState('networkidle')
      await accessible(page)
    }
    await page.request.post(`/api/tables/${table}/start`, { data: {} })
    await page.goto(`/t/${table}`)
    await expect(page.locator('main [data-legal]').first()).toBeVisible()
    await accessible(page)
    await context.close()
  })

test('the second language', async ({ browser, harbour }) => {
  const { page, context } = await person(browser, harbour)
  await page.goto('/')
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByLabel('Language').selectOption('de')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Sofort gegen Bots spielen' }).first()).toBeVisible()
  const table = await openTable(page, 'Anna', [{ kind: 'bot', bot: 'mate' }])
  await page.request.post(`/api/tables/${table}/start`, { data: {} })
  await page.goto(`/t/${table}`)
  await expect(page.getByText('nimm einen Würfel')).toBeVisible()
  await context.close()
})

test('wrong links, full tables and bad names are told in a sentence', async ({ browser, harbour }) => {
  const { page, context } = await person(browser, harbour)
  await page.goto('/t/nosuchtableatall')
  await expect(page.getByText('There is no table at this link')).toBeVisible()
  await page.goto('/nowhere')
  await expect(page.getByText('There is nothing here')).toBeVisible()
  const table = await openTable(page, 'Anna', [{ kind: 'bot', bot: 'mate' }])
  const late = await person(browser, harbour)
  await late.page.goto(`/t/${table}`)
  await expect(late.page.getByText('Every seat is taken')).toBeVisible()
  await late.page.goto('/')
  await late.page.getByRole('button', { name: 'Play against bots now' }).first().click()
  await late.page.getByLabel('Your name').fill('   ')
  await late.page.getByRole('button', { name: 'Set sail' }).click()
  await expect(late.page.getByRole('alert')).toBeVisible()
  await context.close()
  await late.context.close()
})

test('a record that was edited is not proved', async ({ browser, harbour }) => {
  const { page, context } = await person(browser, harbour)
  await page.goto('/verify')
  await page.getByLabel('Choose a record').setInputFiles({
    name: 'edited.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"format":"flotilla-record-1","game":"waves"}'),
  })
  await expect(page.getByRole('heading', { name: 'Not proved' })).toBeVisible()
  await context.close()
})
