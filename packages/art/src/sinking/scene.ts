import type { Svg } from '../kit/index.ts'
import { decks, wreckage } from './ship/decks.ts'
import { ENEMY_ART, type EnemyName } from './enemies/index.ts'
import type { Light } from './light.ts'
import { frame, room, sign } from './ship/room.ts'
import { ship } from './ship/ship.ts'
import { gulls, sea, sky } from './sky.ts'
import type { Stage } from './stage.ts'

/** What lies behind the ship: sky, the enemy, the sea. */
export const backdrop = (light: Light, stage: Stage, enemy: EnemyName): Svg =>
  sky(light, stage) + ENEMY_ART[enemy].back(light, stage) + sea(light, stage) + wreckage(light, stage)

/** When all is over: gulls over a calm sea, or the enemy still above the water. */
export const aftermath = (light: Light, stage: Stage, enemy: EnemyName, saved: boolean): Svg =>
  sky(light, stage) +
  (saved
    ? gulls(stage.phone)
    : `<g transform="translate(${stage.phone ? 60 : 60} ${stage.phone ? 160 : 200})">${ENEMY_ART[enemy].back(light, stage)}</g>`) +
  (saved ? sea(light, stage) : '')

/** The ship, cut open, with empty rooms; with the boards for their names while she is played on. */
export const openShip = (light: Light, stage: Stage, named = true): Svg =>
  ship(light, stage) +
  stage.rooms.map((one) => room(light, one, stage.phone)).join('') +
  decks(light, stage) +
  stage.rooms.map((one) => frame(light, one)).join('') +
  (named ? signs(stage) : '')

const signs = ({ rooms, phone }: Stage): Svg =>
  rooms
    .map(
      (one) =>
        `<g transform="translate(${one.x + one.w / 2 - (phone ? 0 : 13)} ${one.y + (phone ? 2 : 6)})">${sign(one, phone ? 158 : 184, phone)}</g>`,
    )
    .join('')

/** What stands before the ship's ends. */
export const beside = (light: Light, stage: Stage, enemy: EnemyName, spaces: number): Svg =>
  stage.phone ? '' : ENEMY_ART[enemy].front(light, stage, spaces)
