import { HATCH, largeDial, pointer } from '@flotilla/art/sinking'
import { ACTIONS, columnOfDial, dialShows } from '@flotilla/sinking/client'
import { Art } from '../stage/art.tsx'
import styles from './laid.module.css'
import type { SinkingProps } from '../props.ts'
import { Sign } from '../stage/thing.tsx'

/** What one has laid, while others decide: what was said, and, for the own eyes alone, what will be done. */
export function Laid({ board: { view, say }, seat }: { board: SinkingProps; seat: number }) {
  const does = ACTIONS[dialShows(view, seat)]
  const said = ACTIONS[columnOfDial(view, seat)]
  if (does === undefined) return null
  return (
    <section className={styles.laid} aria-label={say({ code: 'board.laid' })}>
      <Art
        name={`laid ${does} ${seat}`}
        draw={() =>
          `<defs>${HATCH}</defs>${largeDial(does, seat, 68)}<g transform="rotate(${ACTIONS.indexOf(does) * 90})">${pointer(68)}</g>`
        }
        box={[-92, -92, 184, 184]}
        className={styles.wheel}
      />
      {said === undefined ? null : (
        <p className={styles.said}>
          {say({ code: 'board.youSay' })}
          <b>
            <Sign name={said} size={20} /> {say({ code: `action.${said}` })}
          </b>
        </p>
      )}
      <p className={styles.done} data-lie={said !== undefined && said !== does}>
        <span>
          <Sign name="eyeoff" size={15} colour="#ffe7a8" /> {say({ code: 'board.youDo' })}
        </span>
        <b>
          <Sign name={does} size={20} colour="#ffd25e" /> {say({ code: `action.${does}` })}
        </b>
      </p>
    </section>
  )
}
