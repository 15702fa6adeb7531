import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fleet, gameById } from '@flotilla/fleet'
import { rolldown, type Plugin } from 'rolldown'

/**
 * Keeps today's rules of a game for ever: `npm run freeze -- waves`, or without a name every game whose rules are not kept yet.
 * The file has all that its rules touch, the kernel's hands and chance too, and imports nothing: nothing changes it any more.
 */

const root = join(import.meta.dirname, '..')
const rules = join(root, 'packages/frozen/rules')
const nameOf = (id: string, rulesVersion: number): string => `${id}-${rulesVersion}.js`

/** Advice and figures are today's business; bots at an old table see to their own points. */
const ADVICE = `
import { face } from 'FACE'
const own = (io, seat) => {
  const { sees } = io.state
  io.state.sees = seat
  try {
    return face.score(io, seat)
  } finally {
    io.state.sees = sees
  }
}
export const advice = { rate: () => 0, value: own, score: own }`

const entryOf = (id: string): string => `
import { Io, Offers } from '@flotilla/kernel'
import { ${id} } from '@flotilla/${id}'
import { face } from '@flotilla/${id}/face'
export const game = { ...${id}, hands: { io: (game, state) => new Io(game, state), offers: () => new Offers() } }
export const { score } = face`

function rulesAlone(id: string): Plugin {
  const src = join(root, 'packages', id, 'src')
  const face = join(src, 'face.ts')
  const left = new Map([
    ['entry', entryOf(id)],
    [join(src, 'bots/advice.ts'), ADVICE.replace('FACE', face)],
    [join(src, 'bots/figures.ts'), 'export const figures = undefined'],
  ])
  return { name: 'rules-alone', resolveId: (name) => (name === 'entry' ? name : null), load: (file) => left.get(file) ?? null }
}

async function freeze(id: string): Promise<void> {
  const { rulesVersion } = gameById(id)
  const name = nameOf(id, rulesVersion)
  const bundle = await rolldown({
    input: 'entry',
    cwd: join(root, 'packages/fleet'),
    plugins: [rulesAlone(id)],
    resolve: { conditionNames: ['source', 'import'] },
    external: (name) => name.startsWith('node:'),
  })
  const file = join(rules, name)
  const { output } = await bundle.write({
    file,
    format: 'esm',
    comments: false,
    banner: `// ${id}, rules version ${rulesVersion}, as they were released. Never edit: games and records depend on it.\n// With what it needs of zod, @noble/ciphers and @noble/hashes (MIT licensed).`,
  })
  const outside = output.flatMap((chunk) => (chunk.type === 'chunk' ? [...chunk.imports, ...chunk.dynamicImports] : []))
  if (output.length > 1 || outside.length > 0) throw new Error(`${name} would need ${outside.join(', ')}: rules import nothing of the kind`)
  writeFileSync(
    file.replace('.js', '.d.ts'),
    `import type { Frozen } from '../src/index.ts'\n\nexport declare const game: Frozen['game']\nexport declare const score: Frozen['score']\n`,
  )
  console.log(`${name}: ${Math.round(output[0].code.length / 1000)} kB`)
}

/** The list of what is kept, for the bundlers of server and client: every file a chunk of its own. */
function writeList(): void {
  const kept = readdirSync(rules).flatMap((name) =>
    [...name.matchAll(/^(\w+)-(\d+)\.js$/g)].map(([, id, version]) => ({ id, version: Number(version) })),
  )
  const ofGame = ({ id }: { id: string }): string => {
    const lines = kept
      .filter((one) => one.id === id)
      .sort((a, b) => a.version - b.version)
      .map(({ version }) => `    ${version}: () => import('../rules/${nameOf(id, version)}'),\n`)
    return lines.length === 0 ? '' : `  ${id}: {\n${lines.join('')}  },\n`
  }
  const list = [...new Set(kept.map(({ id }) => id))].sort().map((id) => ofGame({ id }))
  writeFileSync(
    join(root, 'packages/frozen/src/versions.ts'),
    `import type { Frozen } from './index.ts'\n\n/** Every rules version that is kept, written by \`npm run freeze\`; each is loaded when it is needed. */\nexport const versions: Readonly<Record<string, Readonly<Record<number, () => Promise<Frozen>>>>> = {\n${list.join('')}}\n`,
  )
}

const isKept = (id: string): boolean => existsSync(join(rules, nameOf(id, gameById(id).rulesVersion)))

const again = process.argv.includes('--again')
const named = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const wanted = named.length > 0 ? named : fleet.map(({ id }) => id).filter((id) => !isKept(id))
const kept = wanted.filter(isKept)
if (kept.length > 0 && !again) {
  console.error(
    `${kept.join(', ')}: the present rules version is kept already. Rules that changed need a higher rulesVersion; --again writes anew what has not been released`,
  )
  process.exitCode = 1
} else {
  for (const id of wanted) await freeze(id)
  writeList()
}
