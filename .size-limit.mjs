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

/** What the build packs together, under the name it gives it. */
const packed = (name) => Object.keys(manifest).find((key) => manifest[key].name === name)
const front = packed('front-page')
const table = packed('every-table')
const board = (game) => `src/boards/${game}/board.tsx`
/** A board's drawings come after it can be played: it loads them itself. */
const drawings = (name) => (name.startsWith('src/boards/') || name.startsWith('../art/') ? (manifest[name].dynamicImports ?? []) : [])

/** Of every language only the one that is spoken is loaded; one of them stands here for all. */
const english = (id) => Object.keys(manifest).find((key) => key.endsWith(`messages:en/${id}`))
const shellWords = ['web', 'protocol'].map(english)

/** What must be there before the front page can be used; and a whole table, with its art. */
export default [
  { name: 'front page', path: files([front, ...shellWords]), limit: '130 kB', gzip: true },
  ...['waves', 'sinking', 'bottom', 'quests'].map((game) => ({
    name: `a table of ${game}, with its art`,
    path: files([front, ...shellWords, table, board(game), english(game)], drawings),
    // Choosing champions, the map draft and fights of Quests & Cannons come with its board.
    limit: game === 'quests' ? '258 kB' : '250 kB',
    gzip: true,
  })),
]
