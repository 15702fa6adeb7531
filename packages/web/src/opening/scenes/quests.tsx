import { sizeOf } from '@flotilla/art/opening/place'
import {
  chanceTile,
  chartFrame,
  draftTile,
  questsPlates,
  questsShips,
  sidesTile,
  tableTop,
  type CaptainsTable,
} from '@flotilla/art/opening/quests'
import { paperSheet, tile } from '@flotilla/art/opening/place'
import { useMemo } from 'react'
import { Drawing } from '../../layout/drawing.tsx'
import { OwnMaps, drawnOptions } from '../../maps/own-maps.tsx'
import type { Scene, Setup, TileProps } from '../scene.ts'
import { ChartPicture } from './chart-picture.tsx'
import { chartFor } from './charts.ts'
import { TilePicture, boxOf } from './picture.tsx'

const COOP_MARAUDERS = 3
/** Charts that nobody has seen yet. */
const UNSEEN: readonly string[] = ['random', 'draft']

const maraudersOf = ({ mode, marauders }: Setup['options']): number =>
  typeof marauders === 'number' ? marauders : mode === 'coop' ? COOP_MARAUDERS : 0

const chartOf = ({ options, seats, sides }: Setup) => chartFor(options, seats.length, sides)

const tableOf = (setup: Setup): CaptainsTable => ({
  seats: setup.seats,
  chart: chartOf(setup),
  sides: setup.sides,
  marauders: maraudersOf(setup.options),
  night: setup.night,
  small: setup.small,
})

function Place({ setup }: { setup: Setup }) {
  const { small, night, chosen, say } = setup
  const table = useMemo(() => tableOf(setup), [setup])
  const chart = chartOf(setup)
  const frame = chartFrame(chart.ratio, small)
  const wood = useMemo(() => tableTop(night), [night])
  const ships = useMemo(() => questsShips(table), [table])
  const unseen = UNSEEN.includes(chosen.chart ?? '')
  const { width, height } = sizeOf(small)
  const part = (x: number, whole: number): string => `${(x / whole) * 100}%`
  return (
    <>
      <Drawing svg={wood} box={boxOf(small)} style={{ overflow: 'visible' }} />
      <div
        style={{
          position: 'absolute',
          left: part(frame.x, width),
          top: part(frame.y, height),
          width: part(frame.width, width),
          height: part(frame.height, height),
        }}
      >
        <ChartPicture chart={chart} night={night} faded={unseen} />
      </div>
      <Drawing svg={ships} box={boxOf(small)} style={{ overflow: 'visible', position: 'absolute', inset: 0 }} />
      {unseen && !small ? <Veil words={say(`pick.chart.${chosen.chart ?? ''}`)} /> : null}
    </>
  )
}

const Veil = ({ words }: { words: string }) => (
  <p
    style={{
      position: 'absolute',
      top: '50%',
      insetInline: 0,
      margin: 0,
      font: '400 34px var(--s-display)',
      color: 'var(--s-ink)',
      textAlign: 'center',
    }}
  >
    {words}
  </p>
)

function Tile({ choice, value, setup }: TileProps) {
  const { night, options, seats, sides } = setup
  const n = seats.length
  const drawn = useMemo(() => {
    if (choice === 'mode') return sidesTile(value, night)
    if (value === 'random') return chanceTile(night)
    if (value === 'draft') return draftTile(night)
    return value === 'own' ? tile(paperSheet(58, 37), 'var(--s-sheet-2)') : null
  }, [choice, value, night])
  const chart = useMemo(() => {
    if (drawn !== null) return null
    const layout = options.mode === 'coop' ? {} : { layout: value }
    return chartFor({ ...options, ...layout, ...(options.mode === 'coop' ? { board: value } : {}) }, n, sides)
  }, [drawn, options, value, n, sides])
  if (drawn !== null) return <TilePicture tile={drawn} />
  return chart === null ? null : <ChartPicture chart={chart} night={night} cut />
}

export const scene: Scene = {
  Place,
  Tile,
  plates: (setup) => questsPlates(tableOf(setup)),
  Own: OwnMaps,
  ownChoice: 'chart',
  brought: drawnOptions,
}
