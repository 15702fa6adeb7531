import { BREACHES, BREACH_KINDS, CARDS, isBreach, isChest, isPermanent } from '@flotilla/sinking/client'
import type { Browser, Locator, Page } from '@playwright/test'
import { closeDrawer, isTold, openDrawer } from './fixtures/drawer.ts'
import { accessible, expect, openTable, person, test, type TestServer } from './fixtures/test-server.ts'
import { legibility } from './fixtures/contrast.ts'
import { ApiPlayer, forward } from './fixtures/api-player.ts'
import { SinkingPlayer, ashore, crew, type Prepared } from './fixtures/sinking-player.ts'

const FOLLOWS_A_BUCKET = ['water-pistol', 'gem-sifter', 'smelly-sponge', 'bottle-o-rum'] as const

/** One cannon result a round, a Minor Breach for two hammers, and a deck full of items that follow a Bucket. */
const ROUND: Prepared = {
  items: ['grabby-crabby', 'decoy-cannon', 'cracked-compass'],
  plenty: FOLLOWS_A_BUCKET,
  basic: 'cannon',
  special: 'blank',
  basicDice: 1,
  hammersForMinor: 2,
  first: { threshold: 3, water: 3, treasure: 2 },
  later: { threshold: 30 },
}
const AFTER_BUCKET = /Water Pistol|Gem Sifter|Smelly Sponge|Bottle O' Rum/

/** Every named region of the board lies on the screen, whole. */
async function everythingIsInSight(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  const outside = await page.locator('main [data-place]').evaluateAll((all) =>
    all.flatMap((one) => {
      const { left, top, right, bottom } = one.getBoundingClientRect()
      return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1 ? [one.getAttribute('data-place')] : []
    }),
  )
  // Cards stand in the waves: the lower edge of the hand is meant to.
  expect(outside.filter((place) => place !== 'hand')).toEqual([])
}

test('three people play a round with talk, a lie, an item in each window, a pooled patch, and lose a section', async ({
  browser,
  testServer,
}) => {
  test.setTimeout(120_000)
  const [anna, ben, cleo] = await crew(browser, testServer, ['Anna', 'Ben', 'Cleo'], ROUND)

  // Enemy dice: Ben saves the cannon.
  await ben.isAsked('the enemy dice are rolled')
  await ben.plays(/^Decoy Cannon/, /ignore die 3, cannon down/)
  await expect(anna.column('Cannons').getByRole('button', { name: 'Single-Shot' })).toBeVisible()

  // Talk: what is said is seen at once at who says it, and reaches everybody; keys say it as well.
  await anna.isAsked('talk it over')
  await anna.press('Say: I will bucket')
  await expect(anna.column('Water')).toContainText('Anna')
  await ben.isAsked('talk it over')
  await ben.page.keyboard.press('4')
  await ben.page.keyboard.press('d')
  await ben.page.keyboard.press('a')
  await expect(cleo.board).toContainText('I will fire')
  await expect(cleo.board).toContainText('I don’t trust Anna')
  // A doubt stands beside the name, not on it.
  const [doubt, name] = await Promise.all([
    cleo.board.locator('[data-place="doubt:0"]').boundingBox(),
    cleo.board.locator('[data-place="seat:0"]').getByText('Anna', { exact: true }).boundingBox(),
  ])
  expect(doubt?.x ?? 0).toBeGreaterThanOrEqual((name?.x ?? 0) + (name?.width ?? 0))
  await anna.answers('discuss', { ready: true })
  await ben.page.keyboard.press('r')
  await cleo.answers('discuss', { ready: true })

  // Dials: Ben says Fire and means Patch. He alone goes on seeing what he does.
  await anna.isAsked('lay your dial')
  await anna.lays('Bucket', 'Bucket')
  await ben.isAsked('lay your dial')
  await ben.lays('Fire', 'Patch')
  await expect(ben.board.getByRole('region', { name: 'What you have laid' })).toContainText(/Fire.*Patch/)
  await cleo.isAsked('lay your dial')
  await expect(cleo.column('Cannons')).toContainText('Ben')
  await expect(cleo.column('Cannons')).not.toContainText('Patch')
  await cleo.lays('Bucket', 'Bucket')

  // Declare: Anna grabs an item from the Treasure Column.
  await anna.isAsked('all dials are down')
  await anna.plays(/^Grabby Crabby/, AFTER_BUCKET)
  await expect(ben.column('Treasure')).toContainText('Grabby Crabby')

  // Reveal: Cleo turns her dial and walks after Ben, the liar, to the breaches.
  await cleo.isAsked('the dials are shown')
  await isTold(anna.page, 'Ben lied')
  await cleo.plays(/^Cracked Compass/, /turn your dial to Patch/)
  await expect(anna.column('Breaches')).toContainText(/1.?Cleo.*2.?Ben/)

  // Bucket, and an item after it.
  for (let k = 0; k < 2; k++) {
    await anna.isAsked('take a card from the Water Column')
    const before = await anna.column('Water').getByRole('button').count()
    await anna.picks(anna.column('Water').locator('[data-legal]').first())
    await expect(anna.column('Water').getByRole('button')).toHaveCount(before - 1)
  }
  for (let k = 0; k < 2; k++) {
    await anna.isAsked('discard a card')
    const before = await anna.holding('clear-water')
    await anna.plays(/^Clear Water/)
    await expect.poll(async () => (await anna.holding('clear-water')).length).toBe(before.length - 1)
  }
  await anna.isAsked('the action is done')
  await anna.plays(AFTER_BUCKET)
  await expect.poll(async () => (await anna.knows()).ask?.kind).not.toBe('window.resolve')
  if ((await anna.knows()).ask?.kind === 'sifter.take') await anna.press('Pass')

  // Pooled hammers: what neither can patch alone.
  await cleo.isAsked('draw a card, or discard one')
  // What is drawn now nobody plays.
  for (const pirate of [anna, ben, cleo]) await pirate.inWindows('default')
  await cleo.press('Draw a card')
  await cleo.isAsked('use your hammer')
  await cleo.picks(cleo.column('Breaches').getByRole('button', { name: /^Minor Breach/ }), /Propose to patch/)
  await ben.isAsked('Cleo asks for your hammer')
  await ben.press('Agree')
  await expect(anna.column('Breaches').getByRole('button', { name: 'Minor Breach' })).toHaveCount(0)
  await ben.isAsked('draw a card, or discard one')
  await ben.press('Draw a card')

  // The water is over the threshold: a section is lost, before everybody's eyes.
  for (const pirate of [anna, ben, cleo]) {
    await expect(pirate.board).toContainText('Crew Quarters', { timeout: 20_000 })
    await expect(pirate.column('Breaches').getByRole('button', { name: /^a chest token/i })).toHaveCount(2)
  }
  await isTold(ben.page, 'Hull section 1 is lost')
  await accessible(cleo.page)
  await ashore([anna, ben, cleo])
})

test('in a Screech round nobody can talk, and nobody sees who has set a dial', async ({ browser, testServer }) => {
  const screech: Prepared = { enemy: 'sirens', special: 'attack2', basicDice: 0 }
  const [anna, ben, cleo] = await crew(browser, testServer, ['Anna', 'Ben', 'Cleo'], screech, { looking: ['Ben', 'Cleo'] })
  for (const pirate of [ben, cleo]) await pirate.isAsked('set your dial in silence')
  await expect(await openDrawer(ben.page, 'Chat')).toContainText('SK-13.31')
  await expect(ben.page.getByRole('textbox')).toHaveCount(0)
  await expect(ben.page.getByRole('button', { name: /Say: I will/ })).toHaveCount(0)
  const shout = { type: 'say', table: ben.table, id: crypto.randomUUID(), speech: { text: 'Plunder, Anna?' } }
  const said = await ben.page.request.post(`/api/tables/${ben.table}/requests`, { data: shout })
  expect(said.ok()).toBe(false)
  expect(await said.text()).toContain('SK-13.31')
  await closeDrawer(ben.page)

  const before = { known: await cleo.knows(), board: await cleo.board.innerText() }
  await anna.answers('declare.dial', { action: 'bucket' })
  await ben.lays(null, 'Plunder')
  expect({ known: await cleo.knows(), board: await cleo.board.innerText() }).toEqual(before)
  await cleo.lays(null, 'Plunder')

  await expect(ben.column('Treasure')).toContainText(/1.?Ben.*2.?Cleo/, { timeout: 20_000 })
  await expect(ben.column('Water')).toContainText(/1.?Anna/)
  await openDrawer(ben.page, 'Chat')
  await expect(ben.page.getByRole('textbox')).toBeVisible()
  await ashore([anna, ben, cleo])
})

test('a voyage goes from leg to leg with the same crew and a running score', async ({ browser, testServer }) => {
  const quick: Prepared = { damage: 1, single: [1, 2, 3, 4, 5, 6], basicDice: 0, special: 'blank' }
  const [anna] = await crew(browser, testServer, ['Anna'], quick, { options: { variant: 'voyage' } })
  await doesUntil(anna, 'fire', ({ outcome }) => outcome !== null)
  await expect(anna.page.getByText('The ship was saved: most points won')).toBeVisible()
  await expect(anna.page.getByRole('heading', { name: /wins|share the victory/ })).toBeVisible()
  await expect(anna.page.getByRole('table', { name: 'Voyage: leg 1 of 4' })).toContainText('Anna')
  await accessible(anna.page)
  await anna.press('Next leg (2 of 4)')
  await expect(anna.board.getByRole('heading', { name: 'The Shark' })).toBeVisible()
  await ashore([anna])
})

/** The answer is refused with the rule, and nobody else learns that it was tried. */
async function refused(pirate: SinkingPlayer, choice: object, rule: string, others: readonly SinkingPlayer[]): Promise<void> {
  const seen = async () => Promise.all(others.map((one) => one.knows()))
  const before = await seen()
  expect(await pirate.tries(choice)).toMatchObject({ rule })
  expect(await seen()).toEqual(before)
}

/** The deck is full of items that follow a Bucket, but nobody knows what is drawn: so many tables are opened until somebody holds two. */
const MOST_TABLES = 12

/** Anna, Ben and Cleo after Anna's Bucket, with what was refused on the way there; null if she holds fewer than two items for it. */
async function refusedUpToTheBucket(browser: Browser, testServer: TestServer) {
  const [anna, ben, cleo] = await crew(browser, testServer, ['Anna', 'Ben', 'Cleo'], ROUND, {
    options: { conditionLimit: 'exact' },
    looking: ['Anna'],
  })
  const [crabby] = await anna.holding('grabby-crabby')
  const [compass] = await cleo.holding('cracked-compass')
  const { view } = await anna.knows()
  const [, treasure, breaches] = view.columns

  // An item outside its window.
  await ben.answers('window.enemyDice', { pass: true })
  await anna.isAsked('talk it over')
  await refused(anna, { item: crabby, card: treasure[0] }, 'SK-10.1', [cleo, ben])
  for (const pirate of [anna, ben, cleo]) await pirate.answers('discuss', { ready: true })

  // A dial on an empty column: the cannon has been busted.
  await anna.isAsked('lay your dial')
  const empty = anna.board.getByRole('group', { name: 'You say' }).getByRole('radio', { name: 'Fire' })
  await expect(empty).toBeDisabled()
  await refused(anna, { action: 'fire', column: 'cannons' }, 'SK-4.4', [cleo, ben])
  await anna.answers('declare.dial', { action: 'bucket', column: 'water' })
  await ben.answers('declare.dial', { action: 'patch', column: 'breaches' })
  await cleo.answers('declare.dial', { action: 'patch', column: 'breaches' })
  const useful = treasure.find((back) => FOLLOWS_A_BUCKET.some((id) => id === CARDS[view.faces[back]]))
  await anna.answers('window.declare', { item: crabby, card: useful ?? treasure[0] })
  await cleo.answers('window.reveal', { pass: true })

  for (let k = 0; k < 2; k++) await anna.answers('bucket.draw', { card: (await anna.knows()).view.columns[0][0] })
  for (let k = 0; k < 2; k++) await anna.answers('bucket.discard', { card: (await anna.holding('clear-water'))[0] })
  const items = await anna.holding(...FOLLOWS_A_BUCKET)
  if (items.length >= 2) return { anna, ben, cleo, compass, breaches }
  await ashore([anna, ben, cleo])
  return null
}

test('what is against the rules is refused with its number, and nobody else learns that it was tried', async ({ browser, testServer }) => {
  test.setTimeout(240_000)
  let round = null
  for (let k = 0; round === null && k < MOST_TABLES; k++) round = await refusedUpToTheBucket(browser, testServer)
  if (round === null) throw new Error(`nobody drew two items at ${MOST_TABLES} tables`)
  const { anna, ben, cleo, compass, breaches } = round

  // A second item of the same condition.
  await expect.poll(async () => (await anna.knows()).ask?.kind).toBe('window.resolve')
  const { ask, seq } = await anna.knows()
  const first = (ask?.choices ?? []).map(({ choice }) => choice as { item?: number }).find(({ item }) => item !== undefined)
  await anna.inWindows('ask')
  await anna.answers('window.resolve', first ?? {})
  await expect.poll(async () => (await anna.knows()).seq).toBeGreaterThan(seq)
  if ((await anna.knows()).ask?.kind === 'sifter.take') await anna.answers('sifter.take', { pass: true })
  await expect.poll(async () => (await anna.knows()).ask?.kind, { timeout: 20_000 }).toBe('window.resolve')
  const again = (await anna.knows()).ask?.refusals.find(({ rule, choice }) => rule === 'SK-10.2' && 'item' in choice)
  expect(again, 'the table says why not').toBeDefined()
  await refused(anna, again?.choice ?? {}, 'SK-10.2', [cleo, ben])
  await anna.answers('window.resolve', { pass: true })

  // Hammers: not before the card, not without enough, and none that was given already.
  const minor = breaches[0]
  await expect.poll(async () => (await ben.knows()).ask?.kind, { timeout: 20_000 }).toBe('patch.first')
  await refused(ben, { propose: minor }, 'SK-6.30', [cleo, anna])
  await ben.answers('patch.first', { draw: true })
  await refused(ben, { breach: minor }, 'SK-6.34', [cleo, anna])
  await ben.answers('patch.hammer', { propose: minor })
  await cleo.answers('patch.agree', { agree: true })
  await expect.poll(async () => (await cleo.knows()).ask?.kind, { timeout: 20_000 }).toBe('patch.first')
  await refused(cleo, { cannon: breaches[1] }, 'SK-6.31', [anna, ben])
  // An answer to a window that has closed.
  await refused(cleo, { item: compass, action: 'fire' }, 'SK-10.1', [anna, ben])
  await ashore([anna, ben, cleo])
})

test('a character is chosen by what the item that comes along does', async ({ browser, testServer }) => {
  const { page, context } = await person(browser, testServer)
  const bots = [
    { kind: 'bot', bot: 'mate' },
    { kind: 'bot', bot: 'mate' },
  ]
  const table = await openTable(page, 'Anna', bots, { game: 'sinking', options: { firstMate: 0 } })
  await page.request.post(`/api/tables/${table}/start`, { data: {} })
  await page.goto(`/t/${table}`)
  const pete = page.getByRole('main').getByRole('button', { name: /'Honest' Pete/ })
  await expect(pete).toContainText('Cutlass')
  await expect(pete).toContainText('When your dial shows Plunder: you plunder first.')
  await accessible(page)
  await pete.click()
  await page.getByRole('banner').getByRole('button', { name: "Sail as 'Honest' Pete" }).click()
  await expect(pete).toBeHidden()
  await isTold(page, "Anna is 'Honest' Pete")
  await context.close()
})

/** The smallest side of what is pressed there, in pixels of the screen. */
const smallest = (all: Locator): Promise<number> =>
  all.evaluateAll((each) => Math.min(...each.map((one) => one.getBoundingClientRect()).flatMap(({ width, height }) => [width, height])))

test('the dial is set and laid in one place, by finger, and an item goes along', async ({ browser, testServer }) => {
  const crabby: Prepared = { items: ['grabby-crabby', 'decoy-cannon', 'cracked-compass'], basicDice: 0, special: 'blank' }
  const [anna] = await crew(browser, testServer, ['Anna'], crabby)
  await anna.answers('discuss', { ready: true })
  await anna.isAsked('lay your dial')
  const dial = anna.board.getByRole('region', { name: 'Your dial' })
  const lay = dial.getByRole('button', { name: 'Lay the dial' })
  for (const size of [
    { width: 390, height: 844 },
    { width: 1280, height: 720 },
  ]) {
    await anna.page.setViewportSize(size)
    await expect(dial.getByRole('radio')).toHaveCount(8)
    // Whole pixels may fall a hair short of a whole finger.
    await expect.poll(() => smallest(dial.locator('label').or(lay).or(dial.locator('summary')))).toBeGreaterThan(43.5)
    await everythingIsInSight(anna.page)
  }
  await expect(dial.getByRole('combobox')).toHaveCount(0)
  await expect(lay).toBeDisabled()
  await dial.getByText('and play').click()
  const list = dial.getByRole('group', { name: 'and play' })
  await list
    .getByRole('button', { name: /^Grabby Crabby/ })
    .first()
    .click()
  await expect(list).toBeHidden()
  await expect(dial.locator('summary')).toContainText('Grabby Crabby')
  await accessible(anna.page)
  await anna.lays('Bucket', 'Bucket')
  await expect.poll(() => anna.holding('grabby-crabby')).toEqual([])
  await ashore([anna])
})

/** Does this and passes, as a program would, until this is so. */
async function doesUntil(
  pirate: SinkingPlayer,
  action: 'plunder' | 'fire',
  isIt: (known: Awaited<ReturnType<SinkingPlayer['knows']>>) => boolean,
): Promise<void> {
  await expect(async () => {
    for (;;) {
      const known = await pirate.knows()
      if (isIt(known)) return
      expect(known.ask).not.toBeNull()
      const choices = (known.ask?.choices ?? []).map(({ choice }) => choice)
      await pirate.tries(choices.find((choice) => 'action' in choice && choice.action === action) ?? choices[0])
    }
  }).toPass({ timeout: 60_000, intervals: [50] })
}

/** From now on this page is told that all this lies among the breaches, and the dials of these seats. */
async function showsBreaches(page: Page, things: readonly number[], dials: readonly number[]): Promise<void> {
  await page.routeWebSocket(/\/api\/socket/, (line) => {
    const server = line.connectToServer()
    server.onMessage((message) => {
      const told = JSON.parse(String(message)) as {
        type: string
        view?: { faces: number[]; columns: number[][]; dials: number[][] } | null
      }
      const { view } = told
      if (told.type === 'state' && view) {
        view.columns[BREACHES] = [...things]
        view.dials[BREACHES] = [...dials]
        for (const [k, breach] of things.filter(isBreach).entries()) view.faces[breach] = k % BREACH_KINDS.length
      }
      line.send(JSON.stringify(told))
    })
  })
}

/** What is painted of the scene. */
const scene = (page: Page) => page.locator('main canvas[data-ready]')

/** In another light, with the scene painted anew. */
async function dress(page: Page, theme: string): Promise<void> {
  await page.evaluate((light) => {
    const root = document.documentElement
    if (root.dataset.theme === light) return
    for (const canvas of document.querySelectorAll('canvas')) delete canvas.dataset.ready
    root.dataset.theme = light
  }, theme)
  await expect(scene(page)).toHaveCount(2)
}

test('with six pirates a column full of breaches and dials needs no scrolling', async ({ browser, testServer }) => {
  const { page, context } = await person(browser, testServer)
  const mates = Array.from({ length: 5 }, () => ({ kind: 'bot', bot: 'mate' }))
  const anna = new SinkingPlayer('Anna', context, page)
  anna.table = await openTable(page, 'Anna', mates, { game: 'sinking', options: { firstMate: 0 } })
  await page.request.post(`/api/tables/${anna.table}/start`, { data: {} })
  await doesUntil(anna, 'plunder', ({ ask }) => ask?.kind === 'declare.dial')
  const backs = [...Array(100).keys()]
  const things = [
    ...backs.filter(isPermanent).slice(0, 2),
    ...backs.filter(isChest).slice(0, 3),
    ...backs.filter(isBreach).slice(0, BREACH_KINDS.length),
  ]
  await showsBreaches(page, things, [1, 2, 3, 4])
  await page.goto(`/t/${anna.table}`)
  const breaches = page.locator('main [data-column="breaches"]')
  const lying = breaches.locator('[data-piece^="thing:"]')
  await expect(lying).toHaveCount(9)
  await expect(breaches.getByRole('button', { name: 'Monster Breach' })).toBeVisible()
  // The four whose dials lie there, and whoever only claims to patch.
  const plates = await breaches.getByRole('listitem').count()
  expect(plates).toBeGreaterThanOrEqual(4)
  // Nothing lies on anything else, not on the plates of those who stand there either, and all of it is on the screen.
  const boxes = await breaches
    .locator('[data-piece^="thing:"], li > button')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect))
  expect(boxes).toHaveLength(9 + plates)
  for (const [k, one] of boxes.entries()) {
    expect(one.bottom).toBeLessThanOrEqual(720)
    for (const other of boxes.slice(k + 1))
      expect(
        Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
          Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1,
      ).toBe(false)
  }
  await accessible(page)
  await everythingIsInSight(page)
  // Every text stands off what is painted below it, by day, by night, and on a phone in German.
  for (const theme of ['light', 'night']) {
    await dress(page, theme)
    const texts = await legibility(page)
    expect(texts.length).toBeGreaterThan(40)
    expect(texts.filter(({ ratio }) => ratio < 4.5)).toEqual([])
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await page.evaluate(() => localStorage.setItem('flotilla.settings', JSON.stringify({ speed: 'once', theme: 'night', language: 'de' })))
  await page.reload()
  await expect(lying).toHaveCount(9)
  await expect(scene(page)).toHaveCount(2)
  await everythingIsInSight(page)
  expect((await legibility(page)).filter(({ ratio }) => ratio < 4.5)).toEqual([])
  await context.close()
})

test('when the ship has sunk, the crew and the score sheet count the same', async ({ browser, testServer }) => {
  test.setTimeout(120_000)
  const pirates = await crew(browser, testServer, ['Anna'], {
    basic: 'breach',
    special: 'blank',
    first: { threshold: 1 },
    later: { threshold: 1 },
  })
  const [{ page }] = pirates
  await doesUntil(pirates[0], 'plunder', ({ outcome }) => outcome !== null)
  const sheet = page.getByRole('region', { name: 'Score sheet' })
  await expect(page.getByText('The ship sank: fewest cards won')).toBeVisible()
  await expect(page.getByRole('heading', { name: /wins|share the victory/ })).toBeVisible()
  const cells = (row: string) =>
    sheet
      .getByRole('row', { name: new RegExp(`^${row}`) })
      .getByRole('cell')
      .allInnerTexts()
  expect(await cells('Total')).toEqual(await cells('Cards that count'))
  const names = await sheet.locator('th[title]').evaluateAll((heads) => heads.map((head) => head.getAttribute('title') ?? ''))
  const totals = await cells('Total')
  const seats = (await openDrawer(page, 'Crew')).getByRole('listitem')
  for (const [k, total] of totals.entries()) await expect(seats.filter({ hasText: names[k] }).locator('b')).toHaveText(total)
  await closeDrawer(page)
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await accessible(page)
  await ashore(pirates)
})

test('what has come of a round stands in one line, also with what has happened since', async ({ browser, testServer }) => {
  const { page, context } = await person(browser, testServer)
  const bot = { kind: 'bot', bot: 'mate' }
  const id = await openTable(page, 'Anna', [bot, bot], {
    game: 'sinking',
    options: { enemy: 'kraken', characters: ['pete', 'frankie', 'billy'] },
  })
  await page.request.post(`/api/tables/${id}/start`, { data: {} })
  await page.goto(`/t/${id}`)
  const sum = page.locator('header [data-sum]').filter({ hasText: /Water \d+ → \d+: .*the round \+\d/ })
  const anna = new ApiPlayer(page, id)
  await expect(async () => {
    if (!(await sum.isVisible())) await anna.take(forward)
    await expect(sum).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 60_000 })
  await page.getByRole('button', { name: 'Since your turn' }).click()
  await expect(page.getByRole('region', { name: 'Since your turn' })).toContainText((await sum.innerText()).split(' · ')[0])
  await context.close()
})
