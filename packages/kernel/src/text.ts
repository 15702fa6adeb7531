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
 * `{n}` the parameter, `{who:seat}` a player's name (`seat.<n>` for a seat that no player has), `{icon:icon}` the sentence `icon.<value>`,
 * `{n#die|dice}` the number with the right plural form, `{n?yes|no}` one of two texts by truth; texts may hold slots.
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
  if (sentence === undefined) return Object.keys(params).length === 0 ? `[${code}]` : `[${code} ${JSON.stringify(params)}]`
  return fill(speaker, parse(sentence), params)
}

/** `{name}`, `{name:kind}`, or with the texts to choose from `{name#one|other}` and `{name?yes|no}`. */
interface Slot {
  readonly name: string
  readonly kind: string | undefined
  readonly sign: string | undefined
  readonly texts: readonly (readonly Piece[])[]
}
export type Piece = string | Slot

const parsed = new Map<string, readonly Piece[]>()
const SLOT = /\{(\w+)(?:\}|:([^{}|]+)\}|([#?]))/y

/** A sentence's plain text and slots; what looks like no slot is plain text. */
export function parse(sentence: string): readonly Piece[] {
  let known = parsed.get(sentence)
  if (known === undefined) parsed.set(sentence, (known = read(sentence)))
  return known
}

function read(sentence: string): Piece[] {
  let at = 0
  const upTo = (ends: string): Piece[] => {
    const pieces: Piece[] = []
    let plain = ''
    while (at < sentence.length && !ends.includes(sentence[at])) {
      SLOT.lastIndex = at
      const slot = SLOT.exec(sentence)
      if (slot === null) {
        plain += sentence[at++]
        continue
      }
      at = SLOT.lastIndex
      const [, name, kind, sign] = slot
      const texts: Piece[][] = []
      if (sign !== undefined)
        do texts.push(upTo('|}'))
        while (sentence[at++] === '|')
      pieces.push(plain, { name, kind, sign, texts })
      plain = ''
    }
    return [...pieces, plain]
  }
  return upTo('')
}

function fill(speaker: Speaker, pieces: readonly Piece[], params: Params): string {
  let text = ''
  for (const piece of pieces) text += typeof piece === 'string' ? piece : fillSlot(speaker, piece, params)
  return text
}

function fillSlot(speaker: Speaker, { name, kind, sign, texts }: Slot, params: Params): string {
  const value = params[name] ?? null
  if (sign === '?') return fill(speaker, texts[isTrue(value) ? 0 : 1] ?? [], params)
  if (value === null) return ''
  const { numbers, plurals, lists } = formatsOf(speaker.language)
  if (sign === '#') {
    const n = Number(value)
    const text = plurals.select(n) === 'one' ? texts[0] : (texts[1] ?? texts[0])
    return `${numbers.format(n)} ${fill(speaker, text, params)}`
  }
  const one = (item: string | number | boolean): string => {
    if (kind === 'seat') return speaker.names[Number(item)] ?? speaker.catalogue[`seat.${String(item)}`] ?? `#${Number(item) + 1}`
    if (kind !== undefined) return say(speaker, { code: `${kind}.${String(item)}` })
    return typeof item === 'number' ? numbers.format(item) : String(item)
  }
  return typeof value === 'object' ? lists.format(value.map(one)) : one(value)
}

export const isTrue = (value: Param): boolean => (typeof value === 'object' && value !== null ? value.length > 0 : Boolean(value))

interface Formats {
  readonly numbers: Intl.NumberFormat
  readonly plurals: Intl.PluralRules
  readonly lists: Intl.ListFormat
}

const formats = new Map<string, Formats>()

function formatsOf(language: string): Formats {
  let known = formats.get(language)
  if (known === undefined) {
    const numbers = new Intl.NumberFormat(language)
    known = { numbers, plurals: new Intl.PluralRules(language), lists: new Intl.ListFormat(language, { type: 'conjunction' }) }
    formats.set(language, known)
  }
  return known
}
