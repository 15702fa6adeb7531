import { PUBLIC, defaultAnswer, everyone } from '@flotilla/kernel'
import { Stage, type Picture } from '@flotilla/kernel/lesson'
import type { SinkingState } from '../board/state.ts'
import { TREASURE, WATER, faceOf, type Action, type CardId, type Column } from '../board/things.ts'
import type { Edition } from '../edition/schema.ts'
import { sinking } from '../index.ts'
import { INSPECT_BREACHES } from '../rules/steps.ts'

type Round = Stage<SinkingState, Edition>

/** What lies in the Treasure Column at first, and what is dealt in this round. */
const LYING: readonly CardId[] = ['ruby', 'amethyst']
const DEALT: readonly CardId[] = ['emerald', 'sapphire', 'silver-doubloon', 'clear-water', 'topaz', 'flint-pistol', 'grenado']

/** What everybody does and what they claim, in seat order: Bram lies. */
const DIALS: readonly (readonly [Action, Column])[] = [
  ['bucket', 'water'],
  ['plunder', 'breaches'],
  ['plunder', 'treasure'],
  ['fire', 'cannons'],
]

/** The example round of the rules page, before its breaches leak. */
function begun(): Round {
  const stage: Round = new Stage(sinking, {
    seats: ['Anna', 'Bram', 'Cora', 'Dan'],
    options: { enemy: 'kraken', firstMate: 0, characters: ['pete', 'frankie', 'billy', 'netty'] },
    // The set-up goes on to its first round, whose dice show nothing; then come a Splash and water.
    chance: { special: [2, 2, 1, 2], basic: [2, 2, 0, 2] },
  })
  stage.set((s) => {
    s.deck.push(...s.columns[WATER].splice(0), ...s.columns[TREASURE].splice(0))
    for (const card of s.deck) s.known[card] = 0
    s.columns[TREASURE].push(...s.deck.splice(-LYING.length))
    for (const card of s.columns[TREASURE]) s.known[card] = PUBLIC | everyone(s.seats)
    s.columns[WATER].push(...s.deck.splice(-1))
    s.faceUp = []
    s.round = 0
  })
  const { columns, deck, hands, faces } = stage.state
  const held = hands.flat()
  return stage.stack(
    [...held, ...columns[TREASURE], ...deck.slice(-DEALT.length).toReversed()],
    [...held.map((card) => faces[card]), ...[...LYING, ...DEALT].map(faceOf)],
  )
}

/** Plays on until something of this kind is asked; everybody lays the dial of the example and leaves all else to the rules. */
function until(stage: Round, kind: string): Round {
  const { table, state } = stage
  while (state.asks[0].kind !== kind) {
    const [ask] = state.asks
    const [action, column] = DIALS[ask.seat]
    table.answer(ask.seat, ask.kind === 'declare.dial' ? { action, column } : defaultAnswer(stage.game, table.view(ask.seat), ask))
  }
  return stage
}

/** The example of the rules page: before the dials are laid, and when they are shown. */
export const examples: readonly Picture[] = [
  {
    id: 'exampleThreat',
    stage: () => until(begun().from(INSPECT_BREACHES), 'declare.dial'),
    at: ['room:breaches', 'gauge', 'room:treasure', 'enemy'],
  },
  {
    id: 'exampleDials',
    stage: () => until(begun().from(INSPECT_BREACHES), 'bucket.draw'),
    at: ['room:water', 'room:treasure', 'room:breaches', 'room:cannons'],
  },
]
