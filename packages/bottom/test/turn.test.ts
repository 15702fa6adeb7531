import { describe, expect, test } from 'vitest'
import { BadInput, readCtx, start } from '@flotilla/kernel'
import { kindName } from '../src/board/kinds.ts'
import { READY } from '../src/board/state.ts'
import { bottom, type BottomState } from '../src/index.ts'
import { bottomLessons } from '../src/lessons/index.ts'
import { TURN_DRAW, TURN_NEXT, TURN_READY } from '../src/rules/steps.ts'
import { A, B, Voyage, given } from './voyage.ts'

const seed = '7'.repeat(64)

describe('set-up', () => {
  test('TB-1.1, 1.2, 1.3, 1.4: ten cards a seat, an Iceberg, a row of five', () => {
    expect(() => start(bottom, { seats: 1, seed })).toThrow(BadInput)
    expect(() => start(bottom, { seats: 6, seed })).toThrow(BadInput)
    for (let seats = 2; seats <= 5; seats++) {
      const voyage = new Voyage(seats)
      const { ships, row, iceberg, shopDeck, shopDiscard, gone, points } = voyage.state
      for (const { deck, hand, water, board } of ships) {
        const cards = voyage.names([...deck, ...hand])
        expect([cards.length, water.length, board.length]).toEqual([10, 0, 0])
        expect(cards.filter((name) => name === 'Baby')).toHaveLength(2)
      }
      expect(row.every((card) => card >= 0)).toBe(true)
      expect(voyage.names([iceberg])).toEqual(['Iceberg'])
      expect(5 + shopDeck.length + shopDiscard.length + gone.length).toBe(108)
      expect(points).toBe(0)
    }
  })

  test('TB-1.5, TB-R8: the first player is drawn, or chosen by the table', () => {
    const firsts = Array.from({ length: 40 }, (_, n) => start(bottom, { seats: 4, seed: n.toString(16).padStart(64, '0') }).active)
    expect(new Set(firsts).size).toBe(4)
    expect(start(bottom, { seats: 3, seed, options: { firstPlayer: 2 } }).active).toBe(2)
    expect(start(bottom, { seats: 3, seed, options: { firstPlayer: 'host' } }).active).toBe(0)
    expect(() => start(bottom, { seats: 3, seed, options: { firstPlayer: 3 } })).toThrow(/seat 3/)
  })

  test('TB-1.6: the draft', () => {
    const voyage = new Voyage(3, { start: 'draft' })
    for (let round = 0; round < 3; round++) {
      voyage.asks({ A: 'draft.pick', B: 'draft.pick', C: 'draft.pick' })
      for (const pack of voyage.state.packs) expect(pack).toHaveLength(4 - round)
      for (const by of ['C', 'A', 'B']) voyage.when({ by, choice: (s) => ({ take: s.packs[voyage.seat(by)][0] }) })
    }
    for (const { deck, hand } of voyage.state.ships) expect(deck.length + hand.length).toBe(13)
    expect(voyage.state.shopDiscard.length).toBeGreaterThanOrEqual(3)
    for (const card of voyage.state.shopDiscard) expect(voyage.view(null).faces[card]).toBeGreaterThanOrEqual(0)
    voyage.asks({ A: 'main' })
  })
})

describe('the turn', () => {
  test('the example turn of the rules page comes out as it says', () => {
    given({
      phase: 'sinking',
      A: { board: 'Singer tired, Stoker', hand: 'Baby, Rats', deck: 'Maid, Passenger, Chef' },
      B: {},
      from: [TURN_READY],
    })
      .has('A', { hand: 'Baby, Rats, Maid, Passenger', board: 'Singer, Stoker' })
      .when(A.tires('Singer'))
      .points(3)
      .when(A.sacrifices('Baby'))
      .points(5)
      .when(A.plays('Maid'), A.plays('Passenger'))
      .points(0)
      .worth('A', 13)
      .when(A.ends)
      .has('A', { hand: 'Rats' })
  })

  test('the picture of the example turn shows what Anne has when its main step begins', () => {
    const [picture] = bottomLessons.pictures.examples ?? []
    const { ships, faces, turned, asks, phase, points } = picture.stage().table.state as BottomState
    const names = (cards: readonly number[]): string[] => cards.map((card) => kindName(faces[card]))
    const [{ board, hand }] = ships
    expect([phase, points, asks[0].kind, asks[0].seat]).toEqual(['sinking', 0, 'main', 0])
    expect(names(board)).toEqual(['singer', 'stoker'])
    expect(names(hand).toSorted()).toEqual(['baby', 'maid', 'passenger', 'rats'])
    expect(board.map((card) => turned[card])).toEqual([READY, READY])
  })

  test('TB-2.1, 2.2, 2.3, 2.5: seats afloat in turn; ready, draw, main', () => {
    given({ phase: 'sinking', A: { deck: 9 }, B: { board: 'Pirate', sunk: true }, C: { board: 'Singer tired', deck: 9 } })
      .when(A.ends)
      .asks({ C: 'main' })
      .has('C', { board: 'Singer', deck: 6 })
      .check(({ turn }) => expect(turn).toBe(7))
  })

  test('TB-2.7, TB-R9: the end of a turn clears points and marks', () => {
    given({ phase: 'sinking', A: { hand: 'Stoker, Seal', board: 'Singer', deck: 9 }, B: { board: 'Bartender', deck: 9 } })
      .when(A.sacrifices('Seal'), A.plays('Stoker'), B.uses('Bartender'), A.tires('Singer'), A.ends)
      .points(0)
      .check(({ used, barred }) => expect([used, barred]).toEqual([[], []]))
  })

  test('TB-2.8: out of turn nobody is asked for more than an answer', () => {
    given({ A: { board: 'Singer' }, B: { board: 'Singer' } })
      .refuses(B.tires('Singer'), null, 'kernel.notAsked')
      .refuses(B.passes, null, 'kernel.notAsked')
  })

  test('TB-R10, TB-K8: the counter goes on whoever’s turn it is', () => {
    given({ phase: 'sinking', turn: 0, A: { deck: 9 }, B: { deck: 9, board: 'Fisherman + Assistant' }, from: [TURN_READY] })
      .has('A', { deck: 9 })
      .when(A.ends)
      .has('B', { deck: 6 })
      .when(B.ends)
      .has('A', { deck: 7 })
  })

  test('TB-3.4, TB-R23: Tycoon’s card comes on top of the own ones', () => {
    given({ phase: 'sinking', A: { board: 'Tycoon + Assistant', deck: 9 }, B: { deck: 9 }, from: [TURN_DRAW] })
      .has('A', { deck: 6 })
      .has('B', { deck: 7 })
      .check(({ ships }) => expect(ships[0].hand).toHaveLength(5))
  })

  test('TB-3.4, TB-R69: the order is asked wherever both draws happen; who orders nothing decides only where the ship would sink', () => {
    const table = { phase: 'sinking', B: { deck: 9 }, from: [TURN_DRAW] } as const
    const stakeAt = (deck: number): number | undefined => {
      const { game, state } = given({ ...table, orders: 'none', A: { board: 'Tycoon', deck } }).asks({ A: 'tycoon.order' })
      return game.asks['tycoon.order'].stake?.(readCtx(game, state), state.asks[0])
    }
    expect([stakeAt(3), stakeAt(2)]).toEqual([1, bottom.asks['tycoon.order'].from])
    given({ ...table, A: { board: 'Tycoon', deck: 3 } }).asks({ A: 'main' })
    // Nothing is drawn from the own deck: there is no order to choose.
    given({ ...table, orders: 'none', A: { board: 'Tycoon, 3 Stoker', deck: 3 } }).asks({ A: 'main' })
    given({ ...table, orders: 'none', A: { board: 'Tycoon', deck: 'Baby, Rats, Maid' } })
      .when(A.first('own'))
      .check(({ ships }) => expect(ships[0].hand).toHaveLength(4))
    given({ ...table, A: { board: 'Tycoon', deck: 2 } })
      .asks({ A: 'tycoon.order' })
      .when(A.first('theirs'))
      .has('B', { deck: 5 })
      .sunk('A')
    given({ ...table, A: { board: 'Tycoon', deck: 2 } })
      .when(A.first('own'))
      .has('B', { deck: 6 })
    given({ A: { board: 'Tycoon', deck: 2, water: '5 Passenger' }, B: { deck: 9 }, from: [TURN_DRAW] }).asks({ A: 'main' })
  })

  test('TB-8.2: no hand limit in the Sinking', () => {
    given({ phase: 'sinking', A: { hand: '7 Passenger', deck: 9 } })
      .when(A.ends)
      .has('A', { hand: '7 Passenger' })
  })

  test('TB-4.1, 4.7: points are the active seat’s, and out of turn lost', () => {
    given({ points: 3, A: { hand: 'Rats' } })
      .refuses(A.plays('Rats 2'), null)
      .when(A.plays('Rats'))
      .points(0)
    given({
      active: 'B',
      options: { flapper: 'any' },
      A: { hand: 'Rats', deck: 'Flapper, Baby, Maid' },
      B: { board: 'Torpedo, Profiteer', hand: 'Baby' },
    })
      .when(B.tires('Torpedo'))
      .asks({ A: 'flapper.pick' })
      .refuses(A.copies('Profiteer'), 'TB-15.6')
      .when(A.passes)
      .points(0)
  })

  test('TB-5.7: the Iceberg is sold once', () => {
    given({ points: 20, A: { deck: 8 }, B: { deck: 8 } })
      .when(A.buys('iceberg'))
      .refuses(A.buys('iceberg'), 'TB-10.1')
      .refuses(A.buys(1), 'TB-10.1')
    given({ points: 19 }).refuses(A.buys('iceberg'), 'TB-5.1')
    given({ points: 15, options: { pace: 'short' }, A: { deck: 8 }, B: { deck: 8 } }).when(A.buys('iceberg'))
    given({ points: 19, options: { pace: 'short', icebergPrice: 20 } }).refuses(A.buys('iceberg'), 'TB-5.1')
  })

  test('TB-5.5: a Lockdown cannot be bought', () => {
    given({ points: 9, row: 'Lockdown, Rats' }).refuses(A.buys(1), 'TB-5.5')
  })

  test('TB-9.4, TB-R17: tired cards stay tired over the change of phase', () => {
    given({ points: 20, A: { deck: 8 }, B: { deck: 8, board: 'Singer tired, Chef + Assistant' } })
      .when(A.buys('iceberg'))
      .has('B', { board: 'Singer tired, Chef + Assistant' })
  })

  test('TB-10.3, 11.1: what sinks a ship, and what does not', () => {
    given({ phase: 'sinking', A: { deck: '' } })
      .sunk()
      .asks({ A: 'main' })
    given({ phase: 'sinking', turns: 15, A: { deck: '', board: 'Anchor' }, from: [TURN_READY] }).sunk('A')
  })

  test('TB-11.1, TB-R56: at some tables the last ship sinks at the end of the turn', () => {
    given({
      phase: 'sinking',
      options: { lastShip: 'count' },
      A: { deck: '', board: 'Maid' },
      B: { deck: 9, board: 'Lifeboat', hand: 'Pirate' },
      from: [TURN_DRAW],
    }).ends({ scores: { A: 4, B: 22 }, winners: ['B'] })
  })

  test('TB-11.5, TB-R48: leaving the game is no jettison', () => {
    given({
      phase: 'sinking',
      A: { deck: '', hand: 'Rose, Flapper', board: 'Maid' },
      B: { board: 'Teacher, Singer', hand: 'Baby', deck: 9 },
      from: [TURN_DRAW],
    })
      .asks({ B: 'main' })
      .worth('A', 4)
    given({ phase: 'sinking', turns: 15, A: { deck: 'Rose, 9 Passenger' }, from: [TURN_READY] }).has('A', { board: '' })
  })

  test('TB-19.4: after 400 turns of Sinking all ships sink', () => {
    given({ phase: 'sinking', turn: 400, A: { board: 'Maid' }, B: { board: 'Rats' }, from: [TURN_NEXT] }).ends({ scores: { A: 4, B: 3 } })
  })

  test('TB-19.5: after 400 turns of Cruise it ends', () => {
    given({ turn: 400, options: { cruiseRounds: 0 }, from: [TURN_NEXT] }).check(({ phase }) => expect(phase).toBe('sinking'))
  })

  test('TB-6.8: a board may hold any number of cards', () => {
    given({ points: 4, A: { hand: 'Passenger', board: '12 Passenger, 3 Baby' }, seats: 3 })
      .costs('A', 'Passenger', 4)
      .when(A.plays('Passenger'))
  })

  test('TB-7.6: a card that leaves the board is tired no more', () => {
    given({ A: { board: 'Beggar' }, B: { board: 'Singer tired' } })
      .when(A.tires('Beggar'))
      .check(({ ships, turned }) => expect(turned[ships[1].hand[0]]).toBe(0))
  })

  test('TB-7.4: Lifebuoy and passives work while tired', () => {
    given({ A: { board: 'Lady' }, B: { board: 'Lifebuoy tired', hand: 'Rats' }, C: {} })
      .when(A.tires('Lady'))
      .asks({ B: 'react.hit' })
      .when(B.throws('Lifebuoy'))
      .untouched('C')
      .has('B', { hand: 'Rats' })
  })
})
