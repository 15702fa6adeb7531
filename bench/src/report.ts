import type { Figure } from './suite.ts'

const number = (value: number): string => value.toLocaleString('en', { maximumSignificantDigits: value < 100 ? 3 : 4 })

/** One line for each figure, for programs. */
export const asJson = (figures: readonly Figure[]): string =>
  figures.map(({ name, value, unit, ratio = null }) => JSON.stringify({ name, value, unit, ratio })).join('\n')

/** One line for each figure, for people. */
export function asTable(title: string, figures: readonly Figure[]): string {
  const rows = figures.map(({ name, value, unit, ratio }) => [name, number(value), unit, ratio === undefined ? '' : `${number(ratio)} ×`])
  const width = (column: number): number => Math.max(...rows.map((row) => row[column].length))
  const lines = rows.map(
    ([name, value, unit, ratio]) =>
      `  ${name.padEnd(width(0))}  ${value.padStart(width(1))} ${unit.padEnd(width(2))}  ${ratio.padStart(width(3))}`,
  )
  return [title, ...lines.map((line) => line.trimEnd())].join('\n')
}
