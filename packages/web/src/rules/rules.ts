/** A rule as it stands in a game's rules.md: `- **RW-2.1** text`, under its chapter. */
export interface Rule {
  readonly number: string
  readonly text: string
}

export interface Chapter {
  readonly title: string
  readonly parts: readonly (Rule | { readonly prose: string } | { readonly table: readonly (readonly string[])[] })[]
}

const RULE = /^- \*\*([A-Z]{2}-[0-9A-Za-z.]+)\*\* (.*)$/

/** Reads the Markdown of the rules into chapters; nothing more than what they use. */
export function readRules(markdown: string): Chapter[] {
  const chapters: { title: string; parts: Chapter['parts'][number][] }[] = []
  let rows: string[][] = []
  const flush = (): void => {
    if (rows.length > 0) chapters.at(-1)?.parts.push({ table: rows })
    rows = []
  }
  for (const line of markdown.split('\n')) {
    if (line.startsWith('|')) {
      const cells = line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim())
      if (!cells.every((cell) => /^[-: ]*$/.test(cell))) rows.push(cells)
      continue
    }
    flush()
    const heading = /^#{1,3} (.*)$/.exec(line)
    const rule = RULE.exec(line)
    if (heading !== null) chapters.push({ title: heading[1], parts: [] })
    else if (rule !== null) chapters.at(-1)?.parts.push({ number: rule[1], text: rule[2] })
    else if (line.trim() !== '') chapters.at(-1)?.parts.push({ prose: line.replace(/^- /, '• ') })
  }
  flush()
  return chapters
}
