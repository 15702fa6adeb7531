import type { Svg } from '../kit/index.ts'
import { decks, wreckage } from './decks.ts'
import { ENEMY_ART, type EnemyName } from './enemies/index.ts'
import type { Light } from './light.ts'
import { frame, room, sign } from './room.ts'
import { ship } from './ship.ts'
import { sea, sky } from './sky.ts'
import type { Stage } from './stage.ts'

/** What lies behind the ship: sky, the enemy, the sea. */
export const backdrop = (light: Light, stage: Stage, enemy: EnemyName | null): Svg =>
  sky(light, stage) + (enemy === null ? '' : ENEMY_ART[enemy].back(light, stage)) + sea(light, stage) + wreckage(light, stage)

/** The ship, cut open, with empty rooms. */
export const openShip = (light: Light, stage: Stage): Svg =>
  ship(light, stage) +
  stage.rooms.map((one) => room(light, one, stage.phone)).join('') +
  decks(light, stage) +
  stage.rooms.map((one) => frame(light, one)).join('') +
  signs(stage)

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
