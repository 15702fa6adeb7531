import { die, heart, lostHeart } from '@flotilla/art/quests'
import { askOf, type Ask } from '@flotilla/kernel'
import { MARAUDERS, damageNow, heartsOf, type ReadCtx } from '@flotilla/quests/client'
import { Flag } from '../../../layout/flag.tsx'
import type { Offered } from '../../../table/board.ts'
import { Drawing } from '../../../layout/drawing.tsx'
import { Thing } from '../stage/thing.tsx'
import { Answers } from './answers.tsx'
import { Compose, isComposed } from './compose.tsx'
import { Gifts, Holds } from './exchange.tsx'
import styles from './panel.module.css'
import { Pick } from './pick.tsx'
import type { QuestsProps } from '../props.ts'
import type { Sight } from '../sight.ts'
import { Why } from '../stage/why.tsx'

interface Props {
  readonly board: QuestsProps
  readonly ctx: ReadCtx
  readonly choices: readonly Offered[]
  readonly courses: Sight['courses']
  readonly onLight: (cells: readonly number[]) => void
}

/** A decision that is neither a turn nor a voyage: its cause, and its answers as the things they are. */
export function Decision({ board, ctx, choices, courses, onLight }: Props) {
  const { view, seat, say, game, ask, refused } = board
  if (ask === null || seat === null || choices.length === 0) return null
  const open = askOf(view, seat) ?? ask
  const about = (ask as Ask & { readonly about?: number; readonly to?: number }).about ?? -1
  const { to = -1, target = -1 } = ask as Ask & { readonly to?: number; readonly target?: number }
  const lists = ask.kind !== 'give' && ask.kind !== 'pick'
  return (
    <section className={styles.panel} data-keep="" aria-label={say({ code: 'web.choices' })}>
      <h2 className={ask.kind === 'traveler' ? 'visually-hidden' : undefined}>
        {about >= 0 && about < MARAUDERS ? <Flag seat={about} size={26} /> : null}
        <span>{say(game.words.prompt(ctx, open))}</span>
      </h2>
      <Cause board={board} ctx={ctx} ask={ask} />
      {ask.kind === 'give' && to >= 0 ? (
        <>
          <Holds board={board} ctx={ctx} from={seat} to={to} />
          <Gifts board={board} offered={choices} />
        </>
      ) : ask.kind === 'pick' ? (
        <Pick board={board} ctx={ctx} choices={choices} courses={courses} onLight={onLight} />
      ) : isComposed(ask.kind) ? (
        <Compose key={ask.kind} kind={ask.kind} board={board} ctx={ctx} choices={choices} />
      ) : (
        <>
          {ask.kind === 'steal' && target >= 0 && target < MARAUDERS ? <Holds board={board} ctx={ctx} from={target} to={seat} /> : null}
          <Answers board={board} ctx={ctx} choices={choices} />
        </>
      )}
      {lists ? null : refused.slice(0, 2).map((refusal) => <Why key={JSON.stringify(refusal.choice)} refusal={refusal} board={board} />)}
    </section>
  )
}

/** The dice that it is about, and what they would do. */
function Cause({ board: { view, seat, say }, ctx, ask }: { board: QuestsProps; ctx: ReadCtx; ask: Ask }) {
  if (seat === null) return null
  if (ask.kind === 'traveler')
    return (
      <div className={styles.cause}>
        <Drawing svg={die(view.die)} box="0 0 60 64" width={56} height={60} />
        <span>
          {say({ code: 'chart.dieRolled', params: { die: view.die, added: view.added, passes: ctx.edition.traveler.passes } })}
          <b className={styles.else}>{say({ code: 'chart.elseStrikes', params: { more: mayGrow(ctx, seat) ? 1 : 0 } })}</b>
        </span>
      </div>
    )
  if (ask.kind !== 'react.attack' && ask.kind !== 'luck') return null
  const hearts = heartsOf(ctx, seat)
  return (
    <div className={styles.cause}>
      {view.dice.map((face, k) => (
        <Drawing key={k} svg={die(face)} box="0 0 60 64" width={46} height={50} />
      ))}
      {ask.kind === 'luck' ? null : (
        <span>
          <b>{say({ code: 'chart.told.pips', params: { pips: view.dice.reduce((sum, face) => sum + face, 0) } })}</b>
          <span className={styles.hearts}>
            <Hearts left={hearts - view.ships[seat].damage} all={hearts} /> →{' '}
            <Hearts left={hearts - view.ships[seat].damage - damageNow(ctx, seat)} all={hearts} />
          </span>
        </span>
      )}
    </div>
  )
}

/** QC-3.15: a failed roll makes the next one easier, up to the most there may be. */
const mayGrow = ({ state, edition }: ReadCtx, seat: number): boolean =>
  state.options.bonusCap === 'none' || state.ships[seat].bonus < edition.traveler.mostBonus

const Hearts = ({ left, all }: { left: number; all: number }) => (
  <span aria-hidden>
    {Array.from({ length: all }, (_, k) => (
      <Thing key={k} art={k < left ? heart : lostHeart()} size={16} />
    ))}
  </span>
)
