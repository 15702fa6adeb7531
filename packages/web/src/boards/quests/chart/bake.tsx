import type { Svg } from '@flotilla/art/kit'
import { grain } from '@flotilla/art/quests'
import { memo, useEffect, useRef } from 'react'

const GRAIN = 256
let specks: HTMLCanvasElement | null = null

/** The grain of the paper, made once. */
function grainTile(): HTMLCanvasElement {
  if (specks !== null) return specks
  specks = document.createElement('canvas')
  specks.width = GRAIN
  specks.height = GRAIN
  specks.getContext('2d')?.putImageData(new ImageData(grain(GRAIN, 12), GRAIN, GRAIN), 0, 0)
  return specks
}

/** No side of a layer is longer than this, however far one zooms in. */
const LONGEST = 3200

interface BakedProps {
  /** A whole drawing, in units of its box. */
  readonly art: Svg
  readonly box: readonly [left: number, top: number, width: number, height: number]
  readonly width: number
  readonly height: number
  readonly className?: string | undefined
}

/** A drawing painted once into a layer of its own: whatever changes above it, it is never drawn again. */
export const Baked = memo(function Baked({ art, box, width, height, className }: BakedProps) {
  const layer = useRef<HTMLCanvasElement>(null)
  const frame = box.join(' ')
  useEffect(() => {
    const canvas = layer.current
    if (canvas === null || width === 0 || art === '') return
    let wanted = true
    const ratio = Math.min(2, devicePixelRatio, LONGEST / Math.max(width, height))
    const markup = `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.ceil(width * ratio)}" height="${Math.ceil(height * ratio)}" viewBox="${frame}">${art}</svg>`
    const source = URL.createObjectURL(new Blob([markup], { type: 'image/svg+xml' }))
    const picture = new Image()
    picture.src = source
    void picture.decode().then(
      () => {
        URL.revokeObjectURL(source)
        if (!wanted) return
        canvas.width = Math.ceil(width * ratio)
        canvas.height = Math.ceil(height * ratio)
        const pen = canvas.getContext('2d')
        if (pen === null) return
        pen.drawImage(picture, 0, 0, canvas.width, canvas.height)
        const paper = pen.createPattern(grainTile(), 'repeat')
        if (paper === null) return
        pen.globalCompositeOperation = 'source-atop'
        pen.fillStyle = paper
        pen.fillRect(0, 0, canvas.width, canvas.height)
        canvas.dataset.baked = ''
      },
      () => URL.revokeObjectURL(source),
    )
    return () => {
      wanted = false
    }
  }, [art, frame, width, height])
  return <canvas ref={layer} className={className} style={{ width, height }} aria-hidden />
})
