import { GOODS, coin, isGood, lootArt, medal, missionArt, skull, star } from '@flotilla/art/quests'
import type { Pictures } from '../pictures.ts'

const SMALL = '0 0 24 24'
const PARTS: Readonly<Record<string, string>> = { prices: coin, start: coin, goal: star }
/** What a quest asks for, by the sign of its goal. */
const goalArt = (goal: { readonly kind?: unknown; readonly goods?: object }): string => {
  const [good = ''] = Object.keys(goal.goods ?? {})
  if (isGood(good)) return GOODS[good]
  return goal.kind === 'pay' ? coin : star
}

export const pictures: Pictures = {
  thing({ key, name }, entry) {
    if (key === 'champions' && name !== null) return { svg: medal(name.id), box: '0 0 100 104' }
    if (key === 'loot' && name !== null) return { svg: lootArt(name.id), box: SMALL }
    if (key === 'quests') return { svg: goalArt(entry.goal as object), box: SMALL }
    if (key === 'missions') return { svg: missionArt('naval'), box: SMALL }
    if (key === 'marauder') return { svg: skull(), box: '-14 -14 28 28' }
    return key in PARTS ? { svg: PARTS[key], box: SMALL } : null
  },
}
