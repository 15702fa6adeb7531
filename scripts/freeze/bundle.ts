import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { rolldown, type Plugin } from 'rolldown'
import { nameOf, type Version } from './kept.ts'

const root = join(import.meta.dirname, '../..')

const entryOf = (id: string): string => `
import { Ctx, Offers, Reader } from '@flotilla/kernel'
import { ${id} } from '@flotilla/${id}'
export const game = { ...${id}, runtime: { read: (edition, seen) => new Reader(edition, seen), ctx: (game, state) => new Ctx(game, state), offers: () => new Offers() } }`

function rulesAlone(id: string): Plugin {
  const left = new Map([['entry', entryOf(id)]])
  return { name: 'rules-alone', resolveId: (name) => (name === 'entry' ? name : null), load: (file) => left.get(file) ?? null }
}

/** What a frozen file may import: it checks options and editions from outside, and needs no copy of its own for that. */
const OUTSIDE = ['zod']

/** A file larger than this has taken something along that is no rule. */
export const MOST_BYTES = 250_000

/** Writes the rules of a game as the sources have them now, minified, into a folder; returns its size in bytes. */
export async function freeze({ id, rulesVersion }: Version, folder: string): Promise<number> {
  const name = nameOf({ id, rulesVersion })
  const bundle = await rolldown({
    input: 'entry',
    cwd: join(root, 'packages/games'),
    plugins: [rulesAlone(id)],
    resolve: { conditionNames: ['source', 'import'] },
    external: (name) => OUTSIDE.includes(name) || name.startsWith('node:'),
  })
  const file = join(folder, name)
  const { output } = await bundle.write({
    file,
    format: 'esm',
    comments: false,
    minify: true,
    banner: `// ${id}, rules version ${rulesVersion}, as they were released. Never edit: games and records depend on it.\n// With what it needs of @noble/ciphers and @noble/hashes (MIT licensed).`,
  })
  const outside = output
    .flatMap((chunk) => (chunk.type === 'chunk' ? [...chunk.imports, ...chunk.dynamicImports] : []))
    .filter((name) => !OUTSIDE.includes(name))
  if (output.length > 1 || outside.length > 0) throw new Error(`${name} would need ${outside.join(', ')}: rules import nothing of the kind`)
  const size = Buffer.byteLength(output[0].code)
  if (size > MOST_BYTES) throw new Error(`${name} would have ${size} bytes, and ${MOST_BYTES} are allowed`)
  writeFileSync(
    file.replace('.js', '.d.ts'),
    `import type { Release } from '../src/index.ts'\n\nexport declare const game: Release['game']\n`,
  )
  return size
}
