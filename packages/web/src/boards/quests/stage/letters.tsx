import { GOODS, balls, coin, lootArt, seal, star, BACKS, type MarkName } from '@flotilla/art/quests'
import { seedOf } from '@flotilla/art/kit'
import type { Seat } from '@flotilla/kernel'
import {
  CLUES,
  LOOT,
  QUESTS,
  cardId,
  describeCard,
  describeQuest,
  designAt,
  type Good,
  type ReadCtx,
  type Pin,
} from '@flotilla/quests/client'
import type { ReactNode } from 'react'
import { ChoiceMenu } from '../../kit/choice-menu.tsx'
import { Drawing } from '../../../layout/drawing.tsx'
import { Thing } from './thing.tsx'
import styles from './letters.module.css'
import { at, type QuestsProps } from '../props.ts'

interface Letter {
  readonly id: string
  readonly kind: MarkName | 'loot'
  readonly title: string
  /** The whole of it in words. */
  readonly text: string
  readonly body: ReactNode
  /** The loot's design. */
  readonly design: string
}

const isSeen = (ctx: ReadCtx, back: number): boolean => ctx.state.faces[back] >= 0

/** A quest as a letter: where to, with what, for what. */
export function questLetter(ctx: ReadCtx, seat: Seat, slot: number, say: QuestsProps['say'], pin: Pin | undefined): Letter {
  const ship = ctx.state.ships[seat]
  const back = ship.quests[slot]
  const { id, hard, goal, reward } = ctx.edition.quests[ctx.state.faces[back]]
  const described = describeQuest(ctx, ship, slot)
  return {
    id,
    kind: hard ? 'hard' : 'quest',
    title: say({ code: `thing.${id}` }),
    text: say(described),
    design: '',
    body: <QuestBody say={say} goal={goal} reward={reward} described={described} pin={pin} />,
  }
}

/** A quest that is not in a hand yet. */
export function questCard(ctx: ReadCtx, id: string, say: QuestsProps['say']): Letter | null {
  const quest = ctx.edition.quests.find((one) => one.id === id)
  if (quest === undefined) return null
  const described = describeCard(ctx, id)
  const { hard, goal, reward } = quest
  return {
    id,
    kind: hard ? 'hard' : 'quest',
    title: say({ code: `thing.${id}` }),
    text: say(described),
    design: '',
    body: <QuestBody say={say} goal={goal} reward={reward} described={described} pin={undefined} />,
  }
}

interface QuestBodyProps {
  readonly say: QuestsProps['say']
  readonly goal: ReadCtx['edition']['quests'][number]['goal']
  readonly reward: ReadCtx['edition']['quests'][number]['reward']
  readonly described: ReturnType<typeof describeQuest>
  readonly pin: Pin | undefined
}

function QuestBody({ say, goal, reward, described, pin }: QuestBodyProps) {
  const place = goal.kind === 'deliver' || goal.kind === 'pay' ? goal.place : null
  const where = place === null ? '' : typeof place === 'string' ? place : 'island' in place ? place.island : place.trading
  const goods =
    goal.kind === 'deliver'
      ? (Object.keys(GOODS) as Good[]).flatMap((good) => Array.from({ length: goal.goods[good] ?? 0 }, () => good))
      : []
  const params = described.params ?? {}
  return (
    <>
      {place === null ? (
        <p>{say({ code: described.code.replace('goal.', 'task.'), params })}</p>
      ) : (
        <p>
          → <b>{say({ code: `place.${where}` })}</b>
        </p>
      )}
      {pin === undefined ? null : (
        <p className={styles.missing} data-ready={pin.missing.length === 0 ? '' : undefined}>
          {pin.missing.length === 0 ? say({ code: 'chart.allAboard' }) : say({ code: 'chart.missing', params: { missing: pin.missing } })}
        </p>
      )}
      <p className={styles.reward} aria-hidden>
        {goods.map((good, k) => (
          <Thing key={k} art={GOODS[good]} size={21} />
        ))}
        {goal.kind === 'pay' ? (
          <>
            {goal.coins}
            <Thing art={coin} size={17} />
          </>
        ) : null}
        {goods.length > 0 || goal.kind === 'pay' ? <span>→</span> : null}
        <Reward {...reward} />
      </p>
    </>
  )
}

function Reward({ prosperity, coins, ammo, loot, clues }: QuestBodyProps['reward']) {
  const parts = [
    [prosperity, star],
    [coins, coin],
    [ammo, balls],
    [loot, BACKS.loot],
    [clues, BACKS.clue],
  ] as const
  return parts.map(([n, art], k) =>
    n === 0 ? null : (
      <span key={k} className={styles.part}>
        {n}
        <Thing art={art} size={17} />
      </span>
    ),
  )
}

export function clueLetter(card: string, say: QuestsProps['say'], solved: boolean): Letter {
  const text = solved ? say({ code: 'chart.solvedClue' }) : say({ code: 'chart.clueOf', params: { island: card.slice(5) } })
  return {
    id: card,
    kind: solved ? 'solved' : 'clue',
    title: say({ code: `thing.${card}` }),
    text,
    design: '',
    body: (
      <>
        <p>{text}</p>
        <p className={styles.reward} aria-hidden>
          1<Thing art={star} size={17} />
        </p>
      </>
    ),
  }
}

export function lootLetter(ctx: ReadCtx, back: number, say: QuestsProps['say']): Letter {
  const design = designAt(ctx, back) ?? ''
  const text = say({ code: `effect.${design}` })
  return { id: cardId(ctx, LOOT, back), kind: 'loot', title: say({ code: `thing.${design}` }), text, design, body: null }
}

function lettersOf(ctx: ReadCtx, seat: Seat, say: QuestsProps['say'], pins: readonly Pin[]): Letter[] {
  const ship = ctx.state.ships[seat]
  const quests = ship.quests.flatMap((back, slot) =>
    isSeen(ctx, back)
      ? [
          questLetter(
            ctx,
            seat,
            slot,
            say,
            pins.find(({ card }) => card === cardId(ctx, QUESTS, back)),
          ),
        ]
      : [],
  )
  const clues = ship.clues.filter((back) => isSeen(ctx, back)).map((back) => clueLetter(cardId(ctx, CLUES, back), say, false))
  const solved = ship.solved.map((back) => clueLetter(cardId(ctx, CLUES, back), say, true))
  const loot = ship.loot.filter((back) => isSeen(ctx, back)).map((back) => lootLetter(ctx, back, say))
  return [...quests, ...clues, ...solved, ...loot]
}

/** A letter with its seal, or a loot card as the thing it is. */
export function LetterFace({ letter: { kind, title, body, design, id }, small = false }: { letter: Letter; small?: boolean }) {
  if (kind === 'loot')
    return (
      <span className={styles.loot}>
        <Thing art={lootArt(design)} size={small ? 28 : 38} />
        <span>{title}</span>
      </span>
    )
  return (
    <span className={styles.letter} data-kind={kind} data-small={small ? '' : undefined}>
      <Drawing svg={seal(kind, seedOf(id))} box="-17 -17 34 34" className={styles.seal} />
      <span className={styles.title}>{title}</span>
      {body}
    </span>
  )
}

interface LettersProps {
  readonly board: QuestsProps
  readonly ctx: ReadCtx
  readonly seat: Seat
  readonly pins: readonly Pin[]
  /** Little room: three in a row. */
  readonly tight?: boolean
  /** The spaces that the card pointed at names. */
  readonly onLight: (cells: readonly number[]) => void
}

/** Your quests, clues and loot, each with what it asks or does; pointing at one lights its places on the chart. */
export function Letters({ board, ctx, seat, pins, tight = false, onLight }: LettersProps) {
  const { say, view } = board
  const letters = lettersOf(ctx, seat, say, pins)
  if (letters.length === 0) return <p className={styles.none}>{say({ code: 'chart.noCards' })}</p>
  const many = letters.length > 4 || (tight && letters.length > 2)
  return (
    <ul className={styles.letters} data-keep="" data-many={many ? '' : undefined} aria-label={say({ code: 'chart.hand' })}>
      {letters.map((letter, k) => {
        const here = at(board, `card:${letter.id}`)
        const cells =
          letter.kind === 'solved' ? [view.homes[seat % view.homes.length]] : (pins.find((one) => one.card === letter.id)?.cells ?? [])
        const light = (): void => onLight(cells)
        return (
          <li
            key={`${letter.id}-${k}`}
            onPointerEnter={light}
            onPointerLeave={() => onLight([])}
            onFocus={light}
            onBlur={() => onLight([])}
            data-look={letter.kind === 'loot' ? `loot:${letter.design}` : `letter:${letter.id}`}
            data-piece={`card:${letter.id}-${k}`}
            data-from={
              letter.kind === 'loot' ? 'deck:loot' : letter.kind === 'clue' || letter.kind === 'solved' ? 'deck:clues' : 'deck:quests'
            }
          >
            <ChoiceMenu
              board={board}
              offered={here.offered}
              refused={here.refused}
              label={[letter.title, letter.text].filter(Boolean).join(': ')}
              about={<About letter={letter} />}
              className={styles.card}
            >
              <LetterFace letter={letter} small={many} />
            </ChoiceMenu>
          </li>
        )
      })}
    </ul>
  )
}

const About = ({ letter: { title, text } }: { letter: Letter }) => (
  <p className={styles.about}>
    <b>{title}</b>
    <br />
    {text}
  </p>
)

/** The hand in one row of seals, while a panel has its place. */
export function Seals({
  board,
  ctx,
  seat,
  pins,
  open,
  takes,
  onOpen,
}: Omit<LettersProps, 'onLight' | 'tight'> & { open: boolean; takes: string; onOpen: () => void }) {
  const { say } = board
  const letters = lettersOf(ctx, seat, say, pins)
  return (
    <button type="button" className={styles.seals} aria-expanded={open} data-takes={open ? undefined : takes} onClick={onOpen}>
      {letters
        .slice(0, 8)
        .map(({ id, kind, design }, k) =>
          kind === 'loot' ? (
            <Thing key={k} art={lootArt(design)} size={22} />
          ) : (
            <Drawing key={k} svg={seal(kind, seedOf(id))} box="-17 -17 34 34" width={24} height={24} />
          ),
        )}
      <span>
        {say({ code: 'chart.hand' })} {letters.length} {open ? '▾' : '▴'}
      </span>
    </button>
  )
}

/** How many cards a captain holds; what is equipped hangs on the ship. */
export function handSize({ state }: ReadCtx, seat: Seat): number {
  const { quests, clues, solved, loot } = state.ships[seat]
  return quests.length + clues.length + solved.length + loot.length
}

/** The ids of the cards that are shown in the hand. */
export function idsInHand(ctx: ReadCtx, seat: Seat): Set<string> {
  const ship = ctx.state.ships[seat]
  return new Set([
    ...ship.loot.map((back) => cardId(ctx, LOOT, back)),
    ...ship.quests.map((back) => cardId(ctx, QUESTS, back)),
    ...[...ship.clues, ...ship.solved].map((back) => cardId(ctx, CLUES, back)),
  ])
}
