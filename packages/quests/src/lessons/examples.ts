import { askOf, defaultAnswer } from '@flotilla/kernel'
import { LEARNER, Stage, type Picture } from '@flotilla/kernel/lesson'
import { cellAt } from '../board/hexes.ts'
import type { QuestsState } from '../board/state.ts'
import type { ChampionId, Edition } from '../edition/schema.ts'
import { quests } from '../index.ts'

const RIVAL = 1

/** Two captains with these champions, at the start of your turn. */
function captains(...champions: readonly [ChampionId, ChampionId]): Stage<QuestsState, Edition> {
  const stage = new Stage<QuestsState, Edition>(quests, { seats: ['You', 'Bram'], options: { layout: 'ffa2' } })
  while (askOf(stage.state, LEARNER)?.kind !== 'turn') {
    const [ask] = stage.state.asks
    const usual = defaultAnswer(stage.game, stage.table.view(ask.seat), ask)
    stage.table.answer(ask.seat, ask.kind === 'champion' ? { champion: champions[ask.seat] } : usual)
  }
  return stage
}

/** The two examples of the rules page, each in the position where it begins. */
export const examples: readonly Picture[] = [
  {
    id: 'exampleVoyage',
    stage: () =>
      captains('kerris', 'quaeth').set(({ ships }) => {
        ships[LEARNER].cell = cellAt(4, -3)
        ships[LEARNER].bonus = 1
      }),
    at: ['ship', 'bonus:0'],
  },
  {
    id: 'exampleFight',
    stage: () =>
      captains('pewter', 'quaeth').set(({ ships }) => {
        ships[LEARNER].cell = cellAt(2, -3)
        ships[RIVAL].cell = cellAt(3, -3)
      }),
    at: ['ship', 'ship:1', 'ammo:0'],
  },
]
