import { WIDE_TARGETS, type Labels, type PartName, type ShipLook } from '@flotilla/art/waves'
import type { Seat } from '@flotilla/kernel'
import type { ReadCtx } from '@flotilla/waves/client'
import { LookFoot } from '../../kit/look-foot.tsx'
import { PanelBeside } from '../../kit/panel-beside.tsx'
import { useCloserLook } from '../../kit/use-closer-look.ts'
import paper from '../stage/paper.module.css'
import lens from '../stage/lens.module.css'
import type { WavesProps } from '../props.ts'
import { Lens, ruleOf } from '../stage/lens.tsx'
import { Peek } from '../stage/peek.tsx'
import { useStage } from '../stage/stage.tsx'
import { NOT_ASKED, hereOn } from './decisions.ts'
import type { Pencil } from './plan.ts'
import { Target } from './target.tsx'

/** Tab walks the parts in reading order. */
const READING: readonly PartName[] = Object.keys(WIDE_TARGETS) as PartName[]

interface PartsProps {
  readonly board: WavesProps
  readonly ctx: ReadCtx
  /** Whose ship lies large, and whether it is one's own. */
  readonly seat: Seat
  readonly isOwn: boolean
  readonly look: ShipLook
  readonly labels: Labels
  readonly pencil: Pencil
  /** The part that is pointed at. */
  readonly onOver: (part: PartName | null) => void
}

/** The parts of the large ship: those that are asked about are pressed to choose them, all others to look at them closely. */
export function Parts({ board, ctx, seat, isOwn, look, labels, pencil, onOver }: PartsProps) {
  const { layout, density } = useStage()
  const { say, moment } = board
  const { looked, open, close } = useCloserLook(moment === null)
  const under = READING.find((part) => part === looked?.what)
  const readOn = (rule: string): void => {
    close()
    board.openRule(rule)
  }
  const parts = READING.map((part) => {
    const { offered, refusal, choose } = isOwn ? hereOn(part, board, ctx, pencil) : NOT_ASKED
    if (offered === undefined && refusal === undefined)
      return <Peek key={part} board={board} ctx={ctx} seat={seat} part={part} open={under === part} onOpen={open} onReadOn={readOn} />
    const burying = part.startsWith('bury')
    const laid = burying
      ? pencil.planning && pencil.buried === Number(part.slice(-1))
      : pencil.planning && pencil.at.some((icon) => icon === part)
    return (
      <Target
        key={part}
        board={board}
        box={layout.targets[part]}
        radius={part === 'spirits' ? 24 : 12}
        offered={offered}
        refusal={refusal}
        label={burying ? say({ code: 'board.buryIn', params: { chest: `chest${part.slice(-1)}` } }) : say({ code: `icon.${part}` })}
        pressed={pencil.planning ? laid : undefined}
        onChoose={choose}
        onOver={(is) => onOver(is ? part : null)}
        look={part}
      />
    )
  })
  return (
    <>
      {parts}
      {looked === null || under === undefined ? null : (
        <PanelBeside
          thing={looked.element}
          className={`${paper.slip} ${lens.lens}`}
          style={{ ['--scale' as string]: Math.max(1, density / devicePixelRatio) }}
        >
          <Lens board={board} ctx={ctx} seat={seat} part={under} look={look} labels={labels} />
          <LookFoot say={(code) => say({ code })} openRule={readOn} rule={ruleOf(ctx, under)} pinned={looked.pinned || looked.held} />
        </PanelBeside>
      )}
    </>
  )
}
