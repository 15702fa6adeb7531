import { disc, fill, group, line, slab, type Svg } from '../../kit/index.ts'
import { tone, type Tone } from '../palette.ts'
import { hand } from '../person/arm.ts'
import { person } from '../person/person.ts'
import type { Drawings } from './drawings.ts'

/** A key that stands on its bow, so long. */
const key = (length: number, t: Tone): Svg =>
  disc(0, 0, 12, 'none', `stroke="${tone('brass', 2)}" stroke-width="9"`) +
  line(`M0,-12V${-length}`, tone('brass', 2), 9) +
  fill(`M2,${-length + 2}h20v8h-7v-3h-4v9h7v8h-16z`, tone('brass', t), `stroke="${tone('brass', 2)}" stroke-width="2"`) +
  line(`M0,-12V${-length + 1}`, tone('brass', t), 5.4) +
  disc(0, 0, 12, 'none', `stroke="${tone('brass', t)}" stroke-width="5.4"`)

/** The feathers of a duster. */
const FLUFF = [
  [-9, -12, 9],
  [9, -12, 9],
  [-13, -25, 10],
  [13, -25, 10],
  [-8, -38, 10],
  [8, -38, 10],
  [0, -45, 8],
  [0, -24, 13],
] as const

/** Those who work on board for others. */
export const service = {
  chef: () =>
    person({
      skin: 'fair',
      hair: ['side', 'auburn'],
      hat: ['toque'],
      beard: ['moustache', 'auburn'],
      head: { y: 54 },
      face: { eyes: 'lid', mouth: 'none', rosy: true },
      body: { cut: 'plain', cloth: 'ivory', width: 34 },
      over:
        fill('M56,78Q70,94 84,78L86,88Q70,102 54,88Z', tone('vermilion')) +
        [0, 1, 2, 3].map((i) => disc(62, 106 + i * 12, 2.3, tone('ink')) + disc(78, 106 + i * 12, 2.3, tone('ink'))).join(''),
      arms: [
        { shoulder: [38, 104], elbow: [22, 116], hand: [28, 88], sleeve: 'ivory' },
        { shoulder: [102, 104], elbow: [122, 112], hand: [114, 78], sleeve: 'ivory' },
      ],
      prop:
        line('M114,84L120,36', '#5e6873', 5) +
        fill('M106,24H136C136,40 128,44 121,44C114,44 106,40 106,24Z', '#8e99a0') +
        fill('M121,24H136C136,40 128,44 121,44Z', '#d8dcd6') +
        hand(114, 78, 'fair', 0) +
        group(
          'translate(26,70)',
          fill('M-20,0H20L16,16H-16Z', tone('ink')),
          fill('M-18,0C-18,-18 18,-18 18,0Z', tone('brass', 1)),
          fill('M0,-13.5C12,-13 18,-8 18,0H0Z', tone('brass')),
          disc(0, -16, 3.5, tone('brass')),
          line('M-6,-24q-5,-6 0,-12M6,-24q-5,-6 0,-12', tone('ivory'), 2.2),
        ) +
        hand(28, 92, 'fair', 1),
    }),

  bartender: () =>
    person({
      skin: 'fair',
      hair: ['part', 'darkHair'],
      beard: ['wax', 'darkHair'],
      face: { eyes: 'lid', mouth: 'none' },
      body: { cut: 'vest', cloth: 'ink', width: 30, tie: 'vermilion' },
      arms: [
        { shoulder: [42, 100], elbow: [22, 108], hand: [28, 78], sleeve: 'ivory', cuff: 'ivory' },
        { shoulder: [98, 100], elbow: [120, 100], hand: [112, 66], sleeve: 'ivory', cuff: 'ivory' },
      ],
      prop:
        group(
          'translate(112,44) rotate(16)',
          fill('M-11,26L-13,-8H13L11,26Z', '#7f8a93'),
          fill('M2,26V-8H13L11,26Z', '#e6eae6'),
          fill('M-12,-8C-12,-18 -6,-20 -5,-24H5C6,-20 12,-18 12,-8Z', '#9aa5ab'),
          fill('M2,-8V-24H5C6,-20 12,-18 12,-8Z', '#f3f4ec'),
          slab(-4, -30, 8, 7, tone('brass')),
        ) +
        hand(112, 66, 'fair', 0, 7) +
        group(
          'translate(28,58)',
          fill('M-16,-16H16L2,2V18H10V21H-10V18H-2V2Z', tone('ivory')),
          fill('M-11,-11H11L0,0Z', tone('vermilion')),
          disc(8, -15, 4, tone('green')),
        ) +
        hand(28, 78, 'fair', 1),
    }),

  maid: () =>
    person({
      head: { y: 50, turn: -4 },
      hair: ['bun', 'darkHair'],
      hat: ['maid'],
      face: { eyes: 'lid', mouth: 'lips', rosy: true },
      body: { cut: 'apron', cloth: 'black', width: 26 },
      arms: [
        { shoulder: [48, 102], elbow: [36, 124], hand: [60, 128], sleeve: 'black', cuff: 'ivory' },
        { shoulder: [96, 102], elbow: [118, 112], hand: [110, 80], sleeve: 'black', cuff: 'ivory' },
      ],
      prop:
        line('M108,94L116,52', tone('brown', 2), 6) +
        line('M108,94L116,52', tone('brown'), 4) +
        group(
          'translate(116,52) rotate(10)',
          FLUFF.map(([x, y, r]) => disc(x, y, r + 1.6, tone('brown', 2))).join(''),
          FLUFF.map(([x, y, r]) => disc(x, y, r, tone('blond', x < 0 ? 1 : 0))).join(''),
          line('M0,-4V-40M-3,-12L-11,-22M3,-12L11,-22M-3,-26L-9,-36M3,-26L9,-36', tone('blond', 2), 1.8, 'stroke-linecap="round"'),
          slab(-6, -3, 12, 9, tone('vermilion'), 'rx="2"'),
        ) +
        hand(110, 82, 'fair', 0),
    }),

  janitor: () =>
    person({
      skin: 'tan',
      hair: ['side', 'brownHair'],
      hat: ['flat', 'grey'],
      beard: ['walrus', 'brownHair'],
      face: { eyes: 'lid', mouth: 'none' },
      body: { cut: 'overall', cloth: 'ink', width: 32, shirt: 'grey' },
      arms: [
        { shoulder: [38, 102], elbow: [28, 124], hand: [84, 124], sleeve: 'grey' },
        { shoulder: [102, 100], elbow: [124, 110], hand: [106, 84], sleeve: 'grey' },
      ],
      prop:
        line('M92,178L112,44', tone('brown', 2), 7) +
        line('M92,178L112,44', tone('brown'), 5) +
        group(
          'translate(114,38) rotate(11)',
          slab(-16, -2, 32, 8, tone('vermilion'), 'rx="2"'),
          fill('M-15,-2C-20,-20 -18,-30 -22,-36H22C18,-30 20,-20 15,-2Z', tone('brass')),
          fill('M-15,-2C-20,-20 -18,-30 -22,-36H0V-2Z', tone('brass', 1)),
          line('M-8,-4L-12,-36M0,-4V-36M8,-4L12,-36', tone('brass', 2), 1.5),
        ) +
        hand(105, 86, 'tan', 0) +
        hand(97, 124, 'tan', 0),
    }),

  caretaker: () =>
    person({
      skin: 'tan',
      head: { x: 66, y: 50 },
      hair: ['bun', 'whiteHair'],
      face: { eyes: 'glass', mouth: 'smile', rim: '#f0c263', rosy: true },
      body: { cut: 'vest', cloth: 'green', width: 30, tie: 'ink' },
      arms: [
        { shoulder: [40, 102], elbow: [22, 110], hand: [26, 84], sleeve: 'ivory', cuff: 'ivory' },
        { shoulder: [104, 104], elbow: [124, 116], hand: [116, 92], sleeve: 'ivory', cuff: 'ivory' },
      ],
      prop:
        group('translate(116,86)', key(82, 0)) +
        hand(116, 92, 'tan', 0, 7) +
        disc(26, 72, 15, 'none', `stroke="${tone('brass', 2)}" stroke-width="6"`) +
        disc(26, 72, 15, 'none', `stroke="${tone('brass')}" stroke-width="3.6"`) +
        group('translate(18,84) rotate(196) scale(.5)', key(66, 1)) +
        group('translate(33,84) rotate(166) scale(.5)', key(66, 0)) +
        hand(26, 86, 'tan', 1, 6.5),
    }),

  assistant: () =>
    person({
      skin: 'tan',
      hair: ['part', 'darkHair'],
      face: { eyes: 'glass', mouth: 'smile', rim: '#1b1418' },
      body: { cut: 'suit', cloth: 'grey', width: 28, tie: 'plum' },
      arms: [
        { shoulder: [44, 100], elbow: [26, 116], hand: [40, 92], sleeve: 'grey', cuff: 'ivory' },
        { shoulder: [98, 100], elbow: [120, 112], hand: [104, 74], sleeve: 'grey', cuff: 'ivory' },
      ],
      prop:
        group(
          'translate(34,82) rotate(-10)',
          slab(-18, -24, 36, 46, tone('brown', 1), 'rx="3"'),
          slab(-15, -19, 30, 38, tone('ivory')),
          slab(-7, -27, 14, 7, tone('brass'), 'rx="2"'),
          line('M-11,-12H10M-11,-5H10M-11,2H5M-11,9H8', tone('ink'), 2),
        ) +
        hand(42, 98, 'tan', 1) +
        group(
          'translate(108,58) rotate(24)',
          slab(-3, -22, 6, 36, tone('brass')),
          fill('M-3,-22H3L0,-31Z', tone('black')),
          slab(-3, 10, 6, 6, tone('vermilion')),
        ) +
        hand(106, 70, 'tan', 0),
    }),

  teacher: () =>
    slab(2, 6, 136, 80, tone('brown', 2)) +
    slab(4, 8, 132, 76, tone('brown')) +
    slab(10, 14, 120, 64, '#1d4640') +
    slab(70, 14, 60, 64, '#26564d') +
    // Chalk: letters and a sum that no language owns.
    line(
      'M16,40L24,20L32,40M19,33H29M16,66q4,-6 8,0M30,60v12M24,66h12M100,22H112M106,16V28M90,18V32M119,18V32M96,48H126M96,56H118',
      tone('ivory'),
      2.6,
      'stroke-linecap="round" stroke-linejoin="round"',
    ) +
    person({
      skin: 'dark',
      head: { x: 66, y: 52 },
      hair: ['bun', 'darkHair'],
      face: { eyes: 'glass', mouth: 'lips', rim: '#f0c263' },
      body: { cut: 'suit', cloth: 'green', width: 26, tie: 'brass' },
      arms: [
        { shoulder: [46, 102], elbow: [28, 118], hand: [34, 94], sleeve: 'green', cuff: 'ivory' },
        { shoulder: [96, 102], elbow: [122, 108], hand: [114, 80], sleeve: 'green', cuff: 'ivory' },
      ],
      prop:
        group(
          'translate(28,84) rotate(-8)',
          slab(-18, -20, 36, 42, tone('vermilion', 1), 'rx="2"'),
          slab(-12, -20, 30, 42, tone('vermilion'), 'rx="2"'),
          slab(-6, -12, 18, 10, tone('ivory')),
        ) +
        hand(40, 98, 'dark', 1) +
        line('M118,92L100,30', tone('brown', 2), 5.4) +
        line('M118,92L100,30', tone('brass'), 3.4) +
        hand(114, 80, 'dark', 0),
    }),

  fisherman: () =>
    person({
      hair: ['side', 'whiteHair'],
      hat: ['southwester'],
      beard: ['full', 'whiteHair'],
      face: { eyes: 'lid' },
      body: { cut: 'sweater', cloth: 'ink', width: 33 },
      behind: line('M20,178L34,4', tone('brown'), 4) + line('M34,4Q60,-2 66,10', tone('ivory'), 1.4),
      arms: [
        { shoulder: [38, 104], elbow: [22, 124], hand: [26, 96], sleeve: 'ink' },
        { shoulder: [102, 102], elbow: [122, 116], hand: [112, 88], sleeve: 'ink' },
      ],
      prop:
        group(
          'translate(112,62) rotate(-82)',
          fill('M-26,0C-14,-15 14,-15 26,-1L38,-11L36,1L39,12L26,3C14,15 -14,13 -26,0Z', tone('fish')),
          fill('M-26,0C-14,13 14,15 26,3L38,12L26,1Z', tone('fish', 1)),
          disc(-17, -3, 2.4, '#14243a'),
          line('M-9,-9Q-4,0 -9,9', tone('fish', 2), 1.6),
        ) + hand(112, 86, 'fair', 0),
    }),
} satisfies Drawings
