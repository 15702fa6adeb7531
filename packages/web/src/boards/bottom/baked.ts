import { useCallback, useSyncExternalStore } from 'react'

// Drawings are painted once into bitmaps: a scene of a thousand shapes then costs what one image costs.

const urls = new Map<string, string>()
const listeners = new Set<() => void>()

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const tell = (key: string, url: string): void => {
  urls.set(key, url)
  for (const listener of listeners) listener()
}

async function bake(key: string, source: string, width: number, height: number): Promise<void> {
  const image = new Image()
  image.src = source
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = Math.ceil(width)
  canvas.height = Math.ceil(height)
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (blob === null) throw new Error('nothing was painted')
  tell(key, URL.createObjectURL(blob))
  URL.revokeObjectURL(source)
}

/**
 * Where a drawing can be had as a bitmap of this many pixels; until it is painted, and in a browser that cannot, the drawing itself.
 * The key names what is drawn and how large.
 */
export function useBaked(key: string, draw: () => string, width: number, height: number): string {
  const url = useSyncExternalStore(
    subscribe,
    useCallback(() => urls.get(key), [key]),
  )
  if (url !== undefined) return url
  const source = URL.createObjectURL(new Blob([draw()], { type: 'image/svg+xml' }))
  urls.set(key, source)
  bake(key, source, width, height).catch(() => tell(key, source))
  return source
}
