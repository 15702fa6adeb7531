import { intern, reason, type Offers, type Seat } from '@flotilla/kernel'
import { backOf, cardId } from '../board/cards.ts'
import { TRADING } from '../board/chart.ts'
import { ability, uniqueUnused, useUnique } from './champions/abilities.ts'
import { deed, stored } from './quests.ts'
import { CLUES, LOOT, chart, home, remove, type Ctx, type ReadCtx } from '../board/state.ts'
import { clueDraw, type Seated } from './steps.ts'
import { gainProsperity } from './prosperity.ts'
import { gainCoins } from './supplies.ts'
import { discard, draw, hasCards, outOfHand } from './decks.ts'
import { drawOrPick } from './champions/looking-at-two.ts'
import { islandOf } from '../board/island-tokens.ts'
import { gear } from './loot/gear.ts'

export const solveChoice = intern((clue: string, take: 'prosperity' | 'loot') => ({ do: 'solve' as const, clue, take }))
export const solveForBoth = intern((clue: string, spend: string) => ({ do: 'solve' as const, clue, take: 'both' as const, spend }))
type SolveChoice = { readonly do: 'solve'; readonly clue: string; readonly take: 'prosperity' | 'loot' | 'both'; readonly spend?: string }
export const deliverChoice = intern((clue: string) => ({ do: 'deliver' as const, clue }))
type DeliverChoice = ReturnType<typeof deliverChoice>

const noActions = reason('QC-2.4', 'refuse.noActions')
const notThatIsland = reason('QC-6.1', 'refuse.notThatIsland')
const noLootLeft = reason('QC-6.2', 'refuse.noLootLeft')
const bothOnce = reason('QC-13.5', 'refuse.onceATurn')

/** QC-6.1, QC-6.2, and Mist Reading (QC-13.10). */
export function offerSolve(ctx: ReadCtx, seat: Seat, to: Offers): void {
  const s = ctx.state
  const { clues } = s.ships[seat]
  const island = islandOf(s, seat)
  if (island === -1 && to.refused === null) return
  const loot = hasCards(s, LOOT)
  for (let i = 0; i < clues.length; i++) {
    const here = s.faces[clues[i]] === island
    if (!here && to.refused === null) continue
    const unmet = !here ? notThatIsland : s.actions === 0 ? noActions : null
    const clue = cardId(ctx, CLUES, clues[i])
    to.offer(solveChoice(clue, 'prosperity'), unmet)
    to.offer(solveChoice(clue, 'loot'), unmet ?? (loot ? null : noLootLeft))
    if (!ability(ctx, seat).takesBoth) continue
    for (let k = 0; k < clues.length; k++)
      if (k !== i)
        to.offer(
          solveForBoth(clue, cardId(ctx, CLUES, clues[k])),
          unmet ?? (!uniqueUnused(ctx, seat) ? bothOnce : loot ? null : noLootLeft),
        )
  }
}

const notHome = reason('QC-6.5', 'refuse.notHome')
const loreUsed = reason('QC-13.13', 'refuse.onceATurn')

/** QC-6.5, and Living Lore (QC-13.13). */
export function offerDeliver(ctx: ReadCtx, seat: Seat, to: Offers): void {
  const s = ctx.state
  const { solved, cell } = s.ships[seat]
  if (solved.length === 0) return
  const atMarket = ability(ctx, seat).deliversAtMarkets === true && chart(s).terrain[cell] === TRADING
  const unmet = cell === home(s, seat) ? null : !atMarket ? notHome : uniqueUnused(ctx, seat) ? null : loreUsed
  for (let i = 0; i < solved.length; i++) to.offer(deliverChoice(cardId(ctx, CLUES, solved[i])), unmet)
}

export const clueDeeds = {
  /** QC-6.3 */
  solve(ctx: Ctx, seat: Seat, { clue, take, spend }: SolveChoice): void {
    const s = ctx.state
    const ship = s.ships[seat]
    s.actions--
    if (spend !== undefined) {
      useUnique(ctx, seat)
      discard(ctx, seat, CLUES, backOf(ctx, CLUES, ship.clues, spend))
    }
    const back = backOf(ctx, CLUES, ship.clues, clue)
    outOfHand(ctx, seat, CLUES, back)
    ctx.reveal(back)
    ship.solved.push(back)
    ctx.emit?.({ type: 'solved', seat, card: back, what: clue })
    if (take !== 'loot') gainProsperity(ctx, seat, ctx.edition.clue.solve, 'solved')
    if (take !== 'prosperity') draw(ctx, seat, LOOT)
    gainCoins(ctx, seat, gear(ctx, seat, 'solveCoins'))
    ctx.push(clueDraw(seat))
    deed(ctx, seat, 'solve')
  },

  /** QC-6.6, QC-R27: a delivered clue leaves the game. */
  deliver(ctx: Ctx, seat: Seat, { clue }: DeliverChoice): void {
    const s = ctx.state
    const ship = s.ships[seat]
    if (ship.cell !== home(s, seat)) useUnique(ctx, seat)
    const back = backOf(ctx, CLUES, ship.solved, clue)
    remove(ship.solved, back)
    s.out.push(back)
    ship.delivered++
    ctx.emit?.({ type: 'delivered', seat, card: back, what: clue })
    gainProsperity(ctx, seat, ctx.edition.clue.deliver, 'delivered')
    stored(ctx, seat)
  },
}

export const clueSteps = {
  /** QC-6.4: an island's only clue can come again when the deck is made from the pile. */
  'clue.draw'(ctx: Ctx, { seat }: Seated): void {
    drawOrPick(ctx, seat, CLUES)
  },
}
