import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'

/**
 * Pictures are compared at a third of their size, and a channel may differ by so much of 255: whether a drawing is shown as such or
 * painted already, and how an edge is smoothed, is no difference.
 */
const SHRUNK = 3
const TOLERANCE = 26
/** A picture is the same if at most so many pixels of the small one differ. */
const STRAY_PIXELS = 25

interface Compared {
  /** How many pixels differ; null where the pictures have different sizes. */
  readonly pixels: number | null
  /** The later picture, pale, with what differs in red. */
  readonly marked: string
}

/** Runs in the page, which can read pictures without a library. It has no named functions inside: there is nothing to name them there. */
async function inPage([before, after, shrunk, tolerance]: readonly [string, string, number, number]): Promise<Compared> {
  const [a, b] = await Promise.all(
    [before, after].map(async (url) => {
      const image = new Image()
      image.src = url
      await image.decode()
      const [width, height] = [Math.round(image.width / shrunk), Math.round(image.height / shrunk)]
      const pen = new OffscreenCanvas(width, height).getContext('2d')
      if (pen === null) throw new Error('There is no canvas to read the picture by.')
      pen.imageSmoothingQuality = 'high'
      pen.drawImage(image, 0, 0, width, height)
      return pen.getImageData(0, 0, width, height)
    }),
  )
  if (a.width !== b.width || a.height !== b.height) return { pixels: null, marked: after }
  let pixels = 0
  for (let at = 0; at < a.data.length; at += 4) {
    const differs = [0, 1, 2].some((channel) => Math.abs(a.data[at + channel] - b.data[at + channel]) > tolerance)
    if (differs) pixels++
    for (let channel = 0; channel < 3; channel++)
      b.data[at + channel] = differs ? (channel === 0 ? 255 : 0) : 190 + Math.floor(b.data[at + channel] / 4)
  }
  const canvas = document.createElement('canvas')
  canvas.width = b.width
  canvas.height = b.height
  canvas.getContext('2d')?.putImageData(b, 0, 0)
  return { pixels, marked: canvas.toDataURL('image/png') }
}

const dataUrl = (path: string): string => `data:image/png;base64,${readFileSync(path).toString('base64')}`

/**
 * Compares the pictures of two folders by their names and writes what differs to `<after>/differences`. The names of pictures
 * that differ, or that only one of the folders has, each with the number of pixels.
 */
export async function compareFolders(browser: Browser, before: string, after: string, names: readonly string[]): Promise<string[]> {
  const page = await browser.newPage()
  const differing: string[] = []
  for (const name of names) {
    const [old, now] = [join(before, name), join(after, name)]
    if (!existsSync(old) || !existsSync(now)) {
      differing.push(`${name}: only in ${existsSync(old) ? before : after}`)
      continue
    }
    const { pixels, marked } = await page.evaluate(inPage, [dataUrl(old), dataUrl(now), SHRUNK, TOLERANCE] as const)
    if (pixels !== null && pixels <= STRAY_PIXELS) continue
    differing.push(`${name}: ${pixels === null ? 'another size' : `${pixels} pixels`}`)
    mkdirSync(join(after, 'differences'), { recursive: true })
    writeFileSync(join(after, 'differences', name), Buffer.from(marked.split(',')[1], 'base64'))
  }
  await page.close()
  return differing
}

/** The pictures that lie in a folder. */
export const picturesIn = (folder: string): string[] => readdirSync(folder).filter((name) => name.endsWith('.png'))
