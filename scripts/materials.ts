// Renders the materials of the boards (wood, grain of paper) once to small tiles: `npm run materials`.
import { mkdirSync, writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import config from '../playwright.config.ts'

const FOLDER = 'packages/web/public/materials'

/** What the page draws: a canvas for each tile, made from noise that wraps around. */
function tiles(): Record<string, string> {
  const random = (seed: number): (() => number) => {
    let s = seed | 0
    return () => {
      s = (s + 0x6d2b79f5) | 0
      let t = Math.imul(s ^ (s >>> 15), 1 | s)
      t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
      return ((t ^ (t >>> 14)) >>> 0) / 4294967296
    }
  }
  const canvas = (width: number, height: number): [HTMLCanvasElement, CanvasRenderingContext2D] => {
    const made = Object.assign(document.createElement('canvas'), { width, height })
    const context = made.getContext('2d')
    if (context === null) throw new Error('this browser draws nothing')
    return [made, context]
  }

  const paper = (): string => {
    const size = 192
    const [made, context] = canvas(size, size)
    const picture = context.createImageData(size, size)
    const next = random(9)
    const cells = 24
    const grid = Array.from({ length: cells * cells }, next)
    const smooth = (a: number): number => a * a * (3 - 2 * a)
    const at = (a: number, b: number): number => grid[(((b % cells) + cells) % cells) * cells + (((a % cells) + cells) % cells)]
    const noise = (x: number, y: number): number => {
      const [i, j] = [Math.floor(x), Math.floor(y)]
      const [u, v] = [smooth(x - i), smooth(y - j)]
      const across = (row: number): number => at(i, row) + (at(i + 1, row) - at(i, row)) * u
      return across(j) + (across(j + 1) - across(j)) * v
    }
    for (let y = 0; y < size; y++)
      for (let x = 0; x < size; x++) {
        const coarse = (noise(x / 8, y / 8) - 0.5) * 0.5
        const fine = (noise((x + 9) / 4, y / 4) - 0.5) * 0.3
        const fibre = (noise(x / 8, (y * 6) / 8) - 0.5) * 0.25
        const k = coarse + fine + fibre + (next() - 0.5) * 0.5
        const shade = k > 0 ? [255, 255, 255] : [70, 42, 16]
        picture.data.set([...shade, Math.abs(k) * 62], (y * size + x) * 4)
      }
    context.putImageData(picture, 0, 0)
    return made.toDataURL('image/webp', 0.45)
  }

  const wood = (): string => {
    const [w, h] = [640, 88]
    const [made, context] = canvas(w, h)
    const next = random(4)
    const turn = Math.PI * 2
    for (let i = 0; i < 130; i++) {
      const y = next() * h
      const bends = Math.round(1 + next() * 2)
      context.globalAlpha = 0.03 + next() * 0.09
      context.fillStyle = next() > 0.6 ? '#ffb870' : '#000'
      context.beginPath()
      context.moveTo(0, y)
      for (let x = 0; x <= w; x += 16)
        context.lineTo(x, y + Math.sin((x / w) * turn * bends + i) * 2.4 + Math.sin((x / w) * turn + i * 3) * 2)
      for (let x = w; x >= 0; x -= 16)
        context.lineTo(x, y + 1.6 + Math.sin((x / w) * turn * bends + i) * 2.4 + Math.sin((x / w) * turn + i * 3) * 2)
      context.fill()
    }
    context.globalAlpha = 0.55
    context.fillStyle = '#000'
    context.fillRect(0, h - 3, w, 3)
    context.globalAlpha = 0.16
    context.fillStyle = '#ffcf95'
    context.fillRect(0, 0, w, 2)
    return made.toDataURL('image/webp', 0.8)
  }
  return { paper: paper(), wood: wood() }
}

const browser = await chromium.launch(config.use?.launchOptions ?? {})
try {
  const page = await browser.newPage()
  // What compiles this script names functions with a helper that the page does not have.
  await page.evaluate('globalThis.__name = (named) => named')
  mkdirSync(FOLDER, { recursive: true })
  for (const [name, address] of Object.entries(await page.evaluate(tiles))) {
    const bytes = Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')
    writeFileSync(`${FOLDER}/${name}.webp`, bytes)
    console.log(`${FOLDER}/${name}.webp ${bytes.length} bytes`)
  }
} finally {
  await browser.close()
}
