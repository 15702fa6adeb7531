import { readCtx, say } from '@flotilla/kernel'
import { catalogueOf } from '@flotilla/kernel/icu'
import { speaker as speakerOf } from '@flotilla/languages'
import { expect, test } from 'vitest'
import { ICONS } from '../src/board/state.ts'
import { purposeOf } from '../src/words/parts.ts'
import { A, S, type PIRATES } from './pirates.ts'
import { given, type Voyage } from './table.ts'

const speaker = (scene: Voyage) => ({
  language: 'en-GB',
  catalogue: catalogueOf(scene.game.words.messages.en),
  names: ['Anne', 'Bart', 'Cleo'],
})

/** What a choice of the first open ask is called. */
function called(scene: Voyage, { choice }: ReturnType<(typeof PIRATES)[number]['stows']>): string {
  const { game, state } = scene
  return say(speaker(scene), game.words.choice(readCtx(game, state), state.asks[0], choice))
}

const broadside = () =>
  given()
    .ship('A', 'small[5] large[5,5] c1[1,1,1,1,1,1,1]')
    .ship('S', 'c0[1,2,3,4,7] hull[6,6,6]')
    .dice({ A: [5, 5, 1] })
    .when(A.plans('small', 'large', 'crew'), S.idles())

test('RW-9.10 the second cannon says what it adds: alone it takes nothing, with the other seven', () => {
  const scene = given()
    .ship('A', 'small[2] large[5,5]')
    .ship('S', 'c0[1,2,3,7] hull[6,6,6,6,6]')
    .dice({ A: [5, 5, 1] })
    .when(A.plans('small', 'large', 'crew'), S.idles())
  expect(called(scene, A.aims('small', S, 0))).toContain('steals nothing')
  scene.when(A.aims('large', S, 0))
  expect(called(scene, A.aims('small', S, 0))).toBe("Small cannon at Bart's chest I: 2 shots against hull 3, steals 10 points")
})

test('RW-9.15 stowing says what goes in and what is lost', () => {
  const scene = broadside().when(A.aims('small', S, 0), A.aims('large', S, 0))
  expect(called(scene, A.stows(0))).toBe('Chest I (room for 8): put in 7, 4, 3 and 2')
  expect(called(scene, A.stows(1))).toBe('Chest II (room for 1): put in 7; lost: 4, 3 and 2')
})

test('RW-5.3 raising names the value it replaces', () => {
  const scene = given()
    .ship('A', 'spirits[1,1]')
    .dice({ A: [2, 3, 5] })
    .when(A.plans('hull', 'small', 'large'), S.idles())
  expect(called(scene, A.raises('small'))).toBe('Small cannon: write 7 instead of 3')
})

test('RW-3.11 the line of the reveal has everybody\u2019s plan', () => {
  const scene = given().ship('S', 'c0[5]').dice({})
  scene.when(A.plans('hull', 'small', 'large'), S.buries(0))
  const revealed = scene.told(null).find(({ type }) => type === 'revealed')
  expect(revealed).toBeDefined()
  if (revealed === undefined) return
  const line = say(speaker(scene), scene.game.words.event?.(revealed) ?? { code: '' })
  expect(line).toBe('All plans are revealed: Anne Hull, Small cannon and Large cannon; Bart Bury')
})

test('RW-0.6 the text table has thresholds, chest sizes and the bag by colour', () => {
  const scene = given().ship('A', 'hull[6,6]').dice({})
  const ctx = readCtx(scene.game, scene.state)
  const lines = scene.game.words.describe(ctx, 0).flatMap((section) => section.lines.map((line) => say(speaker(scene), line)))
  expect(lines).toContain('Hull: 6 and 6 = 12 · level 1 (levels at 12, 21 and 30) · 2 of 5')
  expect(lines).toContain('Chest I: empty · 0 of 8')
  expect(lines.find((line) => line.startsWith('Bag:'))).toMatch(/^Bag: 1 die, 1[AB◇]$/)
})

test('RW-S3 RW-S8 alone, the table tells how the Merchantman and the Navy sail, and whose the dice with its letter are', () => {
  const scene = given({ seats: 1, options: { mode: 'solo' } })
    .round(5)
    .ship('A', 'c0[1] c1[6]')
  const { game, state } = scene
  for (const [language, words] of [
    ['en', ['never pays', 'B dice are its crew', 'Comes in round 8 with 3 shots', 'it fires at your chest II']],
    ['de', ['zahlt nie', 'B-Würfel sind seine Leute', 'Kommt in Runde 8 mit 3 Schüssen', 'auf deine Truhe II']],
  ] as const) {
    const told = game.words
      .describe(readCtx(game, state), 0)
      .flatMap(({ lines }) => lines)
      .map((line) => say(speakerOf(language, [game.words.messages], ['Anne']), line))
    expect(words.filter((one) => !told.some((line) => line.includes(one)))).toEqual([])
  }
})

test('every place of the ship says what it is for, with the numbers of the edition and its rule', () => {
  const scene = given()
  const { game, state } = scene
  for (const icon of ICONS) {
    const { text, rule } = purposeOf(readCtx(game, state), icon)
    expect(rule).toMatch(/^RW-\d+\.\d+$/)
    expect(say(speaker(given()), text)).not.toMatch(/^\[|[{}]/)
  }
})
