import { expect, type Page } from '@playwright/test'

const SHORT = { length: 'short', roundLimit: 12 }
export const shortGame = { options: SHORT }

/** The number of the question that this person is asked now; null if it is somebody else's turn. */
const asked = (page: Page): Promise<string | null> => page.locator('main').getAttribute('data-ask')

/** Makes one decision by clicking what the board offers, if it is this person's turn; false if there was nothing to do. */
export async function decide(page: Page): Promise<boolean> {
  const before = await asked(page)
  if (before === null) return false
  // By what is written on them: to find a button by its role, the whole page is looked through every time.
  const yarrr = page.locator('button', { hasText: 'YARRR!' })
  const keep = page.locator('button', { hasText: 'Keep the spirits' })
  const legal = page.locator('main [data-legal]')
  await expect(yarrr.or(keep).or(legal).first()).toBeVisible()
  if (await yarrr.isVisible()) {
    for (let die = 0; die < 3 && !(await yarrr.isEnabled()); die++) {
      const free = page.locator('main [data-legal][aria-pressed="false"]').filter({ hasNotText: 'Bury' })
      await free.nth(die).click()
    }
    await yarrr.click()
    await expect(yarrr).toBeHidden()
  } else if (await keep.isVisible()) await keep.click()
  else await legal.first().click()
  await expect.poll(() => asked(page)).not.toBe(before)
  return true
}

const isOver = async (page: Page): Promise<boolean> => (await page.locator('[data-over="true"]').count()) > 0

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
