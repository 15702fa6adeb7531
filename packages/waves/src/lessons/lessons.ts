import type { Ask, Choice } from '@flotilla/kernel'
import { readCtx } from '@flotilla/kernel'
import type { Lesson } from '@flotilla/kernel/lesson'
import { FREEBOOTER, ownerOf } from '../board/dice.ts'
import type { WavesState } from '../board/state.ts'
import type { Edition } from '../edition/schema.ts'
import { waves } from '../index.ts'
import { laying, picking, PLANNING, raising } from './look.ts'
import { BRAM, CLEAR, CORA, Sea, YOU } from './sea.ts'

type WavesLesson = Lesson<WavesState, Edition>

/** The others take clear dice, the lowest first, and leave you what the lesson is about. */
function takesClear(ask: Ask, state: WavesState): Choice | undefined {
  if (ask.kind !== 'draft') return undefined
  const ctx = readCtx(waves, state)
  const clear = state.pool.filter((die) => ownerOf(ctx, die) === FREEBOOTER).toSorted((a, b) => state.dice[a] - state.dice[b])
  return clear.length === 0 ? undefined : { take: clear[0] }
}

const draft: WavesLesson = {
  id: 'draft',
  minutes: 2,
  stage: () => new Sea().rolled([CLEAR, 6], [CLEAR, 2], [CLEAR, 3], [CLEAR, 1], [YOU, 5], [YOU, 1], [BRAM, 4], [BRAM, 2], [CORA, 6]),
  others: takesClear,
  steps: [
    { says: 'pool', at: 'pool' },
    {
      says: 'free',
      wants(choice, look) {
        const { way, face } = picking(choice, look)
        return way === 'bribe' ? 'free.bribe' : face === 6 || 'free.low'
      },
    },
    {
      says: 'bribe',
      at: 'infamy',
      wants(choice, look) {
        const { way, face } = picking(choice, look)
        return way !== 'bribe' ? 'bribe.free' : face === 4 || 'bribe.other'
      },
    },
    {
      says: 'own',
      wants: (choice, look) => {
        const { way, face } = picking(choice, look)
        return (way === 'take' && face === 5) || 'own.other'
      },
    },
    { says: 'first', at: 'bag' },
    { says: 'remember', at: 'infamy' },
  ],
}

const plan: WavesLesson = {
  id: 'plan',
  minutes: 3,
  stage: () => new Sea().picked(6, 4, 2),
  steps: [
    { says: 'nests', at: 'nest' },
    {
      says: 'place',
      lasts: PLANNING,
      wants(choice, look) {
        const laid = laying(choice, look)
        if (laid === null) return true
        if (laid.at === 'bury') return 'place.bury'
        if (laid.face === 6) return laid.at.startsWith('chest') || 'place.six'
        return laid.face === 4 ? laid.at === 'hull' || 'place.four' : laid.at === 'spirits' || 'place.two'
      },
    },
    { says: 'written', at: 'chests' },
    { says: 'levels', at: 'hull' },
    { says: 'remember' },
  ],
}

const sailors: WavesLesson = {
  id: 'sailors',
  minutes: 3,
  stage: () => new Sea().ship(YOU, { infamy: 2, spirits: [1, 3], chests: [[4], [], []] }).lastPick([5, 2], [BRAM, 6], [BRAM, 3], [CORA, 5]),
  steps: [
    { says: 'none', at: 'pool' },
    {
      says: 'sailor',
      wants(choice, look) {
        const { die } = picking(choice, look)
        return look.view.dice[die] === 6 || 'sailor.other'
      },
    },
    { says: 'one', at: 'nest' },
    { says: 'pair', at: 'spirits' },
    {
      says: 'place',
      lasts: PLANNING,
      wants(choice, look) {
        const laid = laying(choice, look)
        if (laid === null) return true
        if (laid.at === 'bury') return 'place.bury'
        return laid.face === 1 ? laid.at.startsWith('chest') || 'place.sailor' : laid.at !== 'spirits' || 'place.rest'
      },
    },
    {
      says: 'raise',
      wants(choice, look) {
        const face = raising(choice, look)
        return face === null ? 'raise.not' : face === 1 || 'raise.high'
      },
    },
    { says: 'seven', at: 'chests' },
    { says: 'remember' },
  ],
}

const cannons: WavesLesson = {
  id: 'cannons',
  minutes: 3,
  stage: () =>
    new Sea()
      .ship(YOU, { small: [5], chests: [[3], [], []] })
      .ship(BRAM, { chests: [[2, 6, 5], [], []] })
      .ship(CORA, { chests: [[5, 6], [], []], hull: [6, 6, 6, 6, 6] })
      .picked(6, 3, 2),
  steps: [
    { says: 'loaded', at: 'small' },
    {
      says: 'load',
      lasts: PLANNING,
      wants(choice, look) {
        const laid = laying(choice, look)
        if (laid === null) return true
        if (laid.face === 6) return laid.at === 'small' || 'load.six'
        return laid.at === 'large' ? 'load.large' : true
      },
    },
    {
      says: 'aim',
      wants(choice) {
        const { seat, chest } = choice as { readonly seat?: number; readonly chest?: number }
        if (seat !== BRAM) return 'aim.hull'
        return chest === 0 || 'aim.empty'
      },
    },
    { says: 'stow', kind: 'stow', wants: () => true },
    { says: 'stolen', at: 'chests' },
    { says: 'fame', at: 'infamy' },
    { says: 'order' },
    { says: 'remember' },
  ],
}

const bury: WavesLesson = {
  id: 'bury',
  minutes: 2,
  stage: () =>
    new Sea()
      .ship(YOU, { chests: [[6, 5, 6, 4], [1], []] })
      .ship(BRAM, { large: [5, 4] })
      .picked(3, 2, 1),
  others: (ask) => (ask.seat === BRAM && ask.kind === 'place' && (ask as Ask & { die: number }).die === 0 ? { at: 'large' } : undefined),
  steps: [
    { says: 'danger', at: 'chests' },
    {
      says: 'dig',
      lasts: PLANNING,
      wants(choice, look) {
        const laid = laying(choice, look)
        if (laid === null || laid.at === 'bury') return laid?.chest === undefined || laid.chest === 0 || 'dig.other'
        return 'dig.place'
      },
    },
    { says: 'safe', at: 'chests' },
    { says: 'remember' },
  ],
}

const rows: WavesLesson = {
  id: 'rows',
  minutes: 3,
  stage: () => new Sea().ship(YOU, { infamy: 4, ports: [3, 4, 2, 3], chests: [[5, 4], [], []] }).picked(2, 5, 6),
  steps: [
    { says: 'ports', at: 'ports' },
    { says: 'crew', at: 'crew' },
    {
      says: 'fill',
      lasts: PLANNING,
      wants(choice, look) {
        const laid = laying(choice, look)
        if (laid === null) return true
        if (laid.at === 'bury') return 'fill.bury'
        if (laid.face === 2) return laid.at === 'ports' || 'fill.two'
        return laid.at === 'ports' ? 'fill.high' : true
      },
    },
    { says: 'points', at: 'points' },
    { says: 'end' },
    { says: 'remember' },
  ],
}

export const lessons = [draft, plan, sailors, cannons, bury, rows] as const
