import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { bottom } from '@flotilla/bottom'
import { quests } from '@flotilla/quests'
import { sinking } from '@flotilla/sinking'
import { waves } from '@flotilla/waves'
import { say } from '@flotilla/kernel'
import { speaker } from '@flotilla/languages'
import { builtInGames } from '../src/index.ts'

const LANGUAGES = ['en', 'de'] as const
type Language = (typeof LANGUAGES)[number]

const rulesOf = (game: string, language: Language): string =>
  readFileSync(join(import.meta.dirname, `../../${game}/rules${language === 'en' ? '' : `.${language}`}.md`), 'utf8')

const PLACE = /^place\.(?!calm|stormy|treacherous|impassable|workshop|home|none|empty|anyWorkshop|ownHome)/

/** The codes of the catalogue that name what the edition of a game has. A game that is added here names each of them on its rules page. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  waves: Object.keys(waves.words.messages.en).filter((code) => /^icon\.(?!chest\d)\w+$/.test(code)),
  sinking: [
    ...[...sinking.edition.cards, ...sinking.edition.breaches, ...sinking.edition.chests].map(({ id }) => `thing.${id}`),
    ...sinking.edition.enemies.map(({ id }) => `enemy.${id}`),
    ...sinking.edition.characters.map(({ id }) => `character.${id}`),
    ...sinking.edition.levels.map(({ id }) => `level.${id}`),
  ],
  bottom: bottom.edition.cards.map(({ id }) => `card.${id}`),
  quests: [
    ...[...quests.edition.loot, ...quests.edition.quests].map(({ id }) => `thing.${id}`),
    ...quests.edition.champions.map(({ id }) => `champion.${id}`),
    // Islands and Trading Ports; each island has one clue.
    ...Object.keys(quests.words.messages.en).filter((code) => PLACE.test(code)),
  ],
}

describe.each(builtInGames)('the edition of $id on its rules page', ({ id, words }) => {
  test.each(LANGUAGES)('names everything the edition has (%s)', (language) => {
    const page = rulesOf(id, language)
    const names = NAMED[id].map((code) => say(speaker(language, [words.messages]), { code }).replaceAll('\u00AD', ''))
    expect(names.length).toBeGreaterThan(4)
    const isNamed = (name: string): boolean => new RegExp(`(?<!\\p{L})${name.replaceAll(/[.!]/g, '\\$&')}(?!\\p{L})`, 'iu').test(page)
    expect(names.filter((name) => !isNamed(name))).toEqual([])
  })
})

/** What each language calls a colour and entering tired. */
const WORDS = {
  en: { plain: 'plain', red: 'red', blue: 'blue', green: 'green', purple: 'purple', tired: /enters tired/ },
  de: { plain: 'schlicht', red: 'rot', blue: 'blau', green: 'grün', purple: 'lila', tired: /komm(?:t|en) erschöpft/ },
}

describe.each(LANGUAGES)('the cards of To the Bottom on its rules page (%s)', (language) => {
  const lines = rulesOf('bottom', language)
    .split('\n')
    .filter((line) => line.startsWith('- **TB-K'))
  const words = WORDS[language]
  const OURS = ' ⌂'

  test.each(bottom.edition.cards.map((card, kind) => ({ ...card, kind })))('TB-K: the marks of $name agree with its sources', (card) => {
    const line = lines[card.kind]
    const [head] = line.split('. ')
    const mark = (source: string): string => (source === 'house' ? OURS : '')
    expect(head).toMatch(new RegExp(`, ${words[card.colour]}${mark(card.source.colour)}(?:,|$)`))
    expect(words.tired.test(head)).toBe(card.entersTired)
    if (card.entersTired) expect(head).toMatch(new RegExp(`${words.tired.source}${mark(card.source.entersTired)}$`))
    expect(head.split(',')[0].endsWith(OURS)).toBe(card.source.value === 'house')
    expect(line.endsWith(OURS)).toBe(card.source.effect === 'house')
  })
})
