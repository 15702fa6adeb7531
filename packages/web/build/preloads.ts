import type { Rolldown } from 'vite'
import type { Preloads } from '../src/first-paint/preload.ts'

type Kinds = Readonly<Record<string, readonly string[]>>

/** The modules that a kind of page begins with, by the beginning of its address; `*` stands for a game. `play` is a table at which it is played. */
const PAGES: Kinds = {
  t: ['/web/src/table/page.tsx'],
  new: ['/web/src/opening/page.tsx'],
  practise: ['/web/src/local/practise.tsx'],
  learn: ['/web/src/learn/page.tsx'],
  rules: ['/web/src/rules/page.tsx'],
  'practise/*': ['/*/src/index.ts'],
  'learn/*': ['/*/src/client.ts', '/*/src/lessons/index.ts'],
  'play/*': ['/*/src/client.ts', '/web/src/boards/*/board.tsx', '/web/src/explain/asking.tsx'],
}

/** What a page says in a language, by the same beginnings; `every` is every page. */
const wordsIn = (language: string): Kinds => ({
  every: [`messages:${language}/protocol`, `messages:${language}/web`],
  practise: [`messages:${language}/web/local`],
  learn: [`messages:${language}/web/learn`],
  'practise/*': [`messages:${language}/*`],
  'learn/*': [`messages:${language}/*`, `messages:${language}/*/lessons`],
  'play/*': [`messages:${language}/*`],
  'rules/*': [`/*/rules${language === 'en' ? '' : `.${language}`}.md?raw`],
})

/** The addresses of one kind, with what is wanted there: one for each game where it says `*`. */
function spelledOut(kinds: Kinds, games: readonly string[]): [string, readonly string[]][] {
  return Object.entries(kinds).flatMap(([kind, wanted]) =>
    kind.includes('*')
      ? games.map((game): [string, string[]] => [kind.replace('*', game), wanted.map((one) => one.replace('*', game))])
      : [[kind, wanted] as [string, readonly string[]]],
  )
}

/**
 * What each kind of page will ask for, so that a browser asks for all of it with the first answer of the server in hand and not for one
 * file after the other. `there` is what index.html asks for itself.
 */
export function preloadsOf(
  bundle: Rolldown.OutputBundle,
  { games, languages, there }: { readonly games: readonly string[]; readonly languages: readonly string[]; readonly there: string },
): Preloads {
  const files: string[] = []
  const numbers = new Map<string, number>()
  const numbered = (file: string): number => {
    const known = numbers.get(file)
    if (known !== undefined) return known
    numbers.set(file, files.length)
    return files.push(file) - 1
  }
  const chunks = Object.values(bundle).filter((one) => one.type === 'chunk')
  const withImports = (start: readonly Rolldown.OutputChunk[]): number[] => {
    const found = new Set<string>()
    const add = (chunk: Rolldown.OutputChunk | undefined): void => {
      if (chunk === undefined || found.has(chunk.fileName)) return
      found.add(chunk.fileName)
      chunk.viteMetadata?.importedCss.forEach((css) => found.add(css))
      chunk.imports.forEach((name) => add(chunks.find(({ fileName }) => fileName === name)))
    }
    start.forEach(add)
    return [...found].filter((file) => !there.includes(file)).map(numbered)
  }
  /** The chunks with these modules; what is imported when it is wanted has a chunk of which it is the face. */
  const holding = (endings: readonly string[]): Rolldown.OutputChunk[] =>
    endings.flatMap((ending) => {
      const faces = chunks.filter(({ facadeModuleId }) => facadeModuleId?.endsWith(ending))
      return faces.length > 0 ? faces : chunks.filter(({ moduleIds }) => moduleIds.some((id) => id.endsWith(ending)))
    })
  const numbersOf = (kinds: Kinds): Record<string, number[]> =>
    Object.fromEntries(spelledOut(kinds, games).map(([kind, endings]) => [kind, withImports(holding(endings))]))
  return {
    pages: numbersOf(PAGES),
    messages: Object.fromEntries(languages.map((language) => [language, numbersOf(wordsIn(language))])),
    files,
  }
}
