import type { Svg } from '../../kit/index.ts'
import { isGemName, gem } from '../gems.ts'
import { catches } from './catches.ts'
import { tools } from './tools.ts'
import { trinkets } from './trinkets.ts'

const ITEMS: Readonly<Record<string, () => Svg>> = { ...tools, ...catches, ...trinkets }
export const ITEM_NAMES: readonly string[] = Object.keys(ITEMS)

/** The picture of a card by its name, in a box of 64, centred: a gem, an item, or a drop. */
export const cardPicture = (name: string): Svg => (isGemName(name) ? gem(name, 26) : (ITEMS[name] ?? ITEMS['somber-skull'])())
