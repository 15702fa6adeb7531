import type { Locator, Page } from '@playwright/test'
import { accessible, expect, person, PHONE, test } from './fixtures/test-server.ts'

const guideOf = (page: Page): Locator => page.getByRole('complementary', { name: 'Lesson' })

/** Reads on and does what lights up, until there is nothing left to do. */
async function learn(page: Page): Promise<void> {
  const guide = guideOf(page)
  const wanted = page.locator('main [data-hinted]').first()
  const isDone = guide.getByRole('link', { name: 'Play a first game' })
  for (let steps = 0; steps < 40; steps++) {
    await expect(guide.getByRole('button', { name: 'Go on' }).or(isDone).or(wanted).first()).toBeVisible()
    if (await isDone.isVisible()) return
    const before = await page.locator('body').innerText()
    const goOn = guide.getByRole('button', { name: 'Go on' })
    if (await goOn.isVisible()) {
      // What happens on the board is told first.
      await expect(goOn).toBeEnabled()
      await goOn.press('Enter')
    } else await wanted.press('Enter')
    await page.waitForFunction((text) => document.body.innerText !== text, before)
  }
  throw new Error('the lesson does not come to its end')
}

test('every lesson can be learned at the text table, by the keyboard alone', async ({ browser, testServer }) => {
  test.setTimeout(120_000)
  const { page, context } = await person(browser, testServer, { settings: { text: true } })
  for (const game of ['waves', 'sinking', 'bottom', 'quests']) {
    await page.goto(`/learn/${game}`)
    const lessons = page.getByRole('link', { name: /^Begin/ })
    await expect(lessons.first()).toBeVisible()
    const many = await lessons.count()
    await lessons.first().press('Enter')
    for (let lesson = 1; lesson <= many; lesson++) {
      await learn(page)
      await guideOf(page)
        .getByRole('link', { name: lesson < many ? 'Next lesson' : 'All lessons' })
        .press('Enter')
    }
    await expect(page.getByText('✓ done')).toHaveCount(many)
  }
  await accessible(page)
  await context.close()
})

test('on a phone a newcomer is shown the way to a lesson, what is meant, and what to say to another try', async ({
  browser,
  testServer,
}) => {
  const { page, context } = await person(browser, testServer, PHONE)
  await page.goto('/')
  await page.getByRole('link', { name: 'Learn it' }).first().click()
  await page
    .getByRole('link', { name: /^Begin/ })
    .first()
    .click()
  const guide = guideOf(page)
  await expect(guide).toContainText('three dice for each captain')
  await expect(page.locator('main [data-place="pool"]')).toBeAttached()
  // Whatever is on the board can be asked about, with its sum and its rule.
  await page.keyboard.press('?')
  const looking = page.getByRole('region', { name: 'What is this?' })
  await looking.getByRole('button', { name: /^Infamy: it pays for bribes/ }).focus()
  await expect(looking.getByRole('status')).toContainText('5 ÷ 3 = 1 point')
  await expect(looking.getByRole('button', { name: '§ RW-14.4' })).toBeVisible()
  await accessible(page)
  await page.keyboard.press('Escape')
  await expect(looking).toBeHidden()
  await guide.getByRole('button', { name: 'Go on' }).click()
  // What is not wanted says so where it lies.
  const other = page.getByRole('note').filter({ hasText: 'belongs to another captain' }).first()
  // What is refused is marked as disabled, and may be pressed all the same to hear why.
  await other.locator('..').getByRole('button').first().click({ force: true })
  await expect(other).toHaveClass(/why/)
  await page.locator('main [data-hinted]').first().click()
  await expect(guide).toContainText('costs as much Infamy')
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await context.close()
})

test('in the first game a mate says what is asked, what it would do and why; when it has been said twice, only on request', async ({
  browser,
  testServer,
}) => {
  const { page, context } = await person(browser, testServer, { settings: { text: true } })
  await page.goto('/learn/waves')
  await page.getByRole('link', { name: 'Play a first game' }).click()
  const mate = page.getByRole('complementary', { name: 'The mate at your shoulder' })
  const ask = mate.getByRole('button', { name: 'What would you do, mate?' })
  for (let pick = 0; pick < 2; pick++) {
    await expect(mate).toContainText('Pick a die: clear ones and your own are free')
    await expect(mate).toContainText(/I would: (Take|Bribe)/)
    await page.locator('main [data-hinted]').first().press('Enter')
  }
  const hush = mate.getByRole('button', { name: 'Hush' })
  // The last die of a round goes by itself: whoever picks last is asked where to place it, which is explained at first.
  await expect(ask.or(mate.getByText(/I would: (?!Take|Bribe)/)).first()).toBeVisible()
  if (!(await ask.isVisible())) await hush.press('Enter')
  await expect(ask).toBeVisible()
  await accessible(page)
  await ask.press('Enter')
  await expect(mate).toContainText(/I would: \w/)
  await hush.press('Enter')
  await expect(ask).toBeVisible()
  // It is still there, and still the first game, when somebody comes back to it.
  const address = page.url()
  await page.goto('/learn/waves/first')
  await expect(page).toHaveURL(address)
  await context.close()
})
