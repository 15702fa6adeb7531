import { languages } from '@flotilla/languages'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { builtInGames } from '../src/index.ts'

const fileOf = (game: string, language: string): string =>
  join(import.meta.dirname, `../../${game}/rules${language === 'en' ? '' : `.${language}`}.md`)
const linesOf = (game: string, language: string): string[] => readFileSync(fileOf(game, language), 'utf8').split('\n')

/** What has to be the same in every language: headings, rules and their numbers, the shape of tables, every figure, and every mark of a house value. */
function bones(line: string): string {
  const shape = /^(#+ |- \*\*[^*]+\*\* |- |\| )?/.exec(line)?.[0] ?? ''
  const cells = shape === '| ' ? line.split('|').length : 0
  const cited = line.match(/\b[A-Z]{2}-[0-9A-Z][0-9A-Za-z.]*[0-9A-Za-z]/g) ?? []
  const figures = line.replaceAll(/\b[A-Z]{2}-[0-9A-Z][0-9A-Za-z.]*[0-9A-Za-z]/g, '').match(/\d+/g) ?? []
  const marks = line.split('⌂').length - 1
  return JSON.stringify([shape, cells, cited.toSorted(), figures.toSorted(), marks, line.trim() === ''])
}

const translated = builtInGames.flatMap(({ id }) =>
  languages().flatMap((language) => (language !== 'en' && existsSync(fileOf(id, language)) ? [{ id, language }] : [])),
)

describe.each(translated)('the rules of $id in $language', ({ id, language }) => {
  const [english, other] = [linesOf(id, 'en'), linesOf(id, language)]

  test('have every rule, table and figure of the English ones, in the same place', () => {
    expect(other.map((line, k) => `${k + 1} ${bones(line)}`)).toEqual(english.map((line, k) => `${k + 1} ${bones(line)}`))
  })

  test('leave no sentence in English', () => {
    expect(other.filter((line) => line.length > 80 && english.includes(line))).toEqual([])
  })
})

test.each(['de', 'fr'])('every game has its rules in %s too', (wanted) => {
  expect(translated.filter(({ language }) => language === wanted).map(({ id }) => id)).toEqual(builtInGames.map(({ id }) => id))
})
