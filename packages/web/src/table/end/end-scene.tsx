import type { Outcome } from '@flotilla/kernel'
import { Suspense } from 'react'
import { lazyPart } from '../../layout/lazy-part.ts'
import { createPortal } from 'react-dom'
import { endPictures, tellsVictory } from '../../boards/index.ts'
import { Flag } from '../../layout/flag.tsx'
import type { Say } from '../../words.ts'
import type { BoardProps } from '../board.ts'
import type { PanelProps } from '../drawer/drawer.tsx'
import { victory } from '../game-over.ts'
import styles from './end-scene.module.css'
import { EndSheet } from './end-sheet.tsx'
import { AfterGameButtons } from './after-game-buttons.tsx'

const Homecoming = lazyPart(() => import('./winners-return.tsx'))

interface Props {
  readonly panel: Pick<PanelProps, 'link' | 'state' | 'info' | 'say'>
  readonly board: BoardProps
  /** Whether there is a picture to show; a world may be its own. */
  readonly picture: boolean
  /** The board is looked at instead; the ways on stay in the bar. */
  readonly hidden: boolean
  readonly onHide: (hidden: boolean) => void
}

/** The end as a scene: the winner's picture, the reckoning beside it, and the ways on in the bar. */
export function EndScene({ panel: { link, state, info, say }, board, picture, hidden, onHide }: Props) {
  const { outcome } = state
  const { bar } = board
  return (
    <>
      {bar === null ? null : createPortal(<AfterGameButtons link={link} info={info} say={say} />, bar)}
      {hidden ? (
        <button type="button" className={`primary ${styles.back}`} onClick={() => onHide(false)}>
          {say('web.scores')}
        </button>
      ) : (
        <div className={picture ? styles.scene : styles.beside}>
          {picture ? <Picture board={board} outcome={outcome} say={say} /> : null}
          <EndSheet link={link} info={info} outcome={outcome} say={say} />
          <button type="button" className={styles.look} onClick={() => onHide(true)}>
            {say('web.seeBoard')}
          </button>
        </div>
      )}
    </>
  )
}

function Picture({ board, outcome, say }: { board: BoardProps; outcome: Outcome | null; say: Say }) {
  const Own = endPictures[board.game.id]
  return (
    <div className={styles.picture}>
      {outcome === null ? null : (
        <>
          <Suspense fallback={null}>{Own === undefined ? <Homecoming outcome={outcome} /> : <Own {...board} />}</Suspense>
          {tellsVictory.has(board.game.id) ? null : (
            <p className={styles.banner}>
              {outcome.winners.map((seat) => (
                <Flag key={seat} seat={seat} size={40} />
              ))}
              {victory(outcome, say)}
            </p>
          )}
        </>
      )}
    </div>
  )
}
