import type { Say } from '../words.ts'
import { flippedAt, putBackAt, turnedAt, undone, type Drawing } from './drawing.ts'
import styles from './editor.module.css'

interface Props {
  readonly drawing: Drawing
  /** The space that is looked at. */
  readonly here: number
  readonly say: Say
  readonly onDraw: (drawing: Drawing) => void
}

/** What is in the hand, and what can be done with it or with what lies where one looks. */
export function HandPanel({ drawing, here, say, onDraw }: Props) {
  const { hand, history } = drawing
  return (
    <section className={styles.panel}>
      <p className={styles.hand}>
        {hand === null ? say('maps.nothingInHand') : say('maps.inHand', { piece: hand.piece, down: hand.face === 'down' })}
      </p>
      <div className={styles.tools}>
        <button type="button" onClick={() => onDraw(turnedAt(drawing, here))}>
          {say('maps.turn')}
        </button>
        <button type="button" onClick={() => onDraw(flippedAt(drawing, here))}>
          {say('maps.flip')}
        </button>
        <button type="button" onClick={() => onDraw(putBackAt(drawing, here))}>
          {say('maps.drop')}
        </button>
        <button type="button" disabled={history.length < 2} onClick={() => onDraw(undone(drawing))}>
          {say('maps.undo')}
        </button>
      </div>
    </section>
  )
}
