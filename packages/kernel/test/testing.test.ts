import { describe, expect, test } from 'vitest'
import { Scene, mustBe, type Move } from '../src/testing/index.ts'
import { contraband, PARROT, RUM, SILK, step, type ContrabandState, type Edition } from './contraband/index.ts'

/** The vocabulary of Contraband: cards by kind, as they lie in a seat's hand. */
class Harbour extends Scene<ContrabandState, Edition> {
  override belongings({ hands, gold }: ContrabandState, seat: number): unknown {
    return { hand: hands[seat], gold: gold[seat] }
  }

  holds(name: string, ...kinds: number[]): this {
    return this.stack(this.state.hands[this.seat(name)], kinds)
  }
}

const smuggler = (by: string, seat: number) => {
  const card = (verb: string, kind: number): Move<ContrabandState> => ({
    by,
    choice: ({ hands, faces }) => ({ [verb]: hands[seat].find((one) => faces[one] === kind) }),
  })
  return {
    lands: (kind: number) => card('land', kind),
    slips: (kind: number) => card('slip', kind),
    squawks: (kind: number) => card('squawk', kind),
    peeks: { by, choice: { peek: true } },
    letsBe: { by, choice: { letBe: true } },
    dials: (dial: number): Move => ({ by, choice: { dial } }),
    sure: { by, choice: { sure: true } },
    again: { by, choice: { again: true } },
  }
}
const A = smuggler('A', 0)
const B = smuggler('B', 1)
const C = smuggler('C', 2)

const given = (chance = {}) =>
  new Harbour(contraband, { seats: ['A', 'B', 'C'], options: { bids: false, rounds: 1 }, chance })
    .holds('A', RUM, SILK, PARROT)
    .holds('B', RUM, RUM, PARROT)

describe('given', () => {
  test('the hands lie as wished, with nothing added to the pool', () => {
    given().check(({ hands, faces, pools }) => {
      expect([hands[0], hands[1]].map((hand) => hand.map((card) => faces[card]))).toEqual([
        [RUM, SILK, PARROT],
        [RUM, RUM, PARROT],
      ])
      expect(faces.slice(0, pools[0].faces.length).toSorted((a, b) => a - b)).toEqual(pools[0].faces)
    })
    // What was wished for earlier stays, even if a later wish could be met from it.
    const all = Array.from({ length: 20 }, (_, back) => 19 - back)
    new Harbour(contraband, { seats: ['A', 'B'] })
      .stack(all.slice(0, 3), [RUM, RUM, RUM])
      .stack(all.slice(3, 5), [RUM, RUM])
      .check(({ faces }) => expect(all.slice(0, 5).map((back) => faces[back])).toEqual([RUM, RUM, RUM, RUM, RUM]))
    expect(() => given().stack([0, 1, 2, 3, 4, 5], [RUM, RUM, RUM, RUM, RUM, RUM])).toThrow(/no face 0 of cargo is left/)
    expect(() => given().stack([99], [RUM])).toThrow(/belongs to no pool/)
  })

  test('chance comes as wished, from the start and later', () => {
    // A shuffle in which every card stays where it is.
    const still = Array.from({ length: 19 }, (_, i) => 19 - i)
    new Harbour(contraband, { seats: ['A', 'B'], chance: { deck: still } }).check(({ faces, pools }) =>
      expect(faces.slice(0, 20)).toEqual(pools[0].faces),
    )
    const wish = given().draws('slips', 0).draws('slips', 0)
    expect(() => wish.when(A.slips(RUM)).nobodyIsWaiting()).toThrow(/"slips":\[0,0\]|chance.slips: expected nothing, but it is \[0,0\]/)
    expect(() => given({ deck: [20] })).toThrow(/the script wants 20 from 'deck', but this draw goes from 0 to 19/)
    expect(() => given().rolls('dice', 6)).toThrow(/no chance stream 'dice'/)
  })

  test('the script of one scene is not that of another', () => {
    const other = given()
    given().draws('deck', 3)
    other
      .set((s) => (s.agenda = []))
      .from()
      .nobodyIsWaiting()
  })

  test('play goes on from the steps named', () => {
    given().from(step('dials')).asks({ A: 'dial', B: 'dial', C: 'dial' })
    given().from().nobodyIsWaiting()
  })
})

describe('when and then', () => {
  test('seats answer by name, and what they may answer is compared whole', () => {
    given()
      .asks({ A: 'turn' })
      .offers(A.lands(RUM), A.lands(SILK), A.lands(PARROT), A.slips(RUM), A.slips(SILK), A.slips(PARROT), A.peeks)
      .when(A.lands(SILK))
      .asks({ B: { kind: 'squawk', seat: 1 } })
      .untouched('B', 'C')
      .refuses(B.squawks(RUM), 'CB-4', 'refuse.notAParrot')
      .when(B.squawks(PARROT))
      .tells('squawked', { seat: 1 })
      .untouched('A', 'C')
  })

  test('an illegal answer says what was asked and what may be answered', () => {
    expect(() => given().when(B.letsBe)).toThrow(/B is not asked/)
    expect(() => given().when(A.letsBe)).toThrow(/A is asked 'turn' and may answer .*"land"/)
    expect(() => given().when({ by: 'D', choice: {} })).toThrow(/nobody called D sits here: there is A, B, C/)
  })

  test('the default of a seat that is out of time', () => {
    const scene = given().when(A.lands(SILK))
    expect(() => scene.timesOut(B.squawks(PARROT))).toThrow(/the default of B for 'squawk'/)
    scene.timesOut(B.letsBe).asks({ C: 'squawk' })
  })

  test('what is taken back is as it was', () => {
    given().from(step('turn')).when(A.lands(SILK)).cannotUndo('A')
    given().when(A.lands(SILK), B.letsBe).undoes('B').asks({ B: 'squawk' })
  })

  test.each<[string, RegExp, (scene: Harbour) => void]>([
    ['asks', /B: expected \{"kind":"squawk"\}, but it is nothing/, (scene) => scene.asks({ A: 'turn', B: 'squawk' })],
    ['asks nobody', /A: expected nothing/, (scene) => scene.asks({})],
    ['offers', /what A may answer to 'turn'/, (scene) => scene.offers(A.peeks)],
    ['refuses what is legal', /A was not refused/, (scene) => scene.refuses(A.peeks, 'CB-3')],
    [
      'refuses by another rule',
      /rule: expected "CB-5", but it is "CB-3"/,
      (scene) => scene.set((s) => (s.deck = [])).refuses(A.peeks, 'CB-5'),
    ],
    ['untouched', /what belongs to A, a bystander/, (scene) => scene.when(A.lands(SILK)).untouched('A')],
    ['tells', /the events 'squawked'/, (scene) => scene.when(A.lands(SILK)).tells('squawked', {})],
    ['tells nothing', /the events 'squawked'/, (scene) => scene.when(A.lands(SILK), B.squawks(PARROT)).tells('squawked')],
    ['nobodyIsWaiting', /what is left when all is done/, (scene) => scene.nobodyIsWaiting()],
    ['ends', /what is left when all is done/, (scene) => scene.ends()],
    ['cannotUndo', /answers that B may take back/, (scene) => scene.when(A.lands(SILK), B.letsBe).cannotUndo('B')],
    ['invariants', /cards lie about/, (scene) => scene.set((s) => s.deck.pop()).when(A.lands(SILK))],
  ])('an expectation that is not met throws: %s', (_what, message, play) => {
    expect(() => play(given())).toThrow(message)
  })

  test('belongings have to be named by the vocabulary', () => {
    const bare = new Scene(contraband, { seats: ['A', 'B'] })
    expect(() => bare.untouched('B')).toThrow(/does not say what belongs to a seat/)
  })

  test('the end, its points and its winners', () => {
    const scene = given()
      .from(step('dials'))
      .set((s) => (s.round = 1))
      .when(A.dials(1), A.sure, B.dials(0), B.sure, C.dials(2), C.sure)
    const { winners } = scene.table.outcome() ?? { winners: [] }
    scene.ends({ why: 'ended.rounds', winners: winners.map((seat) => ['A', 'B', 'C'][seat]) })
    expect(() => scene.ends({ why: 'ended.early' })).toThrow(/why the game has ended/)
    expect(() => scene.ends({ scores: { A: 99 } })).toThrow(/the points/)
    expect(() => scene.ends({ winners: [] })).toThrow(/the winners/)
  })
})

describe('what a seat knows', () => {
  const dialling = () => given().from(step('dials'))

  test('courses that look the same to others', () => {
    dialling()
      .looksTheSameTo('B', [A.dials(1)], [A.dials(2)], [])
      .looksTheSameTo(null, [A.dials(1), A.sure], [A.dials(2), A.sure])
      .asks({ A: 'dial', B: 'dial', C: 'dial' })
  })

  test('and such that do not', () => {
    expect(() => dialling().looksTheSameTo('A', [A.dials(1)], [A.dials(2)])).toThrow(/what A sees and hears/)
    expect(() => given().looksTheSameTo('B', [A.lands(RUM)], [A.lands(SILK)])).toThrow(/what B sees and hears/)
  })

  test('a card that is slipped is told with its face only to those who know it', () => {
    const scene = given().when(A.slips(SILK))
    const faces = (name: string | null) => Object.values(scene.told(name).find(({ type }) => type === 'slipped')?.faces ?? {})
    expect([faces('A'), faces('B'), faces('C'), faces(null)]).toEqual([[SILK], [SILK], [], []])
    expect(scene.view('C').hands).toEqual(scene.state.hands)
  })
})

test('differences are named by their paths', () => {
  const list = () =>
    mustBe(
      'a ship',
      { hull: [6, 5], chests: [{ top: 1 }, { top: 2 }], name: 'x' },
      { hull: [6], chests: [{ top: 1 }, { top: 3 }], crew: 1 },
    )
  expect(list).toThrow(
    [
      'a ship:',
      '  hull: expected [6], but it is [6,5]',
      '  chests.1.top: expected 3, but it is 2',
      '  crew: expected 1, but it is nothing',
      '  name: expected nothing, but it is "x"',
    ].join('\n'),
  )
  expect(() => mustBe('a list', [1, 2], [1, 2])).not.toThrow()
})
