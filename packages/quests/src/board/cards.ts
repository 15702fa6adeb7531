import type { Seat } from '@flotilla/kernel'
import type { Edition, LootCard, LootId } from '../edition/schema.ts'
import { ISLANDS } from './pieces.ts'
import { LOOT, QUESTS, usedToo, type Ctx, type Ship, type ReadCtx } from './state.ts'

/** The cards of an edition by face: loot copies one by one, quests, clues by island. */
export interface Cards {
  readonly loot: readonly LootCard[]
  readonly lootIds: readonly string[]
  readonly questIds: readonly string[]
  readonly clueIds: readonly string[]
}

const made = new WeakMap<Edition, Cards>()
let last: { edition: Edition; cards: Cards } | null = null

/** All cards of an edition, copies included. */
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
export function cardId(ctx: ReadCtx, deck: number, back: number): string {
  const face = ctx.state.faces[back]
  const { lootIds, questIds, clueIds } = cardsOf(ctx.edition)
  return (deck === LOOT ? lootIds : deck === QUESTS ? questIds : clueIds)[face] ?? ''
}

export const lootAt = (ctx: ReadCtx, back: number): LootCard | undefined => cardsOf(ctx.edition).loot[ctx.state.faces[back]]
/** The id of the loot card under a back. */
export const designAt = (ctx: ReadCtx, back: number): LootId | undefined => cardsOf(ctx.edition).loot[ctx.state.faces[back]]?.id

/** The back of a card with this id among some backs. */
export function backOf(ctx: ReadCtx, deck: number, backs: readonly number[], id: string): number {
  for (let i = 0; i < backs.length; i++) if (cardId(ctx, deck, backs[i]) === id) return backs[i]
  throw new Error(`quests: no card '${id}' among ${backs.length}`)
}

/** Copies of a design among the equipped cards. */
export function equippedCount(ctx: ReadCtx, seat: Seat, id: LootId): number {
  const { equipped } = ctx.state.ships[seat]
  let count = 0
  for (let i = 0; i < equipped.length; i++) if (designAt(ctx, equipped[i]) === id) count++
  return count
}

/** The back of an equipped copy that was not used this turn, or -1. */
export function unusedGear(ctx: ReadCtx, seat: Seat, id: LootId): number {
  const { equipped, used } = ctx.state.ships[seat]
  for (let i = 0; i < equipped.length; i++) if (!used.gear.includes(equipped[i]) && designAt(ctx, equipped[i]) === id) return equipped[i]
  return -1
}

/** How many equipped copies were not used this turn. */
export function unusedCount(ctx: ReadCtx, seat: Seat, id: LootId): number {
  const { equipped, used } = ctx.state.ships[seat]
  let count = 0
  for (let i = 0; i < equipped.length; i++) if (!used.gear.includes(equipped[i]) && designAt(ctx, equipped[i]) === id) count++
  return count
}

export const useGear = (ctx: Ctx, seat: Seat, back: number): void => {
  const ship = ctx.state.ships[seat]
  ship.used = usedToo(ship.used, { gear: Object.freeze([...ship.used.gear, back]) })
}

/** A card that left the ship counts as unused, should it come back. */
export const forgetUse = (ship: Ship, back: number): void => {
  if (ship.used.gear.includes(back)) ship.used = usedToo(ship.used, { gear: Object.freeze(ship.used.gear.filter((one) => one !== back)) })
}
