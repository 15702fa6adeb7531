import type { Course } from '@flotilla/quests/client'
import { useEffect, useMemo } from 'react'
import type { Offered } from '../../table/board.ts'
import { useLooking, type Looking } from './chart/looking.ts'
import { risksOf, type Risk } from './decisions/sailing.ts'
import type { Signalling } from './decisions/signals.ts'
import type { Voyage } from './decisions/voyage.ts'
import { isStep, onSpace, placeOf, type Fields, type QuestsProps } from './props.ts'
import type { Sight } from './sight.ts'
import { courseParams } from './words.ts'

/** What can be looked at and done on the chart. */
export interface Steering {
  readonly looking: Looking
  /** The space that is looked at, and the way around Treacherous Seas to it where that is another. */
  readonly shown: number | null
  readonly careful: Course | null
  /** Why the way to the space that was pressed is shown first. */
  readonly risks: readonly Risk[]
  /** The way that the button in the bar sails. */
  readonly sailTo: { readonly course: Course; readonly cell: number } | null
  /** Spaces where something is offered besides sailing there. */
  readonly legal: ReadonlySet<number>
  readonly isLegal: (cell: number) => boolean
  readonly act: (cell: number, touch: boolean) => void
}

interface SteeringOptions {
  readonly board: QuestsProps
  readonly sight: Sight
  readonly voyage: Voyage
  readonly signals: Signalling | null
  /** The token that is laid next in a draft. */
  readonly token: string | null
}

const sameWay = (one: Course, other: Course): boolean =>
  one.steps.length === other.steps.length && one.steps.every(({ cell }, k) => cell === other.steps[k].cell)

/** A press on the chart sails there, unless that would cost what cannot be had back: then the first press shows the way, and the second sails it. */
export function useSteering({ board, sight, voyage, signals, token }: SteeringOptions): Steering {
  const { view, seat, offered, answer, moment } = board
  const fits = ({ choice }: Offered): boolean =>
    token === null || (choice as Fields).token === undefined || (choice as Fields).token === token
  const legal = useMemo(() => {
    const cells = new Set<number>()
    for (const one of offered) {
      if (!fits(one)) continue
      const [kind, at] = placeOf(view, one.choice)?.split(':') ?? []
      if (kind === 'cell') cells.add(Number(at))
      if (kind === 'ship') cells.add(sight.ships.find(({ id }) => id === Number(at))?.cell ?? -1)
    }
    return cells
    // oxlint-disable-next-line react/exhaustive-deps -- what fits depends on the token alone
  }, [offered, view, sight, token])
  const reaches = (cell: number): boolean => sight.steering && sight.courses[cell]?.turns === 0
  const isLegal = (cell: number): boolean => reaches(cell) || legal.has(cell)
  const looking = useLooking(offered, isLegal)
  const { shown, focused, pressed } = looking
  const course = shown === null ? null : sight.courses[shown]
  const around = shown === null || course === null || course.rolls === 0 ? null : sight.careful[shown]
  const careful = around !== null && course !== null && !sameWay(around, course) ? around : null
  const chosen = focused !== null && sight.steering ? sight.courses[focused] : null
  const awaited = pressed !== null && reaches(pressed) && moment === null ? sight.courses[pressed] : null
  const risks = awaited === null ? [] : risksOf(board, sight.ships, awaited)
  useAwaited(board, sight, risks.length > 0 && !voyage.sailing ? awaited : null)

  const act = (cell: number, touch: boolean): void => {
    const again = pressed === cell
    looking.press(cell)
    if (signals !== null && signals.armed !== null) {
      signals.point(signals.armed, cell)
      return signals.arm(null)
    }
    // A finger has no hover: its first press always shows the way.
    if (touch && !again) return
    const choices = onSpace(board, sight.ships, cell)
      .offered.filter(fits)
      .filter(({ choice }) => !isStep(choice))
    const way = sight.courses[cell]
    if (reaches(cell) && way !== null && choices.length === 0) {
      if (again || risksOf(board, sight.ships, way).length === 0) voyage.sail(way)
    } else if (!sight.steering && choices.length === 1) answer(choices[0].choice)
  }
  return {
    looking,
    shown,
    careful,
    risks: pressed === shown && seat !== null ? risks : [],
    sailTo: chosen !== null && chosen.turns === 0 && focused !== null ? { course: chosen, cell: focused } : null,
    legal,
    isLegal,
    act,
  }
}

/** Beside the bar's buttons and for screen readers: the way that is shown, what it costs, and how it is sailed. */
function useAwaited({ say, seat, awaits }: QuestsProps, { ctx }: Sight, way: Course | null): void {
  const sentence = way === null ? null : say({ code: 'chart.sailAgain', params: courseParams(way, ctx, seat) })
  useEffect(() => {
    awaits?.(sentence)
    return () => awaits?.(null)
  }, [awaits, sentence])
}
