// We're Sinking! in laid scenes: `npm run scenes -- <folder> [scene …] [--sizes 1280,390] [--themes light,night] [--languages en,de] [--film] [--contrast]`.
import { mkdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { chromium, type BrowserContext, type Page } from '@playwright/test'
import config from '../../../playwright.config.ts'
import { legibility } from './contrast.ts'
import { CAST, CREW, PICTURES, goOn, type Picture } from './scenes.ts'
import { Theatre } from './theatre.ts'

const HEIGHTS: Readonly<Record<string, number>> = { 1280: 720, 1920: 1080, 390: 844 }

const { values, positionals } = parseArgs({
  options: {
    sizes: { type: 'string' },
    themes: { type: 'string' },
    languages: { type: 'string' },
    film: { type: 'boolean' },
    contrast: { type: 'boolean' },
  },
  allowPositionals: true,
})
const list = (chosen: string | undefined, all: string): readonly string[] => (chosen ?? all).split(',')
const [folder = 'shots', ...wanted] = positionals
mkdirSync(folder, { recursive: true })

const theatre = new Theatre()
await theatre.open()
const browser = await chromium.launch(config.use?.launchOptions ?? {})

/** Seats a whole crew of people who are there, and begins; the first of them looks at the table. */
async function begin(picture: Picture): Promise<{ table: string; contexts: readonly BrowserContext[]; close: () => Promise<void> }> {
  theatre.scene = picture.scene
  const contexts: BrowserContext[] = []
  let table = ''
  for (let seat = 0; seat < picture.seats; seat++) {
    const context = await browser.newContext({ baseURL: theatre.url, locale: 'en-GB' })
    contexts.push(context)
    await context.request.post('/api/session', { data: { name: CREW[seat] } })
    if (seat === 0) {
      const seats = Array.from({ length: picture.seats }, () => ({ kind: 'open' }))
      const options = {
        enemy: picture.enemy ?? 'kraken',
        characters: picture.choosing === true ? 'choose' : CAST.slice(0, picture.seats),
        firstMate: 0,
        windowMode: 'beat',
        windowSeconds: 60,
        ...picture.options,
      }
      const created = await context.request.post('/api/tables', { data: { game: 'sinking', options, seats, sit: 0 } })
      if (!created.ok()) throw new Error(await created.text())
      table = ((await created.json()) as { id: string }).id
    } else await context.request.post(`/api/tables/${table}/sit`, { data: { seat } })
  }
  const started = await contexts[0].request.post(`/api/tables/${table}/start`, { data: {} })
  if (!started.ok()) throw new Error(await started.text())
  // Everybody is there: each listens to the table in a page of their own.
  for (const context of contexts) {
    const line = await context.newPage()
    await line.goto('/readyz')
    await line.evaluate((at) => {
      const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/socket`)
      socket.addEventListener('open', () => socket.send(JSON.stringify({ type: 'hello', table: at })))
    }, table)
  }
  return {
    table,
    contexts,
    async close() {
      for (const context of contexts) await context.close()
    },
  }
}

async function settle(page: Page): Promise<void> {
  await page.locator('main canvas[data-ready], main ul button').nth(1).waitFor()
  await page.waitForTimeout(600)
}

const MOMENTS = 22

/** Every moment of what follows in pictures: early, in the middle and late. */
async function film(page: Page, contexts: readonly BrowserContext[], table: string, name: string, first: Picture['held']): Promise<void> {
  let held = first
  await page.clock.pauseAt(Date.now() + 60_000)
  const main = page.locator('main')
  let last = ''
  for (let shot = 0, idle = 0; shot < MOMENTS && idle < 60; idle++) {
    const [n, what] = await main.evaluate(({ dataset }) => [dataset.moment ?? '', dataset.event ?? ''])
    if (n === '' && held !== undefined) {
      await held(contexts, table)
      held = undefined
    } else if (n === '') for (const context of contexts) await goOn(context, table)
    else if (n !== last) {
      shot++
      idle = 0
      for (const part of [0.2, 0.5, 0.85]) {
        await page.evaluate((at) => {
          for (const one of document.getAnimations().filter(({ timeline }) => timeline instanceof DocumentTimeline)) {
            const { endTime } = one.effect?.getComputedTiming() ?? {}
            one.pause()
            one.currentTime = at * Math.min(2400, Number(endTime ?? 0) || 600)
          }
        }, part)
        await page.screenshot({ path: `${folder}/${name}-${String(shot).padStart(2, '0')}-${what}-${part * 100}.png` })
      }
      console.log(shot, what)
      await page.evaluate(() => {
        for (const one of document.getAnimations()) if (one.timeline instanceof DocumentTimeline) one.finish()
      })
    }
    last = n
    await page.clock.runFor(60)
    if (n === '') await page.waitForTimeout(60)
  }
}

try {
  for (const name of wanted.length > 0 ? wanted : Object.keys(PICTURES)) {
    const picture = PICTURES[name]
    if (picture === undefined) throw new Error(`no scene ${name}; there are ${Object.keys(PICTURES).join(', ')}`)
    const { table, contexts, close } = await begin(picture)
    await picture.before?.(contexts, table)
    for (const size of list(values.sizes, '1280'))
      for (const theme of list(values.themes, 'light'))
        for (const language of list(values.languages, 'en')) {
          const viewport = { width: Number(size), height: HEIGHTS[size] ?? 720 }
          const context = picture.watched === true ? await browser.newContext({ baseURL: theatre.url }) : contexts[0]
          const page = await context.newPage()
          await page.setViewportSize(viewport)
          if (values.film !== true) await page.emulateMedia({ reducedMotion: 'reduce' })
          await page.addInitScript((settings) => localStorage.setItem('flotilla.settings', JSON.stringify(settings)), {
            theme,
            language,
            speed: values.film === true ? 'normal' : 'once',
            name: 'Anna',
          })
          await page.goto(`/t/${table}`)
          await settle(page)
          if (values.film === true) {
            await film(page, contexts, table, `${name}-${size}-${theme}`, picture.held)
            await page.close()
            continue
          }
          await picture.pressed?.(page)
          if (picture.pressed !== undefined) await page.waitForTimeout(500)
          if (values.contrast === true) {
            const texts = await legibility(page)
            const low = texts.filter(({ ratio }) => ratio < 4.5).map(({ words, ratio }) => `${words} ${ratio}`)
            console.log(`${name} ${size} ${theme} ${language}: ${texts.length} texts, below 4.5: ${low.join(' | ') || 'none'}`)
            await page.close()
            if (picture.watched === true) await context.close()
            continue
          }
          const path = `${folder}/${name}-${size}-${theme}-${language}.png`
          await page.screenshot({ path })
          console.log(path)
          await page.close()
          if (picture.watched === true) await context.close()
        }
    await close()
  }
} finally {
  await browser.close()
  await theatre.close()
}
