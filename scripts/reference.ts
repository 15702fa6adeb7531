// The reference of the published packages, made from their declarations: `npm run reference` writes docs/reference.
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '..')
const FOLDER = join(root, 'docs/reference')
/** In characters; what is longer goes on a further page. */
const LONGEST_PAGE = 14_000
/** Declarations up to this length are shown with all their members. */
const SHORT = 360

/** Something that a package exports: its declaration without comments, and the comment before it. */
export interface Export {
  readonly name: string
  readonly kind: string
  readonly declaration: string
  readonly says: string
}

/** An entry point of a package, by the name under which it is imported. */
export interface Entry {
  readonly from: string
  readonly exports: readonly Export[]
}

interface Manifest {
  readonly name: string
  readonly private?: boolean
  readonly exports?: Readonly<Record<string, string | { readonly types: string }>>
}

const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(root, 'packages', folder, 'package.json'), 'utf8')) as Manifest
const declarationsOf = (file: string): string => file.replace(/\.[jt]s$/, '.d.ts')

/** The file that a specifier leads to, from this file of declarations. */
function fileAt(specifier: string, from: string): string {
  if (specifier.startsWith('.')) return declarationsOf(join(dirname(from), specifier))
  const [, folder = '', inside = ''] = /^@flotilla\/([^/]+)(\/.*)?$/.exec(specifier) ?? []
  const entry = manifestOf(folder).exports?.[`.${inside}`]
  if (typeof entry !== 'object') throw new Error(`${from}: ${specifier} has no declarations`)
  return join(root, 'packages', folder, entry.types)
}

const depth = (line: string): number => (line.match(/[{([]/g)?.length ?? 0) - (line.match(/[})\]]/g)?.length ?? 0)

/** The exports that a file declares itself. */
function declaredIn(text: string): Map<string, Export> {
  const found = new Map<string, Export>()
  const lines = text.split('\n')
  for (let at = 0; at < lines.length; at++) {
    const [, kind, name] = /^export (?:declare )?(?:abstract )?(const|function|class|interface|type|enum) (\w+)/.exec(lines[at]) ?? []
    if (kind === undefined || name === undefined || found.has(name)) continue
    let end = at
    for (let open = depth(lines[at]); open > 0 || !/[;}]$/.test(lines[end]); open += depth(lines[end])) end++
    let start = Math.max(0, at - 1)
    if (lines[start].endsWith('*/')) while (!lines[start].startsWith('/**')) start--
    else start = at
    const says = lines.slice(start, at).map((line) => line.replace(/^\/\*\*|^ \* ?|\*\/$/g, ' '))
    const declaration = lines
      .slice(at, end + 1)
      .join('\n')
      .replaceAll(/\s*\/\*\*[\s\S]*?\*\//g, '')
      .replace(/^export (declare )?/, '')
    found.set(name, { name, kind, declaration, says: says.join(' ').replaceAll(/\s+/g, ' ').trim() })
  }
  return found
}

/** All exports of a file of declarations, those that it passes on included. */
function exportsOf(file: string): Export[] {
  const text = readFileSync(file, 'utf8')
  const own = declaredIn(text)
  const all = [...own.values()]
  for (const [, list = '', specifier] of text.matchAll(/^export (?:type )?\{([^}]*)\}(?: from '([^']+)')?;/gm)) {
    const from = specifier === undefined ? all : exportsOf(fileAt(specifier, file))
    for (const item of list.split(',').filter((one) => one.trim() !== '')) {
      const [name = '', as = name] = item
        .trim()
        .replace(/^type /, '')
        .split(' as ')
      const meant = from.find((one) => one.name === name)
      if (meant !== undefined) all.push({ ...meant, name: as })
      else if (specifier !== undefined) throw new Error(`${file}: ${name} is not declared in ${specifier}`)
    }
  }
  for (const [, specifier = ''] of text.matchAll(/^export \* from '([^']+)';/gm)) all.push(...exportsOf(fileAt(specifier, file)))
  return [...new Map(all.map((one) => [one.name, one])).values()].toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

/** The entry points of every package that is published, out of its declarations as they are built. */
export const entries = (): Map<string, Entry[]> =>
  new Map(
    readdirSync(join(root, 'packages')).flatMap((folder): [string, Entry[]][] => {
      const { name, private: isPrivate = false, exports = {} } = manifestOf(folder)
      if (isPrivate) return []
      const of = Object.entries(exports).flatMap(([path, entry]) =>
        typeof entry === 'string' ? [] : [{ from: join(name, path), exports: exportsOf(join(root, 'packages', folder, entry.types)) }],
      )
      return [[folder, of]]
    }),
  )

function declarationShown({ kind, declaration }: Export): string {
  if (declaration.length <= SHORT) return declaration
  const [head] = declaration.split('{\n')
  if (kind === 'interface' || kind === 'class') return `${head.trim()} { /* ${declaration.match(/^ {4}\w/gm)?.length ?? 0} members */ }`
  return `${declaration.slice(0, SHORT - 1).trimEnd()}…`
}

const firstSentence = (text: string): string => /^.*?[.!?](?= |$)/.exec(text)?.[0] ?? text
const shown = (one: Export): string => `### ${one.name}\n\n${firstSentence(one.says)}\n\n\`\`\`ts\n${declarationShown(one)}\n\`\`\`\n`

/** The pages of the reference, by the names of their files. */
export function referencePages(): Map<string, string> {
  const pages = new Map<string, string>()
  const listed: string[] = []
  for (const [folder, of] of entries()) {
    const parts: string[] = ['']
    const add = (text: string, heading: string): void => {
      if (parts[parts.length - 1].length + text.length > LONGEST_PAGE) parts.push(heading)
      parts[parts.length - 1] += text
    }
    for (const { from, exports } of of) {
      const heading = `## ${from}\n\n`
      add(heading, '')
      for (const one of exports) add(`${shown(one)}\n`, heading)
    }
    parts.forEach((part, k) => {
      const file = `${folder}${k === 0 ? '' : `-${k + 1}`}.md`
      const place = parts.length === 1 ? '' : `, page ${k + 1} of ${parts.length}`
      const intro = `For whoever programs with this package: what it exports${place}. Made by \`npm run reference\`: do not edit it.`
      pages.set(file, `# ${of[0].from}\n\n${intro}\n\n${part.trimEnd()}\n`)
    })
    const links = parts.map((_, k) => `[${k === 0 ? of[0].from : `page ${k + 1}`}](${folder}${k === 0 ? '' : `-${k + 1}`}.md)`)
    listed.push(`- ${links.join(', ')}`)
  }
  const intro =
    'For whoever programs with the packages: every export with its sentence, out of the types. Made by `npm run reference`: do not edit it.'
  return pages.set('README.md', `# Reference of the packages\n\n${intro}\n\n${listed.join('\n')}\n`)
}

if (process.argv[1] === import.meta.filename) {
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  for (const [file, page] of referencePages()) writeFileSync(join(FOLDER, file), page)
}
