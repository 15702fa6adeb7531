import { random, tenth, type Colour, type Svg } from '../kit/index.ts'
import { GLOW, OUTLINE, type Palette } from './palette.ts'

/** Where the scenes of the story play: the open sea in the evening or by moonlight, 1280 by 720, with parts that the page sets in motion. */
export const SCENE_BOX = '0 0 1280 720'
export const HORIZON = 292
const SUN = 648

/** The colours of the water, from the horizon to the front. */
export const seasOf = ({ lamp }: Palette): readonly Colour[] =>
  lamp
    ? ['#234f66', '#1e475f', '#1a3f58', '#163850', '#102c42', '#0b2233']
    : ['#93bfb4', '#85b4af', '#76a8a8', '#679b9f', '#548a92', '#417883']

/** The rows of waves up to the horizon. */
export function farSea(palette: Palette, seas = seasOf(palette)): Svg {
  return [
    wave(HORIZON + 12, 40, 3.4, seas[0], 0.9, palette),
    wave(HORIZON + 34, 54, 4.6, seas[0], 1, palette),
    wave(HORIZON + 62, 76, 6.4, seas[1], 1.3, palette),
    wave(HORIZON + 100, 104, 9, seas[2], 1.7, palette),
    wave(HORIZON + 146, 128, 11, seas[3], 2.1, palette),
  ].join('')
}

/** The waves before everything. */
export const nearSea = (palette: Palette, seas = seasOf(palette)): Svg =>
  `<g data-part="front">${wave(530, 190, 16, seas[4], 2.8, palette)}${wave(600, 240, 18, seas[5], 3, palette)}</g>`

const gradients = (night: boolean): Svg => {
  const stops = (list: readonly (readonly [number, Colour, number?])[]): Svg =>
    list.map(([at, colour, opacity = 1]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`).join('')
  return `<linearGradient id="qc-sky" x2="0" y2="1">${stops(
    night
      ? [
          [0, '#0d1626'],
          [0.6, '#1d3048'],
          [1, '#3d5a70'],
        ]
      : [
          [0, '#7f9a94'],
          [0.45, '#d8c590'],
          [0.8, '#f5d592'],
          [1, '#fbe6b4'],
        ],
  )}</linearGradient><linearGradient id="qc-sun" x2="0" y2="1">${stops([
    [0, night ? '#fffbe6' : '#fbcf6e'],
    [1, night ? '#d9d6bd' : '#ee8f37'],
  ])}</linearGradient><linearGradient id="qc-haze" x2="0" y2="1">${stops([
    [0, night ? '#31566c' : '#c9cfa4'],
    [0.3, night ? '#1f4a62' : '#8dbab0'],
    [1, night ? '#16364e' : '#86b6b6'],
  ])}</linearGradient>`
}

/** The chart's paper becomes the evening sky, its rhumb lines the rays. */
export function sky(night: boolean): Svg {
  let rays = ''
  for (let i = 0; i < 64; i++) {
    const angle = (i / 64) * Math.PI * 2
    rays += `<path d="M${SUN},${HORIZON - 6}l${tenth(Math.cos(angle) * 1400)},${tenth(Math.sin(angle) * 1400)}" stroke="${night ? '#dccd96' : '#784614'}" stroke-opacity="${i % 4 === 0 ? 0.22 : 0.1}" stroke-width="${i % 4 === 0 ? 1.6 : 1}"/>`
  }
  return `<defs>${GLOW}${gradients(night)}</defs><rect width="1280" height="${HORIZON + 4}" fill="url(#qc-sky)"/>${rays}<path d="M${SUN - 84},${HORIZON}A84,84 0 0 1 ${SUN + 84},${HORIZON}Z" fill="url(#qc-sun)" stroke="${night ? '#8b8f86' : '#b4571c'}" stroke-width="2.4"/>${clouds(120, 150, 300, 4, night)}${clouds(1150, 112, 360, 9, night)}${clouds(430, 86, 150, 14, night)}<rect y="${HORIZON}" width="1280" height="430" fill="url(#qc-haze)"/>`
}

/** Engraved clouds: stacked scallops over lines of shade. */
export function clouds(x: number, y: number, width: number, seed: number, night: boolean): Svg {
  const r = random(seed)
  const line = night ? '#0b1420' : '#7d5c30'
  const tints = night ? ['#2c4059', '#26384f', '#203046'] : ['#fbf1d6', '#f4e3ba', '#ecd6a4']
  let art = ''
  for (const [k, [dy, part]] of [
    [-30, 0.55],
    [-14, 0.8],
    [0, 1],
  ].entries()) {
    const [wide, many] = [width * part, Math.max(3, Math.round((width / 42) * part))]
    let at = x - wide / 2
    let d = `M${tenth(at)},${y + dy + 12}`
    for (let i = 0; i < many; i++) {
      const [step, high] = [wide / many, 20 + r() * 22]
      d += `C${tenth(at - step * 0.12)},${tenth(y + dy - high)} ${tenth(at + step * 1.12)},${tenth(y + dy - high)} ${tenth(at + step)},${y + dy + (i === many - 1 ? 12 : -4)}`
      at += step
    }
    art += `<path d="${d}Z" fill="${tints[k]}" stroke="${line}" stroke-width="1.8"/>`
  }
  for (let i = 1; i < 5; i++)
    art += `<path d="M${tenth(x - width / 2 + i * width * 0.07 + 14)},${y + 12 + i * 8}H${tenth(x + width / 2 - i * width * 0.12)}" stroke="${line}" stroke-width="1.8" opacity="${0.55 - i * 0.1}"/>`
  return art
}

/** The sun's way over the water. */
export function glitter(night: boolean): Svg {
  const r = random(3)
  let d = ''
  for (let i = 0; i < 60; i++) {
    const y = HORIZON + 8 + r() * r() * 180
    const [x, long] = [SUN + (r() - 0.5) * (60 + (y - HORIZON)), 8 + (y - HORIZON) * 0.1 + r() * 14]
    d += `M${tenth(x - long)},${tenth(y)}h${tenth(long * 2)}`
  }
  return `<path d="${d}" stroke="${night ? '#ebebd2' : '#ffe296'}" stroke-width="2.4" stroke-linecap="round" opacity=".7"/>`
}

/** A row of waves with cusps, engraved below the crest. */
export function wave(y: number, length: number, high: number, fill: Colour, width: number, palette: Palette): Svg {
  let crest = `M-300,${y}`
  let light = ''
  for (let x = -300, i = 0; x < 1640; x += length, i++) {
    const a = high * (1 + 0.25 * Math.sin(i * 2.3))
    crest += `q${tenth(length / 2)},${tenth(a * 2)} ${length},0`
    light += `M${tenth(x + length * 0.14)},${tenth(y + a * 0.75)}q${tenth(length * 0.36)},${tenth(a * 1.35)} ${tenth(length * 0.72)},0`
  }
  return `<path d="${crest}V740H-300Z" fill="${fill}"/><path d="${light}" fill="none" stroke="${palette.foam}" stroke-width="${tenth(width * 0.75)}" opacity=".5" stroke-linecap="round"/><path d="${crest}" fill="none" stroke="${palette.lamp ? '#060b12' : OUTLINE}" stroke-width="${width}" stroke-linejoin="round" opacity=".75"/><path d="${crest}" transform="translate(0,${tenth(width * 1.6)})" fill="none" stroke="${palette.foam}" stroke-width="${tenth(width * 1.1)}" opacity=".8"/>`
}
