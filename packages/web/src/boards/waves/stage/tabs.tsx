import type { Seat } from '@flotilla/kernel'
import { Flag } from '../../../layout/flag.tsx'
import paper from './paper.module.css'
import type { WavesProps } from '../props.ts'
import { useStage } from './stage.tsx'
import styles from './tabs.module.css'

/** For those who watch: whose ship lies large on the table. */
export function ShipTabs({
  board: { names, say, view },
  shown,
  onShow,
}: {
  readonly board: WavesProps
  readonly shown: Seat
  readonly onShow: (seat: Seat) => void
}) {
  const { layout } = useStage()
  const [x, y, w] = layout.edge
  const secret = view.sealed?.ask.kind === 'place'
  return (
    <div
      className={styles.tabs}
      style={{ left: x, top: y + (layout.tall ? 4 : 8), width: layout.tall ? w : 704 }}
      data-tall={layout.tall}
      role="group"
      aria-label={say({ code: 'board.follow' })}
    >
      {names.map((name, seat) => (
        <button
          key={seat}
          type="button"
          className={`${paper.slip} ${seat === shown ? paper.hot : ''}`}
          aria-pressed={seat === shown}
          onClick={() => onShow(seat)}
        >
          <Flag seat={seat} size={24} />
          <b>{name}</b>
          {secret && !layout.tall ? <small>{say({ code: view.yarrr[seat] ? 'board.yarrr' : 'board.planning' })}</small> : null}
        </button>
      ))}
    </div>
  )
}
