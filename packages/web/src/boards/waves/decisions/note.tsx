import type { Box } from '@flotilla/art/waves'
import type { ReactNode } from 'react'
import paper from '../stage/paper.module.css'
import { useStage } from '../stage/stage.tsx'

/** A yellow slip beside what is looked at: what choosing it would bring. */
export function Note({ beside, children }: { readonly beside: Box; readonly children: ReactNode }) {
  const { layout } = useStage()
  const [x, y, w, h] = beside
  const [, top, width, height] = layout.stage
  const middle = Math.min(width - 130, Math.max(130, x + w / 2))
  const below = y + h + 44 < top + height - 80
  return (
    <p
      className={`${paper.slip} ${paper.hot} ${paper.note}`}
      style={below ? { left: middle, top: y + h + 6 } : { left: middle, top: y - 40 }}
      role="status"
      data-keep=""
    >
      {children}
    </p>
  )
}
