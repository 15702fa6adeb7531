export { at, brass, cream, dark, ink, lite, picture } from './brush.ts'
export { breach } from './ship/breach.ts'
export { CHARACTER_NAMES, type CharacterName } from './people/build.ts'
export { smallCard } from './cards.ts'
export { chest, openChest } from './chest.ts'
export {
  blast,
  breakers,
  bucketful,
  cannonball,
  doubloon,
  hammer,
  lostSection,
  muzzle,
  patchedPlanks,
  smoke,
  sparks,
  splinters,
  stream,
  tornPlank,
} from './deeds.ts'
export { dial, largeDial, pointer, sector, HATCH } from './dial.ts'
export { die } from './die.ts'
export { ENEMY_ART, resultGlyph, type AttackPart, type EnemyName } from './enemies/index.ts'
export { crown, pier, raft, swell } from './finale.ts'
export { gemColour, isGemName } from './gems.ts'
export { ACTION_COLOURS, ACTION_NAMES, GLYPH_NAMES, glyph, type ActionName, type Glyph } from './glyphs.ts'
export { gun, type Gun } from './ship/guns.ts'
export type { Mood } from './people/head.ts'
export { castaway, flats, holdDepth, holdWater } from './ship/hold.ts'
export { ITEM_NAMES, cardPicture } from './items/index.ts'
export { defsOf, lightOf, type Light } from './light.ts'
export { dialSpot, person, type Pose } from './people/person.ts'
export { aftermath, backdrop, beside, openShip } from './scene.ts'
export { SEAT_COLOURS, SEAT_LETTERS, flag, letterColour } from './seats.ts'
export { BLEED } from './sky.ts'
export { TOP, deckLabelAt, holdPath, inside, stageOf, waterY, type Room, type Stage } from './stage.ts'
export { TOKEN_NAMES, token } from './tokens.ts'
export { splash } from './waves.ts'
export { lantern } from './ship/wood.ts'
