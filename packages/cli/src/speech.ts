import {
  BadInput,
  nearest,
  proofWords,
  say,
  together,
  weightOf,
  type Emitted,
  type Event,
  type Game,
  type Message,
  type Params,
  type Seat,
  eventFor,
} from '@flotilla/kernel'
import { languages, speaker as speakerOf, spoken } from '@flotilla/languages'
import { terminalWords } from './words.ts'

export function checkLanguage(language: string): string {
  if (spoken(language) === language) return language
  const meant = nearest(language, languages())
  throw new BadInput(
    'language',
    `language: '${language}' is not spoken here${meant === undefined ? '' : `; did you mean '${meant}'?`} There are ${languages().join(', ')}`,
  )
}

/** Says a message in the players' language. */
export type Say = (message: Message) => string

export function speaker(game: Game, language: string, names: readonly string[]): Say {
  const inLanguage = speakerOf(language, [proofWords, terminalWords, game.words.messages], names)
  return (message) => say(inLanguage, message)
}

/** Whether a game has words for a code. */
export const hasWords = (game: Game, code: string): boolean => Object.hasOwn(game.words.messages.en, code)

/** A line for the log. */
const lineOf = (game: Game, event: Event): Message => game.words.event?.(event) ?? { code: event.type, params: event as unknown as Params }

/** What is told together, in sentences. */
export interface Moment {
  readonly big: boolean
  readonly lines: readonly Message[]
}

/** What happened by one answer as a viewer may read it, moment by moment; 'all' is for a finished game, when nothing is secret any more. */
export function momentsFor(game: Game, emitted: readonly Emitted[], viewer: Seat | null | 'all'): Moment[] {
  const told = emitted.map((one) => (viewer === 'all' ? withAllFaces(one) : eventFor(one, viewer))).filter((event) => event !== null)
  return together(game.tells, told).map((events) => ({
    big: weightOf(game.tells, events) === 'big',
    lines: events.map((event) => lineOf(game, event)),
  }))
}

function withAllFaces({ event, faces }: Emitted): Event {
  if (faces.length === 0) return event
  return { ...event, faces: Object.fromEntries(faces.map(({ back, face }) => [back, face])) }
}
