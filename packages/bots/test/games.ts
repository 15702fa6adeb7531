import { builtInGames as games, findGame as find } from '@flotilla/games'
import { gameWithBots } from '@flotilla/games/bots'

export const builtInGames = games.map(gameWithBots)
export const findGame = (id: string) => gameWithBots(find(id))
