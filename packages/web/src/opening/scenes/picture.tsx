import { sizeOf, type Place, type Tile } from '@flotilla/art/opening/place'
import { Drawing } from '../../layout/drawing.tsx'

export const boxOf = (small: boolean): string => {
  const { width, height } = sizeOf(small)
  return `0 0 ${width} ${height}`
}

/** A place in its frame; what it bleeds over the frame is seen where there is room. */
export function Pictured({ place, small }: { place: Pick<Place, 'art'>; small: boolean }) {
  return <Drawing svg={place.art} box={boxOf(small)} style={{ overflow: 'visible' }} />
}

export function TilePicture({ tile: { art, box } }: { tile: Tile }) {
  return <Drawing svg={art} box={box} slice="xMidYMid" />
}
