import { PHONE, expect, person, test } from './fixtures/test-server.ts'

test('index.html brings the first picture with it, and nothing holds it up', async ({ browser, testServer }) => {
  const html = await (await fetch(testServer.url)).text()
  const [head = '', body = ''] = html.split('<body>')
  expect(head).not.toContain('rel="stylesheet"')
  expect(html.match(/<script(?![^>]*type="module")[^>]*src=/g)).toBeNull()
  // Styles come after the picture: they hold up the scripts, not the first frame.
  expect(body.indexOf('<svg')).toBeLessThan(body.indexOf('rel="stylesheet"'))
  const { page, context } = await person(browser, testServer, PHONE)
  await page.route(/assets/, (route) => route.abort())
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await expect(page.locator('.harbour-scene svg').first()).toBeVisible()
  // The policy lets the page's own few lines run: the hour and the kind of page are known.
  await expect(page.locator('html')).toHaveAttribute('data-first', 'harbour')
  await expect(page.locator('html')).toHaveAttribute('data-hour', /^(dawn|day|dusk|night)$/)
  expect(await page.locator('.harbour-scene svg').count()).toBeGreaterThan(4)
  await context.close()
})

test('the front page keeps its places while it is fetched, whatever comes late', async ({ browser, testServer }) => {
  const { page, context } = await person(browser, testServer, { ...PHONE, serviceWorkers: 'block' })
  await page.addInitScript(`globalThis.shift = 0
    new PerformanceObserver((list) => { for (const { value } of list.getEntries()) shift += value }).observe({ type: 'layout-shift', buffered: true })`)
  let answer = (): void => {}
  const asked = new Promise<void>((resolve) => (answer = resolve))
  await page.route('/api/games', async (route) => {
    await asked
    await route.continue()
  })
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Play against bots now' })).toHaveCount(4)
  const answered = page.waitForResponse('**/api/games')
  answer()
  await answered
  await expect(page.locator('.harbour-scene svg')).toHaveCount(6)
  expect(Number(await page.evaluate('shift'))).toBeLessThanOrEqual(0.02)
  await context.close()
})

test('a rule that is looked up needs neither the board nor the engine', async ({ browser, testServer }) => {
  const { page, context } = await person(browser, testServer, { ...PHONE, serviceWorkers: 'block' })
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/rules/waves/RW-R1')
  await expect(page.getByText('RW-R1').first()).toBeVisible()
  expect(asked.filter((path) => /board|every-table|engine|weights|chart/.test(path))).toEqual([])
  expect(asked.length).toBeLessThan(25)
  await context.close()
})

test('a lesson asks for its files at once, not one after the other, and for each only once', async ({ browser, testServer }) => {
  const { page, context } = await person(browser, testServer, { ...PHONE, serviceWorkers: 'block' })
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  // Without its first script a page does nothing but what index.html says.
  await page.route(/front-page-.*js/, (route) => route.abort())
  await page.goto('/learn/waves/draft')
  const early = asked.filter((path) => path.startsWith('/assets/'))
  for (const file of [/every-table-/, /engine-/, /waves-client-/, /lessons-/, /board-/]) expect(early.join(' ')).toMatch(file)
  await page.unroute(/front-page-.*js/)
  asked.length = 0
  await page.goto('/learn/waves/draft')
  await expect(page.locator('main [data-place]').first()).toBeAttached()
  const assets = asked.filter((path) => path.startsWith('/assets/'))
  expect(assets.toSorted()).toEqual([...new Set(assets)].toSorted())
  await context.close()
})

test('what has its own name for every content is kept by browsers, the page itself is asked for again', async ({ testServer }) => {
  const { headers, text } = await fetch(testServer.url).then(async (page) => ({ headers: page.headers, text: await page.text() }))
  expect(headers.get('cache-control')).toBe('no-cache')
  const [file = ''] = /\/assets\/[^"]+\.js/.exec(text) ?? []
  expect((await fetch(testServer.url + file)).headers.get('cache-control')).toContain('immutable')
})
