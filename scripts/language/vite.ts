import type { Plugin } from 'vite'
import { compile } from '../../packages/kernel/src/icu/index.ts'
import { SOURCE, entriesOf, offered } from '../../packages/languages/src/index.ts'
import { PO } from './catalogues.ts'
import { definedIn, englishMessages } from './sources.ts'

const VIRTUAL = 'messages:'

/** The languages of the site, in the order of their codes. */
export const siteLanguages = (): string[] => offered(PO).toSorted()

/**
 * Puts loaders in the place of the modules that define messages: each language is a file of its own, compiled, with English where it has
 * nothing yet, and loaded when it is wanted. The sources and the parser stay out of what is built.
 */
export function messagesPlugin(): Plugin {
  let english: ReturnType<typeof englishMessages> | undefined
  const compiled = async (language: string, id: string): Promise<string> => {
    english ??= englishMessages()
    const messages = (await english).get(id)
    if (messages === undefined) throw new Error(`nothing defines the messages '${id}'`)
    const entries = language === SOURCE ? [] : entriesOf(language, id.split('/')[0], PO)
    const own = new Map(entries.flatMap(({ code, text, isFuzzy }) => (text === '' || isFuzzy ? [] : [[code, text] as const])))
    const catalogue = Object.entries(messages.en).map(([code, source]) => [code, compile(own.get(code) ?? source)])
    return `export default JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(catalogue)))})`
  }
  return {
    name: 'messages',
    enforce: 'pre',
    buildStart() {
      english = undefined
    },
    resolveId: (name) => (name.startsWith(VIRTUAL) ? `\0${name}` : null),
    load(name) {
      if (!name.startsWith(`\0${VIRTUAL}`)) return null
      const [, language, id] = /^([^/]+)\/(.+)$/.exec(name.slice(VIRTUAL.length + 1)) ?? []
      return compiled(language, id)
    },
    transform(code, file) {
      const defined = file.includes('node_modules') ? [] : definedIn(code)
      if (defined.length === 0) return null
      const exports = defined.map(([name, id]) => {
        const loaders = siteLanguages().map((language) => `${JSON.stringify(language)}: () => import('${VIRTUAL}${language}/${id}')`)
        return `export const ${name} = { id: '${id}', en: {}, load: { ${loaders.join(', ')} } }`
      })
      return { code: `${exports.join('\n')}\n`, map: null }
    },
  }
}
