import { sight, type Box } from '@flotilla/art/waves'
import type { Seat } from '@flotilla/kernel'
import { CANNONS, aimAdds, hullLevel, shots, stolen, sum, type Cannon, type ReadCtx } from '@flotilla/waves/client'
import { useMemo, useState } from 'react'
import { Art } from '../stage/art.tsx'
import { nameOf } from '../stage/looks.ts'
import { Note } from './note.tsx'
import paper from '../stage/paper.module.css'
import { offeredWhere, refusedWhere, type WavesProps } from '../props.ts'
import { useStage } from '../stage/stage.tsx'
import styles from './aim.module.css'
import { Target } from './target.tsx'

interface AimProps {
  readonly board: WavesProps
  readonly ctx: ReadCtx
  readonly cannon: Cannon
  /** Where each chest of each rival lies. */
  readonly chests: readonly { readonly seat: Seat; readonly chest: number; readonly box: Box }[]
}

/** The cannons that may be aimed now. */
export const aiming = (board: WavesProps): Cannon[] =>
  board.ask?.kind === 'aim' ? CANNONS.filter((one) => offeredWhere(board, (c) => c.cannon === one) !== undefined) : []

/** Fire! The rivals' chests are targets; each says what this shot would take, and the one looked at how. */
export function Aiming({ board, ctx, cannon, chests }: AimProps) {
  const { layout } = useStage()
  const { view, seat: by, say, answer } = board
  const [over, setOver] = useState<string | null>(null)
  const aimed = view.aims.map(({ seat, chest }) => `${seat}-${chest}`)
  const seen = chests.find((one) => `${one.seat}-${one.chest}` === over)
  const flights = useMemo(
    () =>
      view.aims
        .map(({ cannon: gun, seat, chest }) => {
          const to = chests.find((one) => one.seat === seat && one.chest === chest)?.box
          if (to === undefined) return ''
          const [x, y] = [to[0] + to[2] / 2, to[1] + to[3] / 2]
          const [fx, fy] = layout.muzzles[gun]
          return `<path d="M${fx} ${fy}Q${(fx + x) / 2} ${Math.min(fy, y) - 60} ${x} ${y}" fill="none" stroke="#c2321f" stroke-width="3.4" stroke-dasharray="2 9" stroke-linecap="round"/>${sight(x, y, Math.min(15, to[3] / 2))}`
        })
        .join(''),
    [view.aims, chests, layout],
  )
  if (by === null) return null
  return (
    <>
      {flights === '' ? null : <Art svg={flights} box={layout.stage} />}
      {chests.map(({ seat, chest, box }) => {
        const fits = (c: Record<string, unknown>): boolean => c.cannon === cannon && c.seat === seat && c.chest === chest
        const offered = offeredWhere(board, fits)
        const adds = aimAdds(ctx, by, { cannon, seat, chest })
        return (
          <Target
            key={`${seat}-${chest}`}
            board={board}
            box={box}
            radius={8}
            offered={offered}
            refusal={refusedWhere(board, fits)}
            label={`${nameOf(board, seat)}, ${say({ code: `icon.chest${chest}` })}: ${view.ships[seat].chests[chest].join(', ')}`}
            pressed={aimed.includes(`${seat}-${chest}`)}
            onChoose={({ choice }) => answer(choice)}
            onOver={(is) => setOver(is ? `${seat}-${chest}` : null)}
          >
            {offered === undefined || adds === 0 ? null : (
              <b className={`${paper.slip} ${paper.hot} ${styles.takes}`} data-low={layout.tall || box[3] < 30}>
                −{adds}
              </b>
            )}
          </Target>
        )
      })}
      {seen === undefined ? null : <Volley board={board} ctx={ctx} by={by} cannon={cannon} target={seen} />}
    </>
  )
}

/** What this cannon takes, together with what is already aimed at that ship. */
function volley(
  ctx: ReadCtx,
  by: Seat,
  target: Seat,
  chest: number,
  cannon: Cannon,
): { readonly fired: number; readonly values: readonly number[] } {
  const guns = [...ctx.state.aims.filter((aim) => aim.seat === target).map((aim) => aim.cannon), cannon]
  return { fired: sum(guns.map((gun) => shots(ctx, by, gun))), values: stolen(ctx, by, target, chest, guns) }
}

function Volley({
  board: { say },
  ctx,
  by,
  cannon,
  target,
}: {
  board: WavesProps
  ctx: ReadCtx
  by: Seat
  cannon: Cannon
  target: AimProps['chests'][number]
}) {
  const { fired, values } = volley(ctx, by, target.seat, target.chest, cannon)
  const hull = hullLevel(ctx, target.seat)
  return (
    <Note beside={target.box}>
      <span>
        {say({ code: 'board.brings.aim', params: { shots: fired, hull, hits: Math.max(0, fired - hull) } })}
        <small>
          {say({ code: 'board.brings.aimTakes', params: { values: values.length === 0 ? false : [...values], sum: sum(values) } })}
        </small>
      </span>
    </Note>
  )
}
