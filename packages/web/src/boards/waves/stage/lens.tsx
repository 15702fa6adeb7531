import type { Labels, PartName, ShipLook } from '@flotilla/art/waves'
import type { Seat } from '@flotilla/kernel'
import { holds, purposeOf, type Icon, type ReadCtx } from '@flotilla/waves/client'
import { Art } from './art.tsx'
import styles from './lens.module.css'
import type { WavesProps } from '../props.ts'
import { Magnified, useStage } from './stage.tsx'

interface LensProps {
  readonly board: Pick<WavesProps, 'say'>
  readonly ctx: ReadCtx
  readonly seat: Seat
  readonly part: PartName
  readonly look: ShipLook
  readonly labels: Labels
}

const WIDEST = 276
const HIGHEST = 120
/** Less than this is no glass. */
const ENLARGES = 1.08

const iconOf = (part: PartName): Icon => (part.startsWith('bury') ? 'bury' : (part as Icon))

/** What a part of a ship is called, and what it holds. */
export function partWords({ say }: Pick<WavesProps, 'say'>, ctx: ReadCtx, seat: Seat, part: PartName): string {
  const icon = iconOf(part)
  return icon === 'bury' ? say({ code: 'board.buryIn', params: { chest: `chest${part.slice(-1)}` } }) : say(holds(ctx, seat, icon))
}

/** The rule that says what a part is for. */
export const ruleOf = (ctx: Pick<ReadCtx, 'edition'>, part: PartName): string => purposeOf(ctx, iconOf(part)).rule

/** A part of a ship under the glass: its drawing where the glass enlarges it, what it holds and what it is for. */
export function Lens({ board, ctx, seat, part, look, labels }: LensProps) {
  const { layout, density } = useStage()
  const { say } = board
  const { svg, box } = layout.part(part, look, labels)
  const [x, y, w, h] = box
  const screen = Math.max(1, density / devicePixelRatio)
  const larger = Math.min(2, WIDEST / w, HIGHEST / h)
  const scale = larger * screen
  const enlarges = larger >= ENLARGES
  const { text } = purposeOf(ctx, iconOf(part))
  return (
    <>
      {enlarges ? (
        <div className={styles.picture} data-land={part.startsWith('bury')} style={{ width: w * scale, height: h * scale }}>
          <div className={styles.drawing} style={{ transform: `scale(${scale}) translate(${-x}px, ${-y}px)` }}>
            <Magnified by={larger}>
              <Art svg={svg} box={box} />
            </Magnified>
          </div>
        </div>
      ) : null}
      <p>
        <b>{partWords(board, ctx, seat, part)}</b>
      </p>
      <p>{say(text)}</p>
    </>
  )
}
