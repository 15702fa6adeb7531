import type { Locator, Page } from '@playwright/test'
import { at, press, race, ship, table } from './captains.ts'
import { isTold } from './drawer.ts'
import { PHONE, accessible, expect, person } from './harbour.ts'
import { test, type Position } from './prepared.ts'

const TEAMS: Position = {
  ships: [{ champion: 'pewter', at: [2, -2] }, { champion: 'elwing' }, { champion: 'valkyr', at: [1, -1] }, { champion: 'phyrre' }],
}
const team = { seats: [true, false, true, false], options: { mode: 'team2v2' } }
const ghost = (page: Page): Locator => page.locator('[data-ghost="0"]')
const ping = (page: Page, kind: string): Locator => page.locator(`[data-ping="${kind}"]`)
const told = (page: Page): Locator => page.getByRole('log', { name: 'Signals of your team' })

test('teammates point at spaces and show their course; others see nothing of it', async ({ browser, prepared }) => {
  const { id, pages, close } = await table(browser, prepared, TEAMS, team)
  const [anna, cleo] = pages
  const { page: eve, context } = await person(browser, prepared)
  await eve.goto(`/t/${id}`)
  await expect(at(eve, 2, -2)).toHaveAccessibleName(/Anna here/)
  await expect(eve.getByRole('group', { name: 'Signal to your team' })).toHaveCount(0)
  // By keyboard on the space: the course she has in mind.
  await at(anna, -1, 0).focus()
  await anna.keyboard.press('4')
  await expect(ghost(cleo)).toBeVisible()
  await expect(told(cleo)).toContainText('Anna: course to calm sea (-1, 0)')
  await expect(at(cleo, -1, 0)).toHaveAccessibleName(/Anna: course to/)
  // By pointing: first what to say, then where; the ship stays where it is.
  await press(anna, 'Danger')
  await at(anna, 3, -3).click()
  await expect(ping(cleo, 'danger')).toBeVisible()
  await expect(told(cleo)).toContainText('Anna: danger, calm sea (3, -3)')
  await expect(ship(anna)).toContainText('3 actions left')
  await expect(ping(anna, 'danger')).toBeVisible()
  await accessible(cleo)
  // Taken back, shown again, and over with the turn.
  await press(anna, 'Take your course off the chart')
  await expect(ghost(cleo)).toHaveCount(0)
  await at(anna, 2, -1).focus()
  await anna.keyboard.press('4')
  await expect(ghost(cleo)).toBeVisible()
  await at(cleo, 2, -1).focus()
  await cleo.keyboard.press('3')
  await expect(ping(anna, 'mine')).toBeVisible()
  await expect(ping(eve, 'danger')).toHaveCount(0)
  await expect(ghost(eve)).toHaveCount(0)
  await press(anna, 'End your turn')
  await expect(ghost(cleo)).toHaveCount(0)
  await expect(ghost(anna)).toHaveCount(0)
  await context.close()
  await close()
})

test('whoever does not see the chart reads the signals and sends them from the text table; a course is still there after a reload', async ({
  browser,
  prepared,
}) => {
  const { pages, close } = await table(browser, prepared, TEAMS, team)
  const [anna, cleo] = pages
  await cleo.addInitScript(() => localStorage.setItem('flotilla.settings', JSON.stringify({ speed: 'once', text: true })))
  await cleo.reload()
  const form = cleo.getByRole('form', { name: 'Signal to your team' })
  await expect(form).toBeVisible()
  await at(anna, -1, 0).focus()
  await anna.keyboard.press('4')
  await expect(told(cleo)).toContainText('Anna: course to calm sea (-1, 0)')
  await cleo.reload()
  await expect(told(cleo)).toContainText('Anna: course to calm sea (-1, 0)')
  await form.getByLabel('What').selectOption('Danger')
  await form.getByLabel('Space').selectOption('calm sea (3, -3)')
  await form.getByRole('button', { name: 'Tell your team' }).click()
  await expect(ping(anna, 'danger')).toBeVisible()
  await expect(told(cleo)).toContainText('Cleo: danger, calm sea (3, -3)')
  // Her own course, by keyboard alone, and taken back.
  await form.getByLabel('What').focus()
  await cleo.keyboard.press('C')
  await form.getByRole('button', { name: 'Tell your team' }).press('Enter')
  await expect(anna.locator('[data-ghost="2"]')).toBeVisible()
  await accessible(cleo)
  await cleo.setViewportSize({ width: 390, height: 844 })
  expect(await cleo.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await form.getByRole('button', { name: 'Take your course off the chart' }).click()
  await expect(anna.locator('[data-ghost="2"]')).toHaveCount(0)
  await press(anna, 'End your turn')
  await expect(told(cleo)).not.toContainText('Anna: course')
  await close()
})

test('at 390 px a signal is two taps, and it fades', async ({ browser, prepared }) => {
  const { pages, close } = await table(browser, prepared, TEAMS, {
    ...team,
    view: PHONE,
  })
  const [anna, cleo] = pages
  await cleo.clock.install()
  await cleo.reload()
  await expect(at(cleo, 2, -2)).toHaveAccessibleName(/Anna here/)
  await anna.getByRole('button', { name: 'Here', exact: true }).tap()
  await expect(anna.getByText('Now choose the space')).toBeVisible()
  await at(anna, 2, -1).tap()
  await expect(ping(cleo, 'here')).toBeVisible()
  await expect(ship(anna)).toContainText('3 actions left')
  expect(await anna.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await accessible(anna)
  await cleo.clock.fastForward(13_000)
  await expect(ping(cleo, 'here')).toHaveCount(0)
  await close()
})

test('a volley is told on the chart: dice, a sinking; any key skips it, and nobody has to wait', async ({ browser, prepared }) => {
  const { pages, close } = await table(
    browser,
    prepared,
    {
      ships: [
        { champion: 'pewter', at: [3, -3], ammo: 8 },
        { champion: 'quaeth', at: [3, -3], damage: 1 },
      ],
      dice: { ammo: [6, 6, 5] },
    },
    { view: { settings: { speed: 'normal' } } },
  )
  const [anna, ben] = pages
  const dice = (page: Page): Locator => page.locator('[data-dice="6 6 5"]')
  // Time stands still for both, so that nothing is over before it was looked at.
  for (const page of pages) await page.clock.pauseAt(Date.now() + 60_000)
  await press(anna, /Attack Ben/)
  await press(anna, 'Fire: 3 cannons')
  const soon = (page: Page, what: Locator, count = 1): Promise<void> =>
    expect(async () => {
      if ((await what.count()) !== count) await page.clock.runFor(400)
      await expect(what).toHaveCount(count, { timeout: 200 })
    }).toPass()
  await soon(anna, dice(anna))
  await anna.keyboard.press('Escape')
  await expect(dice(anna)).toHaveCount(0)
  // Anna goes on at once; for Ben it is his turn when he has seen how he got into it.
  await press(anna, 'End your turn')
  await soon(ben, dice(ben))
  await soon(ben, ben.locator('[data-wreck="1"]'))
  await soon(ben, dice(ben), 0)
  await soon(ben, ben.getByRole('status').filter({ hasText: 'your turn' }))
  await close()
})

test('the end: the last clue is delivered, the round is played out, the score sheet opens', async ({ browser, prepared }) => {
  const { pages, close } = await table(
    browser,
    prepared,
    { ships: [{ champion: 'lyrah', solved: ['amberfall'] }, { champion: 'quaeth' }], prosperity: [4, 3], round: 6 },
    { options: { goal: 5 } },
  )
  const [anna, ben] = pages
  await press(anna, /Deliver the clue of Amberfall/)
  await expect(race(ben)).toContainText('The last round')
  await press(anna, 'End your turn')
  await press(ben, 'End your turn')
  await expect(anna.getByRole('heading', { name: 'Anna wins' })).toBeVisible()
  await accessible(anna)
  await close()
})

test('at 390 px by touch: the first tap shows the way, the second sails', async ({ browser, prepared }) => {
  const { pages, close } = await table(
    browser,
    prepared,
    { ships: [{ champion: 'kerris', clues: ['cinderreef'] }, { champion: 'quaeth' }] },
    { view: PHONE },
  )
  const [anna] = pages
  await at(anna, 1, -4).tap()
  await expect(anna.getByRole('region', { name: /calm sea/ })).toContainText('this turn: 1 action')
  await expect(ship(anna)).toContainText('3 actions left')
  await at(anna, 1, -4).tap()
  await expect(ship(anna)).toContainText('2 actions left')
  expect(await anna.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await accessible(anna)
  await close()
})

test('at 390 px all champions stand below each other in short, and one at a time tells what it is about', async ({ browser, prepared }) => {
  const { pages, close } = await table(
    browser,
    prepared,
    { ships: [{ champion: 'kerris' }, { champion: 'quaeth' }] },
    {
      seats: [true, false],
      options: { champions: 'pick' },
      view: PHONE,
    },
  )
  const [anna] = pages
  const champions = anna.getByRole('main').getByRole('listitem')
  const choose = anna.getByRole('button', { name: /^Choose / })
  await expect(champions).toHaveCount(9)
  await expect(choose).toHaveCount(1)
  await accessible(anna)
  const heights = await champions.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
  expect(heights.filter((height) => height < 64)).toHaveLength(8)
  // The bot may have taken one already.
  const free = await anna.locator('main li:not([data-off]) h2').allTextContents()
  const [second, last] = [free[1], free[free.length - 1]]
  await champions.filter({ hasText: last }).tap()
  await expect(anna.getByRole('button', { name: last, exact: true })).toHaveAttribute('aria-expanded', 'true')
  await expect(choose).toHaveAccessibleName(`Choose ${last}`)
  // By keyboard: what is about one comes between its name and the next one.
  await anna.keyboard.press('Tab')
  await expect(choose).toBeFocused()
  await anna.getByRole('button', { name: second, exact: true }).focus()
  await anna.keyboard.press('Enter')
  await anna.keyboard.press('Tab')
  await expect(choose).toBeFocused()
  await anna.keyboard.press('Enter')
  await isTold(anna, `Anna sails as ${second}`)
  await close()
})

test('at 390 px in German the bar keeps its height, and its last button is a swipe away', async ({ browser, prepared }) => {
  const { pages, close } = await table(
    browser,
    prepared,
    { ships: [{ champion: 'kerris' }, { champion: 'quaeth' }] },
    { seats: [true, false], view: { ...PHONE, locale: 'de-DE' } },
  )
  const [anna] = pages
  const top = () => anna.getByRole('main').evaluate((main) => main.getBoundingClientRect().top + scrollY)
  const end = anna.getByRole('button', { name: 'Beende deinen Zug' })
  await expect(end).toBeVisible()
  const before = await top()
  const bar = await anna.getByRole('banner').boundingBox()
  expect(bar?.height).toBeLessThan(112)
  await end.scrollIntoViewIfNeeded()
  await expect(end).toBeInViewport({ ratio: 1 })
  expect(await anna.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await accessible(anna)
  // Without a destination no action is spent: the way is shown first, then sailed.
  await expect(anna.getByRole('button', { name: /^Bewegen/ })).toHaveCount(0)
  for (let tap = 0; tap < 2; tap++) await at(anna, 1, -4).tap()
  await expect(anna.getByRole('button', { name: 'Beende die Fahrt' })).toBeInViewport({ ratio: 1 })
  expect(await top()).toBe(before)
  await close()
})

test('keeping a clue lights both islands; the chart is zoomed and dragged, and a drag is no choice', async ({ browser, prepared }) => {
  const { pages, close } = await table(
    browser,
    prepared,
    { ships: [{ champion: 'kerris', at: [0, -2], coins: 9, cargo: { spice: 1 }, clues: ['fernhollow'] }, { champion: 'quaeth' }] },
    { seats: [true, false] },
  )
  const [anna] = pages
  const lit = anna.locator('[data-lit][data-strong]')
  // A letter lights its island as soon as it is looked at.
  await press(anna, /^Your cards/)
  await anna.getByRole('button', { name: /clue of Fernhollow/i }).focus()
  await expect(lit).toHaveCount(1)
  const island = anna.getByRole('button', { name: /^Fernhollow \(/ })
  const before = await island.boundingBox()
  await anna.getByRole('button', { name: 'Nearer' }).click()
  await expect.poll(async () => (await island.boundingBox())?.width ?? 0).toBeGreaterThan((before?.width ?? 0) * 1.3)
  const near = await at(anna, 0, 0).boundingBox()
  if (near === null) throw new Error('the middle of the chart is out of sight')
  await anna.mouse.move(near.x + near.width / 2, near.y + near.height / 2)
  await anna.mouse.down()
  await anna.mouse.move(near.x + near.width / 2 + 90, near.y + near.height / 2 + 40, { steps: 4 })
  await anna.mouse.up()
  await expect.poll(async () => Math.round(((await at(anna, 0, 0).boundingBox())?.x ?? 0) - near.x)).toBeGreaterThan(60)
  await expect(ship(anna)).toContainText('3 actions left')
  await anna.getByRole('button', { name: 'The whole chart' }).click()
  await expect.poll(async () => Math.round((await island.boundingBox())?.width ?? 0)).toBe(Math.round(before?.width ?? 0))
  // Thorough Charts: two clues are looked at, and both their islands are lit before one is kept.
  await press(anna, /Buy a clue/)
  await expect(anna.getByRole('button', { name: /^Keep/ })).toHaveCount(2)
  await expect(lit).toHaveCount(2)
  await close()
})

test('six seats: every rival is in sight with what is open, and nothing is cut off, in English and in German', async ({
  browser,
  prepared,
}) => {
  const champions = ['kerris', 'bozret', 'lyrah', 'khalgoh', 'phyrre', 'valkyr']
  for (const locale of ['en-GB', 'de-DE']) {
    const { pages, close } = await table(
      browser,
      prepared,
      {
        ships: champions.map((champion, k) => ({ champion, coins: 3 + k, damage: k % 3, cargo: { gem: 1 } })),
        prosperity: [9, 9, 4, 11, 0, 10],
        round: 7,
      },
      {
        seats: [true, false, false, false, false, false],
        options: { mode: 'ffa' },
        view: { viewport: { width: 1280, height: 720 }, locale },
      },
    )
    const [anna] = pages
    for (const name of ['Bram', 'Cora', 'Dirk', 'Elsa', 'Finn']) {
      const slip = anna.getByRole('region', { name, exact: true })
      await expect(slip).toBeInViewport({ ratio: 1 })
      await expect(slip).toContainText(/Herz|hearts/)
      expect(await slip.evaluate((element) => element.scrollWidth <= element.clientWidth + 1)).toBe(true)
    }
    await expect(
      race(anna)
        .or(anna.getByRole('region', { name: 'Das Rennen' }))
        .getByRole('listitem'),
    ).toHaveCount(6)
    await accessible(anna)
    await close()
  }
})
