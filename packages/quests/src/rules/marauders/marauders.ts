import type { Seat } from '@flotilla/kernel'
import { rollAttack } from '../attack.ts'
import { ISLANDS } from '../../board/pieces.ts'
import { deed } from '../quests.ts'
import { REINFORCED_ROUNDS, canFire, wouldCome } from './marauder-range.ts'
import { CLUES, MARAUDERS, chart, isCoop, isSinking, placeOf, type Ctx } from '../../board/state.ts'
import { marauderStrike, type Numbered, type Strike } from '../steps.ts'
import { gainCoins } from '../supplies.ts'
import { openEntering } from '../loot/reactions.ts'
import { drawTop } from '../decks.ts'

export const marauderSteps = {
  /** QC-16.4, QC-16.5, QC-16.6, QC-16.7, QC-16.9, QC-16.10: each once, in order, against the player whose turn ends, where that ship is then. */
  'turn.marauder'(ctx: Ctx, { n }: Numbered): void {
    const s = ctx.state
    const seat = s.active
    const marauder = s.marauders[n]
    const { cell } = s.ships[seat]
    if (!wouldCome(s, n, cell)) return
    const ship = MARAUDERS + n
    ctx.push(marauderStrike(ship, seat))
    if (marauder.cell === cell) return
    s.from = marauder.cell
    marauder.cell = cell
    ctx.emit?.({
      type: 'marauderMoved',
      marauder: n + 1,
      ship,
      from: s.from,
      cell,
      place: placeOf(s, cell),
      seat,
      fires: canFire(marauder),
      rule: 'QC-16.7',
    })
    openEntering(ctx, ship, seat)
  },

  /** QC-16.8: all ready cannons, dice from nowhere; in multiplayer they stay ready. QC-R22: one that came with none just lies there. */
  'marauder.strike'(ctx: Ctx, { by, target }: Strike): void {
    const s = ctx.state
    const marauder = s.marauders[by - MARAUDERS]
    if (marauder.cell === -1 || marauder.cell !== s.ships[target].cell || isSinking(s, by)) return
    if (!canFire(marauder)) return
    const dice = marauder.ready
    if (isCoop(s)) marauder.ready = 0
    ctx.emit?.({ type: 'marauderAttacks', marauder: by - MARAUDERS + 1, seat: target, target, dice, rule: 'QC-16.8' })
    rollAttack(ctx, by, target, dice)
  },

  /** QC-16.13, in the co-op game. */
  'round.reload'(ctx: Ctx): void {
    const s = ctx.state
    for (const marauder of s.marauders) {
      marauder.barred = false
      if (isCoop(s)) marauder.ready = Math.min(marauder.cannons, marauder.ready + ctx.edition.marauder.reload)
    }
    if (isCoop(s) && s.marauders.length > 0) ctx.emit?.({ type: 'maraudersReload', rule: 'QC-16.13' })
  },

  /** QC-16.14, QC-R44: the sunk ones at every round end, all of them at two. */
  'round.reinforce'(ctx: Ctx): void {
    const s = ctx.state
    const all = REINFORCED_ROUNDS.includes(s.round)
    for (let n = 0; n < s.marauders.length; n++) if (all || s.marauders[n].cell === -1) reinforce(ctx, n)
  },
}

/** QC-16.14, QC-R23, QC-16.17: wherever the clue says, whoever lies there. */
function reinforce(ctx: Ctx, n: number): void {
  const s = ctx.state
  const map = chart(s)
  const marauder = s.marauders[n]
  const back = drawTop(ctx, CLUES)
  let island = back === -1 ? map.islands[ctx.draw('marauders', map.islands.length)] : s.faces[back]
  if (back !== -1) {
    ctx.reveal(back)
    island = s.faces[back]
    s.decks[CLUES].unshift(back)
  }
  if (marauder.cell === -1) marauder.damage = 0
  marauder.cell = map.cellOf[island]
  if (marauder.cannons < ctx.edition.marauder.mostCannons) {
    marauder.cannons++
    marauder.ready++
  }
  marauder.barred = !isCoop(s)
  ctx.emit?.({ type: 'reinforced', marauder: n + 1, island: ISLANDS[island].id, cannons: marauder.cannons, rule: 'QC-16.14' })
}

/** QC-16.11, QC-16.12: off the map until round end; its sinker takes coins by its cannons. */
export function sinkMarauder(ctx: Ctx, ship: number, by: Seat): void {
  const s = ctx.state
  const marauder = s.marauders[ship - MARAUDERS]
  ctx.emit?.({ type: 'sunk', ship, by, coins: marauder.cannons, cell: marauder.cell })
  marauder.cell = -1
  s.ships[by].sunk++
  gainCoins(ctx, by, marauder.cannons)
  deed(ctx, by, 'sink')
}
