import type { Page } from '@playwright/test'
import { legibility } from './fixtures/contrast.ts'
import { PHONE, accessible, expect, openTable, person, test, type TestServer } from './fixtures/test-server.ts'
import { toThePlan } from './fixtures/waves-play.ts'
import { ApiPlayer } from './fixtures/api-player.ts'

const WIDE = { viewport: { width: 1280, height: 720 } }
const NIGHT = { theme: 'night', language: 'de' }
const DAY = { theme: 'light', language: 'en' }

/** A table with bots, played by the API until this seat is asked to plan in this round. */
async function planned(page: Page, bots: number, round: number): Promise<ApiPlayer> {
  const seats = Array.from({ length: bots }, () => ({ kind: 'bot', bot: 'random' }))
  const table = await openTable(page, 'Anna', seats, bots === 0 ? { options: { mode: 'solo' } } : {})
  await page.request.post(`/api/tables/${table}/start`, { data: {} })
  const hand = new ApiPlayer(page, table)
  await toThePlan(hand, round)
  return hand
}

async function planning(page: Page, bots: number, round: number): Promise<ApiPlayer> {
  const hand = await planned(page, bots, round)
  await page.goto(`/t/${hand.table}`)
  await expect(page.locator('main [data-legal]').first()).toBeVisible()
  return hand
}

async function settle(page: Page, settings: object): Promise<void> {
  await page.addInitScript((kept) => localStorage.setItem('flotilla.settings', JSON.stringify(kept)), {
    ...settings,
    name: 'Anna',
    speed: 'once',
  })
}

/** All drawings of the board have been painted. */
const painted = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(
        () => [...document.querySelectorAll('main canvas')].filter((canvas) => (canvas as HTMLCanvasElement).width === 300).length,
      ),
    )
    .toBe(0)

for (const [name, options, settings, bots] of [
  ['by day, three seats', WIDE, DAY, 2],
  ['by night in German, five seats', WIDE, NIGHT, 4],
  ['by day on a phone, in German', PHONE, { ...DAY, language: 'de' }, 2],
  ['by night, alone', WIDE, { ...NIGHT, language: 'en' }, 0],
] as const)
  test(`every text of the drawn board can be read ${name}`, async ({
    browser,
    testServer,
  }: {
    browser: import('@playwright/test').Browser
    testServer: TestServer
  }) => {
    const { page, context } = await person(browser, testServer, options)
    await settle(page, settings)
    await planning(page, bots, 2)
    await painted(page)
    const texts = await legibility(page)
    expect(texts.length).toBeGreaterThan(25)
    expect(texts.filter(({ ratio }) => ratio < 4.5)).toEqual([])
    if (settings === DAY) await cannotBeRead(page)
    await context.close()
  })

/** The proof of the proof: a text that cannot be read is found by its pixels. */
async function cannotBeRead(page: Page): Promise<void> {
  const label = page.locator('main svg text').filter({ hasText: 'Hire Crew' })
  await label.evaluate((text) => text.setAttribute('fill', '#9a6a3c'))
  const found = (await legibility(page)).filter(({ ratio }) => ratio < 4.5)
  expect(found.map(({ words }) => words)).toEqual([expect.stringContaining('Hire Crew')])
}

test('a plan is pencil: its dice are told, dragged, laid, moved, taken back and sealed, and the sentence follows the die in hand', async ({
  browser,
  testServer,
}) => {
  const { page, context } = await person(browser, testServer, WIDE)
  await settle(page, DAY)
  const hand = await planning(page, 1, 1)
  const sentence = page.getByRole('banner').getByRole('status').first()
  const part = (label: string): ReturnType<Page['locator']> => page.locator(`main [data-legal][aria-label^="${label}"]`)
  await expect(sentence).toContainText('place die 1')

  // What a die would bring is said for the die in hand, and nothing moves because of it.
  const { view } = await hand.state()
  const { ships, dice } = view as unknown as { ships: { nest: number[] }[]; dice: number[] }
  const before = await part('Hull.').boundingBox()
  for (const die of [0, 1, 2]) {
    await page.keyboard.press(String(die + 1))
    await part('Hull.').hover()
    const face = dice[ships[0].nest[die]]
    await expect(page.getByRole('status').filter({ hasText: `0 + ${face} = ${face}` })).toBeVisible()
    await page.mouse.move(640, 100)
  }
  expect(await part('Hull.').boundingBox()).toEqual(before)

  // Dragging is as good as pressing.
  const middle = async (label: string): Promise<{ x: number; y: number }> => {
    const box = await page.locator(`main button[aria-label^="${label}"]`).boundingBox()
    if (box === null) throw new Error(`no ${label}`)
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }
  const [from, to] = [await middle('Pick up die 2'), await middle('Hull.')]
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + 40, from.y - 40, { steps: 4 })
  await page.mouse.move(to.x, to.y, { steps: 6 })
  await page.mouse.up()
  await expect(page.getByRole('button', { name: /^Pick up die 2.*Hull/ })).toBeVisible()
  await page.getByRole('button', { name: 'Start over' }).click()

  await part('Hull.').click()
  await expect(sentence).toContainText('place die 2')
  await part('Raid Ports.').click()
  await part('Hire Crew.').click()
  await expect(sentence).toContainText('call YARRR!')
  // Picked up again, the second die finds another place.
  await page.getByRole('button', { name: /^Pick up die 2/ }).click()
  await expect(sentence).toContainText('place die 2')
  await part('Chest I.').click()
  const slips = page.getByRole('group', { name: "Crow's nests" })
  await expect(slips).toContainText('Hull')
  await expect(slips).toContainText('Chest I')
  await expect(slips).not.toContainText('Raid Ports')
  await accessible(page)
  await page.getByRole('button', { name: 'YARRR!' }).click()
  await expect(page.getByRole('button', { name: 'YARRR!' })).toBeHidden()
  await context.close()
})

test('a spectator reads whose ship lies large, and may look at each', async ({ browser, testServer }) => {
  const anna = await person(browser, testServer)
  const watcher = await person(browser, testServer, WIDE)
  await settle(watcher.page, DAY)
  const { table } = await planned(anna.page, 2, 1)
  await watcher.page.goto(`/t/${table}`)
  const tabs = watcher.page.getByRole('group', { name: 'Whose ship to look at' })
  await expect(tabs.getByRole('button')).toHaveCount(3)
  await expect(watcher.page.locator('main p').filter({ hasText: 'Anna' })).toBeVisible()
  const second = tabs.getByRole('button').nth(1)
  const name = (await second.locator('b').innerText()).trim()
  await second.click()
  await expect(watcher.page.locator('main p').filter({ hasText: name }).first()).toBeVisible()
  await expect(watcher.page.locator('main [data-legal]')).toHaveCount(0)
  // Whatever is not asked about can be looked at, with the rule to read on.
  await watcher.page.getByRole('button', { name: /^Hull: / }).click()
  await expect(watcher.page.getByText('Each level blocks one shot of every volley')).toBeVisible()
  await expect(watcher.page.getByRole('button', { name: 'RW-8.2' })).toBeVisible()
  await accessible(watcher.page)
  await anna.context.close()
  await watcher.context.close()
})
