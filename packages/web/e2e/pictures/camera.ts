import type { Page } from '@playwright/test'

export const SIZES = {
  wide: { width: 1280, height: 720 },
  large: { width: 1920, height: 1080 },
  phone: { width: 390, height: 844 },
} as const
export type Size = keyof typeof SIZES
export const THEMES = ['light', 'night'] as const
export type Theme = (typeof THEMES)[number]

/** A drawing is painted by then, and a slip has settled. */
const SETTLED = 700

/** Takes what a page shows in every size and theme asked for: the page stays, the room around it changes. */
export class Camera {
  readonly page: Page
  readonly #folder: string
  readonly #sizes: readonly Size[]
  readonly #themes: readonly Theme[]

  constructor(page: Page, folder: string, sizes: readonly Size[], themes: readonly Theme[]) {
    this.page = page
    this.#folder = folder
    this.#sizes = sizes
    this.#themes = themes
  }

  async shoot(name: string): Promise<void> {
    const before = this.page.viewportSize() ?? SIZES.wide
    for (const size of this.#sizes) {
      await this.page.setViewportSize(SIZES[size])
      for (const theme of this.#themes) {
        await this.page.evaluate((chosen) => (document.documentElement.dataset.theme = chosen), theme)
        await this.page.waitForTimeout(SETTLED)
        const path = `${this.#folder}/${name}-${SIZES[size].width}-${theme}.png`
        await this.page.screenshot({ path })
        console.log(path)
      }
    }
    await this.page.setViewportSize(before)
  }
}
