import { CELLS, TERRAINS, chart, crewOf, teamOf } from '@flotilla/quests/client'
import { useEffect, useRef, useState } from 'react'
import type { QuestsProps } from '../props.ts'
import type { Sight } from '../sight.ts'
import { titleOf } from '../words.ts'

/** What a mate can be told about a space, and the way one has in mind; each has the key of its place in this list. */
export const SIGNALS = ['here', 'danger', 'mine', 'course'] as const
export type SignalKind = (typeof SIGNALS)[number]

export interface Shown {
  readonly n: number
  readonly seat: number
  readonly kind: SignalKind
  /** The space pointed at, or all spaces of the way with the ship's own first. */
  readonly at: readonly number[]
}

/** The space it is about. */
export const goalOf = ({ at }: Shown): number => at[at.length - 1]

export interface Signalling {
  /** What is on the chart just now. */
  readonly shown: readonly Shown[]
  /** Of each seat the last of each kind as long as it means something, in the order they came: for those who read it in their own time. */
  readonly told: readonly Shown[]
  /** What the next space chosen is pointed out as. */
  readonly armed: SignalKind | null
  readonly arm: (kind: SignalKind | null) => void
  readonly point: (kind: SignalKind, cell: number) => void
  /** Takes back the own course. */
  readonly withdraw: () => void
}

/** A sign on the chart stays so long; a course stays until the turn of its ship is over. */
const LASTS = 12_000

const isKind = (kind: string): kind is SignalKind => SIGNALS.some((one) => one === kind)

/** What came in from elsewhere and makes sense on this chart; of each kind the last of each seat. */
function sensible({ view, signals }: QuestsProps): Shown[] {
  const { terrain } = chart(view)
  const last = new Map<string, Shown>()
  for (const { n, seat, kind, at } of signals?.came ?? []) if (isKind(kind)) last.set(`${seat} ${kind}`, { n, seat, kind, at })
  return [...last.values()].filter(
    ({ seat, kind, at }) =>
      view.ships[seat] !== undefined &&
      (kind === 'course' ? at.length > 1 : at.length === 1) &&
      at.every((cell) => cell < CELLS && TERRAINS[terrain[cell]] !== 'none'),
  )
}

/** Pings and ghost paths between teammates; null where there is nobody to see them. */
export function useSignals(board: QuestsProps, sight: Sight): Signalling | null {
  const { view, seat, signals } = board
  const [armed, arm] = useState<SignalKind | null>(null)
  const [faded, setFaded] = useState(0)
  const [over, setOver] = useState<Readonly<Record<number, number>>>({})
  const newest = signals?.came.at(-1)?.n ?? 0
  const latest = useRef(0)
  useEffect(() => {
    latest.current = newest
    // All last alike, so they fade in the order they came.
    setTimeout(() => setFaded((before) => Math.max(before, newest)), LASTS)
  }, [newest])
  useEffect(() => {
    const ending = view.active
    return () => setOver((before) => ({ ...before, [ending]: latest.current }))
  }, [view.active, view.round])
  if (seat === null || signals === undefined || view.chart === '') return null
  if (crewOf(view, teamOf(view, seat)).length < 2) return null
  const told = sensible(board).filter(({ n, seat: by, kind }) => kind !== 'course' || n > (over[by] ?? 0))
  return {
    shown: told.filter(({ n, kind }) => kind === 'course' || n > faded),
    told: told.toSorted((one, other) => one.n - other.n),
    armed,
    arm,
    point(kind, cell) {
      const course = sight.courses[cell]
      if (kind !== 'course') signals.send(kind, [cell])
      else if (course !== null) signals.send(kind, [view.ships[seat].cell, ...course.steps.map((step) => step.cell)].slice(0, 60))
    },
    withdraw: () => signals.send('course', []),
  }
}

/** A signal as a sentence, for the eye and for the screen reader. */
export const tellSignal = (board: QuestsProps, shown: Shown): string =>
  board.say({ code: `chart.signal.${shown.kind}`, params: { seat: shown.seat, at: titleOf(board, goalOf(shown)) } })
