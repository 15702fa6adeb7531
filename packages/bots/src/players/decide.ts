import { choices, offersOf, rng, same, type Ask, type Choice, type Game, type View, type Signal } from '@flotilla/kernel'
import type { Bot, Point } from './bot.ts'

/** What a bot decides from its view and what its side has pointed out, and nothing else: all that the view offers, which of it the bot takes, and what it points out itself. */
export function decide(
  bot: Bot,
  game: Game,
  seen: View,
  ask: Ask,
  seed: number,
  heard: readonly Signal[] = [],
): { readonly among: readonly Choice[]; readonly at: number; readonly points: readonly Point[] } {
  const own = seen.asks.find((one) => one.seat === ask.seat && one.sealed === undefined) ?? ask
  const among = choices(game, seen, own)
  const { count } = offersOf(game, seen, own, false)
  const said = bot.speak?.(seen, own) ?? null
  const talk = said === null ? -1 : among.findIndex((one) => same(one, said))
  if (talk !== -1) return { among, at: talk, points: [] }
  const chosen = bot.choose(seen, own, count === 0 ? among : among.slice(0, count), rng(seed), heard)
  return { among, at: among.indexOf(chosen), points: bot.signals?.(seen, own) ?? [] }
}
