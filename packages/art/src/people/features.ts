import { random, seedOf } from '../kit/random.ts'

/** What a portrait is made of: each feature is one of so many. The order is that of the code, and only ever grows at its end. */
export const FEATURES = {
  skin: 6,
  hair: 8,
  colour: 7,
  hat: 9,
  beard: 5,
  extra: 6,
  mood: 4,
  coat: 7,
  sky: 5,
} as const

export type Feature = keyof typeof FEATURES
export type Portrait = Readonly<Record<Feature, number>>

export const FEATURE_NAMES = Object.keys(FEATURES) as readonly Feature[]

const portraitBy = (value: (feature: Feature, k: number) => number): Portrait =>
  Object.fromEntries(FEATURE_NAMES.map((feature, k) => [feature, value(feature, k) % FEATURES[feature]])) as Portrait

/** As it is kept: one digit a feature. */
export const codeOf = (portrait: Portrait): string => FEATURE_NAMES.map((feature) => portrait[feature]).join('')

/** Somebody's face, by what they chose; whoever chose nothing has one that goes with the name. */
export function portraitOf(code: string, name: string): Portrait {
  if (/^\d+$/.test(code)) return portraitBy((_, k) => Number(code[k] ?? 0))
  const next = random(seedOf(name))
  const any = portraitBy((feature) => Math.floor(next() * FEATURES[feature]))
  // Nobody is given a beard or a patch unasked: they are chosen.
  return { ...any, beard: 0, extra: any.extra === 1 ? 0 : any.extra }
}

/** Another face altogether. */
export const anyPortrait = (chance: () => number): Portrait => portraitBy((feature) => Math.floor(chance() * FEATURES[feature]))
