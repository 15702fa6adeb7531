import { inkwell, quill, type Box } from '@flotilla/art/waves'
import { Art } from '../stage/art.tsx'
import styles from './pen.module.css'
import { useStage } from '../stage/stage.tsx'

const WELL = inkwell(848, 698)
const QUILL = quill(6, 104)

/** The pen stands in its ink until somebody writes on the ship that lies large: then it flies there. */
export function Pen({ at, hidden }: { readonly at: Box | null; readonly hidden: boolean }) {
  const { layout } = useStage()
  if (layout.tall && at === null) return null
  const [x, y] = at === null ? [848, 668] : [at[0] + at[2] / 2, at[1] + at[3] * 0.8]
  return (
    <>
      {hidden || layout.tall ? null : <Art svg={WELL} box={[820, 660, 90, 60]} />}
      {hidden && at === null ? null : (
        <div className={styles.pen} style={{ left: x - 6, top: y - 104 }} data-piece="quill" data-writing={at !== null}>
          <Art svg={QUILL} box={[0, 0, 84, 110]} />
        </div>
      )}
      {at === null ? null : (
        <span
          key={`${at[0]}-${at[1]}`}
          className={styles.fresh}
          style={{ left: at[0], top: at[1], width: at[2], height: at[3] }}
          aria-hidden
        />
      )}
    </>
  )
}
