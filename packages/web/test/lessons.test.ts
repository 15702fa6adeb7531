import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { firstCode, reachable, walk, type Lesson, type Lessons } from '@flotilla/kernel/lesson'
import { bottomLessons } from '@flotilla/bottom/lessons'
import { questsLessons } from '@flotilla/quests/lessons'
import { sinkingLessons } from '@flotilla/sinking/lessons'
import { wavesLessons } from '@flotilla/waves/lessons'
import { findGame } from '@flotilla/games'
import { askOf, checkOptions, copy, say, take } from '@flotilla/kernel'
import { languages, speaker } from '@flotilla/languages'
import { describe, expect, test } from 'vitest'

const ALL: readonly Lessons[] = [wavesLessons, sinkingLessons, bottomLessons, questsLessons]

/** Whether a game's board has a name for a place, whole or of its kind: `hand:0` is one of the hands. */
function hasPlaces(game: string): (place: string) => boolean {
  const folder = join(import.meta.dirname, '../src/boards', game)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'))
  const named = files.flatMap((file) => [
    ...readFileSync(join(folder, file), 'utf8').matchAll(/data-place=(?:"([^"]+)"|\{`(\w+:)\$\{)|data-(cell)=\{/g),
  ])
  return (place) =>
    named.some(([, whole, kind, many]) => whole === place || [kind, many && `${many}:`].some((one) => one && place.startsWith(one)))
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

test('of what may be sacrificed at once nothing is turned down when the first of it is gone: the rail can be left as it is laid', () => {
  for (const lesson of bottomLessons.lessons)
    for (const { game, state, tutor } of reachable(lesson)) {
      // Whoever may do as they like may end the turn as well.
      const wanted = tutor.wanted({ game, state })
      const laid = wanted.filter((choice) => 'sacrifice' in choice && !('seal' in choice))
      if (laid.length < 2 || wanted.some((choice) => 'end' in choice)) continue
      const then = copy(game, state)
      const ask = askOf(then, 0)
      if (ask === undefined) throw new Error('nobody is asked')
      take(game, then, ask, laid[0])
      expect(tutor.wanted({ game, state: then })).toEqual(expect.arrayContaining(laid.slice(1)))
    }
})

/** Where a lesson wants something done, and how it is called on the button that does it. */
const CALLED: Readonly<Record<string, readonly (readonly [lesson: string, button: string])[]>> = {
  waves: [
    ['draft.bribe', 'choice.bribe'],
    ['bury.dig', 'choice.bury'],
  ],
  sinking: [['jobs.discard.treasure', 'choice.discard']],
  bottom: [
    ['buy.sacrifice', 'board.railWord'],
    ['play.pay', 'board.railWord'],
    ['play.pay', 'board.playWord'],
    ['sinking.pay', 'board.railWord'],
    ['iceberg.strike', 'choice.buy.iceberg'],
  ],
  quests: [
    ['gather.load', 'choice.gather'],
    ['clue.deliver', 'choice.deliver'],
    ['port.ammo', 'choice.ammo'],
    ['port.sell', 'choice.sell'],
    ['cannons.attack', 'choice.attack'],
    ['coop.end', 'choice.end'],
  ],
}

/** The beginnings of the words of a sentence, which most forms of a word have in common. */
const stems = (text: string): string[] => (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).map((word) => word.slice(0, 4))

test.each(languages())('in %s a lesson calls what is to be done as the button does', (language) => {
  for (const { game, words } of ALL) {
    const speak = speaker(language, [findGame(game).words.messages, words])
    for (const [lesson, button] of CALLED[game]) {
      const told = stems(say(speak, { code: `lesson.${lesson}` }))
      expect(
        stems(say(speak, { code: button })).filter((stem) => told.includes(stem)),
        `${lesson} and ${button}`,
      ).not.toEqual([])
    }
  }
})

describe.each(ALL)('the lessons of $game', ({ game: id, lessons, first, words }) => {
  test('say nothing that no lesson says', () => {
    const ids = [...lessons.map(({ id }) => `lesson.${id}.`), 'first.', 'picture.']
    expect(Object.keys(words.en).filter((code) => !ids.some((id) => code.startsWith(id)))).toEqual([])
  })

  test('are four to seven, of two to four minutes each', () => {
    expect(lessons.length).toBeGreaterThanOrEqual(4)
    expect(lessons.length).toBeLessThanOrEqual(7)
    for (const { minutes } of lessons) expect([2, 3, 4]).toContain(minutes)
  })

  test('are followed by a first game in which every kind of decision is explained', () => {
    const game = findGame(id)
    expect(() => checkOptions(game, first.options, first.bots.length + 1)).not.toThrow()
    for (const kind of Object.keys(game.asks)) {
      const code = firstCode(kind, (one) => one in words.en) ?? ''
      expect(words.en[code], kind).toBeDefined()
      for (const language of languages()) expect(say(speaker(language, [words]), { code }).length).toBeLessThan(260)
    }
  })
})
