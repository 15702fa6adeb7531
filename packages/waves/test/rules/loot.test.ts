import { describe, test } from 'vitest'
import { A, K, S } from '../pirates.ts'
import { given } from '../table.ts'

/** A's small cannon has two shots, S's ship is as given. */
const twoShots = (thief: string, victim: string) =>
  given()
    .ship('A', `small[5] ${thief}`)
    .ship('S', victim)
    .dice({ A: [5, 1, 1] })
    .when(A.plans('small', 'large', 'crew'), S.idles())

describe('RW-9.11 stolen are the top values, top first', () => {
  test('RW-9.11, 9.14 two hits on 5, 6, 2: the 2, then the 6', () => {
    twoShots('c0[4]', 'c1[5,6,2]')
      .when(A.aims('small', S, 1))
      .tells('volley', { loot: [2, 6] })
      .when(A.stows(0))
      .has('A', 'c0[4,2,6]')
      .has('S', 'c1[5]')
  })

  test.each([
    ['[3]', [3], '[]'],
    ['[3,4]', [4, 3], '[]'],
    ['[3,4,5]', [5, 4], '[3]'],
  ])('RW-9.11 two hits on %s', (chest, loot, left) => {
    twoShots('', `c0${chest}`)
      .when(A.aims('small', S, 0))
      .tells('volley', { loot })
      .has('S', `c0${left}`)
  })
})

test('RW-9.12 hits beyond the content are wasted and never move to another chest', () => {
  twoShots('', 'c0[3] c1[6,6] c2[5]')
    .when(A.aims('small', S, 0), A.stows(0))
    .has('A', 'c0[3]')
    .has('S', 'c0[] c1[6,6] c2[5]')
})

test('RW-9.13 the thief takes all of it, and the victim has it no more', () => {
  twoShots('c0[1,2,3,4,5,6,1]', 'c0[6,1]')
    .when(A.aims('small', S, 0))
    .has('S', 'c0[]')
    .asks({ A: 'stow' })
    .refuses({ by: 'A', choice: { chest: null } }, null)
    .when(A.stows(1))
    .has('A', 'c1[1,6]')
})

describe('RW-9.14 the loot goes onto one open chest of the thief, first taken first', () => {
  test('RW-9.14 any open chest is offered, buried and full ones are refused', () => {
    twoShots('c0[5]* c1[1,2,3,4,5,6,1]', 'c0[6,1]')
      .when(A.aims('small', S, 0))
      .offers(A.stows(1), A.stows(2))
      .refuses(A.stows(0), 'RW-9.14', 'refuse.chestIsBuried')
    twoShots('c2[1,2,3,4,5,6,1,2]', 'c0[6,1]')
      .when(A.aims('small', S, 0))
      .offers(A.stows(0), A.stows(1))
      .refuses(A.stows(2), 'RW-9.14', 'refuse.chestIsFull')
  })

  test('RW-9.14 with one open chest it is stowed without asking', () => {
    twoShots('c0[5]* c1[1,2,3,4,5,6,1,2] c2[4]', 'c0[6,1]')
      .when(A.aims('small', S, 0))
      .has('A', 'c2[4,1,6]')
      .asks({ S: 'draft' })
  })
})

test('RW-9.15 loot that finds no square in that chest is lost for everybody', () => {
  twoShots('c0[5]* c1[1,2,3,4,5,6,1] c2[5]*', 'c1[5,6,2]')
    .when(A.aims('small', S, 1))
    .tells('stowed', { chest: 1, values: [2], lost: [6] })
    .has('A', 'c1[1,2,3,4,5,6,1,2]')
    .has('S', 'c1[5]')
})

test('RW-9.16 without an open chest all loot is lost; the victim loses it all the same', () => {
  given()
    .ship('A', 'c0[5]* c1[1,2,3,4,5,6,1,2] c2[1,1,1,1,1,1,1] small[5]')
    .ship('S', 'c0[3,4]')
    .dice({ A: [5, 6, 1] })
    .when(A.plans('small', 'chest2', 'crew'), S.idles())
    .asks({ A: 'aim' })
    .when(A.aims('small', S, 0))
    .tells('stowed', { chest: -1, values: [], lost: [4, 3] })
    .has('A', 'c0[5]* c1[1,2,3,4,5,6,1,2] c2[1,1,1,1,1,1,1,6]')
    .has('S', 'c0[]')
    .ends({ why: 'ended.chests' })
})

describe('RW-9.17 two volleys are resolved one after the other in the order aimed, each with its own chest', () => {
  const bothCannons = () =>
    given({ seats: 3 })
      .ship('A', 'small[5] large[5,5]')
      .ship('S', 'c0[6,1]')
      .ship('K', 'c2[2,3]')
      .dice({ A: [5, 5, 1] })
      .when(A.plans('small', 'large', 'crew'), S.idles(), K.idles())

  test('RW-9.8, 9.12, 9.17 small at S first, then large at K', () => {
    bothCannons()
      .when(A.aims('small', S, 0), A.aims('large', K, 2))
      .has('S', 'c0[]')
      .has('K', 'c2[2,3]')
      .asks({ A: 'stow' })
      .when(A.stows(0))
      .has('A', 'c0[1,6] c1[]')
      .tells('volley', { target: 2, loot: [3, 2] })
      .when(A.stows(1))
      .has('A', 'c0[1,6] c1[3,2] Infamy 15')
      .has('K', 'c2[]')
  })

  test('RW-9.17 large at K first', () => {
    bothCannons()
      .when(A.aims('large', K, 2), A.aims('small', S, 0))
      .tells('volley', { target: 2 })
      .when(A.stows(0))
      .tells('volley', { target: 1 })
      .when(A.stows(0))
      .has('A', 'c0[3,2,1,6]')
  })
})

test('RW-9.5, 9.21 loot of this round can be stolen again by a later shooter', () => {
  given({ seats: 3, options: { emptyTargets: 'forbidden' } })
    .ship('K', 'small[5] Infamy 9')
    .ship('A', 'small[5] Infamy 7')
    .ship('S', 'c0[6]')
    .dice({ A: [5, 1, 1], K: [5, 1, 1] })
    .when(A.plans('small', 'large', 'crew'), S.idles(), K.plans('small', 'large', 'crew'))
    .asks({ K: 'aim' })
    .when(K.aims('small', S, 0), K.stows(0))
    .has('K', 'c0[6]')
    .offers(A.aims('small', K, 0))
    .when(A.aims('small', K, 0), A.stows(2))
    .has('A', 'c2[6]')
    .has('K', 'c0[]')
})
