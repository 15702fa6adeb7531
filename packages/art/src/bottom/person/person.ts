import { disc, fill, type Svg } from '../../kit/index.ts'
import { clip } from '../clips.ts'
import { darker, tone, type Material, type Tone } from '../palette.ts'
import { arm, type Limb } from './arm.ts'
import { BODIES, type Dress } from './bodies.ts'
import { face, type Look } from './face.ts'
import { BEARDS, FRINGES, MANES, type Beard, type HairCut } from './hair.ts'
import { HATS, type Hat } from './hats.ts'

/** A person by head, dress, pose and what they hold. */
export interface Figure {
  readonly skin?: Material
  readonly head?: { readonly x?: number; readonly y?: number; readonly turn?: number; readonly size?: number }
  readonly hair?: readonly [HairCut, Material]
  readonly beard?: readonly [Beard, Material]
  readonly hat?: readonly [Hat, Material?]
  readonly face: Look
  readonly body: Dress
  readonly arms?: readonly Limb[]
  /** Behind everything; over the dress, under the arms; in the hands. */
  readonly behind?: Svg
  readonly over?: Svg
  readonly prop?: Svg
  /** Under a hood: only what glows is seen. */
  readonly shadowed?: boolean
}

const HEAD = 'M0,-20C10,-20 15,-12 14.5,-1C14,8 8,20 0,20C-8,20 -14,8 -14.5,-1C-15,-12 -10,-20 0,-20Z'

/** Drawn in the light, and again in the shade, cut by the one edge. */
function lit(part: (t: Tone) => Svg, edge: 'head' | 'body'): Svg {
  const light = part(0)
  return light === '' ? '' : `<g>${light}</g><g ${clip(edge)}>${part(1)}</g>`
}

const isMane = (cut: HairCut): cut is keyof typeof MANES => cut in MANES
const isFringe = (cut: HairCut): cut is keyof typeof FRINGES => cut in FRINGES

/** The cut-paper person: two tones over one hard edge, light from the right. */
export function person({ skin = 'fair', head = {}, hair, beard, hat, face: look, body, arms = [], ...more }: Figure): Svg {
  const { x = 70, y = 50, turn = 0, size = 1.12 } = head
  const mane = (t: Tone): Svg => (hair !== undefined && isMane(hair[0]) ? MANES[hair[0]](tone(hair[1], t)) : '')
  const skull = (t: Tone): Svg => disc(-14.5, 1, 3.4, tone(skin, t)) + disc(14.5, 1, 3.4, tone(skin, t)) + fill(HEAD, tone(skin, t))
  const fringe = (t: Tone): Svg => (hair === undefined ? '' : FRINGES[isFringe(hair[0]) ? hair[0] : 'side'](tone(hair[1], t)))
  const top = (t: Tone): Svg =>
    (beard === undefined ? '' : BEARDS[beard[0]](tone(beard[1], t))) + fringe(t) + (hat === undefined ? '' : HATS[hat[0]](t, hat[1]))
  // A head that is put aside bends its neck.
  const bent = (x - 70) * 0.75
  const neck = (t: Tone): Svg =>
    fill(`M${62 + bent},58H${78 + bent}L78,80Q70,88 62,80Z`, tone(skin, t)) +
    fill(`M${61 + bent},66Q${70 + bent},80 ${79 + bent},66L79,72Q70,84 61,72Z`, tone(skin, darker(t)))
  const place = `transform="translate(${x},${y}) rotate(${turn}) scale(${size})"`
  return (
    (more.behind ?? '') +
    `<g ${place}>${lit(mane, 'head')}</g>` +
    lit((t) => (body.cut === 'cloak' ? '' : neck(t)) + BODIES[body.cut](t, body), 'body') +
    `<g ${place}>${more.shadowed === true ? lit(top, 'head') + face(look) : lit(skull, 'head') + face(look) + lit(top, 'head')}</g>` +
    (more.over ?? '') +
    lit((t) => arms.map((limb) => arm(limb, t, skin)).join(''), 'body') +
    (more.prop ?? '')
  )
}
