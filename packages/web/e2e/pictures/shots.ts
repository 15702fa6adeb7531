// Pictures of every page and of moments of all four games, in three sizes and both themes: `npm run shots [folder]`.
// Only some: `npm run shots -- --only waves,pages --size phone,wide --theme night --language de`.
// The story of a game as pictures, moment by moment: `npm run shots -- --film waves`.
// The states of Quests & Cannons: `npm run shots -- --states [folder] [--only port,pick] [--size wide,large,phone] [--theme light,night] [--language en,de]`;
// its great moments: `npm run shots -- --moments [folder] [--only volley,bell] [--theme night]`.
// Every ask of To the Bottom: `npm run shots -- --asks`.
import { mkdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { chromium, type BrowserContext } from '@playwright/test'
import config from '../../../../playwright.config.ts'
import { Camera, SIZES, THEMES, type Size, type Theme } from './camera.ts'
import { film } from './film.ts'
import { freePort, TestServer, openTable } from '../fixtures/test-server.ts'
import { shootStates } from './bottom-states.ts'
import { questsMoments } from './quests-moments.ts'
import { questsStates } from './quests-shots.ts'
import { SITTINGS } from './shot-list.ts'
import { takePictures } from './take-pictures.ts'

const { values, positionals } = parseArgs({
  options: {
    film: { type: 'string' },
    asks: { type: 'boolean', default: false },
    states: { type: 'boolean', default: false },
    moments: { type: 'boolean', default: false },
    only: { type: 'string' },
    size: { type: 'string' },
    theme: { type: 'string' },
    language: { type: 'string', default: 'en' },
  },
  allowPositionals: true,
})
const folder = positionals[0] ?? 'shots'
mkdirSync(folder, { recursive: true })
const isWanted = (list: string | undefined, one: string): boolean => list === undefined || list.split(',').includes(one)
const sizes = (Object.keys(SIZES) as Size[]).filter((size) => isWanted(values.size, size))
const themes = THEMES.filter((theme) => isWanted(values.theme, theme))

const PAGES: readonly (readonly [name: string, path: string])[] = [
  ['home', '/'],
  ['new', '/new/waves'],
  ['rules', '/rules/waves/RW-9.10'],
  ['learn', '/learn/waves'],
  ['verify', '/verify'],
  ['you', '/you'],
]

const testServer = new TestServer(await freePort())
await testServer.open()
const browser = await chromium.launch(config.use?.launchOptions ?? {})

/** A person whose page shows every moment as a still. */
async function somebody(theme: Theme): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: testServer.url, viewport: SIZES.wide, locale: 'en-GB', reducedMotion: 'reduce' })
  const settings = { theme, language: values.language, name: 'Anna', speed: 'normal', sound: false }
  await context.addInitScript((kept) => localStorage.setItem('flotilla.settings', JSON.stringify(kept)), settings)
  return context
}

/** What a chosen theme does to a page's hour is the page's own doing. */
async function pages(): Promise<void> {
  for (const theme of themes) {
    const context = await somebody(theme)
    const camera = new Camera(await context.newPage(), folder, sizes, [theme])
    const { page } = camera
    const waiting = await openTable(page, 'Anna', [{ kind: 'open' }, { kind: 'bot', bot: 'mate' }], { house: { public: true } })
    for (const [name, path] of [...PAGES, ['room', `/t/${waiting}`] as const]) {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      await camera.shoot(name)
    }
    await context.close()
  }
}

async function everything(): Promise<void> {
  if (isWanted(values.only, 'pages')) await pages()
  for (const sitting of SITTINGS) {
    if (!isWanted(values.only, sitting.name)) continue
    const context = await somebody('light')
    await takePictures(new Camera(await context.newPage(), folder, sizes, themes), sitting)
    await context.close()
  }
}

try {
  if (values.states) await questsStates(browser, folder, { size: 'wide', theme: 'light', ...values })
  else if (values.moments) await questsMoments(browser, folder, values.only, values.theme ?? 'light')
  else if (values.asks) await shootStates(browser, folder, positionals.slice(1))
  else if (values.film !== undefined) await film(browser, testServer, values.film, folder)
  else await everything()
} finally {
  await browser.close()
  await testServer.close()
}
