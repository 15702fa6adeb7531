import type { Glyph } from '../glyphs.ts'
import type { EnemyArt, EnemyName } from './enemy.ts'
import { kraken } from './kraken.ts'
import { shark } from './shark.ts'
import { sirens } from './sirens.ts'
import { skullsairs } from './skullsairs.ts'

export type { AttackPart, EnemyArt, EnemyName } from './enemy.ts'
export const ENEMY_ART: Readonly<Record<EnemyName, EnemyArt>> = { kraken, shark, sirens, skullsairs }

const RESULTS: Readonly<Record<string, Glyph>> = { water: 'drop', breach: 'breach', cannon: 'cannon', blank: 'blank' }

/** The sign on a die of this enemy, by the name of its result. */
export function resultGlyph(enemy: EnemyName, result: string): Glyph {
  const [first, second] = ENEMY_ART[enemy].attacks
  return result === 'attack1' ? first : result === 'attack2' ? second : (RESULTS[result] ?? 'blank')
}
