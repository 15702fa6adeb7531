import type { Ask, Choice } from '@flotilla/kernel'
import { LEARNER, Stage, type Lesson } from '@flotilla/kernel/lesson'
import type { SinkingState } from '../board/state.ts'
import { CARDS, WATER, type Action, type Column } from '../board/things.ts'
import type { Edition } from '../edition/schema.ts'
import { sinking } from '../index.ts'
import { nameOfThing } from '../words/names.ts'

type SinkingLesson = Lesson<SinkingState, Edition>

/** With this many cards in the water the next leak is one too many, with three pirates and the first hull section. */
const FULL = 6
/** The side of a special die that tears a breach. */
const BREACH = 5

/** Three pirates against the Kraken; you are First Mate and lay your dial first. */
const aboard = (): Stage<SinkingState, Edition> =>
  new Stage(sinking, {
    seats: ['You', 'Bram', 'Cora'],
    options: { enemy: 'kraken', firstMate: 0, characters: ['pete', 'frankie', 'billy'] },
    // The dice of the enemy show nothing in the first two rounds: there is enough to see.
    chance: { special: [2, 2, 2, 2], basic: [2, 2, 2, 2] },
  })

/** The water stands so high that with the next leak a hull section is lost. */
const flooded = (): Stage<SinkingState, Edition> =>
  aboard().set(({ columns, deck }) => {
    while (columns[WATER].length < FULL) columns[WATER].push(deck.pop() ?? 0)
  })

/** The enemy has rolled a breach, and you hold what keeps it off. */
function armed(): Stage<SinkingState, Edition> {
  const stage = new Stage<SinkingState, Edition>(sinking, {
    seats: ['You', 'Bram', 'Cora'],
    options: { enemy: 'kraken', firstMate: 0, characters: ['pete', 'frankie', 'billy'] },
    chance: { special: [BREACH, 2], basic: [2, 2] },
  })
  return stage.stack([stage.state.hands[LEARNER][0]], [CARDS.indexOf('sticky-starfish')])
}

/** What is not learned yet is left to the rules. */
const QUIET = ['window.declare', 'window.reveal', 'window.resolve', 'window.ready', 'window.cannon', 'discuss'] as const
const LATER = ['window.enemyDice', ...QUIET] as const

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
    {
      says: 'discard',
      at: 'hand',
      lasts: ['bucket.discard'],
      wants: (choice, { view }) => nameOfThing(view, Number('card' in choice ? choice.card : -1)) === 'clear-water' || 'discard.treasure',
    },
    { says: 'last', at: 'room:water' },
    { says: 'round', at: 'seat:0' },
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
    { says: 'first', kind: 'patch.first', wants: () => true },
    {
      says: 'hammer',
      wants: (choice, { ask }) => (ask.kind === 'patch.hammer' && 'stop' in choice ? 'hammer.stop' : true),
    },
    { says: 'large', at: 'room:breaches' },
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

const deck: SinkingLesson = {
  id: 'deck',
  minutes: 3,
  stage: flooded,
  leaves: LATER,
  others: honest(['fire', 'cannons'], ['fire', 'cannons']),
  steps: [
    { says: 'full', at: 'gauge' },
    {
      says: 'leave',
      wants(choice) {
        const { action, column } = dialOf(choice)
        if (action === 'bucket') return 'leave.bucket'
        return (action === 'plunder' && column === 'treasure') || 'leave.other'
      },
    },
    { says: 'lost', at: 'gauge' },
    { says: 'mixed', at: 'room:treasure' },
    { says: 'chests', at: 'room:breaches' },
    {
      says: 'patch',
      wants(choice) {
        const { action, column } = dialOf(choice)
        return (action === 'patch' && column === 'breaches') || 'patch.other'
      },
    },
    { says: 'first', kind: 'patch.first', wants: () => true },
    { says: 'hammer', wants: (choice) => 'chest' in choice || 'hammer.other' },
    { says: 'token' },
    { says: 'hand', at: 'hand' },
    { says: 'remember', at: 'gauge' },
  ],
}

const items: SinkingLesson = {
  id: 'items',
  minutes: 2,
  stage: armed,
  leaves: QUIET,
  others: honest(['bucket', 'water'], ['bucket', 'water']),
  steps: [
    { says: 'dice', at: 'enemy' },
    { says: 'play', at: 'hand', wants: (choice) => 'item' in choice || 'play.pass' },
    { says: 'kept', at: 'room:breaches' },
    { says: 'moments', at: 'hand' },
    { says: 'once' },
    { says: 'shoot', at: 'room:cannons' },
    { says: 'remember' },
  ],
}

export const lessons = [jobs, lies, mend, guns, deck, items] as const
