import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { firstWords, walk, type Lesson, type Lessons } from '@flotilla/kernel/lesson'
import { bottomLessons } from '@flotilla/bottom/lessons'
import { questsLessons } from '@flotilla/quests/lessons'
import { sinkingLessons } from '@flotilla/sinking/lessons'
import { wavesLessons } from '@flotilla/waves/lessons'
import { gameById } from '@flotilla/fleet'
import { checkOptions } from '@flotilla/kernel'
import { describe, expect, test } from 'vitest'

const ALL: readonly Lessons[] = [wavesLessons, sinkingLessons, bottomLessons, questsLessons]

/** Whether a game's board has a name for a place, whole or of its kind: `hand:0` is one of the hands. */
function hasPlaces(game: string): (place: string) => boolean {
  const folder = join(import.meta.dirname, '../src/boards', game)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'))
  const named = files.flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(/data-place=(?:"([^"]+)"|\{`(\w+:)\$\{)/g)])
  return (place) => named.some(([, whole, kind]) => whole === place || (kind !== undefined && place.startsWith(kind)))
}

const listed = ALL.flatMap((lessons) =>
  lessons.lessons.map((lesson): [string, Lesson, Lessons] => [`${lessons.game}: ${lesson.id}`, lesson, lessons]),
)

test.each(listed)(
  '%s can be learned to its end, every other try gets a kind answer, and what is pointed at is there',
  (_name, lesson, lessons) => {
    const pointed = walk(lesson, lessons)
    const places = hasPlaces(lessons.game)
    expect(pointed.filter((place) => !places(place))).toEqual([])
  },
)

describe.each(ALL)('the lessons of $game', ({ game: id, lessons, first, words }) => {
  test('say the same in both languages, and nothing that no lesson says', () => {
    expect(Object.keys(words.de).sort()).toEqual(Object.keys(words.en).sort())
    const ids = lessons.map(({ id }) => `lesson.${id}.`)
    expect(Object.keys(words.en).filter((code) => !ids.some((id) => code.startsWith(id)))).toEqual([])
  })

  test('are four to seven, of two to four minutes each', () => {
    expect(lessons.length).toBeGreaterThanOrEqual(4)
    expect(lessons.length).toBeLessThanOrEqual(7)
    for (const { minutes } of lessons) expect([2, 3, 4]).toContain(minutes)
  })

  test('are followed by a first game in which every kind of decision is explained, in both languages', () => {
    const game = gameById(id)
    expect(() => checkOptions(game, first.options, first.bots.length + 1)).not.toThrow()
    for (const language of ['en', 'de'])
      for (const kind of Object.keys(game.asks)) {
        const said = firstWords(first, language, kind)
        expect(said, `${kind} in ${language}`).toBeDefined()
        expect(said?.length).toBeLessThan(240)
      }
    expect(Object.keys(first.words.de)).toEqual(Object.keys(first.words.en))
  })
})
