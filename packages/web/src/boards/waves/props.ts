import type { Refusal } from '@flotilla/kernel'
import type { Edition, WavesState } from '@flotilla/waves/face'
import type { BoardProps, Offered } from '../../table/board.ts'

export type WavesProps = BoardProps<WavesState, Edition>

/** Finds the offered choice, or the refusal, that fits. */
export const offeredWhere = ({ offered }: WavesProps, fits: (choice: Record<string, unknown>) => boolean): Offered | undefined =>
  offered.find(({ choice }) => fits(choice as Record<string, unknown>))
export const refusedWhere = ({ refused }: WavesProps, fits: (choice: Record<string, unknown>) => boolean): Refusal | undefined =>
  refused.find(({ choice }) => fits(choice as Record<string, unknown>))
