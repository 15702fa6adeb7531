import type { Share } from '../statistics.ts'
import { escape, number, percent, tag } from './html.ts'

/** The class that gives a side its colour. */
export const sideClass = (side: number): string => (side === 0 ? 'a' : 'b')
export const sideLetter = (side: number): string => (side === 0 ? 'A' : 'B')

const WIDTH = 520
const HEIGHT = 200
const LEFT = 44
const BOTTOM = 34
const TOP = 10
const RIGHT = 20

const text = (x: number, y: number, words: string, attributes: Readonly<Record<string, string>> = {}): string =>
  tag('text', { x, y, ...attributes }, words)

const line = (x1: number, y1: number, x2: number, y2: number, kind: string): string => tag('line', { x1, y1, x2, y2, class: kind })

const figure = (width: number, height: number, label: string, ...parts: readonly string[]): string =>
  tag('svg', { viewBox: `0 0 ${width} ${height}`, width, height, role: 'img', 'aria-label': label }, ...parts)

/** Round steps for an axis, about so many. */
export function ticks(from: number, to: number, about: number): number[] {
  const rough = (to - from) / about || 1
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((one) => one >= rough) ?? rough
  const first = Math.ceil(from / step)
  return Array.from({ length: Math.max(1, Math.floor(to / step + 1e-9) - first + 1) }, (_, k) =>
    Number(((first + k) * step).toPrecision(12)),
  )
}

const MOST_BINS = 36

/** How often each value came, as bars; of two sides the second as an outline over the first. */
export function histogram(label: string, unit: string, sides: readonly (readonly number[])[]): string {
  const all = sides.flat()
  if (all.length === 0) return ''
  const least = all.reduce((a, b) => Math.min(a, b))
  const most = all.reduce((a, b) => Math.max(a, b))
  const areWhole = all.every(Number.isInteger)
  const width = areWhole ? Math.max(1, Math.ceil((most - least + 1) / MOST_BINS)) : (most - least) / MOST_BINS || 1
  const from = areWhole ? least - 0.5 : least
  const bins = Math.max(1, Math.ceil((most - from) / width))
  const shares = sides.map((values) => {
    const counts = Array.from({ length: bins }, () => 0)
    for (const value of values) counts[Math.min(bins - 1, Math.floor((value - from) / width))] += 1 / values.length
    return counts
  })
  const highest = Math.max(...shares.flat())
  const x = (value: number): number => LEFT + ((value - from) / (bins * width)) * (WIDTH - LEFT - RIGHT)
  const y = (share: number): number => HEIGHT - BOTTOM - (share / highest) * (HEIGHT - BOTTOM - TOP)
  const scale = ticks(0, highest, 3).filter((tick) => tick <= highest)
  const parts = [
    ...scale.map(
      (tick) =>
        line(LEFT, y(tick), WIDTH - RIGHT, y(tick), 'grid') +
        text(LEFT - 6, y(tick) + 4, percent(tick, tick < 0.01 && tick > 0 ? 1 : 0), { class: 'end' }),
    ),
    ...shares.map((counts, side) => (side === 0 ? bars(counts, from, width, x, y) : outline(counts, from, width, x, y))),
    ...ticks(from, from + bins * width, 8).map((tick) => text(x(tick), HEIGHT - BOTTOM + 16, number(tick), { class: 'middle' })),
    text((WIDTH + LEFT - RIGHT) / 2, HEIGHT - 3, escape(unit), { class: 'middle quiet' }),
  ]
  return figure(WIDTH, HEIGHT, `${label}: from ${least} to ${most} ${unit}`, ...parts)
}

type Scale = (value: number) => number

const bars = (counts: readonly number[], from: number, width: number, x: Scale, y: Scale): string =>
  counts
    .map((share, k) => {
      const [left, right] = [x(from + k * width), x(from + (k + 1) * width)]
      return share === 0
        ? ''
        : tag('rect', { x: left + 0.5, y: y(share), width: Math.max(1, right - left - 1), height: y(0) - y(share), class: 'bar a' })
    })
    .join('')

function outline(counts: readonly number[], from: number, width: number, x: Scale, y: Scale): string {
  const corners = counts.flatMap((share, k) => [
    `${x(from + k * width).toFixed(1)},${y(share).toFixed(1)}`,
    `${x(from + (k + 1) * width).toFixed(1)},${y(share).toFixed(1)}`,
  ])
  const [start, end] = [x(from), x(from + counts.length * width)]
  return tag('polyline', { points: [`${start.toFixed(1)},${y(0)}`, ...corners, `${end.toFixed(1)},${y(0)}`].join(' '), class: 'outline b' })
}

export interface Estimate {
  readonly name: string
  /** One a side; null where a side has none. */
  readonly shares: readonly (Share | null)[]
}

/** About as wide as a letter is on average. */
const LETTER = 6.3
const MOST_LETTERS = 42
const ROW = 24

const shortened = (name: string): string => (name.length > MOST_LETTERS ? `${name.slice(0, MOST_LETTERS - 1).trimEnd()}…` : name)

/**
 * Shares with their intervals, one under the other, against a line that would be even.
 * A full dot marks an interval that leaves the line out.
 */
export function estimates(label: string, rows: readonly Estimate[], even: number | null): string {
  const known = rows.flatMap(({ shares }) => shares.filter((share) => share !== null))
  const least = Math.max(0, Math.min(even ?? 1, ...known.map(({ low }) => low)) - 0.01)
  const most = Math.min(1, Math.max(even ?? 0, ...known.map(({ high }) => high)) + 0.01)
  const sides = rows[0]?.shares.length ?? 1
  const tall = sides === 1 ? ROW : ROW + 8
  const height = rows.length * tall + BOTTOM
  const counts = rows.map(({ shares }) => shares.map((share) => number(share?.of ?? 0)).join(' | '))
  const names = 22 + LETTER * Math.max(...rows.map(({ name }) => Math.min(MOST_LETTERS, name.length)))
  const right = WIDTH - 18 - LETTER * Math.max(...counts.map((count) => count.length))
  const x = (share: number): number => names + ((share - least) / (most - least || 1)) * (right - names)
  const bottom = rows.length * tall
  const parts = [
    ...ticks(least, most, 6)
      .filter((tick) => tick >= least && tick <= most)
      .map(
        (tick) =>
          line(x(tick), 0, x(tick), bottom, 'grid') +
          text(x(tick), bottom + 16, percent(tick, most - least < 0.06 ? 1 : 0), { class: 'middle' }),
      ),
    even === null
      ? ''
      : line(x(even), 0, x(even), bottom, 'even') + text(x(even), bottom + 30, `even ${percent(even)}`, { class: 'middle quiet' }),
    ...rows.map(({ name, shares }, row) => {
      const middle = row * tall + tall / 2
      return (
        text(names - 14, middle + 4, escape(shortened(name)), { class: 'end' }) +
        shares
          .map((share, side) => (share === null ? '' : whisker(share, side, middle + (sides === 1 ? 0 : side * 12 - 6), x, even)))
          .join('') +
        text(WIDTH - 2, middle + 4, counts[row], { class: 'end quiet' })
      )
    }),
  ]
  return figure(WIDTH, height, label, ...parts)
}

function whisker({ share, low, high, wins, of }: Share, side: number, y: number, x: Scale, even: number | null): string {
  const isOff = even !== null && (low > even || high < even)
  const title = tag(
    'title',
    {},
    `${percent(share)}, 95&#8239;% interval ${percent(low)} to ${percent(high)}; ${number(wins)} of ${number(of)}`,
  )
  return tag(
    'g',
    { class: sideClass(side) },
    title,
    line(x(low), y, x(high), y, 'whisker'),
    tag('circle', { cx: x(share), cy: y, r: 4.5, class: isOff ? 'dot off' : 'dot' }),
  )
}

export interface Curve {
  readonly points: readonly { readonly at: number; readonly share: Share }[]
}

/** Shares over the course of a game, each with its band. */
export function curves(label: string, sides: readonly Curve[], even: number): string {
  const x = (at: number): number => LEFT + at * (WIDTH - LEFT - RIGHT)
  const y = (share: number): number => HEIGHT - BOTTOM - share * (HEIGHT - BOTTOM - TOP)
  const parts = [
    ...[0, 0.25, 0.5, 0.75, 1].map(
      (tick) => line(LEFT, y(tick), WIDTH - RIGHT, y(tick), 'grid') + text(LEFT - 6, y(tick) + 4, percent(tick, 0), { class: 'end' }),
    ),
    ...[0, 0.25, 0.5, 0.75, 1].map((tick) => text(x(tick), HEIGHT - BOTTOM + 16, percent(tick, 0), { class: 'middle' })),
    text((WIDTH + LEFT) / 2, HEIGHT - 3, 'of the game’s decisions', { class: 'middle quiet' }),
    line(LEFT, y(even), WIDTH - RIGHT, y(even), 'even'),
    ...sides.map(({ points }, side) => {
      const told = points.filter(({ share }) => share.of > 0)
      const place = (at: number, share: number): string => `${x(at).toFixed(1)},${y(share).toFixed(1)}`
      const band = [
        ...told.map(({ at, share }) => place(at, share.high)),
        ...told.toReversed().map(({ at, share }) => place(at, share.low)),
      ]
      return tag(
        'g',
        { class: sideClass(side) },
        tag('polygon', { points: band.join(' '), class: 'band' }),
        tag('polyline', { points: told.map(({ at, share }) => place(at, share.share)).join(' '), class: 'curve' }),
        ...told.map(({ at, share }) =>
          tag('circle', { cx: x(at), cy: y(share.share), r: 3, class: 'dot off' }, tag('title', {}, percent(share.share))),
        ),
      )
    }),
  ]
  return figure(WIDTH, HEIGHT, label, ...parts)
}
