import { botById, playGame } from '@flotilla/bots'
import { whyWords } from '@flotilla/bots/advise'
import { bottomMeasures } from '@flotilla/bottom/measures'
import { gameById } from '@flotilla/fleet'
import { Table, askOf, say, type Choice, type Measures, type View } from '@flotilla/kernel'
import { questsMeasures } from '@flotilla/quests/measures'
import { sinkingMeasures } from '@flotilla/sinking/measures'
import { wavesMeasures } from '@flotilla/waves/measures'
import { describe, expect, test } from 'vitest'
import { hintFor, type Hint } from '../src/analysis/hint.ts'

const ALL = [wavesMeasures, sinkingMeasures, bottomMeasures, questsMeasures] as unknown as readonly Measures[]
const SEED = 'e'.repeat(64)
const NAMES = ['Anna', 'Bram', 'Cora']
const LUCK = 7
const THOUGHT = 60
const ENOUGH = 3
const LANGUAGES = ['en', 'de'] as const

/** A hint at every third decision of a game between mates, as told to the asked seat. */
function* hints(id: string, measures: Measures, most: number): Generator<{ readonly seen: View; readonly hint: Hint }> {
  const game = gameById(id)
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
  const { game: id, features, crew, list, brought, words } = measures
  const { advice } = gameById(id)

  test('every feature of the judgement is about something that has words in both languages', () => {
    expect(features).toHaveLength(advice.prospects?.weights.length ?? 0)
    expect(crew === undefined).toBe(advice.duties === undefined)
    const about = new Set([...features, ...Object.keys(crew ?? {})].flatMap((names) => names.split(' ')))
    expect([...about].filter((name) => list[name] === undefined)).toEqual([])
    expect(brought.filter((name) => list[name] === undefined)).toEqual([])
    const codes = [
      ...Object.keys(list).flatMap((name) => [`why.${name}`, `why.${name}.theirs`]),
      ...brought.map((name) => `brought.${name}`),
    ]
    for (const language of LANGUAGES) expect(Object.keys(words[language]).sort()).toEqual(codes.sort())
    for (const language of LANGUAGES)
      for (const n of [0, 1, 4])
        for (const code of codes) {
          const speaker = { language, catalogue: words[language], names: NAMES }
          expect(say(speaker, { code, params: { n, who: 1 } })).not.toMatch(/\[|\{|\}|\||undefined/)
        }
  })

  test('a hint gives its reason in a sentence, the same every time', () => {
    let told = 0
    for (const { seen, hint } of hints(id, measures, 150)) {
      if (told === ENOUGH) break
      if (hint.why === null) continue
      told++
      for (const language of LANGUAGES) {
        const speaker = { language, catalogue: hint.why.words[language], names: NAMES }
        expect(say(speaker, hint.why.reason)).not.toMatch(/\[|\{|undefined/)
      }
      if (told === 1) expect(hintFor(gameById(id), seen, seen.sees as number, LUCK, measures, THOUGHT)).toEqual(hint)
    }
    expect(told).toBe(ENOUGH)
  })
})

test('reasons that every game has are there in both languages', () => {
  expect(Object.keys(whyWords.de)).toEqual(Object.keys(whyWords.en))
})
