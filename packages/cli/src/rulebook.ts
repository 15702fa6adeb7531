import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { externalGameFolder } from '@flotilla/games'
import { BadInput, nearest, type Game } from '@flotilla/kernel'
import { isThere } from './files.ts'
import { grid, width, wrap } from './layout.ts'
import type { Terminal } from './terminal.ts'

/** A piece of a rules page. */
type Block =
  | { readonly kind: 'heading'; readonly depth: number; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'item'; readonly mark: string; readonly text: string }
  | { readonly kind: 'table'; readonly rows: readonly (readonly string[])[] }

interface Rulebook {
  readonly blocks: readonly Block[]
  /** Every numbered rule: its text by its number. */
  readonly rules: ReadonlyMap<string, string>
}

const RULE_ITEM = /^[-*] +\*\*([A-Z]+-[\w.]+)\*\*:? +(.*)$/
const RULE_CELL = /^\**([A-Z]+-[\w.]+)\**$/
const HEADING = /^(#+) +(.*)$/
const ITEM = /^([-*]|\d+\.) +(.*)$/
const TABLE_RULE = /^[\s|:]*-[\s|:-]*$/

/** The rules of a game, from its package; in English if nobody has translated them. */
export function rulebookOf({ id }: Game, language: string): Rulebook & { readonly isTranslated: boolean } {
  const folder = externalGameFolder(id) ?? dirname(createRequire(import.meta.url).resolve(`@flotilla/${id}/rules.md`))
  const english = join(folder, 'rules.md')
  const wanted = language === 'en' ? english : join(folder, `rules.${language}.md`)
  const page = [wanted, english].find(isThere)
  if (page === undefined) throw new BadInput('game', `game: '${id}' has no rules.md`)
  return { ...parseRules(readFileSync(page, 'utf8')), isTranslated: page === wanted }
}

const cellsOf = (line: string): string[] =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim())

export function parseRules(markdown: string): Rulebook {
  const blocks: Block[] = []
  const rules = new Map<string, string>()
  let rows: string[][] | null = null
  for (const line of markdown.split('\n').map((one) => one.trim())) {
    if (line.startsWith('|')) {
      if (rows === null) blocks.push({ kind: 'table', rows: (rows = []) })
      if (TABLE_RULE.test(line)) continue
      const cells = cellsOf(line)
      rows.push(cells)
      const number = RULE_CELL.exec(cells[0])?.[1]
      if (number !== undefined) rules.set(number, cells.slice(1).filter(Boolean).join(' · '))
      continue
    }
    rows = null
    const [, hashes, title] = HEADING.exec(line) ?? []
    const [, number, rule] = RULE_ITEM.exec(line) ?? []
    const [, , item] = ITEM.exec(line) ?? []
    if (number !== undefined) {
      rules.set(number, rule)
      blocks.push({ kind: 'item', mark: number, text: rule })
    } else if (hashes !== undefined) blocks.push({ kind: 'heading', depth: hashes.length, text: title })
    else if (item !== undefined) blocks.push({ kind: 'item', mark: '·', text: item })
    else if (line !== '') blocks.push({ kind: 'text', text: line })
  }
  return { blocks, rules }
}

/** The number as the rules write it: in any case, and without the game's letters too; or the name that a rule begins with. */
export function findRule({ rules }: Rulebook, asked: string): { number: string; text: string } {
  const wanted = asked.toUpperCase()
  for (const [number, text] of rules)
    if (number.toUpperCase() === wanted || number.toUpperCase().endsWith(`-${wanted}`)) return { number, text }
  const named = asked.toLowerCase()
  for (const [number, text] of rules) if (/^[^:(]*(?=[:(])/.exec(text)?.[0].trim().toLowerCase() === named) return { number, text }
  const spoken = mentions(rules, asked)
  const near = nearRules([...rules.keys()], wanted)
  const others =
    spoken.length > 0
      ? `it is spoken of in ${spoken.join(', ')}`
      : near.length > 0
        ? `near it are ${near.join(', ')}`
        : 'without a number all are printed'
  throw new BadInput('rule', `rule: there is no rule '${asked}'; ${others}`)
}

const LEAST_LETTERS = 3
const MOST_MENTIONS = 8

/** Rules that speak of it, if it is a word. */
function mentions(rules: Rulebook['rules'], asked: string): string[] {
  if (asked.length < LEAST_LETTERS || /\d/.test(asked)) return []
  const word = asked.toLowerCase()
  return [...rules].flatMap(([number, text]) => (text.toLowerCase().includes(word) ? [number] : [])).slice(0, MOST_MENTIONS)
}

/** Rules of the same chapter, those with the nearest numbers first; otherwise what looks most alike. */
function nearRules(numbers: readonly string[], wanted: string): string[] {
  const [, chapter, place] = /^(?:[A-Z]+-)?(.*?)(\d+)$/.exec(wanted) ?? []
  const far = (number: string): number => Math.abs(Number(/\d+$/.exec(number)?.[0]) - Number(place))
  const siblings = numbers.filter((number) => number.replace(/^[A-Z]+-/, '').replace(/\d+$/, '') === chapter)
  if (siblings.length > 0) return siblings.sort((a, b) => far(a) - far(b)).slice(0, 4)
  const alike = nearest(wanted, numbers)
  return alike === undefined ? [] : [alike]
}

const LINE = 96

/** Marked-up text as the terminal shows it; each word is painted by itself, so that lines can break anywhere. */
function inline(terminal: Terminal, text: string): string {
  const words = (style: 'bold' | 'cyan', span: string): string =>
    span
      .split(' ')
      .map((word) => terminal.paint(style, word))
      .join(' ')
  return text
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/\*\*([^*]+)\*\*/g, (_, span: string) => words('bold', span))
    .replace(/`([^`]+)`/g, (_, span: string) => words('cyan', span))
}

export function ruleLines(terminal: Terminal, number: string, text: string): string[] {
  return wrap(`${terminal.paint('bold', number)} ${inline(terminal, text)}`, Math.min(LINE, terminal.columns - 1), 0, 4)
}

export function pageLines(terminal: Terminal, { blocks }: Rulebook): string[] {
  const columns = Math.min(LINE, terminal.columns - 1)
  return blocks.flatMap((block, i) => {
    const gap = i > 0 && !(block.kind === 'item' && blocks[i - 1].kind === 'item') ? [''] : []
    switch (block.kind) {
      case 'heading':
        return [...gap, terminal.paint('bold', block.depth === 1 ? block.text.toUpperCase() : block.text), '─'.repeat(width(block.text))]
      case 'text':
        return [...gap, ...wrap(inline(terminal, block.text), columns)]
      case 'item':
        return [...gap, ...ruleLines(terminal, block.mark, block.text)]
      case 'table':
        return [...gap, ...tableLines(terminal, block.rows, columns)]
    }
  })
}

/** Side by side where it fits; otherwise each row by itself, its cells under their headings. */
function tableLines(terminal: Terminal, rows: readonly (readonly string[])[], columns: number): string[] {
  const [head = [], ...body] = rows.map((row) => row.map((cell) => inline(terminal, cell)))
  const hasHead = head.some((cell) => cell !== '')
  const lines = grid(hasHead ? [head.map((cell) => terminal.paint('bold', cell)), ...body] : body)
  if (lines.every((line) => width(line) <= columns)) return lines
  return body.flatMap(([first, ...cells]) => {
    const named = cells.map((cell, i) => (head.length > 2 && head[i + 1] !== '' ? `${head[i + 1]}: ${cell}` : cell))
    return [
      terminal.paint('bold', first),
      ...named.filter((_, i) => !['', '–', '-'].includes(cells[i])).flatMap((cell) => wrap(cell, columns, 2, 2)),
    ]
  })
}
