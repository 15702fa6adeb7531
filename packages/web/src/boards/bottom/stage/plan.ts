import { useMemo, type RefObject } from 'react'
import { useSize } from '../../kit/size.ts'

/** Where things stand, in the units of a stage that is 1280 wide on most screens; on a narrow one 390. */
export interface Plan {
  /** How large a unit is on this screen. */
  readonly k: number
  readonly narrow: boolean
  readonly width: number
  readonly height: number
  readonly horizon: number
  /** Where the rivals' ships lie in the water. */
  readonly waterline: number
  readonly rail: { readonly top: number; readonly bottom: number }
  readonly handCard: number
  /** Cards of the shop, and on the own deck while there is room for them. */
  readonly shopCard: number
  readonly ownCard: number
  readonly sun: number
}

const WIDE = { width: 1280, height: 664, least: 632 }
const NARROW = { width: 390, height: 746, least: 690 }
/** Below this many pixels it is a phone. */
const NARROW_BELOW = 900

/** Everything keeps its shape; what is left over in height goes to the sky and to the cards. */
export function planOf(width: number, height: number): Plan {
  const narrow = width < NARROW_BELOW
  const usual = narrow ? NARROW : WIDE
  const k = Math.max(0.6, Math.min(width / usual.width, height / usual.least))
  const w = width / k
  const h = Math.max(height / k, usual.least)
  const more = h - usual.height
  if (narrow) {
    const lift = Math.max(-20, more * 0.4)
    return {
      k,
      narrow,
      width: w,
      height: h,
      horizon: 92,
      waterline: 152,
      rail: { top: 322 + lift, bottom: 372 + lift },
      handCard: Math.max(126, Math.min(170, 134 + more * 0.25)),
      shopCard: 103,
      ownCard: 60,
      sun: w * 0.76,
    }
  }
  const lift = more * 0.45
  const handCard = Math.max(118, Math.min(176, 127 + more * 0.38))
  const railTop = 300 + lift
  return {
    k,
    narrow,
    width: w,
    height: h,
    horizon: 212 + lift,
    waterline: railTop - 3,
    rail: { top: railTop, bottom: railTop + 50 },
    handCard,
    shopCard: Math.max(121, Math.min(150, 121 + lift * 0.36)),
    ownCard: Math.max(70, Math.min(104, 70 + more * 0.15)),
    sun: w * 0.72,
  }
}

/** For the end there is a score sheet beside the board or below it: the boats take what is left, and on a phone more than that. */
export function endPlanOf(width: number, height: number, rows: number): Plan {
  const narrow = width < 600
  const k = narrow ? width / NARROW.width : Math.max(0.85, Math.min(1.6, width / 860, height / 600))
  const plan = planOf(narrow ? NARROW.width : WIDE.width, WIDE.height)
  return { ...plan, k, narrow, width: width / k, height: Math.max(height / k, narrow ? 96 + rows * 122 : 150 + rows * 92) }
}

/** The plan for the room that the board has, kept up to date. `boats` are counted at the end. */
export function usePlan(root: RefObject<HTMLElement | null>, boats: number | null): Plan {
  const room = useSize(root) ?? { width: innerWidth, height: innerHeight - 56 }
  const { width, height } = room
  return useMemo(() => (boats === null ? planOf(width, height) : endPlanOf(width, height, boats)), [width, height, boats])
}
