import type { ReadCtx } from '@flotilla/sinking/client'
import { PanelBeside } from '../../kit/panel-beside.tsx'
import { useCloserLook } from '../../kit/use-closer-look.ts'
import type { SinkingProps } from '../props.ts'
import { aboutOf } from './about.tsx'
import styles from './peek.module.css'

const SIDES = ['above', 'below', 'right', 'left'] as const

/** Whatever is looked at closely, enlarged, with all its words and its rule. Nothing needs it: a press opens the same. */
export function Peek({ board, ctx }: { board: SinkingProps; ctx: ReadCtx }) {
  const { looked } = useCloserLook({ enabled: board.moment === null })
  const about = looked === null ? null : aboutOf(board, ctx, looked.what)
  if (looked === null || about === null) return null
  return (
    <PanelBeside thing={looked.element} sides={SIDES} className={styles.peek} aria-hidden>
      {about.picture(styles.picture)}
      <h3>{about.title}</h3>
      {about.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {about.rule === null ? null : <small>{about.rule}</small>}
    </PanelBeside>
  )
}
