import type { Svg } from '@flotilla/art/kit'
import { grain } from '@flotilla/art/quests'
import { memo, useEffect, useRef } from 'react'
import { paintSvg } from '../../kit/paint.ts'

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

/** Lays the grain over what is drawn. */
function strewGrain(pen: CanvasRenderingContext2D): void {
  const paper = pen.createPattern(grainTile(), 'repeat')
  if (paper === null) return
  pen.globalCompositeOperation = 'source-atop'
  pen.fillStyle = paper
  pen.fillRect(0, 0, pen.canvas.width, pen.canvas.height)
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
    void paintSvg(canvas, { markup, width: Math.ceil(width * ratio), height: Math.ceil(height * ratio) }, () => wanted, strewGrain)
    return () => {
      wanted = false
    }
  }, [art, frame, width, height])
  return <canvas ref={layer} className={className} style={{ width, height }} aria-hidden />
})
