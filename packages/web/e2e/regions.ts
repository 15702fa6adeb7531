import { expect, type Page } from '@playwright/test'
import { SIZES } from './camera.ts'

/** The smallest type on a board, in pixels of a screen of 1280 × 720. */
const SMALLEST = 13

/** Runs in the page: what of the named regions is outside the screen, cut off or too small to be read, in words. */
function wrongs([smallest, names]: readonly [number, readonly string[]]): string[] {
  const found: string[] = []
  /** A card in a hand may be tucked under the edge a little. */
  const WHOLE = 0.9
  const isShown = (element: Element): boolean => {
    const style = getComputedStyle(element)
    return style.visibility !== 'hidden' && element.closest('.visually-hidden, [inert], [aria-hidden=true] dialog') === null
  }
  const nameOf = (element: Element): string =>
    `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}”`
  /** Whether one can scroll to it inside something that scrolls that way. */
  const scrolls = (element: Element, across: boolean): boolean => {
    for (let box = element.parentElement; box !== null && box !== document.documentElement; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box)
      const more = across ? box.scrollWidth > box.clientWidth + 1 : box.scrollHeight > box.clientHeight + 1
      if (more && ['auto', 'scroll'].includes(across ? overflowX : overflowY)) return true
    }
    return false
  }
  /** How much larger than it says an element is painted: of something long, since lengths are told in whole pixels. */
  const scaleOf = (element: Element): number => {
    for (let box: Element | null = element; box !== null; box = box.parentElement)
      if (box instanceof HTMLElement && box.offsetWidth > 240) return box.getBoundingClientRect().width / box.offsetWidth
    return 1
  }
  if (document.documentElement.scrollWidth > innerWidth) found.push(`the page is ${document.documentElement.scrollWidth} wide`)

  // The status sentence, what may be chosen, and every button: inside the screen, or within reach of scrolling.
  for (const element of document.querySelectorAll('header [role=status], header button, header a, main [data-legal], main button')) {
    const { x, y, width, height } = element.getBoundingClientRect()
    if (width < 2 || height < 2 || !isShown(element)) continue
    const seen = (from: number, long: number, room: number): number => (Math.min(from + long, room) - Math.max(from, 0)) / long
    if (seen(x, width, innerWidth) < WHOLE && !scrolls(element, true))
      found.push(`${nameOf(element)} goes from ${x} to ${x + width} across`)
    if (seen(y, height, innerHeight) < WHOLE && !scrolls(element, false))
      found.push(`${nameOf(element)} goes from ${y} to ${y + height} down`)
  }

  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const holders = new Set<Element>()
  for (let node = walk.nextNode(); node !== null; node = walk.nextNode())
    if ((node.textContent ?? '').trim() !== '' && node.parentElement !== null) holders.add(node.parentElement)
  for (const holder of holders) {
    const { x, y, width, height } = holder.getBoundingClientRect()
    if (width < 2 || height < 2 || !isShown(holder) || holder.closest('script, style, title') !== null) continue
    if (x + width < 0 || y + height < 0 || x > innerWidth || y > innerHeight) continue
    // A drawing's letters are as large as its scale makes them.
    const svg = holder.closest('svg')
    const across = svg === null ? 1 : (svg.getScreenCTM()?.a ?? 1)
    const size = Number.parseFloat(getComputedStyle(holder).fontSize) * (svg === null ? scaleOf(holder) : across)
    // A seat's letter belongs to its flag, which is told by colour and shape as well; the ? of something hidden is a picture.
    const words = (holder.textContent ?? '').trim()
    if (smallest > 0 && size < smallest - 0.2 && !/^[A-F?]$/.test(words)) found.push(`${nameOf(holder)} is ${size.toFixed(1)} px high`)
    // Sentences are whole; only names, which have no end, may be cut.
    const style = getComputedStyle(holder)
    const cut =
      holder.scrollWidth > holder.clientWidth + 1 && style.overflowX !== 'visible' && !['auto', 'scroll'].includes(style.overflowX)
    if (cut && style.display !== 'inline' && !names.includes(words) && holder.closest('input, select, textarea') === null)
      found.push(`${nameOf(holder)} is cut: ${holder.clientWidth} of ${holder.scrollWidth}`)
  }
  return found
}

/** Nothing important is outside the screen or cut off at any of the three sizes, and type on a large enough board can be read. */
export async function fitsEverywhere(page: Page, names: readonly string[]): Promise<void> {
  // What compiles this file names functions with a helper that the page does not have.
  await page.evaluate('globalThis.__name = (named) => named')
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport)
    await expect.poll(() => page.evaluate(wrongs, [size === 'phone' ? 0 : SMALLEST, names] as const), { message: size }).toEqual([])
  }
}
