import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import HighRollBoard from './smallest-board.tsx'

const TABLE = {
  view: { seats: 2, rolled: [4] },
  seat: 1,
  names: ['Anna', 'Bram'],
  ask: { kind: 'roll', seat: 1 },
  offered: [{ choice: { roll: true }, text: { code: 'choice.roll' } }],
  refused: [],
  moment: null,
  say: ({ code }: { code: string }) => code,
  answer: () => undefined,
}

const board = (more: object): string =>
  renderToStaticMarkup(createElement(HighRollBoard, { ...TABLE, ...more } as unknown as Parameters<typeof HighRollBoard>[0]))

test('the smallest board offers the roll at the own die, until it is pressed', () => {
  expect(board({})).toContain('Bram: choice.roll')
  expect(board({ pressed: { roll: true } })).not.toContain('choice.roll')
  expect(board({ offered: [], ask: null })).toContain('Anna: 4')
})

test('docs/art.md shows this very board', () => {
  const source = readFileSync(join(import.meta.dirname, 'smallest-board.tsx'), 'utf8')
  const shown = source.slice(source.indexOf('const MOTION')).trim()
  expect(readFileSync(join(import.meta.dirname, '../../../../docs/art.md'), 'utf8')).toContain(shown)
})
