import { TERRAINS, chart, isExplored, type Course } from '@flotilla/quests/client'
import type { QuestsProps } from '../props.ts'
import type { Sight } from '../sight.ts'

/** What sailing a way would take that cannot be had back. */
export type Risk = 'actions' | 'lastAction' | 'rolls' | 'reveals' | 'meets'

/**
 * Why a way is shown before it is sailed. A way of one action over known water has none of these: one press sails it. It makes no
 * difference what could happen where another's ship lies: it is always shown first.
 */
export function risksOf({ view, seat }: Pick<QuestsProps, 'view' | 'seat'>, ships: Sight['ships'], course: Course): readonly Risk[] {
  const goal = course.steps.at(-1)?.cell ?? -1
  const map = chart(view)
  const island = map.islandOn[goal] ?? -1
  const reveals = TERRAINS[map.terrain[goal]] === 'island' && view.tokens[island] !== -1 && !isExplored(view, island)
  return [
    ...(course.actions > 1 ? (['actions'] as const) : []),
    ...(course.actions > 0 && course.actions >= view.actions ? (['lastAction'] as const) : []),
    ...(course.rolls > 0 ? (['rolls'] as const) : []),
    ...(reveals ? (['reveals'] as const) : []),
    ...(ships.some(({ id, cell }) => cell === goal && id !== seat) ? (['meets'] as const) : []),
  ]
}
