import { picture, type Svg } from '@flotilla/art/kit'
import type { CSSProperties } from 'react'
import { useBaked } from '../cards/baked.ts'
import styles from './scene.module.css'

interface LayerProps {
  /** Names the drawing: what is drawn anew has a new name. */
  readonly name: string
  readonly draw: () => Svg
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** The part of the drawing that is shown, as in a view box; from its corner on without one. */
  readonly box?: string
  readonly k: number
  readonly className?: string | undefined
  readonly style?: CSSProperties
  /** It may be shown at another size than it was painted in. */
  readonly shown?: { readonly width: number; readonly height: number }
  readonly idle?: string
}

/** Sharp on this screen, in steps, so that a window that is drawn larger does not paint anew with every pixel. */
const sharpness = (k: number): number => Math.min(3, Math.max(1, Math.ceil(k * devicePixelRatio * 2) / 2))

/** A piece of the scene that never changes by itself: painted once for each size and light, then an image. */
export function Layer({ name, draw, x, y, width, height, box, k, className = '', style, shown, idle }: LayerProps) {
  const sharp = sharpness(k)
  const [w, h] = [Math.ceil(width), Math.ceil(height)]
  const url = useBaked(`${name}/${w}x${h}@${sharp}`, () => picture(draw(), w, h, box), w * sharp, h * sharp)
  return (
    <img
      className={`${styles.layer} ${className}`}
      src={url}
      alt=""
      width={shown?.width ?? w}
      height={shown?.height ?? h}
      draggable={false}
      data-idle={idle}
      style={{ left: x, top: y, ...style }}
    />
  )
}
