import { createReadStream, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { accessible, expect, person } from './fixtures/test-server.ts'
import { test, type Page } from '@playwright/test'

const FOLDER = join(import.meta.dirname, '../dist-static')
/** It need not lie at the top of its host. */
const BASE = '/games/flotilla/'
const KINDS: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
}

/** The service worker has kept all that the site is made of. */
const isAllKept = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const listed = (await (await fetch('pieces.json')).json()) as string[]
    const kept = await (await caches.open('flotilla-pieces')).keys()
    return listed.every((name) => kept.some(({ url }) => url.endsWith(name)))
  })

/** A plain server of files: what is no file is not found. */
function files(): Promise<Server> {
  const server = createServer(({ url = '' }, response) => {
    const path = url.split('?')[0]
    const file = join(FOLDER, path.slice(BASE.length) || 'index.html')
    if (!path.startsWith(BASE) || statSync(file, { throwIfNoEntry: false })?.isFile() !== true) {
      response.writeHead(404).end()
      return
    }
    response.writeHead(200, { 'content-type': KINDS[extname(file)] ?? 'application/octet-stream' })
    createReadStream(file).pipe(response)
  })
  return new Promise((done) => server.listen(0, '127.0.0.1', () => done(server)))
}

let server: Server
test.beforeAll(async () => {
  server = await files()
})
test.afterAll(() => server.close())
const urlOf = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

for (const game of ['Rolling with the Waves', 'We’re Sinking!', 'To the Bottom', 'Quests & Cannons'])
  test(`a folder of files is enough to play ${game} to its end`, async ({ browser }) => {
    test.setTimeout(180_000)
    const { page, context } = await person(browser, { url: urlOf() }, { settings: { text: true } })
    const asked: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(urlOf() + BASE) && request.url().startsWith('http')) asked.push(request.url())
    })
    await page.goto(BASE)
    const berth = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: game }) })
    await expect(berth.getByRole('link', { name: 'Open a table' })).toHaveCount(0)
    await berth.getByRole('button', { name: 'Play against bots now' }).click()
    await expect(page.getByRole('region', { name: 'Your choices' })).toBeVisible({ timeout: 30_000 })
    // It is still there when the page is loaded anew.
    await page.reload()
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Let a bot play for me' }).click()
    const proof = page.getByRole('link', { name: 'Verify this game' }).first()
    await expect(proof).toBeVisible({ timeout: 150_000 })
    await proof.click()
    await expect(page.getByRole('heading', { name: /Proved/ })).toBeVisible({ timeout: 30_000 })
    if (game === 'Rolling with the Waves') await study(page)
    expect(asked).toEqual([])
    await context.close()
  })

/** Any moment of a game can be played on from, here for all seats; the branch has a name and a note, a chance, and a link. */
async function study(page: Page): Promise<void> {
  await page.goBack()
  await page.getByRole('link', { name: 'Replay' }).first().click()
  await page.getByRole('button', { name: 'Play on from here' }).click({ timeout: 30_000 })
  await page.getByLabel('Name of the branch').fill('Another first die')
  await page.getByRole('button', { name: 'I play all seats' }).click()
  await page.getByRole('region', { name: 'Your choices' }).getByRole('button').first().click({ timeout: 30_000 })
  await page.goto(`${BASE}#/study`)
  await page.getByRole('link', { name: 'Open' }).click()
  await page.getByLabel('Note').fill('What if?')
  await page.getByRole('button', { name: 'How does it stand?' }).click()
  await expect(page.getByText(/^\S+ \d+ % ± \d+$/)).toHaveCount(3, { timeout: 60_000 })
  await expect(page.getByText(/ · \d+ % ± \d+$/)).toHaveCount(3)
  await accessible(page)
  // A link carries all of it: whoever opens it elsewhere has the same.
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy the link' }).click()
  await expect(page.getByText('Copied.')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const other = await page.context().browser()?.newContext()
  const their = await other?.newPage()
  await their?.goto(link)
  if (their !== undefined) {
    // What a stranger has sent is not played before the person has said so.
    await expect(their.getByRole('heading', { name: 'Open the study from this link?' })).toBeVisible()
    await accessible(their)
    await their.getByRole('button', { name: 'Open the study' }).click()
    await expect(their.getByLabel('Name of the branch')).toHaveValue('Another first die')
    await expect(their.getByLabel('Note')).toHaveValue('What if?')
  }
  await other?.close()
}

test('whoever has practised once can go on without any network, also with what was never opened', async ({ browser }) => {
  const { page, context } = await person(browser, { url: urlOf() }, { settings: { text: true } })
  await page.goto(`${BASE}#/practise/waves`)
  await expect(page.getByRole('button', { name: 'Set sail' })).toBeVisible()
  await expect.poll(() => isAllKept(page), { timeout: 30_000 }).toBe(true)
  await context.setOffline(true)
  await page.goto(`${BASE}#/practise/bottom`)
  await page.reload()
  await page.getByRole('button', { name: 'Set sail' }).click()
  await expect(page.getByRole('region', { name: 'Your choices' })).toBeVisible({ timeout: 30_000 })
  await page.goto(`${BASE}#/rules/quests`)
  await expect(page.getByRole('heading', { name: /Quests & Cannons/ }).first()).toBeVisible()
  await context.close()
})
