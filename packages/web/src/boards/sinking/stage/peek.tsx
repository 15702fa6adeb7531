import { readView } from '@flotilla/kernel'
import { LookFoot } from '../../kit/look-foot.tsx'
import { PanelBeside } from '../../kit/panel-beside.tsx'
import { useCloserLook } from '../../kit/use-closer-look.ts'
import { ACTIONS } from '@flotilla/sinking/client'
import { at, type SinkingProps } from '../props.ts'
import { Sign } from './thing.tsx'
import { aboutOf } from './about.tsx'
import styles from './peek.module.css'

/** Whatever is looked at closely, with all its words, why nothing can be done with it now, and its rule. A press keeps it open. */
export default function Peek({ board }: { board: SinkingProps }) {
  const { looked, close } = useCloserLook(board.moment === null)
  const about = looked === null ? null : aboutOf(board, readView(board.game, board.view), looked.what)
  if (looked === null || about === null) return null
  const why = at(board, looked.what).refused[0]
  return (
    <PanelBeside
      thing={looked.element}
      className={styles.peek}
      data-pinned={looked.pinned ? '' : undefined}
      aria-hidden={looked.pinned ? undefined : true}
    >
      {about.picture(styles.picture)}
      <h3>{about.title}</h3>
      {about.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <ToThem board={board} place={looked.what} />
      {why === undefined ? null : <p className={styles.why}>{board.say({ code: why.code, params: why.params })}</p>}
      <LookFoot
        say={(code) => board.say({ code })}
        openRule={(rule) => {
          close()
          board.openRule(rule)
        }}
        rule={why?.rule ?? about.rule}
        pinned={looked.pinned || looked.held}
      />
    </PanelBeside>
  )
}

/** While all talk: what can be said to whoever is looked at, at once. */
function ToThem({ board: { offered, say, answer }, place }: { board: SinkingProps; place: string }) {
  const to = place.startsWith('seat:') ? Number(place.slice(5)) : -1
  const lines = offered.flatMap(({ choice, text }) => {
    const { plead, doubt } = choice as { plead?: { seat: number; action: string }; doubt?: number }
    const sign = plead?.seat === to ? ACTIONS.find((action) => action === plead.action) : doubt === to ? ('doubt' as const) : undefined
    return sign === undefined ? [] : [{ choice, sign, words: say(text) }]
  })
  if (lines.length === 0) return null
  return (
    <div className={styles.toThem}>
      {lines.map(({ choice, sign, words }) => (
        <button key={sign} type="button" aria-label={words} title={words} onClick={() => answer(choice)}>
          <Sign name={sign} size={24} {...(sign === 'doubt' ? { colour: '#9c2418' } : {})} />
        </button>
      ))}
    </div>
  )
}
