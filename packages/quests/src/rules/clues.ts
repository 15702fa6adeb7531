import { mint, reason, type Offers, type Seat } from '@flotilla/kernel'
import { backOf, cardId } from '../board/cards.ts'
import { TRADING } from '../board/chart.ts'
import { ability, uniqueUnused, useUnique } from './champions.ts'
import { deed, stored } from './quests.ts'
import { CLUES, LOOT, T_SOLVE, chart, home, remove, type Io } from '../board/state.ts'
import { clueDraw, type Seated } from './steps.ts'
import { gainCoins, gainProsperity } from './supplies.ts'
import { discard, draw, drawOrPick, hasCards, outOfHand } from './decks.ts'
import { islandOf } from '../board/isles.ts'
import { gear } from './gear.ts'

export const solveChoice = mint((clue: string, take: 'prosperity' | 'loot') => ({ do: 'solve' as const, clue, take }))
export const solveForBoth = mint((clue: string, spend: string) => ({ do: 'solve' as const, clue, take: 'both' as const, spend }))
type SolveChoice = { readonly do: 'solve'; readonly clue: string; readonly take: 'prosperity' | 'loot' | 'both'; readonly spend?: string }
export const deliverChoice = mint((clue: string) => ({ do: 'deliver' as const, clue }))
type DeliverChoice = ReturnType<typeof deliverChoice>

const noActions = reason('QC-2.4', 'refuse.noActions')
const notThatIsland = reason('QC-6.1', 'refuse.notThatIsland')
const noLootLeft = reason('QC-6.2', 'refuse.noLootLeft')
const bothOnce = reason('QC-13.5', 'refuse.onceATurn')

/** QC-6.1, QC-6.2, and Mist Reading (QC-13.10). */
export function offerSolve(io: Io, seat: Seat, to: Offers): void {
  const s = io.state
  const { clues } = s.ships[seat]
  const island = islandOf(s, seat)
  if (island === -1 && to.refused === null) return
  const loot = hasCards(s, LOOT)
  for (let i = 0; i < clues.length; i++) {
    const here = s.faces[clues[i]] === island
    if (!here && to.refused === null) continue
    const unmet = !here ? notThatIsland : s.actions === 0 ? noActions : null
    const clue = cardId(io, CLUES, clues[i])
    to.offer(solveChoice(clue, 'prosperity'), unmet)
    to.offer(solveChoice(clue, 'loot'), unmet ?? (loot ? null : noLootLeft))
    if (!ability(io, seat).takesBoth) continue
    for (let k = 0; k < clues.length; k++)
      if (k !== i)
        to.offer(solveForBoth(clue, cardId(io, CLUES, clues[k])), unmet ?? (!uniqueUnused(io, seat) ? bothOnce : loot ? null : noLootLeft))
  }
}

const notHome = reason('QC-6.5', 'refuse.notHome')
const loreUsed = reason('QC-13.13', 'refuse.onceATurn')

/** QC-6.5, and Living Lore (QC-13.13). */
export function offerDeliver(io: Io, seat: Seat, to: Offers): void {
  const s = io.state
  const { solved, cell } = s.ships[seat]
  if (solved.length === 0) return
  const atMarket = ability(io, seat).deliversAtMarkets === true && chart(s).terrain[cell] === TRADING
  const unmet = cell === home(s, seat) ? null : !atMarket ? notHome : uniqueUnused(io, seat) ? null : loreUsed
  for (let i = 0; i < solved.length; i++) to.offer(deliverChoice(cardId(io, CLUES, solved[i])), unmet)
}

export const clueDeeds = {
  /** QC-6.3 */
  solve(io: Io, seat: Seat, { clue, take, spend }: SolveChoice): void {
    const s = io.state
    const ship = s.ships[seat]
    s.actions--
    if (spend !== undefined) {
      useUnique(io, seat)
      discard(io, seat, CLUES, backOf(io, CLUES, ship.clues, spend))
    }
    const back = backOf(io, CLUES, ship.clues, clue)
    outOfHand(io, seat, CLUES, back)
    io.reveal(back)
    ship.solved.push(back)
    io.emit?.({ type: 'solved', seat, card: back, what: clue })
    if (take !== 'loot') gainProsperity(io, seat, io.edition.clue.solve, 'solved')
    if (take !== 'prosperity') draw(io, seat, LOOT)
    gainCoins(io, seat, gear(io, seat, 'solveCoins'))
    io.push(clueDraw(seat))
    deed(io, seat, T_SOLVE, 1)
  },

  /** QC-6.6: a delivered clue leaves the game. */
  deliver(io: Io, seat: Seat, { clue }: DeliverChoice): void {
    const s = io.state
    const ship = s.ships[seat]
    if (ship.cell !== home(s, seat)) useUnique(io, seat)
    const back = backOf(io, CLUES, ship.solved, clue)
    remove(ship.solved, back)
    s.out.push(back)
    ship.delivered++
    io.emit?.({ type: 'delivered', seat, card: back, what: clue })
    gainProsperity(io, seat, io.edition.clue.deliver, 'delivered')
    stored(io, seat)
  },
}

export const clueSteps = {
  'clue.draw'(io: Io, { seat }: Seated): void {
    drawOrPick(io, seat, CLUES)
  },
}
