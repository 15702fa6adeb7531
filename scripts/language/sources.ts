import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import type { Messages } from '../../packages/kernel/src/text.ts'

export const ROOT = join(import.meta.dirname, '../..')

/** A module that says `defineMessages(…)`, and the names it exports. */
const DEFINES = /^export const (\w+) = defineMessages\('([\w/-]+)'/gm

export interface Source {
  /** Inside the repository, with slashes. */
  readonly file: string
  readonly names: readonly (readonly [name: string, id: string])[]
}

/** Which messages a module defines. */
export const definedIn = (code: string): Source['names'] => [...code.matchAll(DEFINES)].map(([, name, id]) => [name, id] as const)

/** Every module of every package, in the order of the files. */
export const modules = (): string[] =>
  readdirSync(join(ROOT, 'packages'))
    .map((name) => `packages/${name}/src`)
    .filter((folder) => existsSync(join(ROOT, folder)))
    .flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path.replaceAll('\\', '/')}`),
    )
    .filter((file) => /\.tsx?$/.test(file))
    .toSorted()

/** Every module of messages, in the order of the files. */
export const sources = (): Source[] =>
  modules()
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => {
      const names = definedIn(readFileSync(join(ROOT, file), 'utf8'))
      return names.length === 0 ? [] : [{ file, names }]
    })

/** All English messages as the sources have them now, by id: the modules are bundled and run, since some are put together by code. */
export async function englishMessages(): Promise<ReadonlyMap<string, Messages>> {
  const files = sources().map(({ file }) => join(ROOT, file))
  const bundle = await rolldown({
    input: 'messages',
    platform: 'node',
    resolve: { conditionNames: ['source', 'import'] },
    plugins: [
      {
        name: 'messages',
        resolveId: (name) => (name === 'messages' ? name : null),
        load: (name) => (name === 'messages' ? files.map((file, k) => `export * as m${k} from ${JSON.stringify(file)}`).join('\n') : null),
      },
    ],
    external: (name) => name.startsWith('node:'),
  })
  const { output } = await bundle.generate({ format: 'esm' })
  await bundle.close()
  const code = output[0].code
  const modules = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Readonly<
    Record<string, Readonly<Record<string, Messages>>>
  >
  const found = new Map<string, Messages>()
  for (const module of Object.values(modules))
    for (const messages of Object.values(module)) {
      if (found.has(messages.id)) throw new Error(`two modules define the messages '${messages.id}'`)
      found.set(messages.id, messages)
    }
  return found
}
