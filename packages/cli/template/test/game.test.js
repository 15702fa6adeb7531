import assert from 'node:assert/strict'
import { test } from 'node:test'
import { answer, asks, rng, start, UNKNOWN, view } from '@flotilla/kernel'
import { messagesAreWhole, checks, optionSets } from '@flotilla/kernel/conformance'
import { game } from '../index.js'

const begun = () => start(game, { seats: 3, seed: '1'.repeat(64) })

// The kit plays the game, doubts it and replays it; `npx flotilla check .` does the same, more often.
for (const [name, check] of Object.entries(checks))
  test(name, () => {
    for (let seats = game.seats.min; seats <= game.seats.max; seats++)
      optionSets(game, seats, rng(seats), 2).forEach((options, luck) => check(game, { seats, options, luck, every: 3 }))
  })

test('every word is there', () => messagesAreWhole(game, ['en']))

test('OM-1.2: an omen is seen by its owner alone', () => {
  const state = begun()
  const [omen] = state.omens
  assert.notEqual(view(game, state, 0).faces[omen], UNKNOWN)
  assert.equal(view(game, state, 1).faces[omen], UNKNOWN)
})

test('OM-2.1: nobody sees a bid before all have bid', () => {
  const state = begun()
  const before = JSON.stringify(view(game, state, 1))
  answer(game, state, 0, { bid: 4 })
  assert.equal(JSON.stringify(view(game, state, 1)), before)
})

test('OM-2.2: a bid that is too dear is refused, with the rule', () => {
  const state = begun()
  for (const { seat } of [...asks(state)]) answer(game, state, seat, { bid: seat === 0 ? 9 : 0 })
  assert.throws(() => answer(game, state, 0, { bid: 2 }), { name: 'IllegalChoice' })
})

test('OM-2.4: where two bid the most, nobody gets the chest', () => {
  const state = begun()
  for (const { seat } of [...asks(state)]) answer(game, state, seat, { bid: seat < 2 ? 5 : 1 })
  assert.deepEqual(state.won, [[], [], []])
  assert.equal(state.spent.length, 1)
  assert.deepEqual(state.coins, [10, 10, 10])
})
