import { putUnderBreachDeck } from './discard.ts'
import { endGame } from './end-and-scoring.ts'
import { shuffledAway } from '../board/ledger.ts'
import { clear, levelOf, prepend, SECTIONS, type Ctx } from '../board/state.ts'
import { BREACHES, FIRST_PERMANENT, TREASURE, WATER, chestsOfSection, isBreach, isPermanent } from '../board/things.ts'

/** The Sinking Procedures: SK-8.1, SK-8.2, SK-8.3, then SK-8.4 and SK-8.6; Step 3 follows (SK-8.8). Belly, Stash and hands stay (SK-8.5, SK-R42). */
function sink(ctx: Ctx): void {
  const s = ctx.state
  const section = SECTIONS + 1 - s.sections
  s.sections--
  if (s.sections === 0) {
    ctx.emit?.({ type: 'sank', section, level: SECTIONS })
    return endGame(ctx, 'sunk')
  }
  const chest = chestsOfSection(section)
  s.columns[BREACHES].push(chest, chest + 1)
  ctx.emit?.({ type: 'sank', section, level: levelOf(s) })
  reshuffle(ctx)
  ctx.emit?.({ type: 'reshuffled', count: s.deck.length })
  clearBreaches(ctx)
}

/** SK-8.4 */
function reshuffle(ctx: Ctx): void {
  const s = ctx.state
  const { deck } = s
  for (const cards of [s.pile, s.columns[WATER], s.columns[TREASURE]]) {
    for (let i = 0; i < cards.length; i++) deck.push(cards[i])
    clear(cards)
  }
  clear(s.faceUp)
  shuffledAway(s, deck)
  ctx.shuffle(deck, 'deck')
}

/** SK-8.6, SK-8.7, SK-R57 */
function clearBreaches(ctx: Ctx): void {
  const { columns } = ctx.state
  const patched = columns[BREACHES].filter(isBreach)
  if (patched.length === 0) return
  for (const breach of patched) putUnderBreachDeck(ctx, breach)
  const token = FIRST_PERMANENT + columns[BREACHES].filter(isPermanent).length
  prepend(columns[BREACHES], token)
  ctx.emit?.({ type: 'permanentBreach', cards: patched })
}

export const sinkingSteps = { 'sinking.run': sink }
