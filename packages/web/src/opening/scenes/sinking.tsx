import { enemyTile, sinkingPlace, voyageTile, type Deck } from '@flotilla/art/opening/sinking'
import { useMemo } from 'react'
import type { Scene, Setup, TileProps } from '../scene.ts'
import { Pictured, TilePicture } from './picture.tsx'

const ANY = 'random'
const foeOf = (enemy: string | undefined): Deck['enemy'] => (enemy === undefined || enemy === ANY ? null : (enemy as Deck['enemy']))

const deckOf = ({ chosen, seats, night, small }: Setup): Deck => ({
  seats,
  enemy: foeOf(chosen.enemy),
  voyage: chosen.variant === 'voyage',
  night,
  small,
})

function Place({ setup }: { setup: Setup }) {
  return <Pictured place={useMemo(() => sinkingPlace(deckOf(setup)), [setup])} small={setup.small} />
}

function Tile({ choice, value, setup: { chosen, night } }: TileProps) {
  const { enemy } = chosen
  const tile = useMemo(
    () => (choice === 'enemy' ? enemyTile(foeOf(value), night) : voyageTile(value === 'voyage', foeOf(enemy), night)),
    [choice, value, enemy, night],
  )
  return <TilePicture tile={tile} />
}

export const scene: Scene = { Place, Tile, plates: (setup) => sinkingPlace(deckOf(setup)).plates }
