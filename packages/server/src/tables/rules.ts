import { releasedVersions, loadRelease } from '@flotilla/releases'
import type { Game } from '@flotilla/kernel'
import type { TableRecord } from '../storage/tables.ts'

type Begun = Pick<TableRecord, 'game' | 'rules_version'>

/** Why a table's rules are not here, in a sentence; null where they are. */
export function rulesMissing(games: readonly Game[], { game, rules_version }: Begun): string | null {
  const named = games.filter((one) => one.id === game)
  const versions = new Set([...releasedVersions(game), ...named.map((one) => one.rulesVersion)])
  if (versions.has(rules_version)) return null
  if (versions.size === 0) return `this server does not have the game '${game}'`
  return `it began under rules version ${rules_version} of ${named[0]?.title ?? game}; this server has version ${[...versions].join(', ')}`
}

/** It began under rules that were made after this program: in an upgrade, another server has them. */
export const isNewer = (games: readonly Game[], { game, rules_version }: Begun): boolean =>
  games.every((one) => one.id !== game || one.rulesVersion < rules_version)

/** The game with the rules that a table began with, registered or as they were frozen; a sentence where there is none. */
export async function rulesOf(games: readonly Game[], begun: Begun): Promise<Game | string> {
  const { game, rules_version } = begun
  const registered = games.find((one) => one.id === game && one.rulesVersion === rules_version)
  return (
    registered ?? (await loadRelease(game, rules_version))?.game ?? rulesMissing(games, begun) ?? `the rules of '${game}' cannot be loaded`
  )
}
