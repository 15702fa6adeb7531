/** What the build knows of the files that pages begin with; files have numbers, since many pages share them. */
export interface Preloads {
  readonly files: readonly string[]
  /** By the beginning of an address, as `learn` and `learn/waves`; `play/waves` is a table of it. */
  readonly pages: Readonly<Record<string, readonly number[]>>
  /** By language, and then in the same way; `every` is every page. */
  readonly messages: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>>
}

/** The kinds of page that an address belongs to; a lesson is played at a table. */
export function kindsOf(path: string): readonly string[] {
  const [first = '', second = '', third = ''] = path.split('/').slice(1)
  return ['every', first, `${first}/${second}`, ...(first === 'learn' && third !== '' ? [`play/${second}`] : [])]
}

/** The table at this address whose game only the server knows; null on every other page. */
export function tableAt(path: string): string | null {
  const [first, second = '', third = ''] = path.split('/').slice(1)
  return first === 't' && third === '' && second !== '' && !second.startsWith('here-') ? second : null
}

/** The files that pages of these kinds will ask for, each once. */
export function filesOf({ files, pages, messages }: Preloads, kinds: readonly string[], language: string): readonly string[] {
  const wanted = kinds.flatMap((kind) => [...(messages[language]?.[kind] ?? []), ...(pages[kind] ?? [])])
  return [...new Set(wanted)].map((number) => files[number])
}
