import twins from 'unhomoglyph/data.json' with { type: 'json' }

/** Unicode's own list of characters that are taken for others (UTS 39, confusables.txt), as the package brings it. */
const TWINS: ReadonlyMap<string, string> = new Map(Object.entries(twins))

const HIDDEN = /\p{Default_Ignorable_Code_Point}/gu
const NO_LETTERS = /[\p{M}\p{Z}\p{P}\p{Cc}\p{Cf}\u2800]/gu
const ASCII = /^[\x20-\x7e]+$/

const twinOf = (letter: string): string => TWINS.get(letter) ?? letter

/** The small Latin letters a character looks like, by itself or as a capital; what looks like none stays its own twin. */
function seenAs(letter: string): string {
  const own = twinOf(letter)
  if (ASCII.test(own)) return own.toLowerCase()
  const capital = twinOf(letter.toUpperCase())
  return ASCII.test(capital) ? capital.toLowerCase() : own.toLowerCase()
}

/** Small capitals: Unicode says which letters look like them, and those say which capital that is. */
const SMALL_CAPITALS: ReadonlyMap<string, string> = new Map(
  [...TWINS].flatMap(([letter, twin]) => {
    const seen = seenAs(letter)
    return ASCII.test(twin) || !ASCII.test(seen) ? [] : [[twin, seen] as const]
  }),
)

/** UTS 39: decomposed, without what cannot be seen, every character replaced by its prototype. */
const prototypes = (text: string): string =>
  Array.from(text.normalize('NFKD').replaceAll(HIDDEN, ''), (letter) => {
    const seen = seenAs(letter)
    return SMALL_CAPITALS.get(seen) ?? seen
  })
    .join('')
    .normalize('NFKD')

/**
 * A name as it looks at a glance: two names with the same skeleton are one name to whoever reads them. Beyond UTS 39 it is without case,
 * accents, blanks and punctuation. A capital I is a small l to Unicode, so without case the small i is one, too; and
 * a small m is r and n to it, so without case the capital is the same.
 */
export function skeletonOf(name: string): string {
  const letters = prototypes(name).replaceAll(NO_LETTERS, '')
  const seen = letters === '' ? name.normalize('NFKC').replaceAll(HIDDEN, '') : letters
  return seen.replaceAll('i', 'l').replaceAll('rn', 'm').replaceAll('vv', 'w')
}

/** Names that nobody at a table could tell apart. */
export const isSameName = (a: string, b: string): boolean => skeletonOf(a) === skeletonOf(b)

/** Fewer letters than this are a part of too many names: such a word is forbidden only as a whole name. */
const LEAST_CONTAINED = 3

/** Whether a forbidden word is in a name: anywhere in it, or as the whole name where the word is short. What has no letters forbids nothing. */
export function hasWord(name: string, word: string): boolean {
  const sought = prototypes(word).replaceAll(NO_LETTERS, '') === '' ? '' : skeletonOf(word)
  if (sought === '') return false
  const seen = skeletonOf(name)
  return seen === sought || (Array.from(sought).length >= LEAST_CONTAINED && seen.includes(sought))
}
