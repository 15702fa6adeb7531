import type { Colour, Svg } from '../../kit/index.ts'
import type { Palette } from '../palette.ts'

/** What the little landscapes are drawn with: outlined shapes, lines and lit windows, all in one ink. */
export interface Pen {
  readonly palette: Palette
  readonly ink: Colour
  readonly shape: (d: string, fill: Colour, width?: number) => Svg
  readonly line: (d: string, width?: number, opacity?: number, colour?: Colour) => Svg
  readonly pane: (x: number, y: number, w?: number, h?: number) => Svg
}

export function penOf(palette: Palette): Pen {
  const ink = palette.lamp ? '#0d1015' : '#3a2a1c'
  return {
    palette,
    ink,
    shape: (d, fill, width = 1.1) =>
      `<path d="${d}" fill="${fill}" stroke="${ink}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`,
    line: (d, width = 0.8, opacity = 1, colour = ink) =>
      `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" opacity="${opacity}" stroke-linecap="round"/>`,
    pane: (x, y, w = 1.6, h = 2.2) =>
      `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${palette.window}"/>` +
      (palette.lamp ? `<circle cx="${x + w / 2}" cy="${y + h / 2}" r="5" fill="url(#qc-glow)"/>` : ''),
  }
}
