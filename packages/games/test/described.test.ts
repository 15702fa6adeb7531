import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bottom } from '@flotilla/bottom'
import { rng, start, type Game } from '@flotilla/kernel'
import { optionSets, type Play } from '@flotilla/kernel/conformance'
import { schemaOf, undescribed, type Described } from '@flotilla/kernel/schema'
import { quests } from '@flotilla/quests'
import { sinking } from '@flotilla/sinking'
import { waves } from '@flotilla/waves'
import { describe, expect, test } from 'vitest'
import { gameWithBots } from '../src/bots.ts'
import { describedOf, builtInGames } from '../src/index.ts'

/** A few games of every size, each with other options. */
const playsOf = (game: Game): Play[] =>
  Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, more) => {
    const seats = game.seats.min + more
    const sets = optionSets(game, seats, rng(seats), 4)
    return [0, 1].map((k): Play => ({
      seats,
      options: sets[(k * 5 + seats) % sets.length],
      luck: 100 * seats + k,
      style: k === 0 ? 'random' : 'advised',
      rate: gameWithBots(game).advice.rate,
      every: 15,
    }))
  }).flat()

/** Without what stands in brackets. */
function flat(text: string): string {
  const next = text.replaceAll(/\([^()]*\)|\[[^[\]]*\]/g, '')
  return next === text ? text : flat(next)
}

/** Every event as the rules write it: what chance has not brought in the plays. */
function written(id: string): Map<string, Set<string>> {
  const folder = join(import.meta.dirname, `../../${id}/src`)
  const found = new Map<string, Set<string>>()
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))) {
    const text = readFileSync(join(folder, name), 'utf8')
    for (const match of text.matchAll(/emit\?\.\(\{ type: '(\w+)'([^{}]*)\}\)/g)) {
      const names = flat(match[2])
        .split(',')
        .flatMap((part) => /^\s*(\w+)/.exec(part)?.[1] ?? [])
      found.set(match[1], new Set([...(found.get(match[1]) ?? []), ...names]))
    }
  }
  return found
}

describe.each(builtInGames.map((game) => [game.id, game] as const))('%s', (id, game) => {
  const page = `packages/${id}/src/words/described.ts`
  const load = async (): Promise<Described> => {
    const described = await describedOf(id)
    if (described === undefined) throw new Error(`${page} is missing`)
    return described
  }

  test('has one sentence for every field of its views, asks, choices and events', async () => {
    expect(undescribed(game, await load(), playsOf(game)), `add to ${page}, in the words of the rulebook`).toEqual([])
  })

  test('describes the events that no play has shown, too', async () => {
    const { events } = await load()
    // `only` says who is told, and is not told.
    const missing = [...written(id)].flatMap(([type, names]) => {
      const known = new Set((events[type] ?? '').split(' ').map((name) => name.replace('?', '')))
      return [...names].filter((name) => name !== 'only' && !known.has(name)).map((name) => `events.${type}: '${name}'`)
    })
    expect(missing, `add to ${page}: its names under events, what they mean under told`).toEqual([])
  })

  test('has no name without a meaning, and only whole sentences', async () => {
    const described = await load()
    const told = new Set(Object.keys(described.told).map((path) => path.replace(/[[{?].*/, '')))
    const bare = Object.entries(described.events).flatMap(([type, names]) =>
      names
        .split(' ')
        .map((name) => name.replace('?', ''))
        .filter((name) => name !== '' && !told.has(name) && !told.has(`${type}.${name}`) && !(type === 'rolled' && name === 'faces')),
    )
    expect(bare).toEqual([])
    const sentences = JSON.stringify(schemaOf(game, described)).match(/"description":"[^"]*"/g) ?? []
    const { view, told: meanings, asks } = described
    const fields = [view, meanings, ...Object.values(asks).flatMap(({ fields: own = {}, choices }) => [own, choices])]
    for (const [, sentence] of fields.flatMap((one) => Object.values(one))) expect(sentence).toMatch(/^[A-Z0-9`].*[.`]$/)
    expect(sentences.length).toBeGreaterThan(Object.keys(view).length)
  })

  test('says what the numbers in faces mean', async () => {
    const { faces = {}, ...others } = await load()
    expect(Object.keys(faces).length).toBeGreaterThan(0)
    const said = JSON.stringify(schemaOf(game, { ...others, faces }).view.properties?.faces)
    for (const [of, meaning] of Object.entries(faces)) expect(said).toContain(JSON.stringify(`${of}: ${meaning}`).slice(1, -1))
  })
})

/** Each is read here as `flotilla schema` tells it, without the game's own code. */
describe('a program reads the faces', () => {
  const seed = '0'.repeat(64)

  test('of Rolling with the Waves: nothing is planned yet', () => {
    const { faces } = start(waves, { seats: 2, options: {}, seed })
    for (const seat of [0, 1]) expect(faces.slice(5 * seat, 5 * seat + 3)).toEqual([10, 10, 10])
  })

  test("of We're Sinking!: three Clear Water in a hand, and the starting cannons", () => {
    const { faces, hands, columns } = start(sinking, { seats: 3, options: { characters: 'random' }, seed })
    expect(hands[0].map((back) => sinking.edition.cards[faces[back]].kind).toSorted()).toEqual(['character', 'water', 'water', 'water'])
    expect(columns[3].map((back) => [back >= 25 && back <= 33, faces[back]])).toEqual([[true, 0]])
    expect(columns[2].map((back) => (back <= 24 ? sinking.edition.breaches[faces[back]].id : faces[back]))).toEqual(['minor', 1, 0])
  })

  test('of To the Bottom: Passengers and Babies in a starting deck and hand, each another card', () => {
    const { faces, ships } = start(bottom, { seats: 2, options: {}, seed })
    const own = [...ships[0].deck, ...ships[0].hand].map((back) => faces[back])
    expect(new Set(own.map((face) => bottom.edition.cards[Math.floor(face / 64)].id))).toEqual(new Set(['passenger', 'baby']))
    expect(new Set(own).size).toBe(10)
  })

  test('of Quests & Cannons: as many loot cards as there are copies, and 18 clues and tokens', () => {
    const { pools } = start(quests, { seats: 6, options: { champions: 'random' }, seed })
    const facesOf = (name: string): readonly number[] => pools.find((pool) => pool.name === name)?.faces ?? []
    const loot = quests.edition.loot.flatMap(({ id, copies }) => Array.from({ length: copies }, () => id))
    expect(facesOf('loot')).toEqual(loot.map((_, at) => at))
    expect(facesOf('clues')).toEqual(Array.from({ length: 18 }, (_, island) => island))
    expect([0, 1, 2, 3, 4].map((good) => facesOf('tokens').filter((face) => face === good).length)).toEqual([4, 4, 4, 3, 3])
    expect(Math.max(...facesOf('quests'))).toBeLessThan(quests.edition.quests.length)
  })
})
