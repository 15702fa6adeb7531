import { kindName, sacrificeAt, type Io } from '@flotilla/bottom/face'
import { Card } from './card.tsx'
import styles from './hand.module.css'
import { at, type BottomProps } from './props.ts'
import type { Staging } from './staging.ts'

/** The own hand: what each card gives on the rail and what it costs to play, both a tap away. */
export function Hand({ board, io, staging, cards }: { board: BottomProps; io: Io; staging: Staging; cards: readonly number[] }) {
  const { say } = board
  return (
    <section className={styles.hand} aria-label={say({ code: 'board.yourHand' })}>
      <b className={styles.pool}>{say({ code: 'board.pool', params: { n: staging.sum } })}</b>
      {cards.map((back) => (
        <HandCard key={back} board={board} io={io} staging={staging} back={back} />
      ))}
      {cards.length === 0 ? <span className={styles.none}>{say({ code: 'board.emptyHand' })}</span> : null}
    </section>
  )
}

function HandCard({ board, io, staging, back }: { board: BottomProps; io: Io; staging: Staging; back: number }) {
  const { say, view } = board
  const here = at(board, `card:${back}`)
  if (view.faces[back] < 0) return <Card board={board} io={io} back={back} />
  const name = kindName(view.faces[back])
  const { cost, value, factor, discount } = staging.costOf(back)
  const sum = factor > 1 || discount > 0
  const isPlayable = here.offered.some(({ choice }) => 'play' in choice)
  // Too dear now, but not with what lies on the rail; any other refusal stands.
  const dear = here.refused.some(({ choice, code }) => 'play' in (choice as object) && code === 'refuse.tooDearToPlay')
  /** What a button of this card answers, in words. */
  const wordsOf = (kind: 'sacrifice' | 'play'): string | undefined => {
    const offer = here.offered.find(({ choice }) => kind in choice && !('seal' in choice))
    return offer === undefined ? undefined : say(offer.text)
  }
  const staged = staging.staged.includes(back)
  const others = staging.staged.length - (staged ? 1 : 0)
  const pool = staging.sum - (staged ? sacrificeAt(io, back) : 0)
  const plays = (isPlayable || dear) && pool >= cost
  const told = here.offered.filter(
    ({ choice }) => !('play' in choice) && !(staging.canStage(back) && 'sacrifice' in choice && !('seal' in choice)),
  )
  return (
    <div className={styles.slot} data-staged={staged}>
      <Card
        board={board}
        io={io}
        back={back}
        here={staging.active ? { offered: told, refused: here.refused } : here}
        tag={sum ? say({ code: 'board.costSum', params: { value, factor, discount, cost } }) : undefined}
      />
      {staging.active ? (
        <div className={styles.buttons}>
          {staging.canStage(back) ? (
            <button
              type="button"
              data-legal
              aria-pressed={staged}
              title={wordsOf('sacrifice')}
              onClick={() => staging.toggle(back)}
              aria-label={say({ code: staged ? 'board.offRail' : 'board.onRail', params: { card: name, points: sacrificeAt(io, back) } })}
            >
              +{sacrificeAt(io, back)}
            </button>
          ) : null}
          <button
            type="button"
            data-legal={plays ? '' : undefined}
            aria-disabled={!plays}
            className={plays ? styles.plays : undefined}
            title={wordsOf('play')}
            aria-label={say({ code: 'board.playFor', params: { card: name, value, factor, discount, cost, sum } })}
            onClick={() => {
              if (!plays) return
              if (staged) staging.toggle(back)
              if (others === 0) board.answer({ play: back })
              else staging.commit({ play: back })
            }}
          >
            {say({ code: 'board.play', params: { cost } })}
          </button>
        </div>
      ) : null}
    </div>
  )
}
