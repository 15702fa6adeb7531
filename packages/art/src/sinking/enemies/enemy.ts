import type { Colour, Point, Svg } from '../../kit/index.ts'
import type { Glyph } from '../glyphs.ts'
import type { Light } from '../light.ts'
import type { Stage } from '../stage.ts'

export type EnemyName = 'kraken' | 'shark' | 'sirens' | 'skullsairs'

/** A part of an attack: what is drawn, in which box, how it moves, over which place, and how much later it begins (0 to 1 of the moment). */
export interface AttackPart {
  readonly svg: Svg
  readonly box: readonly [number, number, number, number]
  readonly moves: 'slam' | 'bite' | 'rise' | 'cross' | 'drift' | 'ring' | 'throw' | 'sweep' | 'glare'
  readonly over: 'treasure' | 'above' | 'ship' | 'sea' | 'rail' | 'eyes'
  readonly later?: number
}

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
  /** Each of its two attacks as it is seen. */
  attack(light: Light, which: 0 | 1): readonly AttackPart[]
  /** Where the crew aims, in the scene's own measure. */
  aim(stage: Stage): Point
  /** Lids over the eyes that are drawn behind the ship, in the scene's own measure: shut for a moment, or squeezed in pain. */
  lids(light: Light, stage: Stage, hurt: boolean): Svg
}
