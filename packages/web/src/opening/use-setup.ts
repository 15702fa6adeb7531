import type { Sitter } from '@flotilla/art/opening/place'
import { useMemo } from 'react'
import { useNight } from '../boards/kit/theme.ts'
import { kindOf } from './seats/bots.ts'
import { allOptions, chosenOf, picturesOf, type Frame, type Plan } from './plan.ts'
import type { Setup } from './scene.ts'
import type { Tools } from './tools.ts'

const sitter = (plan: Plan, at: number): Sitter => {
  const who = plan.seats[at]
  if (at === plan.own) return { kind: 'you', temper: '' }
  return { kind: who.kind, temper: who.kind === 'bot' ? kindOf(who.bot).temper : '' }
}

export const sidesOf = (plan: Plan, frame: Frame): number =>
  frame.opening?.sides?.(allOptions(plan, frame), plan.seats.length) ?? plan.seats.length

/** The plan as its picture shows it. */
export function useSetup({ plan, frame, say }: Tools, small: boolean): Setup {
  const night = useNight()
  return useMemo(
    (): Setup => ({
      options: allOptions(plan, frame),
      chosen: Object.fromEntries(picturesOf(plan, frame).map((choice) => [choice.id, chosenOf(choice, plan, frame)?.id ?? ''])),
      seats: plan.seats.map((_, at) => sitter(plan, at)),
      sides: sidesOf(plan, frame),
      night,
      small,
      say,
    }),
    [plan, frame, night, small, say],
  )
}
