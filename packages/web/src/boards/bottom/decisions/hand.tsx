import { kindName, sacrificeAt, worth, worthOf } from '@flotilla/bottom/client'
import type { Offered } from '../../../table/board.ts'
import { Card } from '../cards/card.tsx'
import styles from './hand.module.css'
import { BULKHEAD } from '../stage/own.tsx'
import { at, type Table } from '../props.ts'
import { useCardDrag } from './drag.ts'
import { inWords, withPoints } from './rail-offers.ts'

/** Below this width a rule is told in a few words. */
const FEW_WORDS = 116
const GAP = 7
const LEAST = 74

/** The own hand at the front: what each card gives on the rail and what it costs on deck, both a tap away. */
export function Hand({ table, cards }: { readonly table: Table; readonly cards: readonly number[] }) {
  const { board, plan, staging } = table
  const { say } = board
  const shown = cards.filter((back) => !staging.staged.includes(back))
  const room = plan.width - BULKHEAD - 24
  const w = plan.narrow
    ? plan.handCard
    : Math.max(LEAST, Math.min(plan.handCard, Math.floor((room + GAP) / Math.max(1, shown.length)) - GAP))
  useCardDrag(table)
  return (
    <section className={styles.hand} aria-label={say({ code: 'board.yourHand' })} data-place={`hand:${board.seat ?? 0}`} data-keep="">
      {shown.map((back) => (
        <HandCard key={back} table={table} back={back} w={w} />
      ))}
      {cards.length === 0 ? <span className={styles.none}>{say({ code: 'board.emptyHand' })}</span> : null}
    </section>
  )
}

/** Asks whose answer has a word of its own. */
const FEET = new Set(['limit', 'before', 'captain.pick', 'torpedo.pay', 'lifeboat.pick'])

/** What an answer does with a hand card, in as few words as there is room for; all of it is on the card's label. */
function footOf({ board, ctx }: Table, { choice }: Offered, back: number): string {
  const { say, ask, seat } = board
  if ('sacrifice' in choice) return `${say({ code: 'board.railWord' })} +${sacrificeAt(ctx, back)}`
  if (ask?.kind === 'lifeboat.pick' && seat !== null) return `+${worthOf(ctx, back)} → ${worth(ctx, seat) + worthOf(ctx, back)}`
  return say({ code: `board.foot.${FEET.has(ask?.kind ?? '') ? ask?.kind : 'card'}` })
}

function HandCard({ table, back, w }: { readonly table: Table; readonly back: number; readonly w: number }) {
  const { board, ctx, staging, choosing } = table
  const { say, view } = board
  const here = withPoints(at(board, `card:${back}`), staging)
  const size = w < LEAST + 8 ? 'mid' : w < FEW_WORDS ? 'gist' : 'full'
  if (view.faces[back] < 0) return <Card table={table} back={back} w={w} size={size} />
  const name = kindName(view.faces[back])
  const { cost, value, factor, discount } = staging.costSum(back)
  const sum = factor > 1 || discount > 0
  const isPlayable = here.offered.some(({ choice }) => 'play' in choice)
  // Too dear now, but not with what lies on the rail; any other refusal stands.
  const dear = here.refused.some(({ choice, code }) => 'play' in (choice as object) && code === 'refuse.tooDearToPlay')
  const plays = (isPlayable || dear) && staging.pays(cost)
  const stages = staging.canStage(back)
  // A Seal on the rail offers to double another card.
  const paired = here.offered.filter(({ choice }) => 'seal' in choice && staging.staged.includes(Number(choice.seal)))
  const single = here.offered.find(({ choice }) => 'sacrifice' in choice && !('seal' in choice))
  const tight = w < FEW_WORDS
  const playText = here.offered.find(({ choice }) => 'play' in choice)
  if (!staging.active) {
    const [only] = here.offered
    const named = here.refused.some(({ code }) => code === 'refuse.namedAlready')
    const unsaved = here.refused.find(({ code }) => code === 'refuse.cannotBeSaved')
    const raised = named || (only !== undefined && choosing.isChosen(only.choice))
    return (
      <div className={styles.slot} style={{ ['--w' as string]: `${w}px` }} data-raised={raised ? '' : undefined}>
        <Card table={table} back={back} w={w} size={size} />
        {named || unsaved !== undefined || (only !== undefined && here.offered.length === 1) ? (
          <div className={styles.foot} aria-hidden>
            {only === undefined ? (
              <span>{named ? '✓' : say({ code: 'board.foot.unsaved' })}</span>
            ) : (
              <span data-lit>
                {raised ? '✓ ' : ''}
                {footOf(table, only, back)}
              </span>
            )}
          </div>
        ) : null}
      </div>
    )
  }
  return (
    <div className={styles.slot} style={{ ['--w' as string]: `${w}px` }} data-lit={plays ? '' : undefined}>
      <Card
        table={table}
        back={back}
        w={w}
        size={size}
        here={{ offered: here.offered.filter(({ choice }) => !('play' in choice && !plays)), refused: here.refused }}
        lit={plays}
        {...(stages ? { onPress: () => staging.toggle(back) } : single === undefined ? {} : { onPress: () => choosing.press(single) })}
      />
      <div className={styles.foot}>
        {single === undefined || paired.length > 0 ? null : (
          <button
            type="button"
            data-legal
            title={say(single.text)}
            onClick={() => (stages ? staging.toggle(back) : choosing.press(single))}
            aria-label={say({ code: 'board.onRail', params: { card: name, points: sacrificeAt(ctx, back) } })}
          >
            {tight || table.plan.narrow ? '' : `${say({ code: 'board.railWord' })} `}+{sacrificeAt(ctx, back)}
          </button>
        )}
        {paired.map((pair) => (
          <button
            key={JSON.stringify(pair.choice)}
            type="button"
            data-legal
            title={say(pair.text)}
            aria-label={say(pair.text)}
            onClick={() => choosing.press(pair)}
          >
            ×2 = {Number(pair.text.params?.points)}
          </button>
        ))}
        <button
          type="button"
          data-legal={plays ? '' : undefined}
          data-lit={plays ? '' : undefined}
          aria-disabled={!plays}
          title={playText === undefined ? undefined : say(playText.text)}
          data-takes={plays ? say(inWords(board, staging, { play: back })) : undefined}
          aria-label={say({ code: 'board.playFor', params: { card: name, value, factor, discount, cost, sum } })}
          onClick={() => plays && staging.commit({ play: back })}
        >
          {sum && !tight
            ? say({ code: 'board.costSum', params: { value, factor, discount, cost } })
            : `${say({ code: 'board.playWord' })} ${cost}`}
        </button>
      </div>
    </div>
  )
}
