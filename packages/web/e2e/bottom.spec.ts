import { effectText, clientGame } from '@flotilla/bottom/client'
import { say } from '@flotilla/kernel'
import { speaker } from '@flotilla/languages'
import type { Page } from '@playwright/test'
import { legibility } from './fixtures/contrast.ts'
import { isTold, openDrawer } from './fixtures/drawer.ts'
import { accessible, expect, person } from './fixtures/test-server.ts'
import { test, type Laid } from './fixtures/bottom-tables.ts'
import { ends } from './fixtures/api-player.ts'

const status = (page: Page) => page.getByRole('banner').getByRole('status')
const ship = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name, exact: true })

test('a Cruise: cards on the rail buy the Iceberg; then the ships sink one after the other, and the score is told', async ({
  browser,
  bottomTables,
}) => {
  test.setTimeout(120_000)
  const anna = await person(browser, bottomTables)
  const ben = await person(browser, bottomTables)
  const few = { hand: '4 Passenger', deck: 1 }
  const { table, hands } = await bottomTables.begin([anna.page, ben.page], { points: 17, A: few, B: few })
  const [annas, bens] = hands
  const { page } = anna
  await page.goto(`/t/${table}`)
  await expect(status(page)).toContainText('Your turn')

  // Out of reach, the Iceberg says why.
  const shop = page.getByRole('region', { name: 'Shop' })
  await shop.getByRole('button', { name: /^Iceberg/ }).click()
  await expect(page.getByText('Iceberg costs 20, you have 17')).toBeVisible()
  await page.keyboard.press('Escape')

  // A purchase, with the running sum on the rail.
  const rail = page.getByRole('region', { name: 'The rail' })
  const first = page.getByRole('button', { name: /^Sacrifice Passenger/ }).first()
  for (const sum of ['= 18', '= 19', '= 20']) {
    await first.click()
    await expect(rail).toContainText(sum)
  }
  await accessible(page)
  await shop.getByRole('button', { name: /^Iceberg.*Buy the Iceberg for 20 points/ }).click()
  const sure = page.getByRole('dialog')
  await expect(sure).toContainText('you take the first turn of the Sinking')
  await sure.getByRole('button', { name: 'Ram the Iceberg' }).click()
  await expect(page.getByRole('heading', { name: 'The ships are sinking' })).toBeVisible()
  await isTold(page, 'Iceberg! The ships are sinking; Anna begins')
  await accessible(page)

  // One card is saved by clicking: its points, then its place on board.
  await expect(status(page)).toContainText('Your turn')
  await page
    .getByRole('button', { name: /^Sacrifice Passenger/ })
    .first()
    .click()
  await page
    .getByRole('button', { name: /^Play Passenger for 1$/ })
    .last()
    .click()
  await expect(ship(page, 'Anna')).toContainText('worth 1')

  for (let k = 0; k < 200 && !(await page.getByText('The game is over').isVisible()); k++)
    if (!(await annas.take(ends)) && !(await bens.take(ends))) await page.waitForTimeout(40)
  await expect(status(page)).toHaveText('The game is over · Anna wins')
  await expect(ship(page, 'Anna')).toContainText('sunk')
  await expect(ship(page, 'Bram')).toContainText('sunk')
  await expect(page.getByRole('heading', { name: 'Anna wins' })).toBeVisible()
  await expect(page.getByRole('row', { name: 'Cards saved' })).toContainText('1')
  await accessible(page)
  await anna.context.close()
  await ben.context.close()
})

test('a price above the value says why, and points of others have a name', async ({ browser, bottomTables }) => {
  const [anna, ben] = [await person(browser, bottomTables), await person(browser, bottomTables)]
  const row = 'Lifeboat, Lifebuoy, Storyteller, Lifeguard, Flapper'
  const { table } = await bottomTables.begin([anna.page, ben.page], { row, points: 3, A: { hand: '2 Passenger' } })
  const { page } = anna
  for (const each of [page, ben.page]) await each.goto(`/t/${table}`)
  const shop = page.getByRole('region', { name: 'Shop' })
  await expect(shop.getByText('= 10 + 3')).toHaveCount(1)
  const lifeboat = shop.getByRole('button', { name: /^Lifeboat/ })
  await lifeboat.focus()
  await page.keyboard.press('i')
  await expect(page.getByText('Costs 13 in the shop; anywhere else it counts 10.')).toBeVisible()
  await page.keyboard.press('Escape')
  // What is played by stands off the lower edge.
  const feet = page.getByRole('button', { name: /^Play Passenger/ })
  await expect(feet).toHaveCount(2)
  const lowest = await feet.evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().bottom)))
  expect(lowest).toBeLessThanOrEqual(720 - 5)
  const rail = (each: Page) => each.getByRole('region', { name: 'The rail' })
  await expect(rail(ben.page)).toContainText(/Anna\s*3/)
  await expect(rail(page)).toContainText('3')
  await expect(rail(page)).not.toContainText('Anna')
  await accessible(page)
  await Promise.all([anna, ben].map(({ context }) => context.close()))
})

test('a chain of reactions, each under its cause: Pirate, Steward, Ship Guard; and an Assistant doubles', async ({
  browser,
  bottomTables,
}) => {
  test.setTimeout(120_000)
  const anna = await person(browser, bottomTables)
  const ben = await person(browser, bottomTables)
  const { table } = await bottomTables.begin([anna.page, ben.page], {
    points: 20,
    A: { hand: 'Assistant, Passenger', board: 'Pirate, Ship Guard' },
    B: { hand: 'Passenger', board: 'Steward, Baby, Maid' },
  })
  const { page } = anna
  await page.goto(`/t/${table}`)
  await ben.page.goto(`/t/${table}`)
  await expect(status(page)).toContainText('Your turn')

  // The Assistant is laid on Ship Guard.
  await page
    .getByRole('button', { name: /^Play Assistant for/ })
    .first()
    .click()
  await expect(status(page)).toHaveText('Lay Assistant on which card?')
  await ship(page, 'Anna')
    .getByRole('button', { name: /On Ship Guard/ })
    .first()
    .click()
  // Chosen first, then committed beside the sentence.
  await page
    .getByRole('banner')
    .getByRole('button', { name: /On Ship Guard/ })
    .click()
  await expect(ship(page, 'Anna').getByRole('button', { name: /Ship Guard.*doubled/ })).toBeVisible()

  // Pirate names a card of Bram's.
  await ship(page, 'Anna')
    .getByRole('button', { name: /Use Pirate/ })
    .first()
    .click()
  await expect(status(page)).toContainText('Pirate · which card?')
  const named = ship(page, 'Bram').locator('[data-legal]').last()
  await named.click()
  await expect(named).toHaveAttribute('data-chosen')
  // Pressed again it is committed, too.
  await named.click()

  // Bram is told cause and target, and answers; Anna answers that.
  const chain = (one: Page) => one.getByRole('region', { name: 'What is being answered' })
  await expect(chain(ben.page)).toContainText(/Pirate of Anna hits Bram/)
  await accessible(ben.page)
  await chain(ben.page)
    .getByRole('button', { name: /Tire Steward/ })
    .first()
    .click()
  await expect(chain(page)).toContainText('Bram answers with Steward')
  await chain(page)
    .getByRole('button', { name: /Ship Guard/ })
    .first()
    .click()

  // Cancelled: whatever else Bram may answer, the log has it as a tree.
  const log = await openDrawer(page, 'Log')
  await expect(log).toContainText('Steward of Bram is cancelled')
  const reactions = log.locator('li[data-depth]:not([data-depth="0"])')
  await expect(reactions.filter({ hasText: 'Bram answers Pirate with Steward' })).toHaveCount(1)
  await expect(reactions.filter({ hasText: 'Anna answers Steward with Ship Guard' })).toHaveCount(1)
  const depth = async (text: string): Promise<number> =>
    Number(await reactions.filter({ hasText: text }).first().getAttribute('data-depth'))
  expect(await depth('Anna answers Steward with Ship Guard')).toBeGreaterThan(await depth('Bram answers Pirate with Steward'))
  await log.locator('details').filter({ hasText: 'Bram answers Pirate with Steward' }).locator('summary').click()

  // Its rule and its moment are a click away, in the middle of the game.
  await reactions.filter({ hasText: 'Bram answers Pirate with Steward' }).getByRole('button', { name: 'Open rule TB-K34' }).click()
  await expect(page.getByRole('region', { name: 'Rules' }).getByText('TB-K34', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await reactions.filter({ hasText: 'Bram answers Pirate with Steward' }).getByRole('link', { name: 'See this moment again' }).click()
  await expect(page.getByText(/The game so far, as you saw it/)).toBeVisible()
  await expect(page.getByRole('banner')).toContainText('Bram answers Pirate with Steward')
  await accessible(page)
  await anna.context.close()
  await ben.context.close()
})

test('an order, a yes and a mark have their things on the board: the own deck, the next place, a hull, cards that rise', async ({
  browser,
  bottomTables,
}) => {
  test.setTimeout(120_000)
  const { page, context } = await person(browser, bottomTables)
  const banner = page.getByRole('banner')
  const begin = async (laid: Laid, seats = 2): Promise<void> => {
    await page.goto(`/t/${(await bottomTables.begin([page], laid, seats)).table}`)
    await isOpen(page)
  }
  // By the keyboard: the middle of a covered card is its Assistant's.
  const uses = (card: string): Promise<void> =>
    page
      .getByRole('button', { name: new RegExp(`Use ${card}`) })
      .first()
      .press('Enter')
  const hand = page.getByRole('region', { name: 'Your hand' })

  // A tale: the top card stands in the tray, and what becomes of it is told.
  await begin({ A: { board: 'Storyteller', deck: 'Tycoon, 2 Passenger', hand: 'Baby' }, B: { board: 'Maid' } })
  await uses('Storyteller')
  await expect(page.getByRole('region', { name: 'The top card of your deck' })).toContainText('worth 5 → 14')
  await ship(page, 'Anna').getByRole('button', { name: 'Put Tycoon on board' }).click()
  await expect(ship(page, 'Anna').getByRole('button', { name: /^Tycoon/ })).toBeVisible()

  // Jack follows the Assistant under the deck, by pressing the deck.
  await begin({ A: { board: 'Jack + Assistant', deck: 3, hand: 'Baby' }, B: { board: 'Maid' } })
  await uses('Jack')
  await expect(ship(page, 'Anna').locator('[data-chosen]')).toHaveCount(1)
  await ship(page, 'Anna').getByRole('button', { name: 'Jack follows' }).click()
  await expect(ship(page, 'Anna').getByRole('button', { name: /^Jack/ })).toHaveCount(0)

  // Whose deck first: a press on a hull is the Tycoon's.
  await begin({ phase: 'sinking', ready: true, A: { board: 'Tycoon, Fisherman', deck: 2 }, B: { deck: 9 } })
  await expect(page.getByText('the ship sinks before the Tycoon draws')).toBeVisible()
  await accessible(page)
  await ship(page, 'Bram')
    .getByRole('button', { name: /Tycoon first/ })
    .click()
  await expect(status(page)).not.toContainText('would sink you')

  // Captain: cards that are named rise, and the button counts them.
  await begin({ A: { board: 'Captain', deck: 5, hand: 'Baby, 3 Passenger' }, B: { board: 'Maid' } })
  await uses('Captain')
  for (const n of [1, 2]) {
    await hand.locator('[data-legal]').first().click()
    await expect(banner.getByRole('button', { name: `Shuffle ${n} in, draw ${n}` })).toBeVisible()
  }
  await expect(hand.locator('[data-chosen]')).toHaveCount(2)

  // Too many in hand: marked, unmarked, discarded together.
  await begin({ A: { hand: '5 Passenger, 2 Baby', deck: 5 }, B: { board: 'Maid' } })
  await banner.getByRole('button', { name: /^End the turn/ }).click()
  await expect(status(page)).toContainText('Hand limit')
  for (const k of [0, 1, 1, 2]) await hand.locator('[data-legal]').nth(k).click()
  await expect(hand.locator('[data-chosen]')).toHaveCount(2)
  await banner.getByRole('button', { name: 'Discard 2 marked cards' }).click()
  await expect(page.locator('[data-place="water:0"]')).toContainText('2')
  await expect(status(page)).not.toContainText('Hand limit')
  await context.close()
})

/** One of each kind that can lie in a water, and a full table around it. */
const EVERY_KIND = clientGame.edition.cards.map(({ name }) => name).filter((name) => name !== 'Iceberg')

async function isOpen(page: Page): Promise<void> {
  await expect(page.locator('[data-time] [data-legal]').first()).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
}

/** The page once more, with these settings. */
async function reopen(page: Page, settings: object): Promise<void> {
  await page.evaluate((kept) => localStorage.setItem('flotilla.settings', JSON.stringify({ speed: 'once', ...kept })), settings)
  await page.reload()
  await isOpen(page)
}

/** Gives every card of the dialog the focus, as by key, and reads the large one beside it. */
async function lookAtAll(): Promise<{ words: string; cut: boolean }[]> {
  const seen: { words: string; cut: boolean }[] = []
  const drawn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
  for (const card of document.querySelectorAll<HTMLElement>('[role="dialog"] button[data-size], dialog button[data-size]')) {
    card.focus()
    const name = card.getAttribute('aria-label')?.split(',')[0].toLowerCase() ?? '?'
    let large: Element | null = null
    // Its name is on it as soon as it is this one; what does not fit has been taken back by then.
    for (let k = 0; k < 1000; k++) {
      await drawn()
      large = document.querySelector('[popover] [data-size="large"]')
      if (large?.textContent?.replaceAll('\u00ad', '').toLowerCase().includes(name)) break
    }
    const frame = large?.getBoundingClientRect() ?? new DOMRect()
    const cut = [...(large?.querySelectorAll('span') ?? [])].some((part) => {
      const { bottom, right } = part.getBoundingClientRect()
      return bottom > frame.bottom + 1 || right > frame.right + 1
    })
    seen.push({ words: large?.textContent ?? '', cut })
  }
  return seen
}

const SIZES = [
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
  { width: 390, height: 844 },
]
const CROWDED: Laid = {
  row: 'Navigator, Maid, Steersman, Pirate, Lifeboat',
  A: {
    hand: 'Captain, Chef, Flapper, Convict, Lifebuoy, Baby, 3 Passenger',
    board: 'Singer tired, Fisherman, Bartender + Assistant, Steward, Storyteller, Lifeguard, Rose',
    deck: 9,
    water: 'Baby, Stoker',
  },
  B: { board: 'Lady tired, Burglar tired, Bartender, Fanatic', deck: 9, water: 'Teacher' },
  C: { board: 'Boogeyman, Stoker, Rats tired, Captain + Assistant', deck: 12, water: 'Janitor' },
  D: { board: 'Steersman, Ship Guard, Profiteer tired, Life Jacket', deck: 8, water: 'Jack' },
  E: { board: 'Tycoon, Caretaker, Saboteur + Assistant, Beggar, Lifeguard, Baby, Singer tired, Technician', deck: 5, water: 'Steward' },
}

test('no rule of any card is cut, and a crowded table fits on every screen and can be read', async ({ browser, bottomTables }) => {
  test.setTimeout(120_000)
  const { page, context } = await person(browser, bottomTables, { settings: { theme: 'light' } })
  const begin = async (laid: Laid, seats: number): Promise<void> => {
    await page.goto(`/t/${(await bottomTables.begin([page], laid, seats)).table}`)
    await isOpen(page)
  }
  await begin({ A: { water: EVERY_KIND.join(', '), hand: 'Passenger', deck: 1 }, B: { deck: 1 } }, 2)
  await isWhole(page, 'en')
  await reopen(page, { language: 'de', theme: 'light' })
  await isWhole(page, 'de')

  // The pixels are the same in every language, and the largest screen shows what the middle one shows.
  await begin({ ...CROWDED, phase: 'cruise' }, 5)
  for (const viewport of SIZES) await fits(page, viewport)
  await reopen(page, { language: 'en', theme: 'light' })
  for (const viewport of SIZES) {
    await fits(page, viewport)
    if (viewport.width < 1900) await isLegible(page)
  }
  // A Cruise has an evening; the Sinking is night for everybody.
  await page.setViewportSize(SIZES[0])
  await page.evaluate(() => (document.documentElement.dataset.theme = 'night'))
  await expect(page.locator('[data-time="dusk"]')).toBeVisible()
  await isLegible(page)
  await begin({ ...CROWDED, phase: 'sinking' }, 5)
  for (const viewport of SIZES) {
    await fits(page, viewport)
    if (viewport.width < 1900) await isLegible(page)
  }
  await reopen(page, { language: 'de', theme: 'light' })
  for (const viewport of SIZES) await fits(page, viewport)
  await context.close()
})

/** Every card of the water, pointed at, says its whole rule. */
async function isWhole(page: Page, language: 'en' | 'de'): Promise<void> {
  await page.locator('[data-place="water:0"] button').press('Enter')
  await expect(page.getByRole('dialog').locator('button[data-size]')).toHaveCount(EVERY_KIND.length)
  const shown = await page.evaluate(lookAtAll)
  const whole = [...EVERY_KIND].reverse().map((name) => {
    const kind = clientGame.edition.cards.findIndex((card) => card.name === name)
    return say(speaker(language, [clientGame.words.messages]), effectText(clientGame.edition, kind))
  })
  expect(shown.flatMap(({ words }, k) => (words.includes(whole[k]) ? [] : [whole[k]]))).toEqual([])
  expect(shown.flatMap(({ cut }, k) => (cut ? [whole[k]] : []))).toEqual([])
}

/** No word is cut and nothing that can be pressed lies outside. */
async function fits(page: Page, viewport: { readonly width: number; readonly height: number }): Promise<void> {
  await page.setViewportSize(viewport)
  const wide = viewport.width >= 900
  await expect(page.locator(wide ? '[data-time]:not([data-narrow])' : '[data-time][data-narrow]')).toBeVisible()
  await isLaidOut(page)
  expect(await page.evaluate(cutWords), String(viewport.width)).toEqual([])
  if (wide) expect(await page.evaluate(outside), String(viewport.width)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
}

/** Nothing has moved from one frame to the next. */
async function isLaidOut(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const now = [...document.querySelectorAll('[data-time] section')].map((one) => Math.round(one.getBoundingClientRect().width)).join()
    const board = document.querySelector<HTMLElement>('[data-time]')
    const same = board?.dataset.measured === now
    if (board !== null) board.dataset.measured = now
    return same
  })
}

async function isLegible(page: Page): Promise<void> {
  await still(page)
  const texts = await legibility(page)
  expect(texts.length).toBeGreaterThan(40)
  expect(texts.filter(({ ratio }) => ratio < 4.5)).toEqual([])
}

/** Every drawing has been painted, and nothing moves. */
async function still(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect
    .poll(() => page.locator('main img').evaluateAll((images) => images.every((image) => (image as HTMLImageElement).complete)))
    .toBe(true)
}

/** Words on the board that do not fit where they stand, or are smaller than 13 pixels. */
function cutWords(): string[] {
  const wrong: string[] = []
  const board = document.querySelector('[data-time]')
  const walk = document.createTreeWalker(board ?? document.body, NodeFilter.SHOW_TEXT)
  for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
    const parent = node.parentElement
    const words = node.textContent?.trim() ?? ''
    if (parent === null || words === '' || parent instanceof SVGElement || parent.closest('[hidden], .visually-hidden') !== null) continue
    const style = getComputedStyle(parent)
    const { width, height } = parent.getBoundingClientRect()
    if (width < 2 || height < 2 || style.visibility === 'hidden' || style.color === 'rgba(0, 0, 0, 0)') continue
    const scale = parent.offsetWidth === 0 ? 1 : width / parent.offsetWidth
    if (Number.parseFloat(style.fontSize) * Math.max(1, scale) < 12.9) wrong.push(`small: ${words} ${style.fontSize}`)
    if (style.overflowX !== 'visible' && parent.scrollWidth > parent.clientWidth + 1) wrong.push(`cut: ${words}`)
  }
  return wrong
}

/** Things that can be pressed and are not on the screen. */
function outside(): string[] {
  return [...document.querySelectorAll('[data-time] section button')].flatMap((button) => {
    const { left, right, top, bottom } = button.getBoundingClientRect()
    return left < -2 || top < 0 || right > innerWidth + 2 || bottom > innerHeight + 2 ? [button.getAttribute('aria-label') ?? '?'] : []
  })
}
