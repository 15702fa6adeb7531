import { describe, expect, test } from 'vitest'
import { A, K, L, S } from '../pirates.ts'
import { given } from '../table.ts'

test('RW-9.1 a die on a cannon is written into its next square and stays there', () => {
  given()
    .ship('A', 'large[4]')
    .dice({ A: [2, 5, 1] })
    .when(A.plans('small', 'large', 'crew'), S.idles())
    .has('A', 'small[2] large[4,5]')
    .dice({ A: [1, 1, 1] })
    .when(A.plans('hull', 'ports', 'crew'), S.plans('hull', 'ports', 'crew'))
    .has('A', 'small[2] large[4,5]')
})

describe('RW-9.2 a cannon whose last square is written fires, and that cannot be refused', () => {
  test('RW-9.2, 9.3, 9.18 large 5, 4 and a 3: three shots, 3 Infamy, wiped', () => {
    given()
      .ship('A', 'large[5,4]')
      .ship('S', 'c0[1,2,4,5]')
      .dice({ A: [3, 1, 1] })
      .when(A.plans('large', 'small', 'crew'), S.idles())
      .has('A', 'large[5,4,3]')
      .asks({ A: 'aim' })
      .refuses({ by: 'A', choice: { aim: null } }, null)
      .refuses({ by: 'A', choice: { cannon: 'large', seat: null } }, null)
      .when(A.aims('large', S, 0))
      .tells('fired', { cannon: 'large', shots: 3 })
      .when(A.stows(0))
      .has('A', 'Infamy 8 large[] c0[5,4,2]')
      .has('S', 'c0[1]')
  })

  test('RW-9.2 a cannon that got no die does not fire', () => {
    given()
      .ship('A', 'large[6,6]')
      .ship('S', 'c0[5]')
      .dice({})
      .when(A.plans('small', 'hull', 'crew'), S.idles())
      .has('A', 'large[6,6] small[1] Infamy 5')
      .asks({ S: 'draft' })
  })

  test('RW-9.2 one square short is not filled', () => {
    given()
      .ship('A', 'large[6]')
      .ship('S', 'c0[5]')
      .dice({})
      .when(A.plans('small', 'large', 'crew'), S.idles())
      .has('A', 'large[6,1] small[1]')
      .asks({ S: 'draft' })
  })
})

describe('RW-9.3 as many shots as thresholds reached', () => {
  const fires = (cannon: 'small' | 'large', loaded: string, die: number) =>
    given()
      .ship('A', `${cannon}${loaded}`)
      .ship('S', 'c0[1,1,1,1,1]')
      .dice({ A: [die, 1, 1] })
      .when(A.plans(cannon, 'hull', 'crew'), S.idles())
      .when(A.aims(cannon, S, 0))
  test.each([
    ['[1]', 1, 1],
    ['[1]', 4, 1],
    ['[1]', 5, 2],
    ['[6]', 6, 2],
  ])('RW-9.3 small %s and a %i: %i', (loaded, die, shots) => {
    fires('small', loaded, die)
      .tells('fired', { cannon: 'small', shots })
      .tells('volley', { loot: Array(shots).fill(1) })
  })

  test.each([
    ['[1,1]', 1, 1],
    ['[1,1]', 4, 1],
    ['[1,1]', 5, 2],
    ['[4,4]', 2, 2],
    ['[4,4]', 3, 3],
    ['[6,6]', 6, 3],
  ])('RW-9.3 large %s and a %i: %i', (loaded, die, shots) => {
    fires('large', loaded, die)
      .tells('fired', { cannon: 'large', shots })
      .tells('volley', { loot: Array(shots).fill(1) })
  })
})

describe('RW-9.4 highest Infamy fires first, ties go round from the left neighbour of the first player', () => {
  /** Everybody's small cannon fires; who aims, in order. */
  function order(seats: number, first: string, infamies: number[], options = {}): string[] {
    const pirates = [A, S, K, L].slice(0, seats)
    const scene = given({ seats, options }).first(first)
    pirates.forEach(({ name }, i) => scene.ship(name, `small[3] c0[1,1,1,1,1] Infamy ${infamies[i]}`))
    scene.dice({}).when(...pirates.map((one) => one.idles()))
    const aimed: string[] = []
    for (let { kind, seat } = scene.state.asks[0]; kind === 'aim'; { kind, seat } = scene.state.asks[0]) {
      aimed.push(scene.seats[seat])
      scene.when(pirates[seat].aims('small', pirates[(seat + 1) % seats], 0), pirates[seat].stows(1))
    }
    return aimed
  }

  test('RW-9.4 Infamy 4, 9 and 6: S, K, A', () => {
    expect(order(3, 'A', [4, 9, 6])).toEqual(['S', 'K', 'A'])
  })

  test('RW-9.4 four seats, first is the third: of the second and the fourth the fourth is nearer', () => {
    expect(order(4, 'K', [1, 7, 2, 7])).toEqual(['L', 'S', 'K', 'A'])
  })

  test('RW-9.4 the left neighbour of the first player is nearest, the first player farthest', () => {
    expect(order(4, 'K', [1, 2, 7, 7])).toEqual(['L', 'K', 'S', 'A'])
    expect(order(4, 'K', [5, 5, 5, 5])).toEqual(['L', 'A', 'S', 'K'])
  })

  test('RW-9.4 the bribes of the draft count, the gains of this round do not', () => {
    // A had more before the bribe; S gains from ports only in W6.
    given()
      .ship('A', 'small[3] Infamy 8 c0[1,1]')
      .ship('S', 'small[3] Infamy 6 c0[2,2] ports[6,6,6]')
      .drafts('A', 'S3', 'clear 1')
      .when(A.bribes('S3'), S.takes('clear 1'))
      .when(A.plans('small', 'large', 'crew'), S.plans('small', 'large', 'crew'))
      .asks({ S: 'aim' })
  })
})

test('RW-9.5 a seat finishes everything before the next one starts', () => {
  given({ seats: 3, options: { emptyTargets: 'forbidden' } })
    .ship('A', 'small[5] large[5,5] Infamy 9')
    .ship('S', 'small[5] c0[6] Infamy 6')
    .ship('K', 'c0[4,3] c1[2]')
    .dice({ A: [5, 5, 1], S: [5, 1, 1] })
    .when(A.plans('small', 'large', 'crew'), S.plans('small', 'large', 'crew'), K.idles())
    .asks({ A: 'aim' })
    .when(A.aims('small', K, 0), A.aims('large', S, 0))
    .asks({ A: 'stow' })
    .when(A.stows(0))
    .asks({ A: 'stow' })
    .when(A.stows(0))
    .asks({ S: 'aim' })
    .has('A', 'Infamy 18 small[] large[] c0[3,4,6]')
    .offers(S.aims('small', A, 0), S.aims('small', K, 1))
})

test('RW-9.6 a target is any unburied chest of another seat', () => {
  given({ seats: 3 })
    .ship('A', 'small[5] c0[6]')
    .ship('S', 'c0[5]* c1[4]')
    .ship('K', 'c2[3]')
    .dice({ A: [5, 1, 1] })
    .when(A.plans('small', 'large', 'crew'), S.idles(), K.idles())
    .offers(A.aims('small', S, 1), A.aims('small', S, 2), A.aims('small', K, 0), A.aims('small', K, 1), A.aims('small', K, 2))
    .refuses(A.aims('small', A, 0), 'RW-9.6', 'refuse.ownChest')
    .refuses(A.aims('small', S, 0), 'RW-9.6', 'refuse.targetBuried')
    .refuses(A.aims('large', S, 1), null)
})

describe('RW-9.7 two cannons may aim at two seats; at one seat they name one chest', () => {
  const both = () =>
    given({ seats: 3, options: { emptyTargets: 'forbidden' } })
      .ship('A', 'small[5] large[5,5]')
      .ship('S', 'c0[5,5] c1[4,4]')
      .ship('K', 'c2[3]')
      .dice({ A: [5, 5, 1] })
      .when(A.plans('small', 'large', 'crew'), S.idles(), K.idles())

  test('RW-9.7 the first aim may be of either cannon', () => {
    both().offers(...(['small', 'large'] as const).flatMap((cannon) => [A.aims(cannon, S, 0), A.aims(cannon, S, 1), A.aims(cannon, K, 2)]))
  })

  test('RW-9.7 the second at the same seat only at the chest already named', () => {
    both()
      .when(A.aims('large', S, 1))
      .offers(A.aims('small', S, 1), A.aims('small', K, 2))
      .refuses(A.aims('small', S, 0), 'RW-9.7', 'refuse.sameChest')
  })
})

test('RW-9.8, RW-R32 both aims are named before either is resolved', () => {
  given({ seats: 3 })
    .ship('A', 'small[5] large[5,5]')
    .ship('S', 'c0[5,5]')
    .ship('K', 'c2[3]')
    .dice({ A: [5, 5, 1] })
    .when(A.plans('small', 'large', 'crew'), S.idles(), K.idles())
    .when(A.aims('small', S, 0))
    .asks({ A: 'aim' })
    .untouched('A', 'S', 'K')
    .tells('fired')
    .when(A.aims('large', K, 2))
    .tells('fired', { cannon: 'small', target: 1 })
    .has('S', 'c0[]')
})

describe('RW-9.9 a seat whose hull blocks everything may be aimed at; nobody aims into nothing', () => {
  test('RW-9.9 a blocked seat', () => {
    given({ seats: 3, options: { emptyTargets: 'forbidden' } })
      .ship('A', 'small[5]')
      .ship('S', 'c0[5] hull[6,6,6,6,6]')
      .ship('K', 'c0[4]')
      .dice({ A: [5, 1, 1] })
      .when(A.plans('small', 'large', 'crew'), S.idles(), K.idles())
      .offers(A.aims('small', S, 0), A.aims('small', K, 0))
      .when(A.aims('small', S, 0))
      .tells('volley', { target: 1, blocked: 2, loot: [] })
      .has('S', 'c0[5]')
      .has('A', 'Infamy 10 small[]')
      .asks({ S: 'draft' })
  })

  test('RW-9.9 with one target left, exactly that one', () => {
    given({ seats: 3, options: { emptyTargets: 'forbidden' } })
      .ship('A', 'small[5]')
      .ship('S', 'c0[5] hull[6,6,6,6,6]')
      .dice({ A: [5, 1, 1] })
      .when(A.plans('small', 'large', 'crew'), S.idles(), K.idles())
      .offers(A.aims('small', S, 0))
  })
})

describe('RW-9.10 hits are the shots of the volley less the hull level', () => {
  test('RW-9.10 two shots against level 1: one value', () => {
    given()
      .ship('A', 'small[5]')
      .ship('S', 'c0[5,6] hull[6,6]')
      .dice({ A: [5, 1, 1] })
      .when(A.plans('small', 'large', 'crew'), S.idles())
      .when(A.aims('small', S, 0), A.stows(0))
      .has('S', 'c0[5]')
      .has('A', 'c0[6]')
  })

  test('RW-9.10 two cannons at one seat are one volley: 2 + 3 - 2', () => {
    given()
      .ship('A', 'small[5] large[5,5]')
      .ship('S', 'c0[1,2,3,4,5] hull[6,6,6,3]')
      .dice({ A: [5, 5, 1] })
      .when(A.plans('small', 'large', 'crew'), S.idles())
      .when(A.aims('small', S, 0), A.aims('large', S, 0))
      .tells('volley', { blocked: 2, loot: [5, 4, 3] })
      .when(A.stows(0))
      .has('S', 'c0[1,2]')
      .has('A', 'c0[5,4,3]')
  })

  test('RW-9.10 two cannons at two seats are two volleys, each against its hull', () => {
    given({ seats: 3 })
      .ship('A', 'small[5] large[5,5]')
      .ship('S', 'c0[1,2,3] hull[6,6]')
      .ship('K', 'c0[4,5,6] hull[6,6]')
      .dice({ A: [5, 5, 1] })
      .when(A.plans('small', 'large', 'crew'), S.idles(), K.idles())
      .when(A.aims('small', S, 0), A.aims('large', K, 0), A.stows(0), A.stows(1))
      .has('S', 'c0[1,2]')
      .has('K', 'c0[4]')
  })
})

describe('RW-9.18 each fired cannon gives its lowest value in Infamy and is wiped', () => {
  test.each([
    ['small[6]', 2, 'small', 7],
    ['small[2]', 6, 'small', 7],
    ['large[4,6]', 5, 'large', 9],
    ['large[6,1]', 5, 'large', 6],
  ] as const)('RW-9.18 %s and a %i', (loaded, die, cannon, infamy) => {
    given()
      .ship('A', loaded)
      .ship('S', 'c0[5]')
      .dice({ A: [die, 1, 1] })
      .when(A.plans(cannon, 'hull', 'crew'), S.idles())
      .when(A.aims(cannon, S, 0), A.stows(0))
      .has('A', `Infamy ${infamy} ${cannon}[]`)
  })

  test('RW-9.18 both: small, then large', () => {
    given()
      .ship('A', 'small[3] large[5,6] Infamy 1')
      .ship('S', 'c0[5]')
      .dice({ A: [4, 4, 1] })
      .when(A.plans('small', 'large', 'crew'), S.idles())
      .when(A.aims('large', S, 0), A.aims('small', S, 0), A.stows(0))
      .tells('infamy', { why: 'small', gained: 3 }, { why: 'large', gained: 4 })
      .has('A', 'Infamy 8 small[] large[]')
  })
})

describe('RW-9.19 also when everything was blocked or there was no target', () => {
  test('RW-9.19 all blocked', () => {
    given()
      .ship('A', 'small[2]')
      .ship('S', 'c0[5] hull[6,6,6,3]')
      .dice({ A: [5, 1, 1] })
      .when(A.plans('small', 'large', 'crew'), S.idles())
      .when(A.aims('small', S, 0))
      .has('A', 'Infamy 7 small[]')
      .has('S', 'c0[5]')
      .asks({ S: 'draft' })
  })

  test('RW-9.19, 9.20 no target: no aim, 2 Infamy, wiped', () => {
    given()
      .ship('S', 'c0[5]* c1[5]* c2[5]')
      .ship('A', 'small[2]')
      .dice({ A: [5, 1, 1] })
      .when(A.plans('small', 'large', 'crew'), S.buries(2))
      .has('A', 'Infamy 7 small[]')
      .ends()
  })
})

test('RW-9.20 without a target nobody is aimed at, by neither cannon', () => {
  given({ seats: 3, options: { emptyTargets: 'forbidden' } })
    .ship('A', 'small[2] large[3,3] c0[6]')
    .dice({ A: [5, 5, 1] })
    .when(A.plans('small', 'large', 'crew'), S.idles(), K.idles())
    .has('A', 'Infamy 10 small[] large[] c0[6]')
    .tells('firedAtNobody', { seat: 0, cannon: 'small' }, { seat: 0, cannon: 'large' })
    .tells('volley')
    .asks({ S: 'draft' })
})

test('RW-9.22 values in cannons are worth nothing at the end', () => {
  given()
    .ship('A', 'small[6] large[6,6] Infamy 0 c0[1]* c1[1]* c2[1]')
    .ship('S', 'Infamy 0')
    .dice({})
    .when(A.buries(2), S.idles())
    .has('A', 'small[6] large[6,6]')
    .ends({ scores: { A: 9, S: 0 } })
})
