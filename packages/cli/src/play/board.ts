import { readCtx, type Game, type Seat, type Section, type Seen } from '@flotilla/kernel'
import { shareOf, sideBySide, wrap } from '../layout.ts'
import type { Say } from '../speech.ts'
import type { Terminal } from '../terminal.ts'

/** Two of these beside each other fill a usual window. */
const NARROWEST = 38
/** A section of more lines stands beside its like. */
const SHORT = 3

/** What lies on the table, long sections beside each other where there is room. */
export function boardLines(terminal: Terminal, say: Say, game: Game, seen: Seen, seat: Seat | null): string[] {
  const columns = terminal.columns - 1
  return rowsOf(game.words.describe(readCtx(game, seen), seat)).flatMap((sections, i) => {
    const room = shareOf(columns, sections.length, NARROWEST)
    const blocks = sections.map(({ title, lines }) => [
      terminal.paint('bold', `■ ${say(title)}`),
      ...lines.flatMap((line) => wrap(say(line), room, 0, 2)),
    ])
    return [...(i > 0 ? [''] : []), ...sideBySide(blocks, columns)]
  })
}

function rowsOf(sections: readonly Section[]): Section[][] {
  const rows: Section[][] = []
  for (const section of sections) {
    const last = rows.at(-1)
    if (last !== undefined && section.lines.length > SHORT && last[0].lines.length > SHORT) last.push(section)
    else rows.push([section])
  }
  return rows
}
