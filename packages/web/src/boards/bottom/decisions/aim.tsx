import { attackOf, type BottomState, type Deed } from '@flotilla/bottom/client'
import type { Seen, View } from '@flotilla/kernel'
import { useLayoutEffect, useRef } from 'react'
import styles from './aim.module.css'
import { placeOf, type Table } from '../props.ts'
import { TILT } from '../stage/ship.tsx'

const AIMING = new Set(['action', 'copy', 'passive', 'play', 'hit'])
/** It stands, and may fall on somebody. */
export const isAiming = ({ what, stopped }: Seen<Deed>): boolean => !stopped && AIMING.has(what)

/** Something announced names this card, and nothing has stopped that yet. */
export const isAimedAt = ({ chain }: View<BottomState>, back: number): boolean =>
  chain.some((deed) => isAiming(deed) && deed.what !== 'play' && deed.picks.includes(back))

/** What a deed falls on, as places of the board; what is chosen for it but not yet named belongs to it. */
function marksOf({ ctx, choosing, board }: Table, deed: Seen<Deed> | undefined): readonly string[] {
  // What is paid for afterwards no longer aims at anything.
  if (deed === undefined || board.ask?.kind === 'torpedo.pay') return []
  const chosen = choosing.chosen === null ? null : placeOf(choosing.chosen.choice)
  const { picks, target } = deed
  const named = picks.map((back) => `card:${back}`)
  if (chosen !== null) return [...named, chosen.replace('seat:', 'ship:')]
  if (named.length > 0 || target < 0) return named
  const zone = deed.what === 'hit' || deed.what === 'action' ? attackOf(ctx, deed)?.zone : undefined
  if (zone === 'deck' || zone === 'hand') return [`${zone}:${target}`]
  return [target === board.seat ? `board:${target}` : `ship:${target}`]
}

/** How far the line hangs down before it turns. */
const SAG = 46
const HEAD = 9
const FAR = 240
/** How wide it turns. */
const TURN = 26

/** A line from the card that is being answered to each thing it falls on: who does what to whom, without a word. */
export function Aim({ table }: { readonly table: Table }) {
  const svg = useRef<SVGSVGElement>(null)
  const deed = table.board.view.chain.findLast(isAiming)
  const marks = marksOf(table, deed)
  const { width, height, k, narrow, rail } = table.plan
  const night = table.board.view.phase === 'sinking'
  useLayoutEffect(() => {
    const drawn = svg.current
    const stage = drawn?.parentElement
    if (drawn === null || stage === null || stage === undefined) return
    const origin = stage.getBoundingClientRect()
    const boxOf = (one: Element | null) => {
      const { left, right, top, bottom } = one?.getBoundingClientRect() ?? new DOMRect()
      return {
        x: ((left + right) / 2 - origin.left) / k,
        left: (left - origin.left) / k,
        top: (top - origin.top) / k,
        bottom: (bottom - origin.top) / k,
      }
    }
    // The beam of the rail, which tilts in the Sinking: whatever goes far along it covers nothing there.
    const tilt = night && !narrow ? TILT : 0
    const beam = (x: number): number => rail.top + 7 + (x - width / 2) * tilt
    // It hangs on the halyard where it can be answered; before, it is on the deck.
    const cause = stage.querySelector('[data-cause]') ?? stage.querySelector(`[data-piece="card:${deed?.card}"]`)
    const from = boxOf(cause)
    const lines = marks.flatMap((mark) => {
      // Of a whole board the first card that may be meant.
      const found =
        stage.querySelector(`[data-place="${mark}"][data-place^="board:"] [data-legal]`) ??
        [...stage.querySelectorAll(`[data-piece="${mark}"], [data-place="${mark}"]`)].find((one) => one !== cause)
      if (found === undefined || cause === null) return []
      const to = boxOf(found)
      // On a phone a line through everything between would hide more than it shows.
      const far = narrow && Math.abs(to.top - from.bottom) > FAR
      return far || to.x < 0 || to.x > width ? [] : [lineBetween(from, to, beam)]
    })
    for (const path of drawn.querySelectorAll('path')) path.setAttribute('d', lines.join(''))
  })
  if (marks.length === 0) return null
  return (
    <svg ref={svg} className={styles.aim} viewBox={`0 0 ${width} ${height}`} aria-hidden>
      <path className={styles.rim} />
      <path className={styles.line} />
    </svg>
  )
}

interface Box {
  readonly x: number
  readonly left: number
  readonly top: number
  readonly bottom: number
}

/** A thing that lies so far below and aside is met from its side: what stands above it stays in sight. */
const ASIDE = 300
const BELOW = 150

/** Out at one edge, in at the other, with a head; whichever of the two lies higher. */
function lineBetween(from: Box, to: Box, beam: (x: number) => number): string {
  if (to.left - from.x > ASIDE && to.top - from.bottom > BELOW) {
    const y = (to.top + to.bottom) / 2
    const neck = to.left - HEAD - 3
    const [x0, x1] = [from.x + TURN, neck - 2 * TURN]
    return `M${from.x},${from.bottom}V${beam(from.x) - TURN}Q${from.x},${beam(from.x)} ${x0},${beam(x0)}L${x1},${beam(x1)}C${x1 + TURN},${beam(x1 + TURN)} ${neck - TURN},${y} ${neck},${y}M${neck},${y - HEAD}L${to.left - 3},${y}L${neck},${y + HEAD}`
  }
  const down = to.top > from.top
  const [y0, y1] = down ? [from.bottom, to.top - 3] : [from.top, to.bottom + 3]
  const way = down ? 1 : -1
  const sag = way * Math.max(18, Math.min(SAG, Math.abs(y1 - y0) * 0.6))
  const neck = y1 - way * HEAD
  return `M${from.x},${y0}C${from.x},${y0 + sag} ${to.x},${neck - sag} ${to.x},${neck}M${to.x - HEAD},${neck}L${to.x},${y1}L${to.x + HEAD},${neck}`
}
