import type { Colour } from '../kit/index.ts'

/** The colours of a sea chart: paper, ink, water and land under one light. */
export interface Palette {
  readonly paper: Colour
  readonly paperHi: Colour
  readonly paperLo: Colour
  readonly stain: Colour
  readonly ink: Colour
  readonly ink2: Colour
  readonly coast: Colour
  readonly sea: Colour
  readonly seaLo: Colour
  readonly seaEdge: Colour
  /** The shallows, from the deep to the beach. */
  readonly shal: readonly [Colour, Colour, Colour]
  readonly foam: Colour
  readonly wave: Colour
  readonly storm: Colour
  readonly whirl: Colour
  readonly grid: Colour
  readonly sand: Colour
  readonly grass: Colour
  readonly grass2: Colour
  readonly leaf: Colour
  readonly leaf2: Colour
  readonly rock: Colour
  readonly rock2: Colour
  readonly rock3: Colour
  readonly snow: Colour
  readonly ash: Colour
  readonly wall: Colour
  readonly wall2: Colour
  readonly roof: Colour
  readonly roof2: Colour
  readonly thatch: Colour
  readonly window: Colour
  /** Whether windows and lanterns glow. */
  readonly lamp: boolean
  readonly name: Colour
  readonly halo: Colour
  readonly brass: Colour
  readonly gold: Colour
  readonly red: Colour
  readonly cloud: Colour
  readonly cloud2: Colour
  readonly cloud3: Colour
  readonly bolt: Colour
  readonly landShade: Colour
  readonly threat: Colour
}

export const DAY: Palette = {
  paper: '#f1e4c6',
  paperHi: '#fbf3dd',
  paperLo: '#d8be8c',
  stain: '#8a5a24',
  ink: '#2c2117',
  ink2: '#5b4630',
  coast: '#33261a',
  sea: '#86b6b6',
  seaLo: '#5f98a0',
  seaEdge: '#3e7580',
  shal: ['#9cc7c0', '#b7d9cb', '#d3e8d3'],
  foam: '#f3f7ea',
  wave: '#3b717c',
  storm: '#5a6d86',
  whirl: '#2c6673',
  grid: '#1f4a55',
  sand: '#f0deab',
  grass: '#b5bd78',
  grass2: '#8ea25b',
  leaf: '#5f8148',
  leaf2: '#3f6238',
  rock: '#c2ab8a',
  rock2: '#86705a',
  rock3: '#5f4d3f',
  snow: '#fbf5e6',
  ash: '#8d7f7b',
  wall: '#f3e6c8',
  wall2: '#cdb58c',
  roof: '#b4512f',
  roof2: '#7f3420',
  thatch: '#c79a4b',
  window: '#3a2a1c',
  lamp: false,
  name: '#2a1c10',
  halo: '#f4ead0',
  brass: '#b8862b',
  gold: '#f0b429',
  red: '#a1261d',
  cloud: '#e7e6dc',
  cloud2: '#7e8ba0',
  cloud3: '#4b5a73',
  bolt: '#ffe48a',
  landShade: '#7a5a2c',
  threat: '#5d1220',
}

export const NIGHT: Palette = {
  paper: '#2b3342',
  paperHi: '#3b4454',
  paperLo: '#1c2330',
  stain: '#0b0f18',
  ink: '#0c1119',
  ink2: '#8f8667',
  coast: '#e2cf9a',
  sea: '#16364e',
  seaLo: '#0f2a41',
  seaEdge: '#06141f',
  shal: ['#1f4a62', '#285d71', '#357480'],
  foam: '#cfe6e2',
  wave: '#4f8ba0',
  storm: '#0c1a30',
  whirl: '#051523',
  grid: '#8fc0cc',
  sand: '#7d7355',
  grass: '#566046',
  grass2: '#435040',
  leaf: '#35523f',
  leaf2: '#213a32',
  rock: '#6d6a6a',
  rock2: '#47474f',
  rock3: '#2b2c36',
  snow: '#c9d2da',
  ash: '#4f4b52',
  wall: '#8b8067',
  wall2: '#544c40',
  roof: '#6e3526',
  roof2: '#471f18',
  thatch: '#6d5530',
  window: '#ffcf6b',
  lamp: true,
  name: '#f6e9c6',
  halo: '#0d1a28',
  brass: '#d9ab4e',
  gold: '#ffcb57',
  red: '#c5402f',
  cloud: '#5b6a80',
  cloud2: '#2b3850',
  cloud3: '#141d30',
  bolt: '#fff0b0',
  landShade: '#0a0d12',
  threat: '#ff6b5e',
}

/** The line around every thing that lies on the chart. */
export const OUTLINE: Colour = '#2c2117'

/** The glow of a lamp, for the drawings that use it. */
export const GLOW =
  '<radialGradient id="qc-glow"><stop offset="0" stop-color="#ffd98a" stop-opacity=".8"/><stop offset="1" stop-color="#ffb347" stop-opacity="0"/></radialGradient>'
