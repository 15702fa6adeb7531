import type { Ask, Choice, Seat } from '@flotilla/kernel'
import { claim, doubt, plead } from '../rules/discuss.ts'
import { leakOf, sheetOf, waterColumn, type ReadCtx } from '../board/state.ts'
import { ACTIONS, BUCKET, PLUNDER, TREASURE } from '../board/things.ts'
import { bestAction, columnOf, think } from './thought.ts'
import { expected } from './actions.ts'
import { creditOf, trustIn } from './beliefs.ts'
import { whim } from './whim.ts'

/** Nobody goes on for ever. */
const MOST = 4
/** Who is trusted less than this is called out. */
const DOUBTFUL = 0.45
/** How often the sly call out somebody who has done nothing, to draw the eyes away. */
const SLANDER = 0.25
/** Hands that are expected at a work besides what it needs: below this somebody is asked. */
const SHORT = 0.8

/** What a pirate says besides its first claim: it corrects the claim, calls out who does not add up, and asks for hands that are missing. */
export function speak(ctx: ReadCtx, { kind, seat }: Ask, temper = ''): Choice | null {
  const s = ctx.state
  if (kind !== 'discuss' || s.claims[seat] === -1 || s.talk[seat] >= MOST) return null
  return correction(ctx, seat, temper) ?? accusation(ctx, seat, temper) ?? request(ctx, seat)
}

/** Whoever was talked round says so, once: what is claimed is where the dial will lie. */
function correction(ctx: ReadCtx, seat: Seat, temper: string): Choice | null {
  const { claims, pleas } = ctx.state
  if (!pleas.some((plea) => plea !== -1 && Math.floor(plea / ACTIONS.length) === seat)) return null
  const thought = think(ctx, seat)
  const meant = bestAction(ctx, thought, seat)
  const now = temper === 'honest' ? meant : columnOf(ctx, thought, seat, meant)
  return now === claims[seat] || now === -1 ? null : claim(ACTIONS[now])
}

/** The claim that fits least: of somebody who was often false, or of one too many for what lies there. */
function accusation(ctx: ReadCtx, seat: Seat, temper: string): Choice | null {
  const s = ctx.state
  if (s.doubts[seat] !== -1) return null
  let least = DOUBTFUL
  let suspect = -1
  let greedy = 0
  for (let other = 0; other < s.seats; other++) if (s.claims[other] === PLUNDER) greedy++
  const tooMany = greedy > s.columns[TREASURE].length
  for (let other = 0; other < s.seats; other++) {
    if (other === seat || s.claims[other] === -1) continue
    const trust = trustIn(ctx, other) * (tooMany && s.claims[other] === PLUNDER ? 0.6 : 1)
    if (trust < least) {
      least = trust
      suspect = other
    }
  }
  if (suspect === -1 && temper === 'sly' && whim(ctx, seat, 11) < SLANDER) suspect = (seat + 1) % s.seats
  return suspect === -1 ? null : doubt(suspect)
}

/** What the ship cannot do without and too few have in mind; -1 where it does not press: whoever only bails never beats the enemy. */
function missing(ctx: ReadCtx, crowd: readonly number[]): number {
  const s = ctx.state
  const over = waterColumn(s).length + leakOf(ctx) - sheetOf(ctx).threshold + 1
  return s.sections === 1 && over > 0 && crowd[BUCKET] + SHORT < over ? BUCKET : -1
}

/** Asks whoever is trusted most among those who claim something else to lend a hand. */
function request(ctx: ReadCtx, seat: Seat): Choice | null {
  const s = ctx.state
  if (s.pleas[seat] !== -1) return null
  const crowd = expected(ctx, seat)
  crowd[s.claims[seat]]++
  const need = missing(ctx, crowd)
  if (need === -1) return null
  let best = -1
  let most = -1
  for (let other = 0; other < s.seats; other++) {
    if (other === seat || s.claims[other] === need) continue
    const credit = creditOf(ctx, other) + (s.claims[other] === -1 ? 1 : 0)
    if (credit > most) {
      most = credit
      best = other
    }
  }
  return best === -1 ? null : plead(best, ACTIONS[need])
}
