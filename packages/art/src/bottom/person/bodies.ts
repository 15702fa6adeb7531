import { disc, fill, line, type Svg } from '../../kit/index.ts'
import { darker, tone, type Material, type Tone } from '../palette.ts'

/** What somebody wears, from the neck at 70,78 down to the edge of the card. */
export interface Dress {
  readonly cut: Cut
  readonly cloth: Material
  /** From the middle to a shoulder. */
  readonly width?: number
  readonly tie?: Material
  readonly shirt?: Material
  readonly fur?: Material
  readonly skin?: Material
  readonly epaulettes?: boolean
  readonly straps?: boolean
  readonly pearls?: boolean
}

const WIDE = 30

const torso = (w: number): string =>
  `M61,76C58,83 ${70 - w + 6},83 ${70 - w},93C${70 - w - 4},110 ${70 - w - 2},130 ${70 - w - 3},178H${70 + w + 3}C${70 + w + 2},130 ${70 + w + 4},110 ${70 + w},93C${70 + w - 6},83 82,83 79,76Z`

type Cut =
  | 'plain'
  | 'suit'
  | 'naval'
  | 'stripes'
  | 'dress'
  | 'apron'
  | 'vest'
  | 'sweater'
  | 'cloak'
  | 'overall'
  | 'robe'
  | 'braces'
  | 'fur'
  | 'naked'

export const BODIES: Readonly<Record<Cut, (t: Tone, b: Dress) => Svg>> = {
  plain: (t, b, w = b.width ?? WIDE) => fill(torso(w), tone(b.cloth, t)),
  suit: (t, b, w = b.width ?? WIDE) =>
    fill(torso(w), tone(b.cloth, t)) +
    fill('M60,77L70,112L80,77L70,82Z', tone('ivory', t)) +
    fill('M60,76L70,116L56,98L58,92L52,88ZM80,76L70,116L84,98L82,92L88,88Z', tone(b.cloth, darker(t))) +
    fill('M66.5,83H73.5L72,88L74.5,104L70,112L65.5,104L68,88Z', tone(b.tie ?? 'vermilion', t)),
  naval: (t, b, w = b.width ?? WIDE) => {
    let s =
      fill(torso(w), tone(b.cloth, t)) +
      fill('M61,77L70,98L79,77L70,82Z', tone('ivory', t)) +
      fill('M68,84H72L73,92L70,97L67,92Z', tone('black', 1)) +
      fill('M61,76L70,100L56,96ZM79,76L70,100L84,96Z', tone(b.cloth, darker(t)))
    for (let i = 0; i < 4; i++) s += disc(60, 106 + i * 12, 2.5, tone('brass', t)) + disc(80, 106 + i * 12, 2.5, tone('brass', t))
    if (b.epaulettes === true)
      s +=
        fill(
          `M${70 - w - 4},94Q${70 - w + 4},82 ${70 - w + 15},84L${70 - w + 13},90Q${70 - w + 4},90 ${70 - w - 1},98ZM${70 + w + 4},94Q${70 + w - 4},82 ${70 + w - 15},84L${70 + w - 13},90Q${70 + w - 4},90 ${70 + w + 1},98Z`,
          tone('brass', t),
        ) + line(`M${70 - w - 2},97v6m4,-8v6M${70 + w + 2},97v6m-4,-8v6`, tone('brass', t), 2)
    return s
  },
  stripes: (t, b, w = b.width ?? WIDE) => {
    const hem = (i: number) => (i === 0 ? w - 6 : w + 1)
    let s = fill(torso(w), tone('ivory', t))
    for (let i = 0; i < 7; i++) {
      const y = 88 + i * 10
      s += line(`M${70 - hem(i)},${y + 2}Q70,${y + 7} ${70 + hem(i)},${y + 2}`, tone(b.cloth, t), 4.6)
    }
    return s
  },
  dress: (t, b, w = b.width ?? WIDE) =>
    fill(torso(w), tone(b.skin ?? 'fair', t)) +
    fill(
      `M${70 - w - 1},100C${70 - w + 6},92 62,104 70,106C78,104 ${70 + w - 6},92 ${70 + w + 1},100C${70 + w - 2},114 ${70 + w - 8},120 ${70 + w - 8},128L${70 + w + 6},178H${70 - w - 6}L${70 - w + 8},128C${70 - w + 8},120 ${70 - w + 2},114 ${70 - w - 1},100Z`,
      tone(b.cloth, t),
    ) +
    (b.straps === false ? '' : line(`M${70 - w + 6},98L62,82M${70 + w - 6},98L78,82`, tone(b.cloth, t), 4)) +
    (b.pearls === true
      ? [...Array(9)]
          .map((_, i) => {
            const a = Math.PI * (i / 8)
            return disc(70 - 14 * Math.cos(a), 84 + 14 * Math.sin(a), 2, tone('ivory', 0))
          })
          .join('')
      : ''),
  apron: (t, b, w = b.width ?? WIDE) =>
    fill(torso(w), tone(b.cloth, t)) +
    fill('M58,178L56,110Q70,106 84,110L82,178Z', tone('ivory', t)) +
    fill('M57,112L59,84L64,82L64,96Q70,98 76,96L76,82L81,84L83,112Z', tone('ivory', t)) +
    fill('M60,77L70,88L80,77L76,90L70,86L64,90Z', tone('ivory', t)),
  vest: (t, b, w = b.width ?? WIDE) =>
    fill(torso(w), tone('ivory', t)) +
    fill(
      `M${70 - w + 9},86L58,80L70,112L82,80L${70 + w - 9},86C${70 + w - 12},110 ${70 + w - 8},130 ${70 + w - 8},178H${70 - w + 8}C${70 - w + 8},130 ${70 - w + 12},110 ${70 - w + 9},86Z`,
      tone(b.cloth, t),
    ) +
    disc(70, 122, 1.9, tone('brass', t)) +
    disc(70, 134, 1.9, tone('brass', t)) +
    fill('M70,84L60,79V90ZM70,84L80,79V90Z', tone(b.tie ?? 'vermilion', t)) +
    disc(70, 84.5, 2.5, tone(b.tie ?? 'vermilion', 2)),
  sweater: (t, b, w = b.width ?? WIDE) => fill(torso(w), tone(b.cloth, t)) + fill('M59,72H81L83,84Q70,90 57,84Z', tone(b.cloth, darker(t))),
  cloak: (t, b) =>
    fill('M58,76C40,84 26,110 18,178H122C114,110 100,84 82,76Z', tone(b.cloth, t)) + line('M70,90V178', tone(b.cloth, 2), 1.5),
  overall: (t, b, w = b.width ?? WIDE) =>
    fill(torso(w), tone(b.shirt ?? 'ivory', t)) +
    fill(`M54,178V106H86V178Z`, tone(b.cloth, t)) +
    fill(`M54,110L54,84L60,81L61,108ZM86,110L86,84L80,81L79,108Z`, tone(b.cloth, t)) +
    disc(57, 108, 2, tone('brass', t)) +
    disc(83, 108, 2, tone('brass', t)),
  robe: (t, b, w = b.width ?? WIDE) =>
    fill(torso(w), tone(b.cloth, t)) +
    fill('M60,77L70,120L80,77L70,82Z', tone('ivory', t)) +
    line('M60,77L70,122L80,77', tone(b.cloth, 2), 2),
  braces: (t, b, w = b.width ?? WIDE) =>
    fill(torso(w), tone('ivory', t)) +
    line('M55,84L57,178M85,84L83,178', tone(b.cloth, t), 5) +
    fill('M62,77L70,92L78,77L70,82Z', tone(b.skin ?? 'fair', t)),
  fur: (t, b, w = b.width ?? WIDE) =>
    fill(torso(w), tone(b.cloth, t)) +
    fill('M62,77L70,100L78,77L70,82Z', tone('ivory', t)) +
    fill(
      'M60,74C42,80 36,92 42,100C46,112 54,120 62,178H70V104ZM80,74C98,80 104,92 98,100C94,112 86,120 78,178H70V104Z',
      tone(b.fur ?? 'brown', t),
    ),
  naked: (t, b, w = b.width ?? WIDE) =>
    fill(torso(w), tone(b.skin ?? 'fair', t)) +
    fill(`M54,178V104Q70,112 86,104V178ZM54,106L56,84L62,82L62,108ZM86,106L84,84L78,82L78,108Z`, tone(b.cloth, t)),
}
