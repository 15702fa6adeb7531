import { expect, test } from 'vitest'
import { A, K, S } from '../pirates.ts'
import { given } from '../table.ts'

test('RW-7.1 to RW-7.3 burying uses all three dice, whatever they show, and they write nothing', () => {
  const scene = given({ seats: 3 })
    .ship('A', 'c1[3]')
    .dice({ A: [1, 1, 6] })
    .when(A.buries(1), S.idles(), K.idles())
    .has('A', 'c0[] c1[3]* c2[] spirits[] hull[] small[] large[] ports[] crew[] Infamy 5')
    .tells('buried', { seat: 0, chest: 1 })
  expect(scene.told('S').filter(({ type, seat }) => type === 'wrote' && seat === 0)).toEqual([])
})

test('RW-7.1 the refusals: not together with another icon', () => {
  given()
    .ship('A', 'c1[3]')
    .dice({})
    .when(A.digs(1))
    .refuses(A.lays('crew'), 'RW-7.1', 'refuse.burying')
    .when(A.lays('bury'), A.lays('bury'), A.again, A.lays('crew'))
    .refuses(A.digs(1), 'RW-7.1', 'refuse.buryTakesAll')
})

test('RW-7.2 the chest is named in the plan, holds at least one value and may be full', () => {
  given()
    .ship('A', 'c0[1,2,3,4,5,6,1,2] c2[1]')
    .dice({})
    .refuses(A.digs(1), 'RW-3.8', 'refuse.nothingToBury')
    .when(A.buries(0), S.idles())
    .has('A', 'c0[1,2,3,4,5,6,1,2]* c2[1]')
})

test('RW-7.3 a buried chest stays buried', () => {
  given()
    .ship('A', 'c1[3]')
    .dice({})
    .when(A.buries(1), S.idles())
    .has('A', 'c1[3]*')
    .dice({ A: [5, 5, 5] })
    .refuses(A.digs(1), 'RW-3.8', 'refuse.alreadyBuried')
    .refuses(A.lays('chest1'), 'RW-6.5')
    .when(A.plans('chest0', 'chest2', 'hull'), S.plans('hull', 'crew', 'ports'))
    .has('A', 'c0[5] c1[3]* c2[5]')
})

test('RW-7.4 it is safe from the cannons of the same round', () => {
  given()
    .ship('S', 'c0[6,6,5] c1[1]')
    .ship('A', 'large[5,5]')
    .dice({ A: [5, 1, 1] })
    .when(A.plans('large', 'small', 'crew'), S.buries(0))
    .offers(A.aims('large', S, 1), A.aims('large', S, 2))
    .refuses(A.aims('large', S, 0), 'RW-9.6', 'refuse.targetBuried')
    .when(A.aims('large', S, 1))
    .tells('volley', { target: 1, chest: 1, loot: [1] })
    .when(A.stows(0))
    .has('A', 'c0[1]')
    .has('S', 'c0[6,6,5]* c1[]')
})

test('RW-7.5 each buried chest scores its values and 2; up to three, one per round', () => {
  given()
    .ship('A', 'c0[6] c1[3,4] c2[1,1] Infamy 0')
    .ship('S', 'Infamy 0')
    .dice({})
    .when(A.buries(1), S.idles())
    .dice({})
    .when(A.buries(0), S.plans('chest0', 'chest1', 'hull'))
    .dice({})
    .when(A.buries(2), S.plans('chest0', 'chest1', 'hull'))
    .has('A', 'c0[6]* c1[3,4]* c2[1,1]*')
    .ends({ why: 'ended.chests', scores: { A: 15 + 6, S: 4 }, winners: ['A'] })
})
