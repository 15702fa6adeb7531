import { describe, expect, test } from 'vitest'
import { resolveColumn } from '../../src/rules/steps.ts'
import { BREACHES } from '../../src/board/things.ts'
import { A, B, C } from '../pirates.ts'
import { given, type Arrangement } from '../table.ts'

const patching = (arrangement: Arrangement, dials: string, seats = 5, options: object = {}) =>
  given({ seats, options }).arrange(arrangement).dials({ breaches: dials }).from(resolveColumn(BREACHES))

describe('SK-6.30, SK-R26 draw or discard first', () => {
  test('SK-6.30 one of the two is compulsory; drawing is the default', () => {
    patching({ breaches: 'minor', hands: { A: 'ruby topaz' }, deck: 'emerald' }, 'A:patch')
      .offers(A.draws, A.drops('ruby'), A.drops('topaz'))
      .refuses(A.stops, null)
      .refuses(A.patches('minor'), 'SK-6.30', 'refuse.handFirst')
      .timesOut(A.draws)
      .lies({ hands: { A: 'ruby topaz emerald' } })
      .asks({ A: 'patch.hammer' })
  })

  test('SK-6.30 a discard goes hidden to the pile', () => {
    patching({ breaches: 'minor', hands: { A: 'ruby topaz' } }, 'A:patch')
      .when(A.drops('topaz'))
      .lies({ hands: { A: 'ruby' }, pile: 'topaz' })
  })

  test('SK-6.30, SK-R26, SK-0.7 an empty hand can only draw, and an empty deck gives nothing where the pile is not shuffled', () => {
    patching({ breaches: 'minor', deck: '=' }, 'A:patch', 5, { emptyDeck: 'sinks' })
      .offers(A.draws)
      .when(A.draws)
      .lies({ hands: { A: '' } })
      .tells('pileShuffled')
  })

  test('SK-6.30, SK-0.7 otherwise the pile is shuffled and a card is drawn of it', () => {
    patching({ breaches: 'minor', deck: '=' }, 'A:patch')
      .when(A.draws)
      .tells('pileShuffled', {})
      .check((s) => {
        expect(s.hands[0]).toHaveLength(1)
        expect(s.pile).toEqual([])
        expect(s.deck.every((card) => s.known[card] === 0)).toBe(true)
      })
  })
})

describe('SK-6.31 to SK-6.35 hammers', () => {
  const breaches = 'permanent minor major single chest'

  test('SK-6.31, SK-6.32, SK-12.2 one hammer repairs a cannon', () => {
    patching({ breaches, cannons: 'double', sections: 3 }, 'A:patch', 3)
      .when(A.draws)
      .offers(A.patches('minor'), A.repairs('single'), A.opens('chest'))
      .when(A.repairs('single'))
      .lies({ cannons: 'double single', breaches: 'permanent minor major chest' })
      .check((s) => expect(s.hammers).toEqual([0, 0, 0]))
  })

  test('SK-6.33, SK-11.1 one hammer takes a chest, seen by its taker alone', () => {
    const scene = patching({ breaches: 'points-6 empty', hands: { A: 'ruby*2' }, sections: 3 }, 'A:patch B:patch', 3)
      .when(A.draws, A.opens('points-6'))
      .tells('tookChest', { seat: 0 })
    expect(scene.view('A').faces[scene.state.chests[0][0]]).toBe(6)
    expect(scene.view('B').faces[scene.state.chests[0][0]]).toBe(-1)
    expect(scene.told('B').at(-1)).toMatchObject({ type: 'tookChest', faces: {} })
  })

  test('SK-6.34, SK-0.6, SK-R29 a patched breach goes under the deck', () => {
    patching({ breaches: 'major minor', breachDeck: 'minor major' }, 'A:patch', 3)
      .when(A.draws)
      .refuses(A.patches('major'), 'SK-6.34', 'refuse.tooFewHammers')
      .when(A.patches('minor'))
      .lies({ breaches: 'major' })
      .check((s) => expect(s.faces[s.breachDeck[0]]).toBe(0))
  })

  test('SK-6.35, SK-R27 permanent tokens are no target, and a hammer that can be used must be', () => {
    patching({ breaches, sections: 3 }, 'A:patch', 3)
      .when(A.draws)
      .refuses({ by: 'A', choice: (s) => ({ breach: s.columns[BREACHES][0] }) }, null)
      .refuses(A.stops, 'SK-6.35', 'refuse.mustHammer')
  })

  test('SK-6.35 who cannot use a hammer is told, and who needs help may go without', () => {
    patching({ breaches: 'major' }, 'A:patch', 3).when(A.draws).tells('idleHammer', { seat: 0, hammers: 1 })
    patching({ breaches: 'major' }, 'A:patch B:patch', 3).when(A.draws).offers(A.proposes('major'), A.stops)
  })

  test('SK-R27 a table may leave hammers to their owners', () => {
    given({ options: { hammers: 'may' } })
      .arrange({ breaches, sections: 3 })
      .dials({ breaches: 'A:patch' })
      .from(resolveColumn(BREACHES))
      .when(A.draws)
      .when(A.stops)
      .lies({ breaches })
  })

  test('SK-6.31, SK-6.35 with a Wooden Mallet a Major alone, or one after the other', () => {
    const two = () => {
      const scene = given().arrange({ breaches: 'major single minor' }).dials({ breaches: 'A:patch' })
      return scene
        .set((s) => (s.mallets = 1))
        .from(resolveColumn(BREACHES))
        .when(A.draws)
    }
    two().when(A.patches('major')).lies({ breaches: 'single minor' })
    two().when(A.repairs('single')).asks({ A: 'patch.hammer' }).when(A.patches('minor')).lies({ breaches: 'major', cannons: 'single' })
  })

  test('SK-6.31 the default uses the hammer: largest breach, cannon, chest', () => {
    patching({ breaches: 'single minor' }, 'A:patch', 3).when(A.draws).timesOut(A.patches('minor'))
    patching({ breaches: 'chest single', sections: 3 }, 'A:patch', 3).when(A.draws).timesOut(A.repairs('single'))
    patching({ breaches: 'major chest', sections: 3 }, 'A:patch', 3).when(A.draws).timesOut(A.opens('chest'))
    patching({ breaches: 'major' }, 'A:patch B:patch', 3).when(A.draws).timesOut(A.stops)
  })
})

describe('SK-6.36 to SK-6.41, SK-R28 pooled hammers', () => {
  const massive: Arrangement = { breaches: 'massive single', hands: { A: 'ruby*2', B: 'topaz*2', C: 'emerald*2' } }

  test('SK-6.37 one patcher alone is offered neither the breach nor a proposal', () => {
    patching(massive, 'A:patch')
      .when(A.draws)
      .refuses(A.patches('massive'), 'SK-6.34', 'refuse.tooFewHammers')
      .refuses(A.proposes('massive'), 'SK-6.37', 'refuse.poolTooSmall')
      .offers(A.repairs('single'))
  })

  test('SK-6.36 to SK-6.40 three agree: patched with 1+1+1; the others later only draw or discard', () => {
    patching(massive, 'A:patch B:patch C:patch')
      .when(A.draws, A.proposes('massive'))
      .asks({ B: 'patch.agree', C: 'patch.agree' })
      .looksTheSameTo('C', [B.agrees], [B.disagrees], [])
      .looksTheSameTo(null, [B.agrees], [B.disagrees], [])
      .when(C.agrees, B.agrees)
      .tells('agreed', { agreed: [1, 2], refused: [], done: true })
      .lies({ breaches: 'single' })
      .check((s) => expect(s.hammers.slice(0, 3)).toEqual([0, 0, 0]))
      .allPass()
      .refuses(B.repairs('single'), 'SK-6.31', 'refuse.hammerGiven')
      .when(B.draws)
      .asks({ B: 'window.resolve' })
  })

  test('SK-6.38, SK-6.39, SK-6.36, SK-6.41 one refuses: nothing is spent; later another may propose with the unspent hammers', () => {
    patching(massive, 'A:patch B:patch C:patch')
      .when(A.draws, A.proposes('massive'), B.agrees)
      .timesOut(C.disagrees)
      .refuses(A.proposes('massive'), 'SK-6.37', 'refuse.proposedBefore')
      .offers(A.repairs('single'))
    patching({ ...massive, breaches: 'massive' }, 'A:patch B:patch C:patch')
      .when(A.draws, A.proposes('massive'), B.agrees)
      .timesOut(C.disagrees)
      .tells('agreed', { agreed: [1], refused: [2], done: false })
      .tells('idleHammer', { seat: 0 })
      .allPass()
      .when(B.draws)
      .when(B.proposes('massive'))
      .asks({ A: 'patch.agree', C: 'patch.agree' })
      .when(A.agrees, C.agrees)
      .lies({ breaches: '' })
  })

  test('SK-6.37 what a patcher can do alone is not proposed', () => {
    patching({ breaches: 'minor' }, 'A:patch B:patch', 3).when(A.draws).refuses(A.proposes('minor'), 'SK-6.37', 'refuse.enoughAlone')
  })

  test('SK-6.39 each agreeing player gives as many as are still needed, in dial order', () => {
    given({ seats: 4 })
      .arrange({ breaches: 'major', hands: { A: 'ruby*2', B: 'topaz*2', C: 'emerald*2' } })
      .dials({ breaches: 'A:patch B:patch C:patch' })
      .set((s) => (s.mallets = 2))
      .from(resolveColumn(BREACHES))
      .when(A.draws, A.proposes('major'), B.agrees, C.agrees)
      .check((s) => expect(s.hammers).toEqual([0, 1, 1, 0]))
  })

  test('SK-6.41 what is left over is lost when the last patcher has acted', () => {
    patching({ breaches: 'major', hands: { A: 'ruby', B: 'topaz*2', C: 'topaz*2' } }, 'A:patch', 3)
      .when(A.draws)
      .allPass()
      .check((s) => expect(s.hammers).toEqual([0, 0, 0]))
  })
})
