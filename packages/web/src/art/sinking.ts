import {
  CHARACTER_NAMES,
  ENEMY_ART,
  GLYPH_NAMES,
  ITEM_NAMES,
  TOKEN_NAMES,
  blast,
  breach,
  breakers,
  bucketful,
  cardPicture,
  castaway,
  chest,
  defsOf,
  dial,
  die,
  doubloon,
  flag,
  glyph,
  gun,
  hammer,
  lantern,
  largeDial,
  lightOf,
  muzzle,
  openChest,
  patchedPlanks,
  person,
  smallCard,
  splash,
  splinters,
  stageOf,
  stream,
  token,
  tornPlank,
  type EnemyName,
  type Gun,
  type Mood,
} from '@flotilla/art/sinking'
import type { Piece, Sheet } from './sheets.ts'

const ENEMIES: readonly EnemyName[] = ['kraken', 'shark', 'sirens', 'skullsairs']
const MOODS: readonly Mood[] = ['calm', 'smirk', 'grin', 'laugh', 'grit', 'shock']
const GUNS: readonly Gun[] = ['single', 'double', 'triple']
const GEMS = ['amethyst', 'topaz', 'sapphire', 'emerald', 'ruby']
const stage = stageOf(false, 1)

/** Its light is drawn in, so that day and night are pieces of their own. */
const lit = [false, true].flatMap((night): Piece[] => {
  const light = lightOf(night, 1)
  const when = night ? 'night' : 'day'
  return [
    ...ENEMIES.flatMap((enemy): Piece[] => [
      { name: `${enemy}, ${when}`, svg: defsOf(light) + ENEMY_ART[enemy].back(light, stage), box: [240, 0, 800, 220] },
      {
        name: `${enemy} hurt, ${when}`,
        svg: defsOf(light) + ENEMY_ART[enemy].back(light, stage) + ENEMY_ART[enemy].lids(light, stage, true),
        box: [240, 0, 800, 220],
      },
      { name: `beside, ${enemy}, ${when}`, svg: defsOf(light) + ENEMY_ART[enemy].front(light, stage, 6), box: [0, 140, 1280, 580] },
      ...([0, 1] as const).map((which): Piece => {
        const [part] = ENEMY_ART[enemy].attack(light, which)
        return { name: `${ENEMY_ART[enemy].attacks[which]}, ${when}`, svg: defsOf(light) + part.svg, box: part.box }
      }),
    ]),
    { name: `stream, ${when}`, svg: stream(150, light), box: [-30, -20, 90, 190] },
    { name: `bucketful, ${when}`, svg: bucketful(light), box: [-40, -50, 150, 110] },
    { name: `splash, ${when}`, svg: splash(120, 80, 6, 5, light), box: [-140, -140, 280, 170] },
    { name: `breakers, ${when}`, svg: breakers(light, 700, 260, 230), box: [0, -70, 700, 260] },
    { name: `torn plank, ${when}`, svg: tornPlank(4, light), box: [-80, -20, 160, 40] },
  ]
})

export const sheet: Sheet = {
  pieces: [
    ...CHARACTER_NAMES.flatMap((who, seat) =>
      MOODS.map((mood): Piece => ({ name: `${who}, ${mood}`, svg: person(who, seat, { mood }), box: [-96, -190, 192, 200] })),
    ),
    ...lit,
    { name: 'dial', svg: dial('back', 0, 22), box: [-32, -32, 64, 64] },
    { name: 'large dial', svg: largeDial('patch', 0, 68), box: [-92, -92, 184, 184] },
    ...GUNS.flatMap((type): Piece[] => [
      { name: type, svg: gun(type), box: [-44, -58, 88, 64] },
      { name: `${type}, busted`, svg: gun(type, true), box: [-44, -58, 88, 64] },
    ]),
    ...[1, 2, 3, 4].map((n): Piece => ({ name: `breach ${n}`, svg: breach(n), box: [-50, -40, 100, 90] })),
    { name: 'permanent breach', svg: breach(1, true), box: [-50, -40, 100, 90] },
    ...[0, 1, 2].map((n): Piece => ({ name: `chest ${n + 1}`, svg: chest(n), box: [-24, -22, 48, 42] })),
    { name: 'open chest', svg: openChest(), box: [-60, -66, 120, 86] },
    ...TOKEN_NAMES.map((kind): Piece => ({ name: `token: ${kind}`, svg: token(kind), box: [-47, -47, 94, 94] })),
    { name: 'token, face down', svg: token(null), box: [-47, -47, 94, 94] },
    ...[...GEMS, ...ITEM_NAMES].map((name): Piece => ({ name, svg: cardPicture(name), box: [-34, -40, 68, 80] })),
    { name: 'card, face down', svg: smallCard(null), box: [-25, -35, 50, 66] },
    { name: 'hammer', svg: hammer(), box: [-40, -20, 90, 90] },
    { name: 'boarded up', svg: patchedPlanks(), box: [-50, -40, 100, 80] },
    { name: 'splinters', svg: splinters(), box: [-70, -70, 140, 140] },
    { name: 'blast', svg: blast(), box: [-70, -70, 140, 140] },
    { name: 'muzzle', svg: muzzle(), box: [-20, -50, 90, 80] },
    { name: 'doubloon', svg: doubloon(), box: [-16, -16, 32, 32] },
    { name: 'castaway', svg: castaway(), box: [-36, -36, 72, 56] },
    { name: 'lantern', svg: defsOf(lightOf(false, 1)) + lantern(), box: [-46, 0, 92, 78] },
    ...[0, 1, 2, 3, 4, 5].map((seat): Piece => ({ name: `flag ${seat}`, svg: flag(seat, 13, 1.1), box: [-14, -11, 28, 22] })),
    ...GLYPH_NAMES.map((name): Piece => ({ name, svg: glyph(name), box: [-14, -14, 28, 28] })),
    ...ENEMIES.map((enemy): Piece => ({
      name: `die of ${enemy}`,
      svg: die(ENEMY_ART[enemy].attacks[0], 30, ENEMY_ART[enemy].colour),
      box: [-20, -26, 46, 48],
    })),
  ],
}
