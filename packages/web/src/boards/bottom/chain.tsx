import { kindName, type Deed } from '@flotilla/bottom/face'
import { Flag } from '../../shell/flag.tsx'
import { lineOf } from '../../table/lines.ts'
import type { BottomProps } from './props.ts'
import styles from './rail.module.css'

/** What was announced and is being answered, each under what it answers; and the own answers to the last of it. */
export function Chain({ board }: { board: BottomProps }) {
  const { view, say, ask, offered, answer } = board
  const reacts = ask !== null && ask.kind.startsWith('react.')
  if (view.chain.length === 0) return <Stage board={board} />
  return (
    <section className={styles.chain} data-mine={reacts} aria-label={say({ code: 'board.chain' })}>
      <ol tabIndex={0}>
        {view.chain.map((deed, k) => (
          <li key={k} data-stopped={deed.stopped} style={{ ['--depth' as string]: k }}>
            <Flag seat={deed.seat} size={15} />
            <span>{sentence(board, deed)}</span>
          </li>
        ))}
      </ol>
      {reacts ? (
        <div className={styles.answers}>
          {offered.map(({ choice, text }, k) => (
            <button
              key={JSON.stringify(choice)}
              type="button"
              data-legal
              className={k === 0 ? 'primary' : undefined}
              onClick={() => answer(choice)}
            >
              {say(text)}
            </button>
          ))}
        </div>
      ) : null}
    </section>
  )
}

/** Cause and target, named: who does what with which card to whom. */
function sentence({ view, say }: BottomProps, deed: Deed): string {
  const cards = deed.picks.map((back) => view.faces[back]).filter((face) => face >= 0)
  return say({
    code: `board.deed.${deed.what}`,
    params: {
      by: deed.seat,
      card: kindName(deed.kind << 6),
      target: deed.target,
      aimed: deed.target >= 0,
      cards: cards.map(kindName),
      doubled: deed.times > 1,
      cost: deed.count,
    },
  })
}

/** Nothing is being answered: what has just happened is told here, always in the same place. */
function Stage({ board: { moment, say, game } }: { board: BottomProps }) {
  return (
    <p className={styles.stage} data-telling={moment !== null}>
      {moment === null ? say({ code: 'board.railHint' }) : say(lineOf(game, moment.event))}
    </p>
  )
}
