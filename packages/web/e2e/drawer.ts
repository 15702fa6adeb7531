import { expect, type Locator, type Page } from '@playwright/test'

/** Opens the drawer beside the board at a tab, and gives what it shows. */
export async function openDrawer(page: Page, tab: 'Log' | 'Chat' | 'Orders' | 'Crew'): Promise<Locator> {
  const head = page.getByRole('tab', { name: new RegExp(`^${tab}`) })
  if (!(await head.isVisible())) await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
  await head.click()
  return page.getByRole('tabpanel')
}

/** Lays the drawer away, so that the board is free. */
export async function closeDrawer(page: Page): Promise<void> {
  await page.getByRole('complementary').getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('tabpanel')).toBeHidden()
}

/** The log says this; the board is free again afterwards. */
export async function isTold(page: Page, words: string | RegExp, times: number | null = null): Promise<void> {
  const log = await openDrawer(page, 'Log')
  if (times === null) await expect(log).toContainText(words, { timeout: 20_000 })
  else await expect(log.locator('li[data-depth]').filter({ hasText: words })).toHaveCount(times)
  await closeDrawer(page)
}
