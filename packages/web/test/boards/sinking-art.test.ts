import { describe, expect, test } from 'vitest'
import { ENEMY_ART, ITEM_NAMES, cardPicture, isGemName, lightOf, openShip, person, stageOf, type EnemyName } from '@flotilla/art/sinking'
import { CARDS, CHARACTERS, clientGame } from '@flotilla/sinking/client'
import { floating, spotsIn, standIn } from '../../src/boards/sinking/stage/arrange.ts'
import { halves } from '../../src/boards/sinking/decisions/card-words.ts'

const STAGES = [false, true].flatMap((phone) => [1, 2, 3, 4].map((level) => stageOf(phone, level)))

describe("the pictures of We're Sinking!", () => {
  test('every card has one of its own', () => {
    for (const name of CARDS) expect(isGemName(name) || ITEM_NAMES.includes(name), name).toBe(true)
    const drawn = CARDS.map((name) => cardPicture(name).replaceAll(/sk\d+/g, ''))
    expect(new Set(drawn).size).toBe(CARDS.length)
  })

  test('every character of the edition can be drawn for every seat', () => {
    for (const who of CHARACTERS) for (let seat = 0; seat < 6; seat++) expect(person(who, seat)).toContain('<path')
  })

  test('an enemy has a place for each space of its track, none on another', () => {
    for (const { id } of clientGame.edition.enemies)
      for (const spaces of [1, 2, 6]) {
        const spots = ENEMY_ART[id as EnemyName].spots(stageOf(false, 1), spaces)
        expect(spots).toHaveLength(spaces)
        for (const [k, [x, y]] of spots.entries())
          for (const [u, v] of spots.slice(k + 1)) expect(Math.hypot(x - u, y - v)).toBeGreaterThan(36)
      }
  })

  test('the light gets worse with every level', () => {
    for (const night of [false, true]) {
      const dims = [1, 2, 3, 4].map((level) => lightOf(night, level).dim)
      expect(dims).toEqual(dims.toSorted((a, b) => a - b))
      expect(new Set(dims).size).toBe(4)
    }
  })

  test('a drawing names no gradient that its light does not have', () => {
    const light = lightOf(false, 2)
    for (const [, name] of openShip(light, stageOf(false, 2)).matchAll(/url\(#([a-zA-Z]+)\)/g))
      expect(['hullG', 'pool', 'cone']).toContain(name)
  })
})

describe('what lies and who stands in a room', () => {
  test('nothing lies outside of its room or on anything else, however much there is', () => {
    for (const stage of STAGES)
      for (const column of [1, 2, 3])
        for (let n = 1; n <= 12; n++)
          for (const crowd of [0, 1, 3, 6]) {
            const room = stage.rooms[column]
            const spots = spotsIn(stage, column, column === 1 ? Math.min(n, 6) : n, crowd)
            for (const [k, { x, y, w, h }] of spots.entries()) {
              expect(x).toBeGreaterThanOrEqual(room.x)
              expect(x + w).toBeLessThanOrEqual(room.x + room.w + 0.01)
              expect(y + h).toBeLessThanOrEqual(room.y + room.h + (stage.phone ? 4 : 0))
              for (const other of spots.slice(k + 1))
                expect(
                  Math.min(x + w, other.x + other.w) - Math.max(x, other.x) > 0.01 &&
                    Math.min(y + h, other.y + other.h) - Math.max(y, other.y) > 0.01,
                ).toBe(false)
            }
          }
  })

  test('cards float in the flooding section', () => {
    for (const stage of STAGES)
      for (let n = 1; n <= 34; n++) {
        const spots = floating(stage, n, 7)
        for (const { x, y, w, h } of spots) {
          expect(y).toBeGreaterThanOrEqual(stage.holdY - 2)
          expect(y + h).toBeLessThanOrEqual(stage.keelY + 12)
          expect(x).toBeGreaterThan(stage.left(stage.holdY))
          expect(x + w).toBeLessThan(stage.right(stage.holdY))
        }
        // The middle of each can be touched.
        for (const [k, { x, y, w, h }] of spots.entries())
          for (const above of spots.slice(k + 1))
            expect(above.x < x + w / 2 && above.y < y + h / 2 && above.x + above.w > x + w / 2 && above.y + above.h > y + h / 2).toBe(false)
      }
  })

  test('no plate lies on another, up to six in a room', () => {
    for (const stage of STAGES.filter(({ phone }) => !phone))
      for (let column = 0; column < 4; column++)
        for (let n = 1; n <= 6; n++) {
          const plates = Array.from({ length: n }, (_, i) => standIn(stage, column, i, n).plate)
          for (const [k, one] of plates.entries())
            for (const other of plates.slice(k + 1)) expect(Math.abs(one.x - other.x) >= 110 || Math.abs(one.y - other.y) >= 21).toBe(true)
        }
  })
})

describe('the words on a card', () => {
  test('are parted at the first colon alone: nothing of the Spy Glass is lost', () => {
    const words = clientGame.words.messages.en['item.spy-glass']
    const { moment, effect } = halves(words)
    expect(moment).toBe('With your dial, or when all are down:')
    expect(effect).toBe('one dial is shown. A liar: draw 2. An honest one: discard 2.')
    expect(halves('It does nothing.')).toEqual({ moment: null, effect: 'It does nothing.' })
  })
})
