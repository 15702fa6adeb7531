import { hatch, ink, inkLoop } from '../kit/ink.ts'
import { fitted, lettered } from '../kit/lettering.ts'
import { curve, poly, spline, tenth, type Point } from '../kit/path.ts'
import { moved, placed, points } from '../kit/points.ts'
import { random, scatter } from '../kit/random.ts'
import { flag, seatColour } from '../kit/seats.ts'
import { fill } from '../kit/shape.ts'
import type { Svg } from '../kit/svg.ts'
import { ripples } from '../kit/water.ts'
import { mug } from './barrel.ts'
import { palm, town } from './coast.ts'
import { cross } from './marks.ts'
import { c } from './palette.ts'
import { rhumb } from './paper.ts'
import { rivalNestFronts, rivalShip, type RivalLook } from './rival.ts'
import { sailor } from './sailor.ts'

/** A ship on the evening that ends the game. */
export interface AtAnchor extends RivalLook {
  readonly score: number
  /** Ports that it has raided. */
  readonly raided: number
}

export interface Triumph {
  /** "Anna wins with 72 points". */
  readonly banner: string
  readonly winner: AtAnchor
  readonly others: readonly AtAnchor[]
  /** What stands by the graves of the winner's chests. */
  readonly graves: readonly string[]
}

/** The picture is so high, and as wide as wanted from this on. */
export const TRIUMPH = { top: 56, height: 664, narrowest: 768 }
const HORIZON = 324
const BEACH = HORIZON + 240

/** The evening after the game: the winner's ship at anchor off the beach, the others on their way home, and the captain beside the treasure. */
export function triumph({ banner, winner, others, graves }: Triumph, width: number): Svg {
  const low = TRIUMPH.top + TRIUMPH.height
  const right = width - TRIUMPH.narrowest
  const sun: Point = [560 + right * 0.8, HORIZON - 14]
  let svg =
    `<defs><linearGradient id="dusk" x2="0" y2="1"><stop offset="0" stop-color="${c.paper}"/><stop offset=".55" stop-color="${c.dusk1}"/><stop offset="1" stop-color="${c.dusk2}"/></linearGradient>` +
    `<linearGradient id="roads" x2="0" y2="1"><stop offset="0" stop-color="${c.torn}"/><stop offset=".35" stop-color="${c.sea}"/><stop offset="1" stop-color="${c.sea2}"/></linearGradient></defs>` +
    `<rect y="${TRIUMPH.top}" width="${width}" height="${HORIZON - TRIUMPH.top + 6}" fill="url(#dusk)"/>${rhumb(sun[0], sun[1] - 26, 1100, 24)}`
  svg += sunset(sun) + coastline(winner)
  svg += `<rect y="${HORIZON + 4}" width="${width}" height="${low - HORIZON - 4}" fill="url(#roads)"/>`
  for (let i = 0; i < 9; i++)
    svg += `<path d="M${tenth(sun[0] - 60 + scatter(i) * 20 - i * 4)} ${HORIZON + 12 + i * 9}h${tenth(90 + scatter(i * 3) * 50)}" stroke="${c.lampglass}" stroke-width="3.4" stroke-linecap="round" opacity=".7"/>`
  svg += fill(
    ripples(0, width, HORIZON + 30, { height: 3, length: 40, w: 1.3, seed: 4 }) +
      ripples(0, width, HORIZON + 66, { height: 4, length: 52, w: 1.5, seed: 9 }),
    c.sea3,
    'opacity=".6"',
  )
  svg += others.map((look, k) => homeward(look, k, right)).join('')
  svg += anchored(winner, 62 + right * 0.34, HORIZON - 98, 1.62)
  svg += fill(
    ripples(0, width, HORIZON + 196, { height: 6, length: 60, seed: 3 }) +
      ripples(20, width, HORIZON + 222, { height: 6, length: 64, seed: 5 }),
    c.sea3,
    'opacity=".7"',
  )
  return (
    svg +
    beachOf(width, low, right) +
    gravesOf(graves) +
    treasure(476 + right * 0.7, BEACH + 66) +
    captain(614 + right * 0.82, BEACH, winner.seat) +
    ribbon(banner, width, winner.seat)
  )
}

function sunset([x, y]: Point): Svg {
  const disc = (r: number, opacity: number): Svg =>
    `<circle cx="${tenth(x)}" cy="${y}" r="${r}" fill="${c.lampglass}" opacity="${opacity}"/>`
  const round = Array.from({ length: 24 }, (_, i): Point => [x + 58 * Math.cos((i / 24) * 6.283), y + 58 * Math.sin((i / 24) * 6.283)])
  let rays = ''
  for (let i = 0; i < 22; i++) {
    const a = Math.PI + (i / 21) * Math.PI
    const at = (r: number): Point => [x + r * Math.cos(a), y + r * Math.sin(a)]
    rays += ink([at(70), at(96 + scatter(i) * 40)], { w: 2, ends: 0.4 })
  }
  return (
    disc(150, 0.28) +
    disc(100, 0.4) +
    disc(58, 1) +
    fill(inkLoop(round, { w: 1.6 }), c.golddk, 'opacity=".6"') +
    fill(rays, c.golddk, 'opacity=".7"')
  )
}

/** The coast with the ports that the winner has raided. */
function coastline({ seat, raided }: AtAnchor): Svg {
  const hz = HORIZON
  const land = spline(
    points(`-20,${hz + 6} -20,${hz - 50} 60,${hz - 86} 130,${hz - 60} 200,${hz - 74} 280,${hz - 30} 350,${hz - 12} 390,${hz + 6}`),
    true,
    6,
  )
  const shade = points(`-10,${hz - 30} 120,${hz - 50} 250,${hz - 30} 330,${hz - 6} -10,${hz - 4}`)
  return (
    fill(poly(land), c.leaf) +
    fill(hatch(shade, { angle: -0.8, gap: 9, w: 1 }), c.line, 'opacity=".4"') +
    fill(inkLoop(land, { w: 2 }), c.line) +
    [
      [62, -6, 1.1],
      [168, -8, 1.2],
      [270, -4, 0.9],
    ]
      .map(([x, up, s], k) => town(x, hz + up, s, k < raided ? seat : null))
      .join('')
  )
}

/** Where the others are, from the nearest to the farthest. */
const AWAY: readonly (readonly [x: number, up: number, k: number, far: number])[] = [
  [612, -46, 0.46, 1],
  [500, -34, 0.36, 0.62],
  [700, -30, 0.31, 1.05],
  [566, -26, 0.27, 0.86],
]

function homeward(look: AtAnchor, at: number, right: number): Svg {
  const [x, up, k, far] = AWAY[at]
  return anchored(look, x + right * far, HORIZON + up, k)
}

function anchored(look: AtAnchor, x: number, y: number, k: number): Svg {
  const { writing, rim } = seatColour(look.seat)
  const size = Math.max(13, 29 * k)
  return (
    rivalShip(look, x, y, k, false) +
    rivalNestFronts(x, y, k) +
    fill(ink(points(`${x + 158 * k},${y + 26 * k} ${x + 159 * k},${y - 14 * k}`), { w: Math.max(1.6, 3 * k), ends: 0.02 }), c.line) +
    flag(look.seat, x + 160 * k, y - 12 * k, Math.max(15, 26 * k), Math.max(11, 19 * k)) +
    lettered(x + 157 * k, y + 84 * k, look.score, { font: 'bold', size, colour: writing, rim: { colour: rim, width: Math.max(2, 3 * k) } })
  )
}

function beachOf(width: number, low: number, right: number): Svg {
  const by = BEACH
  const edge = spline(
    points(
      `-30,${by + 20} 80,${by - 4} 220,${by + 10} ${360 + right * 0.4},${by - 2} ${500 + right * 0.6},${by - 30} ${620 + right * 0.8},${by - 56} ${width + 32},${by - 78} ${width + 52},${low + 30} -30,${low + 30}`,
    ),
    true,
    7,
  )
  const lines = points(`-10,${by + 96} ${width / 2},${by + 84} ${width + 20},${by + 40} ${width + 20},${low} -10,${low}`)
  return (
    fill(poly(moved(edge, 0, -9)), c.foam, 'opacity=".8"') +
    fill(poly(edge), c.sand) +
    fill(inkLoop(edge, { w: 2.6 }), c.line) +
    fill(hatch(lines, { angle: 0.1, gap: 17, w: 1.2 }), c.sandd, 'opacity=".5"') +
    palm(width - 56, by - 8, 176, -26) +
    palm(width - 14, by + 6, 120, -10)
  )
}

/** A cross for every chest that lies safe under the sand. */
function gravesOf(graves: readonly string[]): Svg {
  const spots = [
    [206, 62, 20],
    [92, 40, 15],
    [322, 84, 17],
  ]
  const spade = placed(256, BEACH)
  const blade = spade('-10,70 6,74 8,96 -4,104 -14,92')
  return (
    graves
      .map((name, k) => {
        const [x, down, s] = spots[k]
        const y = BEACH + down
        return (
          `<ellipse cx="${x}" cy="${y + 2}" rx="${s * 2.3}" ry="${tenth(s * 0.7)}" fill="${c.sandd}" opacity=".7"/>` +
          fill(cross(x, y, s), c.risk) +
          lettered(x, y + s + 14, name, { size: 17, colour: c.ink })
        )
      })
      .join('') +
    (graves.length === 0
      ? ''
      : fill(ink(spade('0,74 16,2'), { w: 6, ends: 0.02, least: 0.8 }), c.wood3) +
        fill(curve(blade), '#6f6a63') +
        fill(inkLoop(spline(blade, true, 4), { w: 1.8 }), c.line))
  )
}

/** The open chest, with more in it than it holds. */
function treasure(x: number, y: number): Svg {
  const q = placed(x, y)
  const lid = q('-70,-14 -76,-66 -40,-84 40,-84 76,-66 70,-14')
  const box = q('-72,-6 72,-6 72,50 -72,50')
  const next = random(3)
  const coin = (cx: number, cy: number, thick: number, bright: boolean): Svg =>
    `<ellipse cx="${tenth(cx)}" cy="${tenth(cy)}" rx="9" ry="${tenth(thick)}" fill="${bright ? c.lampglass : c.gold}" stroke="${c.golddk}" stroke-width="1.3"/>`
  let svg = `<ellipse cx="${tenth(x)}" cy="${y + 48}" rx="96" ry="14" fill="#000" opacity=".25"/>${fill(curve(lid), c.wood4)}${fill(inkLoop(spline(lid, true, 5), { w: 2.4 }), c.line)}`
  for (let i = 0; i < 64; i++) {
    const [turn, reach] = [next() * Math.PI, Math.sqrt(next())]
    svg += coin(x + Math.cos(turn) * 66 * reach, y - 8 - Math.sin(turn) * 34 * reach, 4 + next() * 4, next() > 0.7)
  }
  const gem = (list: string, colour: string): Svg => fill(poly(q(list)), colour, `stroke="${c.line}" stroke-width="1.5"`)
  svg += gem('-28,-36 -18,-44 -8,-36 -18,-26', '#c2321f') + gem('26,-30 36,-38 46,-30 36,-20', '#2f8f6a')
  svg += fill(poly(box), c.wood2) + fill(poly(q('-72,22 72,22 72,50 -72,50')), c.wood3)
  for (const at of [-72, -8, 58]) svg += gem(`${at},-6 ${at + 14},-6 ${at + 14},50 ${at},50`, c.brass)
  svg += fill(inkLoop(box, { w: 2.6 }) + ink(q('-72,22 72,22'), { w: 1.6 }), c.line)
  for (let i = 0; i < 9; i++) svg += coin(x - 96 + next() * 190, y + 48 + next() * 12, 4.5, false)
  return svg
}

/** The captain on the beach, mug in hand, in the seat's colour. */
function captain(x: number, by: number, seat: number): Svg {
  const q = placed(x - 614, by)
  const boots = ['582,70 610,68 608,94 578,98 578,88', '620,68 644,68 652,88 652,98 622,95']
  const legs = ['594,10 612,10 608,92 584,96 584,86 594,84', '616,10 634,10 640,84 650,88 648,98 622,94']
  const s = 178 / 60
  const on = (list: string): Point[] => points(list).map(([u, v]) => [x - u * s, by + 28 + v * s])
  const line = (list: string, w = 2.2): string => ink(on(list), { w, ends: 0.25 })
  const buttons = [-34, -28, -22].flatMap((v) => [6, -6].map((u) => on(`${u},${v}`)[0]))
  const round = ([cx, cy]: Point, r: number, more: string): Svg => `<circle cx="${tenth(cx)}" cy="${tenth(cy)}" r="${r}" ${more}/>`
  return (
    `<ellipse cx="${tenth(x - 2)}" cy="${by + 98}" rx="54" ry="10" fill="#000" opacity=".28"/>` +
    legs.map((list, k) => fill(poly(q(list)), k === 0 ? '#e9dcc0' : '#d9c194') + fill(inkLoop(q(list), { w: 2 }), c.line)).join('') +
    boots.map((list) => fill(poly(q(list)), '#241a17')).join('') +
    sailor({ x, y: by + 28, h: 178, hand: 'captain', coat: seatColour(seat).plain, flip: -1 }) +
    fill(curve(on('-7,-47 7,-47 6,-40 3,-34.5 0,-32.5 -3,-34.5 -6,-40')), '#4a2a17') +
    fill(curve(on('-3.2,-42.6 3.2,-42.6 0,-40.2')), '#f6e7d0') +
    fill(line('-4,-44.4 -1,-45 0,-44.2 1,-45 4,-44.4', 4), c.line) +
    fill(curve(on('.2,-49 1.6,-45.4 -1,-45.2')), '#b97f55') +
    round(on('-6.8,-44')[0], 4, `fill="none" stroke="${c.gold}" stroke-width="2.6"`) +
    buttons.map((at) => round(at, 3.4, `fill="${c.gold}" stroke="${c.line}" stroke-width="1.3"`)).join('') +
    fill(poly(on('3,-17 -3,-17 -3,-11 3,-11')), c.gold, `stroke="${c.line}" stroke-width="2"`) +
    fill(line('-11,-12 -13,-6 -10,0', 2) + line('3.4,-40 8,-33 4,-27', 2) + line('-3.4,-40 -8,-33 -4,-27', 2), c.line) +
    mug(x - 52, by - 66, 0.55) +
    round([x - 34, by - 66], 9, `fill="#d29b70" stroke="${c.line}" stroke-width="2"`)
  )
}

/** Who has won, on a ribbon in the winner's colour. */
function ribbon(words: string, width: number, seat: number): Svg {
  const { cloth, dark, writing } = seatColour(seat)
  const w = Math.min(560, width - 180)
  const q = placed((width - w) / 2, TRIUMPH.top + 34)
  const band = q(`0,0 ${w * 0.25},-9 ${w * 0.5},-12 ${w * 0.75},-9 ${w},0 ${w},56 ${w * 0.75},47 ${w * 0.5},44 ${w * 0.25},47 0,56`)
  const tails = [`10,14 -36,8 -24,38 -40,66 10,60`, `${w - 10},14 ${w + 36},8 ${w + 24},38 ${w + 40},66 ${w - 10},60`].map(q)
  return (
    tails.map((tail) => fill(poly(tail), dark) + fill(inkLoop(tail, { w: 2 }), c.line)).join('') +
    fill(curve(band), cloth) +
    fill(inkLoop(spline(band, true, 4), { w: 2.4 }), c.line) +
    fitted(width / 2, TRIUMPH.top + 66, words, { size: 34, most: w - 50, least: 19, colour: writing })
  )
}
