import type { Message, Messages } from '../text.ts'

/** Something that should add up in an edition: a sentence that holds, or one to be asked about. */
export interface EditionCheck {
  /** Where: names and places in lists. */
  readonly at: readonly (string | number)[]
  /** Whether the numbers agree with what the rulebook says or shows. An edition can be played all the same. */
  readonly holds: boolean
  /** What was counted and what is expected, as one sentence that is true either way. */
  readonly words: Message
}

/** In which shape a part of an edition lies in the box. */
export type EditionShape = 'card' | 'board' | 'track' | 'die' | 'token'

/**
 * What an edition means for those who look into their box: the schema knows what may be typed, the edition where it comes from, and
 * this says what it is. All of it is optional: what a game does not declare has the names of its fields.
 */
export interface EditionSheet<E = unknown> {
  /**
   * The words, by patterns (the path of a number without places in lists): `printed.<pattern>` names it and `does.<pattern>` says in a
   * sentence what it does; a part of the edition is named by its key (`printed.cards`).
   */
  readonly messages?: Messages
  /** The shape of each part, by its key; a board if nothing is said. */
  readonly shapes?: Readonly<Record<string, EditionShape>>
  /** The kind of message code that names the entries of a list by their ids, by the key of the list: `card` for `card.chef`. */
  readonly names?: Readonly<Record<string, string>>
  /** Where a number's source has another name than the number, by the name of the number. */
  readonly sources?: Readonly<Record<string, string>>
  /** Numbers that the rules are built on, by pattern: they are not to be changed though the schema would read them. */
  readonly fixed?: readonly string[]
  /** The number of the rule that a number belongs to, by the longest pattern that it begins with. */
  readonly rules?: Readonly<Record<string, string>>
  /** What has to add up, beside what the schema refuses. */
  checks?(edition: E): readonly EditionCheck[]
}
