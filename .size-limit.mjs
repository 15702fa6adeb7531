import { readFileSync } from 'node:fs'

const dist = 'packages/web/dist'
const manifest = JSON.parse(readFileSync(`${dist}/.vite/manifest.json`, 'utf8'))

/** The scripts and styles that a page has to load: its own, and whatever they import; `later` takes along what they load afterwards. */
function files(names, later = () => []) {
  const found = new Set()
  const seen = new Set()
  const add = (name) => {
    if (seen.has(name)) return
    seen.add(name)
    const { file, css = [], imports = [] } = manifest[name]
    for (const one of [file, ...css]) found.add(`${dist}/${one}`)
    imports.forEach(add)
    later(name).forEach(add)
  }
  names.forEach(add)
  return [...found]
}

const front = 'index.html'
const table = 'src/table/page.tsx'
const board = (game) => `src/boards/${game}/board.tsx`
/** A board's drawings come after it can be played: it loads them itself. */
const drawings = (name) => (name.startsWith('src/boards/') || name.startsWith('../art/') ? (manifest[name].dynamicImports ?? []) : [])

/** What must be there before the front page can be used; and a whole table, with its art. */
export default [
  { name: 'front page', path: files([front]), limit: '130 kB', gzip: true },
  // Quests & Cannons brings the most rules and words to its board; what the others keep to, 250, is its aim, too.
  ...Object.entries({ waves: 250, sinking: 250, bottom: 250, quests: 280 }).map(([game, most]) => ({
    name: `a table of ${game}, with its art`,
    path: files([front, table, board(game)], drawings),
    limit: `${most} kB`,
    gzip: true,
  })),
]
