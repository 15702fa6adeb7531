import { readView } from '@flotilla/kernel'
import { CELLS, MARAUDERS, coursesOf, pinsOf, threatTo, type Course, type ReadCtx, type Pin, type Threat } from '@flotilla/quests/client'
import { useMemo } from 'react'
import type { QuestsProps } from './props.ts'

/** What the viewer sees on the chart besides the table itself: the ways, the pins and the dangers. */
export interface Sight {
  readonly ctx: ReadCtx
  /** Whether the viewer decides on the ship's way just now. */
  readonly steering: boolean
  readonly courses: readonly (Course | null)[]
  /** Without Treacherous Seas. */
  readonly careful: readonly (Course | null)[]
  readonly pins: readonly Pin[]
  readonly threats: readonly (Threat | null)[]
  readonly ships: readonly { readonly id: number; readonly cell: number }[]
}

const NO_COURSES: readonly (Course | null)[] = Array.from({ length: CELLS }, () => null)
const NO_THREATS: readonly (Threat | null)[] = Array.from({ length: CELLS }, () => null)

export function useSight({ game, view, seat, ask }: QuestsProps): Sight {
  return useMemo(() => {
    const ctx = readView(game, view)
    const steering = ask?.kind === 'turn' || ask?.kind === 'voyage'
    const sails = seat !== null && view.round > 0 && view.ended === '' && view.ships[seat].champion !== -1
    return {
      ctx,
      steering,
      courses: sails ? coursesOf(ctx, seat) : NO_COURSES,
      careful: sails ? coursesOf(ctx, seat, true) : NO_COURSES,
      pins: sails ? pinsOf(ctx, seat) : [],
      threats: sails ? Array.from({ length: CELLS }, (_, cell) => threatTo(ctx, seat, cell)) : NO_THREATS,
      ships: [
        ...view.ships.map((ship, id) => ({ id, cell: ship.champion === -1 ? -1 : ship.cell })),
        ...view.marauders.map(({ cell }, n) => ({ id: MARAUDERS + n, cell })),
      ].filter(({ cell }) => cell >= 0),
    }
  }, [game, view, seat, ask])
}

export const percent = (chance: number): number => Math.round(chance * 100)
/** With one decimal at most, for a sentence to write as its language writes numbers. */
export const decimal = (value: number): number => Math.round(value * 10) / 10
