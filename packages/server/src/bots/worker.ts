import { botById, decide } from '@flotilla/bots'
import { externalGames, loadExternalGames } from '@flotilla/games'
import { gameWithBots } from '@flotilla/games/bots'
import { same, useEdition, type Game, type View } from '@flotilla/kernel'
import { rulesOf } from '../tables/rules.ts'
import type { Answer, Question } from './bot-pool.ts'

let come: Promise<void> | null = null
/** The games that are not ours, once. */
const boarded = (places: readonly string[]): Promise<void> => (come ??= loadExternalGames(places))

const gameModules = new Map<string, Promise<{ builtInGames: readonly Game[] }>>()

/** What the bot decides. It knows its view, what its side has pointed out, and nothing else. */
export default async function think({
  games,
  aboard,
  game: id,
  rulesVersion,
  edition,
  bot,
  view,
  ask,
  choices: listed,
  heard,
  seed,
}: Question): Promise<Answer> {
  let loaded = gameModules.get(games)
  if (loaded === undefined) gameModules.set(games, (loaded = import(games) as Promise<{ builtInGames: readonly Game[] }>))
  await boarded(aboard)
  const builtIn = await rulesOf([...(await loaded).builtInGames, ...externalGames()], { game: id, rules_version: rulesVersion })
  if (typeof builtIn === 'string') throw new Error(builtIn)
  const game = gameWithBots(useEdition(builtIn, edition))
  const seen = JSON.parse(view) as View
  const { among, at, points } = decide(botById(bot, game), game, seen, ask, seed, heard)
  if (!same(JSON.parse(listed), JSON.parse(JSON.stringify(among)))) throw new Error('the view does not offer the choices that were sent')
  return { at, points }
}
