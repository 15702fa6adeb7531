import { bottomPlace, cruiseTile, startTile, type Roads } from '@flotilla/art/opening/bottom'
import { useMemo } from 'react'
import type { Scene, Setup, TileProps } from '../scene.ts'
import { Pictured, TilePicture } from './picture.tsx'

/** What the Iceberg costs on a long and on a short cruise. */
const PRICES = { standard: 20, short: 15 } as const

const roadsOf = ({ chosen, seats, night, small }: Setup): Roads => ({
  seats,
  draft: chosen.start === 'draft',
  short: chosen.pace === 'short',
  night,
  small,
})

function Place({ setup }: { setup: Setup }) {
  return <Pictured place={useMemo(() => bottomPlace(roadsOf(setup)), [setup])} small={setup.small} />
}

function Tile({ choice, value, setup: { night } }: TileProps) {
  const tile = useMemo(() => {
    if (choice === 'start') return startTile(value === 'draft', night)
    const pace = value === 'short' ? 'short' : 'standard'
    return cruiseTile(pace === 'short', PRICES[pace], night)
  }, [choice, value, night])
  return <TilePicture tile={tile} />
}

export const scene: Scene = { Place, Tile, plates: (setup) => bottomPlace(roadsOf(setup)).plates }
