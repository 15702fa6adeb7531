import type { Outcome } from '@flotilla/kernel'
import { grid } from '../layout.ts'
import type { Say } from '../speech.ts'
import type { Terminal } from '../terminal.ts'

/** The score sheet: a column a player, best first, the score line by line, and who has won. */
export function standingsLines(terminal: Terminal, say: Say, { why, standings, winners, title }: Outcome): string[] {
  const parts = [...new Set(standings.flatMap((one) => Object.keys(one.parts)))]
  const rows = [
    ['', ...standings.map(({ seat }) => terminal.paint('bold', say({ code: 'cli.name', params: { who: seat } })))],
    ...parts.map((part) => [say({ code: `score.${part}` }), ...standings.map((one) => String(one.parts[part] ?? 0))]),
    [say({ code: 'cli.total' }), ...standings.map(({ score }) => terminal.paint('bold', String(score)))],
    [say({ code: 'cli.rank' }), ...standings.map(({ rank }) => String(rank))],
  ]
  const won = winners.length === 0 ? 'cli.allLost' : winners.length === 1 ? 'cli.won' : 'cli.wonTogether'
  return [
    `${terminal.paint('bold', say({ code: 'cli.over' }))} · ${say({ code: why })}`,
    '',
    ...grid(rows, (column) => column > 0),
    '',
    terminal.paint('green', say({ code: won, params: { who: winners } })),
    ...(title === undefined ? [] : [say({ code: title })]),
  ]
}
