import type { Seat } from '@flotilla/kernel'
import { prepend, type Ctx } from '../board/state.ts'
import { BREACHES } from '../board/things.ts'
import { anger } from './enemies/kraken.ts'

/** SK-0.5: face down on top of the pile. Chomp redirects (SK-13.20), played items too (SK-13.21); who knew a card still does (SK-13.26). */
export function layOnPile(ctx: Ctx, card: number): void {
  const s = ctx.state
  if (s.ended === '' && s.chomp) s.belly.push(card)
  else s.pile.push(card)
}

/** SK-10.4: an item whose effect is done, or any card that all have seen. */
export function discardSeen(ctx: Ctx, seat: Seat, card: number): void {
  layOnPile(ctx, card)
  ctx.emit?.({ type: 'putAway', seat, card })
  anger(ctx)
}

/** SK-0.6, SK-R29: under the Breach Deck, as its lowest card. No die of Angered follows (SK-13.15). */
export function putUnderBreachDeck(ctx: Ctx, breach: number): void {
  const s = ctx.state
  const contents = s.columns[BREACHES]
  const at = contents.indexOf(breach)
  for (let i = at + 1; i < contents.length; i++) contents[i - 1] = contents[i]
  contents.pop()
  prepend(s.breachDeck, breach)
}
