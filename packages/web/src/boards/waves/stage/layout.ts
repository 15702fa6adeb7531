import type { Point } from '@flotilla/art/kit'
import {
  COAST,
  HEMS,
  NESTS,
  SHIP,
  STAGE,
  TALL_COAST,
  TALL_HEMS,
  TALL_NESTS,
  TALL_SHIP,
  TALL_STAGE,
  TALL_TARGETS,
  WIDE_TARGETS,
  backdrop,
  coast,
  hems,
  nestFronts,
  risen,
  sea,
  ship,
  tallBackdrop,
  tallCoast,
  tallHems,
  tallNestFronts,
  tallPart,
  tallShip,
  widePart,
  type Box,
  type Graded,
  type Labels,
  type PartArt,
  type PartName,
  type ShipLook,
} from '@flotilla/art/waves'

/** How the board lies on the screen: wide, or tall as on a phone. All measures are the stage's own. */
export interface Layout {
  readonly tall: boolean
  /** By how much it is higher than it needs: sky over the masts. */
  readonly rise: number
  readonly stage: Box
  /** The sheet of paper on the table. */
  readonly paper: Box
  readonly backdrop: () => string
  readonly backdropBox: Box
  readonly shipBox: Box
  readonly ship: (look: ShipLook) => string
  readonly hemsBox: Box
  readonly hems: (infamy: number, most: number, seat: number) => string
  readonly nestFronts: () => string
  readonly nests: readonly Point[]
  readonly nestDie: number
  readonly coastBox: Box
  readonly coast: (seat: number, ports: Graded) => string
  readonly sea: readonly [string, string]
  readonly seaBox: Box
  readonly part: (name: PartName, look: ShipLook, labels: Labels) => PartArt
  readonly targets: Readonly<Record<PartName, Box>>
  /** Where a die lies that was laid on a part. */
  readonly diceOn: Readonly<Record<string, Point>>
  readonly dieOn: number
  /** The points on the mainsail: their middle and their size. */
  readonly score: { readonly at: Point; readonly size: number }
  readonly infamy: { readonly at: Point; readonly size: number }
  /** The name of whose ship it is. */
  readonly name: Box
  /** What lies on the table's edge. */
  readonly edge: Box
  readonly bag: Point
  /** Where the guns' muzzles are, for what leaves them. */
  readonly muzzles: { readonly small: Point; readonly large: Point }
  /** Where the hull stops a ball, and where that falls into the sea. */
  readonly side: { readonly hull: Point; readonly water: Point }
  /** Where on this coast others are seen to bury. */
  readonly strand: Point
}

const chestDice = (x: number, step: number, y: number): Record<string, Point> => ({
  chest0: [x, y],
  chest1: [x + step, y],
  chest2: [x + 2 * step, y],
})

/** The most sky that still looks like one. */
const MOST_SKY = 250

/** The wide board, in a room that is higher than it needs by so much. */
export const wideWith = (rise: number): Layout => ({
  tall: false,
  rise,
  stage: risen(STAGE, rise),
  paper: risen([9, 56, 1262, 577], rise),
  backdrop: () => backdrop(rise),
  backdropBox: risen([0, 44, 1280, 606], rise),
  shipBox: risen(SHIP, rise),
  ship: (look) => ship(look, rise),
  hemsBox: HEMS,
  hems,
  nestFronts,
  nests: NESTS,
  nestDie: 46,
  coastBox: COAST,
  coast,
  sea: sea(-30, 915, 604, 650, 742),
  seaBox: [-30, 575, 1000, 75],
  part: widePart,
  targets: WIDE_TARGETS,
  diceOn: {
    spirits: [212, 436],
    ...chestDice(347, 108, 402),
    hull: [138, 570],
    small: [700, 314],
    large: [622, 446],
    ports: [944, 540],
    crew: [222, 354],
    bury0: [1052, 604],
    bury1: [1144, 604],
    bury2: [1236, 604],
  },
  dieOn: 30,
  score: { at: [446, 190], size: 52 },
  infamy: { at: [152, 183], size: 38 },
  name: [64, 324, 160, 24],
  edge: [132, 640, 762, 78],
  bag: [70, 676],
  muzzles: { small: [846, 290], large: [836, 444] },
  side: { hull: [822, 556], water: [872, 618] },
  strand: [1090, 592],
})
export const wide = wideWith(0)

/** The wide board for a room of this shape: all that is left over becomes sky. */
export const wideFor = (width: number, height: number): Layout => {
  const [, , w, h] = STAGE
  return wideWith(Math.round(Math.max(0, Math.min(MOST_SKY, (height / width) * w - h))))
}

export const tall: Layout = {
  tall: true,
  rise: 0,
  stage: TALL_STAGE,
  paper: [0, 56, 390, 716],
  backdrop: tallBackdrop,
  backdropBox: [-4, 48, 398, 736],
  shipBox: TALL_SHIP,
  ship: tallShip,
  hemsBox: TALL_HEMS,
  hems: tallHems,
  nestFronts: tallNestFronts,
  nests: TALL_NESTS,
  nestDie: 37,
  coastBox: TALL_COAST,
  coast: tallCoast,
  sea: sea(-30, 420, 674, 720),
  seaBox: [-30, 645, 450, 75],
  part: tallPart,
  targets: TALL_TARGETS,
  diceOn: {
    spirits: [82, 520],
    ...chestDice(182, 92, 484),
    hull: [70, 640],
    small: [72, 428],
    large: [240, 428],
    ports: [290, 714],
    crew: [286, 378],
    bury0: [168, 756],
    bury1: [266, 756],
    bury2: [364, 756],
  },
  dieOn: 24,
  score: { at: [222, 287], size: 34 },
  infamy: { at: [66, 277], size: 22 },
  name: [60, 336, 120, 22],
  edge: [2, 774, 386, 52],
  bag: [370, 826],
  muzzles: { small: [158, 416], large: [348, 416] },
  side: { hull: [366, 640], water: [330, 700] },
  strand: [200, 752],
}
