import { z } from 'zod'

/**
 * The one place that says what a text typed by people may hold. Which characters are controls, turn the direction of reading or cannot be
 * seen is Unicode's own data, as the JavaScript engine carries it: General_Category, Default_Ignorable_Code_Point (which has the variation
 * selectors, the Hangul fillers and the bidirectional controls) and Bidi_Control.
 */
const HIDDEN = String.raw`\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Bidi_Control}`
/** What belongs to a picture of several characters: which form it has, and what joins two of them. */
const IN_PICTURES = [
  String.raw`(?<=\p{Extended_Pictographic})[\uFE0E\uFE0F]`,
  String.raw`(?<=[0-9#*])\uFE0F(?=\u20E3)`,
  String.raw`(?<=\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?)\u200D(?=\p{Extended_Pictographic})`,
].join('|')
const ONE_LINE = new RegExp(`^(?:[^${HIDDEN}]|${IN_PICTURES})*$`, 'u')
const EACH_HIDDEN = new RegExp(`${IN_PICTURES}|([${HIDDEN}])`, 'gu')
/** Something that can be seen: not only marks without a letter that carries them. */
const INK = /[\p{L}\p{N}\p{P}\p{S}]/u
/** UTS 39, section 5.4: more marks on one letter than any script needs only blot out the lines around them. */
const PILE_OF_MARKS = /\p{Mn}{5,}/u
/** Every kind of blank; the braille pattern without dots is one, too, though Unicode counts it as a symbol. */
const BLANKS = /[\p{Z}\t\u2800]+/gu
const LINE_BREAKS = /\r\n|[\n\r\u2028\u2029]/g

const NOT_PLAIN = 'must be plain text without control characters or hidden characters'

/** Whether a text is one line in which everything is seen as it is written. */
export const isOneLine = (text: string): boolean => ONE_LINE.test(text)

const withSingleBlanks = (text: string): string => text.replaceAll(BLANKS, ' ').trim()
/** A name as it is kept: compatibility forms (wide, bold, circled letters) are the plain ones. */
const asName = (typed: string): string => withSingleBlanks(typed.normalize('NFKC'))
const asLine = (typed: string): string => withSingleBlanks(typed.normalize('NFC'))
const hasInk = (text: string): boolean => INK.test(text)
const hasNoPile = (text: string): boolean => !PILE_OF_MARKS.test(text)

const typed = (most: number, tidy: (text: string) => string) =>
  z
    .string()
    .max(most * 4)
    .overwrite(tidy)
    .min(1)
    .max(most)
    .regex(ONE_LINE, NOT_PLAIN)
    .refine(hasInk, 'must have something that can be seen')
    .refine(hasNoPile, 'must not pile up marks on one letter')

/** The name of a person or of a program. */
export const typedName = (most: number) => typed(most, asName)
/** One line: talk, the name of a token or of a passkey. */
export const typedLine = (most: number) => typed(most, asLine)

/** Several lines without anything hidden: what is hidden is taken out, because a report must not be lost over a stray character. */
export const cleaned = (text: string): string =>
  text
    .replaceAll(LINE_BREAKS, '\n')
    .split('\n')
    .map((line) => line.replaceAll('\t', ' ').replaceAll(EACH_HIDDEN, (all: string, hidden?: string) => (hidden === undefined ? all : '')))
    .join('\n')
    .normalize('NFC')

/**
 * For whoever reads it outside a browser: one line in which everything hidden is spelled out, so that no text commands a terminal, fakes a
 * line of its own or reads backwards. Texts are checked when they come in; this is for those that came in before, or some other way.
 */
export const spelledOut = (text: string): string =>
  text
    .replaceAll(LINE_BREAKS, ' ⏎ ')
    .replaceAll(EACH_HIDDEN, (all: string, hidden?: string) =>
      hidden === undefined ? all : String.raw`\u{${(hidden.codePointAt(0) ?? 0).toString(16)}}`,
    )
