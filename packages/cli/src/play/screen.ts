import { BadInput, readCtx, nearest, type Emitted, type Message, type Outcome, type Seat, type Table } from '@flotilla/kernel'
import { complaint } from '../errors.ts'
import { wrap } from '../layout.ts'
import { findRule, ruleLines, rulebookOf } from '../rulebook.ts'
import { momentsFor, speaker, type Say } from '../speech.ts'
import type { Terminal } from '../terminal.ts'
import { boardLines } from './board.ts'
import { notNow, notNowLines, questionLines, type Question } from './question.ts'
import { letterOf, type Seating } from './seating.ts'
import { standingsLines } from './sheet.ts'

const HASH = 16
/** Answers that the log looks back on. */
const LATELY = 40

/** What the people at a table get to see, each what they may. */
export class Screen {
  readonly say: Say
  readonly #terminal: Terminal
  readonly #table: Table
  readonly #seating: Seating
  readonly #language: string
  /** What each answer brought about, and how many answers each seat has read of. */
  readonly #log: Emitted[][] = []
  readonly #read: number[]
  /** What was on the table when each seat last saw it. */
  readonly #shown: (string | undefined)[] = []

  constructor(terminal: Terminal, table: Table, seating: Seating, language: string) {
    this.#terminal = terminal
    this.#table = table
    this.#seating = seating
    this.#language = language
    this.say = speaker(table.game, language, seating.names)
    this.#read = seating.players.map(() => 0)
  }

  print(...lines: string[]): void {
    this.#terminal.write(`${lines.join('\n')}\n`)
  }

  tell(code: string, params: NonNullable<Message['params']> = {}): void {
    this.print(this.say({ code, params }))
  }

  /** Lines that need not be read. */
  #aside(message: Message, indent = 0, hang = 0): string[] {
    return wrap(this.say(message), this.#terminal.columns - 1, indent, hang).map((line) => this.#terminal.paint('dim', line))
  }

  headline(code: string, params: NonNullable<Message['params']>): void {
    this.print('', this.#terminal.paint('bold', this.say({ code, params })))
  }

  #promise(): string {
    return `${this.#table.record().commitment.slice(0, HASH)}…`
  }

  welcome(): void {
    const { players, names } = this.#seating
    const alone = players.filter((bot) => bot === null).length === 1
    const role = (bot: string | null): string => bot ?? this.say({ code: alone ? 'cli.seated.you' : 'cli.seated.person' })
    this.headline('cli.welcome', { title: this.#table.game.title, n: players.length })
    this.print(
      ...players.map((bot, seat) => `  ${letterOf(seat)}  ${names[seat]}, ${role(bot)}`),
      ...this.#aside({ code: 'cli.commitment', params: { hash: this.#promise() } }),
      ...this.#aside({ code: 'cli.hint' }),
    )
  }

  result(outcome: Outcome): void {
    const { seed } = this.#table.record()
    this.print(
      '',
      ...standingsLines(this.#terminal, this.say, outcome),
      '',
      ...this.#aside({ code: 'cli.seed', params: { seed, hash: this.#promise() } }),
    )
  }

  happened(emitted: Emitted[]): void {
    this.#log.push(emitted)
  }

  /** The last answer has been taken back. */
  takenBack(): void {
    this.#log.pop()
    this.#read.forEach((read, seat) => (this.#read[seat] = Math.min(read, this.#log.length)))
  }

  /** What has happened since this seat last looked. */
  news(seat: Seat): void {
    this.#events(seat, this.#log.slice(this.#read[seat]))
    this.#read[seat] = this.#log.length
  }

  lately(seat: Seat): void {
    if (this.#log.length === 0) this.tell('cli.noLog')
    else this.#events(seat, this.#log.slice(-LATELY))
  }

  #events(seat: Seat, answers: readonly (readonly Emitted[])[]): void {
    const moments = answers.flatMap((emitted) => momentsFor(this.#table.game, emitted, seat))
    if (moments.length === 0) return
    const paragraphs = moments.flatMap(({ big, lines }) =>
      wrap(lines.map(this.say).join(' · '), this.#terminal.columns - 1, 2, 2).map((line) =>
        this.#terminal.paint(big ? 'bold' : 'dim', line),
      ),
    )
    this.print('', ...paragraphs)
  }

  /** Puts a question, under the table where it has changed: once a round, or where the rules know none, when the turn comes round. */
  ask(question: Question): void {
    const { seat, seen } = question
    const others = this.#table.answers.filter(([answering]) => answering !== seat)
    const now = 'round' in seen ? `round ${String(seen.round)}` : `after ${others.length}`
    if (this.#shown[seat] !== now) this.board(question)
    this.#shown[seat] = now
    this.print(...questionLines(this.#terminal, this.say, question))
  }

  board({ seat, seen }: Question): void {
    const letters = this.#seating.names.map((name, at) => `${letterOf(at)} ${name}`).join(' · ')
    this.print('', ...boardLines(this.#terminal, this.say, this.#table.game, seen, seat), '', this.#terminal.paint('dim', letters))
  }

  /** An empty screen for the next seat, which has to be shown the table again. */
  clearFor(seat: Seat): void {
    this.#terminal.clear()
    this.#shown[seat] = undefined
  }

  whyNot(question: Question, which: number | null): void {
    const list = notNow(this.#table.game, this.say, question)
    if (which === null) return this.print(...notNowLines(this.#terminal, this.say, list, question.rule))
    const one = list[which - 1]
    if (one === undefined) this.tell('cli.noRefusal', { n: which })
    else if (one.rule === null) this.print(one.why)
    else this.rule(one.rule, question.rule)
  }

  rule(asked: string, example: string): void {
    if (asked === '') return this.tell('cli.whichRule', { rule: example })
    this.forgive(() => {
      const { number, text } = findRule(rulebookOf(this.#table.game, this.#language), asked)
      this.print(...ruleLines(this.#terminal, number, text))
    })
  }

  /** What a card says, by its name or how that begins. */
  card(asked: string): void {
    const { game, state } = this.#table
    const cards = (game.words.cards?.(readCtx(game, state)) ?? []).map(({ title, lines }) => ({ name: this.say(title), lines }))
    if (cards.length === 0) return this.tell('cli.noCards')
    const wanted = asked.toLowerCase()
    const names = cards.map(({ name }) => name)
    const found =
      cards.find(({ name }) => name.toLowerCase() === wanted) ??
      (asked === '' ? undefined : cards.find(({ name }) => name.toLowerCase().startsWith(wanted)))
    if (found === undefined) return this.tell('cli.whichCard', { typed: asked, near: nearest(asked, names) ?? names[0] })
    this.print(
      this.#terminal.paint('bold', found.name),
      ...found.lines.flatMap((line) => wrap(this.say(line), this.#terminal.columns - 1, 2, 2)),
    )
  }

  /** A slip of the fingers is no reason to end a game: it is told, and false. */
  forgive(what: () => void): boolean {
    try {
      what()
      return true
    } catch (error) {
      if (!(error instanceof BadInput)) throw error
      this.print(complaint(error))
      return false
    }
  }
}
