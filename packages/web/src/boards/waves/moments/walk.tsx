import type { WavesEvent } from '@flotilla/waves/client'
import type { Ask } from '@flotilla/kernel'
import { useRef } from 'react'
import paper from '../stage/paper.module.css'
import type { WavesProps } from '../props.ts'
import { useStage } from '../stage/stage.tsx'
import styles from './walk.module.css'

const STEPS = ['spirits', 'chests', 'bury', 'hull', 'cannons', 'ports', 'crew'] as const
type Step = (typeof STEPS)[number]

const stepOfIcon = (icon: unknown): Step | null =>
  typeof icon !== 'string'
    ? null
    : icon.startsWith('chest')
      ? 'chests'
      : icon === 'small' || icon === 'large'
        ? 'cannons'
        : (STEPS.find((one) => one === icon) ?? null)

/** The step of the writing that an event belongs to. */
function stepOf(event: WavesEvent): Step | null {
  switch (event.type) {
    case 'wrote':
      return stepOfIcon(event.icon)
    case 'level':
      return stepOfIcon(event.row)
    case 'buried':
      return 'bury'
    case 'fired':
    case 'volley':
    case 'stowed':
    case 'firedAtNobody':
    case 'navy':
      return 'cannons'
    case 'infamy':
      return stepOfIcon(event.why)
    case 'hired':
      return 'crew'
    default:
      return null
  }
}

const stepOfAsk = (ask: Ask | null): Step | null =>
  ask?.kind === 'aim' || ask?.kind === 'stow'
    ? 'cannons'
    : ask?.kind === 'raise' && 'step' in ask
      ? (stepOfIcon(ask.step) ?? (ask.step === 'chests' ? 'chests' : ask.step === 'cannons' ? 'cannons' : null))
      : null

/** The trigger walk: after the reveal all write together, step by step, left to right. */
export function Walk({ board }: { readonly board: WavesProps }) {
  const { layout } = useStage()
  const { say, moment, ask, view } = board
  const last = useRef<{ round: number; step: Step | null }>({ round: 0, step: null })
  const now = stepOfAsk(ask) ?? (moment === null ? null : stepOf(moment.event))
  if (last.current.round !== view.round) last.current = { round: view.round, step: null }
  if (now !== null) last.current.step = now
  const [x, y, w] = layout.edge
  const at = last.current.step
  return (
    <ol
      className={styles.walk}
      style={{ left: x, top: y + (layout.tall ? 10 : 16), width: layout.tall ? w : 690 }}
      data-tall={layout.tall}
      aria-label={say({ code: 'board.walk' })}
    >
      {STEPS.map((step) => (
        <li
          key={step}
          className={paper.slip}
          aria-current={step === at ? 'step' : undefined}
          data-past={at !== null && STEPS.indexOf(step) < STEPS.indexOf(at)}
        >
          {say({ code: `board.step.${step}` })}
        </li>
      ))}
    </ol>
  )
}
