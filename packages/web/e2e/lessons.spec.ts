import type { Locator, Page } from '@playwright/test'
import { WANTED } from './engines/play.ts'
import { PHONE, expect, person, test } from './fixtures/test-server.ts'

const guideOf = (page: Page): Locator => page.getByRole('complementary', { name: 'Lesson' })

/** The lessons of each game, on a desk; and on a phone those whose boards lie there otherwise. */
const GAMES = [
  ['waves', 6, 'its board', {}],
  ['sinking', 6, 'its board', {}],
  ['bottom', 5, 'its board', {}],
  ['quests', 6, 'its board', {}],
  ['bottom', 5, 'a phone', PHONE],
  ['quests', 6, 'a phone', PHONE],
] as const

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** How much of the second box the first one hides, from 0 to 1. */
function hidden(by: Box, of: Box): number {
  const wide = Math.min(by.x + by.width, of.x + of.width) - Math.max(by.x, of.x)
  const high = Math.min(by.y + by.height, of.y + of.height) - Math.max(by.y, of.y)
  return wide > 0 && high > 0 ? (wide * high) / (of.width * of.height) : 0
}

/** Whoever explains hides nothing of what is pointed at, and not what is to be pressed. */
async function mustSee(page: Page, what: Locator, name: string): Promise<void> {
  await expect
    .poll(
      async () => {
        const guide = await guideOf(page).boundingBox()
        const meant = await what.first().boundingBox()
        return guide === null || meant === null ? 0 : hidden(guide, meant)
      },
      { message: `the card of whoever explains hides ${name}` },
    )
    .toBeLessThan(0.25)
}

/** Goes through one lesson on its board, by what lights up. */
async function learn(page: Page, name: string): Promise<void> {
  const guide = guideOf(page)
  const goOn = guide.getByRole('button', { name: 'Go on' })
  const isDone = guide.getByRole('link', { name: 'Play a first game' })
  const wanted = page.locator(WANTED)
  // What is picked already is committed; else another of what lights up would be picked instead, again and again.
  const commit = wanted.and(page.locator('[data-commit]'))
  for (let presses = 0; presses < 60; presses++) {
    await expect(goOn.or(isDone).or(wanted).first()).toBeVisible()
    const said = await guide.innerText()
    if (process.env.SHOTS !== undefined)
      await page.screenshot({ path: `${process.env.SHOTS}/${name}-${String(presses).padStart(2, '0')}.png` })
    const ring = page.locator('[class*="ring"][aria-hidden]')
    if ((await ring.count()) > 0) await mustSee(page, ring, `what it points at, at “${said}”`)
    if (await isDone.isVisible()) return
    await expect(guide.getByRole('button', { name: 'Start again' })).toBeVisible()
    await expect(guide.getByRole('button', { name: 'Back' })).toBeVisible()
    const before = await page.locator('body').innerHTML()
    if (await goOn.isVisible()) {
      await expect(goOn).toBeEnabled()
      await goOn.click()
    } else {
      await mustSee(page, wanted, `what is to be pressed, at “${said}”`)
      await ((await commit.count()) > 0 ? commit : wanted).first().click()
      const sure = page.locator('dialog[open] button.primary')
      if (await sure.isVisible()) await sure.click()
    }
    await page.waitForFunction((html) => document.body.innerHTML !== html, before)
  }
  throw new Error('the lesson does not come to its end')
}

for (const [game, lessons, on, screen] of GAMES)
  test(`every lesson of ${game} can be learned on ${on} by pressing what lights up`, async ({ browser, testServer }) => {
    test.setTimeout(240_000)
    const { page, context } = await person(browser, testServer, screen)
    await page.goto(`/learn/${game}`)
    const begin = page.getByRole('link', { name: /^Begin/ })
    await expect(begin).toHaveCount(lessons)
    await begin.first().click()
    for (let lesson = 1; lesson <= lessons; lesson++) {
      await learn(page, `${game}-${on.replace(' ', '-')}-${lesson}`)
      await guideOf(page)
        .getByRole('link', { name: lesson < lessons ? 'Next lesson' : 'All lessons' })
        .click()
    }
    await context.close()
  })
