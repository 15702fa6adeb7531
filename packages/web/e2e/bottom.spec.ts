import { effectText, face } from '@flotilla/bottom/face'
import { say } from '@flotilla/kernel'
import type { Page } from '@playwright/test'
import { legibility } from './contrast.ts'
import { isTold, openDrawer } from './drawer.ts'
import { accessible, expect, openTable, person } from './harbour.ts'
import { test, type Laid } from './liners.ts'
import { Hand, anything, box, buys, ends, passes, plays } from './voyage.ts'

const settings = (page: Page): Promise<unknown> =>
  page.addInitScript(() => localStorage.setItem('flotilla.settings', JSON.stringify({ pace: 0, sound: false })))

/** Anna and Ben at a table of To the Bottom with this box; Anna begins. */
async function sail(anna: Page, ben: Page, edition: object): Promise<{ table: string; annas: Hand; bens: Hand }> {
  const options = { firstPlayer: 0, reactionClock: 120 }
  const table = await openTable(anna, 'Anna', [{ kind: 'open' }], { game: 'bottom', edition, options })
  await ben.request.post('/api/session', { data: { name: 'Ben' } })
  await ben.request.post(`/api/tables/${table}/sit`, { data: {} })
  const started = await anna.request.post(`/api/tables/${table}/start`, { data: {} })
  expect(started.ok(), await started.text()).toBe(true)
  for (const page of [anna, ben]) await settings(page)
  return { table, annas: new Hand(anna, table), bens: new Hand(ben, table) }
}

const status = (page: Page) => page.getByRole('banner').getByRole('status')
const ship = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name, exact: true })

test('a Cruise: cards on the rail buy the Iceberg; then the ships sink one after the other, and the score is told', async ({
  browser,
  harbour,
}) => {
  test.setTimeout(120_000)
  const anna = await person(browser, harbour)
  const ben = await person(browser, harbour)
  const { table, annas, bens } = await sail(
    anna.page,
    ben.page,
    box({ jack: 12, rats: 12, maid: 12, stoker: 12 }, { passenger: 6, baby: 0 }, 3),
  )
  const { page } = anna
  await page.goto(`/t/${table}`)
  await expect(status(page)).toContainText('Your turn')

  // Out of reach, the Iceberg says why.
  const shop = page.getByRole('region', { name: 'Shop' })
  await shop.getByRole('button', { name: /^Iceberg/ }).click()
  await expect(page.getByText('Iceberg costs 3, you have 0')).toBeVisible()
  await page.keyboard.press('Escape')

  // A purchase, with the running sum on the rail.
  const rail = page.getByRole('region', { name: 'The rail' })
  const first = page.getByRole('button', { name: /^Lay Passenger on the rail/ }).first()
  for (const sum of ['= 1', '= 2', '= 3']) {
    await first.click()
    await expect(rail).toContainText(sum)
  }
  await accessible(page)
  await shop.getByRole('button', { name: /^Iceberg.*Buy for 3/ }).click()
  const sure = page.getByRole('dialog')
  await expect(sure).toContainText('you take the first turn of the Sinking')
  await sure.getByRole('button', { name: 'Ram the Iceberg' }).click()
  await expect(page.getByRole('heading', { name: 'The ships are sinking' })).toBeVisible()
  await isTold(page, 'Iceberg! The ships are sinking; Anna begins')
  await accessible(page)

  // One card is saved by clicking: its points, then its place on board.
  await expect(status(page)).toContainText('Your turn')
  await page
    .getByRole('button', { name: /^Lay Passenger on the rail/ })
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
  await expect(ship(page, 'Ben')).toContainText('sunk')
  await expect(page.getByRole('heading', { name: 'Anna wins' })).toBeVisible()
  await expect(page.getByRole('row', { name: 'Cards saved' })).toContainText('1')
  await accessible(page)
  await anna.context.close()
  await ben.context.close()
})

test('a chain of reactions, each under its cause: Pirate, Steward, Ship Guard; and an Assistant doubles', async ({ browser, harbour }) => {
  test.setTimeout(120_000)
  const anna = await person(browser, harbour)
  const ben = await person(browser, harbour)
  const shop = { pirate: 12, steward: 12, shipGuard: 12, assistant: 12 }
  const { table, annas, bens } = await sail(anna.page, ben.page, box(shop, { passenger: 1, baby: 0 }, 30))

  // By the API until Anna has Pirate and Ship Guard on board with an Assistant in hand, and Ben has Steward and two more.
  const isSet = async (): Promise<boolean> => {
    const { ask, view } = await annas.state()
    const [own, other] = kindsOf(view)
    return (
      ask?.kind === 'main' &&
      [PIRATE, GUARD].every((kind) => own.board.includes(kind)) &&
      own.hand.includes(ASSISTANT) &&
      other.board.includes(STEWARD) &&
      other.board.length >= 3
    )
  }
  for (let k = 0; k < 300; k++) {
    // Purchases of one turn are drawn in the next: not more than a hand of them.
    const shopping = k % 8 < 4
    const annaMoved = await annas.take(plays('pirate', 'shipGuard'), ...(shopping ? [buys('assistant', 'pirate', 'shipGuard')] : []))
    if (annaMoved) continue
    if (await isSet()) break
    if (await annas.take(ends, passes, anything)) continue
    const benMoved = await bens.take(plays('steward', 'shipGuard', 'pirate'), ...(shopping ? [buys('steward', 'pirate')] : []))
    if (!benMoved && !(await bens.take(ends, passes, anything))) await anna.page.waitForTimeout(50)
  }
  expect(await isSet()).toBe(true)

  const { page } = anna
  await page.goto(`/t/${table}`)
  await ben.page.goto(`/t/${table}`)
  await expect(status(page)).toContainText('Your turn')

  // The Assistant is laid on Ship Guard.
  await page
    .getByRole('button', { name: /^Play Assistant for 0/ })
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

  // Pirate names a card of Ben's.
  await ship(page, 'Anna')
    .getByRole('button', { name: /Use Pirate/ })
    .first()
    .click()
  await expect(status(page)).toContainText('Pirate · which card?')
  const named = ship(page, 'Ben').locator('[data-legal]').last()
  await named.click()
  await expect(named).toHaveAttribute('data-chosen')
  // Pressed again it is committed, too.
  await named.click()

  // Ben is told cause and target, and answers; Anna answers that.
  const chain = (one: Page) => one.getByRole('region', { name: 'What is being answered' })
  if (await isGuarded(ben.page)) await chain(ben.page).getByRole('button', { name: 'Pass' }).click()
  await expect(chain(ben.page)).toContainText(/Pirate of Anna hits Ben/)
  await accessible(ben.page)
  await chain(ben.page)
    .getByRole('button', { name: /Tire Steward/ })
    .first()
    .click()
  await expect(chain(page)).toContainText('Ben answers with Steward')
  await chain(page)
    .getByRole('button', { name: /Ship Guard/ })
    .first()
    .click()

  // Cancelled: whatever else Ben may answer, the log has it as a tree.
  const log = await openDrawer(page, 'Log')
  await expect(log).toContainText('Steward of Ben is cancelled')
  const reactions = log.locator('li[data-depth]:not([data-depth="0"])')
  await expect(reactions.filter({ hasText: 'Ben answers Pirate with Steward' })).toHaveCount(1)
  await expect(reactions.filter({ hasText: 'Anna answers Steward with Ship Guard' })).toHaveCount(1)
  const depth = async (text: string): Promise<number> =>
    Number(await reactions.filter({ hasText: text }).first().getAttribute('data-depth'))
  expect(await depth('Anna answers Steward with Ship Guard')).toBeGreaterThan(await depth('Ben answers Pirate with Steward'))
  await log.locator('details').filter({ hasText: 'Ben answers Pirate with Steward' }).locator('summary').click()
  await accessible(page)

  // Its rule and its moment are a click away, in the middle of the game.
  await reactions.filter({ hasText: 'Ben answers Pirate with Steward' }).getByRole('button', { name: 'Open rule TB-K34' }).click()
  await expect(page.getByRole('region', { name: 'Rules' }).getByText('TB-K34', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await reactions.filter({ hasText: 'Ben answers Pirate with Steward' }).getByRole('link', { name: 'See this moment again' }).click()
  await expect(page.getByText(/The game so far, as you saw it/)).toBeVisible()
  await expect(page.getByRole('banner')).toContainText('Ben answers Pirate with Steward')
  await accessible(page)
  await anna.context.close()
  await ben.context.close()
})

const [PIRATE, STEWARD, GUARD, ASSISTANT] = [44, 33, 41, 21]

interface Zones {
  readonly board: readonly number[]
  readonly hand: readonly number[]
}

/** What lies where, by kind. */
function kindsOf(view: unknown): readonly Zones[] {
  const { ships, faces } = view as { ships: Zones[]; faces: number[] }
  const kinds = (backs: readonly number[]): number[] => backs.map((back) => faces[back] >> 6)
  return ships.map(({ board, hand }) => ({ board: kinds(board), hand: kinds(hand) }))
}

/** Whether Ben, who may have a Ship Guard too, is asked about the action itself first. */
async function isGuarded(page: Page): Promise<boolean> {
  const prompt = status(page)
  await expect(prompt).toHaveText(/Ship Guard\?|hits your/)
  return (await prompt.innerText()).includes('Ship Guard?')
}

/** One of each kind that can lie in a water, and a full table around it. */
const EVERY_KIND = face.edition.cards.map(({ name }) => name).filter((name) => name !== 'Iceberg')

for (const language of ['en', 'de'] as const)
  test(`no rule of any card is cut, on the large card or in its name (${language})`, async ({ browser, liners }) => {
    test.setTimeout(120_000)
    const { page, context } = await person(browser, liners)
    await page.addInitScript(
      (chosen) => localStorage.setItem('flotilla.settings', JSON.stringify({ speed: 'once', language: chosen })),
      language,
    )
    const { table } = await liners.begin([page], { A: { water: EVERY_KIND.join(', '), hand: 'Passenger', deck: 1 }, B: { deck: 1 } }, 2)
    await page.goto(`${liners.url}/t/${table}`)
    await page.locator('[data-place="water:0"] button').click()
    const cards = page.getByRole('dialog').locator('button[data-piece], button[data-size]')
    await expect(cards).toHaveCount(EVERY_KIND.length)
    await page.evaluate(() => document.fonts.ready)
    const { words } = face
    for (let k = 0; k < EVERY_KIND.length; k++) {
      await cards.nth(k).hover()
      const large = page.locator('[popover] [data-size="large"]')
      await expect(large).toBeVisible()
      const cut = await large.evaluate((card) => {
        const [frame, ...parts] = [card, ...card.querySelectorAll('span')].map((one) => one.getBoundingClientRect())
        return parts.some(({ bottom, right }) => bottom > frame.bottom + 1 || right > frame.right + 1)
      })
      const kind = face.edition.cards.findIndex(({ name }) => name === [...EVERY_KIND].reverse()[k])
      const whole = say({ language, catalogue: words.catalogues[language], names: [] }, effectText(face.edition, kind))
      await expect(large).toContainText(whole)
      expect(cut, whole).toBe(false)
    }
    await context.close()
  })

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

for (const phase of ['cruise', 'sinking'] as const)
  for (const viewport of SIZES)
    test(`a crowded table fits: ${phase}, ${viewport.width} × ${viewport.height}`, async ({ browser, liners }) => {
      test.setTimeout(120_000)
      const { page, context } = await person(browser, liners, { viewport })
      for (const language of ['en', 'de']) {
        await page.addInitScript(
          (chosen) => localStorage.setItem('flotilla.settings', JSON.stringify({ speed: 'once', language: chosen })),
          language,
        )
        const { table } = await liners.begin([page], { ...CROWDED, phase }, 5)
        await page.goto(`${liners.url}/t/${table}`)
        await expect(page.locator('[data-time] [data-legal]').first()).toBeVisible()
        await page.evaluate(() => document.fonts.ready)
        expect(await page.evaluate(cutWords), language).toEqual([])
        if (viewport.width >= 900) expect(await page.evaluate(outside), language).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
      }
      // The pixels are the same in every language; the largest screen shows what the middle one shows.
      if (viewport.width < 1900) {
        await still(page)
        const texts = await legibility(page)
        expect(texts.length).toBeGreaterThan(40)
        expect(texts.filter(({ ratio }) => ratio < 4.5)).toEqual([])
      }
      await context.close()
    })

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
