import { slab } from '../kit/shape.ts'
import type { Svg } from '../kit/svg.ts'
import { bust } from './coats.ts'
import { EXTRAS, SKINS, beard, looks, skull } from './face.ts'
import type { Portrait } from './features.ts'
import { HAIRS, hairBehind, hairFront } from './hair.ts'
import { HATS } from './hats.ts'

const SKIES = ['#bfdcd6', '#e9cf9c', '#b9cbe0', '#d9bda8', '#c3d0a4'] as const

/** Head and shoulders, the chin at about 0,26. */
export function seafarer({ skin: tone, hair: cut, colour, hat, beard: kind, extra, mood, coat }: Portrait): Svg {
  const [skin, hair] = [SKINS[tone], HAIRS[colour]]
  return (
    hairBehind(cut, hair, hat > 0) +
    bust(coat, skin) +
    skull(skin) +
    beard(kind, hair) +
    looks(mood, skin, hair) +
    EXTRAS[extra] +
    hairFront(cut, hair) +
    HATS[hat]()
  )
}

export const PORTRAIT_BOX = '-50 -52 100 100'

/** A portrait that fills its box, to be framed. */
export const portrait = (of: Portrait): Svg => slab(-60, -60, 120, 120, SKIES[of.sky]) + `<g transform="translate(0 4)">${seafarer(of)}</g>`
