import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const SRC = join(import.meta.dirname, '../src')
const THEME = 'layout/theme.css'
const styles = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'))
const text = (file: string): string => readFileSync(join(SRC, file), 'utf8')
/** A level below this orders the pieces of one part among themselves. */
const WHOLE_PAGE = 10
/** Boards that order their stage by levels of their own; nothing of them lies over the page. */
const OWN_STAGE = /^boards\/(bottom|quests|sinking)\//

test('what lies over the whole page has its level from the theme, where all of them stand in order', () => {
  const raw = styles
    .filter((file) => !OWN_STAGE.test(file))
    .flatMap((file) => [...text(file).matchAll(/z-index: *(\d+)/g)].map(([, level]) => `${file}: ${level}`))
    .filter((found) => Number(found.slice(found.lastIndexOf(' '))) >= WHOLE_PAGE)
  expect(raw).toEqual([])
  const levels = [...text(THEME).matchAll(/--z-[\w-]+: (\d+);/g)].map(([, level]) => Number(level))
  expect(levels.length).toBeGreaterThan(10)
  expect(levels).toEqual(levels.toSorted((a, b) => a - b))
})

test('every level that is used is one of the theme’s, and every one of the theme’s is used', () => {
  const named = new Set(Array.from(text(THEME).matchAll(/(--z-[\w-]+):/g), ([, name]) => name))
  const used = new Set(styles.flatMap((file) => Array.from(text(file).matchAll(/var\((--z-[\w-]+)\)/g), ([, name]) => name)))
  expect(used).toEqual(named)
})
