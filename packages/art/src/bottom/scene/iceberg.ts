import { fill, group, tenth, type Svg } from '../../kit/index.ts'
import type { Light } from './light.ts'

// Drawn on 104 by 100, its foot at the bottom.
const BODY = 'M0,100L7,66L16,60L22,44L30,50L40,10L47,0L56,22L61,30L68,16L78,46L84,52L90,44L97,76L104,100Z'
const MIDDLE =
  'M0,100L7,66L16,60L22,44L30,50L40,10L47,0L44,30L36,52L38,74L28,100ZM61,30L68,16L66,46L58,62L62,84L52,100H40L50,70L48,48ZM84,52L90,44L89,66L82,80L86,100H74L78,74Z'
const DARK = 'M0,100L7,66L16,60L12,78L18,100ZM22,44L30,50L36,52L38,74L30,66ZM61,30L58,62L50,70L48,48L56,36ZM84,52L78,74L70,86L74,62Z'
const BRIGHT = 'M47,0L56,22L52,26L50,40ZM68,16L78,46L74,50L70,40ZM90,44L97,76L93,72L90,60Z'
/** More faces, for when it stands close. */
const NEAR = 'M40,10L47,0L46,12L42,22ZM22,44L30,50L27,58ZM97,76L104,100H92L94,84ZM62,84L66,70L70,86L66,100H58Z'
const DEEP = 'M28,100L34,80L38,74L44,88L40,100ZM7,66L12,78L8,90L0,100Z'

/** The Iceberg with its foot at `x`, `y`. */
export const iceberg = ({ ice }: Light, x: number, y: number, width: number, height: number): Svg =>
  group(
    `translate(${tenth(x - width / 2)},${tenth(y - height)}) scale(${width / 104},${height / 100})`,
    fill(BODY, ice[0]),
    fill(MIDDLE, ice[1]),
    fill(DARK, ice[2]),
    fill(BRIGHT, '#ffffff'),
  )

/** The same from close by. */
export const icebergNear = (light: Light, x: number, y: number, width: number, height: number): Svg =>
  iceberg(light, x, y, width, height) +
  group(
    `translate(${tenth(x - width / 2)},${tenth(y - height)}) scale(${width / 104},${height / 100})`,
    fill(NEAR, light.ice[1]),
    fill(DEEP, light.ice[3], 'opacity=".7"'),
  )

/** A splinter of it, around 0,0. */
export const shard = (light: Light): Svg =>
  fill('M-18,8L-6,-20L14,-10L18,10L0,18Z', light.ice[0]) + fill('M-18,8L-6,-20L0,18Z', light.ice[1])
