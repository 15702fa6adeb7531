import type { Point } from '@flotilla/art/kit'
import type { Box } from '@flotilla/art/waves'
import type { Seat } from '@flotilla/kernel'
import type { ReadCtx, WavesEvent } from '@flotilla/waves/client'
import type { Moment } from '../../../story/moment.ts'
import { Anchor } from './anchor.tsx'
import { Gunfire } from './broadside.tsx'
import { Burying } from './burying.tsx'
import type { WavesProps } from '../props.ts'

/** Where ships and their chests are, whoever's they are. */
export interface Whereabouts {
  readonly muzzle: (seat: Seat, cannon: 'small' | 'large') => Point
  readonly chest: (seat: Seat, chest: number) => Box
  readonly hold: (seat: Seat) => Point
  readonly grave: (seat: Seat, chest: number) => Point
  /** The side that stops a ball, and where the ball falls into the sea then. */
  readonly side: (seat: Seat) => { readonly hull: Point; readonly water: Point }
}

export interface SceneProps {
  readonly board: WavesProps
  readonly ctx: ReadCtx
  readonly moment: Moment<WavesEvent>
  readonly where: Whereabouts
  /** Whose ship lies large. */
  readonly shown: Seat
}

/** The big moments, each staged over the board for as long as it is told. */
export function Scene(props: SceneProps) {
  const { moment } = props
  switch (moment.event.type) {
    case 'volley':
    case 'navy':
      return <Gunfire key={moment.n} {...props} />
    case 'buried':
      return <Burying key={moment.n} {...props} />
    case 'anchor':
    case 'ended':
      return <Anchor key={moment.n} {...props} />
    default:
      return null
  }
}
