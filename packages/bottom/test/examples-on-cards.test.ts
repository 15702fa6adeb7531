import { describe, test } from 'vitest'
import { TURN_BEFORE, TURN_DRAW } from '../src/rules/steps.ts'
import { A, B, C, D, given } from './voyage.ts'

describe('the examples of the rulebook, on single cards', () => {
  test('TB-7.3, TB-K14: with a Caretaker cards enter ready', () => {
    given({ points: 3, A: { board: 'Caretaker', hand: 'Singer' } })
      .when(A.plays('Singer'))
      .points(0)
      .when(A.tires('Singer'))
      .points(3)
  })

  test('TB-15.6, TB-K23, TB-R72: Flapper copies an action without tiring it', () => {
    given({ A: { hand: 'Flapper' }, B: { board: 'Singer tired, Polka Dancer' } })
      .when(A.sacrifices('Flapper'))
      .points(0)
      .asks({ A: 'flapper.pick' })
      .picks('A', 'copy', 'Polka Dancer')
      .refuses(A.copies('Singer'), 'TB-15.6', 'refuse.tired')
      .when(A.copies('Polka Dancer'))
      .has('A', { deck: 5 })
      .has('B', { board: 'Singer tired, Polka Dancer' })
    given({ options: { flapper: 'any' }, A: { hand: 'Flapper' }, B: { board: 'Singer tired, Polka Dancer' } })
      .when(A.sacrifices('Flapper'))
      .picks('A', 'copy', 'Singer', 'Polka Dancer')
    given({ active: 'B', A: { deck: 'Flapper, Baby, Rats, Maid' }, B: { board: 'Torpedo, Singer, Polka Dancer', hand: 'Baby' } })
      .when(B.tires('Torpedo'))
      .asks({ A: 'flapper.pick' })
      .refuses(A.copies('Singer'), 'TB-15.6')
      .when(A.copies('Polka Dancer'))
      .has('A', { hand: 'Maid' })
  })

  test('TB-12.2: Iceberg and Lifeboat count 10', () => {
    given({ phase: 'sinking', A: { deck: '', board: 'Iceberg, Lifeboat, Passenger' }, from: [TURN_DRAW] })
      .worth('A', 21)
      .sunk('A')
  })

  test('TB-13.7, TB-K7, K17, K32: under the deck means last', () => {
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

  test('TB-3.4, 14.9, TB-K44, K12: Lifebuoy against Tycoon', () => {
    given({ A: { board: 'Tycoon', deck: 9 }, B: { board: 'Lifebuoy', deck: 4 }, C: { deck: 4 }, from: [TURN_DRAW] })
      .when(A.names('B'))
      .asks({ B: 'react.hit' })
      .when(B.throws('Lifebuoy'))
      .has('B', { deck: 4, water: 'Lifebuoy', board: '' })
      .has('A', { deck: 4 })
      .has('C', { deck: 4 })
      .asks({ A: 'main' })
  })

  test('TB-16.1, 16.2, TB-K35: Lifebuoy saves one ship of many', () => {
    given({ A: { board: 'Saboteur' }, B: { board: 'Lifebuoy', hand: 'Rats' }, C: { hand: 'Baby' } })
      .when(A.tires('Saboteur'), B.throws('Lifebuoy'))
      .has('B', { hand: 'Rats', water: 'Lifebuoy' })
      .has('C', { hand: '', water: 'Baby' })
  })

  test('TB-6.2, TB-K24: Lifeguard takes no place and makes playing cheaper', () => {
    given({ points: 1, A: { board: 'Lifeguard, 4 Passenger', hand: '2 Baby' } }).costs('A', 'Baby', 1)
    given({ points: 1, A: { board: 'Lifeguard, 3 Passenger, Rats', hand: '2 Passenger' } })
      .when(A.plays('Passenger'))
      .points(1)
      .when(A.plays('Passenger'))
      .points(0)
  })

  test('TB-5.5, 5.6, TB-K5: Lockdown sweeps the row', () => {
    given({ points: 1, row: 'Maid, Rats, Seal, Chef, Jack', shopDeck: 'Lockdown, Singer, Rose, Lady, Beggar, Anchor, Burglar' })
      .when(A.buys(5))
      .check((s) => {
        const voyage = s.row.map((card) => s.faces[card])
        if (voyage.length !== 5 || s.shopDiscard.length !== 4 || s.iceberg < 0) throw new Error('the row was not swept')
      })
      .tells('swept', {})
  })

  test('TB-18.1, TB-K9, K42: a Navigator sees the top cards in others’ turns too', () => {
    given({ active: 'B', A: { board: 'Navigator, Ship Guard', deck: 'Pirate, Rats, Baby' }, B: { board: 'Burglar' } })
      .when(B.tires('Burglar'))
      .asks({ A: 'react.guard' })
      .knows('A', 'A', 'deck', 'Pirate', 'Rats', '?')
      .knows('B', 'A', 'deck', '?', '?', '?')
      .when(A.uses('Ship Guard'))
      .has('A', { deck: 'Pirate, Rats, Baby', board: 'Navigator, Ship Guard tired' })
      .has('B', { board: 'Burglar tired', hand: '' })
  })

  test('TB-18.2, 18.3, TB-K37: how far Navigators and Steersmen see', () => {
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

  test('TB-K20: Proletarian hits the richest boards', () => {
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

  test('TB-13.1, TB-K19: Rose climbs on board from deck and hand', () => {
    given({ active: 'B', A: { deck: 'Rats, Rose, Baby, Maid' }, B: { board: 'Torpedo', hand: 'Passenger' } })
      .when(B.tires('Torpedo'))
      .has('A', { board: 'Rose', water: 'Rats, Baby', deck: 'Maid' })
    given({ active: 'B', A: { hand: 'Rose' }, B: { board: 'Saboteur' } })
      .when(B.tires('Saboteur'))
      .has('A', { board: 'Rose', hand: '', water: '' })
  })

  test('TB-6.4: a Rose sacrificed for a play already counts', () => {
    given({ A: { board: '4 Passenger', hand: 'Rose, Lifebuoy, Convict' } })
      .when(A.sacrifices('Rose'))
      .points(4)
      .refuses(A.plays('Lifebuoy'), 'TB-6.2')
      .when(A.plays('Convict'))
      .points(0)
      .has('A', { board: '4 Passenger, Rose, Convict tired' })
  })

  test('TB-K29, K19: Profiteer sells a Rose turn after turn', () => {
    given({ phase: 'sinking', A: { board: 'Profiteer, Rose', deck: 9 } })
      .when(A.tires('Profiteer'), A.picks('Rose'))
      .points(4)
      .when(A.ends, B.ends, A.tires('Profiteer'), A.picks('Rose'))
      .points(4)
      .has('A', { board: 'Profiteer tired, Rose' })
  })

  test('TB-4.3, 4.4, TB-K25: a Seal doubles its partner', () => {
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

  test('TB-14.11, TB-K31: Teacher takes both cards of a pair', () => {
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

  test('TB-14.6, 16.2: Ship Guard cancels the whole action', () => {
    given({ A: { board: 'Saboteur' }, B: { hand: 'Rats' }, C: { hand: 'Baby' }, D: { hand: 'Maid', board: 'Ship Guard' } })
      .when(A.tires('Saboteur'))
      .asks({ D: 'react.guard' })
      .when(D.uses('Ship Guard'))
      .has('A', { board: 'Saboteur tired' })
      .has('D', { board: 'Ship Guard tired', hand: 'Maid' })
      .untouched('B', 'C')
  })

  test('TB-14.6: Ship Guard may answer what does not concern its player', () => {
    given({ A: { board: 'Singer' }, B: {}, C: { board: 'Ship Guard' } })
      .when(A.tires('Singer'), C.uses('Ship Guard'))
      .points(0)
      .has('A', { board: 'Singer tired' })
      .untouched('B')
  })

  test('TB-14.10, TB-K34: Steward selects what is hit on board and in hand', () => {
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

  test('TB-14.10, TB-K36: Steward names a position of the deck', () => {
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

  test('TB-K28: Storyteller', () => {
    given({ A: { board: 'Storyteller', deck: 'Seal, Rats' }, B: { deck: 'Passenger, Rats' }, C: { deck: 'Chef, Baby' } })
      .when(A.tires('Storyteller'), A.puts('board'), B.puts('bottom'), C.puts('board'))
      .has('A', { board: 'Storyteller tired, Seal', deck: 'Rats' })
      .has('B', { deck: 'Rats, Passenger' })
      .has('C', { board: 'Chef tired', deck: 'Baby' })
      .knows('B', 'B', 'deck', '?', 'Passenger')
      .knows('A', 'B', 'deck', '?', '?')
  })

  test('TB-6.3, TB-K21: a Stowaway costs by the own board', () => {
    given({ A: { board: '5 Passenger', hand: 'Stowaway' } }).costs('A', 'Stowaway', 8)
    given({ points: 4, A: { board: '2 Passenger', hand: 'Stowaway' }, B: { board: '8 Passenger, 4 Baby' } })
      .costs('A', 'Stowaway', 4)
      .when(A.plays('Stowaway'))
      .has('B', { board: '8 Passenger, 4 Baby, Stowaway' })
      .worth('B', 12)
  })

  test('TB-14.11, 14.7: Teacher pays by the own board, and nobody buys back', () => {
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

  test('TB-K16: Technician takes cards back, himself too', () => {
    given({ A: { board: 'Technician, Chef, Baby' } })
      .when(A.tires('Technician'), A.picks('Technician'), A.picks('Baby'))
      .has('A', { hand: 'Technician, Baby', board: 'Chef' })
  })

  test('TB-K46: a Torpedo needs a hand card', () => {
    given({ A: { board: 'Torpedo' } }).refuses(A.tires('Torpedo'), 'TB-14.1', 'refuse.noHandCard')
  })

  test('TB-3.4, 3.7: Tycoon before or after the own cards', () => {
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
