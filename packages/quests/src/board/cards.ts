import type { Seat } from '@flotilla/kernel'
import type { Edition, LootCard, LootId } from '../edition/schema.ts'
import { ISLANDS } from './pieces.ts'
import { LOOT, QUESTS, type Io } from './state.ts'

/** The cards of an edition by face: loot copies one by one, quests, clues by island. */
export interface Cards {
  readonly loot: readonly LootCard[]
  readonly lootIds: readonly string[]
  readonly questIds: readonly string[]
  readonly clueIds: readonly string[]
}

const made = new WeakMap<Edition, Cards>()
let last: { edition: Edition; cards: Cards } | null = null

export function cardsOf(edition: Edition): Cards {
  if (last !== null && last.edition === edition) return last.cards
  let cards = made.get(edition)
  if (cards === undefined) {
    const loot: LootCard[] = []
    const lootIds: string[] = []
    for (const design of edition.loot)
      for (let copy = 1; copy <= design.copies; copy++) {
        loot.push(design)
        lootIds.push(`${design.id}-${copy}`)
      }
    cards = { loot, lootIds, questIds: edition.quests.map(({ id }) => id), clueIds: ISLANDS.map(({ id }) => `clue-${id}`) }
    made.set(edition, cards)
  }
  last = { edition, cards }
  return cards
}

/** The printed id of the card under a back, as far as it is known. */
export function cardId(io: Io, deck: number, back: number): string {
  const face = io.state.faces[back]
  const { lootIds, questIds, clueIds } = cardsOf(io.edition)
  return (deck === LOOT ? lootIds : deck === QUESTS ? questIds : clueIds)[face] ?? ''
}

export const lootAt = (io: Io, back: number): LootCard | undefined => cardsOf(io.edition).loot[io.state.faces[back]]
export const designAt = (io: Io, back: number): LootId | undefined => cardsOf(io.edition).loot[io.state.faces[back]]?.id

/** The back of a card with this id among some backs. */
export function backOf(io: Io, deck: number, backs: readonly number[], id: string): number {
  for (let i = 0; i < backs.length; i++) if (cardId(io, deck, backs[i]) === id) return backs[i]
  throw new Error(`quests: no card '${id}' among ${backs.length}`)
}

/** Copies of a design among the equipped cards. */
export function equippedCount(io: Io, seat: Seat, id: LootId): number {
  const { equipped } = io.state.ships[seat]
  let count = 0
  for (let i = 0; i < equipped.length; i++) if (designAt(io, equipped[i]) === id) count++
  return count
}

/** The slot of an equipped copy that was not used this turn, or -1. */
export function unusedGear(io: Io, seat: Seat, id: LootId): number {
  const { equipped, usedGear } = io.state.ships[seat]
  for (let slot = 0; slot < equipped.length; slot++) if ((usedGear & (1 << slot)) === 0 && designAt(io, equipped[slot]) === id) return slot
  return -1
}

export const useGear = (io: Io, seat: Seat, slot: number): void => {
  io.state.ships[seat].usedGear |= 1 << slot
}
