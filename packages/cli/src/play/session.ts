import { Crew } from '@flotilla/bots'
import { IllegalChoice, onlyChoice, type Choice, type Seat, type Table } from '@flotilla/kernel'
import { botNamed } from '../exec/bot-named.ts'
import { saveRecord } from '../records.ts'
import type { Terminal } from '../terminal.ts'
import { questionFor, type Question } from './question.ts'
import { Screen } from './screen.ts'
import type { Seating } from './seating.ts'
import { readTyped } from './typed.ts'

/** One game at this terminal. */
export class Session {
  readonly #terminal: Terminal
  readonly #screen: Screen
  readonly #table: Table
  readonly #seating: Seating
  readonly #people: readonly Seat[]
  readonly #crew: Crew
  /** Where the game is saved, once that is known. */
  #file: string | null
  /** Who looks at the screen. */
  #looking: Seat | null = null

  constructor(terminal: Terminal, table: Table, seating: Seating, language: string, file: string | null) {
    this.#terminal = terminal
    this.#screen = new Screen(terminal, table, seating, language)
    this.#table = table
    this.#seating = seating
    this.#file = file
    this.#people = seating.players.flatMap((bot, seat) => (bot === null ? [seat] : []))
    const bots = seating.players.map((bot) => (bot === null ? null : botNamed(bot, table.game, 'awaited')))
    this.#crew = new Crew(table.game, bots, table.record().seed, table.answers.length)
  }

  /** Plays until the game is over or they leave. */
  async play(): Promise<void> {
    // A file that cannot be written is told before anything is played.
    if (this.#file !== null) this.#save(this.#file)
    this.#screen.welcome()
    while (!this.#table.isOver) {
      this.#letBotsPlay()
      if (this.#answerByItself()) continue
      const seat = this.#awaited()
      if (seat !== null && !(await this.#ask(seat))) return this.#leave()
    }
    this.#end()
  }

  #letBotsPlay(): void {
    for (let next = this.#crew.next(this.#table.state); next !== null; next = this.#crew.next(this.#table.state))
      this.#answer(next.ask.seat, next.choice)
  }

  #answer(seat: Seat, choice: Choice, own = true): void {
    this.#screen.happened(this.#table.answer(seat, choice, undefined, own))
  }

  /**
   * Where a person has just one choice nobody has to ask; true if there was such a one. Of several people at one screen whoever is
   * passed over would be seen to have nothing: what is asked of all at once is asked of all.
   */
  #answerByItself(): boolean {
    const { game, state } = this.#table
    for (const ask of state.asks) {
      if (ask.optional !== undefined || !this.#people.includes(ask.seat)) continue
      if (this.#people.length > 1 && (state.sealed !== null || game.asks[ask.kind].window === true)) continue
      const choice = onlyChoice(game, state, ask)
      if (choice === null) continue
      this.#answer(ask.seat, choice, false)
      return true
    }
    return false
  }

  /** Who at the keyboard has to decide: rather whoever looks already. */
  #awaited(): Seat | null {
    const waiting = this.#table.state.asks.filter(({ optional }) => optional === undefined).map(({ seat }) => seat)
    return waiting.find((seat) => seat === this.#looking) ?? waiting[0] ?? null
  }

  /** Hands the screen over, so that nobody reads what is not for them; false when they leave. */
  async #handOver(seat: Seat): Promise<boolean> {
    const isSame = this.#looking === seat
    this.#looking = seat
    if (isSame || this.#people.length === 1) return true
    const who = { who: seat }
    const { sealed, pools } = this.#table.state
    if (sealed === null && pools.length === 0) {
      this.#screen.headline('cli.asks', who)
      return true
    }
    this.#terminal.clear()
    this.#screen.headline('cli.pass', who)
    if (!this.#terminal.isInteractive) return true
    if ((await this.#terminal.line(this.#screen.say({ code: 'cli.passEnter', params: who }))) === null) return this.#interrupted()
    this.#screen.clearFor(seat)
    return true
  }

  /** Asks until something is chosen or taken back; false when they leave. */
  async #ask(seat: Seat): Promise<boolean> {
    if (!(await this.#handOver(seat))) return false
    const question = questionFor(this.#table.game, this.#screen.say, this.#table.view(seat), seat)
    if (question === null) throw new Error(`seat ${seat} is awaited but asked nothing`)
    this.#screen.news(seat)
    this.#screen.ask(question)
    for (;;) {
      const line = await this.#terminal.line(this.#terminal.paint('cyan', '> '))
      const goesOn = line === null ? this.#interrupted() : this.#obey(line.trim(), question)
      if (goesOn !== null) return goesOn
    }
  }

  /** Does what was typed: true when the game goes on, false when they leave, null when they are still asked. */
  #obey(line: string, question: Question): boolean | null {
    const { seat, choices, only, rule } = question
    const screen = this.#screen
    const texts = choices.map(({ text }) => text)
    const typed = readTyped(line, texts, only)
    switch (typed.does) {
      case 'choose':
        this.#answer(seat, choices[typed.index].choice)
        if (this.#file !== null) this.#keepIn(this.#file)
        return true
      case 'undo':
        return this.#undo() ? true : null
      case 'quit':
        return this.#quit()
      case 'table':
        screen.board(question)
        return null
      case 'log':
        screen.lately(seat)
        return null
      case 'help':
        screen.tell('cli.help', { rule })
        return null
      case 'why':
        screen.whyNot(question, typed.which)
        return null
      case 'rule':
        screen.rule(typed.number, rule)
        return null
      case 'card':
        screen.card(typed.name)
        return null
      case 'save':
        this.#saveAs(typed.file)
        return null
      case 'unclear':
        screen.tell('cli.several', { typed: line, choices: typed.indices.map((i) => i + 1) })
        return null
      case 'unknown':
        screen.tell(line === '' ? 'cli.hint' : 'cli.noSuch', { typed: line, n: texts.length })
        return null
    }
  }

  /** Whoever leaves finds the game again. */
  #quit(): false {
    this.#file ??= `${this.#table.game.id}-${this.#table.record().commitment.slice(0, 8)}.json`
    return false
  }

  /** Ctrl-C is meant as leaving; where nobody sits at the keyboard, the input has just ended. */
  #interrupted(): false {
    return this.#terminal.isInteractive ? this.#quit() : false
  }

  #undo(): boolean {
    const last = this.#table.answers.at(-1)?.[0]
    try {
      this.#table.undo(last !== undefined && this.#people.includes(last) ? last : this.#people[0])
    } catch (error) {
      if (!(error instanceof IllegalChoice)) throw error
      this.#screen.print(this.#screen.say(error.refusal))
      return false
    }
    this.#screen.takenBack()
    this.#screen.tell('cli.undone')
    return true
  }

  #save(file: string): void {
    const { players, names } = this.#seating
    saveRecord(file, this.#table.record(names), 'save', players)
  }

  /** Saves there, now and from now on; what goes wrong is told and the game goes on. */
  #keepIn(file: string): boolean {
    return this.#screen.forgive(() => {
      this.#save(file)
      this.#file = file
    })
  }

  #saveAs(given: string): void {
    const file = given === '' ? this.#file : given
    if (file === null) this.#screen.tell('cli.saveWhere')
    else if (this.#keepIn(file)) this.#screen.tell('cli.saved', { file })
  }

  #leave(): void {
    if (this.#file === null) return this.#screen.tell('cli.leftUnsaved')
    this.#save(this.#file)
    this.#screen.tell('cli.left', { file: this.#file })
  }

  #end(): void {
    this.#screen.news(this.#people[0])
    const outcome = this.#table.outcome()
    if (outcome !== null) this.#screen.result(outcome)
    if (this.#file === null) return
    this.#save(this.#file)
    this.#screen.tell('cli.saved', { file: this.#file })
    this.#screen.tell('cli.verify', { file: this.#file })
  }
}
