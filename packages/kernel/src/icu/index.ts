import { parse, type Select, type Token } from '@messageformat/parser'
import { BadInput } from '../errors.ts'
import type { Catalogue, Choose, Messages, Pattern, Slot } from '../text.ts'

/**
 * Compiles ICU MessageFormat to the plain data that `say` fills. Beside the standard's `plural`, `selectordinal`, `select` and `number`,
 * `{card, thing}` is the message `thing.<value of card>` (with `seat`, a player's name); `{card, thing, genitive}` is a form of it, and
 * `{card_gender, select, …}` chooses by its form `gender`. Whatever a game can name so can be declined by a language that declines.
 */
export function compile(source: string): Pattern {
  try {
    const tokens = parse(source)
    return pattern(tokens, kindsIn(tokens), null)
  } catch (error) {
    throw new BadInput('message', `${(error as Error).message.split('\n')[0]} in '${source}'`)
  }
}

const compiled = new WeakMap<Messages['en'], Catalogue>()

/** All messages of a subject, compiled once. */
export function catalogueOf(sources: Messages['en']): Catalogue {
  let known = compiled.get(sources)
  if (known === undefined) {
    known = Object.fromEntries(Object.entries(sources).map(([code, source]) => [code, compile(source)]))
    compiled.set(sources, known)
  }
  return known
}

const isChoice = (token: Token): token is Select => token.type === 'plural' || token.type === 'select' || token.type === 'selectordinal'

/** Which kind of name each parameter stands for. */
function kindsIn(tokens: readonly Token[], found = new Map<string, string>()): Map<string, string> {
  for (const token of tokens) {
    if (token.type === 'function' && token.key !== 'number') found.set(token.arg, token.key)
    if (isChoice(token)) for (const one of token.cases) kindsIn(one.tokens, found)
  }
  return found
}

function pattern(tokens: readonly Token[], kinds: ReadonlyMap<string, string>, counted: string | null): Pattern {
  const parts: (string | Slot | Choose)[] = []
  for (const token of tokens) {
    const part = partOf(token, kinds, counted)
    const last = parts.at(-1)
    if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part
    else parts.push(part)
  }
  if (parts.length === 0) return ''
  return parts.length === 1 && typeof parts[0] === 'string' ? parts[0] : parts
}

function partOf(token: Token, kinds: ReadonlyMap<string, string>, counted: string | null): string | Slot | Choose {
  if (token.type === 'content') return token.value
  if (token.type === 'argument') return [token.arg]
  if (token.type === 'octothorpe') return counted === null ? '#' : [counted]
  if (token.type === 'function') {
    const form = (token.param ?? [])
      .map((one) => (one.type === 'content' ? one.value : ''))
      .join('')
      .trim()
    return form === '' ? [token.arg, token.key] : [token.arg, token.key, form]
  }
  return choiceOf(token, kinds, counted)
}

function choiceOf(token: Select, kinds: ReadonlyMap<string, string>, counted: string | null): Choose {
  const { type, arg } = token
  if ((token.pluralOffset ?? 0) !== 0) throw new Error(`the offset of '${arg}' is not known here`)
  const inner = type === 'select' ? counted : arg
  const given = Object.fromEntries(token.cases.map(({ key, tokens }) => [key, pattern(tokens, kinds, inner)]))
  if (given.other === undefined) throw new Error(`no case 'other' for '${arg}'`)
  const cases = { ...given, other: given.other }
  if (type !== 'select') return { by: arg, as: type === 'plural' ? 'plural' : 'ordinal', cases }
  const [, name, form] = /^(.+)_([^_]+)$/.exec(arg) ?? []
  const kind = name === undefined ? undefined : kinds.get(name)
  return kind === undefined ? { by: arg, cases } : { by: name, of: [kind, form], cases }
}
