import { TREASURE, WATER } from '../../board/things.ts'
import { type Ctx, remove } from '../../board/state.ts'
import type { Attack } from './special-attack.ts'
import { ANGER_ROLL, ANGER_STRIKE, openWindow } from '../steps.ts'
import { bustOldestCannon } from '../cannons.ts'
import { dealBreach, dealToWater } from '../deal.ts'

/** SK-13.10: the top Treasure goes face down to the bottom of the Water Column. */
export const splash: Attack = {
  id: 'splash',
  rule: 'SK-13.10',
  strike(ctx, times) {
    const { columns } = ctx.state
    for (let k = 0; k < times && columns[TREASURE].length > 0; k++) {
      const card = columns[TREASURE][0]
      remove(columns[TREASURE], card)
      columns[WATER].push(card)
      ctx.emit?.({ type: 'splashed', card })
    }
  },
}

/** SK-13.11: each card that comes to the pile has dice rolled for it. */
export const angered: Attack = {
  id: 'angered',
  rule: 'SK-13.11',
  strike(ctx, times) {
    ctx.state.angered += times
  },
}

/** SK-13.11, SK-R39, SK-13.16: Angered watches every card that has come to the pile. While plays of a window wait to be carried out, its dice wait too. */
export function anger(ctx: Ctx): void {
  const s = ctx.state
  if (s.ended !== '' || s.chomp) return
  if (s.replies.some((reply) => reply !== null)) s.rage += s.angered
  else pushAnger(ctx, s.angered)
}

function pushAnger(ctx: Ctx, dice: number): void {
  for (let k = 0; k < dice; k++) ctx.push(ANGER_ROLL)
}

/** The dice that waited for a window. */
export function letRage(ctx: Ctx): void {
  const s = ctx.state
  pushAnger(ctx, s.rage)
  s.rage = 0
}

export const angerSteps = {
  /** SK-10.17, SK-13.14: a die that would do something lies behind the others, and may be answered like them. */
  'anger.roll'(ctx: Ctx): void {
    const s = ctx.state
    const face = ctx.roll('basic', 6)
    const result = ctx.edition.dice.basic[face - 1]
    ctx.emit?.({ type: 'angered', face, result })
    if (result === 'blank') return
    s.dice.push(face)
    ctx.push(ANGER_STRIKE)
    if (s.options.angeredDice === 'answered') ctx.push(openWindow('enemyDice', -1))
  },

  'anger.strike'(ctx: Ctx): void {
    const s = ctx.state
    const die = s.dice.length - 1
    const isSpared = (s.ignored & (1 << die)) !== 0
    const result = ctx.edition.dice.basic[s.dice[die] - 1]
    s.dice.pop()
    s.ignored &= ~(1 << die)
    if (isSpared) return
    if (result === 'water') dealToWater(ctx, 'die')
    else if (result === 'breach') dealBreach(ctx)
    else bustOldestCannon(ctx)
  },
}
