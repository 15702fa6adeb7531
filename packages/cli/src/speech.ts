import {
  BadInput,
  nearest,
  say,
  type Emitted,
  type Event,
  type Game,
  type Message,
  type Params,
  type Seat,
  eventFor,
} from '@flotilla/kernel'
import { de } from './text/de.ts'
import { en } from './text/en.ts'

const around: Readonly<Record<string, typeof en>> = { en, de }
export const LANGUAGES = Object.keys(around)

export function checkLanguage(language: string): string {
  if (language in around) return language
  const meant = nearest(language, LANGUAGES)
  throw new BadInput(
    'language',
    `language: '${language}' is not spoken here${meant === undefined ? '' : `; did you mean '${meant}'?`} There are ${LANGUAGES.join(' and ')}`,
  )
}

/** Says a message in the players' language. */
export type Say = (message: Message) => string

export function speaker(game: Game, language: string, names: readonly string[]): Say {
  const catalogue = { ...around[language], ...(game.words.catalogues[language] ?? game.words.catalogues.en) }
  return (message) => say({ language, catalogue, names }, message)
}

/** A line for the log. */
const lineOf = (game: Game, event: Event): Message => game.words.event?.(event) ?? { code: event.type, params: event as unknown as Params }

/** The log lines that a viewer may read; 'all' is for a finished game, when nothing is secret any more. */
export function linesFor(game: Game, emitted: readonly Emitted[], viewer: Seat | null | 'all'): Message[] {
  return emitted.flatMap((one) => {
    const event = viewer === 'all' ? withAllFaces(one) : eventFor(one, viewer)
    return event === null ? [] : [lineOf(game, event)]
  })
}

function withAllFaces({ event, faces }: Emitted): Event {
  if (faces.length === 0) return event
  return { ...event, faces: Object.fromEntries(faces.map(({ back, face }) => [back, face])) }
}
