/** Decodes SVG markup into an image that a canvas can draw; the markup says its size in pixels. */
export async function decodeSvg(markup: string): Promise<HTMLImageElement> {
  const url = URL.createObjectURL(new Blob([markup], { type: 'image/svg+xml' }))
  try {
    const image = new Image()
    image.src = url
    await image.decode()
    return image
  } finally {
    URL.revokeObjectURL(url)
  }
}

/**
 * Paints SVG markup into a canvas of so many pixels: a drawing of a thousand shapes then costs what one bitmap costs. The canvas
 * keeps what it shows until the new drawing is decoded; `isWanted` says whether it is still to be shown then. `finish` draws
 * over it. A drawing that cannot be decoded changes nothing.
 */
export async function paintSvg(
  canvas: HTMLCanvasElement,
  { markup, width, height }: { readonly markup: string; readonly width: number; readonly height: number },
  isWanted: () => boolean,
  finish?: (pen: CanvasRenderingContext2D) => void,
): Promise<void> {
  const image = await decodeSvg(markup).catch(() => null)
  if (image === null || !isWanted()) return
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d')
  if (pen === null) return
  pen.drawImage(image, 0, 0, width, height)
  finish?.(pen)
  canvas.dataset.ready = ''
}
