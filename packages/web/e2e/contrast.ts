import type { Page } from '@playwright/test'

/** A text on a board, and how far its letters stand off what is painted below them. */
export interface Legibility {
  readonly words: string
  readonly ratio: number
}

interface Found {
  readonly words: string
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
}

const MARK = 'data-contrast'

/** The visible texts of a board that are shown whole and at rest. */
function findTexts([root, mark]: readonly [string, string]): Found[] {
  const board = document.querySelector(root)
  if (board === null) return []
  const found: Found[] = []
  const holders = new Set<Element>()
  const walk = document.createTreeWalker(board, NodeFilter.SHOW_TEXT)
  for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
    const holder = node.parentElement
    if (
      holder === null ||
      (node.textContent ?? '').trim() === '' ||
      holder.closest('.visually-hidden, [inert], :disabled, [aria-disabled=true]') !== null
    )
      continue
    holders.add(holder)
  }
  for (const holder of holders) {
    const { x, y, width, height } = holder.getBoundingClientRect()
    const style = getComputedStyle(holder)
    if (width < 3 || height < 6 || style.visibility === 'hidden' || Number(style.opacity) < 0.2) continue
    if (x < 0 || y < 0 || x + width > innerWidth || y + height > innerHeight) continue
    const middle = document.elementsFromPoint(x + width / 2, y + height / 2)
    // What another thing covers is not read there.
    if (middle.length === 0) continue
    holder.setAttribute(mark, String(found.length))
    found.push({ words: (holder.textContent ?? '').trim().slice(0, 40), box: { x, y, width, height } })
  }
  return found
}

/** Compares two pictures of the page, with its letters and without: pixels that are all letter, against what is below them. */
async function compare([shown, hidden, boxes, scale]: readonly [string, string, readonly Found['box'][], number]): Promise<number[]> {
  const pixels = async (data: string): Promise<ImageData> => {
    const image = new Image()
    image.src = `data:image/png;base64,${data}`
    await image.decode()
    const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height })
    const context = canvas.getContext('2d', { willReadFrequently: true })
    if (context === null) throw new Error('this browser draws nothing')
    context.drawImage(image, 0, 0)
    return context.getImageData(0, 0, image.width, image.height)
  }
  const luminance = (data: Uint8ClampedArray, at: number): number => {
    const part = (v: number): number => (v / 255 <= 0.03928 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4)
    return 0.2126 * part(data[at]) + 0.7152 * part(data[at + 1]) + 0.0722 * part(data[at + 2])
  }
  const [a, b] = [await pixels(shown), await pixels(hidden)]
  return boxes.map(({ x, y, width, height }) => {
    const seen: { change: number; ratio: number }[] = []
    for (let py = Math.floor(y * scale); py < (y + height) * scale; py++)
      for (let px = Math.floor(x * scale); px < (x + width) * scale; px++) {
        const at = (py * a.width + px) * 4
        const change =
          Math.abs(a.data[at] - b.data[at]) + Math.abs(a.data[at + 1] - b.data[at + 1]) + Math.abs(a.data[at + 2] - b.data[at + 2])
        if (change < 24) continue
        const [one, two] = [luminance(a.data, at), luminance(b.data, at)]
        seen.push({ change, ratio: (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05) })
      }
    if (seen.length < 6) return Number.POSITIVE_INFINITY
    // Only pixels that are all letter count: at their edges letters are half background.
    const most = Math.max(...seen.map(({ change }) => change))
    const full = seen.filter(({ change }) => change > most * 0.8).map(({ ratio }) => ratio)
    full.sort((p, q) => p - q)
    return full[Math.floor(full.length / 2)]
  })
}

/**
 * How well every text of a board can be read, from the pixels as they are painted: over paint no style sheet knows the answer.
 * The page should be still (reduced motion). Rims and shadows of letters count as what they are on: the letters alone are taken away.
 */
export async function legibility(page: Page, root = 'main'): Promise<Legibility[]> {
  // What compiles this file names functions with a helper that the page does not have.
  await page.evaluate('globalThis.__name = (named) => named')
  const found = await page.evaluate(findTexts, [root, MARK] as const)
  const shown = await page.screenshot({ animations: 'disabled', caret: 'hide' })
  const scale = await page.evaluate(() => devicePixelRatio)
  await page.evaluate((mark) => {
    for (const element of document.querySelectorAll<HTMLElement | SVGElement>(`[${mark}]`)) {
      element.setAttribute(`${mark}-style`, element.style.cssText)
      element.style.setProperty('color', 'transparent', 'important')
      element.style.setProperty('fill', 'transparent', 'important')
      element.style.setProperty('text-decoration-color', 'transparent', 'important')
    }
  }, MARK)
  const hidden = await page.screenshot({ animations: 'disabled', caret: 'hide' })
  await page.evaluate((mark) => {
    for (const element of document.querySelectorAll<HTMLElement | SVGElement>(`[${mark}]`)) {
      element.style.cssText = element.getAttribute(`${mark}-style`) ?? ''
      element.removeAttribute(`${mark}-style`)
      element.removeAttribute(mark)
    }
  }, MARK)
  const ratios = await page.evaluate(compare, [
    shown.toString('base64'),
    hidden.toString('base64'),
    found.map(({ box }) => box),
    scale,
  ] as const)
  return found.map(({ words }, k) => ({ words, ratio: Math.round(ratios[k] * 100) / 100 }))
}
