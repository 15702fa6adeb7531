import { say } from '@flotilla/kernel'
import { speaker } from '@flotilla/languages'
import { describe, expect, test } from 'vitest'
import { sinkingExplains } from '../src/explains/index.ts'
import { sinking } from '../src/index.ts'
import { given } from './table.ts'

const { words, explain } = sinkingExplains

/** What is said of the one card in A's hand, in this language. */
function saidOf(card: string, language: string, enemy = 'kraken') {
  const scene = given({ options: { enemy } }).arrange({ hands: { A: card } })
  const told = explain(scene.ctx(), `thing:${scene.state.hands[0][0]}`, 0)
  if (told === null) throw new Error(`${card} is not explained`)
  const inLanguage = speaker(language, [sinking.words.messages, words], scene.seats)
  return { rule: told.rule, now: told.now === null ? '' : say(inLanguage, told.now), what: say(inLanguage, told.what) }
}

describe('what is said of a card', () => {
  test.each([
    ['somber-skull', 'SK-10.37', 'kraken'],
    ['water-flask', 'SK-9.10', 'kraken'],
    ['treasure-map', 'SK-9.9', 'kraken'],
    ['rubber-ducky', 'SK-9.12', 'kraken'],
    ['cursed-amulet', 'SK-9.11', 'skullsairs'],
  ])('%s is never played, by its own rule %s', (card, rule, enemy) => {
    expect(saidOf(card, 'en', enemy)).toMatchObject({ rule, now: expect.stringContaining('never played') })
    expect(saidOf(card, 'de', enemy)).toMatchObject({ rule, now: expect.stringContaining('nie gespielt') })
  })

  test('an item with a condition is played at its moment, by its own rule', () => {
    expect(saidOf('flint-pistol', 'en')).toMatchObject({ rule: 'SK-10.26', now: expect.stringContaining('played at its moment') })
  })

  test("SK-9.8 a Gem's points also break the tie of a sunk ship", () => {
    expect(saidOf('ruby', 'en').what).toContain('break a tie')
    expect(saidOf('ruby', 'de').what).toContain('Gleichstand')
  })
})

describe('what is said of the signs on the table', () => {
  const SIGNS = ['leaks', 'glass', 'section:1', 'cards:0', 'record:0', 'mate', 'ready:0', 'doubt:0', 'win', 'sink', 'alike:0']
  const scene = given({ options: { enemy: 'kraken' } })
  const said = (name: string): string => {
    const told = explain(scene.ctx(), name, 0)
    return told === null ? '' : `${told.what.code} ${told.rule}`
  }

  test('each has words of its own, with the rule', () => {
    for (const name of SIGNS) expect(said(name), name).toMatch(/^explain\.\S+ SK-\d/)
    expect(new Set(SIGNS.map(said)).size).toBe(SIGNS.length)
  })

  test('SK-3.11 the numbers on the enemy: its dice now, and those to come after so many hits', () => {
    expect(said('track:0')).toBe('explain.track.now SK-3.11')
    expect(said('track:1')).toBe('explain.track.later SK-3.11')
    expect(explain(scene.ctx(), 'track:99', 0)).toBeNull()
  })

  test('what is not there has no words', () => {
    for (const name of ['cards:9', 'gem:0', 'odds:0', 'leak:0', 'hammers:0', 'nothing']) expect(explain(scene.ctx(), name, 0)).toBeNull()
  })
})
