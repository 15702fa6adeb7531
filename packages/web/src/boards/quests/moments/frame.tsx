import type { QuestsEvent } from '@flotilla/quests/client'
import type { Svg } from '@flotilla/art/kit'
import { SCENE_BOX } from '@flotilla/art/quests'
import type { ReactNode } from 'react'
import type { Moment } from '../../../story/moment.ts'
import { Drawing } from '../../../layout/drawing.tsx'
import styles from './frame.module.css'

interface Props {
  readonly moment: Moment<QuestsEvent>
  readonly scene: string
  /** What happens in it just now: its parts move by that. */
  readonly phase: string
  readonly art: Svg
  /** A card beside the place on the chart that it is about, above or below; otherwise it covers the chart. */
  readonly card?: 'above' | 'below' | undefined
  /** What moves over the drawing, in its measures. */
  readonly over?: ReactNode
  readonly ribbon: ReactNode
  readonly strip?: ReactNode
}

/** A framed picture on the chart in which a moment is told from near by. */
export function Frame({ moment, scene, phase, art, card, over, ribbon, strip }: Props) {
  return (
    <div
      className={styles.scene}
      data-scene={scene}
      data-phase={phase}
      data-card={card}
      data-still={moment.still ? '' : undefined}
      data-moving={moment.still ? undefined : ''}
      style={{ ['--told' as string]: `${moment.ms}ms` }}
      aria-hidden
    >
      <div className={styles.mount}>
        <div className={styles.picture}>
          <Drawing svg={art} box={SCENE_BOX} className={styles.view} />
          {over === undefined ? null : (
            <svg viewBox={SCENE_BOX} className={styles.view}>
              {over}
            </svg>
          )}
          {strip === undefined ? null : <div className={styles.strip}>{strip}</div>}
        </div>
        {ribbon}
      </div>
    </div>
  )
}
