import { random, tenth, valueNoise, type Svg } from '../../kit/index.ts'
import type { Palette } from '../palette.ts'

function arm(from: number, length: number, near: number, far: number): string {
  let d = ''
  for (let i = 0; i <= 22; i++) {
    const t = i / 22
    const [angle, reach] = [from + t * length, near + (far - near) * t]
    d += `${i === 0 ? 'M' : 'L'}${tenth(Math.cos(angle) * reach)},${tenth(Math.sin(angle) * reach)}`
  }
  return d
}

/** The arms of a whirlpool around 0, 0: they lie on a disc that is seen from the side and turned. */
export function whirlpool(palette: Palette): Svg {
  return `${[0, 1, 2]
    .map((i) => {
      const turn = (i * Math.PI * 2) / 3
      return `<path d="${arm(turn, 3.9, 3, 26)}" fill="none" stroke="${palette.foam}" stroke-width="${3 - i * 0.5}" stroke-linecap="round" opacity="${0.95 - i * 0.14}"/><path d="${arm(turn + 0.8, 2.4, 8, 25)}" fill="none" stroke="${palette.shal[1]}" stroke-width="1.6" stroke-linecap="round" opacity=".75"/>`
    })
    .join('')}<circle r="5" fill="${palette.lamp ? '#000810' : '#0d313c'}"/>`
}

/** A thundercloud with rain and lightning, from -34 to 34. */
export function cloud(palette: Palette): Svg {
  const line = palette.lamp ? '#070c16' : '#27354a'
  return `<g stroke="${palette.lamp ? '#8fb0c8' : '#e5edf0'}" stroke-width="1.3" stroke-linecap="round" opacity=".75"><path d="M-20,8l-5,13M-12,9l-5,14M-4,9l-4,12M5,9l-5,14M13,9l-5,13M21,8l-4,11"/></g><path d="M3,4L-6,17H0L-4,29L9,13H3L8,4Z" fill="${palette.bolt}" stroke="${palette.cloud3}" stroke-width="1.2" stroke-linejoin="round"/><path d="M-26,9C-34,8 -34,-3 -25,-4C-26,-14 -13,-18 -8,-11C-4,-21 13,-20 13,-9C22,-14 31,-6 26,0C32,4 29,10 22,9Z" fill="${palette.cloud3}" stroke="${line}" stroke-width="1.5"/><path d="M-24,4C-30,2 -29,-3 -23,-3C-24,-12 -13,-15 -8,-9C-4,-18 10,-17 12,-8C19,-12 26,-7 24,-2C16,-6 10,0 4,-2C-3,-6 -12,2 -24,4Z" fill="${palette.cloud2}"/><path d="M-22,-4C-22,-11 -13,-14 -9,-8C-5,-16 6,-16 9,-10" fill="none" stroke="${palette.cloud}" stroke-width="2.2" stroke-linecap="round"/><path d="M-18,4q4,-4 8,0M-2,5q4,-5 9,-1M12,4q4,-4 8,-1" fill="none" stroke="${line}" stroke-width="1.2" stroke-linecap="round"/>`
}

/** Grain of paper as a square of pixels: light and dark specks, more or less of them. */
export function grain(side: number, amount: number): Uint8ClampedArray<ArrayBuffer> {
  const pixels = new Uint8ClampedArray(side * side * 4)
  const r = random(77)
  for (let j = 0; j < side; j++)
    for (let i = 0; i < side; i++) {
      const speck = (r() - 0.5) * 90 + (valueNoise(i / 5, j / 2.2, 3) - 0.5) * 90
      pixels.fill(speck > 0 ? 255 : 0, (j * side + i) * 4, (j * side + i) * 4 + 3)
      pixels[(j * side + i) * 4 + 3] = (Math.abs(speck) / 128) * amount * 2.2
    }
  return pixels
}
