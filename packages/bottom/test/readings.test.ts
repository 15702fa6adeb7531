import { figures } from '../src/bots/figures.ts'
import { describe, expect, test } from 'vitest'
import { readCtx } from '@flotilla/kernel'
import { nextDrawing } from '../src/rules/drawing-number.ts'
import { TURN_BEFORE, TURN_DRAW, TURN_READY } from '../src/rules/steps.ts'
import { A, B, C, given, type Voyage } from './voyage.ts'

// Where the rulebook's own words decide, and what tables may choose instead.

describe('Steersman', () => {
  const deck = 'Pirate, Rats, Baby, Maid, Seal, Chef, Jack'

  test('TB-18.4, TB-R52: he is asked between two draws, once an unseen card has moved up', () => {
    given({ phase: 'sinking', A: { board: 'Steersman', deck }, from: [TURN_READY] })
      // Three are seen and three are drawn: there is nothing to keep back yet.
      .asks({ A: { kind: 'draw.between', left: 2 } })
      .has('A', { hand: 'Pirate' })
      .knows('A', 'A', 'deck', 'Rats', 'Baby', 'Maid', '?', '?', '?')
      .when(A.steers, A.next(2), A.keeps)
      .asks({ A: { kind: 'draw.between', left: 1 } })
      .has('A', { hand: 'Pirate, Maid' })
      .when(A.steers, A.next(2), A.keeps)
      .asks({ A: 'main' })
      .has('A', { hand: 'Pirate, Maid, Seal', deck: 'Rats, Baby, Chef, Jack' })
  })

  test('TB-18.4: the next card, or all the rest, may be drawn as they lie', () => {
    const table = { A: { board: 'Steersman, Navigator', deck }, from: [TURN_BEFORE] } as const
    given(table)
      .asks({ A: { kind: 'draw.between', left: 4 } })
      .when(A.done)
      .asks({ A: { kind: 'draw.between', left: 3 } })
      .when(A.rests)
      .asks({ A: 'main' })
      .has('A', { hand: 'Pirate, Rats, Baby, Maid, Seal' })
  })

  test('TB-2.4, 18.4: before the drawing only where a seen card could stay', () => {
    given({ phase: 'sinking', turn: 2, A: { board: 'Steersman', deck }, from: [TURN_BEFORE] }).asks({ A: 'before' })
    given({ phase: 'sinking', turn: 4, A: { board: 'Steersman', deck }, from: [TURN_BEFORE] }).asks({ A: 'draw.between' })
    given({ phase: 'sinking', turn: 2, A: { board: 'Steersman, Anchor', deck }, from: [TURN_BEFORE] }).asks({ A: 'main' })
    given({ phase: 'sinking', turn: 1, A: { board: 'Steersman', deck }, from: [TURN_BEFORE] }).asks({ A: 'main' })
    given({ phase: 'sinking', turn: 1, turns: 16, A: { board: 'Steersman', deck }, from: [TURN_BEFORE] }).asks({ A: 'before' })
  })

  test('TB-18.4: not where the deck is drawn to its end, but again where the water has become the deck', () => {
    given({ phase: 'sinking', A: { board: 'Steersman', deck: 'Rats, Baby, Maid' }, from: [TURN_DRAW] }).asks({ A: 'main' })
    given({ A: { board: 'Steersman', deck: 'Rats, Baby, Maid', water: '5 Passenger' }, from: [TURN_DRAW] })
      .asks({ A: { kind: 'draw.between', left: 2 } })
      .has('A', { hand: 'Rats, Baby, Maid' })
      .when(A.done)
      .asks({ A: { kind: 'draw.between', left: 1 } })
  })

  test('TB-18.4, TB-K43: a Captain’s new deck may be ordered before it is drawn from', () => {
    given({ A: { board: 'Steersman, Captain', hand: 'Baby', deck: '6 Passenger' } })
      .when(A.tires('Captain'))
      .asks({ A: { kind: 'draw.between', left: 1 } })
      .when(A.done)
      .asks({ A: 'main' })
    given({ A: { board: 'Steersman, Polka Dancer', deck } })
      .when(A.tires('Polka Dancer'))
      .asks({ A: 'main' })
  })
})

describe('Seal', () => {
  const table = { A: { board: 'Profiteer, Pirate', hand: 'Seal, Baby' }, B: { board: 'Teacher', hand: 'Lady' } } as const

  test('TB-4.4, TB-K25, TB-R70: doubles a card that a Profiteer sells, and both are one jettison for Teacher', () => {
    given(table)
      .when(A.tires('Profiteer'), A.sellsWithSeal('Pirate'))
      .has('A', { board: 'Profiteer tired', hand: 'Baby', water: 'Pirate, Seal' })
      .points(24)
      .asks({ B: 'react.teacher' })
    given(table).when(A.tires('Profiteer'), A.picks('Pirate')).points(12).has('A', { hand: 'Seal, Baby' })
  })

  test('TB-R70: whoever holds cards is asked, with or without a Seal; at some tables hand cards only are doubled', () => {
    given({ A: { board: 'Profiteer', hand: 'Baby' }, B: {} })
      .when(A.tires('Profiteer'))
      .asks({ A: 'act.card' })
    given({ A: { board: 'Profiteer' }, B: {} })
      .when(A.tires('Profiteer'))
      .points(5)
    given({ ...table, options: { seal: 'handCard' } })
      .when(A.tires('Profiteer'))
      .refuses(A.sellsWithSeal('Pirate'), null)
  })
})

describe('Anchor', () => {
  test('TB-K6, TB-17.6, TB-R19: going overboard is an action, which tires it and which a Ship Guard may stop', () => {
    const table = { phase: 'sinking', A: { board: 'Anchor + Assistant' }, B: { board: 'Ship Guard, Rats' } } as const
    given(table)
      .when(A.tires('Anchor'))
      .asks({ B: 'react.guard' })
      .when(B.passes)
      .has('A', { board: 'Anchor tired', water: 'Assistant' })
      .refuses(A.tires('Anchor'), 'TB-7.5')
    given(table).when(A.tires('Anchor'), B.uses('Ship Guard')).has('A', { board: 'Anchor tired + Assistant', water: '' })
    given({ ...table, A: { board: 'Anchor' } })
      .when(A.ends, B.tires('Rats'))
      .has('A', { board: 'Anchor tired' })
  })

  test('TB-K6, TB-17.6, TB-R19: at some tables it goes overboard freely, and nobody can forbid it', () => {
    given({ phase: 'sinking', options: { anchor: 'freely' }, A: { board: 'Anchor + Assistant' }, B: { board: 'Ship Guard, Rats' } })
      .when(A.tires('Anchor'))
      .asks({ A: 'main' })
      .has('A', { board: 'Anchor', water: 'Assistant' })
      .when(A.tires('Anchor'))
      .asks({ A: 'main' })
      .has('A', { board: '', water: 'Assistant, Anchor' })
      .when(A.ends)
      .refuses(B.tires('Rats'), 'TB-14.1')
    given({ A: { board: 'Anchor' }, B: { board: 'Teacher', hand: 'Baby' } })
      .when(A.tires('Anchor'))
      .asks({ B: 'react.teacher' })
  })
})

describe('Boogeyman', () => {
  test.each(['Saboteur', 'Beggar', 'Janitor', 'Proletarian', 'Storyteller'])(
    'TB-18.6: sees who tires %s from the announcement on',
    (card) => {
      given({
        A: { board: `${card}, Lady`, hand: 'Rats, Chef' },
        B: { board: 'Boogeyman, Ship Guard, Band', hand: 'Baby' },
        C: { hand: 'Maid', board: 'Seal' },
      })
        .knows('B', 'A', 'hand', '?', '?')
        .when(A.tires(card))
        .asks({ B: 'react.guard' })
        .knows('B', 'A', 'hand', 'Chef', 'Rats')
        .knows('C', 'A', 'hand', '?', '?')
    },
  )
  test('TB-18.6: not while an action falls on somebody else', () => {
    given({ A: { board: 'Lady', hand: 'Rats' }, B: { board: 'Boogeyman, Ship Guard' }, C: { hand: 'Maid' } })
      .when(A.tires('Lady'))
      .asks({ B: 'react.guard' })
      .knows('B', 'A', 'hand', '?')
  })
})

describe('owners', () => {
  test('TB-6.9, 13.6, TB-R65: a returned card goes to its owner’s hand', () => {
    const stowed = (): Voyage =>
      given({ points: 4, A: { hand: 'Stowaway', board: 'Beggar' }, B: { board: 'Technician, Rats' }, C: { deck: 9 } }).when(
        A.plays('Stowaway'),
        A.names('B'),
      )
    stowed()
      .when(A.tires('Beggar'), B.picks('Stowaway'))
      .has('A', { hand: 'Stowaway' })
      .has('B', { hand: '', board: 'Technician, Rats' })
      .untouched('C')
  })

  test('TB-6.9, TB-R24: a stolen card is the thief’s own, and a sunk ship takes nothing back', () => {
    given({ active: 'B', A: { board: 'Rats' }, B: { board: 'Pirate, Beggar' }, points: 3 })
      .when(B.tires('Pirate'), B.plays('Rats'))
      .has('B', { board: 'Pirate tired, Beggar, Rats tired' })
      .check(({ guests }) => expect(guests).toEqual([]))
    given({
      phase: 'sinking',
      points: 4,
      A: { hand: 'Stowaway', deck: '' },
      B: { board: 'Technician', deck: 9 },
      C: { deck: 9 },
    })
      .when(A.plays('Stowaway'), A.names('B'), A.ends, B.ends, C.ends)
      .sunk('A')
      .when(B.tires('Technician'), B.picks('Stowaway'), B.done)
      .has('B', { board: 'Technician tired' })
      .check(({ ships }) => expect(ships[1].hand.length).toBe(7))
  })
})

describe('Storyteller', () => {
  test('TB-K28: doubled, the whole action is repeated', () => {
    given({
      A: { board: 'Storyteller + Assistant', deck: 'Seal, Rats, Baby' },
      B: { deck: 'Chef, Lady, Baby' },
      C: { deck: 'Maid' },
    })
      .when(A.tires('Storyteller'), A.puts('board'), B.puts('board'), C.puts('board'))
      .asks({ A: 'story.put' })
      .when(A.puts('bottom'), B.puts('board'))
      .asks({ A: 'main' })
      .has('A', { board: 'Storyteller tired + Assistant, Seal', deck: 'Baby, Rats' })
      .has('B', { board: 'Chef tired, Lady tired', deck: 'Baby' })
      .has('C', { board: 'Maid', deck: 0 })
  })
})

describe('Lifebuoy', () => {
  const table = { points: 4, A: { hand: 'Stowaway' }, B: { board: 'Lifebuoy' }, C: { board: 'Maid' } } as const

  test('TB-14.9, TB-R37: keeps a Stowaway off, which goes back to hand; what was paid is spent', () => {
    given(table)
      .when(A.plays('Stowaway'), A.names('B'))
      .asks({ B: 'react.hit' })
      .when(B.throws('Lifebuoy'))
      .has('A', { hand: 'Stowaway' })
      .has('B', { board: '', water: 'Lifebuoy' })
      .points(0)
      .untouched('C')
    given(table).when(A.plays('Stowaway'), A.names('B'), B.passes).has('B', { board: 'Lifebuoy, Stowaway' }).worth('B', -1)
    given({ ...table, options: { lifebuoy: 'hits' } })
      .when(A.plays('Stowaway'), A.names('B'))
      .asks({ A: 'main' })
      .has('B', { board: 'Lifebuoy, Stowaway' })
  })

  test('TB-14.9, 6.6: a Stowaway that is put and kept off stays where it lies', () => {
    given({ A: { board: 'Life Jacket', water: 'Stowaway' }, B: { board: 'Lifebuoy' } })
      .when(A.tires('Life Jacket'), B.throws('Lifebuoy'))
      .has('A', { water: 'Stowaway, Life Jacket' })
      .has('B', { board: '' })
  })

  test('TB-14.9: keeps its owner out of a tale', () => {
    const tale = { A: { board: 'Storyteller', deck: 'Seal, Baby' }, B: { board: 'Lifebuoy', deck: 'Chef' }, C: { deck: 'Maid' } } as const
    given(tale)
      .when(A.tires('Storyteller'), A.puts('board'))
      .asks({ B: 'react.hit' })
      .when(B.throws('Lifebuoy'))
      .asks({ C: 'story.put' })
      .has('B', { deck: 'Chef' })
    given({ ...tale, options: { lifebuoy: 'hits' } })
      .when(A.tires('Storyteller'), A.puts('board'))
      .asks({ B: 'story.put' })
  })
})

describe('other readings', () => {
  test('TB-7.5, TB-R50: a card played anew may act again, ten times a turn at most', () => {
    given({ points: 4, A: { board: 'Caretaker, Technician, Singer' } })
      .when(A.tires('Singer'))
      .refuses(A.tires('Singer'), 'TB-7.5')
      .when(A.tires('Technician'), A.picks('Singer'), A.picks('Technician'), A.plays('Singer'), A.tires('Singer'))
      .points(7)
      .refuses(A.tires('Singer'), 'TB-7.5')
    const voyage = given({ points: 40, A: { board: 'Maid, Technician', deck: 6 } })
    for (let n = 0; n < 10; n++) voyage.when(A.tires('Technician'), A.picks('Technician'), A.done, A.plays('Technician'))
    voyage.refuses(A.tires('Technician'), 'TB-7.5')
  })

  test('TB-K46, TB-R66: Torpedo needs a hand card, even one that stays', () => {
    const table = { A: { board: 'Torpedo', hand: 'Band' }, B: { deck: 4 } } as const
    given(table).when(A.tires('Torpedo')).asks({ A: 'main' }).has('A', { hand: 'Band' }).has('B', { deck: 1 })
    given({ ...table, options: { torpedo: 'jettisonable' } }).refuses(A.tires('Torpedo'), 'TB-14.1')
    given({ ...table, A: { board: 'Torpedo' } }).refuses(A.tires('Torpedo'), 'TB-14.1')
  })

  test('TB-K22, 12.2, TB-R67: an Assistant on a Stowaway doubles what it takes', () => {
    given({ points: 4, A: { hand: 'Assistant', board: 'Stowaway' } })
      .worth('A', -4)
      .when(A.plays('Assistant'))
      .has('A', { board: 'Stowaway + Assistant' })
      .worth('A', -4)
  })

  test('TB-14.7, TB-R68: Bartender and Teacher are asked about the cheapest card too', () => {
    given({ points: 1, A: { hand: '2 Passenger' }, B: { board: 'Bartender, Teacher', hand: 'Baby' } })
      .when(A.plays('Passenger'))
      .asks({ B: 'react.bar' })
      .when(B.passes, A.sacrifices('Passenger'))
      .asks({ B: 'react.teacher' })
  })
})

describe('what the lab counts', () => {
  const noted = (voyage: Voyage, event: { readonly type: string; readonly [field: string]: unknown } | null): string[] => {
    const had: string[] = []
    const notes = { had: (seat: number, group: string, thing: string) => had.push(`${seat} ${group}: ${thing}`), table() {}, count() {} }
    const ctx = readCtx(voyage.game, voyage.state)
    if (event === null) figures.begin?.(ctx, notes)
    else figures.event?.(ctx, event, notes)
    return had
  }

  test('the place in the first round is noted once it is known, after a draft too', () => {
    const places = ['1 Place in the first round: 1', '0 Place in the first round: 2']
    expect(noted(given({ active: 'B' }), null)).toEqual(places)
    const drafted = given({ active: 'B' })
    drafted.state.phase = 'draft'
    expect(noted(drafted, null)).toEqual([])
    drafted.state.phase = 'cruise'
    expect(noted(drafted, { type: 'first', seat: 1 })).toEqual(places)
  })

  test('thin and thick count the hand too', () => {
    const voyage = given({
      phase: 'sinking',
      turn: 1,
      A: { hand: '5 Passenger', deck: 11 },
      B: { hand: '5 Passenger', deck: 18, board: 'Rats' },
    })
    expect(noted(voyage, { type: 'turn', seat: 0, phase: 'sinking', turn: 1 })).toEqual([
      '0 Cards at the start of the Sinking: 16 or fewer',
      '1 Cards at the start of the Sinking: 24 or more',
    ])
  })
})

describe('the next drawing', () => {
  const numbers = (voyage: Voyage): number[] =>
    voyage.state.ships.map((_, seat) => nextDrawing(readCtx(voyage.game, voyage.state), seat).number)

  test('TB-3.1, 3.2: is told right in the first turns of a phase', () => {
    const ships = { A: { deck: 9 }, B: { deck: 9, board: 'Fisherman' }, C: { deck: 9, board: 'Anchor' } }
    expect(numbers(given({ ...ships, turn: 1 }))).toEqual([5, 5, 0])
    expect(numbers(given({ ...ships, phase: 'sinking', turn: 1 }))).toEqual([3, 2, 0])
    const five = { A: { deck: 9 }, B: { deck: 9 }, C: { deck: 9 }, D: { deck: 9 }, E: { deck: 9 } }
    expect(numbers(given({ ...five, phase: 'sinking', turn: 1 }))).toEqual([3, 1, 2, 3, 3])
    expect(numbers(given({ ...five, phase: 'sinking', turn: 1, B: { sunk: true } }))).toEqual([3, 0, 1, 2, 3])
    // Before the own drawing it is this turn's.
    expect(numbers(given({ ...five, turn: 1, A: { board: 'Maid', hand: 'Baby', deck: 9 }, from: [TURN_READY] }))[0]).toBe(4)
  })
})
