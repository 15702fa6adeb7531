import { expect, type Page } from '@playwright/test'
import { forward, type Hand } from './voyage.ts'

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

const isChest: Parameters<Hand['take']>[0] = ({ at }) => String(at).startsWith('chest')

/** Several people play by the API until the game is over: who fills chests brings it about soon. */
export async function sailHome(...hands: Hand[]): Promise<void> {
  for (;;)
    for (const hand of hands) {
      if ((await hand.state()).outcome !== null) return
      // A seat's own decisions come one after another.
      while (await hand.take(isChest, forward));
    }
}

/** One person answers by the API until the board asks to plan in this round. */
export async function toThePlan(hand: Hand, round = 1): Promise<void> {
  for (;;) {
    const { ask, view } = await hand.state()
    if ((view as unknown as { round: number }).round >= round && ask?.kind === 'place') return
    await hand.meet(ask, forward)
  }
}
