import type { Result } from '../series/game.ts'
import type { Terminal } from '../terminal.ts'
import type { FaultKind } from './exec-bot.ts'

const TOLD: Readonly<Record<FaultKind, string>> = {
  late: 'too late',
  crashed: 'by a crash',
  greedy: 'for want of memory',
  nonsense: 'not a choice',
}

/** What programs lost to the default over a series of games, told when it is over. */
export class Losses {
  readonly #lost = new Map<string, Map<FaultKind, number>>()

  count({ lost }: Pick<Result, 'lost'>): void {
    for (const [name, faults] of Object.entries(lost)) {
      const counted = this.#lost.get(name) ?? new Map<FaultKind, number>()
      this.#lost.set(name, counted)
      for (const [fault, n] of Object.entries(faults) as [FaultKind, number][]) counted.set(fault, (counted.get(fault) ?? 0) + n)
    }
  }

  tell(terminal: Terminal): void {
    for (const [name, counted] of this.#lost) {
      const faults = [...counted].filter(([, n]) => n > 0)
      const all = faults.reduce((sum, [, n]) => sum + n, 0)
      const parts = faults.map(([fault, n]) => `${n} ${TOLD[fault]}`).join(', ')
      if (all > 0) terminal.talk(`${name}: ${all === 1 ? '1 decision was' : `${all} decisions were`} lost to the default: ${parts}\n`)
    }
  }
}
