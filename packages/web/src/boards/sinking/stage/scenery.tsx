import {
  BLEED,
  aftermath,
  backdrop,
  beside,
  castaway,
  defsOf,
  flats,
  holdDepth,
  holdPath,
  holdWater,
  lantern,
  openShip,
  type EnemyName,
  type Light,
  type Stage,
  TOP,
  waterY,
} from '@flotilla/art/sinking'
import { memo } from 'react'
import { Art, Baked, type Box } from './art.tsx'
import type { Fit } from './fit.ts'
import styles from './scenery.module.css'

interface Set {
  readonly fit: Fit
  readonly stage: Stage
  readonly light: Light
  readonly enemy: EnemyName
  readonly spaces: number
  readonly ended: '' | 'saved' | 'sunk'
}

const density = ({ scale }: Fit): number => Math.min(2, scale * devicePixelRatio)
const nameOf = ({ stage, light, enemy }: Set): string =>
  `${light.night ? 'night' : 'day'} ${stage.level} ${stage.phone ? 'phone' : 'wide'} ${enemy}`

/** Sky, enemy and sea, as far as the screen goes; the ship and what stands beside her. Two bitmaps. */
export const Scenery = memo(
  function Scenery(set: Set) {
    const { fit, stage, light, enemy, spaces, ended } = set
    const around: Box = [-fit.left / fit.scale, TOP - fit.top / fit.scale, fit.width / fit.scale, fit.height / fit.scale]
    const ship: Box = stage.phone ? [0, TOP, 390, 540] : [0, TOP - Math.min(40, fit.top / fit.scale), 1280, 640]
    const defs = (): string => defsOf(light)
    return (
      <>
        <Baked
          name={`back ${nameOf(set)} ${ended}`}
          draw={() => (ended === '' ? backdrop(light, stage, enemy) : aftermath(light, stage, enemy, ended === 'saved'))}
          defs={defs}
          box={around}
          density={density(fit)}
          className={styles.layer}
          style={{ left: around[0], top: around[1] - TOP }}
        />
        <div className={styles.afloat} data-ended={ended === '' ? undefined : ended}>
          <Baked
            name={`ship ${nameOf(set)} ${spaces} ${ended}`}
            draw={() => openShip(light, stage, ended === '') + (ended === '' ? beside(light, stage, enemy, spaces) : '')}
            defs={defs}
            box={ship}
            density={density(fit)}
            className={styles.layer}
            style={{ left: ship[0], top: ship[1] - TOP }}
          />
        </div>
      </>
    )
  },
  (a, b) =>
    a.fit === b.fit && a.stage === b.stage && a.light === b.light && a.enemy === b.enemy && a.spaces === b.spaces && a.ended === b.ended,
)

interface Hold {
  readonly stage: Stage
  readonly light: Light
  readonly water: number
  readonly threshold: number
  /** Behind what floats in it, or before it. */
  readonly which: 'back' | 'front'
}

/** The water that stands in the flooding section: it rises and falls, its surface moves, and what floats is half in it. */
export function HoldWater({ stage, light, water, threshold, which }: Hold) {
  const { phone, holdY, keelY, width } = stage
  const period = phone ? 60 : 100
  const deep = keelY - holdY + 60
  const y = waterY(stage, water, threshold)
  const keel = Math.round(keelY - y)
  return (
    <div className={styles.hold} data-which={which} style={{ clipPath: `path('${holdPath(stage)}')`, top: -TOP }} aria-hidden>
      <div className={styles.level} style={{ transform: `translateY(${y}px)` }} data-idle="water">
        <Art
          name={`water ${which} ${light.night} ${stage.level} ${phone} ${keel}`}
          draw={() =>
            which === 'back' ? holdDepth(light, width, deep, period) : defsOf(light) + holdWater(light, width, deep, period, keel, phone)
          }
          box={[-period, -14, width + 2 * period, deep + 14]}
          className={styles.sheet}
          style={sheetStyle(width, deep, period)}
        />
        {phone || which === 'front' ? null : <Art name="castaway" draw={castaway} box={[-36, -36, 72, 56]} className={styles.castaway} />}
      </div>
    </div>
  )
}

/** A style of its own for each shape, so that nothing is drawn anew for an equal one. */
const kept = new Map<string, React.CSSProperties>()
const sheetStyle = (width: number, deep: number, period: number): React.CSSProperties => {
  const key = `${width} ${deep} ${period}`
  const style = kept.get(key) ?? {
    left: -period,
    top: -14,
    width: width + 2 * period,
    height: deep + 14,
    ['--period' as string]: `${-period}px`,
  }
  kept.set(key, style)
  return style
}

/** What moves slowly before the ship: a lamp in each room. */
export function Lamps({ stage, light }: { stage: Stage; light: Light }) {
  if (stage.phone) return null
  return stage.rooms.map(({ action, x, y, w }) => (
    <div key={action} className={styles.lamp} style={{ left: x + w - 58, top: y - TOP }} data-idle="lamp">
      <Art name={`lamp ${light.night} ${stage.level}`} draw={() => defsOf(light) + lantern()} box={[-46, 0, 92, 78]} />
    </div>
  ))
}

/** The wave flats in which the hand stands: the deep one behind it, the low one before it. */
export function Flats({ stage, light, fit, which }: { stage: Stage; light: Light; fit: Fit; which: 'back' | 'front' }) {
  const period = stage.phone ? 78 : 116
  const reach = Math.min(BLEED, fit.left / fit.scale)
  const periods = Math.ceil(reach / period)
  const y = which === 'back' ? stage.dockY - 12 : stage.height - (stage.phone ? 20 : 24)
  const high = stage.height - y
  const width = stage.width + 2 * periods * period
  return (
    <div className={styles.flats} data-which={which} style={{ left: -periods * period, top: y - TOP, width, height: high }} aria-hidden>
      <div data-idle={which} className={styles.strip} style={{ left: -period, ['--period' as string]: `${-period}px` }}>
        <Art
          name={`${which} ${light.night} ${stage.level} ${width}`}
          draw={() => defsOf(light) + flats(light, width, high + 4, period, which === 'back' ? 'url(#deep)' : light.deep[1])}
          box={[-period, 0, width + 2 * period, high]}
          style={sheetStyle(width, high - 14, period)}
        />
      </div>
    </div>
  )
}
