/**
 * What a field is, in one word, and one sentence about it. The words: `int`, `number`, `bool`, `text`, `any` (nothing is said of what
 * is inside); `seat` (a seat's number, -1 for none), `seats` (a set of seats, seat n is bit n), `back` (a hidden thing: an index into
 * `faces` and `known`, -1 for none), `bits`; or the values that there are, as in `'up' | 'down'`. A `?` behind the word: it may be null.
 */
export type Field = readonly [kind: string, sentence: string]

/**
 * Fields by their path: `ships[].hand[]` is an entry of the list `hand` of an entry of the list `ships`, `faces{}` the value of any name
 * in the object `faces`. A path that ends with `?` need not be there. Lists and objects on the way need no entry of their own.
 */
export type Fields = Readonly<Record<string, Field>>

/** A kind of ask in words: what it decides, its own fields and those of its answers. */
export interface DescribedAsk {
  /** What is decided. */
  readonly about: string
  /** What the ask itself has besides `kind`, `seat` and `optional`. */
  readonly fields?: Fields
  /** What its answers have, all of them together: each answer has some of it. */
  readonly choices: Fields
}

/** A game's positions in words: what a program needs that plays it without its rules. Kept complete by a test. */
export interface Described {
  /** What the numbers in `faces` mean, by what lies under the back: a sentence each. */
  readonly faces?: Readonly<Record<string, string>>
  /** What the game adds to the kernel's part of a view. */
  readonly view: Fields
  readonly asks: Readonly<Record<string, DescribedAsk>>
  /** The names of what each event has, by type: `seat die face`. */
  readonly events: Readonly<Record<string, string>>
  /** What they mean: a name means the same in all events, unless it is written `type.name`. */
  readonly told: Fields
}

/** The part of a view that every game has. */
export const KERNEL_VIEW: Fields = {
  game: ['text', 'The id of the game.'],
  sees: ['any', "Whose eyes the view is for: a seat's number, or 'public' for spectators."],
  seats: ['int', 'How many seats the table has; they are numbered from 0, clockwise.'],
  options: ['any', "The table's options, as `GET /api/games` describes them."],
  seed: ['text', 'Always empty in a view: the dice are secret until the game is over.'],
  'luck[]': ['int', 'Always empty in a view.'],
  undoBarrier: ['int', 'Always 0 in a view.'],
  'agenda[]': ['any', 'What the rules have still to do, the last entry first: each has the name of a `step` and what it is about.'],
  'asks[]': ['any', "The open decisions of all seats, described under asks; another seat's secret one is marked `sealed`."],
  sealed: ['any', 'While several seats decide in secret at once: who (`seats`) and what the others are shown of it (`ask`); else null.'],
  'replies[]': ['any', 'By seat: the own secret answer that waits for the others; null for everybody else.'],
  'pools[].name': ['text', 'Things that look alike from behind, such as the cards of a deck.'],
  'pools[].first': ['int', 'The index of its first back; the others follow.'],
  'pools[].faces[]': ['int', 'What there is in it, sorted: which face is under which back is what is hidden.'],
  'faces[]': ['int', 'By back: the face of the card, token or dial, -1 where the viewer does not know it.'],
  'known[]': ['bits', 'By back: the viewer (bit of the seat) and everybody (bit 30), where they know the face.'],
}

/** What every ask has. */
export const KERNEL_ASK: Fields = {
  kind: ['text', 'Which decision it is.'],
  seat: ['seat', 'Who decides.'],
  'optional?': ['bool', 'It never holds up the game, and need not be answered.'],
  'sealed?': ['bool', "Another seat's secret decision: what exactly it is asked is not shown."],
}

/** What every event has. */
export const KERNEL_EVENT: Fields = {
  type: ['text', 'What happened.'],
  'depth?': ['int', 'How many announced things it answers or follows from: the log indents it.'],
  'faces{}?': ['int', 'The faces that the viewer knows of the backs that the event names, by back.'],
}
