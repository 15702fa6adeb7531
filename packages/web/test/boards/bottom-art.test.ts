import { backPicture, CARDS, cardPicture, KINDS } from '@flotilla/art/bottom'
import { bottom, KINDS as CARD_KINDS } from '@flotilla/bottom'
import { expect, test } from 'vitest'

const drawn = bottom.edition.cards.map(({ id, colour }) => ({ id, svg: cardPicture(id, colour) }))

test('every kind of card has a picture of its own, and there is none for a card that does not exist', () => {
  expect(Object.keys(CARDS).sort()).toEqual([...CARD_KINDS].sort())
  expect(new Set(drawn.map(({ svg }) => svg)).size).toBe(CARD_KINDS.length)
})

test('every colour of the edition has a backdrop', () => {
  for (const { colour } of bottom.edition.cards) expect(Object.keys(KINDS)).toContain(colour)
})

/** Opens and closes every element, and says nothing that is not a number. */
function isSound(svg: string): boolean {
  const open: string[] = []
  for (const [, close, name, self] of svg.matchAll(/<(\/?)([a-zA-Z]+)[^<>]*?(\/?)>/g)) {
    if (self === '/') continue
    if (close === '') open.push(name)
    else if (open.pop() !== name) return false
  }
  return open.length === 0 && !/NaN|undefined|Infinity/.test(svg)
}

test.each([...drawn, { id: 'back', svg: backPicture() }])('the picture of $id is sound', ({ svg }) => {
  expect(isSound(svg)).toBe(true)
})
