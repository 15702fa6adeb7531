import { BERTHS, backdrop, foreground } from '@flotilla/art/harbour'
import type { Hour } from '@flotilla/art/harbour/plan'
import { useMemo } from 'react'
import { Drawing } from '../layout/drawing.tsx'
import styles from './scene.module.css'

/** The whole scene is wider than a screen, so that none shows its edge. */
const ALL = '-640 0 2560 720'

/** Sky, ships and quay, each ship a layer of its own: what moves is moved by the compositor alone. */
export default function Scene({ hour }: { hour: Hour }) {
  const back = useMemo(() => backdrop(hour), [hour])
  const front = useMemo(foreground, [])
  const ships = useMemo(() => Object.entries(BERTHS).map(([game, { draw }]) => [game, draw()] as const), [])
  return (
    <div className="harbour-scene" aria-hidden>
      <Drawing svg={back} box={ALL} />
      {ships.map(([game, svg]) => (
        <Drawing key={game} svg={svg} box={ALL} className={styles.ship} />
      ))}
      <Drawing svg={front} box={ALL} />
    </div>
  )
}
