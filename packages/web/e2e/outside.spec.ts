import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { ROOT, TestServer, accessible, expect, freePort, openTable, person, test } from './fixtures/test-server.ts'

const ID = 'treasure-bids'
const TITLE = 'Treasure Bids'
/** The game has so many rounds, with one bid in each. */
const ROUNDS = 8

/** The little game that `flotilla new-game` makes, where it finds the packages, and a server that has taken it along. */
async function serverWithGame(): Promise<{ readonly server: TestServer; readonly close: () => Promise<void> }> {
  const folder = mkdtempSync(join(ROOT, 'node_modules/.outside-'))
  execFileSync(process.execPath, [join(ROOT, 'packages/cli/dist/main.js'), 'new-game', ID], { cwd: folder })
  const server = new TestServer(await freePort(), ['--games', join(folder, ID)])
  await server.open()
  return {
    server,
    close: async () => {
      await server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Bids in every round until the game is over. */
async function playToTheEnd(page: Page): Promise<void> {
  for (let round = 1; round <= ROUNDS; round++) {
    const table = page.getByText(`round ${round} of ${ROUNDS}`)
    await expect(table).toBeVisible()
    // The hand may have no coin left: nothing is what can always be bid.
    await page.getByRole('button', { name: 'Bid 0 coins', exact: true }).click()
    await expect(table).toBeHidden()
  }
  await expect(page.getByRole('button', { name: 'Rematch' })).toBeVisible()
}

test('a game from outside that declares nothing special has everything that ours have', async ({ browser }) => {
  test.setTimeout(240_000)
  const { server, close } = await serverWithGame()
  try {
    const { page } = await person(browser, server)

    await page.goto('/')
    const game = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: TITLE }) })
    await expect(game).toContainText('your omen says which kind is worth double')
    await expect(game.locator('svg text').filter({ hasText: TITLE })).toHaveCount(1)
    const edges = await page
      .locator('main ul li')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ left, right }) => [left, right]))
    for (const [left, right] of edges) {
      expect(left).toBeGreaterThan(8)
      expect(right).toBeLessThan(1272)
    }

    await game.getByRole('link', { name: 'Rules' }).click()
    await expect(page.getByRole('heading', { name: TITLE, level: 1 })).toBeVisible()
    await expect(page.getByText('Nobody bids more coins than they have.')).toBeVisible()
    await page.goto(`/learn/${ID}`)
    await expect(page.getByText('There are no lessons for this game.')).toBeVisible()

    await page.goto(`/practise/${ID}`)
    await page.getByRole('button', { name: 'Set sail' }).click()
    await expect(page.getByText(`round 1 of ${ROUNDS}`)).toBeVisible()
    await accessible(page)
    await page.getByRole('button', { name: 'Hint' }).click()
    await expect(page.locator('main [data-hinted]').first()).toBeVisible()
    await playToTheEnd(page)
    await expect(page.getByText('All chests have been offered')).toBeVisible()
    const table = page.url()

    await page.goto(table.replace('/t/', '/verify/'))
    await expect(page.getByText(/^Proved/)).toBeVisible()
    await page.getByRole('button', { name: 'Watch the game' }).click()
    await expect(page).toHaveURL(/\/replay/)
    await expect(page.getByText(/a chest of \w+ is offered/).first()).toBeVisible()
    await page.goto(`${table}/replay`)
    await page.getByRole('button', { name: 'Play on from here' }).click()
    await page.getByRole('button', { name: 'I play all seats' }).click()
    await expect(page).toHaveURL(/\/t\/here-[\w-]+$/)
    await page.goto('/study')
    await expect(page.getByText(TITLE)).toBeVisible()
    await page.getByRole('link', { name: 'Open' }).click()
    await expect(page.getByRole('heading', { name: `Study: ${TITLE}` })).toBeVisible()

    await page.goto(`/editions/${ID}`)
    await expect(page.getByText('Coins', { exact: true }).first()).toBeVisible()
    await page.goto(`/new/${ID}`)
    await expect(page.getByRole('button', { name: 'Open the table' })).toBeVisible()
  } finally {
    await close()
  }
})

test('a table of a game from outside is played at the server, counted, and told in words alone', async ({ browser }) => {
  const { server, close } = await serverWithGame()
  try {
    const { page } = await person(browser, server)
    const id = await openTable(page, 'Ottilie', [{ kind: 'bot', bot: 'mate' }], { game: ID })
    await page.request.post(`/api/tables/${id}/start`, { data: {} })
    await page.goto(`/t/${id}`)
    await playToTheEnd(page)
    await page.goto('/you')
    await expect(page.getByRole('region', { name: 'Statistics' })).toContainText(TITLE)
    for (const address of ['/text', '/text/', `/text/t/${id}`, `/text/t/${id}/`]) {
      const answer = await page.request.get(address)
      expect(answer.status(), address).toBe(200)
      expect(await answer.text(), address).toContain('/text.js')
    }
    const none = await page.request.get('/outside/nothing.js')
    expect(none.status()).toBe(404)
    const up = await page.request.get(`/outside/${ID}/package.json`)
    expect(up.status()).toBe(404)
  } finally {
    await close()
  }
})
