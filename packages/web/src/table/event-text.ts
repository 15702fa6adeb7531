import type { Event, ClientGame, Message } from '@flotilla/kernel'
import type { Say } from '../words.ts'

/** An event as a line of the log. */
export const lineOf = (game: ClientGame, event: Event): Message =>
  game.words.event?.(event) ?? { code: `event.${event.type}`, params: event as unknown as NonNullable<Message['params']> }

/** The same where it stands alone, over the board that shows the rest: many events need other words there. */
export function headlineOf(say: Say, game: ClientGame, event: Event): Message {
  const line = lineOf(game, event)
  const code = `${line.code}.told`
  return say.has(code) ? { ...line, code } : line
}
