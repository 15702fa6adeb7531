import { halo, type Box } from '@flotilla/art/waves'
import type { Message, RefusedChoice } from '@flotilla/kernel'
import { memo, useMemo, type ReactNode } from 'react'
import type { Offered } from '../../../table/board.ts'
import { ChoiceSpot } from '../../kit/choice-spot.tsx'
import { Art, placeAt } from '../stage/art.tsx'
import type { WavesProps } from '../props.ts'
import styles from './target.module.css'

const AROUND = 12

/** The glow around what may be chosen. */
const Halo = memo(function Halo({ w, h, r }: { readonly w: number; readonly h: number; readonly r: number }) {
  const svg = useMemo(() => halo(0, 0, w, h, r), [w, h, r])
  return <Art svg={svg} box={[-AROUND, -AROUND, w + 2 * AROUND, h + 2 * AROUND]} className={styles.halo} />
})

interface TargetProps {
  readonly board: Pick<WavesProps, 'say' | 'openRule'>
  readonly box: Box
  readonly radius?: number
  readonly offered: Offered | undefined
  readonly refusal?: RefusedChoice | undefined
  /** What it is, and what stands there. */
  readonly label: string
  readonly pressed?: boolean | undefined
  readonly onChoose: (offered: Offered) => void
  /** It is looked at, by pointer or focus, or no longer. */
  readonly onOver?: ((over: boolean) => void) | undefined
  /** By what name a closer look shows it. */
  readonly look?: string | undefined
  readonly children?: ReactNode
}

/** A thing of the drawing that may be pressed: a button over it, lit when it is legal, with its reason when it is not. */
export function Target({ board, box, radius = 12, offered, refusal, label, pressed, onChoose, onOver, look, children }: TargetProps) {
  const [x, , w, h] = box
  return (
    <div
      className={styles.target}
      style={placeAt(box)}
      data-side={x < 130 ? 'left' : x + w > 1150 ? 'right' : undefined}
      data-look={look}
      onPointerEnter={() => onOver?.(true)}
      onPointerLeave={() => onOver?.(false)}
      onFocus={() => onOver?.(true)}
      onBlur={() => onOver?.(false)}
    >
      <ChoiceSpot
        offered={offered}
        refusal={refusal}
        say={(message: Message) => board.say(message)}
        openRule={board.openRule}
        onChoose={onChoose}
        label={label}
        pressed={pressed}
        className={styles.spot}
      >
        {offered === undefined ? null : <Halo w={w} h={h} r={Math.min(radius, h / 2)} />}
        {children}
      </ChoiceSpot>
    </div>
  )
}
