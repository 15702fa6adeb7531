import { describe, expect, test } from 'vitest'
import { parseEdition } from '@flotilla/kernel'
import { CARDS } from '../src/rules/cards/index.ts'
import { totals } from '../src/edition/schema.ts'
import { bottom } from '../src/index.ts'
import { FIRST_OF_SHOP, KINDS } from '../src/board/kinds.ts'

const { edition } = bottom
const entry = (id: string) => edition.cards[KINDS.indexOf(id as (typeof KINDS)[number])]
const shop = edition.cards.slice(FIRST_OF_SHOP)

describe('the house edition', () => {
  test('TB-1.2, 1.3, 1.4, TB-R1: 47 kinds, 108 shop cards, 50 starting cards, 1 Iceberg', () => {
    expect(totals(edition)).toEqual({ kinds: 47, shop: 108, starting: 50, icebergs: 1 })
  })

  test('TB-K1, K2, K3: Passenger, Baby and Iceberg do nothing', () => {
    expect(['passenger', 'baby', 'iceberg'].map((id) => entry(id).value)).toEqual([1, 2, 10])
    expect(CARDS.slice(0, FIRST_OF_SHOP)).toEqual([{}, {}, {}])
    expect(entry('iceberg').buy).toBe(20)
  })

  test('copies by value add up', () => {
    const byValue = new Map<number | null, number>()
    for (const { value, copies } of shop) byValue.set(value, (byValue.get(value) ?? 0) + copies)
    expect(Object.fromEntries(byValue)).toEqual({ null: 3, 0: 4, 2: 9, 3: 18, 4: 19, 5: 18, 6: 9, 7: 8, 8: 9, 9: 4, 10: 2, 12: 4, 20: 1 })
  })

  test('copies by colour add up', () => {
    const byColour = new Map<string, number>()
    for (const { colour, copies } of shop) byColour.set(colour, (byColour.get(colour) ?? 0) + copies)
    expect(Object.fromEntries(byColour)).toEqual({ red: 25, blue: 17, green: 27, purple: 39 })
  })

  test('TB-R2, R3, R4, R5, R7, R60, R61: values chosen by this edition', () => {
    expect([entry('band').value, entry('lady').value, entry('tycoon').value, entry('convict').value]).toEqual([20, 8, 9, 2])
    expect(entry('lifeboat')).toMatchObject({ value: 10, buy: 13 })
    expect(entry('flapper')).toMatchObject({ value: 4, sacrifice: 0 })
    expect(entry('jack').colour).toBe('purple')
    expect(entry('lifeJacket').params).toEqual({ max: 10, cards: 1 })
  })

  test('an owner’s file may correct numbers; errors name the wrong entry', () => {
    const changed = (edit: (cards: Record<string, unknown>[]) => void): unknown => {
      const file = JSON.parse(JSON.stringify(edition)) as { id: string; cards: Record<string, unknown>[] }
      file.id = 'mine'
      edit(file.cards)
      return file
    }
    const singer = KINDS.indexOf('singer')
    expect(
      parseEdition(
        bottom,
        changed((cards) => (cards[singer].params = { points: 4 })),
      ).cards[singer].params,
    ).toEqual({ points: 4 })
    const path = (edit: (cards: Record<string, unknown>[]) => void): string => {
      try {
        parseEdition(bottom, changed(edit))
      } catch (error) {
        return (error as { field: string }).field
      }
      return 'accepted'
    }
    expect(path((cards) => (cards[singer].value = -1))).toBe(`edition.cards.${singer}.value`)
    expect(path((cards) => (cards[singer].value = null))).toBe(`edition.cards.${singer}.value`)
    expect(path((cards) => (cards[singer].params = {}))).toBe(`edition.cards.${singer}.params.points`)
    expect(path((cards) => (cards[singer].params = { points: 3, extra: 1 }))).toBe(`edition.cards.${singer}.params.extra`)
    expect(path((cards) => (cards[singer].tires = 'no'))).toBe(`edition.cards.${singer}.tires`)
    expect(path((cards) => (cards[singer].id = 'rats'))).toBe(`edition.cards.${singer}.id`)
    expect(path((cards) => cards.pop())).toBe('edition.cards')
    expect(path((cards) => (cards[2].copies = 2))).toBe('edition.cards.2.copies')
    expect(path((cards) => cards.slice(FIRST_OF_SHOP).forEach((card) => (card.copies = 0)))).toBe('edition.cards')
  })
})
