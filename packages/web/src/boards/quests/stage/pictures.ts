import type { Svg } from '@flotilla/art/kit'
import {
  BACKS,
  GOODS,
  balls,
  coin,
  crest,
  dieFace,
  heart,
  isGood,
  lootArt,
  seal,
  smallGun,
  smallSail,
  smallSlot,
} from '@flotilla/art/quests'
import { championOf, type ReadCtx } from '@flotilla/quests/client'
import { deedOf, type Fields } from '../props.ts'

const inSquare = (art: Svg): Svg => `<g transform="translate(12,12) scale(.72)">${art}</g>`

/** A thing by its name: a good, coins, ammo, a card. */
export function pictureOf(name: string): Svg {
  const plain = name.replace(/-\d+$/, '')
  if (isGood(plain)) return GOODS[plain]
  if (plain === 'coin') return coin
  if (plain === 'ammo') return balls
  if (plain.startsWith('clue')) return BACKS.clue
  if (/^q\d+$/.test(plain)) return BACKS.quest
  return plain === 'loot' ? BACKS.loot : lootArt(plain)
}

const DEEDS: Readonly<Record<string, Svg>> = {
  attack: smallGun('ready'),
  ram: lootArt('ram'),
  grapnel: lootArt('grapnel'),
  quest: inSquare(seal('quest')),
  deliver: inSquare(seal('solved')),
  solve: inSquare(seal('clue')),
  jib: lootArt('jib'),
  row: smallSail('ready'),
  mend: heart,
  repair: heart,
  ammo: balls,
  spy: lootArt('spyglass'),
  sell: coin,
  upgrade: smallSlot('open'),
}

/** What stands beside a choice: the thing it is about. */
export function pictureOfChoice(choice: object, ctx: ReadCtx, seat: number): Svg {
  const fields = choice as Fields
  const deed = deedOf(choice)
  if (deed === 'mobility' || deed === 'bounty' || fields.luck !== undefined) return crest(championOf(ctx, seat).nation)
  if (deed === 'gather') {
    const island = ctx.state.ships[seat].cell
    return island === -1 ? BACKS.loot : smallSlot('open')
  }
  if (DEEDS[deed] !== undefined) return DEEDS[deed]
  if (fields.bonus !== undefined) return dieFace(6)
  if (fields.die !== undefined) return dieFace(ctx.state.dice[Number(fields.die)] ?? 6)
  for (const name of ['play', 'card', 'keep', 'discard', 'give', 'what', 'drop', 'take', 'clue'] as const) {
    const value = fields[name]
    if (typeof value === 'string') return pictureOf(value)
    if (Array.isArray(value) && typeof value[0] === 'string') return pictureOf(value[0])
  }
  return ''
}
