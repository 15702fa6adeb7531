import { CARDS, CHARACTERS, FIRST_CARD, honestyOf, ledgerOf, type Io } from '@flotilla/sinking/face'
import styles from './lens.module.css'
import type { Pick } from './pick.ts'
import { Bust } from './pirates.tsx'
import { at, targetOf, type SinkingProps } from './props.ts'
import { Sign, ThingPicture, figuresOf, labelOf } from './thing.tsx'

interface LensProps {
  readonly board: SinkingProps
  readonly io: Io
  readonly pick: Pick
}

/** What is looked at, large: its picture, its whole text, what can be done with it and what cannot and why. */
export function Lens({ board, io, pick }: LensProps) {
  const { say } = board
  const { source } = pick
  if (source === null) return null
  return (
    <section className={styles.lens} aria-label={say({ code: 'board.lens' })}>
      <button type="button" className={styles.close} aria-label={say({ code: 'web.close' })} onClick={pick.clear}>
        <Sign name="lie" size={14} colour="#ffe7a8" />
      </button>
      {source.startsWith('thing:') ? (
        <ThingLens board={board} back={Number(source.slice(6))} />
      ) : source.startsWith('seat:') ? (
        <SeatLens board={board} io={io} seat={Number(source.slice(5))} />
      ) : null}
      <Options board={board} pick={pick} />
    </section>
  )
}

function ThingLens({ board, back }: { board: SinkingProps; back: number }) {
  const { view, say } = board
  const face = view.faces[back]
  const { water, hammers, hits, points } = figuresOf(board, back)
  const order = view.columns[2].filter((one) => at(board, `thing:${one}`) !== null && one < FIRST_CARD).indexOf(back)
  const words = back >= FIRST_CARD && face > 0 ? say({ code: `item.${CARDS[face]}` }) : ''
  return (
    <>
      <ThingPicture view={view} back={back} order={Math.max(0, order) % 2} className={styles.picture} />
      <div className={styles.about}>
        <h3>{labelOf(board, back)}</h3>
        <p>
          {words === '' || words.startsWith('[') ? null : words}
          {water === undefined ? null : say({ code: 'board.lets', params: { water } })}
          {hammers === undefined ? null : ` ${say({ code: 'board.costs', params: { hammers } })}`}
          {hits === undefined ? null : say({ code: 'board.hitsOf', params: { hits } })}
          {points === undefined || points === 0 ? null : ` ${say({ code: 'board.worth', params: { points } })}`}
        </p>
      </div>
    </>
  )
}

/** What everybody could know of a pirate: hand, honesty, and what can be remembered. */
function SeatLens({ board, io, seat }: { board: SinkingProps; io: Io; seat: number }) {
  const { view, say, names, seat: me } = board
  const remembered = seat === me || view.options.ledger === 'off' || view.ended !== '' ? [] : ledgerOf(io, seat)
  const named = (certain: boolean): string[] => remembered.filter(({ exits }) => (exits === 0) === certain).map(({ face }) => CARDS[face])
  const who = CHARACTERS[view.characters[seat]]
  const lines = [
    say({ code: 'table.hand', params: { cards: view.hands[seat].length, chests: view.chests[seat].length } }),
    ...(honestyOf(view, seat).columns > 0 && view.options.honestyRecord === 'on'
      ? [say({ code: 'table.honesty', params: { ...honestyOf(view, seat) } })]
      : []),
    ...(named(true).length > 0 ? [say({ code: 'table.certain', params: { cards: named(true) } })] : []),
    ...(named(false).length > 0 ? [say({ code: 'table.possible', params: { cards: named(false) } })] : []),
  ]
  return (
    <>
      <Bust view={view} seat={seat} mood="calm" className={styles.picture} />
      <div className={styles.about}>
        <h3>
          {names[seat]}
          {who === undefined ? '' : ` · ${say({ code: `character.${who}` })}`}
        </h3>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </>
  )
}

/** Where there are several ways, each is a button; what is chosen is committed in the bar. Refusals stand below with their rule. */
function Options({ board, pick }: { board: SinkingProps; pick: Pick }) {
  const { say, openRule } = board
  const { offered, refused } = at(board, pick.source ?? '')
  const why = [...new Map(refused.map((one) => [`${one.code} ${one.rule}`, one])).values()].slice(0, 3)
  return (
    <div className={styles.options}>
      {offered.length > 1 || (offered.length === 1 && pick.chosen === null)
        ? offered.map((one) => (
            <button
              key={JSON.stringify(one.choice)}
              type="button"
              data-option=""
              aria-pressed={one === pick.chosen}
              onClick={() => (one === pick.chosen ? pick.commit() : pick.choose(one))}
            >
              {say(one.text)}
            </button>
          ))
        : null}
      {offered.length > 1 && offered.some(({ choice }) => targetOf(choice) !== null) && pick.chosen === null ? (
        <p>{say({ code: 'board.pickTarget' })}</p>
      ) : null}
      {offered.length === 1 && pick.chosen !== null ? <p className={styles.means}>{say(offered[0].text)}</p> : null}
      {why.map((refusal) => (
        <p key={`${refusal.code} ${refusal.rule}`} className={styles.refused}>
          <Sign name="lock" size={14} colour="#ffc7b0" /> {say({ code: refusal.code, params: refusal.params })}{' '}
          {refusal.rule === null ? null : (
            <button type="button" onClick={() => openRule(refusal.rule ?? '')}>
              {refusal.rule}
            </button>
          )}
        </p>
      ))}
    </div>
  )
}
