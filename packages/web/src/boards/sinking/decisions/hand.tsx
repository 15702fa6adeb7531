import { chest, gemColour, isGemName } from '@flotilla/art/sinking'
import { CARDS, countedCards, isGem, isTreasure, pointsOf, totalOf, type ReadCtx } from '@flotilla/sinking/client'
import { Count } from '../../../story/count.tsx'
import { Art } from '../stage/art.tsx'
import { halves } from './card-words.ts'
import styles from './hand.module.css'
import type { Pick } from './pick.ts'
import { at, takesAt, type SinkingProps } from '../props.ts'
import { CardPicture, Sign, labelOf } from '../stage/thing.tsx'

interface HandProps {
  readonly board: SinkingProps
  readonly ctx: ReadCtx
  readonly seat: number
  readonly pick: Pick
}

/** Your cards and tokens, each with its moment and its whole text. */
export function Hand({ board, seat, pick }: HandProps) {
  const { view, say } = board
  const cards = view.hands[seat]
  const items = cards.filter((back) => isTreasure(view.faces[back]) && !isGem(view.faces[back]))
  // Gems and waters of a kind lie on each other: which of them is taken makes no difference.
  const plain = [...new Set(cards.filter((back) => !items.includes(back)).map((back) => view.faces[back]))]
    .sort((a, b) => b - a)
    .map((face) => cards.filter((back) => view.faces[back] === face))
  const tokens = view.chests[seat]
  const full = items.length * 1.4 + plain.length + tokens.length * 0.8 > 6.2
  return (
    <section
      data-place="hand"
      data-keep=""
      className={styles.hand}
      aria-label={say({ code: 'board.yourHand' })}
      data-full={full}
      data-crammed={items.length > 5}
    >
      {[...items.map((back) => [back]), ...plain].map((backs, i, all) => (
        <Card key={backs[0]} board={board} backs={backs} pick={pick} tilt={(i - (all.length - 1) / 2) * (full ? 0.5 : 1.4)} />
      ))}
      {tokens.map((back, i) => (
        <Token key={back} board={board} back={back} pick={pick} order={i} />
      ))}
    </section>
  )
}

function Card({ board, backs, pick, tilt }: { board: SinkingProps; backs: readonly number[]; pick: Pick; tilt: number }) {
  const { view, say, game, offered, ask } = board
  const back = backs.find((one) => pick.stateOf(`thing:${one}`) !== 'plain') ?? backs[0]
  const face = view.faces[back]
  const name = CARDS[face]
  const kind = !isTreasure(face) ? 'water' : isGem(face) ? 'gem' : 'item'
  const state = pick.stateOf(`thing:${back}`)
  const words = kind === 'item' ? say({ code: `item.${name}` }) : ''
  const { moment, effect } = halves(words.startsWith('[') ? '' : words)
  const points = face < 0 ? 0 : game.edition.cards[face].points
  const refusal =
    state === 'plain' && offered.length > 0 && kind === 'item' && ask?.kind.startsWith('window') === true
      ? at(board, `thing:${back}`).refused[0]
      : undefined
  return (
    <button
      type="button"
      className={styles.card}
      style={{
        ['--words' as string]: words.length,
        rotate: `${tilt.toFixed(2)}deg`,
        ['--drop' as string]: `${Math.abs(tilt) * 1.6}px`,
        ...(isGemName(name) ? { ['--gem' as string]: gemColour(name) } : {}),
      }}
      data-kind={kind}
      data-look={`thing:${back}`}
      data-many={backs.length > 1}
      data-piece={`thing:${back}`}
      data-from="deck"
      data-state={state}
      data-legal={state === 'plain' || state === 'source' ? undefined : ''}
      data-refused={refusal !== undefined}
      data-takes={takesAt(board, `thing:${back}`)}
      aria-pressed={state === 'chosen'}
      aria-label={[
        backs.length === 1 ? labelOf(board, back) : `${labelOf(board, back)} ×${backs.length}`,
        words.startsWith('[') ? '' : words,
      ]
        .filter((part) => part !== '')
        .join('. ')}
      onClick={() => pick.press(`thing:${back}`)}
    >
      <span className={styles.picture}>
        <CardPicture face={face} />
      </span>
      <strong>{labelOf(board, back)}</strong>
      {kind === 'item' && effect !== '' ? (
        <span className={styles.words}>
          {moment === null ? null : <b>{moment} </b>}
          <span className={moment === null ? undefined : styles.effect}>{effect}</span>
        </span>
      ) : null}
      {backs.length === 1 ? null : (
        <i className={styles.pile} data-place={`alike:${back}`}>
          ×{backs.length}
        </i>
      )}
      {points === 0 ? null : (
        <i className={styles.points} data-place={`gem:${back}`}>
          {points}
        </i>
      )}
      {refusal === undefined ? null : (
        <em className={styles.lock}>
          <Sign name="lock" size={13} colour="#ffe9c8" /> {say({ code: refusal.code, params: refusal.params })}{' '}
          {refusal.rule === null ? '' : `· ${refusal.rule}`}
        </em>
      )}
    </button>
  )
}

function Token({ board, back, pick, order }: { board: SinkingProps; back: number; pick: Pick; order: number }) {
  const state = pick.stateOf(`thing:${back}`)
  return (
    <button
      type="button"
      className={styles.card}
      data-kind="token"
      data-look={`thing:${back}`}
      data-piece={`thing:${back}`}
      data-state={state}
      data-legal={state === 'plain' || state === 'source' ? undefined : ''}
      data-takes={takesAt(board, `thing:${back}`)}
      aria-pressed={state === 'chosen'}
      onClick={() => pick.press(`thing:${back}`)}
    >
      <span className={styles.picture}>
        <Art name={`chest ${order}`} draw={() => chest(order)} box={[-24, -22, 48, 42]} />
      </span>
      <strong>{labelOf(board, back)}</strong>
    </button>
  )
}

/** The long words where they fit on a line, else the short ones. */
function fitting(say: SinkingProps['say'], phone: boolean, long: string, short: string, params: Readonly<Record<string, number>>): string {
  const words = say({ code: long, params })
  return phone || words.length > 20 ? say({ code: short, params }) : words
}

/** Two lines from what you may know: how you stand if the ship is saved, and if she sinks. */
export function Compass({ board, ctx, seat, phone }: Omit<HandProps, 'pick'> & { readonly phone: boolean }) {
  const { view, say, names } = board
  const rivals = names.flatMap((_, other) => (other === seat ? [] : [other]))
  const seen = (other: number): number => totalOf(pointsOf(ctx, other, seat))
  const rich = rivals.reduce((a, b) => (seen(b) > seen(a) ? b : a))
  const light = rivals.reduce((a, b) => (view.hands[b].length < view.hands[a].length ? b : a))
  return (
    <div className={styles.compass} data-place="hand:points" data-keep="">
      <p data-ending="saved" data-place="win">
        <Art
          name="afloat"
          draw={() =>
            '<path d="M4,18 h26 l-5,9 h-16Z" fill="#ffe2a0"/><path d="M16,16 V2 C26,4 28,10 26,16Z" fill="#fff6dc"/><path d="M14,16 V5 C8,8 6,12 6,16Z" fill="#fff6dc"/>'
          }
          box={[0, 0, 34, 30]}
        />
        <b>{fitting(say, phone, 'board.ifWeWin', 'board.winShort', { points: totalOf(pointsOf(ctx, seat)) })}</b>
        <small>{say({ code: 'board.mostSeen', params: { points: seen(rich), seat: rich } })}</small>
      </p>
      <p data-ending="sunk" data-place="sink">
        <Art
          name="sunk"
          draw={() =>
            '<g transform="rotate(38 18 14)"><path d="M8,10 h20 l-4,8 h-13Z" fill="#ffe2a0"/><path d="M17,9 V0 C24,2 25,6 24,9Z" fill="#fff6dc"/></g><path d="M0,22 q4,-5 8.5,0 t8.5,0 t8.5,0 t8.5,0 V30 H0Z" fill="#55b6c8"/>'
          }
          box={[0, 0, 34, 30]}
        />
        <b>{fitting(say, phone, 'board.ifWeSink', 'board.sinkShort', { cards: countedCards(ctx, seat) })}</b>
        <small>{say({ code: 'board.fewest', params: { cards: view.hands[light].length, seat: light } })}</small>
      </p>
    </div>
  )
}

/** The decks and the pile. Where a card may be drawn, the deck is lit and gives it. */
export function Stacks({ board: { view, say, offered, answer } }: { board: SinkingProps }) {
  const stacks = [
    ['deck', view.deck.length, []],
    ['pile', view.pile.length, [...view.pile, ...view.belly]],
    ['breachDeck', view.breachDeck.length, view.breachDeck],
  ] as const
  const draw = offered.find(({ choice }) => 'draw' in choice && choice.draw === true)
  return (
    <ul className={styles.stacks} aria-label={say({ code: 'board.stacks' })}>
      {stacks.map(([name, cards, swallowed]) => {
        const count = (
          <b>
            <Count value={cards} />
          </b>
        )
        return (
          <li
            key={name}
            data-place={name}
            data-stack={name}
            data-swallows={swallowed.map((back) => `thing:${back}`).join(' ')}
            data-look={`stack:${name}`}
          >
            {name === 'deck' && draw !== undefined ? (
              <button type="button" data-legal="" aria-label={say(draw.text)} onClick={() => answer(draw.choice)}>
                {count}
              </button>
            ) : (
              count
            )}
            <span>{say({ code: `board.short.${name}` })}</span>
          </li>
        )
      })}
    </ul>
  )
}
