import { CLUES, LOOT, QUESTS, cardId, describeQuest, designAt, type Io, type Pin } from '@flotilla/quests/face'
import type { Seat } from '@flotilla/kernel'
import { Place } from '../../table/place.tsx'
import styles from './hand.module.css'
import { Sign } from './glyphs.tsx'
import { at, type QuestsProps } from './props.ts'

interface Held {
  readonly id: string
  readonly kind: 'loot' | 'quest' | 'clue' | 'equipped' | 'solved'
  readonly title: string
  readonly text: string
}

interface HandProps {
  readonly board: QuestsProps
  readonly io: Io
  readonly seat: Seat
  readonly pins: readonly Pin[]
  /** The spaces that the card pointed at names. */
  readonly onLight: (cells: readonly number[]) => void
}

function heldBy(io: Io, seat: Seat, say: QuestsProps['say']): Held[] {
  const ship = io.state.ships[seat]
  const loot = (back: number, kind: Held['kind']): Held => {
    const design = designAt(io, back) ?? ''
    return { id: cardId(io, LOOT, back), kind, title: say({ code: `thing.${design}` }), text: say({ code: `effect.${design}` }) }
  }
  const clue = (back: number, kind: Held['kind']): Held => {
    const card = cardId(io, CLUES, back)
    const text = kind === 'solved' ? say({ code: 'chart.solvedClue' }) : say({ code: 'chart.clueOf', params: { island: card.slice(5) } })
    return { id: card, kind, title: say({ code: `thing.${card}` }), text }
  }
  return [
    ...ship.quests.map((back, slot): Held => {
      // Its sentence has the name.
      return { id: cardId(io, QUESTS, back), kind: 'quest', title: '', text: say(describeQuest(io, ship, slot)) }
    }),
    ...ship.clues.map((back) => clue(back, 'clue')),
    ...ship.solved.map((back) => clue(back, 'solved')),
    ...ship.loot.map((back) => loot(back, 'loot')),
    ...ship.equipped.map((back) => loot(back, 'equipped')),
  ]
}

/** Your quests, clues and loot, each with what it asks or does; pointing at one lights its places on the chart. */
export function Hand({ board, io, seat, pins, onLight }: HandProps) {
  const { say } = board
  const cards = heldBy(io, seat, say)
  if (cards.length === 0) return <p className={styles.none}>{say({ code: 'chart.noCards' })}</p>
  return (
    <ul className={styles.hand} aria-label={say({ code: 'chart.hand' })}>
      {cards.map((card, k) => {
        const here = at(board, `card:${card.id}`)
        const pin = pins.find((one) => one.card === card.id)
        const light = (): void => onLight(pin?.cells ?? [])
        return (
          <li key={`${card.id}-${k}`} onPointerEnter={light} onPointerLeave={() => onLight([])} onFocus={light} onBlur={() => onLight([])}>
            <Place
              board={board}
              offered={here.offered}
              refused={here.refused}
              label={[card.title, card.text].filter(Boolean).join(': ')}
              className={styles.card}
            >
              <span className={styles.face} data-kind={card.kind}>
                <Sign name={card.kind === 'solved' ? 'clue' : card.kind === 'equipped' ? 'loot' : card.kind} size={18} />
                <span>
                  {card.title === '' ? null : <b>{card.title}</b>}
                  {card.kind === 'equipped' ? <small> {say({ code: 'chart.equipped' })}</small> : null}
                  <span className={styles.text}>{card.text}</span>
                  {pin === undefined || pin.kind === 'clue' ? null : (
                    <small className={styles.missing} data-ready={pin.missing.length === 0 ? '' : undefined}>
                      {pin.missing.length === 0
                        ? say({ code: 'chart.allAboard' })
                        : say({ code: 'chart.missing', params: { missing: pin.missing } })}
                    </small>
                  )}
                </span>
              </span>
            </Place>
          </li>
        )
      })}
    </ul>
  )
}

/** The ids of the cards that are shown in the hand. */
export function idsInHand(io: Io, seat: Seat): Set<string> {
  const ship = io.state.ships[seat]
  return new Set([
    ...[...ship.loot, ...ship.equipped].map((back) => cardId(io, LOOT, back)),
    ...ship.quests.map((back) => cardId(io, QUESTS, back)),
    ...[...ship.clues, ...ship.solved].map((back) => cardId(io, CLUES, back)),
  ])
}
