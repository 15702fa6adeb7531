import { skull } from '@flotilla/art/waves'
import { c, type Box } from '@flotilla/art/waves'
import { FREEBOOTER, ownerOf, picker, priceFor, type ReadCtx } from '@flotilla/waves/client'
import { useState } from 'react'
import { nameOf } from '../stage/looks.ts'
import { DiePiece } from '../stage/die-piece.tsx'
import { Note } from './note.tsx'
import paper from '../stage/paper.module.css'
import { offeredWhere, refusedWhere, type WavesProps } from '../props.ts'
import { useStage } from '../stage/stage.tsx'
import styles from './pool.module.css'
import { Target } from './target.tsx'

/** Where each die of the pool lies on the table's edge: one row, on a phone two when there are many. */
function slots(
  n: number,
  [x, y, w, h]: Box,
  tall: boolean,
): { readonly at: readonly [number, number]; readonly step: number; readonly size: number }[] {
  const rows = tall && n > 8 ? 2 : 1
  const per = Math.ceil(n / rows)
  const step = Math.min(83, w / per)
  const size = Math.min(tall ? (rows === 2 ? 35 : 44) : 52, step * 0.82)
  const left = tall ? x + (w - step * per) / 2 : x
  return Array.from({ length: n }, (_, k) => ({
    at: [left + step * ((k % per) + 0.5), y + (rows === 2 ? 17 + Math.floor(k / per) * 53 : h * 0.33)] as const,
    step,
    size,
  }))
}

/** The rolled dice, each with its price for the viewer; a spectator sees what the picker pays. */
export function Pool({ board, ctx }: { readonly board: WavesProps; readonly ctx: ReadCtx }) {
  const { layout } = useStage()
  const { view, ask, say, answer, moment, seat } = board
  const [over, setOver] = useState<number | null>(null)
  if (view.pool.length === 0) return null
  const picking = ask?.kind === 'draft'
  const pays = seat ?? picker(view)
  const crowded = layout.tall && view.pool.length > 8
  const edge: Box = crowded ? [2, 724, 386, 102] : layout.edge
  const places = slots(view.pool.length, edge, layout.tall)
  const infamy = view.ships[pays]?.infamy ?? 0
  return (
    <div role="group" aria-label={say({ code: 'table.pool', params: { dice: [] } })}>
      {crowded ? <div className={styles.tray} style={{ left: 0, top: 718, width: 390, height: 108 }} /> : null}
      {view.pool.map((die, k) => {
        const { at, step, size } = places[k]
        const face = view.dice[die]
        const owner = ownerOf(ctx, die)
        const paid = picking ? offeredWhere(board, (choice) => choice.take === die || choice.bribe === die) : undefined
        const sailor = picking ? offeredWhere(board, (choice) => choice.sailor === die) : undefined
        const refusal = picking && paid === undefined ? refusedWhere(board, (choice) => choice.bribe === die) : undefined
        const price = priceFor(ctx, pays, die)
        const whose = owner === FREEBOOTER ? say({ code: 'board.clear' }) : nameOf(board, owner)
        const box: Box = [at[0] - step / 2 + 1, at[1] - size * 0.62, step - 2, size + 24]
        const tagTop = at[1] + size * 0.38
        return (
          <span key={die}>
            <DiePiece
              id={die}
              face={face}
              owner={owner}
              at={at}
              size={size}
              shadow
              tumbles={moment?.event.type === 'rolled' && !moment.still}
            />
            <Price
              price={price}
              dear={price > infamy}
              becomes={sailor !== undefined && paid === undefined ? ctx.edition.dice.sailorFace : null}
              x={at[0]}
              y={tagTop}
              w={Math.min(56, step - 2)}
              free={say({ code: 'board.free' })}
            />
            <Target
              board={board}
              box={box}
              radius={14}
              offered={paid ?? sailor}
              refusal={refusal}
              label={`${face}, ${whose}`}
              onChoose={({ choice }) => answer(choice)}
              onOver={(is) => setOver(is ? die : null)}
            />
            {sailor === undefined || paid === undefined ? null : (
              <button
                type="button"
                data-legal
                className={`${paper.slip} ${paper.hot} ${styles.sailor}`}
                style={{ left: at[0], top: box[1] - 22, width: Math.min(60, step - 2) }}
                onClick={() => answer(sailor.choice)}
                aria-label={say(sailor.text)}
                title={say(sailor.text)}
              >
                → {ctx.edition.dice.sailorFace}
              </button>
            )}
            {over !== die || (paid ?? sailor) === undefined ? null : (
              <Note beside={[box[0], box[1] - 8, box[2], box[3]]}>{say((paid ?? sailor)?.text ?? { code: 'board.free' })}</Note>
            )}
          </span>
        )
      })}
    </div>
  )
}

interface PriceProps {
  readonly price: number
  readonly dear: boolean
  /** What it shows from then on, where it can only be had as a drunken sailor. */
  readonly becomes: number | null
  readonly x: number
  readonly y: number
  readonly w: number
  readonly free: string
}

function Price({ price, dear, becomes, x, y, w, free }: PriceProps) {
  const isFree = price === 0 || becomes !== null
  return (
    <span
      className={`${paper.slip} ${isFree ? paper.hot : ''} ${styles.price}`}
      style={{ left: x - w / 2, top: y, width: w }}
      data-dear={dear && !isFree}
      aria-hidden
    >
      {becomes !== null ? `→ ${becomes}` : isFree ? free : `−${price}`}
      {isFree ? null : (
        <svg viewBox="0 0 16 16" width="15" height="15" dangerouslySetInnerHTML={{ __html: skull(8, 8, 6.5, !dear, c.tagink, c.tag) }} />
      )}
    </span>
  )
}
