import { shuffledAway } from '../board/ledger.ts'
import { clear, type Ctx, type ReadCtx } from '../board/state.ts'
import { BREACHES, WATER } from '../board/things.ts'

/** SK-0.7, SK-R59: whether a card can be drawn; an empty Water Deck is made anew of the Discard Pile, unless the table sinks instead. */
export const canDraw = ({ state: s }: ReadCtx): boolean => s.deck.length > 0 || (s.options.emptyDeck === 'reshuffle' && s.pile.length > 0)

/** The top card of the Water Deck; undefined when nothing can be drawn (SK-0.7). */
export function topOfDeck(ctx: Ctx): number | undefined {
  if (ctx.state.deck.length === 0 && canDraw(ctx)) shufflePile(ctx)
  return ctx.state.deck.pop()
}

/** SK-0.7: the Discard Pile becomes the Water Deck, and nobody knows any of its cards any more. */
export function shufflePile(ctx: Ctx): void {
  const { deck, pile } = ctx.state
  if (pile.length === 0) return
  for (let i = 0; i < pile.length; i++) deck.push(pile[i])
  clear(pile)
  shuffledAway(ctx.state, deck)
  ctx.shuffle(deck, 'deck')
  ctx.emit?.({ type: 'pileShuffled', count: deck.length })
}

/** Why water rises: a breach leaks, the round brings it, or a die of the enemy. */
export type WaterCause = 'leak' | 'round' | 'die'

/** One card face down to the Water Column; false if there is none (SK-0.7). */
export function dealToWater(ctx: Ctx, cause: WaterCause): boolean {
  const s = ctx.state
  const card = topOfDeck(ctx)
  if (card === undefined) return false
  s.columns[WATER].push(card)
  ctx.emit?.({ type: 'dealtWater', card, cause })
  return true
}

/** SK-3.9 */
export function dealBreach(ctx: Ctx): void {
  const s = ctx.state
  const breach = s.breachDeck.pop()
  if (breach === undefined) return
  ctx.reveal(breach)
  s.columns[BREACHES].push(breach)
  ctx.emit?.({ type: 'dealtBreach', card: breach })
}
