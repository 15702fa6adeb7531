import type { QuestsEvent } from '@flotilla/quests/client'
import { useState } from 'react'
import type { QuestsProps } from '../props.ts'
import type { Sight } from '../sight.ts'

/** Dice that lie on the chart while their story is told, or while somebody decides about them. */
export interface Roll {
  readonly n: number
  /** Who rolls; a Marauder is a ship, too. */
  readonly ship: number
  readonly cell: number
  readonly dice: readonly number[]
  /** Of a volley: from where, and at whom. */
  readonly volley: { readonly from: number; readonly target: number } | null
  readonly verdict: 'passed' | 'failed' | null
  /** Whether the volley has struck yet. */
  readonly struck: boolean
  /** Whoever was hit has begun to sink. */
  readonly sinks: boolean
}

type Numbers<Names extends string> = Readonly<Record<Names, number>>

/** What may follow of a roll; with anything else the story goes on elsewhere. */
const FOLLOWS = new Set(
  'luck bonus played nation discarded passed failed damaged missed prosperity stole sinking kept goods ammo sunk coins'.split(' '),
)

/** What lies on the chart when this has been told after that. */
export function rollAfter(roll: Roll | null, told: QuestsEvent): Roll | null {
  const { type } = told
  const n = (roll?.n ?? 0) + 1
  if (type === 'fired') {
    const { ship, cell, dice, from, target } = told
    return { n, ship, cell, dice, volley: { from, target }, verdict: null, struck: false, sinks: false }
  }
  if (type === 'traveler' || type === 'ramDie')
    return { n, ship: told.seat, cell: told.cell, dice: [told.die], volley: null, verdict: null, struck: false, sinks: false }
  if (roll === null || !FOLLOWS.has(type)) return null
  if (type === 'luck') return { ...roll, dice: roll.dice.map((face, k) => (k === told.die ? 6 : face)) }
  if (type === 'damaged') return { ...roll, struck: true }
  if (type === 'sinking' || type === 'sunk') return { ...roll, struck: true, sinks: true }
  return type === 'passed' || type === 'failed' ? { ...roll, verdict: type } : roll
}

/** What the scene of a volley shows: nothing is struck before a shot has hit, and after a miss nothing ever is. */
export type VolleyPhase = 'fire' | 'waits' | 'hit' | 'miss' | 'sink' | 'sunk'
const PHASES: Readonly<Record<string, VolleyPhase>> = { fired: 'fire', damaged: 'hit', missed: 'miss', sinking: 'sink' }

/** The phase of a volley while this event is told. */
export const volleyPhase = ({ struck, sinks }: Pick<Roll, 'struck' | 'sinks'>, type: string): VolleyPhase =>
  sinks && type !== 'sinking' ? 'sunk' : (PHASES[type] ?? (struck ? 'hit' : 'waits'))

/** The dice that an open decision is about: Luck, a Bulwark, or what helps on Treacherous Seas. */
function rollAsked({ view }: QuestsProps, { ships }: Sight): Roll | null {
  for (const ask of view.asks) {
    const { kind, seat, about } = ask as typeof ask & Numbers<'about'>
    if (kind !== 'luck' && kind !== 'react.attack' && kind !== 'traveler') continue
    const ship = kind === 'react.attack' ? about : seat
    const cell = ships.find(({ id }) => id === ship)?.cell
    if (cell !== undefined)
      return {
        n: 0,
        ship,
        cell,
        dice: kind === 'traveler' ? [view.die] : view.dice,
        volley: null,
        verdict: null,
        struck: false,
        sinks: false,
      }
  }
  return null
}

export function useRoll(board: QuestsProps, sight: Sight): Roll | null {
  const { moment } = board
  const [{ told, roll }, set] = useState<{ told: number | null; roll: Roll | null }>({ told: null, roll: null })
  const asked = moment === null ? rollAsked(board, sight) : null
  const lying = asked === null ? null : { ...asked, n: roll?.n ?? 0 }
  const now = moment?.n ?? null
  // Dice that lie already do not tumble again when it is told what became of them.
  if (told === now) return moment === null ? lying : roll
  const next = moment === null ? lying : moment.events.reduce(rollAfter, roll)
  set({ told: now, roll: next })
  return next
}
