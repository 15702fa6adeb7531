import { anchor, splash } from '@flotilla/art/waves'
import { flag } from '@flotilla/art/kit'
import { useMemo } from 'react'
import styles from './anchor.module.css'
import { Art } from '../stage/art.tsx'
import type { SceneProps } from './scenes.tsx'
import { useStage } from '../stage/stage.tsx'

const CHAIN = 560

/** The anchor drops: the round is over, and the flag on its ring is whose turn it is to begin; or the game is over. */
export function Anchor({ moment }: SceneProps) {
  const { layout } = useStage()
  const [sx, sy, w, h] = layout.stage
  const x = sx + w * 0.42
  const floor = layout.tall ? 700 : 600
  const { first } = moment.event
  const k = layout.tall ? 0.7 : 1
  const svg = useMemo(
    () => anchor(90, CHAIN, k, CHAIN) + (typeof first === 'number' ? flag(first, 94, CHAIN - 330 * k, 92 * k, 66 * k) : ''),
    [k, first],
  )
  const water = useMemo(() => splash(150, 130, layout.tall ? 0.9 : 1.3), [layout.tall])
  const seen = { 'data-still': moment.still }
  const lasts = { ['--ms' as string]: `${moment.ms}ms` }
  return (
    <>
      <div className={styles.clipped} style={{ left: sx, top: sy, width: w, height: floor + 16 - sy }}>
        <div
          className={styles.anchor}
          {...seen}
          style={{ ...lasts, left: x - sx - 90, top: floor - sy - CHAIN, ['--fall' as string]: `${-h}px` }}
        >
          <Art svg={svg} box={[-10, 0, 240, 580]} />
        </div>
      </div>
      <div className={styles.splash} {...seen} style={{ ...lasts, left: x - 150, top: floor - 120 }}>
        <Art svg={water} box={[0, 0, 300, 170]} />
      </div>
    </>
  )
}
