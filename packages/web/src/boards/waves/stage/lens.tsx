import type { Labels, PartName, ShipLook } from '@flotilla/art/waves'
import type { Seat } from '@flotilla/kernel'
import { holds, purposeOf, type Icon, type ReadCtx } from '@flotilla/waves/client'
import type { RefObject } from 'react'
import { Art } from './art.tsx'
import styles from './lens.module.css'
import paper from './paper.module.css'
import type { WavesProps } from '../props.ts'
import { Magnified, useStage } from './stage.tsx'

interface LensProps {
  readonly board: Pick<WavesProps, 'say' | 'openRule'>
  readonly ctx: ReadCtx
  readonly seat: Seat
  readonly part: PartName
  readonly look: ShipLook
  readonly labels: Labels
  readonly panel?: RefObject<HTMLDivElement | null>
}

const WIDEST = 720
const HIGHEST = 230
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

/** A part of a ship under the glass: its drawing, what it holds, what it is for, and the rule to read on. */
export function Lens({ board, ctx, seat, part, look, labels, panel }: LensProps) {
  const { layout } = useStage()
  const { say, openRule } = board
  const { svg, box } = layout.part(part, look, labels)
  const [x, y, w, h] = box
  const [sx, sy, sw, sh] = layout.stage
  const scale = Math.min(2, WIDEST / w, HIGHEST / h, (sw - 40) / w)
  const enlarges = scale >= ENLARGES
  const { text, rule } = purposeOf(ctx, iconOf(part))
  const [tx, ty, tw, th] = layout.targets[part]
  const width = Math.max(layout.tall ? 280 : 330, enlarges ? w * scale + 24 : 0)
  const left = Math.min(sx + sw - width - 6, Math.max(sx + 6, tx + tw / 2 - width / 2))
  const above = ty + th / 2 > sy + sh * 0.52
  return (
    <div
      ref={panel}
      className={`${paper.slip} ${styles.lens}`}
      style={above ? { left: left - tx, bottom: th + 6, width } : { left: left - tx, top: th + 6, width }}
    >
      {enlarges ? (
        <div className={styles.picture} data-land={part.startsWith('bury')} style={{ width: w * scale, height: h * scale }}>
          <div className={styles.drawing} style={{ transform: `scale(${scale}) translate(${-x}px, ${-y}px)` }}>
            <Magnified by={scale}>
              <Art svg={svg} box={box} />
            </Magnified>
          </div>
        </div>
      ) : null}
      <p>
        <b>{partWords(board, ctx, seat, part)}</b>
      </p>
      <p>
        {say(text)} {/* By keyboard the part itself opens it: what vanishes with the focus must not have it. */}
        <button type="button" tabIndex={-1} onClick={() => openRule(rule)}>
          {rule}
        </button>
      </p>
    </div>
  )
}
