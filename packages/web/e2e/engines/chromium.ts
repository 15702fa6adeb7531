import { chromium as playwrights } from '@playwright/test'
import config from '../../../../playwright.config.ts'
import type { Engine } from './engine.ts'

/** Chromium as all other browser tests use it, to compare with. */
export async function chromium(): Promise<Engine> {
  const browser = await playwrights.launch(config.use?.launchOptions ?? {})
  const context = await browser.newContext({ locale: 'en-GB' })
  const page = await context.newPage()
  return {
    name: 'Chromium',
    version: browser.version(),
    go: async (url) => void (await page.goto(url)),
    run: (expression) => page.evaluate(expression),
    click: (x, y) => page.mouse.click(x, y),
    resize: (width, height) => page.setViewportSize({ width, height }),
    cookie: (url, name, value) => context.addCookies([{ url, name, value }]),
    picture: () => page.screenshot(),
    close: () => browser.close(),
  }
}
