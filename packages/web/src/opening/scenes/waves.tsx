import { palette } from '@flotilla/art/waves'
import { properties } from '@flotilla/art/kit'
import { chestTile, fleetTile, numbersTile, wavesPlace, type PaperSea } from '@flotilla/art/opening/waves'
import { useMemo } from 'react'
import type { Scene, Setup, TileProps } from '../scene.ts'
import { Pictured, TilePicture } from './picture.tsx'

/** Squares beside each other in a chest: it has two rows of them. */
const COLUMNS = { standard: 4, short: 2 } as const

const seaOf = ({ chosen, seats, night, small }: Setup): PaperSea => ({ seats, solo: chosen.mode === 'solo', night, small })
const coloursOf = (night: boolean) => properties('waves', night ? palette.night : palette.day)

function Place({ setup }: { setup: Setup }) {
  const place = useMemo(() => wavesPlace(seaOf(setup)), [setup])
  return (
    <div style={{ ...coloursOf(setup.night), display: 'contents' }}>
      <Pictured place={place} small={setup.small} />
    </div>
  )
}

function Tile({ choice, value, setup: { night } }: TileProps) {
  const tile = useMemo(() => {
    if (choice === 'mode') return fleetTile(value === 'solo')
    return choice === 'length' ? chestTile(COLUMNS[value === 'short' ? 'short' : 'standard']) : numbersTile(value)
  }, [choice, value])
  return (
    <div style={{ ...coloursOf(night), display: 'contents' }}>
      <TilePicture tile={tile} />
    </div>
  )
}

export const scene: Scene = { Place, Tile, plates: (setup) => wavesPlace(seaOf(setup)).plates }
