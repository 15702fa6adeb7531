import { NUMERALS, planTall, planWide } from '@flotilla/art/waves'
import type { Seat } from '@flotilla/kernel'
import { buryBack, ownerOf, type Icon, type WavesEvent } from '@flotilla/waves/client'
import { useEffect, useMemo, useState } from 'react'
import { Art } from '../stage/art.tsx'
import { DiePiece } from '../stage/die-piece.tsx'
import { planOf } from '../decisions/plan.ts'
import styles from './reveal.module.css'
import type { Moment } from '../../../story/moment.ts'
import type { SceneProps } from './scenes.tsx'
import { useStage } from '../stage/stage.tsx'

/** One after another is unfurled, and all of them hang long enough to be read. */
const APART = 130

/** All plans side by side, each on a sail in its captain's colour. The cloth hangs ready while all plan. */
export function Reveal({ board, ctx, moment }: RevealProps) {
  const { layout } = useStage()
  const [, top, width, height] = layout.stage
  const isTold = moment?.event.type === 'revealed'
  const all = board.names.length
  const [unfurled, setUnfurled] = useState(0)
  const still = moment?.still === true
  // One after another, so that no frame has to draw them all.
  useEffect(() => {
    if (!isTold) return setUnfurled(0)
    if (still || unfurled >= all) return
    const timer = setTimeout(() => setUnfurled(unfurled + 1), unfurled === 0 ? 0 : APART)
    return () => clearTimeout(timer)
  }, [isTold, still, unfurled, all])
  return (
    <div
      className={isTold ? styles.reveal : styles.ready}
      data-still={still}
      style={{ top, width, height: height + 2 }}
      aria-hidden={!isTold}
    >
      {board.names.map((_, seat) => (
        <Plan key={seat} board={board} ctx={ctx} seat={seat} isTold={isTold && (still || seat < unfurled)} />
      ))}
    </div>
  )
}

interface RevealProps extends Pick<SceneProps, 'board' | 'ctx'> {
  readonly moment: Moment<WavesEvent> | null
}

/** Every die and the thing that it goes to. */
function Plan({ board: { view, names, say }, ctx, seat, isTold }: PlanProps) {
  const { layout } = useStage()
  const [, top, width] = layout.stage
  const nameOfPart = (icon: Icon | null): string =>
    icon === null
      ? '–'
      : icon === 'bury'
        ? `${say({ code: 'icon.bury' })} ${NUMERALS[view.faces[buryBack(seat)]] ?? ''}`
        : say({ code: `icon.${icon}` })
  const laid = isTold ? planOf(view, seat).map((icon) => ({ part: icon ?? 'overboard', label: nameOfPart(icon) })) : []
  const look = { seat, name: names[seat], laid }
  const key = JSON.stringify(look)
  // The key says all that the drawing shows
  const { cloth, svg, box, dice, die } = useMemo(
    () => (layout.tall ? planTall(look, seat, names.length, 66, 690) : planWide(look, seat, names.length, width)),
    [key, layout, names.length],
  )
  return (
    <div className={styles.plan} data-told={isTold} style={{ top: -top, transformOrigin: `${box[0] + box[2] / 2}px ${box[1] + 60}px` }}>
      <Art svg={cloth} box={box} />
      {isTold ? <Art svg={svg} box={box} /> : null}
      {dice.map((at, k) => {
        const id = view.ships[seat].nest[k]
        return id === undefined ? null : (
          <DiePiece key={id} id={id} face={view.dice[id]} owner={ownerOf(ctx, id)} at={at} size={die} shadow picture />
        )
      })}
    </div>
  )
}

interface PlanProps extends Pick<SceneProps, 'board' | 'ctx'> {
  readonly seat: Seat
  readonly isTold: boolean
}
