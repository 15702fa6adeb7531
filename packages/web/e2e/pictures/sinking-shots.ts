// We're Sinking! in laid scenes: `npm run scenes -- <folder> [scene …] [--sizes 1280,390] [--themes light,night] [--languages en,de] [--film] [--contrast]`.
import { mkdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { chromium, type BrowserContext, type Page } from '@playwright/test'
import config from '../../../../playwright.config.ts'
import { legibility } from '../fixtures/contrast.ts'
import { PICTURES, goOn, type Picture } from './sinking-states.ts'
import { begin, lookAtScene } from './sinking-scenes.ts'
import { SinkingTables } from '../fixtures/sinking-tables.ts'

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

const sinkingTables = new SinkingTables()
await sinkingTables.open()
const browser = await chromium.launch(config.use?.launchOptions ?? {})

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
    const begun = await begin(browser, sinkingTables, picture)
    await picture.before?.(begun.contexts, begun.table)
    for (const width of list(values.sizes, '1280'))
      for (const theme of list(values.themes, 'light'))
        for (const language of list(values.languages, 'en')) {
          const size = { width: Number(width), height: HEIGHTS[width] ?? 720 }
          const moving = values.film === true
          const { page, close } = await lookAtScene(browser, sinkingTables, begun, picture, { size, theme, language, moving })
          if (moving) await film(page, begun.contexts, begun.table, `${name}-${width}-${theme}`, picture.held)
          else if (values.contrast === true) {
            const texts = await legibility(page)
            const low = texts.filter(({ ratio }) => ratio < 4.5).map(({ words, ratio }) => `${words} ${ratio}`)
            console.log(`${name} ${width} ${theme} ${language}: ${texts.length} texts, below 4.5: ${low.join(' | ') || 'none'}`)
          } else {
            const path = `${folder}/${name}-${width}-${theme}-${language}.png`
            await page.screenshot({ path })
            console.log(path)
          }
          await close()
        }
    await begun.close()
  }
} finally {
  await browser.close()
  await sinkingTables.close()
}
