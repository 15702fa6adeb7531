import { describe, test } from 'vitest'
import { TURN_BEFORE, TURN_DRAW, TURN_READY } from '../src/steps.ts'
import { A, B, C, D, given } from './voyage.ts'

describe('the examples of the rulebook', () => {
  test('E1, TB-4.2, 5.1, 5.2: points from sacrifices buy a card, which lies on top of the water', () => {
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

  test('E2, TB-4.6: what is left over can be spent later in the turn, and is lost at its end', () => {
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

  test('E3, TB-5.2, 5.3: the slot is refilled before anything else, and can be bought from again', () => {
    given({ points: 10, row: 'Rats, Maid, Seal', shopDeck: 'Chef, Jack' })
      .when(A.buys(2))
      .has('A', { water: 'Maid' })
      .points(6)
      .asks({ A: 'main' })
      .when(A.buys(2))
      .has('A', { water: 'Maid, Chef' })
      .points(0)
  })

  test('E4, E5, TB-5.1: a hand of Rats and Passengers in the shop', () => {
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

  test('E6, TB-3.1, 3.2: 3, 4, then 5 cards by the turn counter, whatever the number of players', () => {
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

  test('E7, TB-3.5, 3.6: an empty deck is filled from the water in the Cruise', () => {
    given({ A: { deck: 'Baby', water: '6 Passenger' }, from: [TURN_DRAW] }).has('A', { deck: 2, water: '', hand: 'Baby, 4 Passenger' })
  })

  test('E8, TB-8.1, 8.3: discarding is no jettison', () => {
    given({ A: { hand: 'Rose, 6 Passenger' }, B: { board: 'Teacher', hand: 'Baby' } })
      .when(A.ends)
      .asks({ A: 'limit' })
      .when(A.discards('Rose'), A.discards('Passenger'))
      .has('A', { water: 'Rose, Passenger', board: '', hand: '5 Passenger' })
      .asks({ B: 'main' })
  })

  test('E9, TB-9.1 to 9.6: buying the Iceberg', () => {
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

  test('E10, TB-3.1, 3.2, 10.1: 0, 1, 2, then 3 cards in the Sinking', () => {
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

  test('E11, TB-6.2, 6.3: every five cards on board make playing dearer', () => {
    for (const [cards, cost] of [
      [4, 6],
      [5, 12],
      [9, 12],
      [10, 18],
    ])
      given({ A: { hand: 'Chef', board: `${cards} Passenger` } }).costs('A', 'Chef', cost)
  })

  test('E12, TB-7.1, 7.2, 7.3: a Singer enters tired, acts from the next turn on, once a turn', () => {
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

  test('E13, TB-6.1: a card played leaves the deck cycle and makes the next dearer', () => {
    given({ A: { hand: '2 Passenger, Lifebuoy', board: '4 Passenger' } })
      .when(A.sacrifices('Passenger'), A.plays('Passenger'))
      .has('A', { board: '5 Passenger', hand: 'Lifebuoy' })
      .costs('A', 'Lifebuoy', 6)
  })

  test('E14, TB-3.7, 11.2, 11.3, 12.1: the ship sinks when its own empty deck must be drawn from', () => {
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

  test('E15, TB-3.3: an anchored ship draws nothing and does not sink', () => {
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

  test('E16, TB-K6: Anchor is jettisoned by its action', () => {
    given({ phase: 'sinking', A: { deck: 6, board: 'Anchor, Fisherman, Stoker, Tycoon' }, B: { deck: 9 } })
      .when(A.tires('Anchor'))
      .points(0)
      .has('A', { water: 'Anchor' })
      .when(A.ends, B.ends)
      .asks({ A: 'tycoon.order' })
      .when(A.first('theirs'))
      .has('A', { deck: 3 })
      .has('B', { deck: 5 })
  })

  test('E17, E18, E19, TB-15.4, TB-K38: Arbiter returns the dearest cards of all boards', () => {
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

  test('E20, TB-17.2, 17.3: an Assistant counts as a card and doubles its partner', () => {
    given({ A: { board: 'Polka Dancer + Assistant, 2 Passenger, Baby', deck: 6, hand: 'Lifebuoy' } })
      .costs('A', 'Lifebuoy', 6)
      .when(A.tires('Polka Dancer'))
      .has('A', { deck: 4 })
  })

  test('E21, TB-17.4, 17.5, 17.7: what would hit the covered card hits its Assistant', () => {
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

  test('E22, TB-17.6, TB-K10: Convict', () => {
    given({ A: { board: 'Convict + Assistant' } })
      .when(A.tires('Convict'))
      .points(12)
      .has('A', { water: 'Assistant', board: 'Convict tired' })
    given({ A: { board: 'Convict' } })
      .when(A.tires('Convict'))
      .points(6)
      .has('A', { water: 'Convict', board: '' })
  })

  test('E23, TB-4.5, 6.7, TB-K47: a Band is no payment while the board is small', () => {
    given({ A: { hand: 'Band' } }).refuses(A.sacrifices('Band'), 'TB-4.5')
    given({ A: { hand: 'Band', board: '4 Passenger, Baby' } })
      .when(A.sacrifices('Band'))
      .points(20)
      .has('A', { water: 'Band' })
  })

  test('E24, TB-13.1, 6.7: whatever would jettison a protected Band leaves it where it is', () => {
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

  test('E25, TB-18.5, 18.6, 18.7, TB-K39, K41: Boogeyman sees hands, and Lady picks from one she sees', () => {
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

  test('E26, TB-14.6, 14.14, TB-K30: Bartender sends a card back with its points', () => {
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

  test('E27, TB-6.6, TB-K33: what is put on board is not played', () => {
    given({ A: { board: 'Life Jacket', water: 'Chef' }, B: { board: 'Bartender' } })
      .when(A.tires('Life Jacket'))
      .asks({ A: 'main' })
      .has('A', { board: 'Chef tired', water: 'Life Jacket' })
  })

  test('E28, TB-7.3, TB-K14: with a Caretaker cards enter ready', () => {
    given({ points: 3, A: { board: 'Caretaker', hand: 'Singer' } })
      .when(A.plays('Singer'))
      .points(0)
      .when(A.tires('Singer'))
      .points(3)
  })

  test('E29, TB-15.6, TB-K23: Flapper copies an action without tiring it', () => {
    given({ A: { hand: 'Flapper' }, B: { board: 'Singer tired, Polka Dancer' } })
      .when(A.sacrifices('Flapper'))
      .points(0)
      .asks({ A: 'flapper.pick' })
      .picks('A', 'copy', 'Singer', 'Polka Dancer')
      .when(A.copies('Polka Dancer'))
      .has('A', { deck: 5 })
      .has('B', { board: 'Singer tired, Polka Dancer' })
    given({ active: 'B', A: { deck: 'Flapper, Baby, Rats, Maid' }, B: { board: 'Torpedo, Singer, Polka Dancer', hand: 'Baby' } })
      .when(B.tires('Torpedo'))
      .asks({ A: 'flapper.pick' })
      .refuses(A.copies('Singer'), 'TB-15.6')
      .when(A.copies('Polka Dancer'))
      .has('A', { hand: 'Maid' })
  })

  test('E30, TB-12.2: Iceberg and Lifeboat count 10', () => {
    given({ phase: 'sinking', A: { deck: '', board: 'Iceberg, Lifeboat, Passenger' }, from: [TURN_DRAW] })
      .worth('A', 21)
      .sunk('A')
  })

  test('E31, TB-13.7, TB-K7, K17, K32: under the deck means last', () => {
    given({ A: { deck: 'Rats, Baby', board: 'Jack' } })
      .when(A.tires('Jack'))
      .has('A', { deck: 'Rats, Baby, Jack' })
    given({ A: { deck: 'Rats, Baby', board: 'Maid', hand: 'Seal' }, from: [TURN_BEFORE] })
      .when(A.tidies('Seal'))
      .has('A', { hand: 'Rats, Baby, Seal', deck: 0 })
    given({ A: { deck: 'Rats, Baby', board: 'Chef', water: 'Seal' } })
      .when(A.tires('Chef'))
      .has('A', { deck: 'Rats, Baby, Seal', water: '' })
  })

  test('E32, TB-3.4, 14.9, TB-K44, K12: Lifebuoy against Tycoon', () => {
    given({ A: { board: 'Tycoon', deck: 9 }, B: { board: 'Lifebuoy', deck: 4 }, C: { deck: 4 }, from: [TURN_DRAW] })
      .when(A.first('theirs'), A.names('B'))
      .asks({ B: 'react.hit' })
      .when(B.throws('Lifebuoy'))
      .has('B', { deck: 4, water: 'Lifebuoy', board: '' })
      .has('A', { deck: 4 })
      .has('C', { deck: 4 })
      .asks({ A: 'main' })
  })

  test('E33, TB-16.1, 16.2, TB-K35: Lifebuoy saves one ship of many', () => {
    given({ A: { board: 'Saboteur' }, B: { board: 'Lifebuoy', hand: 'Rats' }, C: { hand: 'Baby' } })
      .when(A.tires('Saboteur'), B.throws('Lifebuoy'))
      .has('B', { hand: 'Rats', water: 'Lifebuoy' })
      .has('C', { hand: '', water: 'Baby' })
  })

  test('E34, TB-6.2, TB-K24: Lifeguard takes no place and makes playing cheaper', () => {
    given({ points: 1, A: { board: 'Lifeguard, 4 Passenger', hand: '2 Baby' } }).costs('A', 'Baby', 1)
    given({ points: 1, A: { board: 'Lifeguard, 3 Passenger, Rats', hand: '2 Passenger' } })
      .when(A.plays('Passenger'))
      .points(1)
      .when(A.plays('Passenger'))
      .points(0)
  })

  test('E35, TB-5.5, 5.6, TB-K5: Lockdown sweeps the row', () => {
    given({ points: 1, row: 'Maid, Rats, Seal, Chef, Jack', shopDeck: 'Lockdown, Singer, Rose, Lady, Beggar, Anchor, Burglar' })
      .when(A.buys(5))
      .check((s) => {
        const voyage = s.row.map((card) => s.faces[card])
        if (voyage.length !== 5 || s.shopDiscard.length !== 4 || s.iceberg < 0) throw new Error('the row was not swept')
      })
      .tells('swept', {})
  })

  test('E36, TB-18.1, TB-K9, K42: a Navigator sees the top cards in others’ turns too', () => {
    given({ active: 'B', A: { board: 'Navigator, Ship Guard', deck: 'Pirate, Rats, Baby' }, B: { board: 'Burglar' } })
      .when(B.tires('Burglar'))
      .asks({ A: 'react.guard' })
      .knows('A', 'A', 'deck', 'Pirate', 'Rats', '?')
      .knows('B', 'A', 'deck', '?', '?', '?')
      .when(A.uses('Ship Guard'))
      .has('A', { deck: 'Pirate, Rats, Baby', board: 'Navigator, Ship Guard tired' })
      .has('B', { board: 'Burglar tired', hand: '' })
  })

  test('E37, TB-18.2, 18.3, TB-K37: how far Navigators and Steersmen see', () => {
    const deck = 'Pirate, Rats, Baby, Maid, Seal, Chef, Jack, Rose, Lady'
    const seen = (board: string, count: number, steers: boolean): void => {
      const voyage = given({ A: { board, deck } })
      const known = deck.split(', ').map((name, i) => (i < count ? name : '?'))
      voyage.knows('A', 'A', 'deck', ...known)
      if (steers) voyage.when(A.steers).asks({ A: { kind: 'steer.pick', of: count } })
      else voyage.refuses(A.steers, 'TB-18.4')
    }
    seen('Navigator', 2, false)
    seen('Navigator, Steersman', 5, true)
    seen('2 Navigator, Steersman', 7, true)
    seen('2 Navigator', 2, false)
    seen('2 Steersman', 3, true)
    seen('Navigator, 2 Steersman', 5, true)
    seen('Navigator + Assistant', 4, false)
    seen('Steersman + Assistant', 6, true)
    given({ A: { board: 'Steersman', deck: 'Rats, Baby' } }).knows('A', 'A', 'deck', 'Rats', 'Baby')
  })

  test('E38, TB-K20: Proletarian hits the richest boards', () => {
    given({ A: { board: 'Proletarian, Maid' }, B: { board: 'Pirate, Rats' }, C: { board: 'Torpedo, Singer' } })
      .when(A.tires('Proletarian'))
      .asks({ B: 'own.pick' })
      .when(B.picks('Rats'))
      .asks({ C: 'own.pick' })
      .when(C.picks('Torpedo'))
      .has('A', { board: 'Proletarian tired, Maid' })
      .has('B', { board: 'Pirate', water: 'Rats' })
      .has('C', { board: 'Singer', water: 'Torpedo' })
  })

  test('E39, TB-13.1, TB-K19: Rose climbs on board from deck and hand', () => {
    given({ active: 'B', A: { deck: 'Rats, Rose, Baby, Maid' }, B: { board: 'Torpedo', hand: 'Passenger' } })
      .when(B.tires('Torpedo'))
      .has('A', { board: 'Rose', water: 'Rats, Baby', deck: 'Maid' })
    given({ active: 'B', A: { hand: 'Rose' }, B: { board: 'Saboteur' } })
      .when(B.tires('Saboteur'))
      .has('A', { board: 'Rose', hand: '', water: '' })
  })

  test('E40, TB-6.4: a Rose sacrificed for a play already counts', () => {
    given({ A: { board: '4 Passenger', hand: 'Rose, Lifebuoy, Convict' } })
      .when(A.sacrifices('Rose'))
      .points(4)
      .refuses(A.plays('Lifebuoy'), 'TB-6.2')
      .when(A.plays('Convict'))
      .points(0)
      .has('A', { board: '4 Passenger, Rose, Convict tired' })
  })

  test('E41, TB-K29, K19: Profiteer sells a Rose turn after turn', () => {
    given({ phase: 'sinking', A: { board: 'Profiteer, Rose', deck: 9 } })
      .when(A.tires('Profiteer'), A.picks('Rose'))
      .points(4)
      .when(A.ends, B.ends, A.tires('Profiteer'), A.picks('Rose'))
      .points(4)
      .has('A', { board: 'Profiteer tired, Rose' })
  })

  test('E42, TB-4.3, 4.4, TB-K25: a Seal doubles its partner', () => {
    given({ A: { hand: 'Pirate, Seal' } })
      .when(A.pairs('Pirate'))
      .points(24)
      .has('A', { water: 'Pirate, Seal' })
    given({ A: { hand: 'Passenger, Seal' } })
      .when(A.sacrifices('Passenger'), A.sacrifices('Seal'))
      .points(6)
    given({ A: { hand: 'Passenger, Seal' } })
      .when(A.pairs('Passenger'))
      .points(2)
  })

  test('E43, TB-14.11, TB-K31: Teacher takes both cards of a pair', () => {
    given({ A: { hand: 'Pirate, Seal' }, B: { board: 'Teacher, 2 Passenger', hand: 'Lady, Steward, Stoker' } })
      .when(A.pairs('Pirate'))
      .asks({ B: 'react.teacher' })
      .when(B.uses('Teacher'), B.sacrifices('Lady'), B.sacrifices('Steward'), B.sacrifices('Stoker'), B.takes('Pirate'), B.takes('Seal'))
      .has('B', { board: 'Teacher tired, 2 Passenger, Pirate tired, Seal' })
      .points(24)
      .tells('purseLost', { points: 2 })
      .asks({ A: 'main' })
    given({ A: { hand: 'Pirate, Seal' }, B: { board: 'Teacher, 3 Passenger', hand: 'Lady, Steward, Stoker' } })
      .when(A.pairs('Pirate'), B.uses('Teacher'), B.sacrifices('Lady'), B.sacrifices('Steward'), B.sacrifices('Stoker'), B.takes('Pirate'))
      .has('B', { board: 'Teacher tired, 3 Passenger, Pirate tired' })
      .asks({ A: 'main' })
  })

  test('E44, TB-14.6, 16.2: Ship Guard cancels the whole action', () => {
    given({ A: { board: 'Saboteur' }, B: { hand: 'Rats' }, C: { hand: 'Baby' }, D: { hand: 'Maid', board: 'Ship Guard' } })
      .when(A.tires('Saboteur'))
      .asks({ D: 'react.guard' })
      .when(D.uses('Ship Guard'))
      .has('A', { board: 'Saboteur tired' })
      .has('D', { board: 'Ship Guard tired', hand: 'Maid' })
      .untouched('B', 'C')
  })

  test('E45, TB-14.6: Ship Guard may answer what does not concern its player', () => {
    given({ A: { board: 'Singer' }, B: {}, C: { board: 'Ship Guard' } })
      .when(A.tires('Singer'), C.uses('Ship Guard'))
      .points(0)
      .has('A', { board: 'Singer tired' })
      .untouched('B')
  })

  test('E46, E47, TB-14.10, TB-K34: Steward selects what is hit on board and in hand', () => {
    given({ active: 'B', A: { board: 'Steward, Chef, Passenger' }, B: { board: 'Pirate' } })
      .when(B.tires('Pirate'), B.picks('Chef'), A.redirects('Steward'), A.picks('Passenger'))
      .has('A', { board: 'Steward tired, Chef' })
      .has('B', { hand: 'Passenger' })
    given({ active: 'B', A: { board: 'Steward', hand: 'Pirate, Passenger' }, B: { board: 'Lady' } })
      .when(B.tires('Lady'), A.redirects('Steward'), A.picks('Passenger'))
      .has('A', { hand: 'Pirate' })
      .has('B', { hand: 'Passenger' })
    given({ active: 'B', A: { board: 'Steward', hand: 'Pirate, Passenger' }, B: { board: 'Saboteur' } })
      .when(B.tires('Saboteur'), A.redirects('Steward'), A.picks('Passenger'))
      .has('A', { hand: 'Pirate', water: 'Passenger' })
  })

  test('E48, TB-14.10, TB-K36: Steward names a position of the deck', () => {
    const deck = 'Rats, Baby, Maid, Seal, Chef, Jack'
    given({ active: 'B', A: { board: 'Steward', deck }, B: { board: 'Burglar' } })
      .when(B.tires('Burglar'), A.redirects('Steward'))
      .knows('A', 'A', 'deck', '?', '?', '?', '?', '?', '?')
      .when(A.position(4))
      .has('B', { hand: 'Seal' })
      .has('A', { deck: 'Rats, Baby, Maid, Chef, Jack' })
    given({ active: 'B', A: { board: 'Steward, Navigator', deck }, B: { board: 'Burglar' } })
      .when(B.tires('Burglar'), A.redirects('Steward'))
      .knows('A', 'A', 'deck', 'Rats', 'Baby', '?', '?', '?', '?')
  })

  test('E49, TB-K28: Storyteller', () => {
    given({ A: { board: 'Storyteller', deck: 'Seal, Rats' }, B: { deck: 'Passenger, Rats' }, C: { deck: 'Chef, Baby' } })
      .when(A.tires('Storyteller'), A.puts('board'), B.puts('bottom'), C.puts('board'))
      .has('A', { board: 'Storyteller tired, Seal', deck: 'Rats' })
      .has('B', { deck: 'Rats, Passenger' })
      .has('C', { board: 'Chef tired', deck: 'Baby' })
      .knows('B', 'B', 'deck', '?', 'Passenger')
      .knows('A', 'B', 'deck', '?', '?')
  })

  test('E50, TB-6.3, TB-K21: a Stowaway costs by the own board', () => {
    given({ A: { board: '5 Passenger', hand: 'Stowaway' } }).costs('A', 'Stowaway', 8)
    given({ points: 4, A: { board: '2 Passenger', hand: 'Stowaway' }, B: { board: '8 Passenger, 4 Baby' } })
      .costs('A', 'Stowaway', 4)
      .when(A.plays('Stowaway'))
      .has('B', { board: '8 Passenger, 4 Baby, Stowaway' })
      .worth('B', 12)
  })

  test('E51, TB-14.11, 14.7: Teacher pays by the own board, and nobody buys back', () => {
    given({
      A: { board: 'Fanatic' },
      B: { board: 'Chef, Teacher', hand: 'Baby' },
      C: { board: 'Teacher, 4 Passenger', hand: 'Lady, Steward' },
    })
      .when(A.tires('Fanatic'), A.picks('Chef'))
      .asks({ C: 'react.teacher' })
      .when(C.uses('Teacher'), C.sacrifices('Lady'))
      .refuses(C.takes('Chef'), 'TB-6.2')
      .when(C.sacrifices('Steward'), C.takes('Chef'))
      .has('C', { board: 'Teacher tired, 4 Passenger, Chef tired' })
  })

  test('E52, TB-K16: Technician takes cards back, himself too', () => {
    given({ A: { board: 'Technician, Chef, Baby' } })
      .when(A.tires('Technician'), A.picks('Technician'), A.picks('Baby'))
      .has('A', { hand: 'Technician, Baby', board: 'Chef' })
  })

  test('E53, TB-K46: a Torpedo needs a hand card', () => {
    given({ A: { board: 'Torpedo' } }).refuses(A.tires('Torpedo'), 'TB-14.1', 'refuse.noHandCard')
  })

  test('E54, TB-3.4, 3.7: Tycoon before or after the own cards', () => {
    const table = { phase: 'sinking', A: { deck: '', board: 'Tycoon' }, B: { deck: 4 }, C: { deck: 4 }, from: [TURN_DRAW] } as const
    given(table)
      .when(A.first('theirs'), A.names('B'))
      .sunk('A')
      .has('B', { deck: 3 - 3 })
    given(table)
      .when(A.first('own'))
      .sunk('A')
      .has('B', { deck: 4 - 3 })
  })
})
