// Screenshots of every page and of moments of a game, in both themes and sizes: `npm run shots`.
// The story of a game as pictures, moment by moment: `npm run shots -- --film waves`.
// The states of Quests & Cannons: `npm run shots -- --states [folder] [--only port,pick] [--size wide,large,phone] [--theme light,night] [--language en,de]`.
import { mkdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { chromium, type Page } from '@playwright/test'
import config from '../../../playwright.config.ts'
import { film } from './film.ts'
import { freePort, Harbour, openTable } from './harbour.ts'
import { bottomMoments } from './moments.ts'
import { questsStates } from './quests-shots.ts'
import { decide, shortGame } from './sailing.ts'

const SIZES = { wide: { width: 1280, height: 720 }, phone: { width: 390, height: 844 } }
const THEMES = ['light', 'night'] as const

const { values, positionals } = parseArgs({
  options: {
    film: { type: 'string' },
    states: { type: 'boolean', default: false },
    only: { type: 'string' },
    size: { type: 'string', default: 'wide' },
    theme: { type: 'string', default: 'light' },
    language: { type: 'string', default: 'en' },
  },
  allowPositionals: true,
})
const folder = positionals[0] ?? 'shots'
mkdirSync(folder, { recursive: true })
const harbour = new Harbour(await freePort())
await harbour.open()
const browser = await chromium.launch(config.use?.launchOptions ?? {})

async function shoot(page: Page, name: string): Promise<void> {
  await page.waitForTimeout(700)
  await page.screenshot({ path: `${folder}/${name}.png` })
  console.log(`${folder}/${name}.png`)
}

/** Plays on until the status sentence says this, taking a picture then. */
async function until(page: Page, words: RegExp, name: string): Promise<void> {
  for (let k = 0; k < 400; k++) {
    if (words.test(await page.getByRole('banner').innerText())) return shoot(page, name)
    if (!(await decide(page))) await page.waitForTimeout(50)
  }
}

try {
  if (values.states) await questsStates(browser, folder, values)
  else if (values.film !== undefined) await film(browser, harbour, values.film, folder)
  else
    for (const [size, viewport] of Object.entries(SIZES))
      for (const theme of THEMES) {
        const context = await browser.newContext({ baseURL: harbour.url, viewport, locale: 'en-GB' })
        const page = await context.newPage()
        await page.addInitScript(
          (chosen) => localStorage.setItem('flotilla.settings', JSON.stringify({ theme: chosen, name: 'Anna', speed: 'once' })),
          theme,
        )
        const named = (name: string): string => `${name}-${size}-${theme}`
        const waiting = await openTable(page, 'Anna', [{ kind: 'open' }, { kind: 'bot', bot: 'mate' }], { house: { public: true } })
        for (const [name, path] of [
          ['home', '/'],
          ['new', '/new/waves'],
          ['room', `/t/${waiting}`],
          ['rules', '/rules/waves/RW-9.10'],
          ['verify', '/verify'],
          ['you', '/you'],
        ]) {
          await page.goto(path)
          await page.waitForLoadState('networkidle')
          await shoot(page, named(name))
        }
        const table = await openTable(
          page,
          'Anna',
          [
            { kind: 'bot', bot: 'mate' },
            { kind: 'bot', bot: 'mate' },
          ],
          shortGame,
        )
        await page.request.post(`/api/tables/${table}/start`, { data: {} })
        await page.goto(`/t/${table}`)
        await until(page, /pick a die/i, named('waves-1-draft'))
        await until(page, /place die/i, named('waves-2-plan'))
        for (let k = 0; k < 12; k++) await decide(page)
        await until(page, /pick a die/i, named('waves-3-later'))
        await until(page, /fire!|spirits/i, named('waves-4-fire'))
        await until(page, /place die/i, named('waves-5-plan-later'))
        await until(page, /over/i, named('waves-6-end'))
        await bottomMoments(page, (name) => shoot(page, named(name)))
        await context.close()
      }
} finally {
  await browser.close()
  await harbour.close()
}
