import type { Colour } from '../../kit/index.ts'

export type CharacterName = 'pete' | 'frankie' | 'billy' | 'netty' | 'genny' | 'quinn'
export const CHARACTER_NAMES: readonly CharacterName[] = ['pete', 'frankie', 'billy', 'netty', 'genny', 'quinn']

/** What a body is made of; heights count upwards from the floor, so they are negative. */
export interface Build {
  readonly skin: Colour
  readonly hair: Colour
  readonly shirt: Colour
  readonly sleeve: Colour
  readonly pants: Colour
  readonly boot: Colour
  /** Half the head's width and height, and how broad the chin is. */
  readonly hw: number
  readonly hh: number
  readonly jaw: number
  /** Height of the shoulders, half their width; half the hips' width and their height; how far the belly stands out. */
  readonly sh: number
  readonly sw: number
  readonly hip: number
  readonly hipY: number
  readonly bulge: number
  readonly leg: number
  readonly arm: number
  readonly hand: number
  readonly nose: 'long' | 'snub' | 'round'
  /** How the head is held. */
  readonly tilt: number
}

const arms = { arm: 11, hand: 7.5 }

export const BUILDS: Readonly<Record<CharacterName, Build>> = {
  pete: {
    skin: '#e7b48a',
    hw: 21,
    hh: 27,
    jaw: 0.62,
    sh: -96,
    sw: 21,
    hip: 16,
    hipY: -46,
    bulge: 0,
    shirt: '#f1e6cf',
    pants: '#5a4a54',
    boot: '#3b2a2c',
    leg: 10,
    nose: 'long',
    sleeve: '#f1e6cf',
    hair: '#5b3320',
    ...arms,
    tilt: -4,
  },
  netty: {
    skin: '#f0c29b',
    hw: 22,
    hh: 24,
    jaw: 0.66,
    sh: -90,
    sw: 20,
    hip: 19,
    hipY: -42,
    bulge: 0,
    shirt: '#6d8176',
    pants: '#6b5546',
    boot: '#4a4a3a',
    leg: 10,
    nose: 'snub',
    sleeve: '#6d8176',
    hair: '#b7522a',
    ...arms,
    tilt: 3,
  },
  genny: {
    skin: '#8d5a3b',
    hw: 23,
    hh: 23,
    jaw: 0.74,
    sh: -82,
    sw: 24,
    hip: 20,
    hipY: -38,
    bulge: 2,
    shirt: '#e4d4b0',
    pants: '#55403a',
    boot: '#2f2528',
    leg: 12,
    nose: 'round',
    sleeve: '#8d5a3b',
    hair: '#2b2026',
    ...arms,
    tilt: -5,
  },
  quinn: {
    skin: '#e3b184',
    hw: 20,
    hh: 25,
    jaw: 0.55,
    sh: -95,
    sw: 20,
    hip: 15,
    hipY: -46,
    bulge: 0,
    shirt: '#f4ead2',
    pants: '#d6c6a2',
    boot: '#3a2b2e',
    leg: 9,
    nose: 'long',
    sleeve: '#4a3f5c',
    hair: '#3a2c36',
    ...arms,
    tilt: 2,
  },
  billy: {
    skin: '#d99a72',
    hw: 21,
    hh: 22,
    jaw: 0.8,
    sh: -100,
    sw: 37,
    hip: 24,
    hipY: -40,
    bulge: 7,
    shirt: '#d99a72',
    pants: '#4d4a52',
    boot: '#33272a',
    leg: 14,
    nose: 'round',
    sleeve: '#d99a72',
    hair: '#241b20',
    arm: 15,
    hand: 9,
    tilt: 0,
  },
  frankie: {
    skin: '#eeb091',
    hw: 24,
    hh: 23,
    jaw: 0.85,
    sh: -86,
    sw: 24,
    hip: 26,
    hipY: -36,
    bulge: 12,
    shirt: '#c9cfc6',
    pants: '#6a5648',
    boot: '#40302c',
    leg: 11,
    nose: 'round',
    sleeve: '#c9cfc6',
    hair: '#6b4a33',
    ...arms,
    tilt: 5,
  },
}
