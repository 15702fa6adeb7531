import type { Locator, Page } from '@playwright/test'
import { at, press, ship, table } from './fixtures/quests-page.ts'
import { legibility } from './fixtures/contrast.ts'
import { isTold } from './fixtures/drawer.ts'
import { PHONE, accessible, expect, person } from './fixtures/test-server.ts'
import { test, type Position } from './fixtures/quests-tables.ts'

const TEAMS: Position = {
  ships: [
    { champion: 'pewter', at: [2, -2], coins: 6 },
    { champion: 'elwing' },
    { champion: 'valkyr', at: [2, -2], coins: 0, cargo: { gem: 1 } },
    { champion: 'phyrre' },
  ],
}
const team = { seats: [true, false, true, false], options: { mode: 'team2v2' } }
const ghost = (page: Page): Locator => page.locator('[data-ghost="0"]')
const ping = (page: Page, kind: string): Locator => page.locator(`[data-ping="${kind}"]`)
const told = (page: Page): Locator => page.getByRole('log', { name: 'Signals of your team' })

test('teammates point at spaces, show their course, give and ask; others see nothing of their signals', async ({
  browser,
  questsTables,
}) => {
  const { id, pages, close } = await table(browser, questsTables, TEAMS, team)
  const [anna, cleo] = pages
  const { page: eve, context } = await person(browser, questsTables)
  await eve.goto(`/t/${id}`)
  await expect(at(eve, 2, -2)).toHaveAccessibleName(/Anna/)
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
  // In one space they give and ask.
  const exchange = anna.getByRole('region', { name: 'Exchange with Cleo' })
  await exchange.getByRole('button', { name: 'Exchange with Cleo' }).click()
  await exchange.getByRole('button', { name: 'more: coins' }).click()
  await exchange.getByRole('button', { name: /Give Cleo 2 coins/ }).click()
  await expect(ship(cleo)).toContainText('2 coins')
  await exchange.getByRole('button', { name: 'Ask Cleo for something' }).click()
  await cleo.getByRole('region', { name: 'Your choices' }).getByRole('button', { name: 'Give gem' }).click()
  await expect(ship(anna)).toContainText('Cargo: gem')
  await press(cleo, 'That is all')
  await expect(anna.getByRole('status').first()).toContainText('your turn')
  // Whoever looks on chooses whose side of the table to sit on.
  await expect(eve.locator('[data-ghost], [data-ping]')).toHaveCount(0)
  await eve.getByRole('button', { name: 'The ship of Cleo', exact: true }).click()
  await expect(eve.getByRole('region', { name: 'The ship of Cleo' })).toContainText('2 coins')
  await context.close()
  // Whoever does not see the chart reads the signals and sends them from the text table; a course is still there after a reload.
  await cleo.addInitScript(() => localStorage.setItem('flotilla.settings', JSON.stringify({ speed: 'once', text: true })))
  await cleo.reload()
  const form = cleo.getByRole('form', { name: 'Signal to your team' })
  await expect(form).toBeVisible()
  await expect(told(cleo)).toContainText('Anna: course to calm sea (-1, 0)')
  await form.getByLabel('What').selectOption('Danger')
  await form.getByLabel('Space').selectOption('calm sea (3, -3)')
  await form.getByRole('button', { name: 'Tell your team' }).click()
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
  // Taken back, shown again, and over with the turn.
  await press(anna, 'Take your course off the chart')
  await expect(told(cleo)).not.toContainText('Anna: course')
  await at(anna, 2, -1).focus()
  await anna.keyboard.press('4')
  await expect(told(cleo)).toContainText('Anna: course')
  await press(anna, 'End your turn')
  await expect(told(cleo)).not.toContainText('Anna: course')
  await expect(ghost(anna)).toHaveCount(0)
  await close()
})

test('at 390 px in German by touch: the bar keeps its height, a signal is two taps and fades, the first tap shows the way and the second sails', async ({
  browser,
  questsTables,
}) => {
  const { pages, close } = await table(browser, questsTables, TEAMS, { ...team, view: { ...PHONE, locale: 'de-DE' } })
  const [anna] = pages
  await anna.clock.install()
  await anna.reload()
  const top = () => anna.getByRole('main').evaluate((main) => main.getBoundingClientRect().top + scrollY)
  const end = anna.getByRole('button', { name: 'Zug beenden' })
  await expect(end).toBeVisible()
  const before = await top()
  expect((await anna.getByRole('banner').boundingBox())?.height).toBeLessThan(112)
  await end.scrollIntoViewIfNeeded()
  await expect(end).toBeInViewport({ ratio: 1 })
  await accessible(anna)
  await anna.getByRole('button', { name: 'Hierher', exact: true }).tap()
  await at(anna, 2, -1).tap()
  await expect(ping(anna, 'here')).toBeVisible()
  await anna.clock.fastForward(13_000)
  await expect(ping(anna, 'here')).toHaveCount(0)
  // Without a destination no action is spent: the way is shown first, then sailed.
  const ownShip = anna.getByRole('region', { name: 'Dein Schiff' })
  await expect(anna.getByRole('button', { name: /^Bewegen/ })).toHaveCount(0)
  await at(anna, 3, -3).tap()
  await expect(anna.getByRole('region', { name: /ruhige See/ })).toContainText('1 Aktion')
  await expect(ownShip).toContainText('3 Aktionen')
  await at(anna, 3, -3).tap()
  await expect(ownShip).toContainText('2 Aktionen')
  await expect(anna.getByRole('button', { name: 'Beende die Fahrt' })).toBeInViewport({ ratio: 1 })
  expect(await top()).toBe(before)
  expect(await anna.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await close()
})

test('at 390 px all champions stand below each other in short, and one at a time tells what it is about', async ({
  browser,
  questsTables,
}) => {
  const { pages, close } = await table(
    browser,
    questsTables,
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

test('keeping a clue lights both islands; the chart is zoomed and dragged, and a drag is no choice', async ({ browser, questsTables }) => {
  const { pages, close } = await table(
    browser,
    questsTables,
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
  const letters = anna.getByRole('region', { name: 'Your choices' }).getByRole('button', { name: /^clue of/i })
  await expect(letters).toHaveCount(2)
  await expect(lit).toHaveCount(2)
  // The first lies chosen; the other is, when it is pressed, and only the button keeps it.
  const [title] = ((await letters.last().getAttribute('aria-label')) ?? '').split(':')
  await letters.last().click()
  await expect(letters.last()).toHaveAttribute('aria-pressed', 'true')
  await press(anna, /^Keep/)
  await expect(anna.getByRole('list', { name: 'Your cards' }).getByRole('button', { name: title })).toBeVisible()
  await close()
})

test('six seats: every rival is in sight, nothing is cut off and every text can be read, by day in English and by night in German', async ({
  browser,
  questsTables,
}) => {
  const champions = ['kerris', 'bozret', 'lyrah', 'khalgoh', 'phyrre', 'valkyr']
  const { pages, close } = await table(
    browser,
    questsTables,
    {
      ships: champions.map((champion, k) => ({ champion, coins: 3 + k, damage: k % 3, cargo: { gem: 1 } })),
      prosperity: [9, 9, 4, 11, 0, 10],
      round: 7,
    },
    { seats: [true, false, false, false, false, false], options: { mode: 'ffa' }, view: { viewport: { width: 1280, height: 720 } } },
  )
  const [anna] = pages
  for (const [theme, language] of [
    ['light', 'en'],
    ['night', 'de'],
  ]) {
    await anna.evaluate((kept) => localStorage.setItem('flotilla.settings', JSON.stringify({ speed: 'once', ...kept })), {
      theme,
      language,
    })
    await anna.reload()
    for (const name of ['Bram', 'Cora', 'Dirk', 'Elsa', 'Finn']) {
      const slip = anna.getByRole('region', { name, exact: true })
      await expect(slip).toBeInViewport({ ratio: 1 })
      await expect(slip).toContainText(/Herz|hearts/)
      expect(await slip.evaluate((element) => element.scrollWidth <= element.clientWidth + 1)).toBe(true)
    }
    await expect(anna.getByRole('region', { name: /The race|Das Rennen/ }).getByRole('listitem')).toHaveCount(6)
    for (const region of [/Your ship|Dein Schiff/, /The race|Das Rennen/])
      await expect(anna.getByRole('region', { name: region })).toBeInViewport({ ratio: 0.99 })
    await expect(anna.locator('main canvas:not([data-ready])')).toHaveCount(0)
    const texts = await legibility(anna)
    expect(texts.length).toBeGreaterThan(40)
    expect(texts.filter(({ ratio }) => ratio < 4.5)).toEqual([])
  }
  await accessible(anna)
  await close()
})
