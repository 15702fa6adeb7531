import { builtInGames } from '@flotilla/games'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { grid, shareOf, sideBySide, wrap } from '../src/layout.ts'
import { parseRules, rulebookOf } from '../src/rulebook.ts'
import { flotilla, folder } from './console.ts'

describe('games', () => {
  test('lists every game with its players', async () => {
    const { out } = await flotilla(['games'])
    for (const { id, title } of builtInGames) expect(out).toMatch(new RegExp(`${id} +${title} +\\d to \\d players`))
    expect(out).not.toContain('[game.blurb]')
  })

  test('as JSON', async () => {
    const { out } = await flotilla(['games', '--json'])
    expect(JSON.parse(out)).toEqual(builtInGames.map(({ id, title, seats, rulesVersion }) => ({ id, title, seats, rulesVersion })))
  })
})

describe('rules', () => {
  test.each(['RW-2.5', 'rw-2.5', '2.5'])('one by its number: %s', async (number) => {
    const { code, out } = await flotilla(['rules', 'waves', number])
    expect(code).toBe(0)
    expect(out).toMatch(/^RW-2\.5 Bribe: a crew die of another player costs/)
  })

  test('in other languages too, and in no language that is not spoken', async () => {
    expect((await flotilla(['rules', 'waves', 'RW-2.5', '--language', 'de'])).out).toMatch(/^RW-2\.5 .*Ruchlosigkeit/s)
    expect((await flotilla(['rules', 'waves', 'soudoyer', '--language', 'fr'])).out).toMatch(/^RW-2\.5 Soudoyer/)
    const { code, err } = await flotilla(['rules', 'waves', '--language', 'xx'])
    expect(code).toBe(2)
    expect(err).toContain("'xx' is not spoken here")
  })

  test('in English, saying so, where nobody has translated them', async () => {
    const { code, out, err } = await flotilla(['rules', 'waves', 'RW-2.5', '--language', 'pl'])
    expect(code).toBe(0)
    expect(out).toMatch(/^RW-2\.5 Bribe/)
    expect(err).toMatch(/angielsku/)
  })

  test.each(builtInGames.map(({ id }) => id))('the whole page of %s fits the screen', async (id) => {
    const { out } = await flotilla(['rules', id], { columns: 60 })
    const lines = out.split('\n')
    expect(lines.length).toBeGreaterThan(200)
    expect(lines.filter((line) => line.length > 60)).toEqual([])
    expect(out).not.toMatch(/\*\*|^\|/m)
  })

  test.each(builtInGames.map((game) => [game.id, game] as const))('every rule that %s names is in its book', (_id, game) => {
    const { rules } = rulebookOf(game, 'en')
    expect(rules.size).toBeGreaterThan(50)
    for (const { rule } of Object.values(game.asks)) expect(rules.has(rule)).toBe(true)
    expect([...rulebookOf(game, 'de').rules.keys()]).toEqual([...rules.keys()])
  })

  test('headings, items, tables with and without a heading, numbered rows', () => {
    const { blocks, rules } = parseRules(
      '# A\n\ntext\n- **X-1.1** one **two**\n- plain\n\n| | |\n| --- | --- |\n| a | b |\n\n| # | why |\n|---|---|\n| X-R1 | so |',
    )
    expect(blocks.map(({ kind }) => kind)).toEqual(['heading', 'text', 'item', 'item', 'table', 'table'])
    expect([...rules]).toEqual([
      ['X-1.1', 'one **two**'],
      ['X-R1', 'so'],
    ])
  })
})

describe('edition', () => {
  test('prints what can be read again', async () => {
    const { code, out } = await flotilla(['edition', 'waves'])
    const file = join(folder(), 'mine.json')
    writeFileSync(file, out)
    expect(code).toBe(0)
    expect(await flotilla(['edition', 'waves', '--check', file])).toMatchObject({
      code: 0,
      err: '',
      out: expect.stringMatching(/is an edition of Rolling with the Waves\n$/),
    })
  })

  test('tells every wrong entry by its path, and what merely disagrees', async () => {
    const file = join(folder(), 'mine.json')
    const edition = JSON.parse((await flotilla(['edition', 'waves'])).out) as {
      hull: { squares: unknown; thresholds: number[] }
      infamy: { start: number }
    }
    writeFileSync(
      file,
      JSON.stringify({ ...edition, hull: { ...edition.hull, squares: 'five' }, infamy: { ...edition.infamy, start: -1 } }),
    )
    const wrong = await flotilla(['edition', 'waves', '--check', file])
    expect(wrong).toMatchObject({ code: 2, out: '' })
    expect(wrong.err).toMatch(/edition\.hull\.squares: /)
    expect(wrong.err).toMatch(/edition\.infamy\.start: /)
    expect(wrong.err).toMatch(/2 entries are wrong/)
    writeFileSync(file, JSON.stringify({ ...edition, hull: { ...edition.hull, thresholds: [14, 21, 30] } }))
    const odd = await flotilla(['edition', 'waves', '--check', file])
    expect(odd).toMatchObject({ code: 0, err: '' })
    expect(odd.out).toMatch(
      /warning: hull\.thresholds\.0: The rulebook shows a Hull of 13 at level 1: level 1 begins at 13 or below, here at 14\./,
    )
  })
})

describe('layout', () => {
  test('wrap', () => {
    expect(wrap('one two three', 8)).toEqual(['one two', 'three'])
    expect(wrap('one two three', 9, 1, 2)).toEqual([' one two', '   three'])
    expect(wrap('', 9)).toEqual([''])
    expect(wrap('unbreakable', 4)).toEqual(['unbreakable'])
  })

  test('side by side as far as there is room', () => {
    const blocks = [['aaa', 'a'], ['bb'], ['cccc', 'c', 'c']]
    expect(sideBySide(blocks, 13)).toEqual(['aaa  bb  cccc', 'a        c', '         c'])
    expect(sideBySide(blocks, 8)).toEqual(['aaa  bb', 'a', '', 'cccc', 'c', 'c'])
  })

  test.each([
    [79, 3, 38],
    [119, 3, 38],
    [99, 2, 48],
    [60, 3, 60],
  ])('%i columns for %i blocks: %i each', (columns, blocks, each) => expect(shareOf(columns, blocks, 38)).toBe(each))

  test('a grid', () =>
    expect(
      grid(
        [
          ['a', '10'],
          ['bbb', '9'],
        ],
        (column) => column === 1,
      ),
    ).toEqual(['a    10', 'bbb   9']))
})
