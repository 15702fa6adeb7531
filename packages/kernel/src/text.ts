/** Text travels as codes with parameters, never as glued fragments: every player reads their own language. */
export type Param = string | number | boolean | null | readonly (string | number)[]
export type Params = Readonly<Record<string, Param | undefined>>

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
 * Codes to sentences. In a sentence:
 * `{n}` the parameter, `{who:seat}` a player's name, `{icon:icon}` the sentence `icon.<value>`,
 * `{n#die|dice}` the number with the right plural form, `{n?yes|no}` one of two texts by truth.
 * A list parameter is joined as the language does it.
 */
export type Catalogue = Readonly<Record<string, string>>

export interface Speaker {
  readonly language: string
  readonly catalogue: Catalogue
  readonly names: readonly string[]
}

export function say(speaker: Speaker, { code, params = {} }: Message): string {
  const sentence = speaker.catalogue[code]
  if (sentence === undefined)
    return params === undefined || Object.keys(params).length === 0 ? `[${code}]` : `[${code} ${JSON.stringify(params)}]`
  return fill(speaker, sentence, params)
}

const SLOT = /\{(\w+)(?:([:#?])([^}]*))?\}/g

function fill(speaker: Speaker, sentence: string, params: Params): string {
  return sentence.replace(SLOT, (_slot, name: string, sign: string | undefined, rest = '') => {
    const value = params[name]
    if (value === undefined || value === null) return sign === '?' ? (rest.split('|')[1] ?? '') : ''
    if (sign === '?') return fill(speaker, rest.split('|')[isTrue(value) ? 0 : 1] ?? '', params)
    if (sign === '#') return plural(speaker.language, Number(value), rest.split('|'))
    const one = (item: string | number | boolean): string => {
      if (sign !== ':') return typeof item === 'number' ? new Intl.NumberFormat(speaker.language).format(item) : String(item)
      if (rest === 'seat') return speaker.names[Number(item)] ?? `#${Number(item) + 1}`
      return say(speaker, { code: `${rest}.${String(item)}` })
    }
    if (typeof value !== 'object') return one(value)
    return new Intl.ListFormat(speaker.language, { type: 'conjunction' }).format(value.map(one))
  })
}

const isTrue = (value: Param): boolean => (typeof value === 'object' && value !== null ? value.length > 0 : Boolean(value))

function plural(language: string, n: number, forms: string[]): string {
  const form = new Intl.PluralRules(language).select(n) === 'one' ? forms[0] : (forms[1] ?? forms[0])
  return `${new Intl.NumberFormat(language).format(n)} ${form}`
}
