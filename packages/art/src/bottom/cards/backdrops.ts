import { disc, fill, line, rays, slab, type Svg } from '../../kit/index.ts'
import { clip } from '../clips.ts'
import { KINDS, type CardColour } from '../palette.ts'

/** Where a figure stands, by the colour of its card: the promenade, an arch, a stage, a blast, a porthole. */
export const BACKDROPS: Readonly<Record<CardColour, () => Svg>> = {
  plain() {
    return (
      slab(0, 0, 140, 178, '#f3dda6') +
      rays(112, 92, 190, 40, Math.PI, 2 * Math.PI, '#ecc878') +
      disc(112, 92, 20, '#e6553b') +
      slab(0, 92, 140, 60, '#4e9c92') +
      fill('M0,104h140v46h-140z', '#2f7a74') +
      line('M84,97h50M92,101h30', '#f3dda6', 1.6) +
      line('M0,112H140M0,128H140', '#f8eed6', 3) +
      line('M14,112V178M126,112V178', '#f8eed6', 3)
    )
  },
  green() {
    const { dark, ground } = KINDS.green
    return (
      slab(0, 0, 140, 178, dark) +
      fill('M12,178V62C12,28 38,4 70,4C102,4 128,28 128,62V178Z', ground) +
      fill('M22,178V64C22,34 44,14 70,14C96,14 118,34 118,64V178Z', '#d9a441') +
      fill('M25,178V64C25,36 46,17 70,17C94,17 115,36 115,64V178Z', '#7fbfa8') +
      `<g ${clip('arch')}>${rays(70, 70, 90, 32, 0, 2 * Math.PI, '#a5d6bf')}</g>` +
      disc(8, 8, 2.5, '#d9a441') +
      disc(132, 8, 2.5, '#d9a441')
    )
  },
  purple() {
    const { dark } = KINDS.purple
    return (
      slab(0, 0, 140, 178, dark) +
      rays(70, 150, 200, 26, Math.PI, 2 * Math.PI, '#7f5288') +
      rays(70, 150, 200, 26, Math.PI, 2 * Math.PI, '#5d3667', 1) +
      disc(70, 62, 47, '#f0c263') +
      disc(70, 62, 44, '#d7a9c0') +
      disc(70, 62, 44, '#c48fae', clip('left')) +
      fill('M0,0H30L22,8H14L10,16H0ZM140,0H110L118,8H126L130,16H140Z', '#d9a441')
    )
  },
  red() {
    return (
      slab(0, 0, 140, 178, '#b4341f') +
      rays(140, 0, 240, 30, Math.PI * 0.5, Math.PI, '#d9482f') +
      fill('M140,0L96,0L112,14L92,22L118,30L108,46L126,40L140,58Z', '#f3c565') +
      fill('M140,0L112,0L122,10L108,17L128,22L122,34L132,30L140,42Z', '#fbe6ae') +
      fill('M0,118L26,104L44,118L70,100L96,118L118,106L140,120V178H0Z', '#8d2518')
    )
  },
  blue() {
    const { dark } = KINDS.blue
    let rv = ''
    for (let i = 0; i < 14; i++) {
      const a = (i / 14) * 6.2832 + 0.2
      rv += disc(70 + 58 * Math.cos(a), 64 + 58 * Math.sin(a), 1.9, '#8a5f22')
    }
    return (
      slab(0, 0, 140, 178, dark) +
      line('M0,30H140', '#21507f', 1.5) +
      fill('M0,140Q17,129 35,140T70,140T105,140T140,140V178H0Z', '#205185') +
      fill('M0,156Q17,145 35,156T70,156T105,156T140,156V178H0Z', '#2d6a9c') +
      disc(70, 64, 64, '#b8822f') +
      disc(70, 64, 63, '#e0ad4a', clip('right')) +
      rv +
      disc(70, 64, 52, '#754e19') +
      disc(70, 64, 50, '#f3e3b4') +
      `<g ${clip('port')}>${rays(100, 72, 130, 36, Math.PI, 2 * Math.PI, '#f0cd80')}${slab(0, 76, 140, 50, '#5aa3a0')}${slab(0, 88, 140, 50, '#357f80')}${line('M24,82h30M80,83h34M36,94h24M84,97h22', '#f3e3b4', 1.6)}</g>`
    )
  },
}
