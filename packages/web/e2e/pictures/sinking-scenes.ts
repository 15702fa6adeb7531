import type { Browser, BrowserContext, Page } from '@playwright/test'
import { CAST, CREW, type Picture } from './sinking-states.ts'
import type { SinkingTables } from '../fixtures/sinking-tables.ts'

/** A table that lies as the scene wants it, with a person in every seat. */
interface Begun {
  readonly table: string
  readonly contexts: readonly BrowserContext[]
  readonly close: () => Promise<void>
}

/** Seats a whole crew of people who are there, and begins; the first of them looks at the table. */
export async function begin(browser: Browser, sinkingTables: SinkingTables, picture: Picture): Promise<Begun> {
  sinkingTables.scene = picture.scene
  const contexts: BrowserContext[] = []
  let table = ''
  for (let seat = 0; seat < picture.seats; seat++) {
    const context = await browser.newContext({ baseURL: sinkingTables.url, locale: 'en-GB' })
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

export async function settle(page: Page): Promise<void> {
  await page.locator('main canvas[data-ready], main ul button').nth(1).waitFor()
  await page.waitForTimeout(600)
}

/** How a page looks at a scene. */
export interface SceneLook {
  readonly size: { readonly width: number; readonly height: number }
  readonly theme: string
  readonly language: string
  /** Shows the story as it is told, instead of the table as it is now. */
  readonly moving?: boolean
}

/** The page of whoever looks at the scene: the first of the crew, or somebody who has no seat. */
export async function lookAtScene(
  browser: Browser,
  sinkingTables: SinkingTables,
  { table, contexts }: Begun,
  picture: Picture,
  { size, theme, language, moving = false }: SceneLook,
): Promise<{ page: Page; close: () => Promise<void> }> {
  const context = picture.watched === true ? await browser.newContext({ baseURL: sinkingTables.url }) : contexts[0]
  const page = await context.newPage()
  await page.setViewportSize(size)
  if (!moving) await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript((settings) => localStorage.setItem('flotilla.settings', JSON.stringify(settings)), {
    theme,
    language,
    speed: moving ? 'normal' : 'once',
    name: 'Anna',
  })
  await page.goto(`/t/${table}`)
  await settle(page)
  if (!moving && picture.pressed !== undefined) {
    await picture.pressed(page)
    await page.waitForTimeout(500)
  }
  return { page, close: () => (picture.watched === true ? context.close() : page.close()) }
}
