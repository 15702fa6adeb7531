import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { builtInGames } from '@flotilla/games'
import type { Golden } from '@flotilla/kernel/conformance'

const folder = (game: string): string => fileURLToPath(new URL(game, import.meta.url))

/** Where a golden record lies: in its game's folder. */
export const pathOf = (name: string): string => join(folder(name.split('-')[0]), name)

/** The names of all golden records: `<game>-<rules version>-<n>.json`. */
export const names = (): string[] => builtInGames.flatMap(({ id }) => (existsSync(folder(id)) ? readdirSync(folder(id)) : []))

export const read = (name: string): Golden => JSON.parse(readFileSync(pathOf(name), 'utf8')) as Golden
