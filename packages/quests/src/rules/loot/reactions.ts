import { intern, reason, type Ask, type AskKind, type Offers, type Seat } from '@flotilla/kernel'
import { isSafe } from '../../board/chart.ts'
import { cardId } from '../../board/cards.ts'
import type { Edition } from '../../edition/schema.ts'
import { answers, mayAnswer, playReaction, type Trigger } from './reaction-cards.ts'
import {
  LOOT,
  cellOf,
  chart,
  isEnemy,
  isSinking,
  shipAt,
  shipCount,
  shipName,
  shipNamed,
  type Ctx,
  type QuestsState,
  type ReadCtx,
} from '../../board/state.ts'
import { SINK_TOMES, attackBulwark, enterWindow, type Entered } from '../steps.ts'

/**
 * Every trigger opens the same window: whoever could hold an answer by public facts (a loot card in hand) is asked, whether
 * or not a fitting card is among them, unless there is nobody to hide it from (QC-12.21); each card played is resolved,
 * then the window opens again while its trigger is still valid (QC-12.6).
 */
type WindowTrigger = Exclude<Trigger, 'roll'>
export interface WindowAsk extends Ask {
  readonly kind: 'react.enter' | 'react.attack' | 'react.sink'
  /** The ship that set it off; for a sinking the ship itself. */
  readonly about: number
}
const windowAsk: (trigger: WindowTrigger, seat: Seat, about: number) => WindowAsk = intern((trigger, seat, about) => ({
  kind: `react.${trigger}`,
  seat,
  about,
}))

export const playAnswer = intern((play: string) => ({ play }))
export const playAt = intern((play: string, target: string) => ({ play, target }))
export const passOn = intern(() => ({ pass: true as const }))()
export type WindowChoice = { readonly play: string; readonly target?: string } | typeof passOn

export function openWindow(ctx: Ctx, trigger: WindowTrigger, seat: Seat, about: number): void {
  if (mayAnswer(ctx, seat, trigger)) ctx.ask(windowAsk(trigger, seat, about))
}

/** QC-12.7: every owner whose space this enemy ship has just entered is asked, clockwise from `from`. */
export function openEntering(ctx: Ctx, mover: number, from: Seat): void {
  const s = ctx.state
  const cell = cellOf(s, mover)
  if (isSafe(chart(s), cell)) return
  for (let k = s.seats - 1; k >= 0; k--) {
    const seat = (from + k) % s.seats
    if (seat !== mover && s.ships[seat].cell === cell && isEnemy(s, seat, mover) && mayAnswer(ctx, seat, 'enter'))
      ctx.push(enterWindow(seat, mover))
  }
}

export const windowSteps = {
  /** QC-12.8: a ship that has left or sunk can no longer be answered. */
  'enter.window'(ctx: Ctx, { seat, mover }: Entered): void {
    const s = ctx.state
    if (cellOf(s, mover) !== s.ships[seat].cell || isSinking(s, mover) || isSinking(s, seat)) return
    openWindow(ctx, 'enter', seat, mover)
  },
}

const notNow = reason('QC-12.5', 'refuse.notNow')
const noTarget = reason('QC-12.11', 'refuse.noTarget')

/** QC-12.11: other ships in the space where the owner sinks; not those waiting to sink, not on a safe harbour. */
export function isTomeTarget(ctx: ReadCtx, seat: Seat, ship: number): boolean {
  const s = ctx.state
  const { cell } = s.ships[seat]
  return ship !== seat && cellOf(s, ship) === cell && !isSinking(s, ship) && !isSafe(chart(s), cell)
}

export function anyTomeTarget(ctx: ReadCtx, seat: Seat): boolean {
  const s = ctx.state
  for (let k = 0; k < shipCount(s); k++) if (isTomeTarget(ctx, seat, shipAt(s, k))) return true
  return false
}

function windowKind(trigger: WindowTrigger, rule: string): AskKind<QuestsState, Edition, WindowAsk, WindowChoice> {
  return {
    rule,
    window: true,

    offer(ctx: ReadCtx, { seat }: WindowAsk, to: Offers): void {
      const s = ctx.state
      const { loot } = s.ships[seat]
      for (let i = 0; i < loot.length; i++) {
        const fits = answers(ctx, loot[i], trigger)
        if (!fits && to.refused === null) continue
        const card = cardId(ctx, LOOT, loot[i])
        if (!fits || trigger !== 'sink') to.offer(playAnswer(card), fits ? null : notNow)
        else
          for (let k = 0; k < shipCount(s); k++) {
            const ship = shipAt(s, k)
            if (ship !== seat) to.offer(playAt(card, shipName(ship)), isTomeTarget(ctx, seat, ship) ? null : noTarget)
          }
      }
      to.offer(passOn)
    },

    answer(ctx: Ctx, { seat, about }: WindowAsk, choice: WindowChoice): void {
      if ('pass' in choice) return
      ctx.push(trigger === 'enter' ? enterWindow(seat, about) : trigger === 'attack' ? attackBulwark(about, seat) : SINK_TOMES)
      playReaction(ctx, seat, choice.play, choice.target === undefined ? about : shipNamed(choice.target))
    },

    fallback: () => passOn,
  }
}

export const reactEnter = windowKind('enter', 'QC-12.7')
export const reactAttack = windowKind('attack', 'QC-12.12')
export const reactSink = windowKind('sink', 'QC-8.4')
