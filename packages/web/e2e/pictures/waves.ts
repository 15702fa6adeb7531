import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig, serve } from '@flotilla/server'
import type { StateMessage } from '@flotilla/protocol'
import type { Browser, Page } from '@playwright/test'
import { PHONE, openTable, person } from '../fixtures/test-server.ts'
import { SITTINGS } from './shot-list.ts'
import { mateFor, stateOf } from '../fixtures/answer-for.ts'
import type { Look } from './looks.ts'

const NAMES = ['Anna', 'Bram', 'Cora', 'Dirk', 'Edda']
/** What a page does after it was asked to: paint its drawings, settle a slip. */
const SETTLED = 700

/** Everybody at the table decides as a good player would, one seat after another, so that the game is the same in every run. */
async function playUntil(pages: readonly Page[], table: string, isReached: (state: StateMessage) => boolean): Promise<void> {
  const players = pages.map((page) => mateFor(page, table, 'waves'))
  for (;;) {
    const first = await stateOf(pages[0], table)
    if (isReached(first) || first.outcome !== null) return
    let answered = false
    for (const [seat, page] of pages.entries()) {
      const state = seat === 0 ? first : await stateOf(page, table)
      answered = await players[seat](state)
      if (answered) break
    }
    if (!answered) throw new Error('Nobody at the table is asked anything.')
  }
}

const WANTED = SITTINGS.filter(({ game }) => game === 'waves')

/** Rolling with the Waves: people at a table in this process who play on from one picture to the next. */
export async function shootWaves(browser: Browser, folder: string, looks: readonly Look[]): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'flotilla-pictures-'))
  const flags = { port: 0, host: '127.0.0.1', data, log: 'warn', rate: 1e6, guestRate: 1e6, socketRate: 1000 } as const
  const running = await serve(readConfig({ flags }).config)
  const host = { url: `http://127.0.0.1:${running.port}` }
  try {
    for (const { name, bots, options = {}, stills, end } of WANTED) {
      const people = await Promise.all(NAMES.slice(0, bots + 1).map(() => person(browser, host)))
      const pages = people.map(({ page }) => page)
      const table = await openTable(
        pages[0],
        NAMES[0],
        pages.slice(1).map(() => ({ kind: 'open' })),
        { options },
      )
      for (const [seat, page] of pages.entries()) {
        if (seat === 0) continue
        await page.request.post('/api/session', { data: { name: NAMES[seat] } })
        await page.request.post(`/api/tables/${table}/sit`, { data: { seat } })
      }
      await pages[0].request.post(`/api/tables/${table}/start`, { data: {} })
      const cookies = await people[0].context.cookies()
      const wanted = [
        ...stills, // Five play for long: three show the same end.
        ...(end && bots < 4 ? [{ name: 'end', isIt: ({ outcome }: StateMessage) => outcome !== null }] : []),
      ]
      for (const one of wanted) {
        await playUntil(pages, table, one.isIt)
        for (const { size, theme, language } of looks) {
          const shape = size.width < 500 ? PHONE : { viewport: size }
          const { page, context } = await person(browser, host, { ...shape, settings: { theme, language } })
          await context.addCookies(cookies)
          await page.goto(`/t/${table}`)
          await page.locator('main[data-ask], main[data-end]').waitFor()
          await page.waitForLoadState('networkidle')
          await page.waitForTimeout(SETTLED)
          await page.screenshot({ path: join(folder, `${name}-${one.name}-${size.width}-${theme}-${language}.png`) })
          await context.close()
        }
      }
      for (const { context } of people) await context.close()
    }
  } finally {
    await running.close()
    rmSync(data, { recursive: true, force: true })
  }
}
