import { collision, collisionAt, DAY, NIGHT, SHEET } from '@flotilla/art/bottom'
import { seatColour } from '@flotilla/art/kit'
import { kindOf, type BottomEvent } from '@flotilla/bottom/client'
import type { Seat } from '@flotilla/kernel'
import { useEffect, useId, useMemo, useRef } from 'react'
import type { Moment } from '../../../story/moment.ts'
import { useCardPicture } from '../cards/picture.tsx'
import type { Table } from '../props.ts'
import styles from './moments.module.css'

const MOST_CARDS = 6
const CARD = 46

/** The Iceberg is rammed: the ship of whoever did it, with what stood on her deck. Under reduced motion only how it ends. */
export function IcebergHit({ table, seat, moment }: { readonly table: Table; readonly seat: Seat; readonly moment: Moment<BottomEvent> }) {
  const { view, say } = table.board
  const svg = useRef<SVGSVGElement>(null)
  const iris = useId()
  const cards = view.ships[seat].board.filter((back) => view.faces[back] >= 0).slice(0, MOST_CARDS)
  const scene = useMemo(() => {
    const others = view.ships.flatMap((_, other) => (other === seat ? [] : [seatColour(other).plain]))
    return collision({ day: DAY, night: NIGHT, hero: seatColour(seat).plain, others }, iris)
  }, [view.ships, seat, iris])
  const { ms, still } = moment
  useEffect(() => {
    const drawn = svg.current
    if (drawn === null) return
    const parts = [...drawn.querySelectorAll<SVGElement>('[data-part]')]
    const pose = (t: number): void => {
      const posed = collisionAt(t, cards.length)
      for (const part of parts) {
        const { transform, opacity, r } = posed[part.dataset.part ?? ''] ?? {}
        if (transform !== undefined) part.setAttribute('transform', transform)
        if (opacity !== undefined) part.style.opacity = String(opacity)
        if (r !== undefined) part.setAttribute('r', String(r))
      }
    }
    if (still) return pose(1)
    const began = performance.now()
    let frame = requestAnimationFrame(function step(now) {
      const t = Math.min(1, (now - began) / ms)
      pose(t)
      if (t < 1) frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [cards.length, ms, still])
  return (
    <svg
      ref={svg}
      className={styles.collision}
      viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
    >
      <g dangerouslySetInnerHTML={{ __html: scene }} />
      {cards.map((back, i) => (
        <g key={back} data-part={`card${i}`}>
          <CardImage kind={kindOf(view.faces[back])} colour={table.ctx.edition.cards[kindOf(view.faces[back])].colour} />
        </g>
      ))}
      <rect data-part="flash" width={SHEET.width} height={SHEET.height} fill="#fffdf4" opacity="0" />
      <text data-part="first" className={styles.crash} x="640" y="190">
        {say({ code: 'board.iceberg' })}
      </text>
      <g data-part="last">
        <path d="M250,58H1030M300,66H980M250,202H1030M300,194H980" stroke="#d9a441" strokeWidth="2.5" />
        <text className={styles.sinking} x="640" y="156">
          {say({ code: 'board.theSinking' })}
        </text>
        <text className={styles.begins} x="640" y="240">
          {say({ code: 'event.iceberg', params: { seat } })}
        </text>
      </g>
    </svg>
  )
}

function CardImage({ kind, colour }: Parameters<typeof useCardPicture>[0]) {
  const url = useCardPicture({ kind, colour })
  return (
    <>
      <rect x={-CARD / 2 - 2} y={-CARD * 0.7 - 2} width={CARD + 4} height={CARD * 1.4 + 4} rx="4" fill="#fbf1da" stroke="#0b1626" />
      <image x={-CARD / 2} y={-CARD * 0.7} width={CARD} height={CARD * 1.4} href={url} preserveAspectRatio="xMidYMin slice" />
    </>
  )
}
