import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { bottom } from '@flotilla/bottom'
import { quests } from '@flotilla/quests'
import { sinking } from '@flotilla/sinking'
import { waves } from '@flotilla/waves'
import { say } from '@flotilla/kernel'
import { languages, speaker } from '@flotilla/languages'
import { builtInGames } from '../src/index.ts'

const pageOf = (game: string, language: string): string =>
  join(import.meta.dirname, `../../${game}/rules${language === 'en' ? '' : `.${language}`}.md`)
const rulesOf = (game: string, language: string): string => readFileSync(pageOf(game, language), 'utf8')

/** The languages that a game's rules page is written in. */
const languagesOf = (game: string): string[] => languages().filter((language) => existsSync(pageOf(game, language)))

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
  test.each(languagesOf(id))('names everything the edition has (%s)', (language) => {
    const page = rulesOf(id, language)
    const names = NAMED[id].map((code) => say(speaker(language, [words.messages]), { code }).replaceAll('\u00AD', ''))
    expect(names.length).toBeGreaterThan(4)
    const isNamed = (name: string): boolean => new RegExp(`(?<!\\p{L})${name.replaceAll(/[.!]/g, '\\$&')}(?!\\p{L})`, 'iu').test(page)
    expect(names.filter((name) => !isNamed(name))).toEqual([])
  })
})

const OURS = ' ⌂'

/** The lines of To the Bottom's cards, and of each what stands before its effect, part by part. */
function cardsOn(language: string): { line: string; head: string[] }[] {
  const lines = rulesOf('bottom', language)
    .split('\n')
    .filter((line) => line.startsWith('- **TB-K'))
  return lines.map((line) => ({ line, head: line.split('. ')[0].split(',') }))
}

describe.each(languagesOf('bottom'))('the cards of To the Bottom on its rules page (%s)', (language) => {
  const [lines, english] = [cardsOn(language), cardsOn('en')]
  const isOurs = (part: string): boolean => part.includes(OURS)

  test.each(bottom.edition.cards.map((card, kind) => ({ ...card, kind })))('TB-K: the marks of $name agree with its sources', (card) => {
    const { line, head } = lines[card.kind]
    const [colour] = say(speaker(language, [bottom.words.messages]), { code: `colour.${card.colour}` }).split(',')
    const coloured = head.find((part) => part.replace(OURS, '').trim() === colour)
    expect(coloured, `${head.join(',')} says ${colour}`).toBeDefined()
    expect(coloured !== undefined && isOurs(coloured)).toBe(card.source.colour === 'house')
    expect(isOurs(head[0])).toBe(card.source.value === 'house')
    expect(line.endsWith(OURS)).toBe(card.source.effect === 'house')
    // Entering tired is the last part; another language has the same parts, and the same of them are marked.
    const last = english[card.kind].head.at(-1) ?? ''
    expect(last.includes('enters tired')).toBe(card.entersTired)
    if (card.entersTired) expect(isOurs(last)).toBe(card.source.entersTired === 'house')
    expect(head.map(isOurs)).toEqual(english[card.kind].head.map(isOurs))
  })
})
