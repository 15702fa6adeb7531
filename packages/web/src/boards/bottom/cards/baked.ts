import { useCallback, useEffect, useSyncExternalStore } from 'react'

// Drawings are painted into bitmaps, once for each size: a scene of a thousand shapes then costs what one image costs.
// Until its turn has come a drawing is shown as it is, so nobody waits for a brush.

const urls = new Map<string, string>()
/** How many places show each drawing now; and those that none shows any more, the longest ago first. */
const shown = new Map<string, number>()
const idle = new Set<string>()
/** So many are kept for when they are shown again: a window that changes its size would fill the memory otherwise. */
const MOST_IDLE = 48
const listeners = new Set<() => void>()
const waiting: (() => Promise<void>)[] = []
let painting = false

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const whenIdle = (then: () => void): void => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(then, { timeout: 2000 })
  else setTimeout(then, 50)
}

/** One after another, when there is nothing better to do. */
function paintNext(): void {
  const next = waiting.shift()
  painting = next !== undefined
  if (next === undefined) return
  // A browser that cannot paint goes on showing the drawing itself.
  whenIdle(
    () =>
      void next()
        .catch(() => {})
        .finally(paintNext),
  )
}

async function paint(key: string, source: string, width: number, height: number): Promise<void> {
  const image = new Image()
  image.src = source
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = Math.ceil(width)
  canvas.height = Math.ceil(height)
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (blob === null) return
  const painted = URL.createObjectURL(blob)
  // Decoded before it is shown: the swap is not seen.
  image.src = painted
  await image.decode()
  URL.revokeObjectURL(source)
  if (!urls.has(key)) return URL.revokeObjectURL(painted)
  urls.set(key, painted)
  for (const listener of listeners) listener()
}

function show(key: string): () => void {
  shown.set(key, (shown.get(key) ?? 0) + 1)
  idle.delete(key)
  return () => {
    const left = (shown.get(key) ?? 1) - 1
    if (left > 0) return void shown.set(key, left)
    shown.delete(key)
    idle.add(key)
    if (idle.size > MOST_IDLE) dropOldest()
  }
}

function dropOldest(): void {
  const [oldest] = idle
  idle.delete(oldest)
  URL.revokeObjectURL(urls.get(oldest) ?? '')
  urls.delete(oldest)
}

/** Where a drawing can be had, as a bitmap of this many pixels as soon as it is painted. The key names what is drawn and how large. */
export function useBaked(key: string, draw: () => string, width: number, height: number): string {
  const url = useSyncExternalStore(
    subscribe,
    useCallback(() => urls.get(key), [key]),
  )
  useEffect(() => show(key), [key])
  // About to be shown: what is shown longest ago goes first.
  if (idle.delete(key)) idle.add(key)
  if (url !== undefined) return url
  const source = URL.createObjectURL(new Blob([draw()], { type: 'image/svg+xml' }))
  urls.set(key, source)
  waiting.push(() => paint(key, source, width, height))
  if (!painting) paintNext()
  return source
}
