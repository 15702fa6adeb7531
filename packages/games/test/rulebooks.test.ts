import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, test } from 'vitest'
import { builtInGames } from '../src/index.ts'

const { resolve } = createRequire(import.meta.url)
const linesOf = (file: string): string[] => readFileSync(resolve(`@flotilla/${file}`), 'utf8').split('\n')

/** What has to be the same in every language: headings, rules and their numbers, the shape of tables, every figure, and every mark of a house value. */
function bones(line: string): string {
  const shape = /^(#+ |- \*\*[^*]+\*\* |- |\| )?/.exec(line)?.[0] ?? ''
  const cells = shape === '| ' ? line.split('|').length : 0
  const cited = line.match(/\b[A-Z]{2}-[0-9A-Z][0-9A-Za-z.]*[0-9A-Za-z]/g) ?? []
  const figures = line.replaceAll(/\b[A-Z]{2}-[0-9A-Z][0-9A-Za-z.]*[0-9A-Za-z]/g, '').match(/\d+/g) ?? []
  const marks = line.split('⌂').length - 1
  return JSON.stringify([shape, cells, cited.toSorted(), figures.toSorted(), marks, line.trim() === ''])
}

describe.each(builtInGames.map(({ id }) => id))('the rules of %s in German', (id) => {
  test('have every rule, table and figure of the English ones, in the same place', () => {
    const [english, german] = [linesOf(`${id}/rules.md`), linesOf(`${id}/rules.de.md`)]
    expect(german.map((line, k) => `${k + 1} ${bones(line)}`)).toEqual(english.map((line, k) => `${k + 1} ${bones(line)}`))
  })

  test('leave no sentence in English', () => {
    const english = linesOf(`${id}/rules.md`)
    expect(linesOf(`${id}/rules.de.md`).filter((line) => line.length > 80 && english.includes(line))).toEqual([])
  })
})
