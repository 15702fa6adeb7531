import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'

/** A browser of the system if there is one, otherwise the one that npm brought along. */
async function browser(): Promise<string> {
  const named =
    process.env.BROWSER_BIN ?? ['/usr/bin/chromium', '/usr/bin/google-chrome', '/usr/bin/chromium-browser'].find((path) => existsSync(path))
  if (named !== undefined) return named
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error(
      'The browser tests need Chromium: install it and name it in BROWSER_BIN, for example BROWSER_BIN=/path/to/chromium npm test',
    )
  return (await import('@sparticuz/chromium')).default.executablePath()
}

/** Servers are started by the tests' own processes: there bots answer as soon as they know. */
process.env.FLOTILLA_BOT_PAUSE = '0'

export default defineConfig({
  testDir: 'packages/web/e2e',
  fullyParallel: true,
  workers: 2,
  // What passes at the second try only is named as flaky at the end: it wants to be mended, and does not hide what else was found.
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    actionTimeout: 30_000,
    launchOptions: {
      executablePath: await browser(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    viewport: { width: 1280, height: 720 },
    locale: 'en-GB',
  },
})
