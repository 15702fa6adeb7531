import { readFileSync } from 'node:fs'

const dist = 'packages/web/dist'
const manifest = JSON.parse(readFileSync(`${dist}/.vite/manifest.json`, 'utf8'))

/** The scripts that a page has to load: its own, and whatever they import. */
function scripts(...names) {
  const found = new Set()
  const add = (name) => {
    const { file, imports = [] } = manifest[name]
    if (found.has(file)) return
    found.add(file)
    imports.forEach(add)
  }
  names.forEach(add)
  return found
}

const front = scripts('index.html')
const more = (...names) => [...scripts(...names)].filter((file) => !front.has(file))
const paths = (files) => files.map((file) => `${dist}/${file}`)

/** What the front page needs, and what a table of each game needs beyond that; the board imports the game's words and names. */
export default [
  { name: 'front page', path: paths([...front]), limit: '120 kB', gzip: true },
  ...Object.entries({ waves: 60, sinking: 60, bottom: 60, quests: 100 }).map(([game, most]) => ({
    name: `a table of ${game}, beyond that`,
    path: paths(more('src/table/page.tsx', `src/boards/${game}/board.tsx`)),
    limit: `${most} kB`,
    gzip: true,
  })),
]
