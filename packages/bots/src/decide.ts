import { choices, offersOf, rng, type Ask, type Choice, type Game, type View } from '@flotilla/kernel'
import type { Bot } from './bot.ts'

/** What a bot decides from its view and nothing else: all that the view offers, and which of it the bot takes. */
export function decide(
  bot: Bot,
  game: Game,
  seen: View,
  ask: Ask,
  seed: number,
): { readonly among: readonly Choice[]; readonly at: number } {
  const own = seen.asks.find((one) => one.seat === ask.seat && one.sealed === undefined) ?? ask
  const among = choices(game, seen as never, own)
  const { count } = offersOf(game, seen as never, own, false)
  return { among, at: among.indexOf(bot.choose(seen, own, count === 0 ? among : among.slice(0, count), rng(seed))) }
}
