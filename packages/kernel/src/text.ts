/** Text travels as codes with parameters, never as glued fragments: every player reads their own language. */
export type Param = string | number | boolean | null | readonly (string | number)[]
/** What a message is filled with, by name. */
export type Params = Readonly<Record<string, Param | undefined>>

/** Something to say, as a code and parameters: a catalogue makes a sentence of it. */
export interface Message {
  readonly code: string
  readonly params?: Params
}

/** A headed list of lines. */
export interface Section {
  readonly title: Message
  readonly lines: readonly Message[]
}

/**
 * The English messages of one subject, by code, as ICU MessageFormat: the source that translators work from (docs/translating.md). They
 * are compiled before they are said; what a browser loads is compiled when the site is built, and `en` is empty there.
 */
export interface Messages {
  /** The package, and the part of it that is loaded together: `waves`, `waves/lessons`. */
  readonly id: string
  readonly en: Readonly<Record<string, string>>
  /** Where the site's build has compiled them: each language, loaded when it is wanted. */
  readonly load?: Readonly<Record<string, () => Promise<{ readonly default: Catalogue }>>>
  /** Remarks for translators, by code. */
  readonly remarks?: Readonly<Record<string, string>>
}

/** A module that defines messages exports nothing else: the build of the site puts the loader of their languages in its place. */
export const defineMessages = (id: string, en: Messages['en'], remarks: NonNullable<Messages['remarks']> = {}): Messages => ({
  id,
  en,
  remarks,
})

/** A choice by a parameter's value: by its text, or by the number as the language counts; a list is counted. */
export interface Choose {
  readonly by: string
  readonly as?: 'plural' | 'ordinal'
  /** Chosen by this form of the name that the parameter stands for: its gender, for instance. */
  readonly of?: readonly [kind: string, form: string]
  readonly cases: Readonly<Record<string, Pattern>> & { readonly other: Pattern }
}

/** A parameter, or the name of the kind `kind` that it is the id of, in a form that the name's own message knows. */
export type Slot = readonly [param: string, kind?: string, form?: string]

/** A compiled message (`@flotilla/kernel/icu`): plain text, or text with slots and choices. Plain data, so that no parser is shipped. */
export type Pattern = string | readonly (string | Slot | Choose)[]
/** The messages of one language, compiled, by their codes. */
export type Catalogue = Readonly<Record<string, Pattern>>

/** What a sentence is made with: a language, its catalogue, and the names of the seats. */
export interface Speaker {
  readonly language: string
  readonly catalogue: Catalogue
  readonly names: readonly string[]
}

/** The sentence of a message; its code in brackets where the catalogue has none. */
export function say(speaker: Speaker, { code, params = {} }: Message): string {
  const pattern = speaker.catalogue[code]
  if (pattern === undefined) return Object.keys(params).length === 0 ? `[${code}]` : `[${code} ${JSON.stringify(params)}]`
  return fill(speaker, pattern, params)
}

function fill(speaker: Speaker, pattern: Pattern, params: Params): string {
  if (typeof pattern === 'string') return pattern
  let text = ''
  for (const part of pattern) {
    if (typeof part === 'string') text += part
    else if ('by' in part) text += fill(speaker, chosen(speaker, part, params), params)
    else text += valueOf(speaker, part, params)
  }
  return text
}

/** What a choice comes to for these values. */
export function chosen(speaker: Speaker, choose: Choose, params: Params): Pattern {
  const { cases } = choose
  const key = caseOf(speaker, choose, params)
  return Object.hasOwn(cases, key) ? cases[key] : cases.other
}

/** The key of the case that is chosen. `no` is chosen by nothing: false, zero, an empty text or list, or no value at all. */
function caseOf(speaker: Speaker, { by, as, of, cases }: Choose, params: Params): string {
  const value = params[by] ?? null
  if (as !== undefined) {
    const n = typeof value === 'object' && value !== null ? value.length : Number(value)
    const exact = `=${n}`
    if (Object.hasOwn(cases, exact)) return exact
    const { plurals, ordinals } = formatsOf(speaker.language)
    return (as === 'plural' ? plurals : ordinals).select(n)
  }
  if (of !== undefined) return valueOf(speaker, [by, ...of], params)
  const key = String(value)
  return Object.hasOwn(cases, key) || isTrue(value) ? key : 'no'
}

function valueOf(speaker: Speaker, [name, kind, form]: Slot, params: Params): string {
  const value = params[name] ?? null
  if (value === null) return ''
  const { numbers, lists } = formatsOf(speaker.language)
  const one = (item: string | number | boolean): string => {
    if (kind === undefined || kind === 'number') return typeof item === 'number' ? numbers.format(item) : String(item)
    if (kind === 'seat') return speaker.names[Number(item)] ?? seatName(speaker, Number(item))
    return say(speaker, { code: `${kind}.${String(item)}`, ...(form === undefined ? {} : { params: { form } }) })
  }
  if (typeof value !== 'object') return one(value)
  if (kind === undefined || kind === 'number' || kind === 'seat') return lists.format(value.map(one))
  // What is named more than once is counted, in a way that needs no plural of its name.
  const counted = [...new Set(value)].map((item) => {
    const times = value.filter((other) => other === item).length
    return times === 1 ? one(item) : `${one(item)} ×${numbers.format(times)}`
  })
  return lists.format(counted)
}

/** A seat that no player has: some games give it a name. */
function seatName({ catalogue, ...speaker }: Speaker, seat: number): string {
  const pattern = catalogue[`seat.${seat}`]
  return pattern === undefined ? `#${seat + 1}` : fill({ ...speaker, catalogue }, pattern, {})
}

const isTrue = (value: Param): boolean => (typeof value === 'object' && value !== null ? value.length > 0 : Boolean(value))

interface Formats {
  readonly numbers: Intl.NumberFormat
  readonly plurals: Intl.PluralRules
  readonly ordinals: Intl.PluralRules
  readonly lists: Intl.ListFormat
}

const formats = new Map<string, Formats>()

function formatsOf(language: string): Formats {
  let known = formats.get(language)
  if (known === undefined) {
    known = {
      numbers: new Intl.NumberFormat(language),
      plurals: new Intl.PluralRules(language),
      ordinals: new Intl.PluralRules(language, { type: 'ordinal' }),
      lists: new Intl.ListFormat(language, { type: 'conjunction' }),
    }
    formats.set(language, known)
  }
  return known
}
