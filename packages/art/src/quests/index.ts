export { afloat, marauderNumber } from './afloat.ts'
export { MUZZLES, STRUCK, broadside } from './broadside.ts'
export { coastsOf, frameOf, type Coasts, type Ground, type Space } from './chart/coasts.ts'
export { die, dieFace } from './dice.ts'
export { flag } from './flags.ts'
export { awning } from './landscape/harbours.ts'
export { RADIUS, hexPath, middleOf, outlineOf } from './chart/hexes.ts'
export { crest, lootArt, missionArt } from './loot.ts'
export { rhumbs, rose, serpent } from './chart/margin.ts'
export { placeNames, type Name, type Obstacle, type PlacedName } from './chart/names.ts'
export { DAY, GLOW, NIGHT, type Palette } from './palette.ts'
export { chartPicture } from './chart/picture.ts'
export { PLAN_HEIGHT, PLAN_NUMBERS, PLAN_WIDTH, plan, type PlanData } from './plan.ts'
export { bust, medal } from './champions/portrait.ts'
export { blackFleet, defeat, landfall, lastBell, tempest, victory, type Call } from './scenes.ts'
export { SCENE_BOX } from './seascape.ts'
export { planks, sheetPicture } from './sheet.ts'
export { ship, type ShipLooks } from './ships.ts'
export {
  BACKS,
  GOODS,
  balls,
  coin,
  heart,
  isGood,
  lostHeart,
  pin,
  seal,
  skull,
  smallGun,
  smallSail,
  smallSlot,
  star,
  token,
  type GoodName,
  type MarkName,
  type Readiness,
} from './things.ts'
export { tileBack, tilePicture, weatherPicture } from './chart/tiles.ts'
export { cloud, grain, whirlpool } from './chart/weather.ts'
