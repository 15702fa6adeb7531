import {
  BACKS,
  DAY,
  GLOW,
  GOODS,
  NIGHT,
  SCENE_BOX,
  blackFleet,
  broadside,
  cloud,
  coin,
  crest,
  defeat,
  die,
  heart,
  landfall,
  lastBell,
  lootArt,
  medal,
  missionArt,
  rose,
  seal,
  serpent,
  ship,
  skull,
  star,
  tempest,
  tilePicture,
  token,
  victory,
  whirlpool,
  type Call,
  type Palette,
} from '@flotilla/art/quests'
import { ISLANDS, TRADING_PORTS, clientGame } from '@flotilla/quests/client'
import type { Piece, Sheet } from './sheets.ts'

const [left, top, width, height] = SCENE_BOX.split(' ').map(Number)
const thing = (name: string, svg: string): Piece => ({ name, svg, box: [0, 0, 24, 24] })
const ours = { seat: 0, sails: 3, guns: 3, champion: 'kerris' }
const theirs = { seat: 1, sails: 3, guns: 3, hurt: 2, champion: 'quaeth' }

const CALLS: readonly Call[] = [
  ...ISLANDS.map(({ id }) => ({ kind: 'island', id }) as const),
  ...TRADING_PORTS.map(({ id }) => ({ kind: 'port', id }) as const),
  { kind: 'workshop' },
  { kind: 'home', seat: 0 },
]

function inLight(light: string, palette: Palette): Piece[] {
  const scene = (name: string, svg: string): Piece => ({ name: `${name}, ${light}`, svg, box: [left, top, width, height] })
  const isles = ISLANDS.map(({ id }): Piece => {
    const { box, art } = tilePicture([{ q: 0, r: 0, ground: 'island', id }], palette)
    const [x, y, w, h] = box.split(' ').map(Number)
    return { name: `${id}, ${light}`, svg: art, box: [x, y, w, h] }
  })
  return [
    ...isles,
    { name: `whirlpool, ${light}`, svg: whirlpool(palette), box: [-30, -30, 60, 60] },
    { name: `storm, ${light}`, svg: cloud(palette), box: [-40, -30, 80, 66] },
    scene('volley', broadside(ours, theirs, palette)),
    scene('storm', tempest({ ...ours, hurt: 1 }, palette)),
    scene('black fleet', blackFleet(3, palette)),
    scene('last bell', lastBell(ours, palette)),
    scene('victory', victory([ours], [theirs], palette)),
    scene('defeat', defeat([0], palette)),
    ...CALLS.map((call) => scene('id' in call ? call.id : call.kind, landfall(ours, call, palette))),
  ]
}

export const sheet: Sheet = {
  pieces: [
    ...clientGame.edition.champions.map(({ id }): Piece => ({ name: id, svg: medal(id), box: [0, 0, 100, 104] })),
    ...[0, 1, 2, 3, 4, 5].map((seat): Piece => ({
      name: `ship ${'ABCDEF'[seat]}`,
      svg: GLOW + ship({ ...ours, seat, hurt: seat % 4, detail: true }),
      box: [-60, -110, 140, 125],
    })),
    { name: 'Marauder', svg: ship({ seat: null, guns: 3, detail: true }), box: [-60, -110, 140, 125] },
    ...clientGame.edition.loot.map(({ id }) => thing(id, lootArt(id))),
    ...Object.entries({ ...GOODS, ...BACKS, coin, heart, star }).map(([name, svg]) => thing(name, svg)),
    ...['dwunny', 'delve', 'porc'].map((nation) => thing(nation, crest(nation))),
    ...(['naval', 'aid', 'research'] as const).map((mission) => thing(mission, missionArt(mission))),
    ...(['gem', 'spice'] as const).map((good): Piece => ({ name: `token: ${good}`, svg: token(good), box: [-13, -13, 26, 27] })),
    ...[1, 2, 3, 4, 5, 6].map((face): Piece => ({ name: `die ${face}`, svg: die(face), box: [0, 0, 60, 64] })),
    { name: 'seal', svg: seal('quest'), box: [-17, -17, 34, 34] },
    { name: 'skull', svg: skull(), box: [-14, -14, 28, 28] },
    { name: 'compass rose', svg: rose(DAY), box: [-60, -70, 120, 140] },
    { name: 'serpent', svg: serpent(DAY), box: [-60, -40, 120, 80] },
    ...inLight('day', DAY),
    ...inLight('night', NIGHT),
  ],
}
