import type { Ask, Choice } from '@flotilla/kernel'
import { Stage, type Lesson } from '@flotilla/kernel/lesson'
import type { SinkingState } from '../board/state.ts'
import type { Action, Column } from '../board/things.ts'
import type { Edition } from '../edition/schema.ts'
import { sinking } from '../index.ts'

type SinkingLesson = Lesson<SinkingState, Edition>

/** Three pirates against the Kraken; you are First Mate and lay your dial first. */
const aboard = (): Stage<SinkingState, Edition> =>
  new Stage(sinking, {
    seats: ['You', 'Bram', 'Cora'],
    options: { enemy: 'kraken', firstMate: 0, characters: ['pete', 'frankie', 'billy'] },
    // The dice of the enemy show nothing in the first round: there is enough to see.
    chance: { special: [2, 2], basic: [2, 2] },
  })

/** What is not learned yet is left to the rules. */
const LATER = ['window.enemyDice', 'window.declare', 'window.reveal', 'window.resolve', 'window.cannonRoll', 'discuss'] as const

const dialOf = (choice: Choice): { readonly action?: Action; readonly column?: Column } => choice

/** Bram and Cora do this, and say so. */
const honest =
  (...actions: readonly [Action, Column][]) =>
  ({ kind, seat }: Ask): Choice | undefined => {
    const [action, column] = actions[seat - 1] ?? []
    return kind === 'declare.dial' && action !== undefined ? { action, column } : undefined
  }

const jobs: SinkingLesson = {
  id: 'jobs',
  minutes: 3,
  stage: aboard,
  leaves: LATER,
  others: honest(['bucket', 'water'], ['bucket', 'water']),
  steps: [
    { says: 'rooms', at: 'room:water' },
    { says: 'gauge', at: 'gauge' },
    {
      says: 'dial',
      wants(choice) {
        const { action, column } = dialOf(choice)
        if (action !== 'bucket') return 'dial.other'
        return column === 'water' || 'dial.lie'
      },
    },
    { says: 'draw', lasts: ['bucket.draw'], wants: () => true },
    { says: 'discard', at: 'hand', lasts: ['bucket.discard'], wants: () => true },
    { says: 'remember', at: 'gauge' },
  ],
}

const lies: SinkingLesson = {
  id: 'lies',
  minutes: 3,
  stage: aboard,
  leaves: LATER,
  others: honest(['bucket', 'water'], ['patch', 'breaches']),
  steps: [
    { says: 'treasure', at: 'room:treasure' },
    {
      says: 'lie',
      wants(choice) {
        const { action, column } = dialOf(choice)
        if (action !== 'plunder') return 'lie.other'
        return column !== 'treasure' || 'lie.honest'
      },
    },
    { says: 'caught', at: 'hand' },
    { says: 'alone', at: 'room:treasure' },
    { says: 'remember' },
  ],
}

const mend: SinkingLesson = {
  id: 'mend',
  minutes: 2,
  stage: aboard,
  leaves: LATER,
  others: honest(['bucket', 'water'], ['bucket', 'water']),
  steps: [
    { says: 'leak', at: 'room:breaches' },
    {
      says: 'patch',
      wants(choice) {
        const { action, column } = dialOf(choice)
        if (action !== 'patch') return 'patch.other'
        return column === 'breaches' || 'patch.lie'
      },
    },
    { says: 'first', wants: () => true },
    {
      says: 'hammer',
      wants: (choice, { ask }) => (ask.kind === 'patch.hammer' && 'stop' in choice ? 'hammer.stop' : true),
    },
    { says: 'remember' },
  ],
}

const guns: SinkingLesson = {
  id: 'guns',
  minutes: 2,
  stage: () => aboard().draws('cannon', 0),
  leaves: LATER,
  others: honest(['bucket', 'water'], ['bucket', 'water']),
  steps: [
    { says: 'enemy', at: 'enemy' },
    {
      says: 'fire',
      at: 'room:cannons',
      wants(choice) {
        const { action, column } = dialOf(choice)
        if (action !== 'fire') return 'fire.other'
        return column === 'cannons' || 'fire.lie'
      },
    },
    { says: 'shot', at: 'enemy' },
    { says: 'endings' },
    { says: 'remember', at: 'hand' },
  ],
}

export const lessons = [jobs, lies, mend, guns] as const
