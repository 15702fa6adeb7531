import type { Messages } from './text.ts'

/** Options as a table is opened with; what is not named is as usual. */
export type Chosen = Readonly<Record<string, unknown>>

/** One of the pictures between which one chooses. Its name is `pick.<choice>.<id>`, its sentence `pick.<choice>.<id>.say`. */
export interface PictureValue {
  readonly id: string
  /** The options it stands for; left out where something of one's own is brought along. */
  readonly set?: Chosen
  /** The built-in edition it stands for. */
  readonly edition?: string
  /** The message that says why it cannot be chosen just now. */
  readonly barred?: string
}

/** A choice that matters, made between pictures. Its title is `pick.<id>`. */
export interface PictureChoice {
  readonly id: string
  readonly values: readonly PictureValue[]
}

/** An option behind the pictures, with the rule that tells of it and one sentence, `option.<option>.say`. */
export interface HouseRule {
  readonly option: string
  readonly rule: string
  /** Where counting begins while a word is chosen instead of a number. */
  readonly begin?: number
  /** Where it plays no part, `option.<option>.only` says when it does. */
  applies?(options: Chosen, seats: number): boolean
}

/** Options by chapter of the rulebook, titled `chapter.<id>`. */
export interface HouseChapter {
  readonly id: string
  /** As it is numbered in the rulebook. */
  readonly number: string
  readonly rules: readonly HouseRule[]
}

/** How people open a table of a game: which choices matter, what stands behind them, and how many may sit down. */
export interface Opening {
  readonly game: string
  readonly words: Messages
  /** What can be chosen between pictures, given what is chosen so far; all options have a value here. */
  pictures(options: Chosen, seats: number): readonly PictureChoice[]
  readonly chapters: readonly HouseChapter[]
  /** For how many these options are, the fewest first. */
  seats(options: Chosen): readonly number[]
  /** How many sides play against each other; a seat belongs to the side that its number leaves when it is divided by this. */
  sides?(options: Chosen, seats: number): number
}
