import type { Page } from '@playwright/test'
import { MATES, mateFor, stateOf } from './fixtures/answer-for.ts'
import { expect, openTable, person, test } from './fixtures/test-server.ts'

const WIDE = { viewport: { width: 1280, height: 720 } }
const LARGE = { viewport: { width: 1920, height: 1080 } }

/** Each game, in the middle of a decision of one's own. */
const DECIDING = [
  { game: 'waves', ask: 'place', round: 2 },
  { game: 'sinking', ask: 'discuss', round: 2 },
  { game: 'bottom', ask: 'main', round: 4 },
  { game: 'quests', ask: 'turn', round: 2 },
] as const

/** A table with bots, played in this person's name until they are asked so; then the page is opened. */
async function deciding(page: Page, { game, ask, round }: (typeof DECIDING)[number]): Promise<void> {
  const table = await openTable(page, 'Anna', MATES.slice(0, 2), { game })
  await page.request.post(`/api/tables/${table}/start`, { data: {} })
  const answer = mateFor(page, table, game)
  await expect(async () => {
    for (let k = 0; k < 400; k++) {
      const state = await stateOf(page, table)
      if (state.ask?.kind === ask && ((state.view as { round?: number; turn?: number }).round ?? Infinity) >= round) return
      if (!(await answer(state))) break
    }
    throw new Error('not asked yet')
  }).toPass({ intervals: [50] })
  await page.goto(`/t/${table}`)
  await page.locator('main[data-ask] [data-look]').first().waitFor()
}

interface Thing {
  readonly name: string
  readonly x: number
  readonly y: number
}

/** What says nothing of itself: a hand that writes, and what is explained by its parts. */
const MUTE = ['quill', 'pool', 'ship', 'tape', 'stash', 'belly']

/** Runs in the page: a point of everything that has a name, by the kind of its name, where nothing else lies above it. */
function things(mute: readonly string[]): Thing[] {
  const found = new Map<string, Thing>()
  for (const element of document.querySelectorAll<HTMLElement>('main [data-look], main [data-place], main [data-piece]')) {
    const name = element.dataset.look ?? element.dataset.piece ?? element.dataset.place ?? ''
    const [kind] = name.split(':')
    const { left, top, width, height } = element.getBoundingClientRect()
    if (found.has(kind) || mute.includes(kind) || width === 0 || height === 0) continue
    for (const [dx, dy] of [
      [0.5, 0.5],
      [0.2, 0.2],
      [0.8, 0.2],
      [0.2, 0.8],
      [0.8, 0.8],
    ]) {
      const [x, y] = [left + width * dx, top + height * dy]
      const above = document.elementFromPoint(x, y)
      if (above === null || above.closest('main') === null || x > innerWidth - 2 || y > innerHeight - 2) continue
      const isApart = above.closest('button, a, label')?.contains(element) === false && !element.contains(above)
      if (isApart) continue
      found.set(kind, { name, x, y })
      break
    }
  }
  return [...found.values()]
}

/** Runs in the page: what is wrong with the one panel that is open, and with where it lies. */
function wrongs([x, y]: readonly [number, number]): string[] {
  const open = [...document.querySelectorAll('[data-inspector]:popover-open')]
  if (open.length !== 1) return [`${open.length} panels`]
  const { left, top, right, bottom } = open[0].getBoundingClientRect()
  const covers = (one: Element): boolean => {
    const other = one.getBoundingClientRect()
    return left < other.right && right > other.left && top < other.bottom && bottom > other.top
  }
  const kept = [...document.querySelectorAll('header, [data-keep]')].flatMap((one) => {
    const around = document.elementFromPoint(x, y)
    return around !== null && one.contains(around) ? [...one.children].filter((part) => !part.contains(around)) : [one]
  })
  return [
    ...(left < 0 || top < 0 || right > innerWidth || bottom > innerHeight ? ['outside the window'] : []),
    ...(x > left && x < right && y > top && y < bottom ? ['over the thing'] : []),
    ...((open[0].textContent ?? '').trim() === '' ? ['says nothing'] : []),
    ...kept.filter(covers).map((one) => `over ${one.getAttribute('aria-label') ?? one.tagName}`),
  ]
}

/** Points at something until it is explained: the first touch of a board fetches the words, and a board grows and moves at first. */
async function pointAt(page: Page, name: string): Promise<Thing> {
  const panel = page.locator('[data-inspector]')
  let at: Thing | undefined
  await expect(async () => {
    at = (await page.evaluate(things, MUTE)).find((one) => one.name === name)
    if (at === undefined) throw new Error(`no ${name}`)
    await page.mouse.move(at.x - 3, at.y)
    await page.mouse.move(at.x, at.y)
    await expect(panel).toBeVisible({ timeout: 3000 })
  }, name).toPass()
  if (at === undefined) throw new Error(`no ${name}`)
  return at
}

for (const view of [WIDE, LARGE])
  for (const one of DECIDING)
    test(`whatever has a name on the board of ${one.game} is explained by one panel, over nothing that is being decided, ${view.viewport.width} wide`, async ({
      browser,
      testServer,
    }) => {
      const { page, context } = await person(browser, testServer, view)
      await deciding(page, one)
      const all = await page.evaluate(things, MUTE)
      expect(all.length).toBeGreaterThan(4)
      const found: string[] = []
      // Where a panel goes follows from the same rules on a large screen: a third of all things shows that.
      for (const { name } of all.filter((_, k) => view === WIDE || k % 3 === 0)) {
        const { x, y } = await pointAt(page, name)
        found.push(...(await page.evaluate(wrongs, [x, y] as const)).map((wrong) => `${name}: ${wrong}`))
        await page.keyboard.press('Escape')
        await expect(page.locator('[data-inspector]')).toBeHidden()
        await page.mouse.move(2, 2)
      }
      expect(found).toEqual([])
      await context.close()
    })

test('what is looked at is kept open by a key or a press until it is closed, with the rule to read on', async ({ browser, testServer }) => {
  const { page, context } = await person(browser, testServer, WIDE)
  await deciding(page, DECIDING[1])
  const panel = page.locator('[data-inspector]')
  await pointAt(page, 'gauge')
  await page.keyboard.press('i')
  await expect(panel).toContainText('Esc closes it')
  await page.mouse.move(640, 400, { steps: 4 })
  await page.mouse.move(900, 300, { steps: 4 })
  await expect(panel).toContainText('Esc closes it')
  await panel.getByRole('button', { name: /SK-2/ }).click()
  await expect(panel).toBeHidden()
  await expect(page.getByRole('region', { name: 'Rules' }).locator('[id^="SK-2"]').first()).toBeInViewport()
  await page.keyboard.press('Escape')
  // A press on what nothing can be done with keeps its panel open, too.
  await page.locator('main [data-look="die:1"]').click()
  await expect(panel).toContainText('Esc closes it')
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await context.close()
})
