import { stripVTControlCharacters } from 'node:util'

/** Columns that a text takes on the screen. */
export const width = (text: string): number => stripVTControlCharacters(text).length

const pad = (text: string, columns: number): string => text + ' '.repeat(Math.max(0, columns - width(text)))

/** A text in lines no wider than so many columns, all of them indented, those after the first by `hang` more. */
export function wrap(text: string, columns: number, indent = 0, hang = 0): string[] {
  const lines: string[] = []
  let line = ' '.repeat(indent)
  let isEmpty = true
  for (const word of text.split(' ')) {
    if (!isEmpty && width(line) + 1 + width(word) > columns) {
      lines.push(line)
      line = ' '.repeat(indent + hang) + word
    } else {
      line += isEmpty ? word : ` ${word}`
      isEmpty = false
    }
  }
  return [...lines, line]
}

const GAP = 2

/** The columns that each of so many blocks gets if they stand side by side, none with fewer than `least`. */
export function shareOf(columns: number, blocks: number, least: number): number {
  const abreast = Math.max(1, Math.min(blocks, Math.floor((columns + GAP) / (least + GAP))))
  return Math.floor((columns - GAP * (abreast - 1)) / abreast)
}

/** Blocks of lines, as many side by side as there is room for. */
export function sideBySide(blocks: readonly (readonly string[])[], columns: number): string[] {
  const lines: string[] = []
  let row: (readonly string[])[] = []
  const flush = (): void => {
    const widths = row.map((block) => Math.max(0, ...block.map(width)))
    const height = Math.max(0, ...row.map((block) => block.length))
    for (let i = 0; i < height; i++)
      lines.push(
        row
          .map((block, k) => pad(block[i] ?? '', k + 1 < row.length ? widths[k] + GAP : 0))
          .join('')
          .trimEnd(),
      )
    row = []
  }
  let used = 0
  for (const block of blocks) {
    const wide = Math.max(0, ...block.map(width))
    if (row.length > 0 && used + GAP + wide > columns) {
      flush()
      lines.push('')
      used = 0
    }
    used += (row.length > 0 ? GAP : 0) + wide
    row.push(block)
  }
  flush()
  return lines
}

/** Rows of cells in columns that line up; numbers to the right. */
export function grid(rows: readonly (readonly string[])[], right: (column: number) => boolean = () => false): string[] {
  const widths = rows.reduce<number[]>((all, row) => row.map((cell, i) => Math.max(all[i] ?? 0, width(cell))), [])
  return rows.map((row) =>
    row
      .map((cell, i) => (right(i) ? ' '.repeat(widths[i] - width(cell)) + cell : pad(cell, widths[i])))
      .join('  ')
      .trimEnd(),
  )
}

export const percent = (share: number): string => `${(share * 100).toFixed(1)} %`
