import type { Mood } from '../sinking/people/head.ts'
import { CHARACTER_NAMES } from '../sinking/people/build.ts'
import { ENEMY_ART, type EnemyName } from '../sinking/enemies/index.ts'
import { defsOf, lightOf, type Light } from '../sinking/light.ts'
import { person } from '../sinking/people/person.ts'
import { stageOf } from '../sinking/stage.ts'
import type { Svg } from '../kit/svg.ts'
import {
  BLEED,
  SMALL_TILE,
  WIDE_TILE,
  forSeats,
  isTaken,
  pale,
  put,
  sizeOf,
  tile,
  wavelets,
  type Place,
  type Sitter,
  type Tile,
} from './place.ts'

const FOES = ['kraken', 'shark', 'sirens', 'skullsairs'] as const satisfies readonly EnemyName[]
const MOODS: Readonly<Record<string, Mood>> = { honest: 'laugh', sly: 'smirk', greedy: 'grin', careful: 'shock' }
const INK = '#2a1722'
const LEVEL = 2
const STAGE = stageOf(false, LEVEL)
/** Sirens and Skullsairs are drawn smaller than the two beasts. */
const isSmall = (foe: EnemyName): boolean => foe === 'sirens' || foe === 'skullsairs'

export interface Deck {
  readonly seats: readonly Sitter[]
  /** Whoever attacks; null while nobody knows. */
  readonly enemy: EnemyName | null
  /** All four, one after the other. */
  readonly voyage: boolean
  readonly night: boolean
  readonly small: boolean
}

/** Heights of the deck: the rail, where it meets the planks, and the planks' end. */
const heights = (small: boolean): readonly [rail: number, foot: number, end: number] => (small ? [116, 150, 226] : [322, 384, 530])
const across = `M-${BLEED},`
const LENGTH = 1900

/** The deck with the crew on it, and over the rail whoever attacks. */
export function sinkingPlace(deck: Deck): Place {
  const { seats, night, small } = deck
  const light = lightOf(night, LEVEL)
  const { width } = sizeOf(small)
  const [, , end] = heights(small)
  const n = seats.length
  const room = width / n
  const figures = seats.map((seat, k) => {
    const scale = (small ? 0.46 : 0.92) * forSeats([1.36, 1.24, 1.08, 0.98], 3, n)
    const x = room * (k + 0.5)
    const shade = `<ellipse cx="${Math.round(x)}" cy="${end - 12}" rx="${Math.round(50 * scale)}" ry="${Math.round(9 * scale)}" opacity=".34"/>`
    const body = person(CHARACTER_NAMES[k % CHARACTER_NAMES.length], k, {
      mood: seat.kind === 'bot' ? (MOODS[seat.temper] ?? 'calm') : 'smirk',
      look: [2, 0],
      flip: k >= n / 2,
    })
    return shade + put(x, end - 14, scale, isTaken(seat) ? body : seat.kind === 'closed' ? BARREL : pale(body, night))
  })
  return {
    art: defsOf(light) + air(deck, light) + ship(light, night, small) + figures.join(''),
    plates: seats.map((_, k) => ({ x: room * (k + 0.5), y: 604, width: Math.min(172, room - 8) })),
  }
}

/** Sky, sun, the enemy and the sea before it. */
function air({ enemy, voyage, small }: Deck, light: Light): Svg {
  const { width } = sizeOf(small)
  const [rail] = heights(small)
  const [one, two, three, four] = light.sky
  const sun = small ? 30 : 52
  const sky = `<defs><linearGradient id="op-sky" x2="0" y2="1"><stop stop-color="${one}"/><stop offset=".5" stop-color="${two}"/><stop offset=".82" stop-color="${three}"/><stop offset="1" stop-color="${four}"/></linearGradient></defs><rect x="-${BLEED}" y="-${BLEED}" width="${LENGTH}" height="${BLEED + rail}" fill="url(#op-sky)"/><circle cx="${width * 0.78}" cy="${rail - 92}" r="${sun}" fill="${light.sun}"/><circle cx="${width * 0.78}" cy="${rail - 92}" r="${sun * 1.75}" fill="${light.sun}" opacity=".25"/>`
  const sea = (y: number, h: number, colour: string, period: number): Svg => {
    const line = `${across}${y}${`q${period / 4},${-h} ${period / 2},0t${period / 2},0`.repeat(Math.ceil(LENGTH / period))}`
    return `<path d="${line}V${y + BLEED}H-${BLEED}Z" fill="${colour}"/><path d="${line}" fill="none" stroke="${light.foam}" stroke-width="2.4" opacity=".75"/>`
  }
  const foes = enemy === null || voyage ? FOES : [enemy]
  const beasts = foes.map((foe, k) => beast(foe, { k, many: foes.length > 1, hidden: enemy === null && !voyage, small, light }))
  return sky + beasts.join('') + sea(rail - 46, 8, light.sea[0], 130) + sea(rail - 22, 9, light.sea[1], 160)
}

interface Rising {
  readonly k: number
  readonly many: boolean
  readonly hidden: boolean
  readonly small: boolean
  readonly light: Light
}

/** An enemy behind the rail; several are farther away. Their own pictures stand about 650, 64 in a scene of 1280. */
function beast(foe: EnemyName, { k, many, hidden, small, light }: Rising): Svg {
  const { width } = sizeOf(small)
  const [rail] = heights(small)
  const scale = (many ? [0.3, 0.32, 0.5, 0.44][k] : isSmall(foe) ? 1.15 : 0.86) * (small ? 0.52 : 1)
  const x = width * (many ? [0.14, 0.39, 0.62, 0.82][k] : 0.5)
  const lift = many ? (small ? 20 : 44) : foe === 'sirens' ? (small ? -20 : -40) : foe === 'skullsairs' ? (small ? -12 : -26) : 0
  const y = rail - (small ? 80 : 122) + lift
  const art = put(x - 650 * scale, y - 64 * scale, scale, ENEMY_ART[foe].back(light, STAGE))
  return hidden ? `<g style="filter:brightness(.28) saturate(.5)">${art}</g>` : art
}

/** Rail, posts, planks and the mast. */
function ship(light: Light, night: boolean, small: boolean): Svg {
  const [rail, foot, end] = heights(small)
  const step = small ? 26 : 46
  let posts = ''
  for (let x = -380; x < 1400; x += step)
    posts += `<path transform="translate(${x} ${rail}) scale(${small ? 0.55 : 1} ${(foot - rail) / 62})" d="M-7,4q-5,18 0,26q-4,14 -2,32h18q2,-18 -2,-32q5,-8 0,-26Z" fill="${night ? '#6b4a2e' : '#a9703c'}" stroke="${INK}" stroke-width="2.2"/>`
  const floor = `<defs><linearGradient id="op-deck" x2="0" y2="1"><stop stop-color="${night ? '#4f3526' : '#8a5a34'}"/><stop offset="1" stop-color="${night ? '#6b4a34' : '#b07a46'}"/></linearGradient></defs><rect x="-${BLEED}" y="${rail - 9}" width="${LENGTH}" height="${small ? 10 : 16}" fill="${night ? '#7c5836' : '#c98d4f'}" stroke="${INK}" stroke-width="2.6"/><rect x="-${BLEED}" y="${foot}" width="${LENGTH}" height="${end - foot}" fill="url(#op-deck)" stroke="${INK}" stroke-width="2.6"/>`
  let seams = ''
  for (let k = 1; k < 6; k++)
    seams += `<path d="${across}${Math.round(foot + (end - foot) * (k / 6) ** 1.4)}H1500" stroke="#6a4324" stroke-width="${1.2 + k * 0.3}" opacity=".8"/>`
  let below = `<rect x="-${BLEED}" y="${end}" width="${LENGTH}" height="18" fill="${light.cut}" stroke="${INK}" stroke-width="2.6"/><rect x="-${BLEED}" y="${end + 18}" width="${LENGTH}" height="900" fill="${night ? '#2a1a1c' : '#4a2b2a'}"/>`
  for (let k = 0; k < 16; k++) below += `<path d="${across}${end + 18 + k * 30}H1500" stroke="#000" stroke-width="2" opacity=".3"/>`
  const mast = small
    ? ''
    : `<path d="M842,-${BLEED}H874L880,${foot + 8}H836Z" fill="${night ? '#5d3f2a' : '#9a6233'}" stroke="${INK}" stroke-width="2.6"/><path d="M862,-${BLEED}H874L880,${foot + 8}H866Z" opacity=".22"/>`
  return posts + floor + seams + below + mast
}

const BARREL = `<path d="M-30,-74Q-41,-37 -30,0Q0,8 30,0Q41,-37 30,-74Q0,-82 -30,-74Z" fill="#a9733f" stroke="${INK}" stroke-width="3"/><path d="M-37,-58q37,9 74,0M-38,-20q38,9 76,0" stroke="#4b5163" stroke-width="7" fill="none"/>`

const TILE_AT: Readonly<Record<EnemyName, readonly [y: number, scale: number]>> = {
  kraken: [38, 0.148],
  shark: [40, 0.165],
  sirens: [22, 0.25],
  skullsairs: [30, 0.24],
}

/** Who attacks; null for any of the four. */
export function enemyTile(enemy: EnemyName | null, night: boolean): Tile {
  const light = lightOf(night, LEVEL)
  const one = (foe: EnemyName, x: number, y: number, scale: number): Svg =>
    put(x - 650 * scale, y - 70 * scale, scale, ENEMY_ART[foe].back(light, STAGE))
  const y = enemy === 'sirens' ? 64 : 58
  const crest = `M0,${y}q14.5,-6 29,0t29,0t29,0t29,0`
  const sea = `<path d="${crest}V74H0Z" fill="${light.sea[1]}"/><path d="${crest}" fill="none" stroke="${light.foam}" stroke-width="1.6"/>`
  const sky = `<rect y="36" width="${SMALL_TILE.width}" height="26" fill="${light.sky[2]}"/>`
  const defs = defsOf(light)
  if (enemy !== null) return tile(defs + sky + one(enemy, 58, ...TILE_AT[enemy]) + sea, light.sky[1])
  const shadows = `<g style="filter:brightness(.3)">${one('kraken', 34, 34, 0.1)}${one('skullsairs', 84, 30, 0.12)}</g>`
  const mark = `<text x="58" y="46" text-anchor="middle" font-family="Almendra" font-weight="700" font-size="40" fill="#fff6dc" stroke="${INK}" stroke-width="5" paint-order="stroke">?</text>`
  return tile(defs + sky + shadows + sea + mark, light.sky[1])
}

/** One game, or all four on one way. */
export function voyageTile(voyage: boolean, enemy: EnemyName | null, night: boolean): Tile {
  const light = lightOf(night, LEVEL)
  const medal = (foe: EnemyName, x: number, y: number, radius: number, scale: number): Svg => {
    const clip = `op-${voyage ? 'all' : 'one'}-${foe}`
    return put(
      x,
      y,
      1,
      `<clipPath id="${clip}"><circle r="${radius}"/></clipPath><circle r="${radius}" fill="${light.sky[2]}"/><g clip-path="url(#${clip})">${put(-650 * scale, -62 * scale, scale, ENEMY_ART[foe].back(light, STAGE))}</g><circle r="${radius}" fill="none" stroke="${INK}" stroke-width="2.2"/>`,
    )
  }
  const defs = defsOf(light)
  if (!voyage) {
    const foe = enemy ?? 'kraken'
    return tile(
      defs + wavelets(light.foam, [12, 62, 70], 178) + medal(foe, 89, 37, 30, isSmall(foe) ? 0.16 : 0.082),
      light.sea[1],
      WIDE_TILE,
    )
  }
  const way = `<path d="M4,60Q30,16 62,40T112,36T176,16" fill="none" stroke="${light.foam}" stroke-width="2.6" stroke-dasharray="5 4"/>`
  const stops = FOES.map((foe, k) => medal(foe, [28, 69, 110, 151][k], [44, 33, 43, 29][k], 20, k > 1 ? 0.11 : 0.055))
  return tile(defs + wavelets(light.foam, [10, 66], 178) + way + stops.join(''), light.sea[1], WIDE_TILE)
}
