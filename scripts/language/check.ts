import { compile } from '../../packages/kernel/src/icu/index.ts'
import type { Pattern } from '../../packages/kernel/src/text.ts'
import { entriesOf, type Entry } from '../../packages/languages/src/index.ts'
import { PO, merged, template } from './catalogues.ts'

/** What is wrong with the translation of one message. */
export interface Finding {
  readonly file: string
  readonly code: string
  readonly what: 'missing' | 'English has changed' | 'cannot be read' | 'other parameters' | 'plural forms'
  readonly why: string
}

/** The parameters that a message says or chooses by. */
function paramsOf(pattern: Pattern, found = new Set<string>()): Set<string> {
  if (typeof pattern === 'string') return found
  for (const part of pattern) {
    if (typeof part === 'string') continue
    if ('by' in part) {
      found.add(part.by)
      for (const one of Object.values(part.cases)) paramsOf(one, found)
    } else found.add(part[0])
  }
  return found
}

/** The plural forms that a language has and a message leaves out. */
function formsLeftOut(language: string, pattern: Pattern): string[] {
  if (typeof pattern === 'string') return []
  return pattern.flatMap((part) => {
    if (typeof part === 'string' || !('by' in part)) return []
    const type = part.as === 'ordinal' ? 'ordinal' : 'cardinal'
    const needed = part.as === undefined ? [] : new Intl.PluralRules(language, { type }).resolvedOptions().pluralCategories
    // What is written once for all numbers needs no forms.
    const hasForms = Object.keys(part.cases).some((key) => key !== 'other' && !key.startsWith('='))
    const own = hasForms ? needed.filter((form) => !(form in part.cases)) : []
    return [...own, ...Object.values(part.cases).flatMap((one) => formsLeftOut(language, one))]
  })
}

/** Forms that are only for fractions and for millions, which no game counts. */
const SELDOM: Readonly<Record<string, readonly string[]>> = { fr: ['many'], es: ['many'], it: ['many'], pt: ['many'] }

export function findingIn(language: string, file: string, { code, english, text, isFuzzy }: Entry): Finding[] {
  const found = (what: Finding['what'], why: string): Finding[] => [{ file, code, what, why }]
  if (text === '') return found('missing', english)
  if (isFuzzy) return found('English has changed', english)
  try {
    const pattern = compile(text)
    const own = paramsOf(pattern)
    const theirs = paramsOf(compile(english))
    // Names say their forms by the parameter `form`; numerals may be left out where a form says them.
    const foreign = [...own].filter((param) => !theirs.has(param) && param !== 'form')
    const silent = [...theirs].filter((param) => !own.has(param))
    if (foreign.length + silent.length > 0)
      return found('other parameters', [...foreign.map((param) => `+ {${param}}`), ...silent.map((param) => `− {${param}}`)].join(', '))
    const left = formsLeftOut(language, pattern).filter((form) => !(SELDOM[language] ?? []).includes(form))
    return left.length === 0 ? [] : found('plural forms', `${[...new Set(left)].join(', ')} left out in: ${text}`)
  } catch (error) {
    return found('cannot be read', (error as Error).message)
  }
}

/** All that is wrong with a language, message by message. */
export async function findingsIn(language: string): Promise<Finding[]> {
  const found: Finding[] = []
  for (const [name, english] of await template())
    found.push(...merged(english, entriesOf(language, name, PO)).flatMap((entry) => findingIn(language, `${language}/${name}.po`, entry)))
  return found
}
