import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bottomExplains } from '@flotilla/bottom/explains'
import { bottomLessons } from '@flotilla/bottom/lessons'
import { readCtx, say, type Explains, type View } from '@flotilla/kernel'
import type { Lessons } from '@flotilla/kernel/lesson'
import { languages, speaker } from '@flotilla/languages'
import { questsExplains } from '@flotilla/quests/explains'
import { questsLessons } from '@flotilla/quests/lessons'
import { sinkingExplains } from '@flotilla/sinking/explains'
import { sinkingLessons } from '@flotilla/sinking/lessons'
import { wavesExplains } from '@flotilla/waves/explains'
import { wavesLessons } from '@flotilla/waves/lessons'
import { describe, expect, test } from 'vitest'
import { readRules } from '../../src/rules/rules.ts'

const ALL = [
  [wavesExplains, wavesLessons],
  [sinkingExplains, sinkingLessons],
  [bottomExplains, bottomLessons],
  [questsExplains, questsLessons],
] as unknown as readonly (readonly [Explains, Lessons])[]

/** Names that a board gives to things; where a number or an id follows, some that there may be. */
function namesOn(game: string, { faces, seats }: View): string[] {
  const folder = join(import.meta.dirname, '../../src/boards', game)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'))
  const given = files.flatMap((file) => [
    ...readFileSync(join(folder, file), 'utf8').matchAll(/data-(?:place|piece)=(?:"([^"]+)"|\{[^`{}]*`(\w+):)/g),
  ])
  return given.flatMap(([, whole, kind]) =>
    whole !== undefined ? [whole] : Array.from(faces, (_, k) => `${kind}:${k % Math.max(seats, 60)}`),
  )
}

/** Where cards are named by what is printed on them. */
const cardsIn = (edition: unknown): string[] => {
  const { quests = [], loot = [] } = edition as { quests?: readonly { id: string }[]; loot?: readonly { id: string }[] }
  return [...quests.map(({ id }) => `card:${id}`), ...loot.map(({ id }) => `card:${id}-1`)]
}

const rulesOf = (game: string): Set<string> => {
  const markdown = readFileSync(join(import.meta.dirname, `../../../${game}/rules.md`), 'utf8')
  return new Set(readRules(markdown).flatMap(({ parts }) => parts.flatMap((part) => ('number' in part ? [part.number] : []))))
}

describe.each(ALL.map(([explains, { lessons, pictures, words }]) => ({ ...explains, lessons, pictures, lessonWords: words })))(
  '$game',
  ({ game: id, words, explain, lessons, pictures, lessonWords }) => {
    const positions = lessons.map(({ stage }) => stage().table)
    const rules = rulesOf(id)

    test('says what things on its board are, in every language and with a rule that there is', () => {
      let explained = 0
      for (const { game, view } of positions.map((table) => ({ game: table.game, view: table.view(0) }))) {
        const ctx = readCtx(game, view as never)
        const speakers = languages().map((language) => speaker(language, [game.words.messages, words], ['Anna', 'Bram', 'Cora', 'Dan']))
        for (const name of new Set([...namesOn(id, view), ...cardsIn(game.edition)])) {
          const told = explain(ctx, name, 0)
          if (told === null) continue
          explained++
          if (!rules.has(told.rule)) throw new Error(`${name} cites ${told.rule}`)
          for (const message of [told.what, told.now])
            for (const inLanguage of message === null ? [] : speakers)
              expect(say(inLanguage, message ?? told.what)).not.toMatch(/\[|\{|undefined|NaN/)
        }
      }
      expect(explained).toBeGreaterThan(30)
    })

    test('has a word for every zone of its board', () => {
      const [{ game, view }] = positions.map((table) => ({ game: table.game, view: table.view(0) }))
      // Of the enemies only the one that is there has its own zone; the chests are explained one by one; a quill or a tape speaks for itself.
      const spared = ['chests', 'quill', 'tape', 'belly', 'stash']
      const zones = namesOn(id, view).filter((name) => /^\w+$/.test(name) && !spared.includes(name))
      expect(zones.filter((name) => explain(readCtx(game, view as never), name, 0) === null)).toEqual([])
    })

    test('says of each kind of sign something of its own', () => {
      // Two names for one thing: a plate is its pirate, the water in the hold is the gauge, and a slot of the shop is the card in it.
      const ALIAS: Readonly<Record<string, string>> = { plate: 'seat', hold: 'gauge', slot: 'card' }
      const kinds = new Map<string, Set<string>>()
      for (const { game, view } of positions.map((table) => ({ game: table.game, view: table.view(0) })))
        for (const name of new Set(namesOn(id, view))) {
          const [kind] = name.split(':')
          const told = explain(readCtx(game, view as never), name, 0)
          const said = kinds.get(ALIAS[kind] ?? kind) ?? new Set()
          kinds.set(ALIAS[kind] ?? kind, told === null ? said : said.add(told.what.code))
        }
      const shared = [...kinds].flatMap(([kind, said]) =>
        [...kinds].flatMap(([other, too]) => (kind < other && [...said].some((code) => too.has(code)) ? [`${kind} and ${other}`] : [])),
      )
      expect(shared).toEqual([])
    })

    test('has a word for whatever its lessons point at', () => {
      for (const { steps, stage } of lessons) {
        const { table } = stage()
        const ctx = readCtx(table.game, table.view(0) as never)
        for (const { at } of steps) if (at !== undefined && at !== 'chests') expect(explain(ctx, at, 0), at).not.toBeNull()
      }
    })

    test('is shown in three to five pictures, of places that have words', () => {
      expect(pictures.list.length).toBeGreaterThanOrEqual(3)
      expect(pictures.list.length).toBeLessThanOrEqual(5)
      for (const { id: picture, stage, at } of [...pictures.list, ...(pictures.examples ?? [])]) {
        const { table } = stage()
        const ctx = readCtx(table.game, table.view(0) as never)
        for (const name of at) expect(explain(ctx, name, 0), `${picture}: ${name}`).not.toBeNull()
        for (const part of ['title', 'text']) expect(lessonWords.en[`picture.${picture}.${part}`]).toBeDefined()
      }
    })
  },
)

test('a score is told as a sum: Infamy 5 ÷ 3 is 1', () => {
  const { table } = wavesLessons.lessons[0].stage()
  const told = wavesExplains.explain(readCtx(table.game as never, table.view(0) as never), 'points', 0)
  expect(told?.now && say(speaker('en', [wavesExplains.words]), told.now)).toContain('Infamy 5 ÷ 3 = 1')
})
