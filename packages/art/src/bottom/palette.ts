/** Every material has three tones of paper: in the light, in the shade, and its darkest line. */
const MATERIALS = {
  ivory: ['#fbf1da', '#dfcba1', '#9a8155'],
  ink: ['#2f4d70', '#182c46', '#0b1626'],
  black: ['#2c3a50', '#162132', '#080e18'],
  vermilion: ['#e6553b', '#b4341f', '#7b1f13'],
  green: ['#4aa694', '#28736b', '#144746'],
  pale: ['#c9e6d8', '#90c0b2', '#578a82'],
  brass: ['#f0c263', '#b8822f', '#754e19'],
  plum: ['#94669a', '#613c6c', '#3a2144'],
  rose: ['#f2b0a1', '#cd7a6c', '#8e473f'],
  grey: ['#d2d0c4', '#999d95', '#5f6663'],
  brown: ['#a3734a', '#6f482c', '#42291a'],
  teal: ['#3b7f8c', '#20545f', '#10323b'],
  darkHair: ['#473536', '#271b1d', '#110b0c'],
  auburn: ['#c25f33', '#87371b', '#521f0f'],
  blond: ['#f4bd45', '#c98a2b', '#7d5b22'],
  whiteHair: ['#f4f0e6', '#c6c7c0', '#868d8c'],
  brownHair: ['#7d5233', '#52331f', '#2f1c11'],
  fair: ['#f8d3ac', '#da9f6f', '#9c6238'],
  tan: ['#dda271', '#ae7044', '#70432a'],
  dark: ['#9c6643', '#70442c', '#432517'],
  ghoul: ['#a9c9a0', '#6d9a7d', '#33584c'],
  fire: ['#ffd66b', '#f08a2c', '#b4341f'],
  fish: ['#cfe5dd', '#7fb0a8', '#3d6f6e'],
} as const satisfies Readonly<Record<string, readonly [string, string, string]>>

export type Material = keyof typeof MATERIALS
/** 0 in the light, 1 in the shade, 2 the darkest. */
export type Tone = 0 | 1 | 2

export const tone = (material: Material, t: Tone = 0): string => MATERIALS[material][t]
/** One step darker. */
export const darker = (t: Tone): Tone => (t === 0 ? 1 : 2)

/** The kinds of card: ground, its dark, its light, and the mark that carries the value. */
export const KINDS = {
  plain: { ground: '#8a7350', dark: '#5b4a32', mark: '#4a3b26' },
  green: { ground: '#2c7f70', dark: '#17554e', mark: '#1f6b5d' },
  purple: { ground: '#6f4478', dark: '#4a2a54', mark: '#643a6e' },
  red: { ground: '#c23b27', dark: '#8d2518', mark: '#9e2a1a' },
  blue: { ground: '#2d5d8f', dark: '#173d66', mark: '#205185' },
} as const
export type CardColour = keyof typeof KINDS
