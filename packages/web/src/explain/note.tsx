import type { Explained } from '@flotilla/kernel'
import { PanelBeside } from '../boards/kit/panel-beside.tsx'
import { LookFoot } from '../boards/kit/look-foot.tsx'
import type { Say } from '../words.ts'
import styles from './explain.module.css'

interface NoteProps {
  /** The game whose dress it wears. */
  readonly world: string
  readonly explained: Explained
  readonly thing: Element | null
  readonly say: Say
  readonly pinned: boolean
  readonly onRule: (rule: string) => void
}

/** What something is, what it is now and why, beside it, with the rule to read on. */
export function Note({ world, explained: { what, now, rule }, thing, say, pinned, onRule }: NoteProps) {
  return (
    <PanelBeside thing={thing} className={styles.note} role="status" data-world={world} data-pinned={pinned ? '' : undefined}>
      {now === null ? null : <p className={styles.now}>{say(now)}</p>}
      <p className={styles.what}>{say(what)}</p>
      <LookFoot say={say} openRule={onRule} rule={rule} pinned={pinned} />
    </PanelBeside>
  )
}
