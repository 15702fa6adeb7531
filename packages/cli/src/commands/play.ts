import { BadInput, Table } from '@flotilla/kernel'
import { Option, type Command } from 'commander'
import { isThere } from '../files.ts'
import { gameArgument, languageOption, tableSetting, withTableOptions, type TableInputs } from '../inputs.ts'
import { namesFor, seatingFor } from '../play/seating.ts'
import { Session } from '../play/session.ts'
import { loadRecord, tableOf } from '../records.ts'
import { checkLanguage } from '../speech.ts'
import type { Terminal } from '../terminal.ts'

interface PlayInputs extends TableInputs {
  readonly hotseat?: true
  readonly name?: string
  readonly language: string
  readonly save?: string
  readonly resume?: string
}

export function play(program: Command, terminal: Terminal): void {
  withTableOptions(
    program.command('play').description('play a game here, against bots or at one keyboard').addArgument(gameArgument().argOptional()),
  )
    .option('--hotseat', 'several people at this keyboard; --bots then fill the last seats')
    .option('--name <names>', 'your name; several with commas at one keyboard')
    .addOption(languageOption())
    .option('--save <file>', 'save the game there after every answer')
    .addOption(
      new Option('--resume <file>', 'go on with a saved game').conflicts([
        'seats',
        'bots',
        'options',
        'edition',
        'seed',
        'hotseat',
        'name',
      ]),
    )
    .addHelpText(
      'after',
      [
        '\nWithout more you play against two mates. At the prompt, h explains what can be typed.',
        '\nExamples:',
        '  flotilla play waves --name Ann',
        '  flotilla play waves --seats 4 --bots mate,mate,random --save game.json',
        '  flotilla play waves --hotseat --seats 2 --name Ann,Ben --language de',
        '  flotilla play --resume game.json',
      ].join('\n'),
    )
    .action(async (id: string | undefined, inputs: PlayInputs) => {
      const language = checkLanguage(inputs.language)
      const { resume: file } = inputs
      const session = file === undefined ? begin(id, inputs, language, terminal) : await resume(file, id, inputs, language, terminal)
      await session.play()
    })
}

const namesIn = ({ name }: PlayInputs): string[] => (name === undefined ? [] : name.split(',').map((one) => one.trim()))

function begin(id: string | undefined, inputs: PlayInputs, language: string, terminal: Terminal): Session {
  if (id === undefined) throw new BadInput('game', `game: which game? For example: flotilla play waves`)
  const { builtIn, game, seats, options, seed, bots } = tableSetting(id, inputs)
  const seating = seatingFor({
    seats,
    bots: inputs.bots === undefined ? null : bots,
    hotseat: inputs.hotseat === true,
    named: namesIn(inputs),
  })
  if (inputs.save !== undefined && isThere(inputs.save))
    throw new BadInput('save', `save: '${inputs.save}' is there already; go on with it by --resume, or name another file`)
  return new Session(terminal, new Table(game, { seats, options, seed }, builtIn), seating, language, inputs.save ?? null)
}

async function resume(file: string, id: string | undefined, inputs: PlayInputs, language: string, terminal: Terminal): Promise<Session> {
  const loaded = await loadRecord(file, 'resume')
  if (id !== undefined && id !== loaded.game.id)
    throw new BadInput('game', `game: '${file}' is a game of '${loaded.game.id}', not of '${id}'`)
  const players = loaded.players ?? Array.from({ length: loaded.record.seats }, (_, seat) => (seat === 0 ? null : 'mate'))
  const names = loaded.record.names ?? namesFor(players, [])
  return new Session(terminal, tableOf(loaded), { players, names }, language, inputs.save ?? file)
}
