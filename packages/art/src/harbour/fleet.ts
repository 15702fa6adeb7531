import { poly } from '../kit/path.ts'
import { points } from '../kit/points.ts'
import { fill, line, slab } from '../kit/shape.ts'
import type { Svg } from '../kit/svg.ts'
import { SEATS } from '../kit/seats.ts'
import { tint } from './hours.ts'
import { skull } from './signs.ts'
import { tentacle } from './tentacle.ts'

const mast = (x: number, top: number, foot: number): Svg => line(`M${x} ${top}V${foot}`, tint.spar, 6)
const stay = (way: string): Svg => line(poly(points(way), false), tint.spar, 1.5, 'opacity=".8"')
const cloth = (d: string, colour: string): Svg =>
  `<path d="${d}" fill="${colour}" stroke="${tint.line}" stroke-width="2" stroke-linejoin="round"/>`
const dim = (d: string): Svg => fill(d, '#000', 'opacity=".14"')

/** A square sail under its yard, full of wind. */
function square(x: number, y: number, w: number, h: number, colour: string): Svg {
  const [l, r] = [x - w / 2, x + w / 2]
  const full = `M${l} ${y}H${r}Q${r + 8} ${y + h * 0.55} ${r - 2} ${y + h}Q${x} ${y + h - 12} ${l + 2} ${y + h}Q${l + 5} ${y + h * 0.5} ${l} ${y}Z`
  const shadow = `M${x + w * 0.2} ${y}Q${x + w * 0.3} ${y + h * 0.5} ${x + w * 0.2} ${y + h - 4}L${r - 2} ${y + h}Q${r + 8} ${y + h * 0.55} ${r} ${y}Z`
  return cloth(full, colour) + dim(shadow) + line(`M${l - 8} ${y}H${r + 8}`, tint.spar, 5, 'stroke-linecap="round"')
}

/** A pirate's three-master. */
const threeMaster = (): Svg =>
  stay('64,406 120,114 176,406') +
  stay('150,406 206,90 268,406') +
  stay('206,90 330,286') +
  stay('120,114 206,90') +
  mast(120, 104, 406) +
  mast(206, 78, 406) +
  mast(282, 118, 406) +
  square(120, 146, 96, 86, tint.sail) +
  square(206, 122, 120, 104, SEATS[0].plain) +
  square(282, 154, 84, 78, tint.sail) +
  skull(206, 170, 17, '#fdf3da', SEATS[0].plain) +
  cloth('M40 316Q60 406 90 438H300Q336 386 348 302L300 326H100L86 298L36 286Z', tint.wood)

/** A wreck, and the arms that hold it. */
const wreck = (): Svg =>
  `<g transform="rotate(11 470 406)">${stay('420,406 470,122 530,406')}${mast(470, 112, 416)}${mast(548, 162, 416)}${cloth('M440 156H504Q512 192 498 236L486 224L478 244L462 226L446 238Q448 196 440 156Z', tint.rag)}${cloth('M524 198H574Q580 226 570 254L552 242L528 256Z', tint.rag)}</g>` +
  tentacle({
    along: points('392,456 372,366 396,286 376,218 404,192 420,212 408,226'),
    width: 34,
    colour: tint.arm,
    sucker: tint.sucker,
  }) +
  tentacle({
    along: points('604,456 622,358 592,286 616,232 594,212 580,228'),
    width: 30,
    colour: tint.arm,
    sucker: tint.sucker,
    side: -1,
  })

const FUNNELS = [712, 772, 832, 892]
const funnel = (x: number): Svg =>
  cloth(`M${x} 222L${x + 6} 136H${x + 38}L${x + 34} 222Z`, '#c8432b') +
  fill(`M${x + 4.6} 156L${x + 6} 136H${x + 38}L${x + 37} 156Z`, '#16222b') +
  fill(`M${x + 22} 136H${x + 38}L${x + 34} 222H${x + 22}Z`, '#000', 'opacity=".2"')

/** A liner of 1912 under steam. */
function liner(): Svg {
  let windows = ''
  for (let i = 0; i < 17; i++) windows += slab(700 + i * 13, 232, 6, 7, tint.window) + slab(680 + i * 14.6, 260, 6, 7, tint.window)
  return (
    cloth('M650 286L668 438H966L992 272L930 286Z', '#16222b') +
    cloth('M664 286V248H690V222H930L944 248V286Z', tint.liner) +
    FUNNELS.map(funnel).join('') +
    windows +
    line('M664 222V106M958 248V116M664 110L958 120', tint.spar, 2.4) +
    fill('M728 132q-10-24 14-34q18-26 46-18q30-16 40 8q26 2 18 24q-30 16-60 8q-40 16-58 12z', tint.smoke, 'opacity=".8" data-smoke')
  )
}

/** A sloop with sails in the seats' colours. */
const sloop = (): Svg =>
  stay('1030,406 1100,90 1160,406') +
  stay('1100,90 1262,316') +
  mast(1100, 78, 416) +
  mast(1190, 136, 416) +
  cloth('M1106 102Q1140 186 1178 286H1106Z', tint.sail) +
  cloth('M1094 106Q1030 196 1020 292H1094Z', SEATS[1].plain) +
  dim('M1094 106Q1062 196 1060 292H1094Z') +
  cloth('M1196 152Q1238 226 1252 304H1196Z', SEATS[2].plain) +
  cloth('M1016 322Q1030 416 1070 438H1222Q1254 396 1268 312L1220 330H1050Z', tint.wood)

interface Berth {
  readonly draw: () => Svg
  /** The colour and half the width of what the water mirrors. */
  readonly mirror: readonly [x: number, colour: string, half: number]
}

/** Each game's ship at its berth, in the scene's own measures. */
export const BERTHS: Readonly<Record<string, Berth>> = {
  waves: { draw: threeMaster, mirror: [190, tint.wood, 130] },
  sinking: { draw: wreck, mirror: [500, tint.arm, 90] },
  bottom: { draw: liner, mirror: [820, '#16222b', 150] },
  quests: { draw: sloop, mirror: [1140, tint.wood, 120] },
}
