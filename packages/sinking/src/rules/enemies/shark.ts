import type { Attack } from './special-attack.ts'
import { WATER } from '../../board/things.ts'
import { clear, type Ctx } from '../../board/state.ts'

/** SK-13.20: discards go to the Belly. */
export const chomp: Attack = {
  id: 'chomp',
  rule: 'SK-13.20',
  strike(ctx) {
    ctx.state.chomp = true
  },
}

/** SK-13.22: Single-Shots do no damage. */
export const submerged: Attack = {
  id: 'submerged',
  rule: 'SK-13.22',
  strike(ctx) {
    ctx.state.submerged = true
  },
}

/** SK-13.24, SK-R43: first eaten first, face down, not shuffled. */
export function bellyEmpties(ctx: Ctx): void {
  const { belly, columns } = ctx.state
  if (belly.length === 0) return
  const eaten = belly.slice()
  for (let i = 0; i < eaten.length; i++) columns[WATER].push(eaten[i])
  clear(belly)
  ctx.emit?.({ type: 'bellyEmptied', cards: eaten })
}
