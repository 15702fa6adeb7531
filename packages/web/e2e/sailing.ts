import { expect, type Page } from '@playwright/test'

const SHORT = { length: 'short', roundLimit: 12 }
export const shortGame = { options: SHORT }

/** Makes one decision by clicking what the board offers, if it is this person's turn; false if there was nothing to do. */
export async function decide(page: Page): Promise<boolean> {
  const yarrr = page.getByRole('button', { name: 'YARRR!' })
  if (await yarrr.isVisible()) {
    for (let die = 0; die < 3 && !(await yarrr.isEnabled()); die++) {
      const free = page.locator('main [data-legal][aria-pressed="false"]').filter({ hasNotText: 'Bury' })
      await free.nth(die).click()
    }
    await yarrr.click()
    await expect(yarrr).toBeHidden()
    return true
  }
  const keep = page.getByRole('button', { name: 'Keep the spirits' })
  if (await keep.isVisible()) {
    const asked = await page.getByRole('banner').innerText()
    await keep.click()
    await expect.poll(() => page.getByRole('banner').innerText()).not.toBe(asked)
    return true
  }
  const legal = page.locator('main [data-legal]').first()
  if (!(await legal.isVisible())) return false
  const before = await page.locator('main').innerHTML()
  await legal.click()
  await expect.poll(() => page.locator('main').innerHTML()).not.toBe(before)
  return true
}

const isOver = (page: Page): Promise<boolean> => page.getByText('The game is over').isVisible()

/** Several people play by clicking until the game is over. */
export async function playToTheEnd(...pages: Page[]): Promise<void> {
  for (let turns = 0; turns < 2000; turns++) {
    let acted = false
    for (const page of pages) if (!(await isOver(page)) && (await decide(page))) acted = true
    if (await isOver(pages[0])) break
    if (!acted) await pages[0].waitForTimeout(60)
  }
  for (const page of pages) await expect(page.getByText('The game is over')).toBeVisible()
}
