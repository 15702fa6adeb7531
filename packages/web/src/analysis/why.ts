import { whyWords, type Because } from '@flotilla/bots/advise'
import { ioOn, type Ask, type Catalogue, type Game, type Measures, type Message, type View } from '@flotilla/kernel'

/** A reason as it crosses from the thread that thought to the page: with its own sentence in every language. */
export interface Why {
  /** What the better choice is compared with. */
  readonly other: Message
  readonly reason: Message
  readonly words: Readonly<Record<string, Catalogue>>
}

export function whyOf(game: Game, view: View, ask: Ask, because: Because | undefined, measures: Measures | undefined): Why | null {
  if (because === undefined || measures === undefined) return null
  const { other, reason } = because
  const sentence = (language: 'en' | 'de'): Catalogue => ({
    [reason.code]: measures.words[language][reason.code] ?? whyWords[language][reason.code],
  })
  return { other: game.words.choice(ioOn(game, view), ask, other), reason, words: { en: sentence('en'), de: sentence('de') } }
}
