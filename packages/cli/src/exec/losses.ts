import type { Result } from '../series/game.ts'
import type { Terminal } from '../terminal.ts'

/** What programs lost to the default over a series of games, told when it is over. */
export class Losses {
  readonly #lost = new Map<string, number>()

  count({ lost }: Pick<Result, 'lost'>): void {
    for (const [name, n] of Object.entries(lost)) this.#lost.set(name, (this.#lost.get(name) ?? 0) + n)
  }

  tell(terminal: Terminal): void {
    for (const [name, n] of this.#lost)
      if (n > 0)
        terminal.talk(
          `${name}: ${n === 1 ? '1 decision was' : `${n} decisions were`} late, broken or not a choice: the default was taken\n`,
        )
  }
}
