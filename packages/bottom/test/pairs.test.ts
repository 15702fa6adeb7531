import { describe, test } from 'vitest'
import type { Game } from '@flotilla/kernel'
import { checks } from '@flotilla/kernel/conformance'
import { bottom, KINDS, type KindId } from '../src/index.ts'
import type { Ctx } from '../src/board/state.ts'
import { TURN_MAIN } from '../src/rules/steps.ts'
import { layOut, type Given } from './voyage.ts'

/** The cards that bite on every other one. */
const RECURRING: readonly KindId[] = [
  'assistant',
  'caretaker',
  'shipGuard',
  'lifebuoy',
  'steward',
  'bartender',
  'band',
  'rose',
  'flapper',
  'teacher',
  'seal',
  'anchor',
  'boogeyman',
]
const others = KINDS.filter((id) => id !== 'lockdown')

/** A table of three where two cards lie wherever they can: on boards, in hands and in decks, as far as there are copies. */
function tableOf(one: KindId, other: KindId): Given {
  const left = new Map(bottom.edition.cards.map(({ name, copies }) => [name, copies]))
  const cards = (...wanted: string[]): string =>
    wanted
      .filter((name) => {
        const copies = left.get(name) ?? 0
        left.set(name, copies - 1)
        return copies > 0
      })
      .join(', ')
  const nameOf = (id: KindId): string => bottom.edition.cards[KINDS.indexOf(id)].name
  const [x, y] = [nameOf(one), nameOf(other)]
  return {
    phase: 'sinking',
    points: 12,
    A: { board: cards(y), hand: cards(x, y, 'Torpedo'), deck: cards('Rats', y, x, 'Baby', 'Chef') },
    B: { board: cards(x, 'Polka Dancer'), hand: cards(y, x, 'Pirate'), deck: cards('Maid', x, 'Baby', 'Seal') },
    C: { board: cards('Saboteur', x), hand: cards('Fanatic', y), deck: cards('Lady', y, 'Baby', 'Rats'), water: cards('Singer') },
  }
}

/** The same game, begun at that table. */
const begunAt = (table: Given): Game => ({
  ...bottom,
  steps: {
    ...bottom.steps,
    'setup.deal'(ctx: Ctx): void {
      layOut(ctx.state, table)
      ctx.push(TURN_MAIN)
    },
  },
})

describe.each(RECURRING)('%s with every other card', (one) => {
  test.each(others)('and %s: no dead end, no lost card, no leak', (other) => {
    const game = begunAt(tableOf(one, other))
    const play = { seats: 3, options: {}, luck: KINDS.indexOf(one) * 64 + KINDS.indexOf(other) }
    checks.reachesEnd(game, play)
    checks.holdsInvariants(game, { ...play, every: 2 })
    checks.nothingIsLearnedUnshown(game, { ...play, every: 4 })
    checks.choicesAreKnown(game, { ...play, every: 6 })
  })
})
