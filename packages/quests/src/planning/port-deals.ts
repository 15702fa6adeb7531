import type { Seat } from '@flotilla/kernel'
import { WORKSHOP, isPort } from '../board/chart.ts'
import { GOODS, type Good } from '../board/goods.ts'
import { championOf, chart, goodIndex, type ReadCtx } from '../board/state.ts'
import { PARTS, UPGRADE_GOODS, type Part } from '../rules/upgrades.ts'

/** What a port deals in by number: bought and sold in one go, although each piece is an answer of its own (QC-9.1). */
export type Stock = `sell.${Good}` | `upgrade.${Part}` | 'repair' | 'ammo'
/** What is sold and bought at a port in one go, by number. */
export type Deal = Partial<Readonly<Record<Stock, number>>>

/** The stock of the port where a ship lies; what is sold comes first, since it pays for the rest. */
export function stockOf(ctx: ReadCtx, seat: Seat): Stock[] {
  const s = ctx.state
  const map = chart(s)
  const { cell, cargo } = s.ships[seat]
  if (!isPort(map, cell)) return []
  return [
    ...GOODS.flatMap((good, k): Stock[] => (cargo[k] > 0 ? [`sell.${good}`] : [])),
    ...(map.terrain[cell] === WORKSHOP ? PARTS.map((part): Stock => `upgrade.${part}`) : []),
    'repair',
    'ammo',
  ]
}

const soldOf = (deal: Deal, good: Good): number => deal[`sell.${good}`] ?? 0
const builtOf = (deal: Deal, part: Part): number => deal[`upgrade.${part}`] ?? 0

/** The coins that a seat has left after a deal. */
export function coinsAfter(ctx: ReadCtx, seat: Seat, deal: Deal): number {
  const { sellResource, upgrade, repair } = ctx.edition.prices
  let coins = ctx.state.ships[seat].coins - (deal.ammo ?? 0) - repair * (deal.repair ?? 0)
  for (const good of GOODS) coins += sellResource * soldOf(deal, good)
  for (const part of PARTS) coins -= upgrade * builtOf(deal, part)
  return coins
}

/** Whether all of it could be done one after another. */
export function dealIsPossible(ctx: ReadCtx, seat: Seat, deal: Deal): boolean {
  const s = ctx.state
  const ship = s.ships[seat]
  const most = championOf(ctx, seat)
  if (coinsAfter(ctx, seat, deal) < 0 || (deal.repair ?? 0) > ship.damage) return false
  if (((deal.ammo ?? 0) - 1) * ctx.edition.prices.ammoPerCoin >= s.ammo) return false
  if (ship.sails + builtOf(deal, 'sail') > most.sails[1] || ship.cannons + builtOf(deal, 'cannon') > most.cannons[1]) return false
  if (ship.slots + builtOf(deal, 'cargo') > most.cargo[1]) return false
  const used = ship.cargo.slice()
  for (const good of GOODS) used[goodIndex(good)] -= soldOf(deal, good)
  for (const part of PARTS) used[goodIndex(UPGRADE_GOODS[part])] -= builtOf(deal, part)
  return used.every((left) => left >= 0)
}

/** The answers that make the deal, in the stock's order. */
export function answersOf(stock: readonly Stock[], deal: Deal): object[] {
  return stock.flatMap((one) => {
    const [what, which] = one.split('.')
    const answer = what === 'sell' ? { do: what, what: which } : what === 'upgrade' ? { do: what, part: which } : { do: what }
    return Array.from({ length: deal[one] ?? 0 }, () => answer)
  })
}
