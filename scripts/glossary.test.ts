import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const ENTRY =
  /^- \*\*(?<word>[^*]+)\*\*(?: \((?<names>`\w+`(?:, `\w+`)*)\))?: (?<says>[^[]+\.) \[(?<file>[^\]]+)\]\(\.\.\/(?<link>[^)]+)\)$/

interface Entry {
  readonly word: string
  readonly names: readonly string[]
  readonly says: string
  readonly file: string
  readonly link: string
}

const lines = readFileSync(join(root, 'docs/glossary.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('- '))

const entries: readonly Entry[] = lines.flatMap((line) => {
  const { groups } = ENTRY.exec(line) ?? {}
  if (groups === undefined) return []
  const { word, names = '', says, file, link } = groups
  return [{ word, names: names.match(/\w+/g) ?? [], says, file, link }]
})

/** Whether a file exports the name, by its declaration or in a list. */
function exportsName(source: string, name: string): boolean {
  const declared = new RegExp(`^export (?:declare |abstract |async )*(?:const|class|function\\*?|interface|type|enum) ${name}\\b`, 'm')
  return (
    declared.test(source) || [...source.matchAll(/^export (?:type )?\{([^}]*)\}/gm)].some(([, list]) => list.match(/\w+/g)?.includes(name))
  )
}

describe('the glossary', () => {
  test('has entries of one form: the word, its names in the code, one sentence, and the file where it lives', () => {
    expect(lines.filter((line) => !ENTRY.test(line))).toEqual([])
    expect(entries.length).toBeGreaterThan(50)
    expect(entries.filter(({ says }) => /\.\s/.test(says)).map(({ word }) => word)).toEqual([])
    expect(entries.filter(({ file, link }) => file !== link).map(({ word }) => word)).toEqual([])
  })

  test('is alphabetical, and has every word once', () => {
    const words = entries.map(({ word }) => word)
    expect(words).toEqual([...new Set(words)].toSorted((a, b) => a.localeCompare(b, 'en')))
  })

  test.each(entries)('$word is where it says', ({ names, link }) => {
    const path = join(root, link)
    expect(existsSync(path), `${link} is gone: where does it live now?`).toBe(true)
    if (statSync(path).isDirectory()) return expect(names).toEqual([])
    const source = readFileSync(path, 'utf8')
    expect(
      names.filter((name) => !exportsName(source, name)),
      `no longer exported by ${link}`,
    ).toEqual([])
  })
})
