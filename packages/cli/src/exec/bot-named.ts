import { botById, type Bot, type Pace } from '@flotilla/bots'
import { gameWithBots } from '@flotilla/games/bots'
import type { Game } from '@flotilla/kernel'
import { execBot, isExec } from './exec-bot.ts'

/** A bot of ours by its name, or a program of somebody's own: `exec:python3 mybot.py`. */
export const botNamed = (name: string, game: Game, pace: Pace): Bot =>
  isExec(name) ? execBot(name, game) : botById(name, gameWithBots(game), pace)
