import { BadInput, Table, readCtx, type Emitted, type Seat } from '@flotilla/kernel'
import { Option, type Command } from 'commander'
import { languageOption, whole } from '../inputs.ts'
import { wrap } from '../layout.ts'
import { boardLines } from '../play/board.ts'
import { standingsLines } from '../play/sheet.ts'
import { loadRecord, namesIn, tableOf, type LoadedRecord } from '../records.ts'
import { checkLanguage, momentsFor, speaker, type Say } from '../speech.ts'
import type { Terminal } from '../terminal.ts'

interface ReplayInputs {
  readonly step?: true
  readonly at?: number
  readonly seat?: number
  readonly language: string
}

export function replay(program: Command, terminal: Terminal): void {
  program
    .command('replay')
    .description('show a recorded game, answer by answer')
    .argument('<file>', 'a record')
    .option('--step', 'one answer at a time: Enter, space or → on, ← back, t the table, q leave')
    .addOption(new Option('--at <n>', 'the table after so many answers').argParser(whole(0, 1_000_000)))
    .addOption(new Option('--seat <n>', 'as this seat saw it; 0 is the first').argParser(whole(0, 98)))
    .addOption(languageOption())
    .addHelpText('after', '\nExamples:\n  flotilla replay game.json --step\n  flotilla replay game.json --at 40 --seat 1')
    .action(async (file: string, inputs: ReplayInputs) => {
      const loaded = await loadRecord(file)
      const { seats, answers } = loaded.record
      const { at, seat, step } = inputs
      if (seat !== undefined && seat >= seats) throw new BadInput('seat', `seat: the game has the seats 0 to ${seats - 1}, not ${seat}`)
      if (at !== undefined && at > answers.length) throw new BadInput('at', `at: the game has ${answers.length} answers, not ${at}`)
      tableOf(loaded)
      const film = new Film(terminal, loaded, checkLanguage(inputs.language), seat ?? null)
      if (at !== undefined && !step) film.show(at)
      else if (step && terminal.isInteractive) await film.step(at ?? 0)
      else film.showAll()
    })
}

/** A recorded game, seen by one seat or, now that it is over, by somebody who knows everything. */
class Film {
  readonly #terminal: Terminal
  readonly #loaded: LoadedRecord
  readonly #say: Say
  readonly #seat: Seat | null
  #table: Table

  constructor(terminal: Terminal, loaded: LoadedRecord, language: string, seat: Seat | null) {
    this.#terminal = terminal
    this.#loaded = loaded
    this.#say = speaker(loaded.game, language, namesIn(loaded.record))
    this.#seat = seat
    this.#table = this.#begin()
  }

  #begin(): Table {
    const { game, builtIn, record } = this.#loaded
    return new Table(game, record, builtIn)
  }

  get #end(): number {
    return this.#loaded.record.answers.length
  }

  /** The table after so many answers. */
  show(at: number): void {
    this.#wind(at)
    this.#board()
    this.#result()
  }

  showAll(): void {
    this.#board()
    while (this.#table.answers.length < this.#end) this.#next()
    this.#board()
    this.#result()
  }

  async step(from: number): Promise<void> {
    this.#wind(from)
    this.#board()
    for (;;) {
      this.#terminal.write(this.#terminal.paint('dim', `[${this.#table.answers.length} of ${this.#end}] Enter → ← t q `))
      const key = await this.#terminal.key()
      this.#terminal.write('\r\u001B[K')
      const at = this.#table.answers.length
      if (key === null || key === 'q' || key === 'escape') return
      if (key === 't') this.#board()
      else if (key === 'left' || key === 'backspace') {
        this.#wind(Math.max(0, at - 1))
        this.#board()
      } else if (at < this.#end) {
        this.#next()
        this.#result()
      }
    }
  }

  /** To the position after so many answers, from the beginning: games are short. */
  #wind(at: number): void {
    this.#table = this.#begin()
    while (this.#table.answers.length < at) this.#answer()
  }

  #answer(): Emitted[] {
    const [seat, choice] = this.#loaded.record.answers[this.#table.answers.length]
    return this.#table.answer(seat, choice)
  }

  #next(): void {
    const { game, record } = this.#loaded
    const at = this.#table.answers.length
    const [seat, choice] = record.answers[at]
    const ask = this.#table.state.asks.find((one) => one.seat === seat)
    // A sealed answer is its seat's secret; another seat sees only what came of it.
    const isSecret = this.#table.state.sealed !== null && this.#seat !== null && this.#seat !== seat
    const who = this.#say({ code: 'cli.name', params: { who: seat } })
    const what = ask === undefined || isSecret ? '…' : this.#say(game.words.choice(readCtx(game, this.#table.state), ask, choice))
    this.#print([`${this.#terminal.paint('dim', `${String(at + 1).padStart(4)}.`)} ${this.#terminal.paint('bold', who)}: ${what}`])
    const lines = momentsFor(game, this.#answer(), this.#seat ?? 'all').map(({ lines: told }) => told.map(this.#say).join(' · '))
    this.#print(lines.flatMap((line) => wrap(line, this.#terminal.columns - 1, 6, 2)).map((line) => this.#terminal.paint('dim', line)))
  }

  #board(): void {
    const { game } = this.#loaded
    const seen = this.#seat === null ? this.#table.state : this.#table.view(this.#seat)
    this.#print(['', ...boardLines(this.#terminal, this.#say, game, seen, this.#seat), ''])
  }

  #result(): void {
    const outcome = this.#table.outcome()
    if (outcome !== null) this.#print(standingsLines(this.#terminal, this.#say, outcome))
  }

  #print(lines: readonly string[]): void {
    if (lines.length > 0) this.#terminal.write(`${lines.join('\n')}\n`)
  }
}
