import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rng, type Game } from '@flotilla/kernel'
import { optionSets, type Play } from '@flotilla/kernel/kit'
import { schemaOf, undescribed, type Described } from '@flotilla/kernel/schema'
import { describe, expect, test } from 'vitest'
import { describedOf, fleet } from '../src/index.ts'

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

describe.each(fleet.map((game) => [game.id, game] as const))('%s', (id, game) => {
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
})
