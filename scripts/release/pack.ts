import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { folderOf, INSIDE, manifestOf, PUBLISHED, root, type Manifest } from './packages.ts'

/** What a package says of itself to those who install it: nothing of the sources, nothing of how it is developed. */
function cleaned({ private: _private, devDependencies: _dev, files: _files, ...manifest }: Manifest): Manifest {
  const built = Object.entries(manifest.exports ?? {}).map(([path, target]) => {
    if (typeof target === 'string') return [path, target] as const
    const { source: _source, ...rest } = target
    return [path, rest] as const
  })
  return built.length === 0 ? manifest : { ...manifest, exports: Object.fromEntries(built) }
}

/** What an entry of a package's `files` means: itself, or in the package's own folder all that a star stands for. */
function filesLike(folder: string, entry: string): string[] {
  if (!entry.includes('*')) return existsSync(join(folder, entry)) ? [entry] : []
  const [before, after] = entry.split('*')
  return readdirSync(folder).filter((file) => file.startsWith(before) && file.endsWith(after))
}

/** The files that a package names, into a folder that is to be packed. */
function lay(name: string, to: string, manifest: Manifest): void {
  const from = folderOf(name)
  const left = (path: string): boolean => path.endsWith('.map') || path.endsWith('.tsbuildinfo')
  mkdirSync(to, { recursive: true })
  for (const entry of manifestOf(name).files ?? []) {
    if (entry.startsWith('!')) continue
    const found = filesLike(from, entry)
    if (found.length === 0) throw new Error(`${relative(root, join(from, entry))} is not there: npm run build makes it`)
    for (const file of found) cpSync(join(from, file), join(to, file), { recursive: true, filter: (path) => !left(path) })
  }
  for (const page of ['README.md', 'LICENSE']) {
    const own = [join(from, page), join(root, page)].find((path) => existsSync(path))
    if (own !== undefined && (page === 'LICENSE' || own.startsWith(from))) cpSync(own, join(to, page))
  }
  writeFileSync(join(to, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
}

/** `flotilla` brings its inner packages along, and installs what they need. */
function withInner(manifest: Manifest): Manifest {
  const inner = INSIDE.map(manifestOf)
  const dependencies = Object.assign({}, ...inner.map((one) => one.dependencies), manifest.dependencies) as Record<string, string>
  for (const { name, version } of inner) dependencies[name] = version
  const sorted = Object.fromEntries(Object.entries(dependencies).sort(([a], [b]) => (a < b ? -1 : 1)))
  return { ...manifest, dependencies: sorted, bundleDependencies: inner.map(({ name }) => name) }
}

function layWhole(name: (typeof PUBLISHED)[number], to: string): void {
  const manifest = cleaned(manifestOf(name))
  if (name !== 'cli') return lay(name, to, manifest)
  lay(name, to, withInner(manifest))
  // Whoever has only the package finds the pages and the examples that they speak of beside each other.
  cpSync(join(root, 'examples'), join(to, 'examples'), { recursive: true, filter: (file) => !file.endsWith('__pycache__') })
  for (const page of readdirSync(join(root, 'docs')).filter((file) => file.endsWith('.md')))
    cpSync(join(root, 'docs', page), join(to, 'docs', page))
  for (const inner of INSIDE) lay(inner, join(to, 'node_modules', manifestOf(inner).name), cleaned(manifestOf(inner)))
}

/** Packs what is built; returns the tarballs, in the order of who needs whom. */
export function pack(out: string): string[] {
  const stage = mkdtempSync(join(tmpdir(), 'flotilla-pack-'))
  mkdirSync(out, { recursive: true })
  try {
    for (const name of PUBLISHED) layWhole(name, join(stage, name))
    const folders = PUBLISHED.map((name) => join(stage, name))
    const said = execFileSync('npm', ['pack', '--json', '--silent', '--pack-destination', out, ...folders], {
      cwd: stage,
      encoding: 'utf8',
    })
    return (JSON.parse(said) as { filename: string }[]).map(({ filename }) => join(out, filename))
  } finally {
    rmSync(stage, { recursive: true, force: true })
  }
}
