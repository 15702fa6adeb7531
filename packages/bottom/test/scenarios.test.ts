import { describe, expect, test } from 'vitest'
import { END_POINTS, FILL_ROW, TURN_BEFORE, TURN_DRAW, TURN_NEXT, TURN_READY } from '../src/steps.ts'
import { A, B, C, given } from './voyage.ts'

describe('further scenarios', () => {
  test('S1, TB-1.4, 5.6, TB-R13, R14: Lockdowns at the set-up sweep again and again', () => {
    const swept = 'Maid, Lockdown, Rats, Lockdown, Seal, Chef, Lady, Lockdown, Jack, Rose'
    const voyage = given({ row: '', shopDeck: `${swept}, Singer, Anchor, Beggar, Burglar, Fanatic, Navigator`, from: [FILL_ROW] })
    expect(voyage.names(voyage.state.row)).toEqual(['Singer', 'Anchor', 'Beggar', 'Burglar', 'Fanatic'])
    expect(voyage.names(voyage.state.shopDiscard)).toEqual(['Maid', 'Rats', 'Seal', 'Chef', 'Lady', 'Jack', 'Rose'])
    expect(voyage.names(voyage.state.gone).filter((name) => name === 'Lockdown')).toHaveLength(3)
  })

  test('S2, TB-5.4: the discard is shuffled in, and then slots stay empty', () => {
    const voyage = given({ points: 9, row: 'Rats, Fisherman, Lifebuoy, Singer, Jack', shopDeck: '', shopDiscard: 'Maid, Chef' })
    voyage.when(A.buys(1), A.buys(2), A.buys(3)).points(1)
    expect(voyage.names(voyage.state.row.slice(0, 2)).toSorted()).toEqual(['Chef', 'Maid'])
    expect(voyage.state.row[2]).toBe(-1)
    voyage.refuses(A.buys(3), 'TB-5.4').when(A.buys(5)).points(1)
  })

  test('S3, TB-9.1, TB-R15: the Iceberg ends the turn without its end', () => {
    given({ points: 20, A: { board: 'Arbiter', hand: '7 Passenger', deck: 5 }, B: { board: 'Steersman', deck: 8 } })
      .when(A.buys('iceberg'))
      .has('A', { board: 'Arbiter', deck: 8 })
      .has('B', { board: 'Steersman' })
  })

  test('S4, TB-3.6: deck and water empty, the rest of the draw is lost', () => {
    given({ A: { deck: 2 }, from: [TURN_DRAW] })
      .has('A', { deck: 0 })
      .sunk()
      .asks({ A: 'main' })
  })

  test('S5, TB-9.5, 3.2, TB-R16: too few cards at the start of the Sinking do not sink a ship, a later draw does', () => {
    const voyage = given({ points: 20, A: { deck: 8 }, B: { deck: '', hand: '3 Passenger' } }).when(A.buys('iceberg'))
    voyage.has('B', { hand: '3 Passenger', deck: 0 }).sunk()
    given({ phase: 'sinking', turn: 2, A: { deck: '', hand: '3 Passenger' }, from: [TURN_READY] }).sunk('A')
  })

  test('S6, TB-3.2, TB-R18, TB-K26: a number of 0 never sinks', () => {
    given({ phase: 'sinking', turn: 1, active: 'B', B: { board: '2 Stoker', deck: '' }, from: [TURN_READY] })
      .sunk()
      .asks({ B: 'main' })
    given({ phase: 'sinking', turn: 1, active: 'B', B: { board: 'Stoker + Assistant', deck: '' }, from: [TURN_READY] }).sunk()
  })

  test('S8, TB-2.4, TB-R20: Maid works before a skipped drawing', () => {
    given({ A: { board: 'Maid, Anchor', hand: 'Baby, Lady', deck: 'Rats, Seal' }, from: [TURN_BEFORE] })
      .when(A.tidies('Baby'))
      .asks({ A: 'main' })
      .has('A', { deck: 'Rats, Seal, Baby', hand: 'Lady' })
      .knows('A', 'A', 'deck', '?', '?', 'Baby')
      .knows('B', 'A', 'deck', '?', '?', '?')
  })

  test('S9, TB-7.5, 19.1, TB-R50: one very card acts once a turn, even if it comes back', () => {
    const voyage = given({
      phase: 'sinking',
      A: { board: 'Caretaker, 2 Stoker, Polka Dancer', deck: 'Jack' },
      B: { deck: 20 },
      from: [TURN_READY],
    })
    voyage
      .has('A', { hand: 'Jack', deck: 0 })
      .when(A.plays('Jack'), A.tires('Jack'))
      .has('A', { deck: 'Jack' })
      .when(A.tires('Polka Dancer'), A.plays('Jack'))
      .refuses(A.tires('Jack'), 'TB-7.5')
      .when(A.ends, B.ends)
      .sunk('A')
    given({ phase: 'sinking', turns: 15, A: { board: 'Caretaker, 2 Stoker', deck: 'Jack' }, from: [TURN_READY] }).sunk('A')
  })

  test('S10, TB-3.8, 11.4: a ship that sinks in its own turn does nothing more', () => {
    given({ phase: 'sinking', points: 5, A: { deck: 1, board: 'Polka Dancer + Assistant, Arbiter' }, B: { board: 'Band' } })
      .when(A.tires('Polka Dancer'))
      .sunk('A')
      .worth('A', 14)
      .points(0)
      .has('B', { board: 'Band' })
      .asks({ B: 'main' })
  })

  test('S11, TB-K43: Captain shuffles cards in and draws as many', () => {
    given({ phase: 'sinking', A: { deck: '', hand: 'Rats, Baby, Seal, Maid', board: 'Captain' } })
      .when(A.tires('Captain'), A.picks('Rats'), A.picks('Baby'), A.picks('Seal'), A.done)
      .has('A', { hand: 'Rats, Baby, Seal, Maid', deck: 0, board: 'Captain tired' })
      .sunk()
      .knows('B', 'A', 'hand', '?', '?', '?', '?')
    given({ A: { deck: 3, hand: 'Rats, Baby', board: 'Captain' } })
      .when(A.tires('Captain'))
      .refuses(A.done, 'TB-17.3')
  })

  test('S12, TB-K18, 14.9: Janitor, the actor first', () => {
    given({ A: { board: 'Janitor', deck: 2 }, B: { board: 'Lifebuoy, Lady' }, C: {} })
      .when(A.tires('Janitor'))
      .asks({ B: 'react.hit' })
      .when(B.throws('Lifebuoy'))
      .has('A', { board: '', deck: 3 })
      .knows('B', 'A', 'deck', '?', '?', 'Janitor')
      .has('B', { board: 'Lady', water: 'Lifebuoy' })
      .untouched('C')
      .asks({ A: 'main' })
  })

  test('S14, TB-K40: Beggar, each opponent chooses', () => {
    given({ A: { board: 'Beggar' }, B: { board: 'Stowaway, Pirate' }, C: { board: 'Rose' } })
      .when(A.tires('Beggar'), B.picks('Stowaway'))
      .has('B', { hand: 'Stowaway', board: 'Pirate' })
      .has('C', { hand: 'Rose', board: '' })
  })

  test('S15, TB-K11: Rats on a ready Ship Guard', () => {
    const table = { A: { board: 'Rats' }, B: { board: 'Ship Guard' } } as const
    given(table).when(A.tires('Rats'), B.uses('Ship Guard')).has('B', { board: 'Ship Guard tired' })
    given(table).when(A.tires('Rats'), B.passes).has('B', { board: 'Ship Guard tired' })
  })

  test('S16, TB-17.4, 17.5: covered, tired and untiring cards are no target for Rats', () => {
    given({ A: { board: 'Rats' }, B: { board: 'Ship Guard + Assistant, Bartender tired, Maid' } }).refuses(A.tires('Rats'), 'TB-14.1')
  })

  test('S17, S18, TB-17.4, 17.5, TB-K45: a second pick may name the former partner', () => {
    given({ A: { board: 'Pirate' }, B: { board: 'Torpedo + Assistant' } })
      .when(A.tires('Pirate'))
      .has('A', { hand: 'Assistant' })
      .has('B', { board: 'Torpedo' })
    given({ A: { board: 'Pirate + Assistant' }, B: { board: 'Torpedo + Assistant' } })
      .when(A.tires('Pirate'), A.picks('Torpedo'))
      .has('A', { hand: 'Assistant, Torpedo', board: 'Pirate tired + Assistant' })
      .has('B', { board: '' })
    given({ A: { board: 'Pirate + Assistant' }, B: { board: 'Rats, Maid' }, C: { board: 'Chef' } })
      .when(A.tires('Pirate'), A.picks('Rats'))
      .refuses(A.picks('Chef'), 'TB-17.3')
      .when(A.done)
      .has('A', { hand: 'Rats' })
  })

  test('S20, TB-15.5: first the Flappers, then the batches in order', () => {
    given({
      A: { board: 'Fanatic', deck: 'Pirate, Baby' },
      B: { board: 'Flapper' },
      C: { board: 'Burglar tired, Teacher', hand: 'Stoker' },
    })
      .when(A.tires('Fanatic'), A.picks('Flapper'))
      .asks({ B: 'flapper.pick' })
      .when(B.copies('Burglar'))
      .asks({ B: 'act.seat' })
      .when(B.names('A'))
      .has('B', { hand: 'Pirate' })
      .asks({ C: 'react.teacher' })
      .when(C.uses('Teacher'), C.sacrifices('Stoker'), C.takes('Flapper'))
      .has('C', { board: 'Burglar tired, Teacher tired, Flapper' })
      .tells('purseLost', { points: 1 })
      .asks({ A: 'main' })
      .has('A', { water: 'Fanatic' })
  })

  test('S21, TB-13.1, 14.12: a Torpedo’s cards one after another', () => {
    given({
      A: { board: 'Torpedo', hand: 'Passenger' },
      B: { deck: 'Rose, Band, Flapper', board: '3 Passenger, Teacher', hand: 'Baby' },
      C: { board: 'Teacher', hand: 'Baby' },
    })
      .when(A.tires('Torpedo'), A.names('B'))
      .has('B', { board: '3 Passenger, Teacher, Rose', water: 'Band, Flapper', deck: 0 })
      .has('A', { water: 'Passenger' })
      .asks({ B: 'flapper.pick' })
      .when(B.passes)
      .asks({ C: 'react.teacher' })
      .when(C.passes)
      .asks({ B: 'react.teacher' })
      .when(B.passes)
      .asks({ C: 'react.teacher' })
      .when(C.passes)
      .asks({ A: 'main' })
  })

  test('S22, TB-14.10: Steward against a Torpedo names as many positions', () => {
    given({
      A: { board: 'Torpedo', hand: 'Passenger' },
      B: { board: 'Steward, Navigator', deck: 'Pirate, Chef, Rats, Baby, Maid' },
    })
      .when(A.tires('Torpedo'), B.redirects('Steward'), B.position(3), B.position(4), B.position(5))
      .has('B', { deck: 'Pirate, Chef', water: 'Rats, Baby, Maid' })
  })

  test('S23, TB-3.9, 3.10, TB-R21: only draws reshuffle a water', () => {
    given({ A: { board: 'Burglar, Tycoon', deck: 9 }, B: { deck: '', water: '6 Passenger' }, from: [TURN_DRAW] })
      .when(A.first('theirs'))
      .has('B', { deck: 5, water: '' })
    given({ A: { board: 'Burglar, Tycoon' }, B: { deck: '', water: '6 Passenger' } }).refuses(A.tires('Burglar'), 'TB-14.1')
  })

  test('S24, TB-3.9, TB-R21: Tycoon sinks nobody', () => {
    given({ phase: 'sinking', A: { board: 'Tycoon', deck: 9 }, B: { deck: '' }, from: [TURN_DRAW] })
      .asks({ A: 'main' })
      .has('A', { deck: 6 })
      .sunk()
  })

  test('S26, TB-14.13, TB-R34: a Ship Guard against a Ship Guard', () => {
    given({ A: { board: 'Lady' }, B: { board: 'Ship Guard, Lifebuoy', hand: 'Rats' }, C: { board: 'Ship Guard', hand: 'Baby' } })
      .when(A.tires('Lady'), A.names('B'), B.uses('Ship Guard'))
      .asks({ C: 'react.guard' })
      .when(C.uses('Ship Guard'))
      .asks({ B: 'react.hit' })
      .when(B.passes)
      .has('A', { hand: 'Rats' })
      .has('B', { board: 'Ship Guard tired, Lifebuoy' })
      .has('C', { board: 'Ship Guard tired' })
  })

  test('S27, TB-14.13: a Ship Guard against a Bartender', () => {
    given({ points: 5, A: { hand: 'Stoker' }, B: { board: 'Bartender' }, C: { board: 'Ship Guard' } })
      .when(A.plays('Stoker'), B.uses('Bartender'), C.uses('Ship Guard'))
      .has('A', { board: 'Stoker' })
      .has('B', { board: 'Bartender tired' })
      .has('C', { board: 'Ship Guard tired' })
  })

  test('S28, TB-17.9: a reaction card with Assistant has two uses', () => {
    given({ A: { board: 'Singer, Convict, Polka Dancer', deck: 4 }, B: { board: 'Ship Guard + Assistant' } })
      .when(A.tires('Singer'), B.uses('Ship Guard'))
      .has('B', { board: 'Ship Guard + Assistant' })
      .when(A.tires('Convict'), B.uses('Ship Guard'))
      .has('B', { board: 'Ship Guard tired + Assistant' })
      .when(A.tires('Polka Dancer'))
      .points(0)
      .has('A', { deck: 3 })
  })

  test('S29, TB-14.6, TB-R37, R26: a Stowaway being played is no hit', () => {
    given({ points: 4, A: { hand: 'Stowaway' }, B: { board: 'Bartender' }, C: { board: 'Lifebuoy' } })
      .when(A.plays('Stowaway'), A.names('C'))
      .asks({ B: 'react.bar' })
      .when(B.uses('Bartender'))
      .has('A', { hand: 'Stowaway' })
      .points(4)
      .untouched('C')
      .asks({ A: 'main' })
  })

  test('S30, TB-12.2, 6.9, TB-R24, R25: a Stowaway is a hot potato', () => {
    given({ active: 'B', points: 4, A: { board: '' }, B: { board: 'Stowaway, Chef, Technician' } })
      .when(B.tires('Technician'), B.picks('Stowaway'), B.done, B.plays('Stowaway'))
      .has('B', { board: 'Chef, Technician tired' })
      .worth('B', 9)
      .worth('A', -4)
  })

  test('S32, TB-K32, 10.2: Chef keeps a ship afloat', () => {
    given({ phase: 'sinking', A: { deck: '', water: 'Baby, Rats', board: 'Chef, Stoker, Stoker' }, B: { deck: 9 } })
      .when(A.tires('Chef'), A.picks('Baby'))
      .knows('B', 'A', 'deck', 'Baby')
      .when(A.ends, B.ends)
      .has('A', { hand: 'Baby' })
      .sunk()
  })

  test('S33, TB-6.6, TB-R31: what Storyteller puts on board finds its place', () => {
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

  test('S34, TB-K29, TB-R5: what Profiteer may sell', () => {
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

  test('S35, TB-K20, TB-R27: sunk boards are not counted', () => {
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

  test('S36, TB-18.4, TB-R52: Steersman reorders before a hit on the deck', () => {
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

  test('S38, TB-11.2, TB-K4, TB-R4: Lifeboat', () => {
    given({ phase: 'sinking', A: { deck: '', board: 'Lifeboat + Assistant', hand: 'Pirate, Stowaway, Baby' }, from: [TURN_DRAW] })
      .refuses(A.picks('Stowaway'), 'TB-11.2')
      .when(A.picks('Pirate'))
      .has('A', { board: 'Lifeboat + Assistant, Pirate tired, Baby' })
      .worth('A', 28)
      .sunk('A')
  })

  test('S39, TB-10.4, 12.1, 12.3, TB-R56: the last ship may be abandoned, and equal scores win together', () => {
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

  test('S40, TB-14.11, 6.4, TB-R43: the price in the purse follows the own board', () => {
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

  test('S41, TB-4.4, 4.5: Seal with Band, Seal with Flapper', () => {
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

  test('S42, TB-19.1, 19.2, TB-R54: the undertow grows until it sinks the ship', () => {
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

  test('S44, TB-15.4, 17.4, 14.9, TB-R38, R39: Arbiter, Assistant and Lifebuoy', () => {
    given({ phase: 'sinking', A: { board: 'Arbiter' }, B: { board: 'Pirate + Assistant', deck: 9 }, C: { board: 'Torpedo, Lifebuoy' } })
      .when(A.ends)
      .asks({ C: 'react.hit' })
      .when(C.throws('Lifebuoy'))
      .has('A', { board: 'Arbiter' })
      .has('B', { board: 'Pirate' })
      .has('C', { board: 'Torpedo', water: 'Lifebuoy' })
  })

  test('S45, TB-9.7, 19.3, TB-R55: a Cruise that lasts too long ends, without the Iceberg', () => {
    const voyage = given({ turn: 50, turns: 25, active: 'B', A: { deck: 9 }, from: [END_POINTS, TURN_NEXT] })
    voyage.asks({ A: 'main' }).has('A', { deck: 4 })
    expect(voyage.state).toMatchObject({ phase: 'sinking', turn: 1, iceberg: -1 })
    expect(voyage.names(voyage.state.gone)).toContain('Iceberg')
    const endless = given({ turn: 50, turns: 25, active: 'B', options: { cruiseRounds: 0 }, from: [TURN_NEXT] })
    expect(endless.state.phase).toBe('cruise')
  })

  test('S46, TB-11.3, TB-10.4: a sunk seat is no opponent', () => {
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

  test('S47, TB-5.1, TB-R6: cards of value 0 are bought for nothing', () => {
    given({ row: 'Anchor, Jack, Rats', shopDeck: 'Maid, Chef, Lady, Rose' })
      .when(A.buys(1), A.buys(2))
      .points(0)
      .has('A', { water: 'Anchor, Jack' })
      .tells('offered', { slot: 1 }, { slot: 2 })
  })

  test('S48, TB-14.8, 14.12, 15.5: windows of a purse come before the window around it goes on', () => {
    const table = { A: { hand: 'Lifebuoy' }, B: { board: 'Teacher', hand: 'Rats' }, C: { board: 'Teacher', hand: 'Rats' } } as const
    const voyage = given(table).when(A.sacrifices('Lifebuoy'), B.uses('Teacher'), B.sacrifices('Rats'), B.takes('Lifebuoy'))
    voyage.asks({ C: 'react.teacher' })
    expect(voyage.names(voyage.state.chain.at(-1)?.picks ?? [])).toEqual(['Rats'])
    voyage.when(C.passes).asks({ A: 'main' })
    given(table).when(A.sacrifices('Lifebuoy'), B.passes).asks({ C: 'react.teacher' }).when(C.passes).asks({ A: 'main' })
  })

  test('S50, TB-15.6, 14.11: Flapper fetches herself with a copied Life Jacket', () => {
    given({ A: { hand: 'Flapper' }, B: { board: 'Life Jacket tired' }, C: { board: 'Teacher', hand: 'Baby' } })
      .when(A.sacrifices('Flapper'), A.copies('Life Jacket'))
      .has('A', { board: 'Flapper', water: '' })
      .has('B', { board: 'Life Jacket tired' })
      .asks({ A: 'main' })
  })

  test('S51, TB-3.10, TB-R22: a Torpedo against a short deck', () => {
    for (const phase of ['cruise', 'sinking'] as const)
      given({ phase, A: { board: 'Torpedo', hand: 'Passenger' }, B: { deck: 2, water: '5 Passenger' } })
        .when(A.tires('Torpedo'))
        .has('B', { deck: 0 })
        .has('A', { water: 'Passenger', hand: '' })
        .sunk()
        .check(({ ships }) => expect(ships[1].water).toHaveLength(7))
  })

  test('S52, TB-2.6: with nothing to do only the end is offered', () => {
    given({ A: { board: 'Singer tired' } }).offers(A.ends)
    given({ phase: 'sinking', A: { board: 'Singer tired' } }).offers(A.ends)
  })

  test('S53, TB-14.6, 14.13: the actor may guard the own action', () => {
    given({ A: { board: 'Lady, Ship Guard' }, B: { board: 'Ship Guard', hand: 'Rats, Baby' } })
      .when(A.tires('Lady'), B.uses('Ship Guard'))
      .asks({ A: 'react.guard' })
      .when(A.uses('Ship Guard'))
      .has('A', { board: 'Lady tired, Ship Guard tired' })
      .has('B', { board: 'Ship Guard tired' })
      .check(({ ships }) => expect(ships[0].hand).toHaveLength(1))
  })

  test('S54, TB-14.8, 14.14: a seat whose reaction was cancelled is asked again', () => {
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

  test('S56, TB-15.2, 15.3, 15.4, TB-R64: several Arbiters, in the order they entered', () => {
    given({ phase: 'sinking', A: { board: '2 Arbiter, Maid' }, B: { board: 'Steersman', deck: 9 } })
      .when(A.ends)
      .has('A', { board: 'Maid', hand: '2 Arbiter' })
      .has('B', { board: '' })
    given({ phase: 'sinking', A: { board: '2 Arbiter, Maid' }, B: { board: 'Steersman, Pirate', deck: 9 } })
      .when(A.ends)
      .has('A', { board: 'Maid', hand: '2 Arbiter' })
      .has('B', { board: '' })
  })

  test('S57, TB-14.10, TB-R41: Steward needs an alternative, and against Rats is none himself', () => {
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

  test('S58, TB-11.2, TB-R62: rescues are counted when the ship sinks', () => {
    const sinks = (hand: string) => given({ phase: 'sinking', A: { deck: '', board: 'Lifeboat', hand }, from: [TURN_DRAW] })
    sinks('Lifeboat, Pirate').when(A.picks('Lifeboat')).worth('A', 20).sunk('A')
    sinks('Lifeboat, Pirate').when(A.picks('Pirate')).worth('A', 22)
    sinks('Assistant, Pirate').when(A.picks('Assistant')).worth('A', 14).has('A', { board: 'Lifeboat + Assistant' })
    sinks('2 Stowaway').worth('A', 10).sunk('A')
  })

  test('S59, TB-R63: a card that leaves a hand face down takes the knowledge of that hand with it', () => {
    const voyage = given({ phase: 'sinking', A: { hand: 'Baby, Seal', board: 'Maid, Arbiter, Pirate', deck: 9 }, B: { deck: 9 } })
    voyage.when(A.ends).knows('B', 'A', 'hand', 'Pirate', '?', '?')
    voyage.when(B.ends).asks({ A: 'before' }).when(A.tidies('Pirate'))
    voyage.knows('B', 'A', 'hand', '?', '?', '?', '?', '?').knows('A', 'A', 'deck', '?', '?', '?', '?', '?', '?', 'Pirate')
    voyage.knows('B', 'A', 'deck', '?', '?', '?', '?', '?', '?', '?')
  })

  test('S61, TB-17.9, 14.13: the second use of a covered Ship Guard', () => {
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

  test('S62, TB-7.5: the mark of use stays with the card through hand, deck and shuffle', () => {
    given({ A: { board: 'Caretaker, Captain, Technician, Singer', deck: '' } })
      .when(A.tires('Singer'), A.tires('Technician'), A.picks('Singer'), A.done, A.tires('Captain'), A.plays('Singer'))
      .points(0)
      .has('A', { board: 'Caretaker, Captain tired, Technician tired, Singer' })
      .refuses(A.tires('Singer'), 'TB-7.5')
  })
})
