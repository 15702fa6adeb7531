import type { Browser, BrowserContext, Page } from '@playwright/test'
import { accessible, expect, openTable, person, PHONE, test } from './fixtures/test-server.ts'

interface Visitor {
  readonly context: BrowserContext
  readonly page: Page
}

/** Somebody who has said their name. */
async function visitor(browser: Browser, url: string, name: string): Promise<Visitor> {
  const { context, page } = await person(browser, { url })
  await page.request.post('/api/session', { data: { name } })
  return { context, page }
}

/** Passkeys want a name for a host, not a number. */
const named = (url: string): string => url.replace('127.0.0.1', 'localhost')

/** A passkey in the browser's own hands, as a phone or a laptop has one. */
async function withAuthenticator({ page }: Visitor): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

test('a passkey keeps a name and brings it back after signing out', async ({ browser, testServer }) => {
  const anna = await visitor(browser, named(testServer.url), 'Anna of the key')
  const { page } = anna
  await withAuthenticator(anna)
  await page.goto('/you')
  await expect(page.getByText('Guest on this device only')).toBeVisible()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('alert')).toContainText('lost for good')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Make a passkey' }).click()
  await expect(page.getByText('Kept by passkey')).toBeVisible()
  await accessible(page)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/$/)
  await page.goto('/you')
  await page.getByRole('link', { name: 'I have a name here' }).click()
  await page.getByRole('button', { name: 'With my passkey' }).click()
  await expect(page.getByRole('heading', { name: 'Anna' })).toBeVisible()
  await anna.context.close()
})

test('letters bring a name to another device, and what its guest had comes along', async ({ browser, testServer }) => {
  const anna = await visitor(browser, testServer.url, 'Anna')
  await anna.page.goto('/you')
  await anna.page.getByRole('button', { name: 'Show a code' }).click()
  await expect(anna.page.getByRole('img', { name: 'QR code' })).toBeVisible()
  const letters = await anna.page.getByText(/^[A-Z]{4} [A-Z]{4}$/).textContent()
  const phone = await visitor(browser, testServer.url, 'Somebody')
  const made = await phone.page.request.post('/api/tables', {
    data: { game: 'waves', seats: [{ kind: 'open' }, { kind: 'open' }], sit: 0 },
  })
  const { id } = (await made.json()) as { id: string }
  await phone.page.goto('/you/enter')
  await phone.page.getByLabel('With letters from my other device').fill(letters ?? '')
  await phone.page.getByRole('button', { name: 'Come in' }).first().click()
  await expect(phone.page.getByText('“Somebody” sits at 1 table on this device')).toBeVisible()
  await accessible(phone.page)
  await phone.page.getByRole('button', { name: 'Bring them along' }).click()
  await expect(phone.page.getByRole('heading', { name: 'Anna' })).toBeVisible()
  const { seats } = (await (await anna.page.request.get(`/api/tables/${id}`)).json()) as { seats: { name: string }[] }
  expect(seats[0].name).toBe('Anna')
  // A link that somebody sends makes nobody into somebody else unasked.
  const { secret } = (await (await anna.page.request.post('/api/me/device', { data: {} })).json()) as { secret: string }
  const other = await visitor(browser, testServer.url, 'Otto')
  await other.page.goto(`/you/enter?code=${secret}`)
  await expect(other.page.getByText('Go on only if you made it yourself')).toBeVisible()
  await accessible(other.page)
  await expect(other.page).toHaveURL(/\/you\/enter$/)
  expect(await (await other.page.request.get('/api/me')).text()).toContain('Otto')
  await other.page.getByRole('button', { name: 'Come in' }).click()
  await expect(other.page.getByRole('heading', { name: 'Anna' })).toBeVisible()
  await other.context.close()
  await anna.context.close()
  await phone.context.close()
})

test('words are shown once and come in anywhere; the wrong ones are told so', async ({ browser, testServer }) => {
  const anna = await visitor(browser, testServer.url, 'Anna of the words')
  await anna.page.goto('/you')
  await anna.page.getByRole('button', { name: 'Make', exact: true }).click()
  const shown = anna.page.getByRole('status').getByRole('listitem')
  await expect(shown).toHaveCount(8)
  const words = await shown.allTextContents()
  const other = await visitor(browser, testServer.url, 'Nobody')
  await other.page.goto('/you/enter')
  const field = other.page.getByLabel('With my eight words')
  await field.fill('not these words')
  await other.page.getByRole('button', { name: 'Come in' }).nth(1).click()
  await expect(other.page.getByRole('alert')).toContainText('wrong, used up or too old')
  await field.fill(words.join(' '))
  await other.page.getByRole('button', { name: 'Come in' }).nth(1).click()
  await expect(other.page.getByRole('heading', { name: 'Anna' })).toBeVisible()
  await anna.context.close()
  await other.context.close()
})

test('how to be called is chosen and kept, and a webhook into the own network does not get through', async ({ browser, testServer }) => {
  const anna = await visitor(browser, testServer.url, 'Anna')
  const { page } = anna
  await page.goto('/you')
  const box = page.getByLabel('A game is over: Webhook')
  await expect(box).not.toBeChecked()
  await box.check()
  await page.getByText('Add a webhook').first().click()
  await page.getByLabel('Address', { exact: true }).fill(`${testServer.url}/healthz`)
  await page.getByRole('button', { name: 'Add a webhook' }).click()
  await expect(page.getByText('signed with this secret')).toBeVisible()
  await page.getByRole('button', { name: 'Try it' }).click()
  await expect(page.getByText('It did not get through')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('A game is over: Webhook')).toBeChecked()
  await page.getByLabel('Hold calls back at night').check()
  await expect(page.getByLabel('from')).toHaveValue('22')
  await anna.context.close()
})

test('without a network the page still opens', async ({ browser, testServer }) => {
  const anna = await visitor(browser, named(testServer.url), 'Anna')
  const { page } = anna
  await page.goto('/')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.reload()
  await page.evaluate(() => caches.match('/'))
  await page.context().setOffline(true)
  await page.goto('/rules/waves')
  await expect(page.getByRole('link', { name: 'Flotilla' })).toBeVisible()
  await anna.context.close()
})

test('in the room people are ready, talk, are followed and reported, and the host takes somebody off', async ({ browser, testServer }) => {
  const [anna, ben] = [await visitor(browser, testServer.url, 'Anna'), await visitor(browser, testServer.url, 'Ben')]
  const table = await openTable(anna.page, 'Anna', [{ kind: 'open' }])
  await ben.page.request.post(`/api/tables/${table}/sit`, { data: {} })
  await Promise.all([anna.page.goto(`/t/${table}`), ben.page.goto(`/t/${table}`)])
  await ben.page.getByRole('button', { name: 'I am ready' }).click()
  await expect(anna.page.getByText('Ready', { exact: true })).toBeVisible()
  await ben.page.getByLabel('Say something').fill('Has anybody seen my hat?')
  await ben.page.getByRole('button', { name: 'Send' }).click()
  await expect(anna.page.getByText('Has anybody seen my hat?')).toBeVisible()
  await expect(anna.page.getByRole('img', { name: 'QR code with the link of this table' })).toBeVisible()
  await accessible(anna.page)
  await anna.page.getByRole('button', { name: 'About Ben' }).last().click()
  const about = anna.page.getByRole('dialog', { name: 'Ben' })
  await about.getByRole('button', { name: 'Follow' }).click()
  await expect(about.getByRole('button', { name: 'Following' })).toBeVisible()
  await about.getByLabel('What is wrong with it?').fill('He wears it.')
  await about.getByRole('button', { name: 'Report it' }).click()
  await expect(about.getByText('The host gets it')).toBeVisible()
  await accessible(anna.page)
  await about.getByRole('button', { name: 'Close' }).click()
  await anna.page.getByRole('button', { name: 'Take Ben off this table' }).click()
  await anna.page.getByRole('button', { name: 'Take off' }).click()
  await expect(ben.page.getByText('The host has given your seat away')).toBeVisible()
  await anna.page.getByRole('button', { name: 'By name' }).click()
  await anna.page.getByRole('button', { name: 'Invite Ben' }).click()
  await expect(anna.page.getByText('Only somebody you have played with')).toBeVisible()
  await anna.context.close()
  await ben.context.close()
})

test('an administrator looks at a report, decides, takes it back and sets limits, on any screen', async ({ browser, testServer }) => {
  const [host, ben, cora] = [
    await visitor(browser, testServer.url, 'Hanna'),
    await visitor(browser, testServer.url, 'Ben the rude'),
    await visitor(browser, testServer.url, 'Cora'),
  ]
  const idOf = async ({ page: { request } }: Visitor): Promise<string> =>
    ((await (await request.get('/api/me')).json()) as { person: { id: string } }).person.id
  testServer.appoint(await idOf(host))
  await cora.page.request.post('/api/reports', { data: { about: await idOf(ben), why: 'a rude name' } })
  const { page } = host
  await page.goto('/host')
  await expect(page.getByRole('link', { name: 'Sign in again first' })).toBeVisible()
  await page.request.post('/api/me/words', { data: {} })
  await page.reload()
  await expect(page.getByText('told by Cora')).toBeVisible()
  await page.getByRole('button', { name: 'Look at Ben the rude' }).click()
  await page.getByText('Mute, suspend or ban').click()
  await page.getByLabel('Reason, as the person is told').first().fill('that name')
  await page.getByRole('button', { name: 'Suspend' }).click()
  await expect(page.getByText('Ben the rude: suspended')).toBeVisible()
  await expect(page.getByText('Suspended: Ben the rude')).toBeVisible()
  await ben.page.goto('/you')
  expect((await ben.page.request.get('/api/me')).status()).toBe(403)
  await accessible(page)
  await page.getByRole('button', { name: 'Take back' }).click()
  await expect(page.getByText('No longer suspended: Ben the rude')).toBeVisible()
  await page.getByRole('button', { name: 'Put aside' }).first().click()
  await page.getByLabel('Tables waiting for players').fill('21')
  await page.getByRole('button', { name: 'Save' }).last().click()
  await expect(page.getByText('Changed the limits')).toBeVisible()
  await page.evaluate(() => localStorage.setItem('flotilla.settings', JSON.stringify({ theme: 'night', language: 'de' })))
  await page.setViewportSize(PHONE.viewport)
  await page.reload()
  await expect(page.getByText('Nicht mehr gesperrt: Ben the rude')).toBeVisible()
  await expect(page.getByLabel('Tische, die auf Mitspieler warten')).toHaveValue('21')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.viewport.width)
  await accessible(page)
  for (const { context } of [host, ben, cora]) await context.close()
})

test('a face and a flag are chosen, kept and seen by others', async ({ browser, testServer }) => {
  const { context, page } = await visitor(browser, testServer.url, 'Anna')
  await page.goto('/you')
  await page.getByRole('button', { name: 'Change picture' }).click()
  await page.getByRole('radio', { name: 'Hat: 3 of 9' }).check()
  await accessible(page)
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Flag you like' }).click()
  await page.getByRole('radio', { name: 'Flag C' }).check()
  await page.getByRole('button', { name: 'Close' }).click()
  await page.reload()
  await page.getByRole('button', { name: 'Change picture' }).click()
  await expect(page.getByRole('radio', { name: 'Hat: 3 of 9' })).toBeChecked()
  await page.goto('/new/waves')
  await expect(page.getByRole('button', { name: 'Seat C: Anna, you, host' })).toBeDisabled()
  await page.goto('/you')
  await page.getByRole('link', { name: 'My page, as others see it' }).click()
  await expect(page.getByText('none of these numbers')).toBeVisible()
  await accessible(page)
  await context.close()
})

test('while others decide over days, the next table is a click away and the clock tells the day', async ({ browser, testServer }) => {
  const [anna, ben] = [await visitor(browser, testServer.url, 'Anna'), await visitor(browser, testServer.url, 'Ben')]
  const begun = async (firstPlayer: number): Promise<string> => {
    const more = { game: 'bottom', options: { firstPlayer }, house: { clock: { kind: 'slow', hours: 48 } } }
    const id = await openTable(anna.page, 'Anna', [{ kind: 'open' }], more)
    await ben.page.request.post(`/api/tables/${id}/sit`, { data: {} })
    await anna.page.request.post(`/api/tables/${id}/start`, { data: {} })
    return id
  }
  const [theirs, mine] = [await begun(1), await begun(0)]
  await anna.page.goto(`/t/${theirs}`)
  await expect(anna.page.getByText(/^until \w{3} \d\d:\d\d$/)).toBeVisible()
  await expect(anna.page.getByRole('link', { name: 'Next table' })).toBeVisible()
  await accessible(anna.page)
  await anna.page.getByRole('link', { name: 'Next table' }).click()
  await expect(anna.page).toHaveURL(new RegExp(mine))
  await expect(anna.page.getByRole('link', { name: 'Next table' })).toBeHidden()
  await anna.context.close()
  await ben.context.close()
})
