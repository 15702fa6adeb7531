import type { Message, Seat } from '@flotilla/kernel'
import { shots } from '../rules/cannons.ts'
import { BURY, CANNONS, CHESTS, ICONS, type Cannon, type Icon, type ReadCtx } from '../board/state.ts'
import { ROWS, chestSquares, rowLevel, sum, type Row } from '../board/terms.ts'
import { numeral } from './numeral.ts'

/** The places of a ship that hold values, as the text table lists them. */
export const HOLDING: readonly Icon[] = ['spirits', ...ICONS.filter((icon) => icon.startsWith('chest')), ...ROWS, ...CANNONS]

const isRow = (icon: Icon): icon is Row => ROWS.some((row) => row === icon)
const isCannon = (icon: Icon): icon is Cannon => CANNONS.some((cannon) => cannon === icon)
const chestOf = (icon: Icon): number => (icon.startsWith('chest') ? Number(icon.slice(-1)) : -1)

/** What a place of a ship holds, and what it has come to. */
export function holds(ctx: ReadCtx, seat: Seat, icon: Icon): Message {
  const ship = ctx.state.ships[seat]
  const { edition } = ctx
  if (icon === 'spirits') return { code: 'table.spirits', params: { values: ship.spirits, squares: edition.spirits.squares } }
  if (isRow(icon) || isCannon(icon)) {
    const written = { values: ship[icon], sum: sum(ship[icon]), filled: ship[icon].length, squares: edition[icon].squares }
    const { thresholds } = edition[icon]
    return isRow(icon)
      ? { code: 'table.row', params: { row: icon, ...written, level: rowLevel(ctx, seat, icon), thresholds } }
      : {
          code: 'table.cannon',
          params: {
            cannon: icon,
            ...written,
            shots: shots(ctx, seat, icon),
            thresholds,
            fixed: ctx.state.options.cannonShots === 'fixed',
          },
        }
  }
  const chest = chestOf(icon)
  const values = ship.chests[chest]
  return {
    code: ship.buried[chest] ? 'table.chest.buried' : 'table.chest',
    params: { chest: numeral(chest), values, sum: sum(values), filled: values.length, squares: chestSquares(ctx, chest) },
  }
}

/** The rule that says what a place is for. */
const RULES: Readonly<Record<string, string>> = {
  spirits: 'RW-5.3',
  chest: 'RW-6.4',
  bury: 'RW-7.1',
  hull: 'RW-8.2',
  cannon: 'RW-9.2',
  ports: 'RW-10.2',
  crew: 'RW-11.2',
}

/** What a place is for, with the numbers of this edition, and the rule to read on. */
export function purposeOf({ edition }: Pick<ReadCtx, 'edition'>, icon: Icon): { readonly text: Message; readonly rule: string } {
  const kind = icon === ICONS[BURY] ? 'bury' : chestOf(icon) >= 0 && chestOf(icon) < CHESTS ? 'chest' : isCannon(icon) ? 'cannon' : icon
  const { raised } = edition.spirits
  const params = { raised, bonus: edition.chests.buriedBonus, full: isRow(icon) ? edition[icon].fullBonus : 0 }
  return { text: { code: `use.${kind}`, params }, rule: RULES[kind] }
}
