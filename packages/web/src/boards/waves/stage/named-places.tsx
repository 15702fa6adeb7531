import type { Point } from '@flotilla/art/kit'
import type { Box } from '@flotilla/art/waves'
import { placeAt } from './art.tsx'
import styles from '../board.module.css'
import { useStage } from './stage.tsx'

/** The box around some boxes. */
function around(...boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map(([x]) => x))
  const top = Math.min(...boxes.map(([, y]) => y))
  return [left, top, Math.max(...boxes.map(([x, , w]) => x + w)) - left, Math.max(...boxes.map(([, y, , h]) => y + h)) - top]
}

const near = ([x, y]: Point, reach: number): Box => [x - reach, y - reach, 2 * reach, 2 * reach]

/** What somebody who explains the game can point at. */
export function NamedPlaces() {
  const {
    layout: { targets, edge, nests, nestDie, score, infamy },
  } = useStage()
  return (
    <div className={styles.places} aria-hidden>
      <span data-place="pool" style={placeAt(edge)} />
      <span data-place="nest" style={placeAt(around(...nests.map((at) => near(at, nestDie * 0.7))))} />
      <span data-place="infamy" style={placeAt(near(infamy.at, infamy.size))} />
      <span data-place="points" style={placeAt(near(score.at, score.size))} />
      {[targets.chest0, targets.chest1, targets.chest2].map((target, chest) => (
        <span key={chest} data-place={`chest:${chest}`} style={placeAt(target)} />
      ))}
      <span data-place="chests" style={placeAt(around(targets.chest0, targets.chest1, targets.chest2))} />
      <span data-place="hull" style={placeAt(targets.hull)} />
      <span data-place="small" style={placeAt(targets.small)} />
      <span data-place="large" style={placeAt(targets.large)} />
      <span data-place="spirits" style={placeAt(targets.spirits)} />
      {[targets.bury0, targets.bury1, targets.bury2].map((target, chest) => (
        <span key={chest} data-place={`bury:${chest}`} style={placeAt(target)} />
      ))}
      <span data-place="ports" style={placeAt(targets.ports)} />
      <span data-place="crew" style={placeAt(targets.crew)} />
    </div>
  )
}
