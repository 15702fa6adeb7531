import { describedOf, findGame } from '@flotilla/games'
import { BadInput, type Game } from '@flotilla/kernel'
import { kernelView, schemaOf, type Described, type Fields } from '@flotilla/kernel/schema'
import type { Command } from 'commander'
import { gameArgument } from '../inputs.ts'
import { wrap } from '../layout.ts'
import type { Terminal } from '../terminal.ts'

export function schema(program: Command, terminal: Terminal): void {
  program
    .command('schema')
    .description("what a game's positions are made of: views, asks with their choices, events")
    .addArgument(gameArgument())
    .option('--json', 'as JSON Schema')
    .addHelpText('after', '\nExamples:\n  flotilla schema waves\n  flotilla schema waves --json > waves.schema.json')
    .action(async (id: string, { json }: { json?: true }) => {
      const game = findGame(id)
      const described = await describedOf(id)
      if (described === undefined) throw new BadInput('game', `game: nobody has described the positions of '${id}'`)
      if (json === true) terminal.write(`${JSON.stringify(schemaOf(game, described), null, 2)}\n`)
      else terminal.write(`${pageOf(terminal, game, described).join('\n')}\n`)
    })
}

function pageOf(terminal: Terminal, game: Game, described: Described): string[] {
  const heading = (text: string): string[] => ['', terminal.paint('bold', text)]
  const sentence = (text: string, indent: number): string[] => wrap(text, terminal.columns - 1, indent)
  const lines = (fields: Fields, indent: number): string[] =>
    Object.entries(fields).flatMap(([path, [kind, text]]) => [
      `${' '.repeat(indent)}${terminal.paint('cyan', path)} ${terminal.paint('dim', kind)}`,
      ...sentence(text, indent + 4),
    ])
  const catalogue = game.words.messages.en
  return [
    terminal.paint('bold', game.title),
    ...sentence(
      'Paths: list[] is an entry of a list, name? need not be there. A back is an index into faces and known: a card, token or dial that may be hidden. A seats is a set of seats as bits.',
      0,
    ),
    ...heading('What every view has'),
    ...lines(kernelView(described), 2),
    ...heading('What a view of this game has'),
    ...lines(described.view, 2),
    ...heading('Asks and their choices'),
    ...Object.entries(described.asks).flatMap(([kind, { about, fields = {}, choices }]) => [
      `  ${terminal.paint('bold', kind)}`,
      ...sentence(about, 4),
      ...lines(fields, 4),
      ...lines(choices, 6),
    ]),
    ...heading('Events'),
    ...Object.entries(described.events).flatMap(([type, names]) => [
      `  ${terminal.paint('bold', type)} ${terminal.paint('dim', names)}`,
      ...sentence(catalogue[`event.${type}`] ?? '', 4),
    ]),
    ...heading('What events have'),
    ...lines(described.told, 2),
  ]
}
