import { describe, expect, test } from 'vitest'
import { CARDS } from '../src/rules/cards/index.ts'
import { KINDS } from '../src/board/kinds.ts'
import { TURN_DRAW } from '../src/rules/steps.ts'
import { A, B, C, given } from './voyage.ts'

describe('what the words mean', () => {
  test('TB-13.2, 4.8: only a sacrifice gives points', () => {
    given({ A: { hand: 'Chef', board: 'Torpedo' }, B: { deck: 'Pirate, Baby, Maid' } })
      .when(A.tires('Torpedo'))
      .points(0)
  })

  test('TB-13.3, TB-R11, R12: neither discards nor purchases are jettisoned', () => {
    given({ points: 4, A: { hand: '6 Passenger' }, row: 'Rose', shopDeck: 'Rats', B: { board: 'Teacher', hand: 'Baby', deck: 9 } })
      .when(A.buys(1))
      .asks({ A: 'main' })
      .has('A', { water: 'Rose', board: '' })
      .when(A.ends, A.discards('Passenger'))
      .asks({ B: 'main' })
  })

  test('TB-13.4, TB-K13, K44: drawing', () => {
    given({ A: { board: 'Polka Dancer', deck: 'Rats, Baby' } })
      .when(A.tires('Polka Dancer'))
      .has('A', { hand: 'Rats' })
    given({ phase: 'sinking', A: { board: 'Polka Dancer', deck: '' } })
      .when(A.tires('Polka Dancer'))
      .sunk('A')
    given({ phase: 'sinking', A: { board: 'Tycoon', deck: 9 }, B: { deck: 1 }, from: [TURN_DRAW] })
      .asks({ A: 'main' })
      .has('B', { deck: 0 })
      .sunk()
  })

  test('TB-13.5, 13.6, TB-R30: taking, returning', () => {
    given({ A: { board: 'Pirate' }, B: { board: 'Rose', deck: 3 } })
      .when(A.tires('Pirate'))
      .has('A', { hand: 'Rose' })
    given({ A: { board: 'Technician, Rose' } })
      .when(A.tires('Technician'), A.picks('Rose'), A.done)
      .has('A', { hand: 'Rose' })
  })

  test('TB-13.8, TB-R42, R58: what is put on board is not played, and enters as a played card would', () => {
    given({ A: { hand: 'Singer' }, B: { board: 'Teacher, Caretaker', hand: 'Rats' }, C: { board: 'Bartender' } })
      .when(A.sacrifices('Singer'), B.uses('Teacher'), B.sacrifices('Rats'), B.takes('Singer'))
      .asks({ A: 'main' })
      .has('B', { board: 'Teacher tired, Caretaker, Singer' })
  })

  test('TB-13.9, 13.10: which effects are attacks and which are burdens', () => {
    const of = (what: 'attack' | 'burden'): string[] =>
      KINDS.filter((_, kind) => {
        const { action, atDrawing, atEnd } = CARDS[kind]
        return (action ?? atDrawing ?? atEnd)?.[what] !== undefined
      })
    expect(of('attack')).toEqual(['rats', 'fanatic', 'saboteur', 'burglar', 'arbiter', 'lady', 'tycoon', 'pirate', 'torpedo'])
    expect(of('burden')).toEqual(['janitor', 'proletarian', 'beggar'])
    given({ A: { board: 'Beggar' }, B: { board: 'Steward, Rats' } })
      .when(A.tires('Beggar'))
      .asks({ B: 'own.pick' })
  })

  test('TB-13.11, 17.4: an Assistant is uncovered, its partner is covered', () => {
    given({ A: { board: 'Pirate' }, B: { board: 'Chef + Assistant, Rats' } })
      .when(A.tires('Pirate'))
      .picks('A', 'card', 'Assistant', 'Rats')
  })

  test('TB-13.12: the top is drawn first', () => {
    given({ A: { board: 'Polka Dancer + Assistant', deck: 'Rats, Baby, Maid' } })
      .when(A.tires('Polka Dancer'))
      .has('A', { hand: 'Rats, Baby', deck: 'Maid' })
  })
})

describe('actions and reactions', () => {
  test('TB-14.1: what cannot act', () => {
    given({ A: { board: 'Maid, Ship Guard, Singer tired, Captain' } })
      .refuses(A.tires('Maid'), 'TB-14.1', 'refuse.noAction')
      .refuses(A.tires('Ship Guard'), 'TB-14.6', 'refuse.onlyReacts')
      .refuses(A.tires('Singer'), 'TB-7.2')
      .refuses(A.tires('Captain'), 'TB-14.1', 'refuse.noHandCard')
    given({ phase: 'sinking', A: { board: 'Storyteller, Lady, Burglar', deck: '' }, B: { deck: '' } })
      .refuses(A.tires('Storyteller'), 'TB-14.1', 'refuse.ownDeckEmpty')
      .refuses(A.tires('Lady'), 'TB-14.1', 'refuse.noOpponentHand')
      .refuses(A.tires('Burglar'), 'TB-14.1', 'refuse.noOpponentDeck')
  })

  test('TB-14.2, 11.3: a sunk ship cannot be named', () => {
    given({ phase: 'sinking', A: { board: 'Pirate, Lady' }, B: { board: 'Chef', sunk: true }, C: { board: 'Rats, Maid', hand: 'Baby' } })
      .when(A.tires('Pirate'))
      .refuses(A.picks('Chef'), 'TB-11.3')
      .when(A.picks('Rats'))
      .has('A', { board: 'Pirate tired, Lady', hand: 'Rats' })
    given({ phase: 'sinking', A: { board: 'Lady' }, B: { sunk: true }, C: { hand: 'Baby' }, D: { hand: 'Rats' } })
      .when(A.tires('Lady'))
      .refuses(A.names('B'), 'TB-11.3')
      .offers(A.names('C'), A.names('D'))
  })

  test('TB-14.3, 14.14, TB-R35: a cancelled action costs the tiring only', () => {
    given({ A: { board: 'Torpedo', hand: 'Rats' }, B: { board: 'Ship Guard', deck: 4 } })
      .when(A.tires('Torpedo'), B.uses('Ship Guard'))
      .has('A', { hand: 'Rats', board: 'Torpedo tired' })
      .has('B', { deck: 4 })
    given({ A: { board: 'Captain', hand: 'Rats, Baby', deck: 4 }, B: { board: 'Ship Guard' } })
      .when(A.tires('Captain'), A.picks('Rats'), A.done, B.uses('Ship Guard'))
      .has('A', { hand: 'Rats, Baby', deck: 4 })
  })

  test('TB-14.4, 15.8, TB-R57: clockwise from the actor, one after another', () => {
    given({ active: 'B', A: { board: 'Rats, Maid' }, B: { board: 'Janitor, Chef' }, C: { board: 'Lady, Seal' } })
      .when(B.tires('Janitor'))
      .asks({ B: 'own.pick' })
      .when(B.picks('Chef'))
      .asks({ C: 'own.pick' })
      .when(C.picks('Seal'))
      .asks({ A: 'own.pick' })
      .when(A.picks('Maid'))
      .asks({ B: 'main' })
  })

  test('TB-14.5: what is no longer legal is left out', () => {
    given({ A: { board: 'Rats' }, B: { board: 'Ship Guard, Singer tired' }, C: { board: 'Ship Guard' } })
      .when(A.tires('Rats'), A.picks('Ship Guard'), B.uses('Ship Guard'), C.uses('Ship Guard'))
      .has('B', { board: 'Ship Guard tired, Singer tired' })
      .asks({ A: 'main' })
  })

  test('TB-14.15, TB-R32, R33: nobody guards against a copy, but its hit can be answered', () => {
    given({ A: { hand: 'Flapper' }, B: { board: 'Pirate + Assistant, Ship Guard, Lifebuoy' } })
      .when(A.sacrifices('Flapper'))
      .refuses(A.copies('Ship Guard'), null)
      .when(A.copies('Pirate'), A.picks('Ship Guard'))
      .asks({ B: 'react.hit' })
      .when(B.throws('Lifebuoy'))
      .has('B', { board: 'Pirate + Assistant, Ship Guard', water: 'Lifebuoy' })
  })

  test('TB-15.6: what cannot be copied', () => {
    given({ A: { hand: 'Flapper' }, B: { board: 'Jack, Anchor, Polka Dancer' } })
      .when(A.sacrifices('Flapper'))
      .refuses(A.copies('Jack'), 'TB-15.6')
      .refuses(A.copies('Anchor'), 'TB-15.6')
      .when(A.passes)
      .asks({ A: 'main' })
    given({ A: { hand: 'Flapper' }, B: { board: 'Convict' } })
      .when(A.sacrifices('Flapper'), A.copies('Convict'))
      .points(6)
      .has('B', { board: 'Convict' })
  })

  test('TB-15.1, 15.7, TB-R47: Rose acts at once, on the board too', () => {
    given({ A: { board: 'Fanatic' }, B: { board: 'Rose' } })
      .when(A.tires('Fanatic'))
      .has('B', { board: 'Rose', water: '' })
      .has('A', { water: 'Fanatic' })
  })

  test('TB-16.3: Flappers and Teachers wait for the whole effect', () => {
    given({ A: { board: 'Saboteur' }, B: { hand: 'Flapper' }, C: { hand: 'Rats', board: 'Singer, Polka Dancer' } })
      .when(A.tires('Saboteur'))
      .has('C', { hand: '', water: 'Rats' })
      .asks({ B: 'flapper.pick' })
  })

  test('TB-6.5: announced, paid, answered, then on board', () => {
    given({ points: 5, A: { hand: 'Stoker' }, B: { board: 'Bartender' } })
      .when(A.plays('Stoker'))
      .points(0)
      .has('A', { board: '', hand: 'Stoker' })
      .when(B.passes)
      .has('A', { board: 'Stoker', hand: '' })
  })

  test('TB-R36, R40: Lifebuoy works on board only; Steward may name a protected Band', () => {
    given({ A: { board: 'Lady' }, B: { hand: 'Lifebuoy' } })
      .when(A.tires('Lady'))
      .has('A', { hand: 'Lifebuoy' })
    given({ A: { board: 'Fanatic' }, B: { board: 'Steward, Band, Chef' } })
      .when(A.tires('Fanatic'), A.picks('Chef'), B.redirects('Steward'), B.picks('Band'))
      .has('B', { board: 'Steward tired, Band, Chef', water: '' })
      .has('A', { water: 'Fanatic' })
  })

  test('TB-R28, TB-K27: Fanatic goes with his victim; doubled he hits two and stays', () => {
    given({ A: { board: 'Fanatic + Assistant' }, B: { board: 'Chef' }, C: { board: 'Rats' } })
      .when(A.tires('Fanatic'), A.picks('Chef'), A.picks('Rats'))
      .has('A', { board: 'Fanatic tired', water: 'Assistant' })
      .has('B', { water: 'Chef' })
      .has('C', { water: 'Rats' })
  })

  test('TB-R29: with another edition the actor of Beggar chooses, and Steward may answer', () => {
    const { game } = given({})
    const edition = JSON.parse(JSON.stringify(game.edition)) as { id: string; cards: { id: string; params: object }[] }
    edition.id = 'other'
    for (const card of edition.cards) if (card.id === 'beggar') card.params = { chooser: 'actor', cards: 1 }
    given({ edition, A: { board: 'Beggar' }, B: { board: 'Steward, Pirate, Rats' } })
      .when(A.tires('Beggar'))
      .asks({ A: 'own.pick' })
      .when(A.picks('Pirate'), B.redirects('Steward'), B.picks('Rats'))
      .has('B', { board: 'Steward tired, Pirate', hand: 'Rats' })
  })

  test('TB-R44, R45, R46: Teacher and Lifeguards', () => {
    given({ A: { hand: 'Baby, Rats' }, B: { board: 'Teacher, 2 Lifeguard', hand: 'Passenger' } })
      .when(A.sacrifices('Baby'), B.uses('Teacher'), B.takes('Baby'), B.done)
      .has('B', { board: 'Teacher tired, 2 Lifeguard, Baby', hand: 'Passenger' })
    given({ points: 9, A: { hand: 'Stowaway', board: 'Lifeguard + Assistant' } }).costs('A', 'Stowaway', 2)
  })

  test('TB-R49: what the bar has sent back may be sacrificed', () => {
    given({ points: 5, A: { hand: 'Stoker' }, B: { board: 'Bartender' } })
      .when(A.plays('Stoker'), B.uses('Bartender'), A.sacrifices('Stoker'))
      .points(10)
  })

  test('TB-R51: unseen picks are chance', () => {
    const taken = [0, 1, 2].map((at) => {
      const voyage = given({ A: { board: 'Lady' }, B: { hand: 'Rats, Baby, Maid' } })
        .draws('pick', at)
        .when(A.tires('Lady'))
      return voyage.names(voyage.state.ships[0].hand)[0]
    })
    expect(taken).toEqual(['Rats', 'Baby', 'Maid'])
  })

  test('TB-R53: a host and a seat named are dealt with', () => {
    given({ points: 4, A: { hand: 'Stowaway, Rats' }, B: { board: 'Boogeyman' }, C: { board: 'Bartender' } })
      .when(A.plays('Stowaway'), A.names('B'))
      .knows('B', 'A', 'hand', 'Stowaway', 'Rats')
      .knows('C', 'A', 'hand', 'Stowaway', '?')
  })

  test('TB-R59: one Seal a card, and no Seal for a Seal', () => {
    given({ A: { hand: '2 Seal, Rats' } })
      .picks('A', 'seal', 'Seal')
      .when(A.pairs('Rats'))
      .points(6)
      .refuses(A.pairs('Seal'), null)
  })
})

describe('Assistant and single cards', () => {
  test('TB-17.1, TB-K22: Assistant needs a partner', () => {
    const options = { assistant: 'noStowaway' }
    given({ options, points: 4, A: { hand: 'Assistant', board: 'Stowaway, Chef + Assistant' } }).refuses(A.plays('Assistant'), 'TB-17.1')
    given({ options, points: 4, A: { hand: 'Assistant', board: 'Stowaway, Singer, Maid' } })
      .when(A.plays('Assistant'))
      .refuses(A.laysOn('Stowaway'), 'TB-K22')
      .when(A.laysOn('Maid'))
      .has('A', { board: 'Stowaway, Singer, Maid + Assistant' })
  })

  test('TB-17.8: stopped by the bar, Assistant has covered nothing', () => {
    given({ points: 4, A: { hand: 'Assistant', board: 'Singer' }, B: { board: 'Bartender' } })
      .when(A.plays('Assistant'), B.uses('Bartender'))
      .has('A', { hand: 'Assistant', board: 'Singer' })
      .points(4)
  })

  test('TB-17.9: when Assistant leaves after the first use, the card is tired', () => {
    given({ A: { board: 'Singer, Pirate' }, B: { board: 'Ship Guard + Assistant' } })
      .when(A.tires('Singer'), B.uses('Ship Guard'), A.tires('Pirate'), B.passes)
      .has('B', { board: 'Ship Guard tired' })
  })

  test('TB-K15, K7, K43: Singer, Jack and Captain doubled', () => {
    given({ A: { board: 'Singer + Assistant' } })
      .when(A.tires('Singer'))
      .points(6)
    given({ A: { board: 'Jack + Assistant', deck: 'Rats' } })
      .when(A.tires('Jack'), A.follows(true))
      .has('A', { deck: 'Rats, Assistant, Jack', board: '' })
    given({ A: { board: 'Jack + Assistant', deck: 'Rats' } })
      .when(A.tires('Jack'), A.follows(false))
      .has('A', { board: 'Jack tired' })
    given({ A: { board: 'Captain + Assistant', hand: 'Rats, Baby', deck: 3 } })
      .when(A.tires('Captain'), A.picks('Rats'), A.done)
      .asks({ A: { kind: 'captain.pick', again: true } })
      .when(A.done)
      .asks({ A: 'main' })
      .has('A', { deck: 3 })
  })
})
