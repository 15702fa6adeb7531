import type { Measures } from '@flotilla/bots/advice'
import { gameWithBots } from '@flotilla/games/bots'
import { botById, playGame } from '@flotilla/bots'
import { reasonWords } from '../../src/analysis/words.ts'
import { bottomMeasures } from '@flotilla/bottom/measures'
import { findGame } from '@flotilla/games'
import { Table, askOf, say, type Choice, type View } from '@flotilla/kernel'
import { languages, speaker } from '@flotilla/languages'
import { questsMeasures } from '@flotilla/quests/measures'
import { sinkingMeasures } from '@flotilla/sinking/measures'
import { wavesMeasures } from '@flotilla/waves/measures'
import { describe, expect, test, vi } from 'vitest'
import { hintFor, type Hint } from '../../src/analysis/hint.ts'

// There is no browser here to ask for its language.
vi.hoisted(() => {
  vi.stubGlobal('navigator', { language: 'en', languages: ['en'] })
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }))
  vi.stubGlobal('document', { documentElement: { dataset: {} }, querySelector: () => null })
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} })
})

const ALL = [wavesMeasures, sinkingMeasures, bottomMeasures, questsMeasures] as unknown as readonly Measures[]
const SEED = 'e'.repeat(64)
const NAMES = ['Anna', 'Bram', 'Cora']
const LUCK = 7
const THOUGHT = 60
const ENOUGH = 3

/** A hint at every third decision of a game between mates, as told to the asked seat. */
function* hints(id: string, measures: Measures, most: number): Generator<{ readonly seen: View; readonly hint: Hint }> {
  const game = gameWithBots(findGame(id))
  const given: [number, Choice][] = []
  playGame(game, {
    seats: 3,
    seed: SEED,
    bots: NAMES.map(() => botById('cabin-boy', game)),
    answered: (seat, choice) => given.push([seat, choice]),
  })
  const table = new Table(game, { seats: 3, seed: SEED })
  for (const [n, one] of given.entries()) {
    if (n >= most) return
    const [seat] = one
    const ask = askOf(table.state, seat)
    if (n % 3 === 0 && ask !== undefined && ask.optional === undefined) {
      const seen = JSON.parse(JSON.stringify(table.view(seat))) as View
      yield { seen, hint: hintFor(game, seen, seat, LUCK, measures, THOUGHT) }
    }
    table.answer(...one)
  }
}

describe.each(ALL)('why, at $game', (measures) => {
  const { game: id, features, crew, list, brought } = measures
  const { advice, words } = gameWithBots(findGame(id))

  test('every feature of the judgement is about something that has words in every language', () => {
    expect(features).toHaveLength(advice.model?.winModel?.weights.length ?? 0)
    expect(crew === undefined).toBe(advice.model?.goalModel === undefined)
    const about = new Set([...features, ...Object.keys(crew ?? {})].flatMap((names) => names.split(' ')))
    expect([...about].filter((name) => list[name] === undefined)).toEqual([])
    expect(brought.filter((name) => list[name] === undefined)).toEqual([])
    const codes = [
      ...Object.keys(list).flatMap((name) => [`why.${name}`, `why.${name}.theirs`]),
      ...brought.map((name) => `brought.${name}`),
    ]
    expect(Object.keys(reasonWords(id)[1].en).sort()).toEqual(codes.sort())
    for (const language of languages())
      for (const n of [0, 1, 4])
        for (const code of codes) {
          expect(say(speaker(language, reasonWords(id), NAMES), { code, params: { n, who: 1 } })).not.toMatch(/\[|\{|\}|\||undefined/)
        }
  })

  test('a hint gives its reason in a sentence, the same every time', () => {
    let told = 0
    for (const { seen, hint } of hints(id, measures, 150)) {
      if (told === ENOUGH) break
      if (hint.why === null) continue
      told++
      for (const language of languages())
        expect(say(speaker(language, [words.messages, ...reasonWords(id)], NAMES), hint.why.reason)).not.toMatch(/\[|\{|undefined/)
      if (told === 1) expect(hintFor(gameWithBots(findGame(id)), seen, seen.sees as number, LUCK, measures, THOUGHT)).toEqual(hint)
    }
    expect(told).toBe(ENOUGH)
  })
})
