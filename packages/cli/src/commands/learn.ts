import { createInterface } from 'node:readline'
import { describedOf } from '@flotilla/games'
import { Option, type Command } from 'commander'
import { botNamed } from '../exec/bot-named.ts'
import { gameArgument, tableSetting, whole, withTableOptions, type TableInputs } from '../inputs.ts'
import { Arrays } from '../learn/layout.ts'
import { LearnersTables, type Posed } from '../learn/tables.ts'
import type { Terminal } from '../terminal.ts'
import { seated } from './sim.ts'

const LEARNER = 'learner'
const MOST_TABLES = 4096

interface LearnInputs extends TableInputs {
  readonly tables: number
  readonly raw?: true
}

/** What the learner sends: a line for all tables. */
interface Order {
  readonly reset?: unknown
  /** The place of the choice, by table. */
  readonly step?: unknown
}

/** Many tables at once for a program that learns: it sends a line with a choice for each, and gets a line with a position for each. */
export function learn(program: Command, terminal: Terminal): void {
  withTableOptions(
    program.command('learn').description('many tables at once, for a program that learns to play').addArgument(gameArgument()),
  )
    .addOption(new Option('--tables <n>', 'how many').argParser(whole(1, MOST_TABLES)).default(16))
    .option('--raw', 'positions as they are (view, ask, choices) instead of arrays')
    .addHelpText(
      'after',
      [
        `\nOf --bots, '${LEARNER}' is whoever asks; without --bots it plays every seat. One JSON object a line, in and out:`,
        '  {"reset":true}        begins everywhere anew',
        '  {"step":[0,3,1]}      takes these choices, one a table; a game that is over begins anew by itself',
        'and docs/bots.md says what comes back. examples/python/env.py is a client.',
        '\nExample:\n  flotilla learn waves --tables 64 --seats 3 --bots learner,mate,mate',
      ].join('\n'),
    )
    .action(async (id: string, inputs: LearnInputs) => {
      const names = (inputs.bots ?? LEARNER).split(',').map((name) => name.trim())
      const known = names.filter((name) => name !== LEARNER)
      const { bots: _bots, ...rest } = inputs
      const { game, seats, options, seed } = tableSetting(id, known.length === 0 ? rest : { ...rest, bots: known.join(',') })
      const described = await describedOf(game.id)
      const arrays = inputs.raw === true ? null : new Arrays(game, seats, options, described)
      const crew = seated(names, seats, 0).map((name) => (name === LEARNER ? null : botNamed(name, game, 'unhurried')))
      const tables = new LearnersTables(game, inputs.tables, { seats, options }, crew, seed)
      const tell = (value: object): void => terminal.write(`${JSON.stringify(value)}\n`)
      tell({
        hello: 'flotilla-learn-1',
        game: game.id,
        rulesVersion: game.rulesVersion,
        seats,
        tables: inputs.tables,
        ...(arrays === null ? {} : { layout: { observation: arrays.observation, choice: arrays.choice } }),
      })
      for await (const line of createInterface({ input: process.stdin })) {
        if (line.trim() === '') continue
        try {
          const { step } = JSON.parse(line) as Order
          tell({ positions: (step === undefined ? tables.reset() : tables.step(step)).map((posed) => shown(posed, arrays)) })
        } catch (error) {
          tell({ error: (error as Error).message })
        }
      }
    })
}

function shown({ seat, ask, view, choices, ended }: Posed, arrays: Arrays | null): object {
  const over = ended === null ? {} : { ended: { winners: ended.winners, scores: scoresOf(ended.standings) } }
  if (arrays === null) return { seat, view, ask, choices, ...over }
  return { seat, observation: arrays.observe(view, ask), choices: arrays.choices(view, choices), ...over }
}

function scoresOf(standings: readonly { readonly seat: number; readonly score: number }[]): number[] {
  const scores: number[] = []
  for (const { seat, score } of standings) scores[seat] = score
  return scores
}
