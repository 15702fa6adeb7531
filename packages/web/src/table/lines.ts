import type { Event, Face, Message } from '@flotilla/kernel'

/** An event as a line of the log. */
export const lineOf = (game: Face, event: Event): Message =>
  game.words.event?.(event) ?? { code: `event.${event.type}`, params: event as unknown as NonNullable<Message['params']> }
