import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'

const here = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url))
/** The games that are built into the client. */
export const GAMES = ['waves', 'sinking', 'bottom', 'quests']

/** All that must be there before this file can run. */
function needed(start: string, context: Rolldown.ChunkingContext): Set<string> {
  const found = new Set<string>()
  const add = (id: string): void => {
    if (found.has(id)) return
    found.add(id)
    context.getModuleInfo(id)?.importedIds.forEach(add)
  }
  add(start)
  return found
}

/** What the front page takes of packages whose other modules it has no need of. */
const FRONT_PAGE = /\/kernel\/src\/(text|built-in)\.ts$|\/protocol\/src\/(words|refusal)\.ts$|\/releases\/src\/|vite\/preload-helper/

/** The front page in one piece, and what every table adds to it in another: in a hundred small ones they would be larger, and slow to fetch. */
function pages(): Rolldown.CodeSplittingNameFunction {
  let front: Set<string> | undefined
  let table: Set<string> | undefined
  return (id, context) => {
    if (FRONT_PAGE.test(id)) return 'front-page'
    front ??= needed(here('src/main.tsx'), context)
    table ??= needed(here('src/table/page.tsx'), context)
    if (front.has(id)) return 'front-page'
    return table.has(id) ? 'every-table' : null
  }
}

/** What shows a table of a game: words, numbers, and the rules that a board asks. */
function clientOf(game: string): Rolldown.CodeSplittingNameFunction {
  let client: Set<string> | undefined
  return (id, context) => {
    client ??= needed(here(`../${game}/src/client.ts`), context)
    return client.has(id) ? `${game}-client` : null
  }
}

const WEB = String.raw`\/(web\/src|art\/src|node_modules\/(react|react-dom|scheduler|zustand))\/`

/** What runs a game, in the kernel; not the parts that only bots, catalogues or schemas want. */
export const ENGINE = [
  'chance',
  'copy',
  'ctx',
  'edition',
  'engine',
  'errors',
  'frames',
  'proof/dice-shares',
  'record',
  'runtime',
  'structural-sharing',
  'table',
  'view',
]

const ENGINE_FILES = new RegExp(String.raw`/kernel/src/(${ENGINE.join('|')}|lesson/\w+|testing/\w+)\.ts$|@noble/`)

/**
 * What is always wanted together lies in one file: over a slow line each file costs a round trip, and packed together they are
 * smaller. The first group that takes a module has it.
 */
export const chunks: Rolldown.CodeSplittingOptions = {
  includeDependenciesRecursively: false,
  groups: [
    // Looking closer comes with the first touch of a board that can be played before.
    { name: 'quests-closer', test: /\/boards\/quests\/stage\/lens\./, priority: 10 },
    {
      name: 'closer-look',
      test: /\/boards\/kit\/(beside|closer-look|use-closer-look|inspector|panel-beside|look-foot)\./,
      priority: 10,
    },
    { name: 'chart', test: /\/(boards\/quests|art\/src\/quests)\//, priority: 9 },
    { name: pages(), debugName: 'pages', test: new RegExp(`${WEB}|${FRONT_PAGE.source}`), priority: 8 },
    {
      name: 'kernel',
      test: /\/kernel\/src\/(intern|state|read-ctx|tells|offers)\.ts$|\/protocol\/src\/(by-itself|phrases|patch|frames)\.ts$/,
      priority: 7,
    },
    { name: 'engine', test: ENGINE_FILES, priority: 6 },
    {
      name: 'local-table',
      test: /\/table\/src\/|\/web\/src\/local\/(local-table|hand)\.ts$|\/protocol\/src\/(table|person|typed)\.ts$/,
      priority: 6,
    },
    { name: 'kept-tables', test: /\/web\/src\/local\/(kept|lines)\.ts$/, priority: 6 },
    { name: 'drawing', test: /\/art\/src\/kit\/|\/layout\/drawing\.tsx$/, priority: 5 },
    { name: 'harbour', test: /\/art\/src\/harbour\/(fleet|signs|sky|tentacle)\.ts$|\/layout\/ship-strip\.tsx$/, priority: 5 },
    { name: 'board-kit', test: /\/boards\/kit\/|\/web\/src\/story\//, priority: 5 },
    ...GAMES.map((game) => ({ name: clientOf(game), debugName: game, test: new RegExp(`/packages/${game}/src/`), priority: 4 })),
  ],
}
