import type { TableInfo } from '@flotilla/protocol'
import { Suspense, useState } from 'react'
import { lazyPart } from '../layout/lazy-part.ts'
import { createPortal } from 'react-dom'
import type { BoardProps } from '../table/board.ts'

const HintTold = lazyPart(() => import('./hint-told.tsx'))

/** Where a table allows hints: everywhere, or where nobody but bots could mind. */
export function allowsHints({ house: { hints }, seats, seat }: TableInfo): boolean {
  if (seat === null || hints === 'off') return false
  return hints === 'all' || seats.every(({ kind }, other) => other === seat || kind !== 'person')
}

/** What a captain would do, on request. `asked` is the number of the ask. */
export function HintButton({ board, info, asked }: { board: BoardProps; info: TableInfo; asked: number | null }) {
  const { game, offered, bar, say } = board
  const [wanted, setWanted] = useState<number | null>(null)
  const isWanted = asked !== null && wanted === asked
  // With frozen rules no advice is kept.
  if (!allowsHints(info) || game.runtime !== undefined || bar === null || offered.filter(({ back }) => back !== true).length < 2)
    return null
  return (
    <>
      {createPortal(
        <button type="button" data-hint="" aria-pressed={isWanted} onClick={() => setWanted(isWanted ? null : asked)}>
          {say({ code: 'web.hint' })}
        </button>,
        bar,
      )}
      {isWanted ? (
        <Suspense fallback={null}>
          <HintTold board={board} info={info} asked={asked} />
        </Suspense>
      ) : null}
    </>
  )
}
