import { ACTION_COLOURS, breach, cardPicture, chest, glyph, gun, smallCard, type Glyph } from '@flotilla/art/sinking'
import {
  BREACHES,
  CANNON_TYPES,
  CARDS,
  FIRST_CARD,
  cannonType,
  isBreach,
  isCannon,
  isChest,
  isPermanent,
  nameOfThing,
} from '@flotilla/sinking/client'
import { Art, type Box } from './art.tsx'
import type { SinkingProps } from '../props.ts'
import styles from './thing.module.css'

/** A sign in the text. */
export function Sign({ name, size = 16, colour }: { name: Glyph; size?: number; colour?: string }) {
  return (
    <Art
      name={`${name} ${colour ?? ''}`}
      draw={() => glyph(name, 1, colour ?? (name in ACTION_COLOURS ? ACTION_COLOURS[name as keyof typeof ACTION_COLOURS] : undefined))}
      box={[-13, -13, 26, 26]}
      className={styles.sign}
      style={sized(size)}
    />
  )
}

const sizes = new Map<number, React.CSSProperties>()
const sized = (size: number): React.CSSProperties => {
  const style = sizes.get(size) ?? { width: size, height: size }
  sizes.set(size, style)
  return style
}

const CHEST_BOX: Box = [-24, -22, 48, 42]

/** The picture of anything that lies in a room, by its back. `order`: which of the chests it is. */
export function ThingPicture({
  view,
  back,
  order = 0,
  className,
}: {
  view: SinkingProps['view']
  back: number
  order?: number
  className?: string | undefined
}) {
  const face = view.faces[back]
  if (isChest(back)) return <Art name={`chest ${order}`} draw={() => chest(order)} box={CHEST_BOX} className={className} />
  if (isCannon(back)) {
    const busted = view.columns[BREACHES].includes(back)
    const type = CANNON_TYPES[cannonType(back)]
    return <Art name={`gun ${type} ${busted}`} draw={() => gun(type, busted)} box={[-42, -58, 84, 64]} className={className} />
  }
  if (isPermanent(back))
    return <Art name="permanent" draw={() => breach(1, true, 24)} box={[-44, -30, 88, 60]} className={className} idle="jet" />
  if (isBreach(back))
    return (
      <Art
        name={`breach ${face}`}
        draw={() => breach(Math.max(0, face) + 1, false, 24)}
        box={[-44, -34, 88, 64]}
        className={className}
        idle="jet"
      />
    )
  return <CardPicture face={face} className={className} />
}

/** The picture on a card, or its back. */
export function CardPicture({ face, className }: { face: number; className?: string | undefined }) {
  if (face < 0) return <Art name="back" draw={() => smallCard(null)} box={[-25, -35, 50, 66]} className={className} />
  return <Art name={`card ${CARDS[face]}`} draw={() => cardPicture(CARDS[face])} box={[-34, -40, 68, 80]} className={className} />
}

/** A card as it floats. */
export function FloatingCard({ view, back }: { view: SinkingProps['view']; back: number }) {
  const face = view.faces[back]
  const name = face < 0 ? null : CARDS[face]
  return <Art name={`float ${name}`} draw={() => smallCard(name)} box={[-24, -34, 48, 64]} className={styles.float} idle="float" />
}

/** What a breach leaks and costs, or how often a cannon hits; null of anything else. */
export interface Figures {
  readonly water?: number
  readonly hammers?: number
  readonly hits?: number
  readonly points?: number
}

export function figuresOf({ view, game }: SinkingProps, back: number): Figures {
  const { edition } = game
  const face = view.faces[back]
  if (back >= FIRST_CARD) return face < 0 ? {} : { points: edition.cards[face].points }
  const busted = view.columns[BREACHES].includes(back)
  if (isCannon(back)) return busted ? { hammers: 1 } : { hits: edition.dice.hits[CANNON_TYPES[cannonType(back)]].length }
  if (isPermanent(back)) return { water: edition.permanent.water }
  if (isBreach(back) && face >= 0) return { water: edition.breaches[face].water, hammers: edition.breaches[face].hammers }
  return isChest(back) && busted ? { hammers: 1 } : {}
}

/** Its whole name, with what cannot be seen at a glance. */
export function labelOf({ view, say }: SinkingProps, back: number): string {
  const name = say({ code: `thing.${nameOfThing(view, back)}` })
  return isCannon(back) && view.columns[BREACHES].includes(back) ? `${name}, ${say({ code: 'board.busted' })}` : name
}

/** A short name where the room says the rest. */
export function shortName(say: SinkingProps['say'], name: string, order = 0): string {
  const short = say({ code: `board.short.${name}`, params: { n: ['I', 'II', 'III', 'IV', 'V', 'VI'][Math.max(0, order)] } })
  return short.startsWith('[') ? say({ code: `thing.${name}` }) : short
}
