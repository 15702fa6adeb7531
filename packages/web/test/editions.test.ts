import { bottom } from '@flotilla/bottom'
import { withBots } from '@flotilla/bots/advice'
import { parseEdition, useEdition, type Game } from '@flotilla/kernel'
import { waves } from '@flotilla/waves'
import { wavesBots } from '@flotilla/waves/bots'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { checksOf } from '../src/editions/checks.ts'
import { asPrinted, draftOf, fileOf, lookAt, newDraft, settle, typed, type Draft } from '../src/editions/draft.ts'
import { chanceBand, findingsOf, quantile, spans, winsOf } from '../src/editions/trial/figures.ts'
import { NOTHING_TRIED, tryOne } from '../src/editions/trial/try.ts'
import { packed } from '../src/net/packed.ts'

const game = waves as unknown as Game
const cards = bottom as unknown as Game

beforeEach(() => {
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('location', { hash: '', pathname: '/', search: '', origin: 'http://127.0.0.1', href: 'http://127.0.0.1/' })
})

const entryOf = (of: Game, draft: Draft, id: string) => {
  const entry = lookAt(of, draft).entries.get(id)
  if (entry === undefined) throw new Error(id)
  return entry
}
const put = (of: Game, draft: Draft, id: string, value: unknown): Draft => typed(draft, entryOf(of, draft, id), value)
const checks = (of: Game, draft: Draft) => checksOf(of, draft, lookAt(of, draft))

describe('a draft', () => {
  test('counts what is changed and what nobody has looked for', () => {
    const first = newDraft(game, 'Mine')
    expect(lookAt(game, first)).toMatchObject({ changed: 0, toCheck: 21 })
    const changed = put(game, first, 'hull.thresholds.1', 25)
    expect(lookAt(game, changed)).toMatchObject({ changed: 1, toCheck: 20 })
    const seen = asPrinted(changed, [entryOf(game, changed, 'hull.thresholds.0')])
    expect(lookAt(game, seen)).toMatchObject({ changed: 1, toCheck: 19 })
    expect(entryOf(game, seen, 'hull.thresholds.0').mark).toBe('seen')
  })

  test('its file is an edition, with the box as the source of all that was seen or changed', () => {
    let draft = put(game, newDraft(game, 'Anna’s box'), 'hull.thresholds.1', 25)
    const file = fileOf(game, draft) as { title: string; hull: { source: { thresholds: string } } }
    expect(file.title).toBe('Anna’s box')
    expect(file.hull.source.thresholds).toBe('house')
    draft = asPrinted(draft, [entryOf(game, draft, 'hull.thresholds.0'), entryOf(game, draft, 'hull.thresholds.2')])
    expect(fileOf(game, draft)).toMatchObject({ hull: { thresholds: [13, 25, 35], source: { thresholds: 'box' } } })
    expect(parseEdition(game, fileOf(game, draft))).toMatchObject({ id: draft.id })
  })

  test('comes back from its file with the same marks', () => {
    const draft = put(game, newDraft(game, 'Mine'), 'dice.sailorFace', 2)
    const back = draftOf(game, JSON.parse(JSON.stringify(fileOf(game, draft))))
    expect(back).toMatchObject({ id: draft.id, name: 'Mine', base: 'house-2' })
    expect([...lookAt(game, back).entries.values()].filter(({ mark }) => mark === 'yours').map(({ id }) => id)).toEqual(['dice.sailorFace'])
  })

  test('knows which built-in edition it was made from', () => {
    const before = game.editions?.[0] as object
    expect(draftOf(game, fileOf(game, newDraft(game, 'Old', before))).base).toBe('house-1')
  })
})

describe('what adds up', () => {
  test('what the schema refuses comes alone, at its place', () => {
    const draft = put(game, newDraft(game, 'Mine'), 'hull.thresholds.1', 12)
    expect(checks(game, draft)).toEqual([expect.objectContaining({ kind: 'cannot', at: 'hull.thresholds.1' })])
  })

  test('a total that moved is asked about until somebody says that it is so', () => {
    const draft = put(cards, newDraft(cards, 'Mine'), 'cards.10.copies', 1)
    const [asked] = checks(cards, draft)
    expect(asked).toMatchObject({ kind: 'ask', at: 'cards', words: { code: 'check.shop', params: { usual: 108 } } })
    expect(checks(cards, settle(draft, asked.key)).filter(({ kind }) => kind === 'ask')).toEqual([])
  })

  test('a number of the rulebook is asked about', () => {
    expect(checks(game, put(game, newDraft(game, 'Mine'), 'infamy.perPoint', 4))[0]).toMatchObject({ kind: 'ask', at: 'infamy.perPoint' })
  })
})

describe('what somebody has sent', () => {
  const deep = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`
  const file = () => fileOf(cards, newDraft(cards, 'Mine')) as { cards: object[] }
  const hostile: readonly (readonly [string, string, string])[] = [
    ['no JSON', '{"id":', 'edition.noJson'],
    ['too large', `"${'x'.repeat(500_000)}"`, 'edition.larger'],
    ['too deep', deep(50_000), 'edition.noJson|edition.tooDeep'],
    ['deep', `{"id":${deep(40)}}`, 'edition.tooDeep'],
    ['of a wrong type', '[1,2,3]', 'edition.at'],
    ['null', 'null', 'edition.at'],
    ['with a key of the prototype', JSON.stringify(file()).replace('{', '{"__proto__":{"isAdmin":true},'), 'edition.at'],
    ['with a constructor', JSON.stringify({ ...file(), constructor: { prototype: {} } }), 'edition.at'],
    ['with an endless deck', JSON.stringify({ ...file(), cards: file().cards.map((card) => ({ ...card, copies: 1e9 })) }), 'edition.at'],
    ['with too many cards', JSON.stringify({ ...file(), cards: [...file().cards, ...file().cards] }), 'edition.at'],
    ['with a text for a number', JSON.stringify({ ...file(), cards: file().cards.map((card) => ({ ...card, value: '5' })) }), 'edition.at'],
  ]

  test.each(hostile)('%s is refused with a sentence', async (_what, text, code) => {
    const { ofFile, BadEdition } = await import('../src/editions/share.ts')
    const refused = await ofFile(cards, new Blob([text])).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(BadEdition)
    expect(code.split('|')).toContain((refused as InstanceType<typeof BadEdition>).words.code)
    expect(({} as { isAdmin?: unknown }).isAdmin).toBeUndefined()
  })

  test('a link that unpacks to more than an edition is not read to its end', async () => {
    const { MOST_LETTERS, ofLetters } = await import('../src/editions/share.ts')
    const letters = await packed('x'.repeat(5_000_000))
    expect(letters.length).toBeLessThan(MOST_LETTERS)
    await expect(ofLetters(cards, letters)).rejects.toMatchObject({ words: { code: 'edition.larger' } })
    await expect(ofLetters(cards, 'A'.repeat(MOST_LETTERS + 1))).rejects.toMatchObject({ words: { code: 'edition.larger' } })
    await expect(ofLetters(cards, '!!')).rejects.toMatchObject({ words: { code: 'edition.noJson' } })
  })

  test.each(['bottom', 'quests', 'sinking', 'waves'])('a whole edition of %s fits in a link and comes back', async (id) => {
    const { engines } = await import('../src/rules/engines.ts')
    const { MOST_LETTERS, ofLetters } = await import('../src/editions/share.ts')
    const of = await engines[id]()
    const letters = await packed(fileOf(of, newDraft(of, 'Mine')))
    expect(letters.length).toBeLessThan(MOST_LETTERS)
    expect((await ofLetters(of, letters)).name).toBe('Mine')
  })
})

describe('trying', () => {
  test('the same numbers show nothing, and the same shuffles come again', () => {
    let tried = NOTHING_TRIED
    for (let n = 0; n < 6; n++) tried = tryOne(withBots(game, wavesBots), n, tried)
    let again = NOTHING_TRIED
    for (let n = 0; n < 6; n++) again = tryOne(withBots(useEdition(game, fileOf(game, newDraft(game, 'Mine'))), wavesBots), n, again)
    expect(again).toEqual(tried)
    expect(findingsOf(again, tried)).toEqual({ length: null, points: null, seats: [] })
    expect(winsOf(tried).reduce((sum, won) => sum + won, 0)).toBeCloseTo(100)
  })

  test('the band of mere chance is that of four seats and two hundred games', () => {
    expect(chanceBand(4, 200)).toBeCloseTo(7.65, 1)
    expect(chanceBand(4, 2000)).toBeCloseTo(2.42, 1)
  })

  test('only what is clearer than chance is claimed', () => {
    const even = {
      games: 200,
      unfinished: 0,
      lengths: Array.from({ length: 200 }, (_, n) => n % 10),
      scores: [[1], [2]],
      wins: [50, 50, 50, 50],
    }
    const longer = { ...even, lengths: even.lengths.map((n) => n + 1) }
    expect(findingsOf(longer, even)).toMatchObject({ length: 'longer', seats: [] })
    expect(findingsOf({ ...even, wins: [70, 43, 44, 43] }, even).seats).toEqual([0])
    expect(findingsOf({ ...even, wins: [60, 47, 46, 47] }, even).seats).toEqual([])
  })

  test('quantiles and spans', () => {
    expect([0, 0.5, 0.95].map((part) => quantile([3, 1, 2], part))).toEqual([1, 2, 3])
    expect(spans([1, 2, 3, 10], 1, 10, 3)).toEqual([3, 0, 1])
  })
})
