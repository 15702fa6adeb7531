import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Game } from '@flotilla/kernel'
import { bottom } from '@flotilla/bottom'
import { quests } from '@flotilla/quests'
import { sinking } from '@flotilla/sinking'
import { waves } from '@flotilla/waves'
import { expect, test } from 'vitest'

const GAMES: readonly Pick<Game, 'id' | 'tells' | 'asks'>[] = [waves, sinking, bottom, quests]
const SHELL = join(import.meta.dirname, '../src/table')

/** Words that are a table's own as well: its states, the steps of a replay, and a field of what a board is given. */
const THE_TABLES_OWN: readonly string[] = ['ended', 'round', 'offered']

test('the shell of a table knows no event, no ask and no rule of any game by name', () => {
  const names = new Set(GAMES.flatMap(({ id, tells, asks }) => [id, ...Object.keys(tells), ...Object.keys(asks)]))
  for (const own of THE_TABLES_OWN) names.delete(own)
  const found: string[] = []
  for (const { parentPath, name } of readdirSync(SHELL, { recursive: true, withFileTypes: true })) {
    if (!/\.tsx?$/.test(name)) continue
    const text = readFileSync(join(parentPath, name), 'utf8')
    for (const [, word = ''] of text.matchAll(/'(\w+)'/g)) if (names.has(word)) found.push(`${name}: ${word}`)
    for (const [rule] of text.matchAll(/\b(RW|SK|TB|QC)-[0-9A-Z][\w.]*/g)) found.push(`${name}: ${rule}`)
  }
  expect(found).toEqual([])
})

test('every game that has rounds says which event opens one', () => {
  const opening = GAMES.map(({ id, tells }) => [
    id,
    Object.values(tells).some((one) => typeof one !== 'string' && one.opensRound !== undefined),
  ])
  expect(opening).toEqual([
    ['waves', true],
    ['sinking', true],
    ['bottom', false],
    ['quests', true],
  ])
})
