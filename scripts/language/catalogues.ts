import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { entriesOf, writePo, type Entry } from '../../packages/languages/src/index.ts'
import { ROOT, englishMessages } from './sources.ts'

export const PO = join(ROOT, 'packages/languages/po')

/** The English of every package, as entries that nobody has translated. */
export async function template(): Promise<ReadonlyMap<string, readonly Entry[]>> {
  const packages = new Map<string, Entry[]>()
  const all = [...(await englishMessages()).values()].toSorted((a, b) => (a.id < b.id ? -1 : 1))
  for (const { id, en, remarks } of all) {
    const [name] = id.split('/')
    const entries = packages.get(name) ?? []
    packages.set(name, entries)
    for (const [code, english] of Object.entries(en)) {
      if (entries.some((one) => one.code === code)) throw new Error(`'${code}' is defined twice in ${name}`)
      const remark = remarks?.[code]
      entries.push({ code, english, text: '', isFuzzy: false, group: id, ...(remark === undefined ? {} : { remark }) })
    }
  }
  return packages
}

/** A language's entries brought up to the English of now: new ones are empty, those whose English has changed are fuzzy, others go. */
export function merged(english: readonly Entry[], translated: readonly Entry[]): Entry[] {
  const known = new Map(translated.map((entry) => [entry.code, entry]))
  return english.map((entry) => {
    const old = known.get(entry.code)
    if (old === undefined) return entry
    return { ...entry, text: old.text, isFuzzy: old.isFuzzy || (old.text !== '' && old.english !== entry.english) }
  })
}

/** Writes the catalogues of a language anew; `fill` may bring translations. */
export async function extract(
  language: string,
  fill: (name: string, code: string, english: string) => string | undefined = () => undefined,
): Promise<void> {
  mkdirSync(join(PO, language), { recursive: true })
  for (const [name, english] of await template()) {
    const entries = merged(english, entriesOf(language, name, PO)).map((entry) => {
      const text = entry.text === '' ? fill(name, entry.code, entry.english) : undefined
      return text === undefined ? entry : { ...entry, text }
    })
    writeFileSync(join(PO, language, `${name}.po`), writePo(language, entries))
  }
}
