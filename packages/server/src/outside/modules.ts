import { readFile } from 'node:fs/promises'
import { createRequire, isBuiltin } from 'node:module'
import { basename, dirname, extname, relative, sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { init, parse } from 'es-module-lexer'

/** What the client brings along for games from outside, built with it: every game and every thread takes these from there. */
const SHARED: Readonly<Record<string, string>> = {
  '@flotilla/kernel': 'kernel.js',
  '@flotilla/kernel/lesson': 'lesson.js',
  zod: 'zod.js',
}

/** A file as browsers load it. */
export interface BrowserModule {
  readonly type: 'text/javascript' | 'application/json'
  readonly body: string
}

const TYPES: Readonly<Record<string, BrowserModule['type']>> = {
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.json': 'application/json',
}

/**
 * The module graph of a game from outside for browsers, by the paths under `base`: its own files, and those that it takes of packages
 * it was installed with. Browsers resolve no package names, so every import becomes an address. Only what is imported is in it.
 * Throws where something is imported that no browser can load.
 */
export async function browserModules(
  entry: string,
  folder: string,
  base: string,
): Promise<{ entry: string; modules: Map<string, BrowserModule> }> {
  await init
  const modules = new Map<string, BrowserModule>()
  const paths = new Map<string, string>()
  const waiting: string[] = []

  /** Its own files keep their places; those of other packages are numbered. */
  function pathOf(file: string): string {
    let path = paths.get(file)
    if (path === undefined) {
      const inside = relative(folder, file).split(sep).join('/')
      path = inside.startsWith('..') || inside.startsWith('node_modules/') ? `-/${paths.size}/${basename(file)}` : inside
      paths.set(file, path)
      waiting.push(file)
    }
    return path
  }

  const addressOf = (wanted: string, from: string): string => {
    if (Object.hasOwn(SHARED, wanted)) return `/outside/-/${SHARED[wanted]}`
    if (isBuiltin(wanted)) throw new Error(`${relative(folder, from)} imports ${wanted}, which browsers do not have`)
    return `${base}${pathOf(resolved(wanted, from))}`
  }

  async function add(file: string): Promise<void> {
    const type = TYPES[extname(file)]
    if (type === undefined) throw new Error(`${relative(folder, file)} is no module that browsers load: expected .js, .mjs or .json`)
    const source = await readFile(file, 'utf8')
    modules.set(pathOf(file), { type, body: type === 'application/json' ? source : rewritten(source, (wanted) => addressOf(wanted, file)) })
  }

  const start = pathOf(entry)
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) await add(file)
  return { entry: start, modules }
}

/** The file that an import leads to. */
function resolved(wanted: string, from: string): string {
  const isPath = wanted.startsWith('.') || wanted.startsWith('/') || wanted.startsWith('file:')
  return isPath ? fileURLToPath(new URL(wanted, pathToFileURL(from))) : createRequire(`${dirname(from)}${sep}`).resolve(wanted)
}

/** The same module with other addresses in its imports. */
function rewritten(source: string, addressOf: (wanted: string) => string): string {
  const [imports] = parse(source)
  let body = ''
  let done = 0
  for (const { n: wanted, s: start, e: end, d: dynamic } of imports) {
    if (wanted === undefined) continue
    const address = addressOf(wanted)
    // Of a dynamic import the quotation marks are part of what is replaced.
    body += source.slice(done, start) + (dynamic >= 0 ? JSON.stringify(address) : address)
    done = end
  }
  return body + source.slice(done)
}
