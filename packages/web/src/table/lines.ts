import type { Event, Face, Message } from '@flotilla/kernel'

/** An event as a line of the log. */
export const lineOf = (game: Face, event: Event): Message =>
  game.words.event?.(event) ?? { code: `event.${event.type}`, params: event as unknown as NonNullable<Message['params']> }

/** The same where it stands alone, over the board that shows the rest: many events need other words there. */
export function headlineOf(game: Face, event: Event): Message {
  const line = lineOf(game, event)
  const code = `${line.code}.told`
  return Object.values(game.words.catalogues).some((catalogue) => code in catalogue) ? { ...line, code } : line
}
