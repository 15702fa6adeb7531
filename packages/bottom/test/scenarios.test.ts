import { describe, expect, test } from 'vitest'
import { FILL_ROW, TURN_BEFORE, TURN_DRAW, TURN_READY } from '../src/rules/steps.ts'
import { A, B, C, given } from './voyage.ts'

describe('further scenarios', () => {
  test('TB-1.4, 5.6, TB-R13, R14: Lockdowns at the set-up sweep again and again', () => {
    const swept = 'Maid, Lockdown, Rats, Lockdown, Seal, Chef, Lady, Lockdown, Jack, Rose'
    const voyage = given({ row: '', shopDeck: `${swept}, Singer, Anchor, Beggar, Burglar, Fanatic, Navigator`, from: [FILL_ROW] })
    expect(voyage.names(voyage.state.row)).toEqual(['Singer', 'Anchor', 'Beggar', 'Burglar', 'Fanatic'])
    expect(voyage.names(voyage.state.shopDiscard)).toEqual(['Maid', 'Rats', 'Seal', 'Chef', 'Lady', 'Jack', 'Rose'])
    expect(voyage.names(voyage.state.gone).filter((name) => name === 'Lockdown')).toHaveLength(3)
  })

  test('TB-5.4: the discard is shuffled in, and then slots stay empty', () => {
    const voyage = given({ points: 9, row: 'Rats, Fisherman, Lifebuoy, Singer, Jack', shopDeck: '', shopDiscard: 'Maid, Chef' })
    voyage.when(A.buys(1), A.buys(2), A.buys(3)).points(1)
    expect(voyage.names(voyage.state.row.slice(0, 2)).toSorted()).toEqual(['Chef', 'Maid'])
    expect(voyage.state.row[2]).toBe(-1)
    voyage.refuses(A.buys(3), 'TB-5.4').when(A.buys(5)).points(1)
  })

  test('TB-9.1, TB-R15: the Iceberg ends the turn without its end', () => {
    given({ points: 20, A: { board: 'Arbiter', hand: '7 Passenger', deck: 5 }, B: { board: 'Steersman', deck: 8 } })
      .when(A.buys('iceberg'))
      .has('A', { board: 'Arbiter', deck: 8 })
      .has('B', { board: 'Steersman' })
  })

  test('TB-3.6: deck and water empty, the rest of the draw is lost', () => {
    given({ A: { deck: 2 }, from: [TURN_DRAW] })
      .has('A', { deck: 0 })
      .sunk()
      .asks({ A: 'main' })
  })

  test('TB-9.5, 3.2, TB-R16: too few cards at the start of the Sinking do not sink a ship, a later draw does', () => {
    const voyage = given({ points: 20, A: { deck: 8 }, B: { deck: '', hand: '3 Passenger' } }).when(A.buys('iceberg'))
    voyage.has('B', { hand: '3 Passenger', deck: 0 }).sunk()
    given({ phase: 'sinking', turn: 2, A: { deck: '', hand: '3 Passenger' }, from: [TURN_READY] }).sunk('A')
  })

  test('TB-3.2, TB-R18, TB-K26: a number of 0 never sinks', () => {
    given({ phase: 'sinking', turn: 1, active: 'B', B: { board: '2 Stoker', deck: '' }, from: [TURN_READY] })
      .sunk()
      .asks({ B: 'main' })
    given({ phase: 'sinking', turn: 1, active: 'B', B: { board: 'Stoker + Assistant', deck: '' }, from: [TURN_READY] }).sunk()
  })

  test('TB-2.4, TB-R20: Maid works before a skipped drawing', () => {
    given({ A: { board: 'Maid, Anchor', hand: 'Baby, Lady', deck: 'Rats, Seal' }, from: [TURN_BEFORE] })
      .when(A.tidies('Baby'))
      .asks({ A: 'main' })
      .has('A', { deck: 'Rats, Seal, Baby', hand: 'Lady' })
      .knows('A', 'A', 'deck', '?', '?', 'Baby')
      .knows('B', 'A', 'deck', '?', '?', '?')
  })

  test('TB-7.5, 19.1, TB-R50: one very card acts once a turn, at a table that wants it so, even if it comes back', () => {
    const voyage = given({
      phase: 'sinking',
      options: { actAgain: 'once' },
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

  test('TB-3.8, 11.4: a ship that sinks in its own turn does nothing more', () => {
    given({ phase: 'sinking', points: 5, A: { deck: 1, board: 'Polka Dancer + Assistant, Arbiter' }, B: { board: 'Band' } })
      .when(A.tires('Polka Dancer'))
      .sunk('A')
      .worth('A', 14)
      .points(0)
      .has('B', { board: 'Band' })
      .asks({ B: 'main' })
  })

  test('TB-K43: Captain shuffles cards in and draws as many', () => {
    given({ phase: 'sinking', A: { deck: '', hand: 'Rats, Baby, Seal, Maid', board: 'Captain' } })
      .when(A.tires('Captain'), A.picks('Rats'), A.picks('Baby'), A.picks('Seal'), A.done)
      .has('A', { hand: 'Rats, Baby, Seal, Maid', deck: 0, board: 'Captain tired' })
      .sunk()
      .knows('B', 'A', 'hand', '?', '?', '?', '?')
    given({ A: { deck: 3, hand: 'Rats, Baby', board: 'Captain' } })
      .when(A.tires('Captain'))
      .refuses(A.done, 'TB-17.3')
  })

  test('TB-K18, 14.9: Janitor, the actor first', () => {
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

  test('TB-K40: Beggar, each opponent chooses', () => {
    given({ A: { board: 'Beggar' }, B: { board: 'Stowaway, Pirate' }, C: { board: 'Rose' } })
      .when(A.tires('Beggar'), B.picks('Stowaway'))
      .has('B', { hand: 'Stowaway', board: 'Pirate' })
      .has('C', { hand: 'Rose', board: '' })
  })

  test('TB-K11: Rats on a ready Ship Guard', () => {
    const table = { A: { board: 'Rats' }, B: { board: 'Ship Guard' } } as const
    given(table).when(A.tires('Rats'), B.uses('Ship Guard')).has('B', { board: 'Ship Guard tired' })
    given(table).when(A.tires('Rats'), B.passes).has('B', { board: 'Ship Guard tired' })
  })

  test('TB-17.4, 17.5: covered, tired and untiring cards are no target for Rats', () => {
    given({ A: { board: 'Rats' }, B: { board: 'Ship Guard + Assistant, Bartender tired, Maid' } }).refuses(A.tires('Rats'), 'TB-14.1')
  })

  test('TB-17.4, 17.5, TB-K45: a second pick may name the former partner', () => {
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

  test('TB-15.5: first the Flappers, then the batches in order', () => {
    given({
      A: { board: 'Fanatic', deck: 'Pirate, Baby' },
      B: { board: 'Flapper' },
      C: { board: 'Burglar, Teacher', hand: 'Stoker' },
    })
      .when(A.tires('Fanatic'), A.picks('Flapper'))
      .asks({ B: 'flapper.pick' })
      .when(B.copies('Burglar'))
      .asks({ B: 'act.seat' })
      .when(B.names('A'))
      .has('B', { hand: 'Pirate' })
      .asks({ C: 'react.teacher' })
      .when(C.uses('Teacher'), C.sacrifices('Stoker'), C.takes('Flapper'))
      .has('C', { board: 'Burglar, Teacher tired, Flapper' })
      .tells('purseLost', { points: 1 })
      .asks({ A: 'main' })
      .has('A', { water: 'Fanatic' })
  })

  test('TB-13.1, 14.12: a Torpedo’s cards one after another', () => {
    given({
      options: { flapper: 'any' },
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

  test('TB-14.10: Steward against a Torpedo names as many positions', () => {
    given({
      A: { board: 'Torpedo', hand: 'Passenger' },
      B: { board: 'Steward, Navigator', deck: 'Pirate, Chef, Rats, Baby, Maid' },
    })
      .when(A.tires('Torpedo'), B.redirects('Steward'), B.position(3), B.position(4), B.position(5))
      .has('B', { deck: 'Pirate, Chef', water: 'Rats, Baby, Maid' })
  })

  test('TB-3.9, 3.10, TB-R21: only draws reshuffle a water', () => {
    given({ A: { board: 'Burglar, Tycoon', deck: 9 }, B: { deck: '', water: '6 Passenger' }, from: [TURN_DRAW] })
      .asks({ A: 'main' })
      .has('B', { deck: 5, water: '' })
    given({ A: { board: 'Burglar, Tycoon' }, B: { deck: '', water: '6 Passenger' } }).refuses(A.tires('Burglar'), 'TB-14.1')
  })

  test('TB-3.9, TB-R21: Tycoon sinks nobody', () => {
    given({ phase: 'sinking', A: { board: 'Tycoon', deck: 9 }, B: { deck: '' }, from: [TURN_DRAW] })
      .asks({ A: 'main' })
      .has('A', { deck: 6 })
      .sunk()
  })

  test('TB-14.13, TB-R34: a Ship Guard against a Ship Guard', () => {
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

  test('TB-14.13: a Ship Guard against a Bartender', () => {
    given({ points: 5, A: { hand: 'Stoker' }, B: { board: 'Bartender' }, C: { board: 'Ship Guard' } })
      .when(A.plays('Stoker'), B.uses('Bartender'), C.uses('Ship Guard'))
      .has('A', { board: 'Stoker' })
      .has('B', { board: 'Bartender tired' })
      .has('C', { board: 'Ship Guard tired' })
  })

  test('TB-17.9: a reaction card with Assistant has two uses', () => {
    given({ A: { board: 'Singer, Convict, Polka Dancer', deck: 4 }, B: { board: 'Ship Guard + Assistant' } })
      .when(A.tires('Singer'), B.uses('Ship Guard'))
      .has('B', { board: 'Ship Guard + Assistant' })
      .when(A.tires('Convict'), B.uses('Ship Guard'))
      .has('B', { board: 'Ship Guard tired + Assistant' })
      .when(A.tires('Polka Dancer'))
      .points(0)
      .has('A', { deck: 3 })
  })

  test('TB-14.6, TB-R37, R26: a Stowaway being played is no hit', () => {
    given({ points: 4, A: { hand: 'Stowaway' }, B: { board: 'Bartender' }, C: { board: 'Lifebuoy' } })
      .when(A.plays('Stowaway'), A.names('C'))
      .asks({ B: 'react.bar' })
      .when(B.uses('Bartender'))
      .has('A', { hand: 'Stowaway' })
      .points(4)
      .untouched('C')
      .asks({ A: 'main' })
  })

  test('TB-12.2, 6.9, TB-R24, R25: a Stowaway is a hot potato', () => {
    given({ active: 'B', points: 4, A: { board: '' }, B: { board: 'Stowaway, Chef, Technician' } })
      .when(B.tires('Technician'), B.picks('Stowaway'), B.done, B.plays('Stowaway'))
      .has('B', { board: 'Chef, Technician tired' })
      .worth('B', 9)
      .worth('A', -4)
  })

  test('TB-K32, 10.2: Chef keeps a ship afloat', () => {
    given({ phase: 'sinking', A: { deck: '', water: 'Baby, Rats', board: 'Chef, Stoker, Stoker' }, B: { deck: 9 } })
      .when(A.tires('Chef'), A.picks('Baby'))
      .knows('B', 'A', 'deck', 'Baby')
      .when(A.ends, B.ends)
      .has('A', { hand: 'Baby' })
      .sunk()
  })
})
