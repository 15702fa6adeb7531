import { clamp, lerp, scatter, type Point } from '@flotilla/art/kit'

// Smoke, balls, splinters and coins on a canvas: each a function of how far the moment is, from 0 to 1.

export interface Broadside {
  readonly guns: readonly { readonly from: Point; readonly large: boolean; readonly balls: number }[]
  /** Where the balls strike. */
  readonly at: Point
  /** How many of them the hull stops, where it does, and where those fall into the sea. */
  readonly blocked: number
  readonly hull: Point
  readonly water: Point
  /** Coins that change ships, and where they go; the Navy's loot sinks. */
  readonly coins: number
  readonly home: Point | null
}
export type Colours = Readonly<Record<'line' | 'smoke' | 'gold' | 'golddk' | 'wood2' | 'foam', string>>

const TURN = Math.PI * 2
const part = (t: number, from: number, to: number): number => clamp((t - from) / (to - from))
const slow = (x: number): number => 1 - (1 - x) ** 3
const ease = (x: number): number => x * x * (3 - 2 * x)

interface Puff {
  readonly x: number
  readonly y: number
  readonly r: number
}

function puffs([x, y]: Point, from: number, t: number, n: number, towards: number, size: number, lasts: number): Puff[] {
  const a = part(t, from, from + lasts)
  if (a <= 0 || a >= 1) return []
  const grow = (0.3 + 0.7 * slow(Math.min(1, a * 2.4))) * (a > 0.5 ? Math.sqrt(1 - (a - 0.5) / 0.5) : 1)
  return Array.from({ length: n }, (_, i) => {
    const [h, k, u] = [scatter(i * 3.1 + x), scatter(i * 7.7 + y), (i + 0.5) / n]
    return {
      x: x + towards * slow(Math.min(1, a * 1.5)) * size * 2.1 * u + (h - 0.5) * size * 0.3,
      y: y + (k - 0.5) * size * 1.25 * (0.25 + u) * slow(a) - a * 34 * u,
      r: size * (0.15 + 0.2 * h) * (0.55 + 0.75 * Math.sin(Math.PI * (0.15 + 0.7 * u))) * grow,
    }
  })
}

function smoke(g: CanvasRenderingContext2D, cloud: readonly Puff[], colours: Colours): void {
  const discs = (grow: number, least = 1): void => {
    for (const { x, y, r } of cloud) {
      if (r < least) continue
      g.beginPath()
      g.arc(x, y, r + grow, 0, TURN)
      g.fill()
    }
  }
  g.fillStyle = colours.line
  discs(2)
  g.fillStyle = colours.smoke
  discs(0)
  g.globalAlpha = 0.22
  g.fillStyle = '#8a7a64'
  for (const { x, y, r } of cloud) {
    if (r < 6) continue
    g.beginPath()
    g.arc(x + r * 0.2, y + r * 0.34, r * 0.66, 0, TURN)
    g.fill()
  }
  g.globalAlpha = 1
}

function burst(g: CanvasRenderingContext2D, [x, y]: Point, r: number, points: number, colours: readonly string[]): void {
  for (const [k, colour] of colours.entries()) {
    g.fillStyle = colour
    g.beginPath()
    for (let i = 0; i < points * 2; i++) {
      const reach = r * [1.08, 1, 0.62][k] * (i % 2 === 1 ? 0.48 : 0.8 + 0.3 * scatter(i * 2.3))
      g.lineTo(x + Math.cos((i / points) * Math.PI + x) * reach, y + Math.sin((i / points) * Math.PI + x) * reach)
    }
    g.fill()
  }
}

function coin(g: CanvasRenderingContext2D, x: number, y: number, r: number, turn: number, { line, gold, golddk }: Colours): void {
  const w = Math.max(0.18, Math.abs(Math.cos(turn)))
  g.save()
  g.translate(x, y)
  g.rotate(turn * 0.3)
  for (const [colour, a, b] of [
    [line, r * w + 1.6, r + 1.6],
    [gold, r * w, r],
  ] as const) {
    g.fillStyle = colour
    g.beginPath()
    g.ellipse(0, 0, a, b, 0, 0, TURN)
    g.fill()
  }
  g.strokeStyle = golddk
  g.lineWidth = 1.4
  g.beginPath()
  g.ellipse(0, 0, r * w * 0.62, r * 0.62, 0, 0, TURN)
  g.stroke()
  g.restore()
}

function splinters(g: CanvasRenderingContext2D, [x, y]: Point, q: number, n: number, { line, wood2 }: Colours): void {
  for (let i = 0; i < n; i++) {
    const r = scatter(i * 5.3 + x)
    const speed = 60 + 150 * scatter(i * 2.7 + y)
    const angle = -Math.PI * (0.05 + 0.9 * r)
    g.save()
    g.translate(x + Math.cos(angle) * speed * q, y + Math.sin(angle) * speed * q + 190 * q * q)
    g.rotate(q * 14 * (r - 0.5) * 3 + i)
    g.globalAlpha = 1 - part(q, 0.7, 1)
    g.fillStyle = i % 3 === 0 ? '#d9a765' : wood2
    g.strokeStyle = line
    g.lineWidth = 1.5
    const long = 8 + r * 13
    g.beginPath()
    g.moveTo(-long, 0)
    g.lineTo(-long * 0.3, -3.4)
    g.lineTo(long, -1)
    g.lineTo(long * 0.4, 3)
    g.closePath()
    g.fill()
    g.stroke()
    g.restore()
  }
}

/** A whole broadside at a moment: flash, smoke, balls, what they strike, and the coins on their way. */
export function drawBroadside(
  g: CanvasRenderingContext2D,
  t: number,
  { guns, at, blocked, hull, water, coins, home }: Broadside,
  colours: Colours,
): void {
  let ball = 0
  const last = guns.reduce((n, gun) => n + gun.balls, 0)
  for (const { from, large, balls } of guns) {
    const towards = at[0] > from[0] ? 1 : -1
    const size = large ? 62 : 44
    const flash = part(t, 0.02, 0.09)
    if (flash > 0 && flash < 1)
      burst(g, [from[0] + towards * (30 * flash + 18), from[1]], size * (0.8 + flash * 0.8), 8, [colours.line, '#ffb02e', '#fff3c0'])
    smoke(g, puffs([from[0] + towards * 4, from[1]], 0.03, t, large ? 30 : 20, towards, size * 1.5, 0.94), colours)
    for (let k = 0; k < balls; k++, ball++) {
      const start = 0.05 + ball * 0.035
      const stopped = ball >= last - blocked
      const [tx, ty] = stopped ? hull : at
      const to: Point = [tx + (scatter(ball) - 0.5) * (stopped ? 14 : 40), ty + (scatter(ball * 3) - 0.5) * 16]
      const on = (u: number): Point => [lerp(from[0], to[0], u), lerp(from[1], to[1], u) - Math.sin(u * Math.PI) * 64]
      const flown = part(t, start, start + 0.3)
      if (flown > 0 && flown < 1) {
        g.fillStyle = colours.line
        for (let trail = 8; trail >= 0; trail--) {
          const [x, y] = on(Math.max(0, flown - trail * 0.025))
          g.globalAlpha = trail === 0 ? 1 : 0.45 * (1 - trail / 9)
          g.beginPath()
          g.arc(x, y, trail === 0 ? 9 : 6.5 * (1 - trail / 10), 0, TURN)
          g.fill()
        }
        g.globalAlpha = 1
      }
      const struck = part(t, start + 0.3, start + 0.54)
      if (struck > 0 && struck < 1 && !stopped)
        burst(g, to, 64 * (1 - struck * struck) * (0.7 + struck * 0.5), 10, [colours.line, '#ff9d3c', '#fff1c2'])
      if (stopped) bounces(g, to, [water[0] + (scatter(ball) - 0.5) * 30, water[1]], part(t, start + 0.3, start + 0.62), colours)
      const flying = part(t, start + 0.3, start + 0.7)
      if (flying > 0 && flying < 1 && !stopped) splinters(g, to, flying, 9, colours)
    }
  }
  if (home === null) return
  for (let i = 0; i < coins; i++) {
    const start = 0.42 + (i % 5) * 0.03 + Math.floor(i / 5) * 0.02
    const flown = part(t, start, start + 0.34)
    if (flown <= 0 || flown >= 1) continue
    const h = scatter(i * 1.9)
    const e = ease(flown)
    const x = lerp(at[0] + (h - 0.5) * 30, home[0] + (scatter(i) - 0.5) * 40, e)
    const y = lerp(at[1], home[1], e) - Math.sin(e * Math.PI) * (90 + h * 90)
    coin(g, x, y, 8.5 + h * 3, flown * 13 + i, colours)
  }
}

/** A ball that the hull stops springs off it and falls into the sea. */
function bounces(g: CanvasRenderingContext2D, from: Point, to: Point, t: number, colours: Colours): void {
  if (t <= 0 || t >= 1) return
  const falls = part(t, 0, 0.4)
  if (falls < 1) {
    const [x, y] = [lerp(from[0], to[0], falls), lerp(from[1], to[1], falls) - Math.sin(falls * Math.PI) * 34]
    if (falls < 0.4) burst(g, from, 26 * (1 - falls), 7, [colours.line, '#d9a765', '#fff1c2'])
    g.fillStyle = colours.line
    g.beginPath()
    g.arc(x, y, 8, 0, TURN)
    g.fill()
    return
  }
  fountain(g, to, part(t, 0.4, 1), colours)
}

/** Water thrown up, and the drops that fall back. */
function fountain(g: CanvasRenderingContext2D, [x, y]: Point, t: number, { foam, line }: Colours): void {
  const high = Math.sin(t * Math.PI) * 58
  g.fillStyle = foam
  g.strokeStyle = line
  g.lineWidth = 2
  g.beginPath()
  g.moveTo(x - 22, y + 8)
  for (const [u, v] of [
    [-16, 0.42],
    [-11, 0.2],
    [-4, 1],
    [3, 0.3],
    [9, 0.66],
    [14, 0.16],
  ])
    g.lineTo(x + u * (1 + t * 0.5), y + 4 - high * v)
  g.quadraticCurveTo(x + 20, y + 2, x + 24, y + 8)
  g.closePath()
  g.fill()
  g.stroke()
  for (let k = 0; k < 4; k++) {
    g.beginPath()
    g.arc(x + (k - 1.5) * 17 * (0.4 + t), y - high * (0.9 + 0.3 * scatter(k)) + t * t * 30, 3.4, 0, TURN)
    g.fill()
    g.stroke()
  }
}
