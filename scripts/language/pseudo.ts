import { parse, type Token } from '@messageformat/parser'

/** English in disguise, which shows what is still hard-coded and what is cut off. */
export const PSEUDO = 'en-XA'

const ACCENTED: Readonly<Record<string, string>> = Object.fromEntries(
  [...'aáeéiíoóuúyýcçnñsšzžAÁEÉIÍOÓUÚYÝCÇNÑSŠZŽ'.matchAll(/(.)(.)/gu)].map(([, plain, accented]) => [plain, accented]),
)

/** Most translations are longer than their English, short ones most of all. */
const LONGER = 0.35

const accented = (text: string): string => text.replaceAll(/[a-z]/gi, (letter) => ACCENTED[letter] ?? letter)

const quoted = (text: string): string => text.replaceAll("'", "''").replace(/[{}#]/g, "'$&'")

function written(tokens: readonly Token[]): string {
  return tokens
    .map((token) => {
      if (token.type === 'content') return quoted(accented(token.value))
      if (token.type === 'octothorpe') return '#'
      if (token.type === 'argument') return `{${token.arg}}`
      if (token.type === 'function')
        return `{${[token.arg, token.key, ...(token.param === undefined ? [] : [written(token.param)])].join(', ')}}`
      return `{${token.arg}, ${token.type}, ${token.cases.map(({ key, tokens: inner }) => `${key} {${written(inner)}}`).join(' ')}}`
    })
    .join('')
}

const textOf = (tokens: readonly Token[]): string => tokens.map((token) => (token.type === 'content' ? token.value : '')).join('')

/** A message in the pseudo-language: accented, a third longer, with marked ends, and with the same parameters. */
export function pseudo(english: string): string {
  const tokens = parse(english)
  const longer = '~'.repeat(Math.ceil(textOf(tokens).length * LONGER))
  return `⟦${written(tokens)}${longer}⟧`
}
