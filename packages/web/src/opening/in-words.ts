import type { Clock } from '@flotilla/protocol'
import { clockWords } from '../lobby/option-words.ts'
import { games } from '../lobby/games.ts'
import type { Tools } from './tools.ts'
import { changedRules, chosenOf, company, picturesOf, playing } from './plan.ts'

/** Who will sit at the table. */
export function summary({ plan, say }: Tools): string {
  const { friends, bots } = company(plan)
  const n = playing(plan)
  if (friends === 0 && bots === 0) return say('opening.alone')
  return say(bots === 0 ? 'opening.friends' : friends === 0 ? 'opening.bots' : 'opening.mixed', { n, friends, bots })
}

export const NO_CLOCK: Clock = { kind: 'none' }

/** What will be played there, and how: only what differs from the usual is named beside the clock. */
export function details(tools: Tools): readonly string[] {
  const { game, plan, frame, say } = tools
  const pictures = picturesOf(plan, frame)
  const chosen = pictures.flatMap((choice) => {
    const value = chosenOf(choice, plan, frame)
    return value === undefined || value === choice.values[0] ? [] : [say(`pick.${choice.id}.${value.id}`)]
  })
  const clock = plan.house.clock ?? NO_CLOCK
  const minutes = game.expected[String(playing(plan))] ?? games[game.id]?.minutes
  const changed = changedRules(plan, frame).length
  return [
    ...chosen,
    clock.kind === 'none' ? say('opening.pace.none') : clockWords(say, clock),
    // Nobody has counted how long other ways of playing take.
    ...(minutes === undefined || chosen.length > 0 ? [] : [say('web.expected', { minutes })]),
    ...(changed === 0 ? [] : [say('opening.rulesChanged', { n: changed })]),
  ]
}
