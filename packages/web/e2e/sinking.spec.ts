import { BREACHES, BREACH_KINDS, CARDS, isBreach, isChest, isPermanent } from '@flotilla/sinking/face'
import type { Page } from '@playwright/test'
import { closeDrawer, isTold, openDrawer } from './drawer.ts'
import { accessible, expect, openTable, person, test } from './harbour.ts'
import { Pirate, ashore, crew, type Prepared } from './pirates.ts'

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

async function talks({ page, name }: Pirate, ...words: (string | RegExp)[]): Promise<void> {
  for (const said of words) {
    await page.getByRole('button', { name: said }).first().click()
    await isTold(page, `${name}: “`)
  }
  await page.getByRole('banner').getByRole('button', { name: 'Ready', exact: true }).click()
  await isTold(page, `${name} is ready`)
}

const fits = (page: Page): Promise<boolean> => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)

test('three people play a round with talk, a lie, an item in each window, a pooled patch, and lose a section', async ({
  browser,
  harbour,
}) => {
  test.setTimeout(120_000)
  const [anna, ben, cleo] = await crew(browser, harbour, ['Anna', 'Ben', 'Cleo'], ROUND)

  // Enemy dice: Ben saves the cannon.
  await ben.isAsked('the enemy dice are rolled')
  await ben.plays(/^Decoy Cannon/, /ignore die 3, cannon down/)
  await isTold(anna.page, 'Ben plays Decoy Cannon')
  await expect(anna.column('Cannons').getByRole('button', { name: 'Single-Shot' })).toBeVisible()

  // Talk: claims and a plea reach everybody.
  await anna.isAsked('talk it over')
  await talks(anna, 'Say: I will bucket')
  await talks(ben, 'Say: I will fire')
  await expect(cleo.board).toContainText('I will fire')
  await talks(cleo, 'Say: I will bucket')

  // Dials: Ben says Fire and means Patch.
  await anna.isAsked('lay your dial')
  await accessible(anna.page)
  await anna.lays('Bucket', 'Bucket')
  await ben.isAsked('lay your dial')
  await ben.lays('Fire', 'Patch')
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
  await accessible(anna.page)
  await anna.plays(AFTER_BUCKET)
  await isTold(ben.page, /Anna plays (Water Pistol|Gem Sifter|Smelly Sponge|Bottle O' Rum)/)
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
  await isTold(anna.page, 'Ben help Cleo')
  await expect(anna.column('Breaches').getByRole('button', { name: 'Minor Breach' })).toHaveCount(0)
  await ben.isAsked('draw a card, or discard one')
  await ben.press('Draw a card')

  // The water is over the threshold: a section is lost, before everybody's eyes.
  for (const pirate of [anna, ben, cleo]) {
    await isTold(pirate.page, 'Hull section 1 is lost')
    await expect(pirate.board).toContainText('Crew Quarters')
    await expect(pirate.column('Breaches').getByRole('button', { name: /^a chest token/i })).toHaveCount(2)
  }
  await accessible(cleo.page)
  await ashore([anna, ben, cleo])
})

test('in a Screech round nobody can talk, and nobody sees who has set a dial', async ({ browser, harbour }) => {
  const [anna, ben, cleo] = await crew(browser, harbour, ['Anna', 'Ben', 'Cleo'], { enemy: 'sirens', special: 'attack2', basicDice: 0 })
  for (const pirate of [anna, ben, cleo]) await pirate.isAsked('set your dial in silence')
  await expect(await openDrawer(ben.page, 'Chat')).toContainText('SK-13.31')
  await expect(ben.page.getByRole('textbox')).toHaveCount(0)
  await expect(ben.page.getByRole('button', { name: /Say: I will/ })).toHaveCount(0)
  const shout = { type: 'say', table: ben.table, id: crypto.randomUUID(), speech: { text: 'Plunder, Anna?' } }
  const said = await ben.page.request.post(`/api/tables/${ben.table}/requests`, { data: shout })
  expect(said.ok()).toBe(false)
  expect(await said.text()).toContain('SK-13.31')
  await accessible(ben.page)
  await closeDrawer(ben.page)

  const before = { known: await cleo.knows(), board: await cleo.board.innerText() }
  await anna.lays(null, 'Bucket')
  await ben.lays(null, 'Plunder')
  expect({ known: await cleo.knows(), board: await cleo.board.innerText() }).toEqual(before)
  await cleo.lays(null, 'Plunder')

  await expect(anna.column('Treasure')).toContainText(/1.?Ben.*2.?Cleo/, { timeout: 20_000 })
  await expect(anna.column('Water')).toContainText(/1.?Anna/)
  await openDrawer(ben.page, 'Chat')
  await expect(ben.page.getByRole('textbox')).toBeVisible()
  await ashore([anna, ben, cleo])
})

/** Takes whatever the board offers first until the game is over. */
async function playOn(pirate: Pirate, dial: [string, string]): Promise<void> {
  const { page, board } = pirate
  const button = page
    .getByRole('banner')
    .getByRole('button', { name: /^(Ready|Pass|Draw a card|Stop|Agree)/ })
    .first()
  const legal = board.locator('[data-legal]').first()
  const over = page.getByText('The game is over')
  // What was offered may be gone by the time of the click: then the board is looked at again.
  page.setDefaultTimeout(2000)
  const gone = (): void => undefined
  for (let k = 0; k < 60 && !(await over.isVisible()); k++) {
    const status = await page.getByRole('status').first().innerText()
    if (status.includes('lay your dial')) await pirate.lays(...dial)
    else if (await button.isVisible()) await button.click().catch(gone)
    else if (await legal.isVisible()) await pirate.picks(legal).catch(gone)
    else await expect(button.or(legal).or(over).or(page.getByText('lay your dial')).first()).toBeVisible({ timeout: 20_000 })
  }
  page.setDefaultTimeout(0)
}

const ENDINGS = [
  {
    ending: 'saved',
    prepared: { damage: 1, single: [1, 2, 3, 4, 5, 6], basicDice: 0, special: 'blank' },
    dial: ['Fire', 'Fire'],
    why: 'The ship was saved: most points won',
  },
  {
    ending: 'sunk',
    prepared: { basicDice: 0, special: 'blank', first: { threshold: 3, water: 20, treasure: 1 }, later: { water: 99 } },
    dial: ['Bucket', 'Bucket'],
    why: 'The ship sank: fewest cards won',
  },
] satisfies { ending: string; prepared: Prepared; dial: [string, string]; why: string }[]

for (const { ending, prepared, dial, why } of ENDINGS)
  test(`the ship is ${ending}`, async ({ browser, harbour }) => {
    const [anna] = await crew(browser, harbour, ['Anna'], prepared)
    await playOn(anna, dial)
    await expect(anna.page.getByText('The game is over')).toBeVisible()
    await expect(anna.page.getByText(why)).toBeVisible()
    await expect(anna.page.getByRole('heading', { name: /wins|share the victory/ })).toBeVisible()
    await accessible(anna.page)
    await anna.page.setViewportSize({ width: 390, height: 844 })
    expect(await fits(anna.page)).toBe(true)
    await accessible(anna.page)
    await ashore([anna])
  })

/** The answer is refused with the rule, and nobody else learns that it was tried. */
async function refused(pirate: Pirate, choice: object, rule: string, others: readonly Pirate[]): Promise<void> {
  const seen = async () => ({ known: await Promise.all(others.map((one) => one.knows())), board: await others[0].board.innerText() })
  const before = await seen()
  expect(await pirate.tries(choice)).toMatchObject({ rule })
  expect(await seen()).toEqual(before)
}

test('what is against the rules is refused with its number, and nobody else learns that it was tried', async ({ browser, harbour }) => {
  const [anna, ben, cleo] = await crew(browser, harbour, ['Anna', 'Ben', 'Cleo'], ROUND, { conditionLimit: 'exact' })
  const [crabby] = await anna.holding('grabby-crabby')
  const [compass] = await cleo.holding('cracked-compass')
  const { view } = await anna.knows()
  const [, treasure, breaches] = view.columns

  // An item outside its window.
  await ben.answers('window.enemyDice', { pass: true })
  await anna.isAsked('talk it over')
  await cleo.isAsked('talk it over')
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

  // A second item of the same condition.
  for (let k = 0; k < 2; k++) await anna.answers('bucket.draw', { card: (await anna.knows()).view.columns[0][0] })
  for (let k = 0; k < 2; k++) await anna.answers('bucket.discard', { card: (await anna.holding('clear-water'))[0] })
  await expect.poll(async () => (await anna.knows()).ask?.kind).toBe('window.resolve')
  const { ask, seq } = await anna.knows()
  const plays = (ask?.choices ?? []).map(({ choice }) => choice as { item?: number }).filter(({ item }) => item !== undefined)
  const [first] = plays
  const second = plays.find(({ item }) => item !== first.item)
  expect(second, 'Anna holds two items that follow a Bucket').toBeDefined()
  await anna.inWindows('ask')
  await anna.answers('window.resolve', first)
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

test('a voyage goes from leg to leg with the same crew and a running score', async ({ browser, harbour }) => {
  const quick: Prepared = { damage: 1, single: [1, 2, 3, 4, 5, 6], basicDice: 0, special: 'blank' }
  const [anna] = await crew(browser, harbour, ['Anna'], quick, { variant: 'voyage' })
  await playOn(anna, ['Fire', 'Fire'])
  await expect(anna.page.getByRole('table', { name: 'Voyage: leg 1 of 4' })).toContainText('Anna')
  await accessible(anna.page)
  await anna.press('Next leg (2 of 4)')
  await expect(anna.board.getByRole('heading', { name: 'The Shark' })).toBeVisible()
  await ashore([anna])
})

test('a character is chosen by what the item that comes along does', async ({ browser, harbour }) => {
  const { page, context } = await person(browser, harbour)
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

/** Plunders and passes, as a program would, until this is so. */
async function idlesUntil(pirate: Pirate, isIt: (known: Awaited<ReturnType<Pirate['knows']>>) => boolean): Promise<void> {
  await expect(async () => {
    for (;;) {
      const known = await pirate.knows()
      if (isIt(known)) return
      expect(known.ask).not.toBeNull()
      const choices = (known.ask?.choices ?? []).map(({ choice }) => choice)
      await pirate.tries(choices.find((choice) => 'action' in choice && choice.action === 'plunder') ?? choices[0])
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

test('with six pirates a column full of breaches and dials needs no scrolling', async ({ browser, harbour }) => {
  const { page, context } = await person(browser, harbour)
  const mates = Array.from({ length: 5 }, () => ({ kind: 'bot', bot: 'mate' }))
  const anna = new Pirate('Anna', context, page)
  anna.table = await openTable(page, 'Anna', mates, { game: 'sinking', options: { firstMate: 0 } })
  await page.request.post(`/api/tables/${anna.table}/start`, { data: {} })
  await idlesUntil(anna, ({ ask }) => ask?.kind === 'declare.dial')
  const backs = [...Array(100).keys()]
  const things = [
    ...backs.filter(isPermanent).slice(0, 2),
    ...backs.filter(isChest).slice(0, 3),
    ...backs.filter(isBreach).slice(0, BREACH_KINDS.length),
  ]
  await showsBreaches(page, things, [1, 2, 3, 4])
  await page.goto(`/t/${anna.table}`)
  const breaches = anna.column('Breaches')
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
  await context.close()
})

test('when the ship has sunk, the crew and the score sheet count the same', async ({ browser, harbour }) => {
  test.setTimeout(120_000)
  const pirates = await crew(browser, harbour, ['Anna'], {
    basic: 'breach',
    special: 'blank',
    first: { threshold: 1 },
    later: { threshold: 1 },
  })
  const [{ page }] = pirates
  await idlesUntil(pirates[0], ({ outcome }) => outcome !== null)
  const sheet = page.getByRole('region', { name: 'Score sheet' })
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
  await ashore(pirates)
})
