import type { Colour, Point, Svg } from '../../kit/index.ts'
import type { Glyph } from '../glyphs.ts'
import type { Light } from '../light.ts'
import type { Stage } from '../stage.ts'

export type EnemyName = 'kraken' | 'shark' | 'sirens' | 'skullsairs'

/** How an enemy looks: behind the ship, beside her, and when it strikes. */
export interface EnemyArt {
  /** Its dice and its banner. */
  readonly colour: Colour
  /** The signs of its two attacks. */
  readonly attacks: readonly [Glyph, Glyph]
  back(light: Light, stage: Stage): Svg
  /** What stands left and right of the ship, with room for so many spaces of its damage track; not on a phone. */
  front(light: Light, stage: Stage, spaces: number): Svg
  /** Where the spaces of the track are, the first one at the bottom. */
  spots(stage: Stage, spaces: number): readonly Point[]
  /** What comes down on the ship; its middle is at 0,0. */
  strike(light: Light): Svg
}
