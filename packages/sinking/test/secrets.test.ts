import { PUBLIC, choices, imagine, readCtx, rng, seatBit, view } from '@flotilla/kernel'
import { playOut, type Play } from '@flotilla/kernel/conformance'
import { describe, expect, test } from 'vitest'
import { advice } from '../src/bots/advice.ts'
import { sinking, type SinkingState } from '../src/index.ts'
import { isPossible } from '../src/board/imagine.ts'
import { ledgerOf } from '../src/board/ledger.ts'
import { nameOfThing } from '../src/words/names.ts'
import { RESOLVE_ENEMY_DICE, SINKING_RUN, declareDial, openWindow, patchDial, resolveColumn } from '../src/rules/steps.ts'
import { CARDS, CURSED_AMULET, TREASURE, WATER } from '../src/board/things.ts'
import { A, B } from './pirates.ts'
import { given, type Deckhands } from './table.ts'

/** What one seat could think of, many times over: each world's faces of these backs. */
function worlds(scene: Deckhands, eyes: string | null, backs: (s: SinkingState) => readonly number[], count = 120): string[] {
  const seen = scene.view(eyes)
  return Array.from({ length: count }, (_, luck) => {
    const world = imagine(scene.game, seen, rng(luck))
    return backs(world)
      .map((back) => nameOfThing(world, back))
      .toSorted()
      .join(' ')
  })
}
const remembered = (scene: Deckhands, seat: number): string[] =>
  ledgerOf(scene.ctx(), seat).map(({ face, exits }) => `${CARDS[face]}${exits === 0 ? '' : `?${exits}`}`)

describe('SK-15.1 what is public', () => {
  test('SK-15.1, SK-15.4 a face every seat happens to know is not public: spectators do not see it', () => {
    const scene = given().arrange({ hands: { A: 'ruby' } })
    scene.state.known[scene.state.hands[0][0]] = seatBit(0) | seatBit(1) | seatBit(2)
    expect(scene.seenBy('C', 'A')).toBe('ruby')
    expect(scene.seenBy(null, 'A')).toBe('hiddenCard')
  })
})

describe('SK-15.2 hidden exits and the memory aid', () => {
  /** A plundered a Ruby before all eyes and drops a card unseen. */
  const dropped = () =>
    given()
      .arrange({ hands: { A: '+ruby +clear-water +clear-water topaz' }, breaches: 'minor' })
      .dials({ breaches: 'A:patch' })
      .from(patchDial(0))
      .when(A.drops('clear-water'))

  test('SK-15.2 B knows no card of the hand nor the dropped one; the memory says the Ruby is possible', () => {
    const scene = dropped()
    expect(scene.seenBy('B', 'A')).toBe('hiddenCard hiddenCard hiddenCard')
    expect(scene.view('B').faces[scene.state.pile[0]]).toBe(-1)
    expect(scene.seenBy('A', 'A')).toBe('clear-water ruby topaz')
    expect(remembered(scene, 0).toSorted()).toEqual(['clear-water?1', 'clear-water?1', 'ruby?1'])
  })

  test('SK-15.2 every world has the remembered cards in the hand or where one went', () => {
    const scene = dropped()
    const seen = worlds(scene, 'B', (s) => [...s.hands[0], s.pile[0]])
    for (const cards of seen)
      expect(cards.split(' ').filter((card) => card !== 'topaz')).toEqual(expect.arrayContaining(['clear-water', 'ruby']))
    expect(seen.every((cards) => cards.split(' ').filter((card) => card === 'clear-water').length >= 2)).toBe(true)
    const left = worlds(scene, 'B', (s) => [s.pile[0]])
    expect(new Set(left).has('ruby')).toBe(true)
    expect(new Set(left).has('clear-water')).toBe(true)
    expect(new Set(left).size).toBeGreaterThan(2)
  })

  test('SK-15.2 what all knew of a whole hand bounds what can have left it', () => {
    const scene = given()
      .arrange({ hands: { A: '+ruby +emerald' }, breaches: 'minor', deck: 'sapphire' })
      .dials({ breaches: 'A:patch' })
      .from(patchDial(0))
      .when(A.drops('emerald'))
    expect(new Set(worlds(scene, 'B', (s) => s.pile))).toEqual(new Set(['ruby', 'emerald']))
    expect(new Set(worlds(scene, 'B', (s) => [...s.hands[0], ...s.pile]))).toEqual(new Set(['emerald ruby']))
  })

  test('SK-15.2 a card that is played later was not the one that left', () => {
    const scene = given()
      .arrange({ hands: { A: '+cracked-compass +emerald +topaz' }, water: 'sapphire' })
      .dials({ water: 'A:bucket' })
      .from(resolveColumn(WATER))
      .when(A.takes('sapphire'), A.discards('emerald'), A.discards('topaz'))
    expect(new Set(worlds(scene, 'B', (s) => s.pile)).size).toBeGreaterThan(2)
    scene.from(openWindow('reveal', -1)).when(A.plays('cracked-compass', { action: 'fire' }))
    for (const pile of worlds(scene, 'B', (s) => s.pile.slice(0, 2))) expect(pile).not.toContain('cracked-compass')
    expect(remembered(scene, 0)).not.toContain('cracked-compass?2')
  })

  test('SK-15.2 a stolen card is with the thief or still there, and at most one of them went', () => {
    const scene = given()
      .arrange({ hands: { A: 'bottle-o-rum', B: '+ruby +emerald', C: 'topaz' }, water: 'sapphire' })
      .dials({ water: 'A:bucket' })
      .from(openWindow('resolve', 0))
      .draws('hand', 0)
      .when(A.plays('bottle-o-rum', { seat: 1 }))
    const both = worlds(scene, 'C', (s) => s.hands[0])
    expect(new Set(both)).toEqual(new Set(['emerald', 'ruby']))
    expect(new Set(worlds(scene, 'C', (s) => s.hands[1]))).toEqual(new Set(['bottle-o-rum emerald', 'bottle-o-rum ruby']))
  })

  test('SK-15.2 a unique card seen elsewhere is struck off, and at a sinking all that was merely possible', () => {
    const scene = given()
      .arrange({ hands: { A: '+harpoon +emerald' }, breaches: 'minor' })
      .dials({ breaches: 'A:patch' })
      .from(patchDial(0))
      .when(A.drops('harpoon'))
    expect(remembered(scene, 0).toSorted()).toEqual(['emerald?1', 'harpoon?1'])
    scene.state.known[scene.state.pile[0]] |= PUBLIC | 7
    expect(remembered(scene, 0)).toEqual(['emerald?1'])
    scene.from(SINKING_RUN)
    expect(remembered(scene, 0)).toEqual([])
    // But what all knew still bounds the hand: one of the two is left in it.
    expect(new Set(worlds(scene, 'B', (s) => s.hands[0]))).toEqual(new Set(['emerald', 'harpoon']))
  })

  test('the only card of a hand stays as known as it was', () => {
    const scene = given()
      .arrange({ hands: { A: '+ruby' }, breaches: 'minor' })
      .dials({ breaches: 'A:patch' })
      .from(patchDial(0))
      .when(A.drops('ruby'))
    expect(scene.view(null).faces[scene.state.pile[0]]).toBe(CARDS.indexOf('ruby'))
  })
})

describe('SK-15.5 negative facts', () => {
  const searched = () =>
    given({ options: { enemy: 'skullsairs' } })
      .arrange({ hands: { A: 'ruby topaz', B: 'emerald' }, water: 'sapphire', breaches: 'minor', deck: 'amethyst' })
      .set((s) => (s.dice = [2, 3, 3, 3]))
      .from(RESOLVE_ENEMY_DICE)

  test('SK-15.5, SK-13.41 who showed no amulet holds none', () => {
    for (const hand of worlds(searched(), 'B', (s) => s.hands[0])) expect(hand).not.toContain('cursed-amulet')
  })

  test('SK-15.5 until a card comes to that hand unseen', () => {
    const scene = searched()
    scene.state.dials[2] = [0]
    scene.from(patchDial(0)).when(A.draws)
    const hands = worlds(scene, 'B', (s) => s.hands[0])
    expect(hands.some((hand) => hand.includes('cursed-amulet'))).toBe(true)
    expect(hands.every((hand) => hand.split(' ').filter((card) => card === 'cursed-amulet').length <= 1)).toBe(true)
  })
})

test('SK-15.7 when an unseen card comes the unseen backs of that hand are dealt anew', () => {
  const places = new Set<number>()
  for (let luck = 0; luck < 30; luck++) {
    const scene = given()
      .arrange({ hands: { A: 'topaz emerald sapphire' }, breaches: 'minor', deck: 'ruby' })
      .dials({ breaches: 'A:patch' })
    scene.state.luck[8] = luck * 7
    scene.from(patchDial(0)).when(A.draws)
    const { hands, faces } = scene.state
    places.add(hands[0].findIndex((card) => faces[card] === CARDS.indexOf('ruby')))
  }
  expect(places).toEqual(new Set([0, 1, 2, 3]))
})

describe('SK-15.3, SK-15.6 over whole games', () => {
  const plays = [3, 4, 5, 6].flatMap((seats) =>
    ['kraken', 'shark', 'sirens', 'skullsairs'].map((enemy, i) => ({
      seats,
      options: { enemy, characters: 'random' },
      luck: seats * 10 + i,
      style: 'advised' as const,
      rate: advice.rate as NonNullable<Play['rate']>,
      every: 6,
    })),
  )

  test.each(plays)('SK-15.3, SK-15.6 $seats seats, $options.enemy: choices follow from the own view, and are in no other', (play) => {
    playOut(sinking, play, ({ state }) => {
      for (const ask of state.asks) {
        const own = view(sinking, state as SinkingState, ask.seat)
        expect(choices(sinking, own, ask)).toEqual(choices(sinking, state as SinkingState, ask))
        const other = view(sinking, state as SinkingState, (ask.seat + 1) % state.seats)
        expect(other.replies[ask.seat]).toBeNull()
      }
    })
  })

  const wild = plays.map((play) => ({ ...play, style: 'random' as const, luck: play.luck + 100 }))

  test.each([...plays, ...wild])(
    'SK-15.2, SK-15.5 $seats seats, $options.enemy, $style: real and imagined worlds agree with what is remembered',
    (play) => {
      playOut(sinking, play, ({ state, rng: chance }) => {
        const s = state as SinkingState
        expect(isPossible(s, chance)).toBe(true)
        for (let seat = 0; seat < s.seats; seat++) {
          const world = imagine(sinking, view(sinking, s, seat), chance)
          expect(isPossible(world, chance)).toBe(true)
          sinking.invariants?.(readCtx(sinking, world))
        }
      })
    },
  )
})

test('a hidden amulet that must be shown is one that all know already, if there is one', () => {
  const scene = given({ options: { enemy: 'skullsairs' } })
    .arrange({ hands: { A: 'cursed-amulet +cursed-amulet clear-water' }, water: 'sapphire' })
    .set((s) => (s.dice = [2, 3, 3, 3]))
    .draws('hand', 2)
    .from(RESOLVE_ENEMY_DICE)
  expect(
    scene.state.hands[0].filter((card) => scene.state.faces[card] === CURSED_AMULET && (scene.state.known[card] & PUBLIC) === 0),
  ).toHaveLength(1)
  expect(B.seat).toBe(1)
})

test('SK-4.7 neither a laid dial nor a discard or a plundered card is undone', () => {
  const moved = (scene: Deckhands, ...moves: Parameters<Deckhands['when']>) => {
    const { undoBarrier: tide } = scene.state
    expect(scene.when(...moves).state.undoBarrier).toBeGreaterThan(tide)
  }
  moved(given().arrange({ water: 'topaz*3' }).from(declareDial(0)), A.lays('fire', 'water'))
  const bucket = given()
    .arrange({ water: '^clear-water*3', hands: { A: '+ruby*2' } })
    .dials({ water: 'A:bucket B:bucket' })
    .from(resolveColumn(WATER))
  moved(bucket.when(A.takes('clear-water')), A.discards('ruby'))
  const plunder = given()
    .arrange({ treasure: 'ruby topaz emerald' })
    .dials({ treasure: 'A:plunder B:plunder' })
    .from(resolveColumn(TREASURE))
  moved(plunder, A.takes('ruby'))
})
