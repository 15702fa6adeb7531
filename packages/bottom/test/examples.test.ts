import { describe, test } from 'vitest'
import { TURN_DRAW, TURN_READY } from '../src/rules/steps.ts'
import { A, B, given } from './voyage.ts'

describe('the examples of the rulebook', () => {
  test('TB-4.2, 5.1, 5.2: points from sacrifices buy a card, which lies on top of the water', () => {
    given({ A: { hand: '3 Passenger' }, row: 'Lifebuoy, Maid' })
      .when(A.sacrifices('Passenger'), A.sacrifices('Passenger'), A.sacrifices('Passenger'))
      .points(3)
      .when(A.buys(1))
      .points(0)
      .has('A', { water: '3 Passenger, Lifebuoy', hand: '' })
    given({ A: { hand: 'Passenger, Baby' }, row: 'Lifebuoy, Maid' })
      .when(A.sacrifices('Passenger'), A.sacrifices('Baby'), A.buys(1))
      .points(0)
      .has('A', { water: 'Passenger, Baby, Lifebuoy' })
  })

  test('TB-4.6: what is left over can be spent later in the turn, and is lost at its end', () => {
    const bought = given({ A: { hand: '2 Baby, Passenger' }, row: 'Caretaker, Fisherman' })
      .when(A.sacrifices('Baby'), A.sacrifices('Baby'))
      .points(4)
      .when(A.buys(1))
      .points(1)
    bought.when(A.sacrifices('Passenger')).points(2).when(A.buys(2)).points(0)
    bought.has('A', { water: '2 Baby, Caretaker, Passenger, Fisherman' })
    given({ A: { hand: '2 Baby, Passenger' }, row: 'Caretaker, Fisherman' })
      .when(A.sacrifices('Baby'), A.sacrifices('Baby'), A.buys(1), A.ends)
      .points(0)
      .tells('pointsLost', { points: 1 })
  })

  test('TB-5.2, 5.3: the slot is refilled before anything else, and can be bought from again', () => {
    given({ points: 10, row: 'Rats, Maid, Seal', shopDeck: 'Chef, Jack' })
      .when(A.buys(2))
      .has('A', { water: 'Maid' })
      .points(6)
      .asks({ A: 'main' })
      .when(A.buys(2))
      .has('A', { water: 'Maid, Chef' })
      .points(0)
  })

  test('TB-5.1: a hand of Rats and Passengers in the shop', () => {
    const row = 'Lifebuoy, Polka Dancer, Maid, Lady, Tycoon'
    const hand = 'Rats, 4 Passenger'
    given({ A: { hand }, row }).when(A.sacrifices('Rats'), A.buys(1)).points(0).has('A', { water: 'Rats, Lifebuoy', hand: '4 Passenger' })
    given({ A: { hand }, row }).when(A.sacrifices('Rats'), A.buys(2)).points(0)
    given({ A: { hand }, row }).when(A.sacrifices('Rats'), A.sacrifices('Passenger'), A.buys(3)).points(0)
    given({ A: { hand }, row, turn: 4 }).when(A.ends).has('A', { hand })
    given({ A: { hand }, row })
      .when(A.sacrifices('Rats'), ...Array.from({ length: 4 }, () => A.sacrifices('Passenger')))
      .points(7)
      .refuses(A.buys(4), 'TB-5.1')
      .refuses(A.buys(5), 'TB-5.1')
  })

  test('TB-3.1, 3.2: 3, 4, then 5 cards by the turn counter, whatever the number of players', () => {
    for (const seats of [2, 3]) {
      for (const [turn, number] of [
        [0, 3],
        [1, 4],
        [2, 5],
        [3, 5],
      ] as const)
        given({ seats, turn, A: { deck: 9 }, from: [TURN_READY] }).has('A', { deck: 9 - number })
    }
    given({ turn: 2, A: { deck: 9, board: 'Fisherman' }, from: [TURN_READY] }).has('A', { deck: 3 })
  })

  test('TB-3.5, 3.6: an empty deck is filled from the water in the Cruise', () => {
    given({ A: { deck: 'Baby', water: '6 Passenger' }, from: [TURN_DRAW] }).has('A', { deck: 2, water: '', hand: 'Baby, 4 Passenger' })
  })

  test('TB-8.1, 8.3: discarding is no jettison', () => {
    given({ A: { hand: 'Rose, 6 Passenger' }, B: { board: 'Teacher', hand: 'Baby' } })
      .when(A.ends)
      .asks({ A: 'limit' })
      .when(A.discards('Rose'), A.discards('Passenger'))
      .has('A', { water: 'Rose, Passenger', board: '', hand: '5 Passenger' })
      .asks({ B: 'main' })
  })

  test('TB-9.1 to 9.6: buying the Iceberg', () => {
    given({
      points: 23,
      A: { hand: '2 Baby', deck: 6, water: '9 Passenger', board: 'Singer tired' },
      B: { hand: '2 Baby, Rats', deck: 5, water: '4 Passenger' },
    })
      .when(A.buys('iceberg'))
      .points(0)
      .has('A', { deck: 13, water: '', board: 'Singer' })
      .has('B', { deck: 7, water: '' })
      .asks({ A: 'main' })
      .check(({ phase, turn, iceberg, row, shopDeck }) => {
        if (phase !== 'sinking' || turn !== 1 || iceberg !== -1 || shopDeck.length > 0 || row.some((card) => card !== -1))
          throw new Error('the Sinking has not begun')
      })
  })

  test('TB-3.1, 3.2, 10.1: 0, 1, 2, then 3 cards in the Sinking', () => {
    for (const [turn, number] of [
      [0, 0],
      [1, 1],
      [2, 2],
      [3, 3],
      [4, 3],
    ] as const) {
      given({ phase: 'sinking', turn, A: { deck: 9 }, from: [TURN_READY] }).has('A', { deck: 9 - number })
      given({ phase: 'sinking', turn, A: { deck: 9, board: 'Fisherman' }, from: [TURN_READY] }).has('A', { deck: 8 - number })
    }
  })

  test('TB-6.2, 6.3: every five cards on board make playing dearer', () => {
    for (const [cards, cost] of [
      [4, 6],
      [5, 12],
      [9, 12],
      [10, 18],
    ])
      given({ A: { hand: 'Chef', board: `${cards} Passenger` } }).costs('A', 'Chef', cost)
  })

  test('TB-7.1, 7.2, 7.3: a Singer enters tired, acts from the next turn on, once a turn', () => {
    given({ phase: 'sinking', points: 3, A: { hand: 'Singer' } })
      .when(A.plays('Singer'))
      .has('A', { board: 'Singer tired' })
      .refuses(A.tires('Singer'), 'TB-7.2')
      .when(A.ends, B.ends)
      .has('A', { board: 'Singer' })
      .when(A.tires('Singer'))
      .points(3)
      .has('A', { board: 'Singer tired' })
      .refuses(A.tires('Singer'), 'TB-7.5')
  })

  test('TB-6.1: a card played leaves the deck cycle and makes the next dearer', () => {
    given({ A: { hand: '2 Passenger, Lifebuoy', board: '4 Passenger' } })
      .when(A.sacrifices('Passenger'), A.plays('Passenger'))
      .has('A', { board: '5 Passenger', hand: 'Lifebuoy' })
      .costs('A', 'Lifebuoy', 6)
  })

  test('TB-3.7, 11.2, 11.3, 12.1: the ship sinks when its own empty deck must be drawn from', () => {
    given({
      phase: 'sinking',
      A: { deck: 'Baby', hand: 'Pirate', water: '4 Passenger', board: 'Iceberg, Maid' },
      B: { board: 'Fanatic', hand: 'Rats' },
      from: [TURN_DRAW],
    })
      .sunk('A')
      .has('A', { hand: '', water: '', deck: 0 })
      .worth('A', 14)
      .asks({ B: 'main' })
      .refuses(B.tires('Fanatic'), 'TB-14.1', 'refuse.noCardToName')
  })

  test('TB-3.3: an anchored ship draws nothing and does not sink', () => {
    given({
      phase: 'sinking',
      A: { deck: '', board: 'Anchor, Fisherman, Stoker, Tycoon' },
      B: { deck: 5 },
      from: [TURN_DRAW],
    })
      .sunk()
      .asks({ A: 'main' })
      .has('B', { deck: 5 })
  })

  test('TB-K6: Anchor is jettisoned when its player likes', () => {
    given({ phase: 'sinking', A: { deck: 6, board: 'Anchor, Fisherman, Stoker, Tycoon' }, B: { deck: 9 } })
      .when(A.tires('Anchor'))
      .points(0)
      .has('A', { water: 'Anchor' })
      .when(A.ends, B.ends)
      .asks({ A: 'main' })
      .has('A', { deck: 3 })
      .has('B', { deck: 5 })
  })

  test('TB-15.4, TB-K38: Arbiter returns the dearest cards of all boards', () => {
    given({ phase: 'sinking', A: { board: 'Arbiter, Maid' }, B: { board: 'Pirate, Baby' } })
      .when(A.ends)
      .has('A', { board: 'Arbiter, Maid', hand: '' })
      .has('B', { board: 'Baby' })
    given({ phase: 'sinking', A: { board: 'Arbiter, Maid' }, B: { board: 'Steersman, Baby', deck: 1 } })
      .when(A.ends)
      .has('A', { board: 'Maid', hand: 'Arbiter' })
      .has('B', { board: 'Baby' })
    given({ phase: 'sinking', A: { board: 'Arbiter' }, B: { board: 'Iceberg' }, C: { board: 'Captain' } })
      .when(A.ends)
      .has('B', { board: '' })
      .has('C', { board: 'Captain' })
  })

  test('TB-17.2, 17.3: an Assistant counts as a card and doubles its partner', () => {
    given({ A: { board: 'Polka Dancer + Assistant, 2 Passenger, Baby', deck: 6, hand: 'Lifebuoy' } })
      .costs('A', 'Lifebuoy', 6)
      .when(A.tires('Polka Dancer'))
      .has('A', { deck: 4 })
  })

  test('TB-17.4, 17.5, 17.7: what would hit the covered card hits its Assistant', () => {
    given({
      active: 'B',
      A: { board: 'Polka Dancer + Assistant, 2 Passenger, Baby', deck: 6 },
      B: { board: 'Fanatic', hand: 'Rats' },
    })
      .when(B.tires('Fanatic'))
      .picks('B', 'card', 'Assistant', 'Passenger', 'Passenger', 'Baby')
      .refuses(B.picks('Polka Dancer'), 'TB-17.5')
      .when(B.picks('Assistant'))
      .has('A', { water: 'Assistant', board: 'Polka Dancer, 2 Passenger, Baby' })
      .has('B', { water: 'Fanatic', board: '' })
  })

  test('TB-17.6, TB-K10: Convict', () => {
    given({ A: { board: 'Convict + Assistant' } })
      .when(A.tires('Convict'))
      .points(12)
      .has('A', { water: 'Assistant', board: 'Convict tired' })
    given({ A: { board: 'Convict' } })
      .when(A.tires('Convict'))
      .points(6)
      .has('A', { water: 'Convict', board: '' })
  })

  test('TB-4.5, 6.7, TB-K47: a Band is no payment while the board is small', () => {
    given({ A: { hand: 'Band' } }).refuses(A.sacrifices('Band'), 'TB-4.5')
    given({ A: { hand: 'Band', board: '4 Passenger, Baby' } })
      .when(A.sacrifices('Band'))
      .points(20)
      .has('A', { water: 'Band' })
  })

  test('TB-13.1, 6.7: whatever would jettison a protected Band leaves it where it is', () => {
    const four = 'Band, 3 Passenger'
    given({ active: 'B', A: { board: four }, B: { board: 'Fanatic' } })
      .when(B.tires('Fanatic'))
      .refuses(B.picks('Band'), 'TB-6.7')
    given({ A: { board: 'Band, Profiteer, 2 Passenger' } })
      .when(A.tires('Profiteer'))
      .refuses(A.picks('Band'), 'TB-6.7')
    given({ active: 'B', A: { board: '4 Passenger', hand: 'Band' }, B: { board: 'Saboteur' } })
      .when(B.tires('Saboteur'))
      .has('A', { hand: 'Band', water: '' })
      .knows('B', 'A', 'hand', 'Band')
    given({
      active: 'B',
      A: { board: '4 Passenger', deck: 'Rats, Band, Baby, Maid' },
      B: { board: 'Torpedo', hand: 'Passenger' },
    })
      .when(B.tires('Torpedo'))
      .has('A', { deck: 'Band, Maid', water: 'Rats, Baby' })
      .knows('B', 'A', 'deck', 'Band', '?')
    given({ active: 'B', A: { board: 'Band, 4 Passenger' }, B: { board: 'Fanatic' } })
      .when(B.tires('Fanatic'), B.picks('Band'))
      .has('A', { water: 'Band' })
    given({ A: { board: 'Band, Profiteer, 3 Passenger' } })
      .when(A.tires('Profiteer'), A.picks('Band'))
      .points(20)
    given({ active: 'B', A: { board: '5 Passenger', hand: 'Band' }, B: { board: 'Saboteur' } })
      .when(B.tires('Saboteur'))
      .has('A', { hand: '', water: 'Band' })
  })

  test('TB-18.5, 18.6, 18.7, TB-K39, K41: Boogeyman sees hands, and Lady picks from one she sees', () => {
    given({ A: { board: 'Boogeyman, Lady' }, B: { hand: 'Passenger, Pirate' } })
      .knows('A', 'B', 'hand', 'Passenger', 'Pirate')
      .when(A.tires('Lady'))
      .asks({ A: 'hand.pick' })
      .when(A.picks('Pirate'))
      .has('A', { hand: 'Pirate' })
      .has('B', { hand: 'Passenger' })
    given({ active: 'B', A: { board: 'Boogeyman, Lifebuoy', hand: 'Baby' }, B: { board: 'Lady', hand: 'Rats' } })
      .knows('A', 'B', 'hand', '?')
      .when(B.tires('Lady'))
      .asks({ A: 'react.hit' })
      .knows('A', 'B', 'hand', 'Rats')
  })

  test('TB-14.6, 14.14, TB-K30: Bartender sends a card back with its points', () => {
    given({ A: { hand: 'Seal, 2 Stoker' }, B: { board: 'Bartender' } })
      .when(A.sacrifices('Seal'), A.plays('Stoker'))
      .asks({ B: 'react.bar' })
      .when(B.uses('Bartender'))
      .points(5)
      .has('A', { hand: '2 Stoker', water: 'Seal' })
      .has('B', { board: 'Bartender tired' })
      .picks('A', 'play', 'Stoker')
      .refuses(A.plays('Stoker 2'), 'TB-14.14')
      .when(A.plays('Stoker'))
      .has('A', { board: 'Stoker' })
  })

  test('TB-6.6, TB-K33: what is put on board is not played', () => {
    given({ A: { board: 'Life Jacket', water: 'Chef' }, B: { board: 'Bartender' } })
      .when(A.tires('Life Jacket'))
      .asks({ A: 'main' })
      .has('A', { board: 'Chef tired', water: 'Life Jacket' })
  })
})
