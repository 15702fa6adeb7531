import { describe, expect, test } from 'vitest'
import {
  answer,
  copy,
  eventFor,
  everyone,
  imagine,
  includes,
  ctxOn,
  PUBLIC,
  rng,
  seatBit,
  seatsIn,
  UNKNOWN,
  view,
  type Emitted,
} from '../src/index.ts'
import { listen } from '../src/ctx.ts'
import { sorted } from '../src/conformance/ends.ts'
import { contraband, GUNS, land, letBe, PARROT, peek, RUM, SILK, slip } from './contraband/index.ts'
import { cardOf, facesOf, given } from './given.ts'

const HANDS = [
  [RUM, SILK, PARROT],
  [RUM, RUM, GUNS],
  [SILK, SILK, PARROT],
]
const HIDDEN = [UNKNOWN, UNKNOWN, UNKNOWN]

describe('sets of seats', () => {
  test('are bits, and public is a flag of its own', () => {
    expect(seatsIn(seatBit(0) | seatBit(3))).toEqual([0, 3])
    expect(seatsIn(everyone(4))).toEqual([0, 1, 2, 3])
    expect(seatsIn(PUBLIC | seatBit(2))).toEqual([2])
    expect(seatsIn(0)).toEqual([])
    expect([includes(everyone(2), 1), includes(everyone(2), 2), includes(PUBLIC, 0)]).toEqual([true, false, false])
  })
})

describe('a hand', () => {
  test('is seen by its owner and nobody else', () => {
    const s = given(HANDS)
    for (const viewer of [0, 1, 2])
      for (const owner of [0, 1, 2])
        expect(facesOf(view(contraband, s, viewer), s.hands[owner])).toEqual(viewer === owner ? HANDS[owner] : HIDDEN)
    expect(view(contraband, s, null).faces.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => UNKNOWN))
  })

  test('does not show who else knows it', () => {
    const s = given(HANDS)
    const [card] = s.hands[0]
    const before = JSON.stringify(view(contraband, s, 0))
    ctxOn(contraband, s).show(card, seatBit(2))
    expect(JSON.stringify(view(contraband, s, 0))).toBe(before)
    expect(view(contraband, s, 2).faces[card]).toBe(RUM)
  })
})

describe('showing', () => {
  test('to every seat does not make it public: spectators see only what is', () => {
    const s = given(HANDS)
    const [card] = s.hands[0]
    const ctx = ctxOn(contraband, s)
    ctx.show(card, everyone(3))
    expect(view(contraband, s, null).faces[card]).toBe(UNKNOWN)
    expect(ctx.isPublic(card)).toBe(false)
    ctx.reveal(card)
    expect(view(contraband, s, null).faces[card]).toBe(RUM)
    expect(ctx.isPublic(card)).toBe(true)
  })

  test('moves the tide when somebody learns something, and only then', () => {
    const s = given(HANDS)
    const [card] = s.hands[0]
    const ctx = ctxOn(contraband, s)
    const { undoBarrier: tide } = s
    ctx.show(card, seatBit(0))
    expect(s.undoBarrier).toBe(tide)
    ctx.show(card, seatBit(1))
    expect(s.undoBarrier).toBe(tide + 1)
    ctx.lay(s.faces.length - 1, 2, seatBit(2))
    expect(s.undoBarrier).toBe(tide + 1)
  })
})

describe('a shuffle', () => {
  test('keeps the cards, forgets who knew them and moves the tide', () => {
    const s = given(HANDS)
    const ctx = ctxOn(contraband, s)
    for (const card of s.deck) ctx.reveal(card)
    const faces = sorted(facesOf(s, s.deck))
    const { undoBarrier: tide } = s
    ctx.shuffle(s.deck, 'deck')
    expect(sorted(facesOf(s, s.deck))).toEqual(faces)
    expect(s.deck.every((card) => s.known[card] === 0)).toBe(true)
    expect(s.undoBarrier).toBeGreaterThan(tide)
    expect(facesOf(s, s.hands[0])).toEqual(HANDS[0])
  })

  test('puts every face under every back equally often', () => {
    const counts = [0, 0, 0, 0]
    const s = given(HANDS)
    const ctx = ctxOn(contraband, s)
    const four = s.deck.slice(0, 4)
    for (let n = 0; n < 4000; n++) {
      four.forEach((card, at) => (s.faces[card] = at))
      ctx.shuffle(four, 'deck')
      counts[four.findIndex((card) => s.faces[card] === 0)]++
    }
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(120)
  })

  test('of landed cards makes them unknown again', () => {
    const s = given(HANDS, { rounds: 1 })
    const rum = cardOf(s, 0, RUM)
    answer(contraband, s, 0, land(rum))
    answer(contraband, s, 1, letBe)
    answer(contraband, s, 2, letBe)
    expect(s.known[rum]).toBe(PUBLIC | everyone(3))
    answer(contraband, s, 1, land(cardOf(s, 1, GUNS)))
    answer(contraband, s, 2, letBe)
    answer(contraband, s, 0, letBe)
    expect(s.discard).toEqual([])
    expect(view(contraband, s, null).faces[rum]).toBe(UNKNOWN)
  })
})

describe('rebinding', () => {
  test('lets knowledge follow the faces', () => {
    const s = given(HANDS)
    const ctx = ctxOn(contraband, s)
    const hand = s.hands[1]
    const guns = cardOf(s, 1, GUNS)
    ctx.show(guns, seatBit(0))
    const { undoBarrier: tide } = s
    for (let n = 0; n < 20; n++) {
      const moved = ctx.rebind(hand, 'slips', cardOf(s, 1, GUNS))
      expect(s.faces[moved]).toBe(GUNS)
      expect(sorted(facesOf(s, hand))).toEqual([RUM, RUM, GUNS])
      for (const card of hand) expect(s.known[card]).toBe(s.faces[card] === GUNS ? seatBit(0) | seatBit(1) : seatBit(1))
    }
    expect(s.undoBarrier).toBe(tide)
  })
})

describe('a hidden exit', () => {
  test('makes all that were not told forget the whole hand', () => {
    const s = given(HANDS)
    const ctx = ctxOn(contraband, s)
    const hand = [...s.hands[0]]
    for (const card of hand) ctx.show(card, everyone(3))
    ctx.reveal(hand[0])
    const moved = ctx.exit(hand, hand[1], seatBit(0) | seatBit(1), 'slips')
    expect(s.faces[moved]).toBe(SILK)
    expect(facesOf(view(contraband, s, 2), hand)).toEqual(HIDDEN)
    expect(facesOf(view(contraband, s, null), hand)).toEqual(HIDDEN)
    for (const told of [0, 1]) expect(sorted(facesOf(view(contraband, s, told), hand))).toEqual(HANDS[0])
  })

  test('moves any back of the hand: the id tells nothing', () => {
    const counts = new Map<number, number>()
    const s = given(HANDS)
    const ctx = ctxOn(contraband, s)
    const [first] = s.hands[0]
    for (let n = 0; n < 3000; n++) {
      const moved = ctx.exit(s.hands[0], first, seatBit(0), 'slips')
      counts.set(moved, (counts.get(moved) ?? 0) + 1)
    }
    expect(sorted([...counts.keys()])).toEqual(sorted(s.hands[0]))
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(110)
  })

  test('of the only card takes no knowledge: everybody can tell which one it is', () => {
    const s = given(HANDS)
    const ctx = ctxOn(contraband, s)
    const [card] = s.hands[0]
    ctx.show(card, seatBit(2))
    expect(ctx.exit([card], card, seatBit(0), 'slips')).toBe(card)
    expect(view(contraband, s, 2).faces[card]).toBe(RUM)
  })

  test('in play: the neighbour learns the card, a bystander nothing', () => {
    const s = given(HANDS)
    const before = [...s.hands[0]]
    const emitted = answer(contraband, s, 0, slip(cardOf(s, 0, SILK)))
    const [moved] = before.filter((card) => !s.hands[0].includes(card))
    expect(s.hands[1]).toContain(moved)
    expect(s.faces[moved]).toBe(SILK)
    expect(view(contraband, s, 1).faces[moved]).toBe(SILK)
    expect(view(contraband, s, 0).faces[moved]).toBe(SILK)
    expect(view(contraband, s, 2).faces[moved]).toBe(UNKNOWN)
    const [slipped] = emitted
    expect(eventFor(slipped, 1)).toMatchObject({ type: 'slipped', card: moved, faces: { [moved]: SILK } })
    expect(eventFor(slipped, 2)).toEqual({ type: 'slipped', seat: 0, to: 1, card: moved, faces: {} })
  })
})

describe('an event', () => {
  const emitted: Emitted = {
    event: { type: 'shown', card: 3, only: seatBit(0) | seatBit(1) },
    faces: [{ back: 3, face: SILK, known: seatBit(0) }],
  }

  test('carries the faces that its viewer knew at that moment, and nothing of its own limits', () => {
    expect(eventFor(emitted, 0)).toEqual({ type: 'shown', card: 3, faces: { 3: SILK } })
    expect(eventFor(emitted, 1)).toEqual({ type: 'shown', card: 3, faces: {} })
  })

  test('for some seats only is none for the others', () => {
    expect(eventFor(emitted, 2)).toBeNull()
    expect(eventFor(emitted, null)).toBeNull()
  })

  test('keeps what was known when it happened, whatever is shuffled later', () => {
    const s = given(HANDS)
    const ctx = ctxOn(contraband, s)
    const heard = listen(ctx)
    ctx.reveal(s.hands[0][0])
    ctx.emit?.({ type: 'shown', cards: [s.hands[0][0], s.hands[0][1]] })
    ctx.shuffle(s.hands[0], 'deck')
    ctx.emit = undefined
    expect(eventFor(heard[0], null)).toMatchObject({ faces: { [s.hands[0][0]]: RUM } })
    expect(eventFor(heard[0], 1)?.faces).not.toHaveProperty(String(s.hands[0][1]))
  })
})

describe('imagination', () => {
  test('keeps what the seat knows and deals the rest', () => {
    const s = given(HANDS)
    answer(contraband, s, 0, peek)
    const dice = rng(5)
    const seen = view(contraband, s, 0)
    const worlds = Array.from({ length: 50 }, () => imagine(contraband, seen, dice))
    for (const world of worlds) {
      expect(facesOf(world, world.hands[0])).toEqual(facesOf(s, s.hands[0]))
      expect(sorted(world.faces.slice(0, 20))).toEqual(s.pools[0].faces)
      expect(facesOf(world, world.hands[1]).every((face) => face >= 0)).toBe(true)
      expect(world.hands[1].every((card) => includes(world.known[card], 1) && !includes(world.known[card], 2))).toBe(true)
      expect([world.seed, world.sees]).toEqual(['', 'all'])
    }
    expect(new Set(worlds.map((world) => facesOf(world, world.hands[1]).join())).size).toBeGreaterThan(5)
  })

  test('gives every hidden place each hidden card equally often', () => {
    const s = given(HANDS)
    const seen = view(contraband, s, 0)
    const dice = rng(7)
    let rum = 0
    for (let n = 0; n < 3000; n++) if (imagine(contraband, seen, dice).faces[s.hands[2][0]] === RUM) rum++
    // Of the 17 cards that seat 0 does not see, 4 are rum.
    expect(Math.abs(rum / 3000 - 4 / 17)).toBeLessThan(0.03)
  })

  test('has dice of its own: two worlds of one view go on differently, and no view can be played on', () => {
    const s = given(HANDS)
    const seen = view(contraband, s, 0)
    const dice = rng(9)
    const [one, other] = [imagine(contraband, seen, dice), imagine(contraband, seen, dice)]
    expect(one.luck).not.toEqual(other.luck)
    expect(() => answer(contraband, copy(contraband, seen) as never, 0, peek)).toThrow(/imagine a world first/)
  })
})
