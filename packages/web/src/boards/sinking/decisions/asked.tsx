import { SEAT_LETTERS, type Glyph } from '@flotilla/art/sinking'
import { ACTIONS, BREACHES, isChest, nameOfThing, type ReadCtx } from '@flotilla/sinking/client'
import type { Offered } from '../../../table/board.ts'
import { aboutOf } from '../stage/about.tsx'
import styles from './asked.module.css'
import { askOf, changesOf, remarksOf } from '../moments/changes.ts'
import { EnemyDie } from '../stage/enemy.tsx'
import { Refused } from '../stage/refused.tsx'
import type { Pick } from './pick.ts'
import { Bust } from '../stage/pirates.tsx'
import { at, isYesOrNo, loose, targetOf, type SinkingProps } from '../props.ts'
import { CardPicture, Sign, ThingPicture, labelOf, shortName } from '../stage/thing.tsx'

interface AskedProps {
  readonly board: SinkingProps
  readonly ctx: ReadCtx
  readonly pick: Pick
}

type Fields = Readonly<Record<string, unknown>>

/** What is to be done now, beside the own pirate: what lights up, what it would mean, and with what. The choices themselves are lit where they lie. */
export function Asked({ board, ctx, pick }: AskedProps) {
  const { say, ask } = board
  const { source } = pick
  const mine = source === null ? [] : at(board, source).offered
  return (
    <section className={styles.asked} data-keep="" aria-label={say({ code: 'board.lens' })} data-picked={mine.length > 0}>
      {source !== null && mine.length > 0 ? (
        <Picked board={board} ctx={ctx} pick={pick} source={source} ways={mine} />
      ) : (
        <>
          <Heading board={board} />
          {ask?.kind === 'sifter.take' ? <Fan board={board} pick={pick} /> : null}
          {isYesOrNo(board) ? <YesOrNo board={board} ctx={ctx} /> : null}
        </>
      )}
    </section>
  )
}

/** The sign of an ask, and so many of it. */
function signsOf({ ask, view, seat }: SinkingProps): readonly Glyph[] {
  const kind = ask?.kind ?? ''
  const hammers = (n: number): Glyph[] => Array.from({ length: Math.max(1, n) }, () => 'patch')
  if (kind.startsWith('bucket')) return ['bucket']
  if (kind === 'plunder.take' || kind === 'stash.take' || kind === 'sifter.take' || kind === 'rod.give') return ['plunder']
  if (kind.startsWith('patch')) return hammers(seat === null ? 1 : view.hammers[seat])
  if (kind === 'tune.draw') return ['tune']
  return kind === 'window.cannon' || kind === 'window.ready' ? ['fire'] : ['cards']
}

function Heading({ board }: { board: SinkingProps }) {
  const { say, ask, offered, view } = board
  const kind = ask?.kind ?? ''
  const { by, caught, from, breach } = askOf(board)
  const params = { by: Number(by), from: Number(from) }
  const rule = ACTIONS.find((action) => kind.startsWith(`${action}.`) && kind !== 'patch.agree' && kind !== 'patch.hammer')
  const together = offered.some(({ choice }) => 'propose' in choice)
  const more = say({ code: `board.asked.${kind}.more` })
  return (
    <>
      <h3>
        <span className={styles.signs}>
          {signsOf(board).map((sign, k) => (
            <Sign key={k} name={sign} size={26} colour="#ffd25e" />
          ))}
        </span>
        {say({ code: `board.asked.${kind}`, params })}
      </h3>
      {typeof breach === 'number' ? (
        <p className={styles.about}>
          <ThingPicture view={view} back={breach} className={styles.small} /> {labelOf(board, breach)}
        </p>
      ) : null}
      {typeof caught === 'number' ? (
        <p className={styles.about}>
          <CardPicture face={view.faces[caught]} className={styles.small} /> {labelOf(board, caught)}
        </p>
      ) : null}
      {more.startsWith('[') ? null : <p>{more}</p>}
      {rule === undefined ? null : <p className={styles.rule}>{say({ code: `board.rule.${rule}` })}</p>}
      {together ? (
        <p className={styles.key}>
          <i data-alone="" /> {say({ code: 'board.alone' })} <i data-together="" /> {say({ code: 'board.together' })}
        </p>
      ) : null}
    </>
  )
}

/** A bare yes or no is best as two buttons, each with what it means. */
function YesOrNo({ board, ctx }: { board: SinkingProps; ctx: ReadCtx }) {
  return (
    <div className={styles.yesOrNo}>
      {loose(board, 'dock').map((one) => (
        <button
          key={JSON.stringify(one.choice)}
          type="button"
          data-legal=""
          data-yes={Object.values(one.choice).includes(true)}
          onClick={() => board.answer(one.choice)}
        >
          {board.say(one.text)}
          <Changes board={board} ctx={ctx} one={one} />
        </button>
      ))}
    </div>
  )
}

/** The three cards that were looked at: gems can be taken. */
function Fan({ board, pick }: { board: SinkingProps; pick: Pick }) {
  const { offered, refused, view } = board
  const backs = [...offered.map(({ choice }) => choice), ...refused.map(({ choice }) => choice)].flatMap((choice) => {
    const { card } = (choice ?? {}) as Fields
    return typeof card === 'number' && view.faces[card] >= 0 && !view.hands.some((hand) => hand.includes(card)) ? [card] : []
  })
  return (
    <div className={styles.ways}>
      {backs.map((back) => {
        const may = pick.stateOf(`thing:${back}`) !== 'plain'
        return (
          <button key={back} type="button" data-legal={may ? '' : undefined} disabled={!may} onClick={() => pick.press(`thing:${back}`)}>
            <CardPicture face={view.faces[back]} />
            <span>{labelOf(board, back)}</span>
          </button>
        )
      })}
    </div>
  )
}

/** What is taken up: its picture and text, the ways to use it, and what the chosen one alters. */
function Picked({ board, ctx, pick, source, ways }: AskedProps & { readonly source: string; readonly ways: readonly Offered[] }) {
  const { say, openRule } = board
  const about = aboutOf(board, ctx, source)
  const { chosen } = pick
  const { refused } = at(board, source)
  // Why it is not to be had alone, or not at all; of what is chosen already nothing need be said.
  const isOpen = chosen === null || 'propose' in chosen.choice
  const why = isOpen ? [...new Map(refused.map((one) => [`${one.code} ${one.rule}`, one])).values()].slice(0, 1) : []
  return (
    <>
      <header>
        {about?.picture(styles.picture)}
        <div>
          <h3>{about?.title}</h3>
          <p>{chosen === null ? (about?.lines ?? []).join(' ') : say(chosen.text)}</p>
        </div>
        <button type="button" className={styles.close} aria-label={say({ code: 'web.close' })} onClick={pick.clear}>
          <Sign name="lie" size={14} colour="#ffe7a8" />
        </button>
      </header>
      {ways.length > 1 || chosen === null ? (
        <div className={styles.ways}>
          {ways.map((one) => (
            <button
              key={JSON.stringify(one.choice)}
              type="button"
              data-option=""
              data-legal=""
              aria-pressed={one === chosen}
              aria-label={say(one.text)}
              title={say(one.text)}
              onClick={() => (one === chosen ? pick.commit() : pick.choose(one))}
            >
              <Way board={board} ctx={ctx} one={one} />
            </button>
          ))}
        </div>
      ) : null}
      {chosen === null ? null : (
        <>
          <Changes board={board} ctx={ctx} one={chosen} />
          {remarksOf(board, chosen).map((remark) => (
            <p key={remark.code}>{say(remark)}</p>
          ))}
          <button type="button" className="primary" data-commit="" aria-label={say(chosen.text)} onClick={pick.commit}>
            {say({ code: commitWords(chosen.choice) })}
          </button>
        </>
      )}
      {why.map((refusal) => (
        <Refused key={refusal.code} refusal={refusal} say={say} openRule={openRule} />
      ))}
    </>
  )
}

/** A short word for the gold button; what it means is told above it. */
const commitWords = (choice: object): string =>
  'propose' in choice
    ? 'board.commit.help'
    : 'item' in choice
      ? 'board.commit.play'
      : 'discard' in choice
        ? 'board.commit.discard'
        : 'board.commit'

/** A way to use something, by the picture of its target. */
function Way({ board, ctx, one }: { board: SinkingProps; ctx: ReadCtx; one: Offered }) {
  const { view, names, say } = board
  const { action, count, from, show } = one.choice as Fields
  const [kind, which] = (targetOf(one.choice) ?? '').split(':')
  if (kind === 'die')
    return (
      <>
        <EnemyDie view={view} ctx={ctx} k={Number(which) - 1} size={34} />
        <span>{which}</span>
      </>
    )
  if (kind === 'seat')
    return (
      <>
        <Bust view={view} seat={Number(which)} mood="calm" close />
        <span>{names[Number(which)] ?? SEAT_LETTERS[Number(which)]}</span>
      </>
    )
  if (kind === 'thing') {
    const chests = view.columns[BREACHES].filter(isChest)
    return (
      <>
        <ThingPicture view={view} back={Number(which)} order={Math.max(0, chests.indexOf(Number(which)))} />
        <span>{placeIn(board, Number(which))}</span>
      </>
    )
  }
  if (typeof action === 'string') {
    const sign = ACTIONS.find((each) => each === action)
    return (
      <>
        {sign === undefined ? null : <Sign name={sign} size={30} />}
        <span>{say({ code: `action.${action}` })}</span>
      </>
    )
  }
  if (typeof count === 'number') return <b>{count}</b>
  if (typeof from === 'string') return <span>{say({ code: `board.from.${from}` })}</span>
  if (show !== undefined) return <span>{say({ code: 'board.showAll' })}</span>
  return <span>{say(one.text)}</span>
}

/** A short name for a thing among its like: the number of a floating card, which chest, what kind of gun. */
function placeIn(board: SinkingProps, back: number): string {
  const { view, say } = board
  if (isChest(back)) return ['I', 'II', 'III', 'IV', 'V', 'VI'][view.columns[BREACHES].filter(isChest).indexOf(back)] ?? ''
  const floats = view.columns[0].indexOf(back)
  if (floats !== -1) return String(floats + 1)
  return shortName(say, nameOfThing(view, back))
}

/** What a choice alters: the number now and afterwards. */
function Changes({ board, ctx, one }: { board: SinkingProps; ctx: ReadCtx; one: Offered }) {
  const changes = changesOf(board, ctx, one)
  if (changes.length === 0) return null
  return (
    <ul className={styles.changes}>
      {changes.map(({ sign, label, from, to }) => (
        <li key={sign} title={label} data-better={sign === 'afloat' || sign === 'fire' ? to > from : to < from}>
          <Sign name={sign} size={17} colour="#ffe7a8" />
          <span>{label}</span> <b>{from}</b> → <b>{to}</b>
        </li>
      ))}
    </ul>
  )
}
