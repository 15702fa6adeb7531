/** What can be said with one tap, also where free talk is closed. The sentences are `phrase.<name>`. */
export const PHRASES = [
  'hello',
  'ready',
  'thinking',
  'yourTurn',
  'thanks',
  'sorry',
  'yes',
  'no',
  'niceMove',
  'backSoon',
  'goodGame',
] as const
/** A ready-made phrase of the table talk. */
export type Phrase = (typeof PHRASES)[number]
