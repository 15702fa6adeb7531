import { advice } from '../src/bots/advice.ts'
import { asks, choices, readCtx, isOver, rng, start, take, view, type Choice } from '@flotilla/kernel'
import { describe, expect, test } from 'vitest'
import { sinking, deedsOf, type SinkingState } from '../src/index.ts'
import { FINAL_CHECK, declareDial, openWindow, patchDial, patchHammers } from '../src/rules/steps.ts'
import { given, type Arrangement, type Deckhands } from './table.ts'

/** What a mate would answer for the seat that is asked first. */
function best(scene: Deckhands): Choice {
  const [ask] = scene.state.asks
  const seen = view(sinking, scene.state, ask.seat)
  const rated = choices(sinking, seen, ask).map((choice) => [advice.rate(readCtx(sinking, seen), ask, choice), choice] as const)
  return rated.reduce((a, b) => (b[0] > a[0] ? b : a))[1]
}
const dial = (arrangement: Arrangement, seats = 4) => best(given({ seats }).arrange(arrangement).from(declareDial(0)))

const rich = 'ruby emerald sapphire clear-water'
const poor = 'clear-water*4'

describe('a mate', () => {
  test('plunders when it is alone with much treasure and little threatens', () => {
    const hands = { A: poor, B: poor, C: poor, D: poor }
    expect(dial({ hands, water: 'topaz*2', treasure: 'ruby*2 emerald*2 sapphire', cannons: 'double', damage: 3 })).toMatchObject({
      action: 'plunder',
    })
  })

  test('buckets when one card decides on a section and it wants the ship', () => {
    const scene = dial({
      hands: { A: rich, B: 'topaz*4', C: 'topaz*3 amethyst', D: 'amethyst*4' },
      water: '^clear-water*5 clear-water',
      cannons: 'double',
      damage: 4,
      sections: 2,
    })
    expect(scene).toMatchObject({ action: 'bucket' })
  })

  test('fires when the enemy is nearly beaten and it is the richest', () => {
    expect(
      dial({ hands: { A: 'ruby*2 emerald*3', B: poor, C: poor, D: poor }, water: 'topaz*2', cannons: 'triple*3', damage: 5 }),
    ).toMatchObject({
      action: 'fire',
    })
  })

  test('repairs and patches before it stops', () => {
    const scene = given()
      .arrange({ hands: { A: rich }, breaches: 'minor double', water: 'topaz' })
      .dials({ breaches: 'A:patch' })
    scene.set((s) => (s.hammers[0] = 1)).from(patchHammers(0))
    expect(best(scene)).not.toEqual({ stop: true })
  })

  test('dumps cards when the ship is lost, and draws when it is safe', () => {
    const patching = (sections: number, damage: number, water: string) =>
      best(
        given()
          .arrange({
            hands: { A: 'amethyst*2 clear-water*3', B: 'topaz*4', C: 'topaz*3' },
            sections,
            damage,
            water,
            breaches: 'major',
            cannons: damage > 0 ? 'triple double' : '',
          })
          .dials({ breaches: 'A:patch' })
          .from(patchDial(0)),
      )
    expect(patching(1, 0, 'sapphire*5 emerald*3')).toHaveProperty('discard')
    expect(patching(4, 5, 'sapphire')).toHaveProperty('draw')
  })

  test('with the lightest hand on a lost ship it takes nothing more', () => {
    const doomed = {
      hands: { A: 'ruby sapphire', B: 'topaz*3', C: 'topaz*2 amethyst', D: 'amethyst*4' },
      water: 'clear-water*7',
      treasure: 'emerald sapphire*2',
      breaches: 'major*2',
      sections: 1,
    }
    expect(dial(doomed)).not.toMatchObject({ action: 'plunder' })
  })

  test('shoots no Ruby for a Single-Shot, but plays what helps', () => {
    const scene = given()
      .arrange({ hands: { A: `decoy-cannon ${rich}`, B: poor, C: poor }, cannons: 'single double', water: 'topaz' })
      .set((s) => (s.dice = [3, 3, 6, 3]))
      .from(openWindow('enemyDice', -1))
    expect(best(scene)).toHaveProperty('item')
  })

  test('lies sometimes, not always, and uses claims', () => {
    let lies = 0
    let dials = 0
    let claims = 0
    for (let game = 0; game < 12; game++) {
      const s = playOutWithMates(game)
      for (let seat = 0; seat < s.seats; seat++)
        for (const { column, dial: shown, claim } of deedsOf(s, seat)) {
          if (column === -1) continue
          dials++
          if (column !== shown) lies++
          if (claim !== -1) claims++
        }
    }
    expect(claims).toBe(dials)
    expect(lies / dials).toBeGreaterThan(0.1)
    expect(lies / dials).toBeLessThan(0.45)
  })

  test('values a seat by its share of the victory', () => {
    const scene = given()
      .arrange({ hands: { A: 'ruby*2', B: 'topaz*3', C: poor }, damage: 6 })
      .set((s) => (s.ended = 'saved'))
    scene.from(FINAL_CHECK)
    const [a, b, c] = [0, 1, 2].map((seat) => advice.value(scene.ctx(), seat))
    expect(a).toBeGreaterThan(b)
    expect(b).toBeGreaterThan(c)
    expect(a + b + c).toBeCloseTo(100)
    expect(sinking.score(scene.ctx(), 0)).toBe(12)
  })
})

function playOutWithMates(game: number): SinkingState {
  const s = start(sinking, { seats: 4, options: { characters: 'random' }, seed: (game + 1).toString(16).padStart(64, '0') })
  const chance = rng(game)
  while (!isOver(s)) {
    const [ask] = asks(s)
    const seen = view(sinking, s, ask.seat)
    const legal = choices(sinking, seen, ask).filter((choice) => !('plead' in choice) && !('doubt' in choice) && !('show' in choice))
    let most = -Infinity
    let chosen = legal[chance.below(legal.length)]
    for (const choice of legal) {
      const rated = advice.rate(readCtx(sinking, seen), ask, choice)
      if (rated > most) {
        most = rated
        chosen = choice
      }
    }
    take(sinking, s, ask, chosen)
  }
  return s
}
