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
