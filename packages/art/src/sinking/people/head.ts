import { blend, ellipse, type Svg } from '../../kit/index.ts'
import { cel, dark, headPath, ink } from '../brush.ts'
import { BUILDS, type Build, type CharacterName } from './build.ts'
import { HATS } from './hats.ts'

/** What is known of somebody shows in the face. */
export type Mood = 'calm' | 'smirk' | 'grin' | 'laugh' | 'grit' | 'shock'

const EO = 3
const EY = -2
const BROWS: Readonly<Record<Mood, readonly [number, number]>> = {
  smirk: [-3, 3],
  grin: [-4, -2],
  calm: [0, 0],
  shock: [-8, -8],
  grit: [4, 4],
  laugh: [-5, -5],
}

/** The head, its chin at about 0,`hh`; `look` moves the pupils. */
export function head(who: CharacterName, mood: Mood, look: readonly [number, number]): Svg {
  const c = BUILDS[who]
  const shade = dark(c.skin, 0.28)
  const cheeks = `<ellipse cx="-5" cy="9" rx="6" ry="4" fill="#d8553f" opacity=".25"/><ellipse cx="15" cy="9" rx="6" ry="4" fill="#d8553f" opacity=".22"/>`
  const stubble = who === 'pete' ? '<path d="M-22,8 Q-10,12 -6,14 Q4,10 20,8 V30 H-22Z" fill="#7a5a4a" opacity=".35"/>' : ''
  const ring =
    who === 'pete' || who === 'frankie' ? `<circle cx="${-c.hw}" cy="11" r="3.6" fill="none" stroke="#eec04e" stroke-width="2.4"/>` : ''
  const skull =
    cel(ellipse(-c.hw + 1, 3, 5, 7), c.skin, shade, { sw: 2.2, dx: -1, dy: -1 }) +
    cel(headPath(c.hw, c.hh, c.jaw), c.skin, shade, { inner: cheeks + stubble })
  return (
    skull +
    ring +
    (UNDER[who]?.(c) ?? '') +
    eyes(who, mood, look) +
    brows(who, mood) +
    (GLASSES[who] ?? '') +
    nose(c) +
    mouthOf(who, mood) +
    (OVER[who]?.(c) ?? '') +
    HATS[who](c)
  )
}

function eyes(who: CharacterName, mood: Mood, [lx, ly]: readonly [number, number]): Svg {
  const { skin } = BUILDS[who]
  const wide = mood === 'shock'
  const lid = blend(skin, dark(skin, 0.28), 0.5)
  const eye = (x: number, k: number): Svg =>
    `<ellipse cx="${x}" cy="${EY}" rx="${(wide ? 7.4 : 6) * k}" ry="${(wide ? 8.4 : 6.6) * k}" fill="#fffaf0" stroke="${ink}" stroke-width="1.8"/><circle cx="${x + lx}" cy="${EY + ly + (wide ? 0 : 0.6)}" r="${(wide ? 2.4 : 3.2) * k}" fill="${ink}"/><circle cx="${x + lx - 1}" cy="${EY + ly - 1}" r="1" fill="#fff"/>${mood === 'smirk' ? `<path d="M${x - 6.6},${EY - 1} Q${x},${EY - 9} ${x + 6.6},${EY - 1} Q${x},${EY - 3.6} ${x - 6.6},${EY - 1}Z" fill="${lid}" stroke="${ink}" stroke-width="1.5"/>` : ''}`
  if (who !== 'billy') return eye(-8 + EO, 1) + eye(9 + EO, 0.94)
  return `<path d="M-20,-14 L20,-8" stroke="${ink}" stroke-width="3"/><path d="${ellipse(-9 + EO, EY, 8, 8)}" fill="${ink}"/>${eye(8 + EO, 1)}`
}

function brows(who: CharacterName, mood: Mood): Svg {
  const [left, right] = BROWS[mood]
  const width = who === 'frankie' || who === 'billy' ? 4.4 : 3.4
  const colour = who === 'netty' ? '#8c3d1f' : who === 'billy' ? '#0e090d' : dark(BUILDS[who].hair, 0.25)
  const brow = (d: string): Svg => `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`
  const first =
    who === 'billy' ? '' : brow(`M${-15 + EO},${EY - 9 + left * 0.5} Q${-8 + EO},${EY - 14 + left * 0.4} ${-2 + EO},${EY - 9 - left * 0.3}`)
  return first + brow(`M${4 + EO},${EY - 9 - right * 0.3} Q${9 + EO},${EY - 14 + right * 0.3} ${16 + EO},${EY - 9 + right * 0.5}`)
}

function nose({ nose: kind, skin }: Build): Svg {
  if (kind === 'round')
    return cel(ellipse(2 + EO, 8, 7, 5.6), blend(skin, '#d8553f', 0.25), dark(skin, 0.28), { sw: 2, dx: -1.6, dy: -1.6 })
  const d =
    kind === 'long'
      ? `M${1 + EO},2 Q${10 + EO},9 ${7 + EO},12 Q${2 + EO},14 ${-1 + EO},11`
      : `M${EO},6 Q${5 + EO},6 ${4 + EO},10 Q${1 + EO},12 ${-2 + EO},10`
  return `<path d="${d}" fill="${blend(skin, '#d8553f', 0.16)}" stroke="${ink}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>`
}

function mouthOf(who: CharacterName, mood: Mood): Svg {
  const y = who === 'pete' ? 16 : who === 'billy' ? 17 : 15
  const gold = who === 'pete' && (mood === 'grin' || mood === 'laugh') ? `<path d="M4.6,${y} h4 v6 h-4Z" fill="#f2c143"/>` : ''
  return `<g transform="translate(${EO - 1} 0)">${mouth(mood, y, who === 'pete' ? 11 : 9)}</g>${gold}`
}

function mouth(mood: Mood, y: number, w: number): Svg {
  switch (mood) {
    case 'grin':
      return `<path d="M${-w},${y - 2} Q0,${y + 1} ${w + 1},${y - 4} Q${w - 1},${y + 8} 0,${y + 8} Q${-w + 2},${y + 7} ${-w},${y - 2}Z" fill="#fff6e4" stroke="${ink}" stroke-width="2" stroke-linejoin="round"/><path d="M-4,${y} v7 M1,${y} v8 M5,${y - 1} v7" stroke="${ink}" stroke-width="1"/>`
    case 'smirk':
      return `<path d="M${-w * 0.6},${y + 2} Q2,${y + 5} ${w},${y - 4}" fill="none" stroke="${ink}" stroke-width="2.6" stroke-linecap="round"/>`
    case 'shock':
      return `<path d="${ellipse(1, y + 4, 6, 8)}" fill="#5a1d26" stroke="${ink}" stroke-width="2"/><path d="M-3,${y + 9} q4,-4 8,0 q-4,5 -8,0Z" fill="#d8655f"/>`
    case 'grit':
      return `<path d="M${-w},${y} Q0,${y - 3} ${w},${y} L${w - 1},${y + 6} Q0,${y + 4} ${-w + 1},${y + 6}Z" fill="#fff6e4" stroke="${ink}" stroke-width="2"/><path d="M-4,${y} v5 M0,${y - 1} v6 M4,${y} v5" stroke="${ink}" stroke-width="1"/>`
    case 'laugh':
      return `<path d="M${-w},${y - 2} Q0,${y} ${w},${y - 3} Q${w - 2},${y + 12} 0,${y + 11} Q${-w},${y + 10} ${-w},${y - 2}Z" fill="#5a1d26" stroke="${ink}" stroke-width="2"/><path d="M${-w + 1},${y - 1} Q0,${y + 1} ${w - 1},${y - 2} l-1,4 Q0,${y + 5} ${-w + 2},${y + 3}Z" fill="#fff6e4"/>`
    case 'calm':
      return `<path d="M${-w * 0.7},${y + 1} Q1,${y + 4} ${w * 0.7},${y}" fill="none" stroke="${ink}" stroke-width="2.4" stroke-linecap="round"/>`
  }
}

type Parts = Readonly<Partial<Record<CharacterName, (c: Build) => Svg>>>

/** A beard lies under the features. */
const UNDER: Parts = {
  billy: (c) =>
    cel('M-21,0 C-30,22 -18,44 0,46 C18,44 30,22 21,0 C16,8 10,9 3,8 C-6,9 -14,9 -21,0Z', c.hair, '#0e090d', { light: '#5d4a55' }),
}

const GLASSES: Readonly<Partial<Record<CharacterName, Svg>>> = {
  netty: `<path d="M${-14 + EO},${EY - 3} l-4,-3 M${-13 + EO},${EY - 6} l-3,-4 M${15 + EO},${EY - 3} l4,-3 M${14 + EO},${EY - 6} l3,-4" stroke="${ink}" stroke-width="2" stroke-linecap="round"/>`,
  quinn: `<circle cx="${9 + EO}" cy="${EY}" r="10" fill="none" stroke="${ink}" stroke-width="4.4"/><circle cx="${9 + EO}" cy="${EY}" r="10" fill="none" stroke="#e6b84e" stroke-width="2.4"/><path d="M${19 + EO},${EY + 3} q4,16 -4,30" fill="none" stroke="#e6b84e" stroke-width="1.8"/>`,
}

/** Freckles, moustache, goatee. */
const OVER: Parts = {
  netty: () =>
    '<g fill="#c0714a"><circle cx="-7" cy="8" r="1.1"/><circle cx="-4" cy="10" r="1.1"/><circle cx="14" cy="8" r="1.1"/><circle cx="17" cy="10" r="1.1"/></g>',
  frankie: (c) =>
    cel(
      `M${EO},11 C-6,6 -20,10 -22,20 C-14,16 -10,20 -2,18 Q${EO},18 ${EO + 2},15 Q${EO + 4},18 ${EO + 8},18 C16,20 20,16 27,20 C25,10 11,6 ${EO + 3},11Z`,
      c.hair,
      dark(c.hair, 0.4),
      { sw: 2 },
    ),
  quinn: (c) => `<path d="M${EO - 3},22 q3,8 5,0 q-2,-2 -5,0Z" fill="${c.hair}" stroke="${ink}" stroke-width="1.6"/>`,
}
