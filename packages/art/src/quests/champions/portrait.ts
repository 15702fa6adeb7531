import { ids, type Colour, type Svg } from '../../kit/index.ts'
import { CHAMPIONS } from './champions.ts'
import { delve } from './delve.ts'
import { dwunny } from './dwunny.ts'
import { porc } from './porc.ts'

const NATIONS = { dwunny, delve, porc } as const
const id = ids('qc-medal')

/** A champion from the chest up, 100 by 104. */
export function bust(champion: string): Svg {
  const looks = CHAMPIONS[champion]
  return looks === undefined ? '' : NATIONS[looks.nation](looks)
}

/** The same in a round frame. */
export function medal(champion: string, rim: Colour = '#b8862b'): Svg {
  const [dark, light] = CHAMPIONS[champion]?.bg ?? ['#8a8170', '#d8cdb4']
  const clip = id()
  return `<defs><clipPath id="${clip}"><circle cx="50" cy="52" r="45"/></clipPath><radialGradient id="${clip}g" cx=".35" cy=".3" r=".8"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></radialGradient></defs><circle cx="51" cy="54.5" r="48" fill="#000" opacity=".3"/><circle cx="50" cy="52" r="45" fill="url(#${clip}g)"/><g clip-path="url(#${clip})">${bust(champion)}</g><circle cx="50" cy="52" r="45.5" fill="none" stroke="#2a1c12" stroke-width="5.4"/><circle cx="50" cy="52" r="45.5" fill="none" stroke="${rim}" stroke-width="3.2"/><path d="M10,32A45,45 0 0 1 40,8" stroke="#fff" stroke-opacity=".6" stroke-width="1.6" fill="none"/>`
}
