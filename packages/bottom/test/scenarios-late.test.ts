import { describe, expect, test } from 'vitest'
import { END_POINTS, TURN_DRAW, TURN_NEXT, TURN_READY } from '../src/rules/steps.ts'
import { A, B, C, given } from './voyage.ts'

describe('further scenarios', () => {
  test('TB-6.6, TB-R31: what Storyteller puts on board finds its place', () => {
    given({
      A: { board: 'Storyteller, Singer, Chef', deck: 'Assistant' },
      B: { deck: 'Stowaway' },
      C: { deck: '' },
    })
      .when(A.tires('Storyteller'), A.puts('board'), A.laysOn('Singer'), B.puts('board'), B.names('A'))
      .has('A', { board: 'Storyteller tired, Singer + Assistant, Chef, Stowaway' })
      .untouched('C')
      .sunk()
  })

  test('TB-K29, TB-R5: what Profiteer may sell', () => {
    const board = 'Profiteer, Chef + Assistant, Flapper'
    given({ A: { board } })
      .when(A.tires('Profiteer'))
      .refuses(A.picks('Chef'), 'TB-17.5')
      .when(A.picks('Assistant'))
      .points(4)
      .has('A', { board: 'Profiteer tired, Chef, Flapper' })
    given({ A: { board }, B: { board: 'Polka Dancer' } })
      .when(A.tires('Profiteer'), A.picks('Flapper'))
      .points(0)
      .asks({ A: 'flapper.pick' })
  })

  test('TB-K20, TB-R27: sunk boards are not counted', () => {
    given({
      phase: 'sinking',
      A: { board: 'Proletarian, Lady' },
      B: { board: 'Torpedo' },
      C: { board: 'Band, Iceberg', sunk: true },
    })
      .when(A.tires('Proletarian'))
      .asks({ A: 'own.pick' })
      .when(A.picks('Lady'))
      .has('A', { board: 'Proletarian tired', water: 'Lady' })
      .has('B', { board: '', water: 'Torpedo' })
      .untouched('C')
  })

  test('TB-18.4, TB-R52: Steersman reorders before a hit on the deck', () => {
    given({ active: 'B', A: { board: 'Steersman', deck: 'Pirate, Baby, Rats, Maid' }, B: { board: 'Burglar' } })
      .when(B.tires('Burglar'))
      .asks({ A: 'react.hit' })
      .when(A.steers, A.next(1), A.keeps)
      .has('B', { hand: 'Baby' })
      .has('A', { deck: 'Pirate, Rats, Maid' })
      .knows('B', 'A', 'deck', '?', '?', '?')
    given({ active: 'B', A: { board: 'Steersman, Lifebuoy', deck: 'Pirate, Baby, Rats, Maid' }, B: { board: 'Burglar' } })
      .when(B.tires('Burglar'), A.steers, A.next(1), A.keeps)
      .asks({ A: 'react.hit' })
      .refuses(A.steers, 'TB-18.4')
      .when(A.throws('Lifebuoy'))
      .has('A', { deck: 'Baby, Pirate, Rats, Maid' })
  })

  test('TB-11.2, TB-K4, TB-R4: Lifeboat', () => {
    given({ phase: 'sinking', A: { deck: '', board: 'Lifeboat + Assistant', hand: 'Pirate, Stowaway, Baby' }, from: [TURN_DRAW] })
      .refuses(A.picks('Stowaway'), 'TB-11.2')
      .when(A.picks('Pirate'))
      .has('A', { board: 'Lifeboat + Assistant, Pirate tired, Baby' })
      .worth('A', 28)
      .sunk('A')
  })

  test('TB-10.4, 12.1, 12.3, TB-R56: the last ship may be abandoned, and equal scores win together', () => {
    given({
      phase: 'sinking',
      A: { board: 'Band, Stoker' },
      B: { board: 'Iceberg, Lifeboat', sunk: true },
      C: { board: 'Torpedo, Pirate, Passenger', sunk: true },
    })
      .when(A.abandons)
      .ends({ scores: { A: 25, B: 20, C: 25 }, winners: ['A', 'C'], why: 'ended.sunk' })
    given({ phase: 'sinking', A: {}, B: {} }).refuses(A.abandons, 'TB-10.4')
  })

  test('TB-10.4, TB-2.7, TB-R71: abandoning ship does not escape the end of the turn', () => {
    const table = { phase: 'sinking', A: { board: 'Arbiter, Pirate' }, B: { board: 'Torpedo, Rats', sunk: true } } as const
    given(table)
      .when(A.abandons)
      .tells('judged', { seat: 0 })
      .ends({ scores: { A: 7, B: 15 }, winners: ['B'], why: 'ended.sunk' })
    // Two Arbiters: the first sends the Pirate back, the second himself and his like.
    given({ ...table, A: { board: '2 Arbiter, Pirate, Baby' } })
      .when(A.abandons)
      .ends({ scores: { A: 2, B: 15 }, winners: ['B'], why: 'ended.sunk' })
    // What sinks a ship in the middle of its turn still does so on the spot.
    given({ ...table, A: { board: 'Arbiter, Pirate, Polka Dancer', deck: '' } })
      .when(A.tires('Polka Dancer'))
      .ends({ scores: { A: 22, B: 15 }, winners: ['A'], why: 'ended.sunk' })
  })

  test('TB-14.11, 6.4, TB-R43: the price in the purse follows the own board', () => {
    const table = { points: 0, A: { hand: 'Chef' }, B: { board: 'Teacher, 3 Passenger', hand: 'Rose, Lady' } } as const
    given(table)
      .when(A.sacrifices('Chef'), B.uses('Teacher'), B.sacrifices('Rose'))
      .has('B', { board: 'Teacher tired, 3 Passenger, Rose' })
      .refuses(B.takes('Chef'), 'TB-6.2')
      .when(B.sacrifices('Lady'), B.takes('Chef'))
      .has('B', { board: 'Teacher tired, 3 Passenger, Rose, Chef tired' })
      .asks({ A: 'main' })
    given(table)
      .when(A.sacrifices('Chef'), B.uses('Teacher'), B.sacrifices('Lady'), B.takes('Chef'), B.done)
      .tells('purseLost', { points: 2 })
  })

  test('TB-4.4, 4.5: Seal with Band, Seal with Flapper', () => {
    const voyage = given({ A: { hand: 'Seal, Band, Flapper', board: '2 Passenger' }, B: { board: 'Polka Dancer, Teacher', hand: 'Baby' } })
    voyage
      .refuses(A.pairs('Band'), 'TB-4.5')
      .when(A.pairs('Flapper'))
      .points(0)
      .asks({ A: 'flapper.pick' })
      .when(A.passes)
      .asks({ B: 'react.teacher' })
    expect(voyage.names(voyage.state.chain[0].picks)).toEqual(['Flapper', 'Seal'])
  })

  test('TB-19.1, 19.2, TB-R54: the undertow grows until it sinks the ship', () => {
    const table = { phase: 'sinking', turns: 15, A: { board: 'Anchor', deck: 7 }, B: { board: 'Anchor', deck: 3 } } as const
    given({ ...table, from: [TURN_READY] })
      .has('A', { deck: 6 })
      .when(A.ends)
      .has('B', { deck: 2 })
      .when(B.ends)
      .has('A', { deck: 4 })
      .when(A.ends)
      .has('B', { deck: 0 })
      .when(B.ends)
      .has('A', { deck: 1 })
      .when(A.ends)
      .sunk('A', 'B')
    given({ ...table, turns: 18, A: { board: 'Anchor', deck: 1 }, from: [TURN_READY] }).sunk('A', 'B')
    given({ ...table, options: { stall: 'off' }, from: [TURN_READY] }).has('A', { deck: 7 })
  })

  test('TB-15.4, 17.4, 14.9, TB-R38, R39: Arbiter, Assistant and Lifebuoy', () => {
    given({ phase: 'sinking', A: { board: 'Arbiter' }, B: { board: 'Pirate + Assistant', deck: 9 }, C: { board: 'Torpedo, Lifebuoy' } })
      .when(A.ends)
      .asks({ C: 'react.hit' })
      .when(C.throws('Lifebuoy'))
      .has('A', { board: 'Arbiter' })
      .has('B', { board: 'Pirate' })
      .has('C', { board: 'Torpedo', water: 'Lifebuoy' })
  })

  test('TB-9.7, 19.3, TB-R55: a Cruise that lasts too long ends, without the Iceberg', () => {
    const voyage = given({ turn: 50, turns: 25, active: 'B', A: { deck: 9 }, from: [END_POINTS, TURN_NEXT] })
    voyage.asks({ A: 'main' }).has('A', { deck: 4 })
    expect(voyage.state).toMatchObject({ phase: 'sinking', turn: 1, iceberg: -1 })
    expect(voyage.names(voyage.state.gone)).toContain('Iceberg')
    const endless = given({ turn: 50, turns: 25, active: 'B', options: { cruiseRounds: 0 }, from: [TURN_NEXT] })
    expect(endless.state.phase).toBe('cruise')
  })

  test('TB-11.3, TB-10.4: a sunk seat is no opponent', () => {
    const voyage = given({
      phase: 'sinking',
      A: { board: 'Pirate, Fanatic, Beggar, Singer' },
      B: { board: 'Ship Guard, Pirate', sunk: true },
    })
    voyage
      .refuses(A.tires('Pirate'), 'TB-14.1')
      .refuses(A.tires('Fanatic'), 'TB-14.1')
      .refuses(A.tires('Beggar'), 'TB-14.1')
      .when(A.tires('Singer'))
      .points(3)
  })

  test('TB-5.1, TB-R6: cards of value 0 are bought for nothing', () => {
    given({ row: 'Anchor, Jack, Rats', shopDeck: 'Maid, Chef, Lady, Rose' })
      .when(A.buys(1), A.buys(2))
      .points(0)
      .has('A', { water: 'Anchor, Jack' })
      .tells('offered', { slot: 1 }, { slot: 2 })
  })

  test('TB-14.8, 14.12, 15.5: windows of a purse come before the window around it goes on', () => {
    const table = { A: { hand: 'Lifebuoy' }, B: { board: 'Teacher', hand: 'Rats' }, C: { board: 'Teacher', hand: 'Rats' } } as const
    const voyage = given(table).when(A.sacrifices('Lifebuoy'), B.uses('Teacher'), B.sacrifices('Rats'), B.takes('Lifebuoy'))
    voyage.asks({ C: 'react.teacher' })
    expect(voyage.names(voyage.state.chain.at(-1)?.picks ?? [])).toEqual(['Rats'])
    voyage.when(C.passes).asks({ A: 'main' })
    given(table).when(A.sacrifices('Lifebuoy'), B.passes).asks({ C: 'react.teacher' }).when(C.passes).asks({ A: 'main' })
  })

  test('TB-15.6, 14.11: Flapper fetches herself with a copied Life Jacket', () => {
    given({ A: { hand: 'Flapper' }, B: { board: 'Life Jacket' }, C: { board: 'Teacher', hand: 'Baby' } })
      .when(A.sacrifices('Flapper'), A.copies('Life Jacket'))
      .has('A', { board: 'Flapper', water: '' })
      .has('B', { board: 'Life Jacket' })
      .asks({ A: 'main' })
  })

  test('TB-3.10, TB-R22: a Torpedo against a short deck', () => {
    for (const phase of ['cruise', 'sinking'] as const)
      given({ phase, A: { board: 'Torpedo', hand: 'Passenger' }, B: { deck: 2, water: '5 Passenger' } })
        .when(A.tires('Torpedo'))
        .has('B', { deck: 0 })
        .has('A', { water: 'Passenger', hand: '' })
        .sunk()
        .check(({ ships }) => expect(ships[1].water).toHaveLength(7))
  })

  test('TB-2.6: with nothing to do only the end is offered', () => {
    given({ A: { board: 'Singer tired' } }).offers(A.ends)
    given({ phase: 'sinking', A: { board: 'Singer tired' } }).offers(A.ends)
  })

  test('TB-14.6, 14.13: the actor may guard the own action', () => {
    given({ A: { board: 'Lady, Ship Guard' }, B: { board: 'Ship Guard', hand: 'Rats, Baby' } })
      .when(A.tires('Lady'), B.uses('Ship Guard'))
      .asks({ A: 'react.guard' })
      .when(A.uses('Ship Guard'))
      .has('A', { board: 'Lady tired, Ship Guard tired' })
      .has('B', { board: 'Ship Guard tired' })
      .check(({ ships }) => expect(ships[0].hand).toHaveLength(1))
  })

  test('TB-14.8, 14.14: a seat whose reaction was cancelled is asked again', () => {
    const table = { A: { board: 'Pirate, Ship Guard' }, B: { board: 'Steward, Lifebuoy, Chef' } } as const
    given(table)
      .when(A.tires('Pirate'), A.picks('Chef'), B.redirects('Steward'), A.uses('Ship Guard'))
      .asks({ B: 'react.hit' })
      .refuses(B.redirects('Steward'), 'TB-7.2')
      .when(B.throws('Lifebuoy'))
      .has('B', { board: 'Steward tired, Chef', water: 'Lifebuoy' })
      .has('A', { board: 'Pirate tired, Ship Guard tired', hand: '' })
    given(table)
      .when(A.tires('Pirate'), A.picks('Chef'), B.redirects('Steward'), A.passes)
      .asks({ B: 'steward.pick' })
      .when(B.picks('Lifebuoy'))
      .has('A', { hand: 'Lifebuoy' })
      .asks({ A: 'main' })
  })

  test('TB-15.2, 15.3, 15.4, TB-R64: several Arbiters, in the order they entered', () => {
    given({ phase: 'sinking', A: { board: '2 Arbiter, Maid' }, B: { board: 'Steersman', deck: 9 } })
      .when(A.ends)
      .has('A', { board: 'Maid', hand: '2 Arbiter' })
      .has('B', { board: '' })
    given({ phase: 'sinking', A: { board: '2 Arbiter, Maid' }, B: { board: 'Steersman, Pirate', deck: 9 } })
      .when(A.ends)
      .has('A', { board: 'Maid', hand: '2 Arbiter' })
      .has('B', { board: '' })
  })

  test('TB-14.10, TB-R41: Steward needs an alternative, and against Rats is none himself', () => {
    given({ A: { board: 'Rats' }, B: { board: 'Steward, Singer, Maid' } })
      .when(A.tires('Rats'), A.picks('Singer'))
      .asks({ A: 'main' })
      .has('B', { board: 'Steward, Singer tired, Maid' })
    given({ A: { board: 'Rats' }, B: { board: 'Steward, Singer, Maid, Polka Dancer' } })
      .when(A.tires('Rats'), A.picks('Singer'), B.redirects('Steward'))
      .refuses(B.picks('Maid'), 'TB-14.10')
      .when(B.picks('Polka Dancer'))
      .has('B', { board: 'Steward tired, Singer, Maid, Polka Dancer tired' })
  })

  test('TB-11.2, TB-R62: rescues are counted when the ship sinks', () => {
    const sinks = (hand: string) => given({ phase: 'sinking', A: { deck: '', board: 'Lifeboat', hand }, from: [TURN_DRAW] })
    sinks('Lifeboat, Pirate').when(A.picks('Lifeboat')).worth('A', 20).sunk('A')
    sinks('Lifeboat, Pirate').when(A.picks('Pirate')).worth('A', 22)
    sinks('Assistant, Pirate').when(A.picks('Assistant')).worth('A', 14).has('A', { board: 'Lifeboat + Assistant' })
    sinks('2 Stowaway').worth('A', 10).sunk('A')
  })

  test('TB-R63: a card that leaves a hand face down takes the knowledge of that hand with it', () => {
    const voyage = given({ phase: 'sinking', A: { hand: 'Baby, Seal', board: 'Maid, Arbiter, Pirate', deck: 9 }, B: { deck: 9 } })
    voyage.when(A.ends).knows('B', 'A', 'hand', 'Pirate', '?', '?')
    voyage.when(B.ends).asks({ A: 'before' }).when(A.tidies('Pirate'))
    voyage.knows('B', 'A', 'hand', '?', '?', '?', '?', '?').knows('A', 'A', 'deck', '?', '?', '?', '?', '?', '?', 'Pirate')
    voyage.knows('B', 'A', 'deck', '?', '?', '?', '?', '?', '?', '?')
  })

  test('TB-17.9, 14.13: the second use of a covered Ship Guard', () => {
    const table = { A: { board: 'Singer' }, B: { board: 'Ship Guard + Assistant' }, C: { board: 'Ship Guard' } } as const
    const chain = given(table).when(A.tires('Singer'), B.uses('Ship Guard'), C.uses('Ship Guard')).asks({ B: 'react.guard' })
    chain.when(B.uses('Ship Guard')).points(0).has('B', { board: 'Ship Guard tired + Assistant' }).has('C', { board: 'Ship Guard tired' })
    given(table)
      .when(A.tires('Singer'), B.uses('Ship Guard'), C.uses('Ship Guard'), B.passes)
      .asks({ B: 'react.guard' })
      .when(B.uses('Ship Guard'))
      .points(0)
      .has('B', { board: 'Ship Guard tired + Assistant' })
      .has('C', { board: 'Ship Guard tired' })
  })

  test('TB-7.5: the mark of use stays with the card through hand, deck and shuffle', () => {
    given({ options: { actAgain: 'once' }, A: { board: 'Caretaker, Captain, Technician, Singer', deck: '' } })
      .when(A.tires('Singer'), A.tires('Technician'), A.picks('Singer'), A.done, A.tires('Captain'), A.plays('Singer'))
      .points(0)
      .has('A', { board: 'Caretaker, Captain tired, Technician tired, Singer' })
      .refuses(A.tires('Singer'), 'TB-7.5')
  })
})
