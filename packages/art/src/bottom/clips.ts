import { fill, type Svg } from '../kit/index.ts'

/** The one hard edge between light and shade, and what else is cut out of something. */
const CLIPS = {
  head: 'M-60,-60H1L2,-8L4.5,5.5L.5,7.5L1.5,12L0,22L2,60H-60Z',
  body: 'M-20,-20H73L72,84L76,110L66,190H-20Z',
  left: 'M0,0H70V178H0Z',
  right: 'M70,0H140V178H70Z',
  port: 'M20,64A50,50 0 1 1 120,64A50,50 0 1 1 20,64Z',
  arch: 'M25,178V64C25,36 46,17 70,17C94,17 115,36 115,64V178Z',
  ball: 'M80,30H112Q98,60 116,90H80Z',
  bomb: 'M80,40H110Q96,68 114,96H80Z',
} as const

export const clip = (name: keyof typeof CLIPS): string => `clip-path="url(#${name})"`

/** Belongs into every document that has figures or backdrops in it. */
export const clipDefs: Svg = `<defs>${Object.entries(CLIPS)
  .map(([name, d]) => `<clipPath id="${name}">${fill(d, '#000')}</clipPath>`)
  .join('')}</defs>`
