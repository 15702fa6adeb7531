import { tenth, type Svg } from '../../kit/index.ts'
import type { Palette } from '../palette.ts'

/** A compass rose around 0, 0. */
export function rose(palette: Palette, r = 50): Svg {
  let s = `<circle r="${r * 0.98}" fill="none" stroke="${palette.ink2}" stroke-width="1"/><circle r="${r * 0.9}" fill="none" stroke="${palette.ink2}" stroke-width="2.4" stroke-dasharray="${tenth((r * 0.9 * Math.PI * 2) / 72)} ${tenth((r * 0.9 * Math.PI * 2) / 72)}"/><circle r="${r * 0.6}" fill="none" stroke="${palette.ink2}" stroke-width=".9"/>`
  for (const [len, w, off, n] of [
    [0.62, 0.1, 22.5, 8],
    [0.82, 0.13, 45, 4],
    [1.14, 0.17, 0, 4],
  ])
    for (let i = 0; i < n; i++) {
      const a = off + (i * 360) / n
      s += `<g transform="rotate(${a})"><path d="M0,0L${-r * w},${-r * w}L0,${-r * len}Z" fill="${n === 8 ? palette.ink2 : palette.lamp ? '#d8c48f' : palette.ink}"/><path d="M0,0L${r * w},${-r * w}L0,${-r * len}Z" fill="${n === 8 ? palette.paper : n === 4 && len > 1 ? palette.red : palette.paperHi}" stroke="${palette.lamp ? '#d8c48f' : palette.ink}" stroke-width=".8"/></g>`
    }
  return (
    s +
    `<circle r="${r * 0.1}" fill="${palette.brass}" stroke="${palette.ink}" stroke-width="1"/><path transform="translate(0,${-r * 1.2})" d="M0,-13C4,-9 4,-5 0,0C-4,-5 -4,-9 0,-13ZM-2,-2C-9,-2 -10,-9 -6,-11C-6,-6 -3,-6 -2,-2ZM2,-2C9,-2 10,-9 6,-11C6,-6 3,-6 2,-2Z" fill="${palette.red}" stroke="${palette.lamp ? '#d8c48f' : palette.ink}" stroke-width=".8"/>`
  )
}

/** A sea serpent in the margin, its waterline at 0. */
export function serpent(palette: Palette): Svg {
  const k = palette.lamp ? '#0b1016' : '#2c2117',
    a = palette.lamp ? '#3e6b5c' : '#6f9a6c',
    b = palette.lamp ? '#24463f' : '#41694f',
    hump = (x: number, w: number, h: number): Svg =>
      `<path d="M${x - w},0C${x - w},${-h * 1.35} ${x + w},${-h * 1.35} ${x + w},0H${x + w * 0.5}C${x + w * 0.5},${-h * 0.62} ${x - w * 0.5},${-h * 0.62} ${x - w * 0.5},0Z" fill="${a}" stroke="${k}" stroke-width="1.4"/><path d="M${x},${-h}C${x + w},${-h} ${x + w},${-h * 0.4} ${x + w},0H${x + w * 0.5}C${x + w * 0.5},${-h * 0.4} ${x + w * 0.3},${-h * 0.52} ${x},${-h * 0.54}Z" fill="${b}"/><path d="M${x - w * 0.8},${-h * 0.72}l-4,-5l6,1.6l1,-6l4,5l4,-5l2,5l6,-3l-2,5" fill="${b}" stroke="${k}" stroke-width="1.1" stroke-linejoin="round"/>`
  return `<g>${hump(26, 15, 22)}${hump(60, 12, 15)}<path d="M84,0C86,-10 94,-14 100,-22C100,-12 96,-4 94,0Z" fill="${b}" stroke="${k}" stroke-width="1.2"/><path d="M-14,0C-16,-18 -18,-32 -6,-38C-16,-38 -26,-34 -32,-33C-36,-34 -36,-38 -32,-39C-24,-44 -14,-52 -2,-50C10,-48 12,-36 6,-28C0,-20 2,-8 3,0Z" fill="${a}" stroke="${k}" stroke-width="1.5" stroke-linejoin="round"/><path d="M2,-49C11,-47 12,-36 6,-28C0,-20 2,-8 3,0H-5C-7,-12 -5,-22 0,-30C4,-36 5,-43 2,-49Z" fill="${b}"/><path d="M-3,-50l2,-8l5,6l5,-4l0,7l5,1l-4,5l3,5l-5,1" fill="${b}" stroke="${k}" stroke-width="1.2" stroke-linejoin="round"/><circle cx="-12" cy="-43" r="2.4" fill="#fff3c4" stroke="${k}" stroke-width="1"/><circle cx="-12.6" cy="-43" r="1" fill="${k}"/><path d="M-32,-35C-27,-37 -20,-38 -14,-37" stroke="${k}" fill="none"/><path d="M-36,-36c-6,1 -8,5 -6,8" stroke="${palette.red}" stroke-width="1.4" fill="none"/></g><path d="M-26,1q6,-4 12,0q6,4 12,0q6,-4 12,0q6,4 12,0q6,-4 12,0q6,4 12,0q6,-4 12,0q6,4 12,0q6,-4 12,0q6,4 12,0" fill="none" stroke="${palette.lamp ? palette.wave : palette.seaEdge}" stroke-width="1.6" stroke-linecap="round"/>`
}

/** Rhumb lines that run from the rose over the whole sheet. */
export function rhumbs(palette: Palette, far = 1500): Svg {
  let lines = ''
  for (let i = 0; i < 32; i++) {
    const angle = (i / 32) * Math.PI * 2
    lines += `<path d="M0,0l${tenth(Math.cos(angle) * far)},${tenth(Math.sin(angle) * far)}" stroke="${palette.ink2}" stroke-width=".8" opacity="${i % 4 === 0 ? 0.2 : 0.1}"/>`
  }
  return lines
}
