import type { Svg } from '../kit/svg.ts'

/** Who sits somewhere at a table that is being opened, as far as the picture shows it. */
export interface Sitter {
  readonly kind: 'you' | 'bot' | 'open' | 'closed'
  /** A bot's temper; empty for one that has none. */
  readonly temper: string
}

/** Where the plate with a seat's name hangs: its middle, and its width where there is less room than usual. */
export interface PlateSpot {
  readonly x: number
  readonly y: number
  readonly width?: number
}

/** The place where a table will stand: what lies behind, and what stands at each seat. */
export interface Place {
  readonly art: Svg
  /** One for every seat. */
  readonly plates: readonly PlateSpot[]
}

/** Beside other things, and small: the same place on a phone. */
export const WIDE = { width: 880, height: 664 } as const
export const SMALL = { width: 390, height: 250 } as const
export const sizeOf = (small: boolean): { readonly width: number; readonly height: number } => (small ? SMALL : WIDE)

/** The picture goes on beyond its frame, so that a window of any shape is filled. */
export const BLEED = 400

export const isTaken = ({ kind }: Sitter): boolean => kind === 'you' || kind === 'bot'

const tenth = (x: number): number => Math.round(x * 10) / 10

/** Something drawn about its own middle, put somewhere. */
export const put = (x: number, y: number, scale: number, art: Svg): Svg =>
  `<g transform="translate(${tenth(x)} ${tenth(y)}) scale(${Math.round(scale * 1000) / 1000})">${art}</g>`

/** What is wanted for one number of seats, from a list that begins with the fewest. */
export const forSeats = <T>(list: readonly T[], fewest: number, seats: number): T =>
  list[Math.max(0, Math.min(list.length - 1, seats - fewest))]

/** Waves across a small picture, one line for each height. */
export const wavelets = (colour: string, heights: readonly number[], width = 116): Svg =>
  heights
    .map(
      (y) =>
        `<path d="M-6,${y}${'q5,-4 10,0t10,0'.repeat(Math.ceil(width / 20) + 1)}" fill="none" stroke="${colour}" stroke-width="1.6" opacity=".6"/>`,
    )
    .join('')

/** A seat that waits for somebody: the same figure as a pale shape. */
export const pale = (art: Svg, night: boolean): Svg =>
  `<g opacity="${night ? 0.34 : 0.5}" style="filter:brightness(0) invert(1)">${art}</g>`

/** A small picture between which one chooses. */
export interface Tile {
  readonly art: Svg
  readonly box: string
}
export const SMALL_TILE = { width: 116, height: 74 } as const
export const WIDE_TILE = { width: 178, height: 74 } as const
export const tile = (
  art: Svg,
  ground: string,
  { width, height }: { readonly width: number; readonly height: number } = SMALL_TILE,
): Tile => ({
  art: `<rect width="${width}" height="${height}" fill="${ground}"/>${art}`,
  box: `0 0 ${width} ${height}`,
})

/** A sheet of paper with writing on it: something of one's own. */
export const paperSheet = (x: number, y: number): Svg =>
  `<g transform="translate(${x} ${y})" fill="none" stroke="var(--s-ink)" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"><path d="M-17,-24H8L18,-14V24H-17Z" fill="var(--s-button)"/><path d="M8,-24V-14H18M-9,-4H10M-9,5H10M-9,14H3"/></g>`
