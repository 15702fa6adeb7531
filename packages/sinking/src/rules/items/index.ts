import { characterItems } from './characters.ts'
import { basicItems } from './basic-items.ts'
import { enemyItems } from './enemy-items.ts'
import type { Item } from './vocabulary.ts'
import type { WindowAt } from '../steps.ts'
import { CARDS, type CardId } from '../../board/things.ts'

/** The items that can be played, by card. */
export const ITEM_OF: Readonly<Partial<Record<CardId, Item>>> = { ...basicItems, ...enemyItems, ...characterItems }

/** By face; null for cards that are never played, such as the Somber Skull (SK-10.37). */
export const ITEMS: readonly (Item | null)[] = CARDS.map((id) => ITEM_OF[id] ?? null)

const facesAt = (at: WindowAt): readonly number[] => CARDS.flatMap((_, face) => (ITEMS[face]?.when.at === at ? [face] : []))

/** The faces with each window's condition. */
export const ITEMS_AT: Readonly<Record<WindowAt, readonly number[]>> = {
  enemyDice: facesAt('enemyDice'),
  declare: facesAt('declare'),
  reveal: facesAt('reveal'),
  resolve: facesAt('resolve'),
  ready: [],
  cannon: [],
}
