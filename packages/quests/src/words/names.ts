import type { Messages } from '@flotilla/kernel'
import { ISLANDS, TRADING_PORTS } from '../board/pieces.ts'

/** Proper names: the same in every language. */
export const names: Messages['en'] = {
  ...Object.fromEntries([...ISLANDS, ...TRADING_PORTS].map(({ id, name }) => [`place.${id}`, name])),
  'champion.pewter': 'Pewter Irontail',
  'champion.valkyr': 'Valkyr Thunderfoot',
  'champion.kerris': 'Kerris Thornfur',
  'champion.quaeth': 'Quaeth Surbill',
  'champion.elwing': 'Elwing Songfeather',
  'champion.phyrre': 'Phyrre Mistwing',
  'champion.bozret': 'Bozret Lotusthief',
  'champion.khalgoh': 'Khalgoh Goldtusk',
  'champion.lyrah': 'Lyrah Lorekin',
  'nation.dwunny': 'Dwunny',
  'nation.delve': 'Delve',
  'nation.porc': 'Porc',
}
