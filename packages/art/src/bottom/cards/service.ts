import { disc, fill, group, line, slab } from '../../kit/index.ts'
import { tone } from '../palette.ts'
import { hand } from '../person/arm.ts'
import { person } from '../person/person.ts'
import type { Drawings } from './drawings.ts'

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
        line('M108,92L116,48', tone('brown'), 5) +
        fill('M117,52C98,50 96,34 104,30C98,18 110,6 120,12C128,2 142,14 136,24C146,32 138,50 117,52Z', tone('brass')) +
        fill('M117,52C98,50 96,34 104,30C98,18 110,6 120,12C116,26 120,40 117,52Z', tone('brass', 1)) +
        line('M117,48C116,34 120,24 124,16M112,44L108,30M124,44L132,30', tone('brass', 2), 1.6) +
        hand(110, 80, 'fair', 0),
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
      hair: ['bun', 'whiteHair'],
      face: { eyes: 'glass', mouth: 'smile', rim: '#f0c263', rosy: true },
      body: { cut: 'vest', cloth: 'green', width: 30, tie: 'ink' },
      arms: [{ shoulder: [104, 102], elbow: [122, 116], hand: [110, 82], sleeve: 'ivory', cuff: 'ivory' }],
      prop:
        group(
          'translate(108,60)',
          disc(0, 0, 19, 'none', `stroke="${tone('brass', 2)}" stroke-width="6"`),
          disc(0, 0, 19, 'none', `stroke="${tone('brass')}" stroke-width="3.6"`),
          (
            [
              [-40, 1],
              [0, 0],
              [38, 1],
            ] as const
          )
            .map(([a, k]) =>
              group(
                `rotate(${a}) translate(0,19)`,
                slab(-2.5, 0, 5, 26, tone('brass', k)),
                slab(2, 16, 7, 4, tone('brass', 1)),
                slab(2, 22, 5, 4, tone('brass', 1)),
                disc(0, 2, 6, tone('brass', k)),
                disc(0, 2, 2.5, '#17554e'),
              ),
            )
            .join(''),
        ) + hand(110, 78, 'tan', 0),
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
    person({
      skin: 'dark',
      hair: ['bun', 'darkHair'],
      face: { eyes: 'glass', mouth: 'lips', rim: '#f0c263' },
      body: { cut: 'suit', cloth: 'green', width: 26, tie: 'brass' },
      arms: [
        { shoulder: [46, 102], elbow: [30, 122], hand: [36, 98], sleeve: 'green', cuff: 'ivory' },
        { shoulder: [96, 102], elbow: [120, 106], hand: [110, 76], sleeve: 'green', cuff: 'ivory' },
      ],
      prop:
        group(
          'translate(30,86) rotate(-8)',
          slab(-17, -22, 34, 44, tone('vermilion', 1), 'rx="2"'),
          slab(-12, -22, 29, 44, tone('vermilion'), 'rx="2"'),
          slab(-6, -12, 16, 10, tone('ivory')),
        ) +
        hand(40, 100, 'dark', 1) +
        line('M108,82L128,10', tone('brown', 2), 5) +
        line('M108,82L128,10', tone('brass'), 3) +
        hand(110, 76, 'dark', 0),
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
