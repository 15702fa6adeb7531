import { readView, type RefusedChoice } from '@flotilla/kernel'
import type { Edition, ReadCtx, WavesState, WavesEvent } from '@flotilla/waves/client'
import type { BoardProps, Offered } from '../../table/board.ts'

export type WavesProps = BoardProps<WavesState, Edition, WavesEvent>

/** Says whether a choice is meant, by its fields. */
export type Fits = (choice: Record<string, unknown>) => boolean

/** Finds the offered choice, or the refusal, that fits. */
export const offeredWhere = ({ offered }: Pick<WavesProps, 'offered'>, fits: Fits): Offered | undefined =>
  offered.find(({ choice }) => fits(choice as Record<string, unknown>))
export const refusedWhere = ({ refused }: Pick<WavesProps, 'refused'>, fits: Fits): RefusedChoice | undefined =>
  refused.find(({ choice }) => fits(choice as Record<string, unknown>))

/** The table as the rules' own functions look at it. */
export const ioOf = ({ game, view }: Pick<WavesProps, 'game' | 'view'>): ReadCtx => readView(game, view)
