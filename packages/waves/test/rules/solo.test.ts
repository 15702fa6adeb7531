import { readCtx, say } from '@flotilla/kernel'
import { catalogueOf } from '@flotilla/kernel/icu'
import { describe, expect, test } from 'vitest'
import { FREEBOOTER, ownerOf } from '../../src/board/dice.ts'
import { A, MERCHANT } from '../pirates.ts'
import { given } from '../table.ts'

const solo = (options = {}) => given({ seats: 1, options: { mode: 'solo', ...options } })
const FULL = '[1,2,3,4,5,6,1,2]'
const ROUNDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

test('RW-S1 seat 0 plays against a Merchantman with a colour, three holds and a hull, never asked and never scored', () => {
  const scene = solo()
  const { pool, bag, ships, seats } = scene.state
  const owners = [...pool, ...bag].map((die) => ownerOf(readCtx(scene.game, scene.state), die))
  expect({ seats, ships: ships.length }).toEqual({ seats: 1, ships: 2 })
  expect(owners.filter((owner) => owner === MERCHANT.seat)).toHaveLength(2)
  scene
    .has('Merchantman', 'c0[] c1[] c2[] hull[]')
    .round(12)
    .dice({ A: [1, 1, 1], Merchantman: [6, 6, 6] })
    .asks({ A: 'place' })
    .when(A.idles())
    .has('Merchantman', 'c0[6] c1[6] c2[6]')
    .ends({ scores: { A: 1 }, winners: ['A'] })
})

describe('RW-S2 bag and draw as with 2 seats; the player is first in every round, picks alternate', () => {
  test('RW-S2 the bag and the draw', () => {
    const { pool, bag, supply } = solo().state
    expect({ pool: pool.length, bag: bag.length, supply }).toEqual({ pool: 6, bag: 1, supply: [3, 3] })
  })

  test('RW-S2 player, Merchantman, player, Merchantman, ...', () => {
    const scene = solo()
    expect(scene.draftsByDefault()).toEqual(['A', 'A', 'A'])
    expect(scene.state.ships.map(({ nest }) => nest.length)).toEqual([3, 3])
  })

  test('RW-S2 first in the next round too', () => {
    solo()
      .dice({})
      .when(A.idles())
      .asks({ A: 'draft' })
      .check(({ first, round, pool }) => expect({ first, round, pool: pool.length }).toEqual({ first: 0, round: 2, pool: 6 }))
  })
})

describe('RW-S3 the Merchantman takes the highest die that is not of the player', () => {
  const takes = (pool: string[], pick: string, face: number, owner: number) =>
    solo()
      .drafts('A', ...pool)
      .when(A.takes(pick))
      .tells('drafted', { seat: 0 }, { seat: 1, how: 'merchant', face, owner, cost: 0 })
      .has('Merchantman', `nest[${[...Array(3 - pool.length / 2).fill(1), face].join()}]`)

  test('RW-S3 of its own and the clear ones, not of the player', () => {
    takes(['A6', 'clear 3', 'S5', 'A2'], 'A2', 5, 1)
    takes(['A6', 'clear 5', 'S3', 'A2'], 'A2', 5, FREEBOOTER)
  })

  test('RW-S3 only if there are none, the highest of the player, and it is no sailor', () => {
    takes(['A6', 'A2'], 'A2', 6, 0)
  })

  test('RW-S3 ties: Freebooter first, then the lowest die', () => {
    takes(['S5', 'clear 5', 'A6', 'A1'], 'A1', 5, FREEBOOTER)
    solo()
      .drafts('A', 'S5', 'S5', 'A6', 'A1')
      .set((s) => s.pool.reverse())
      .when(A.takes('A1'))
      .tells('drafted', { seat: 0 }, { seat: 1, die: 5 })
  })
})

test('RW-S1 the Merchantman goes by its name', () => {
  const { game, state } = solo().drafts('A', 'S5', 'S4')
  const speaker = { language: 'en', catalogue: catalogueOf(game.words.messages.en), names: ['Anne'] }
  const words = game.words.choice(readCtx(game, state), state.asks[0], { bribe: state.pool[1] })
  expect(say(speaker, words)).toContain("The Merchantman's 4")
})

test('RW-S4 the player drafts by chapter 2, the Merchantman being another crew', () => {
  solo()
    .ship('A', 'Infamy 4')
    .drafts('A', 'S5', 'S4')
    .refuses(A.takes('S4'), 'RW-2.5')
    .refuses(A.bribes('S5'), 'RW-2.5', 'refuse.tooDear')
    .offers(A.bribes('S4'), A.takesSailor('S4'), A.takesSailor('S5'))
    .when(A.bribes('S4'))
    .has('A', 'Infamy 0 nest[1,1,4]')
  solo().drafts('A', 'S5', 'clear 4').offers(A.takes('clear 4'), A.bribes('S5')).refuses(A.takesSailor('S5'), 'RW-2.8')
})

describe('RW-S5 in W2 its dice go by falling face into the holds (round + k) mod 3', () => {
  test.each([
    [1, 'c0[2] c1[5] c2[3]'],
    [2, 'c0[3] c1[2] c2[5]'],
    [3, 'c0[5] c1[3] c2[2]'],
    [4, 'c0[2] c1[5] c2[3]'],
    [11, 'c0[3] c1[2] c2[5]'],
  ])('RW-S5 round %i', (round, holds) => {
    solo()
      .round(round)
      .dice({ Merchantman: [2, 5, 3] })
      .when(A.idles())
      .has('Merchantman', holds)
  })

  test('RW-S5 on top of what is there; a full hold sails home first', () => {
    solo()
      .ship('Merchantman', `c0[6] c1${FULL} c2[1,2,3,4,5,6,1]`)
      .round(1)
      .dice({ Merchantman: [2, 5, 3] })
      .when(A.idles())
      .has('Merchantman', 'c0[6,2] c1[5] c2[1,2,3,4,5,6,1,3]')
      .tells('sailedHome', { hold: 1 })
  })

  test('RW-S5 the player writes in the same W2, and cannons find the new load on top', () => {
    solo()
      .ship('A', 'small[1]')
      .ship('Merchantman', 'c1[6]')
      .round(1)
      .dice({ A: [4, 1, 1], Merchantman: [2, 5, 3] })
      .when(A.plans('chest0', 'small', 'crew'))
      .has('A', 'c0[4]')
      .when(A.aims('small', MERCHANT, 1), A.stows(1))
      .has('A', 'c1[5]')
      .has('Merchantman', 'c1[6]')
  })
})

test.each(ROUNDS)('RW-S6 its hull level in round %i', (round) => {
  const level = round <= 4 ? 0 : round <= 8 ? 1 : 2
  solo()
    .ship('A', 'large[5,5]')
    .ship('Merchantman', 'c0[1,1,1,1,1]')
    .round(round)
    .dice({ A: [5, 1, 1] })
    .when(A.plans('large', 'small', 'crew'), A.aims('large', MERCHANT, 0))
    .tells('volley', { target: 1, chest: 0, blocked: level, loot: [1, 1, 1].slice(level) })
})

test('RW-S7 cannons aim at its holds by chapter 9', () => {
  solo()
    .ship('A', 'small[5] large[5,5] c0[4]')
    .ship('Merchantman', 'c1[6,6,6]')
    .round(1)
    .dice({ A: [5, 5, 1], Merchantman: [2, 5, 3] })
    .when(A.plans('small', 'large', 'crew'))
    .offers(...(['small', 'large'] as const).flatMap((cannon) => [0, 1, 2].map((hold) => A.aims(cannon, MERCHANT, hold))))
    .refuses(A.aims('small', A, 0), 'RW-9.6', 'refuse.ownChest')
    .when(A.aims('small', MERCHANT, 1))
    .offers(A.aims('large', MERCHANT, 1))
    .refuses(A.aims('large', MERCHANT, 0), 'RW-9.7')
    .when(A.aims('large', MERCHANT, 1), A.stows(0))
    .has('A', 'c0[4,5,6,6,6] Infamy 15')
    .has('Merchantman', 'c1[]')
})

describe('RW-S8 the Navy fires 2, 3 and 4 shots in rounds 4, 8 and 12', () => {
  const rich = (ship: string, round: number) =>
    solo()
      .ship('A', ship)
      .round(round)
      .dice({})
      .when(A.plans('spirits', 'small', 'large'))

  test.each(ROUNDS)('RW-S8 round %i', (round) => {
    const shots = { 4: 2, 8: 3, 12: 4 }[round] ?? 0
    rich('c1[1,2,3,4,5]', round)
      .has('A', `c1[${[1, 2, 3, 4, 5].slice(0, 5 - shots).join()}]`)
      .tells('navy', ...(shots > 0 ? [{ shots, blocked: 0, chest: 1, lost: [5, 4, 3, 2].slice(0, shots) }] : []))
  })

  test('RW-S8 the unburied chest with the largest sum, ties to the lowest', () => {
    rich('c0[1,1,1,1] c1[6,6]* c2[5]', 4).has('A', 'c0[1,1,1,1] c1[6,6]* c2[]')
    rich('c0[4] c1[1] c2[1,1,2]', 4).has('A', 'c0[] c1[1] c2[1,1,2]')
    rich('c0[3] c1[2,2] c2[4]', 4).has('A', 'c0[3] c1[] c2[4]')
  })

  test('RW-S8 the hull blocks, and more shots than values take what is there', () => {
    rich('c0[1,2,3] hull[6,6]', 4)
      .has('A', 'c0[1,2]')
      .tells('navy', { shots: 2, blocked: 1, lost: [3] })
    rich('c0[1,2,3] hull[6,6,6,3]', 4).has('A', 'c0[1,2,3]').tells('navy', { blocked: 2, lost: [] })
    rich('c0[1,2,3] hull[6,6,6,6,6]', 4).has('A', 'c0[1,2,3]').tells('navy', { shots: 2, blocked: 2, lost: [] })
    rich('c0[6]', 12).has('A', 'c0[]')
  })

  test('RW-S8 all buried: nothing to hit, and the values taken are lost to everybody', () => {
    rich('c0[6]* c1[5]* c2[]', 8).has('A', 'c0[6]* c1[5]* c2[]')
    rich('c0[6,6,6,6]', 8).has('A', 'c0[6]').has('Merchantman', 'c0[1] c1[1] c2[1]')
  })

  test('RW-S8 after the firing of the player: loot can be shot away', () => {
    solo()
      .ship('A', 'small[1] c0[1]')
      .ship('Merchantman', 'c0[6]')
      .round(4)
      .dice({ A: [1, 1, 1], Merchantman: [6, 6, 6] })
      .when(A.plans('small', 'spirits', 'large'))
      .asks({ A: 'aim' })
      .when(A.aims('small', MERCHANT, 0), A.stows(0))
      .has('A', 'c0[]')
      .tells('navy', { chest: 0, lost: [6, 1] })
  })
})

test.each(['all', 'none'])('RW-S9 the extra ports Infamy goes to the player whenever the sum is above 0 (portsTie %s)', (portsTie) => {
  solo({ portsTie }).ship('A', 'ports[1]').dice({}).when(A.idles()).has('A', 'Infamy 6')
  solo({ portsTie }).dice({}).when(A.idles()).has('A', 'Infamy 5')
})

describe('RW-S10 the end and the ranks', () => {
  test('RW-S10 after round 12, whatever the round limit of the table', () => {
    solo({ roundLimit: 60 }).round(11).dice({}).when(A.idles()).asks({ A: 'draft' })
    solo({ roundLimit: 60 }).round(12).dice({}).when(A.idles()).ends({ why: 'ended.limit' })
  })

  test('RW-S10 by chests or rows of the player, not by the holds', () => {
    solo()
      .ship('A', 'c0[1]* c1[1]* c2[1]')
      .dice({})
      .when(A.buries(2))
      .ends({ why: 'ended.chests', scores: { A: 10 } })
    solo()
      .ship('A', 'hull[1,1,1,1] ports[1,1,1,1] crew[1,1,1,1]')
      .dice({})
      .when(A.plans('hull', 'ports', 'crew'))
      .ends({ why: 'ended.rows' })
    solo().ship('Merchantman', 'c0[1,1,1,1,1,1,1] c1[1,1,1,1,1,1,1] c2[1,1,1,1,1,1,1]').dice({}).when(A.idles()).asks({ A: 'draft' })
  })

  test.each([
    [9, 'monkey'],
    [59, 'monkey'],
    [60, 'deckhand'],
    [79, 'deckhand'],
    [80, 'bosun'],
    [94, 'bosun'],
    [95, 'captain'],
    [109, 'captain'],
    [110, 'terror'],
    [150, 'terror'],
  ])('RW-S10 %i points: %s', (score, title) => {
    const chests: number[][] = [[], [], []]
    let treasure = score - 6
    for (let k = 0; treasure > 0; k = (k + 1) % 3) {
      const left = chests.filter((values) => values.length === 0).length
      const value = Math.min(7, treasure - Math.max(0, left - 1))
      chests[k].push(value)
      treasure -= value
    }
    const scene = solo()
      .ship('A', `c0[${chests[0].join()}]* c1[${chests[1].join()}]* c2[${chests[2].join()}] Infamy 0`)
      .dice({})
      .when(A.buries(2))
      .ends({ scores: { A: score } })
    expect(scene.table.outcome()?.title).toBe(`rank.${title}`)
    expect(scene.game.words.messages.en[`rank.${title}`]).toBeTypeOf('string')
  })
})
