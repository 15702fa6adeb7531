import { costSum, isQuiet, kindOf, sacrificeAt, type ReadCtx } from '@flotilla/bottom/client'
import type { Choice } from '@flotilla/kernel'
import { useState } from 'react'
import type { BottomProps } from '../props.ts'

/** Hand cards laid on the rail but not yet sacrificed: the pool they would make, and what it could pay for. */
export interface Staging {
  readonly staged: readonly number[]
  /** Points in the pool now, and with the rail; and what the rest of the hand could add. */
  readonly points: number
  readonly sum: number
  readonly more: number
  /** The own main step: cards may go on the rail. */
  readonly active: boolean
  canStage(back: number): boolean
  toggle(back: number): void
  /** Whether the pool with the rail pays for it. */
  pays(price: number): boolean
  /** Sacrifices the rail, then does this. */
  commit(choice: Choice): void
  costSum(back: number): ReturnType<typeof costSum>
}

const sacrificeOf = (board: BottomProps, back: number): Choice | undefined =>
  board.offered.find(({ choice }) => {
    const { sacrifice, seal } = choice as { sacrifice?: number; seal?: number }
    return sacrifice === back && seal === undefined
  })?.choice

export function useStaging(board: BottomProps, ctx: ReadCtx): Staging {
  const { view, seat, ask, answer } = board
  const [laid, setLaid] = useState<readonly number[]>([])
  const active = ask?.kind === 'main' && seat !== null
  const isUnderWay = board.pressed !== null && board.pressed !== undefined
  // What has left the hand meanwhile, or can no longer be sacrificed, has left the rail; what waits for its turn to go stays there.
  const staged = active
    ? laid.filter((back) => (isUnderWay ? view.ships[seat].hand.includes(back) : sacrificeOf(board, back) !== undefined))
    : []
  const points =
    seat === null || (view.active !== seat && ask?.kind !== 'purse') ? view.points : view.active === seat ? view.points : view.purse
  const total = (backs: readonly number[]): number => backs.reduce((sum, back) => sum + sacrificeAt(ctx, back), 0)
  const sum = points + total(staged)
  const rest = seat === null ? [] : view.ships[seat].hand.filter((back) => view.faces[back] >= 0 && !staged.includes(back))
  return {
    staged,
    points,
    sum,
    more: total(rest),
    active,
    canStage: (back) => active && view.faces[back] >= 0 && isQuiet(kindOf(view.faces[back])) && sacrificeOf(board, back) !== undefined,
    toggle: (back) => setLaid(staged.includes(back) ? staged.filter((one) => one !== back) : [...staged, back]),
    pays: (price) => sum >= price,
    commit(choice) {
      const first = staged.flatMap((back) => sacrificeOf(board, back) ?? [])
      answer(...first, choice)
    },
    costSum: (back) => costSum(ctx, seat ?? 0, back),
  }
}
