/** The colours of a time of day: one light for everything in the scene. */
export interface Light {
  readonly sky: string
  readonly ray: string
  readonly rings: readonly [string, string, string]
  readonly ringAlpha: number
  /** The sun, or the moon. */
  readonly orb: string
  readonly sea: readonly string[]
  readonly glint: string
  /** Four faces of ice, from the light into the deep. */
  readonly ice: readonly [string, string, string, string]
  readonly hull: readonly [string, string]
  readonly house: readonly [string, string]
  readonly boot: string
  readonly lit: string
  readonly unlit: string
  readonly planks: readonly [string, string, string, string]
  readonly caulk: string
  readonly shadow: string
  readonly rail: readonly [string, string]
  readonly cloth: readonly [string, string]
  readonly smoke: string
  readonly stars: boolean
}

/** The Cruise by day. */
export const DAY: Light = {
  sky: '#f6e3b0',
  ray: '#f0cf85',
  rings: ['#f8ebc4', '#fbf2d6', '#fff8e4'],
  ringAlpha: 0.42,
  orb: '#e6553b',
  sea: ['#5fae9f', '#459689', '#337f78', '#266868', '#1b5258'],
  glint: '#fbf1da',
  ice: ['#f4faf0', '#bcdad2', '#84b5b3', '#5c9499'],
  hull: ['#182840', '#0c1726'],
  house: ['#fbf1da', '#dcc79c'],
  boot: '#b4341f',
  lit: '#f3d283',
  unlit: '#182840',
  planks: ['#d39a5b', '#c78c4e', '#cb9255', '#bd8246'],
  caulk: '#8a5a2e',
  shadow: '#6d4423',
  rail: ['#8a5128', '#b06f3c'],
  cloth: ['#f7ead0', '#e6d3a8'],
  smoke: '#fbf1da',
  stars: false,
}

/** The Cruise in the evening, for those who want it dark: the sun is low, the lamps are lit. */
export const DUSK: Light = {
  sky: '#3a2b4f',
  ray: '#4a345a',
  rings: ['#5c3a5a', '#7a4555', '#a0544c'],
  ringAlpha: 0.4,
  orb: '#e6553b',
  sea: ['#3d6a76', '#2c5668', '#214659', '#18374a', '#10283a'],
  glint: '#f0b98a',
  ice: ['#e9cfc4', '#a58aa0', '#6f6288', '#4b4a70'],
  hull: ['#111d30', '#080f1b'],
  house: ['#d9b48e', '#a3836f'],
  boot: '#8d2a1a',
  lit: '#ffd874',
  unlit: '#22304a',
  planks: ['#6a4a3c', '#614336', '#654639', '#5a3e32'],
  caulk: '#33241f',
  shadow: '#1f1512',
  rail: ['#4a2c1e', '#7a4a30'],
  cloth: ['#33405c', '#293550'],
  smoke: '#6a5570',
  stars: true,
}

/** The Sinking. */
export const NIGHT: Light = {
  sky: '#0f1d38',
  ray: '#14264a',
  rings: ['#152a50', '#1a335e', '#20406f'],
  ringAlpha: 0.38,
  orb: '#fbfbee',
  sea: ['#16405c', '#113550', '#0d2a44', '#0a2138', '#07182b'],
  glint: '#bcd6d8',
  ice: ['#a9cdd6', '#5f8fa8', '#33617f', '#1d4362'],
  hull: ['#0a1422', '#050b15'],
  house: ['#44597a', '#2a3c5a'],
  boot: '#6a1d14',
  lit: '#ffd874',
  unlit: '#22324c',
  planks: ['#3d3a4a', '#353344', '#393646', '#302f40'],
  caulk: '#1b1c2c',
  shadow: '#12131f',
  rail: ['#2b2230', '#54435a'],
  cloth: ['#2b3a57', '#1e2b45'],
  smoke: '#2b3a57',
  stars: true,
}

/** The morning after: the boats are counted. */
export const DAWN: Light = {
  ...DAY,
  sky: '#f8d9a8',
  ray: '#f3bf7c',
  sea: ['#7cbfae', '#5aab9c', '#459689', '#337f78', '#266868', '#1b5258'],
}

/** The same morning, before the sun is up. */
export const FIRST_LIGHT: Light = {
  ...DUSK,
  sea: ['#4f7f86', '#3d6a76', '#2c5668', '#214659', '#18374a', '#10283a'],
}
