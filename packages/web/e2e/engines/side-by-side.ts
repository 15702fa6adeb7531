import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import config from '../../../../playwright.config.ts'

/** Lays what several engines show of the same scene side by side, a picture a scene. */
export async function sideBySide(folder: string, scenes: ReadonlyMap<string, readonly string[]>): Promise<void> {
  const browser = await chromium.launch(config.use?.launchOptions ?? {})
  const page = await browser.newPage({ viewport: { width: 1200, height: 400 } })
  for (const [scene, files] of scenes) {
    if (files.length < 2) continue
    const figures = files.map((file) => {
      const data = readFileSync(file).toString('base64')
      const name = file.slice(file.lastIndexOf('-') + 1, -'.png'.length)
      return `<figure><figcaption>${name}</figcaption><img src="data:image/png;base64,${data}"></figure>`
    })
    await page.setContent(`<!doctype html><style>
      main { display: flex; gap: 8px; width: max-content; font: 16px sans-serif }
      figure { margin: 0 } figcaption { padding: 4px }
    </style><main>${figures.join('')}</main>`)
    await page.locator('main').screenshot({ path: join(folder, `${scene}.png`) })
  }
  await browser.close()
}
