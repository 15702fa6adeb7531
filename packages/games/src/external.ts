import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { BadInput, type Game } from '@flotilla/kernel'
import type { Described } from '@flotilla/kernel/schema'

/** A game that is not ours, from a package of somebody's own. */
interface ExternalGame {
  readonly game: Game
  /** What its module exports it as. */
  readonly exported: string
  /** What was named, as a path that holds in every thread. */
  readonly path: string
  /** Where its package lies. */
  readonly folder: string
  readonly described: Described | undefined
  /** What its bots go by; without it they see to the points. */
  readonly bots: unknown
  readonly hasLessons: boolean
}

const externals = new Map<string, ExternalGame>()

const PARTS = [
  'id',
  'title',
  'rulesVersion',
  'seats',
  'options',
  'edition',
  'editionSchema',
  'chance',
  'setup',
  'firstStep',
  'steps',
  'asks',
] as const
const MORE = ['outcome', 'score', 'words', 'tells'] as const

/** What a game lacks, by name. */
const lacks = (value: object): string[] => [...PARTS, ...MORE].filter((part) => !(part in value))

function isGame(value: unknown): value is Game {
  return typeof value === 'object' && value !== null && lacks(value).length === 0
}

/** The file that a folder, a file or the name of an installed package leads to. */
function entryOf(place: string): string {
  const path = resolve(place)
  try {
    return createRequire(join(process.cwd(), 'from-here.js')).resolve(existsSync(path) ? path : place)
  } catch {
    throw new BadInput(
      'game',
      `game: there is no game at '${place}': expected a folder with a package.json, a module, or the name of a package`,
    )
  }
}

function packageOf(file: string): string {
  for (let folder = dirname(file); folder !== dirname(folder); folder = dirname(folder))
    if (existsSync(join(folder, 'package.json'))) return folder
  return dirname(file)
}

/** Loads a game that is not ours: the export `game`, the default, or the only one that is a game. `ours` are the ids that are taken. */
export async function loadExternalGame(place: string, ours: readonly string[]): Promise<Game> {
  const file = entryOf(place)
  let loaded: Record<string, unknown>
  try {
    loaded = (await import(pathToFileURL(file).href)) as Record<string, unknown>
  } catch (error) {
    throw new BadInput('game', `game: '${place}' cannot be loaded: ${(error as Error).message}`)
  }
  const [exported] = ['game', 'default', ...Object.keys(loaded)].filter((name) => isGame(loaded[name]))
  if (exported === undefined) {
    const near = [loaded.game, loaded.default].find((one) => typeof one === 'object' && one !== null)
    const why = near === undefined || near === null ? 'it exports no game' : `its game has no ${lacks(near).join(', ')}`
    throw new BadInput('game', `game: '${place}' is no game: ${why}`)
  }
  const game = loaded[exported] as Game
  if (ours.includes(game.id)) throw new BadInput('game', `game: '${place}' is called '${game.id}', like one of ours: give it another id`)
  externals.set(game.id, {
    game,
    exported,
    path: file,
    folder: packageOf(file),
    described: loaded.described as Described | undefined,
    bots: loaded.bots,
    hasLessons: loaded.lessons !== undefined,
  })
  return game
}

export const externalGames = (): Game[] => [...externals.values()].map(({ game }) => game)
/** Where they came from, for other threads to load them too. */
export const externalGamePaths = (): string[] => [...externals.values()].map(({ path: place }) => place)
/** Its module, and what that exports it as; undefined for ours. */
export function externalGameModule(
  id: string,
): { readonly file: string; readonly exported: string; readonly hasLessons: boolean } | undefined {
  const external = externals.get(id)
  return external && { file: external.path, exported: external.exported, hasLessons: external.hasLessons }
}
/** The folder of its package; undefined for ours. */
export const externalGameFolder = (id: string): string | undefined => externals.get(id)?.folder
export const externalGameBots = (id: string): unknown => externals.get(id)?.bots
export const externalGameDescription = (id: string): Described | undefined => externals.get(id)?.described
