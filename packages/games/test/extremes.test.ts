import { builtInGames } from '@flotilla/games'
import { choices, isOver, rng, start, take, useEdition, type Game } from '@flotilla/kernel'
import { seedFor } from '@flotilla/kernel/conformance'
import { sinking } from '@flotilla/sinking'
import { describe, expect, test } from 'vitest'
import { extremeEdition } from './extremes.ts'

const GAMES = 6
const MOST_ANSWERS = 1500
/** What a person's browser and the server's loop deal with without a pause. */
const MOST_CHOICES = 2000
const MOST_BYTES = 150_000

interface Largest {
  choices: number
  bytes: number
  kind: string
}

function largestAsk(game: Game, options: object, n: number): Largest {
  const { below } = rng(n)
  const state = start(game, { seats: game.seats.max, options, seed: seedFor(n) })
  const largest: Largest = { choices: 0, bytes: 0, kind: '' }
  for (let answers = 0; answers < MOST_ANSWERS && !isOver(state); answers++) {
    const ask = state.asks[below(state.asks.length)]
    const all = choices(game, state, ask)
    if (all.length > largest.choices) Object.assign(largest, { choices: all.length, bytes: JSON.stringify(all).length, kind: ask.kind })
    take(game, state, ask, all[below(all.length)])
  }
  return largest
}

const OPTIONS: Readonly<Record<string, object>> = { sinking: { declareItems: 'own' } }

describe.each(builtInGames.map((game) => [game.id, game] as const))('the largest edition of %s that is accepted', (id, builtIn) => {
  const game = useEdition(builtIn, extremeEdition(builtIn))

  test('has larger numbers than the built-in one', () => {
    expect(JSON.stringify(game.edition)).not.toBe(JSON.stringify(builtIn.edition))
  })

  test('asks nothing that is too large to send', () => {
    for (let n = 0; n < GAMES; n++) {
      const largest = largestAsk(game, OPTIONS[id] ?? {}, n)
      expect(largest.choices, largest.kind).toBeLessThanOrEqual(MOST_CHOICES)
      expect(largest.bytes, largest.kind).toBeLessThanOrEqual(MOST_BYTES)
    }
  })
})

test('items alone in the deck of We’re Sinking! make no ask that is too large', () => {
  const edition = extremeEdition(sinking) as { cards: { kind: string; copies: number }[] }
  const cards = edition.cards.map((card) => (card.kind === 'gem' ? { ...card, copies: 1 } : card))
  const game = useEdition(sinking, { ...edition, cards }) as unknown as Game
  for (let n = 0; n < 4 * GAMES; n++) {
    const largest = largestAsk(game, { declareItems: 'own' }, n)
    expect(largest.choices, largest.kind).toBeLessThanOrEqual(MOST_CHOICES)
    expect(largest.bytes, largest.kind).toBeLessThanOrEqual(MOST_BYTES)
  }
})
