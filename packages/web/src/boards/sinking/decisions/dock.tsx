import { honestyOf, type ReadCtx } from '@flotilla/sinking/client'
import { TOP, type Stage } from '@flotilla/art/sinking'
import { aboutOf } from '../stage/about.tsx'
import { Asked } from './asked.tsx'
import { Dial, dialsOf, type Setting } from './dial.tsx'
import styles from './dock.module.css'
import { Compass, Hand, Stacks } from './hand.tsx'
import { Laid } from './laid.tsx'
import { Parley, hasParley } from './parley.tsx'
import type { Pick as Picked } from './pick.ts'
import { Bust } from '../stage/pirates.tsx'
import { SeatFlag } from '../stage/plates.tsx'
import { at, type SinkingProps } from '../props.ts'
import { wordOf } from '../moments/said.ts'
import { CardPicture, Sign } from '../stage/thing.tsx'

interface DockProps {
  readonly board: SinkingProps
  readonly ctx: ReadCtx
  readonly stage: Stage
  readonly pick: Picked
  readonly setting: Setting
  readonly onSet: (setting: Setting) => void
}

/** Before the ship, among the waves: what one sets or says, the own hand, and how both endings look. */
export function Dock({ board, ctx, stage, pick, setting, onSet }: DockProps) {
  const { seat, view } = board
  return (
    <div className={styles.dock} style={{ top: stage.dockY - TOP + (stage.phone ? 4 : -2) }}>
      {seat === null ? <Watching board={board} ctx={ctx} pick={pick} /> : null}
      {seat === null || stage.phone ? null : (
        <Bust
          view={view}
          seat={seat}
          mood={setting.say !== null && setting.do !== null && setting.say !== setting.do ? 'grin' : 'smirk'}
          className={styles.bust}
        />
      )}
      {pick.source !== null && at(board, pick.source).offered.length > 0 ? (
        <Asked board={board} ctx={ctx} pick={pick} />
      ) : seat !== null && dialsOf(board).length > 0 ? (
        <Dial board={board} seat={seat} setting={setting} onSet={onSet} />
      ) : hasParley(board) ? (
        <Parley board={board} />
      ) : board.offered.length > 0 ? (
        <Asked board={board} ctx={ctx} pick={pick} />
      ) : seat !== null && wordOf(view, seat).laid ? (
        <Laid board={board} seat={seat} />
      ) : (
        <Waiting board={board} />
      )}
      {seat === null ? null : <Hand board={board} ctx={ctx} seat={seat} pick={pick} />}
      {seat === null ? null : <Compass board={board} ctx={ctx} seat={seat} phone={stage.phone} />}
      <Stacks board={board} />
    </div>
  )
}

/** While others act: who does, in large; a player who is not here is not thinking. */
function Waiting({ board: { view, say, names, seat, crew, ask } }: { board: SinkingProps }) {
  if (seat === null || view.ended !== '' || ask !== null) return null
  const open = view.asks.filter((one) => one.kind !== 'setup.character' && one.seat !== seat && crew[one.seat].thinking)
  if (open.length === 0) return null
  return (
    <p className={styles.waiting}>
      {open.slice(0, 3).map((one) => (
        <span key={one.seat}>
          <SeatFlag seat={one.seat} /> {names[one.seat]}: {say({ code: crew[one.seat].online ? 'board.thinks' : 'web.offlineSeat' })}
        </span>
      ))}
    </p>
  )
}

/** For who watches: the pirate beside whom one sits, with the back of their hand and what everybody could know of it; then the others, by their order from there. */
function Watching({ board, ctx, pick }: Pick<DockProps, 'board' | 'ctx' | 'pick'>) {
  const { view, names, side, say } = board
  const isKept = view.options.honestyRecord === 'on'
  const others = names.map((_, k) => (side + k) % names.length).slice(1)
  const about = aboutOf(board, ctx, `seat:${side}`)
  return (
    <>
      <Bust view={view} seat={side} mood="smirk" className={styles.beside} />
      <section className={styles.hers} aria-label={names[side]}>
        <h3>
          <SeatFlag seat={side} size={20} /> {about?.title}
        </h3>
        <p>{about?.lines.join(' · ')}</p>
        <ul>
          {view.hands[side].map((back) => (
            <li key={back} data-piece={`thing:${back}`} data-from="deck">
              <CardPicture face={view.faces[back]} className={styles.back} />
            </li>
          ))}
        </ul>
      </section>
      <ul className={styles.watching}>
        {others.map((seat) => {
          const { trueColumns, columns } = honestyOf(view, seat)
          return (
            <li key={seat}>
              <button type="button" data-look={`seat:${seat}`} onClick={() => pick.press(`seat:${seat}`)}>
                <Bust view={view} seat={seat} mood="calm" close />
                <span>
                  <b>
                    <SeatFlag seat={seat} /> {names[seat]}
                  </b>
                  <span>
                    <Sign name="cards" size={14} colour="#ffe7a8" /> {view.hands[seat].length}
                    {columns === 0 || !isKept ? '' : ` · ${say({ code: 'board.honest', params: { n: trueColumns, of: columns } })}`}
                  </span>
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </>
  )
}
