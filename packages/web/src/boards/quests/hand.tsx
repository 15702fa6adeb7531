import { CLUES, LOOT, QUESTS, cardId, describeQuest, designAt, type Io } from '@flotilla/quests/face'
import type { Seat } from '@flotilla/kernel'
import { Place } from '../../table/place.tsx'
import styles from './board.module.css'
import { at, type QuestsProps } from './props.ts'

interface Held {
  readonly id: string
  readonly kind: 'loot' | 'quest' | 'clue' | 'equipped' | 'solved'
  readonly text: string
}

/** Your quests, clues and loot, each with what it asks or does. */
export function Hand({ board, io, seat }: { board: QuestsProps; io: Io; seat: Seat }) {
  const { view, say } = board
  const ship = view.ships[seat]
  const loot = (back: number, kind: Held['kind']): Held => {
    const design = designAt(io, back) ?? ''
    return { id: cardId(io, LOOT, back), kind, text: `${say({ code: `thing.${design}` })} – ${say({ code: `effect.${design}` })}` }
  }
  const clue = (back: number, kind: Held['kind']): Held => ({
    id: cardId(io, CLUES, back),
    kind,
    text: say({ code: 'table.clue', params: { card: cardId(io, CLUES, back) } }),
  })
  const cards: Held[] = [
    ...ship.quests.map((back, slot) => ({
      id: cardId(io, QUESTS, back),
      kind: 'quest' as const,
      text: say(describeQuest(io, ship, slot)),
    })),
    ...ship.clues.map((back) => clue(back, 'clue')),
    ...ship.solved.map((back) => clue(back, 'solved')),
    ...ship.loot.map((back) => loot(back, 'loot')),
    ...ship.equipped.map((back) => loot(back, 'equipped')),
  ]
  return (
    <ul className={styles.hand} aria-label={say({ code: 'board.yourHand' })}>
      {cards.map((card, k) => {
        const here = at(board, `card:${card.id}`)
        return (
          <li key={`${card.id}-${k}`}>
            <Place board={board} offered={here.offered} refused={here.refused} label={card.text} className={styles.card}>
              <span data-kind={card.kind}>{card.text}</span>
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
