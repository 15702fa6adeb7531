import { disc, fill, group, line, slab, type Svg } from '../../kit/index.ts'
import { clip } from '../clips.ts'
import { tone } from '../palette.ts'
import { hand } from '../person/arm.ts'
import { FRINGES } from '../person/hair.ts'
import { person } from '../person/person.ts'
import type { Drawings } from './drawings.ts'

/** A rose from the front, petal over petal. */
const bloom: Svg =
  (
    [
      [-13, 6],
      [13, 6],
      [-11, -10],
      [11, -10],
      [0, 15],
    ] as const
  )
    .map(([x, y]) => disc(x, y, 15, tone('vermilion', x < 0 ? 2 : 1)))
    .join('') +
  disc(0, 0, 18, tone('vermilion', 1)) +
  fill('M0,-18A18,18 0 0 1 0,18Q10,0 0,-18Z', tone('vermilion')) +
  line('M-12,-2Q-6,-16 8,-10Q16,-2 6,6Q-4,10 -6,0Q-4,-6 2,-4M-14,8Q0,20 14,8', tone('vermilion', 2), 2.6, 'stroke-linecap="round"')

/** Those who paid for their passage, more or less. */
export const guests = {
  passenger: () =>
    person({
      hair: ['side', 'brownHair'],
      hat: ['bowler', 'brown'],
      beard: ['moustache', 'brownHair'],
      face: { mouth: 'none' },
      body: { cut: 'suit', cloth: 'green', width: 31, tie: 'brass' },
      arms: [{ shoulder: [102, 98], elbow: [116, 118], hand: [104, 96], sleeve: 'green', cuff: 'ivory' }],
      prop:
        slab(84, 58, 50, 36, tone('brown', 1), 'rx="4"') +
        slab(109, 58, 25, 36, tone('brown'), 'rx="4"') +
        slab(90, 58, 5, 36, tone('brass', 1)) +
        slab(123, 58, 5, 36, tone('brass')) +
        line('M100,58V51H118V58', tone('brown', 2), 4) +
        hand(109, 50, 'fair', 0, 6) +
        fill('M100,70L112,66L116,78L104,82Z', tone('ivory')) +
        disc(108, 74, 3, tone('vermilion')),
    }),

  baby: () =>
    fill('M6,178C8,116 36,100 70,100C104,100 132,116 134,178Z', tone('pale')) +
    fill('M6,178C8,116 36,100 70,100L66,178Z', tone('pale', 1)) +
    disc(70, 60, 45, tone('green')) +
    fill('M70,15A45,45 0 0 0 70,105Z', tone('green', 1)) +
    Array.from({ length: 22 }, (_, i) => {
      const a = (i / 22) * 2 * Math.PI
      return disc(70 + 34 * Math.cos(a), 64 + 34 * Math.sin(a), 6.2, tone('ivory', Math.cos(a) < 0 ? 1 : 0))
    }).join('') +
    disc(70, 64, 33, tone('fair')) +
    fill('M70,31A33,33 0 0 0 70,97L72,78L76,71L71,62Z', tone('fair', 1)) +
    disc(52, 74, 7, tone('vermilion'), 'opacity=".4"') +
    disc(90, 74, 7, tone('vermilion'), 'opacity=".4"') +
    disc(57, 61, 6.5, '#fffaf0') +
    disc(84, 61, 6.5, '#fffaf0') +
    disc(58, 61.5, 4.6, '#1b1418') +
    disc(85, 61.5, 4.6, '#1b1418') +
    disc(60, 59.5, 1.6, '#fff') +
    disc(87, 59.5, 1.6, '#fff') +
    line('M51,51Q57,47 62,50M79,50Q85,47 90,51', '#8a5a34', 2.2, 'stroke-linecap="round"') +
    fill('M70,34C66,26 78,22 78,30C76,28 73,30 74,35Z', tone('blond', 1)) +
    `<ellipse cx="71" cy="82" rx="12" ry="7.5" fill="${tone('vermilion')}"/><ellipse cx="71" cy="82" rx="5" ry="3.6" fill="${tone('ivory')}"/>` +
    disc(71, 91, 7, 'none', `stroke="${tone('brass')}" stroke-width="3"`) +
    fill('M44,102L70,110L96,102L90,124L70,112L50,124Z', tone('rose')),

  lady: () =>
    person({
      skin: 'fair',
      head: { x: 64, y: 56, turn: -4 },
      hair: ['puff', 'whiteHair'],
      face: { eyes: 'lid', mouth: 'lips', rosy: true },
      body: { cut: 'fur', cloth: 'plum', width: 29, fur: 'ivory', skin: 'fair' },
      over:
        // High hair, a coronet, pearls: she is used to being served.
        group(
          'translate(64,56) rotate(-4) scale(1.12)',
          disc(-8, -27, 11, tone('whiteHair', 1)) + disc(8, -28, 11, tone('whiteHair')) + disc(0, -36, 9, tone('whiteHair')),
          fill('M-17,-17L-19,-29L-10,-23L0,-34L10,-23L19,-29L17,-17Q0,-24 -17,-17Z', tone('brass')),
          fill('M-17,-17L-19,-29L-10,-23L0,-34V-21Q-9,-20 -17,-17Z', tone('brass', 1)),
          disc(0, -26, 3, tone('vermilion')),
          disc(-15, 8, 2.8, tone('ivory')) + disc(15, 8, 2.8, tone('ivory')),
        ) + [0, 1, 2, 3, 4, 5, 6].map((i) => disc(54 + i * 4.6, 84 + Math.sin((i / 6) * Math.PI) * 7, 3, tone('ivory'))).join(''),
      arms: [{ shoulder: [98, 108], elbow: [122, 122], hand: [108, 98], sleeve: 'plum', width: 11, glove: 'plum' }],
      prop:
        group(
          'translate(108,96) rotate(16) scale(1.22)',
          [-3, -2, -1, 0, 1, 2, 3]
            .map((i) => group(`rotate(${i * 15})`, fill('M0,0L-8,-40Q0,-48 8,-40Z', i % 2 ? tone('brass') : tone('ivory'))))
            .join('') + line('M-27,-27A40,40 0 0 1 27,-27', tone('vermilion'), 3),
        ) + hand(108, 98, 'plum', 0, 7),
    }),

  rose: () =>
    person({
      head: { x: 58, y: 52, turn: 6 },
      hair: ['long', 'auburn'],
      face: { eyes: 'lid', mouth: 'lips', rosy: true },
      body: { cut: 'dress', cloth: 'ivory', width: 24, straps: false },
      over:
        `<g transform="translate(58,52) rotate(6) scale(1.12)">${FRINGES.part(tone('auburn'))}<g ${clip('head')}>${FRINGES.part(tone('auburn', 1))}</g></g>` +
        line('M60,82Q70,100 80,82', tone('grey'), 1.6) +
        fill('M70,108C60,100 63,92 70,97C77,92 80,100 70,108Z', tone('teal'), `stroke="${tone('ivory')}" stroke-width="1.4"`),
      arms: [{ shoulder: [94, 102], elbow: [120, 122], hand: [108, 100], sleeve: 'ivory', width: 10, glove: 'ivory' }],
      prop:
        line('M106,116Q114,92 108,62', tone('green', 2), 6) +
        line('M106,116Q114,92 108,62', tone('green'), 3.6) +
        fill('M111,86Q128,70 136,84Q124,98 111,86Z', tone('green'), `stroke="${tone('green', 2)}" stroke-width="1.4"`) +
        group('translate(107,42)', bloom) +
        hand(107, 100, 'ivory', 0, 6.5),
    }),

  flapper: () =>
    person({
      head: { x: 66, y: 52, turn: -6 },
      hair: ['bob', 'darkHair'],
      hat: ['feather', 'vermilion'],
      face: { eyes: 'lid', mouth: 'lips' },
      body: { cut: 'dress', cloth: 'green', width: 23, pearls: true },
      arms: [{ shoulder: [94, 100], elbow: [118, 110], hand: [106, 74], sleeve: 'black', width: 9, glove: 'black' }],
      prop:
        line('M104,74L122,38', tone('black'), 3.6) +
        line('M120,42L126,28', tone('ivory'), 4) +
        disc(127, 27, 2.6, tone('vermilion')) +
        line('M128,22C120,14 134,10 126,0', tone('ivory'), 2.4, 'opacity=".8"') +
        hand(105, 74, 'black', 0, 6) +
        [0, 1, 2, 3, 4, 5].map((i) => line(`M${50 + i * 8},118v12`, tone('brass'), 2)).join(''),
    }),

  tycoon: () =>
    person({
      skin: 'fair',
      head: { y: 60, size: 1.16 },
      hair: ['side', 'whiteHair'],
      hat: ['topper'],
      beard: ['moustache', 'whiteHair'],
      face: { eyes: 'lid', mouth: 'none', monocle: true, rosy: true },
      body: { cut: 'fur', cloth: 'black', width: 40, fur: 'brown' },
      arms: [{ shoulder: [110, 110], elbow: [126, 126], hand: [108, 98], sleeve: 'black', cuff: 'ivory', glove: 'ivory' }],
      prop:
        line('M78,74L106,82', tone('brown', 2), 8) +
        line('M78,74L104,81.5', tone('brown'), 5.6) +
        disc(107, 82.5, 4, tone('fire', 1)) +
        line('M112,76Q126,66 114,54T122,30', tone('ivory'), 3.4, 'opacity=".85"') +
        hand(104, 94, 'ivory', 0, 7),
    }),

  proletarian: () =>
    person({
      skin: 'fair',
      head: { x: 62, y: 52 },
      hair: ['side', 'brownHair'],
      hat: ['flat', 'brown'],
      face: { eyes: 'open', mouth: 'open', temper: 'angry' },
      body: { cut: 'overall', cloth: 'ink', width: 33, shirt: 'grey' },
      over:
        fill('M52,77Q66,92 84,77L86,86Q66,102 50,86Z', tone('vermilion', 1)) +
        fill('M68,88Q80,84 84,77L86,86Q78,94 70,95Z', tone('vermilion')),
      arms: [
        { shoulder: [38, 102], elbow: [20, 120], hand: [48, 124], sleeve: 'grey', width: 16 },
        { shoulder: [104, 100], elbow: [126, 92], hand: [114, 62], width: 16 },
      ],
      // A sledgehammer in a bare fist.
      prop:
        line('M120,98L106,14', tone('brown', 2), 8) +
        line('M120,98L106,14', tone('brown'), 5.4) +
        group(
          'translate(106,20) rotate(-9)',
          slab(-30, -15, 60, 30, tone('black', 2), 'rx="3"'),
          slab(-28, -13, 56, 26, '#56616e', 'rx="2"'),
          slab(-28, -13, 56, 11, '#8a959e', 'rx="2"'),
          slab(-20, -13, 5, 26, tone('black', 2)),
          slab(15, -13, 5, 26, tone('black', 2)),
        ) +
        hand(114, 64, 'fair', 0, 9) +
        line('M108,60H121M108,65H121', tone('fair', 2), 1.4),
    }),

  beggar: () =>
    person({
      skin: 'tan',
      head: { x: 62, y: 50, turn: 8 },
      hair: ['bald', 'whiteHair'],
      beard: ['full', 'whiteHair'],
      face: { eyes: 'open', mouth: 'none', temper: 'sad', look: 2 },
      body: { cut: 'plain', cloth: 'brown', width: 31 },
      over:
        fill('M44,96l18,-3l3,17l-18,4z', tone('green')) +
        line('M42,98l5,-3M60,92l5,3M45,114l-4,2M64,110l4,3', tone('ivory'), 1.8) +
        fill('M78,122l16,3l-3,15l-16,-3z', tone('ink')) +
        line('M76,124l4,-4M92,124l5,1M74,138l-3,3', tone('ivory'), 1.8),
      arms: [
        { shoulder: [38, 104], elbow: [16, 112], hand: [14, 84], sleeve: 'brown' },
        { shoulder: [100, 106], elbow: [124, 124], hand: [112, 104], sleeve: 'brown' },
      ],
      // A hat held out with a few coins in it, and an open hand.
      prop:
        fill('M86,80L90,110Q108,120 126,110L130,80Z', tone('black', 2)) +
        fill('M89,80L92,108Q108,116 124,108L127,80Z', tone('ink', 1)) +
        fill('M108,80V113Q118,112 124,108L127,80Z', tone('ink')) +
        fill('M88,86L89,94Q108,102 127,94L128,86Q108,94 88,86Z', tone('vermilion')) +
        `<ellipse cx="108" cy="79" rx="33" ry="9" fill="${tone('black', 2)}"/><ellipse cx="108" cy="78" rx="31" ry="7.6" fill="${tone('ink')}"/><ellipse cx="108" cy="78" rx="19" ry="5" fill="#0b0f18"/>` +
        (
          [
            [98, 75],
            [108, 73],
            [117, 76],
          ] as const
        )
          .map(([x, y]) => disc(x, y, 6, tone('brass', 2)) + disc(x, y, 4.6, tone('brass')))
          .join('') +
        (
          [
            [92, 46],
            [104, 34],
            [116, 50],
          ] as const
        )
          .map(([x, y]) => disc(x, y, 6.4, tone('brass', 2)) + disc(x, y, 5, tone('brass')))
          .join('') +
        hand(112, 110, 'tan', 0, 7) +
        group(
          'translate(14,76) rotate(-24)',
          slab(-9, -6, 18, 18, tone('tan', 1), 'rx="6"'),
          [-6.6, -2.2, 2.2, 6.6].map((d, i) => slab(d - 2.2, [-18, -22, -21, -16][i], 4.2, 18, tone('tan', 1), 'rx="2"')).join(''),
          fill('M8,2Q18,-4 17,-12L12,-12Q12,-5 6,-3Z', tone('tan')),
        ),
    }),

  profiteer: () =>
    person({
      skin: 'fair',
      hair: ['part', 'auburn'],
      beard: ['wax', 'auburn'],
      face: { eyes: 'lid', mouth: 'none', monocle: true },
      body: { cut: 'suit', cloth: 'brass', width: 30, tie: 'green' },
      arms: [
        { shoulder: [40, 102], elbow: [24, 114], hand: [34, 84], sleeve: 'brass', cuff: 'ivory' },
        { shoulder: [102, 100], elbow: [120, 108], hand: [112, 72], sleeve: 'brass', cuff: 'ivory' },
      ],
      prop:
        `<g transform="translate(112,46)">${disc(0, 0, 18, tone('brass', 2))}${disc(0, 0, 16, tone('brass'))}${fill('M0,-16A16,16 0 0 0 0,16Z', tone('brass', 1))}<text x="0" y="8" font-family="Limelight,serif" font-size="22" text-anchor="middle" fill="#5b3a10">$</text></g>` +
        hand(112, 70, 'fair', 0) +
        group(
          'translate(30,70)',
          fill('M-16,18C-22,-2 -6,-8 -6,-14H6C6,-8 22,-2 16,18Q0,24 -16,18Z', tone('brown', 1)),
          line('M-7,-9H7', tone('ivory'), 3),
        ) +
        hand(34, 90, 'fair', 1),
    }),

  arbiter: () =>
    person({
      skin: 'fair',
      hair: ['wig', 'whiteHair'],
      face: { eyes: 'lid', mouth: 'frown', temper: 'angry' },
      body: { cut: 'cloak', cloth: 'black' },
      over: fill('M62,80H78L82,112L70,104L58,112Z', tone('ivory')) + fill('M62,80H70V104L58,112Z', tone('ivory', 1)),
      arms: [{ shoulder: [100, 108], elbow: [122, 104], hand: [112, 70], sleeve: 'black', cuff: 'vermilion' }],
      prop:
        line('M108,88L118,36', tone('brown', 2), 6) +
        line('M108,88L118,36', tone('brown'), 4) +
        group(
          'translate(119,32) rotate(-79)',
          slab(-11, -20, 22, 40, tone('brown', 1), 'rx="3"'),
          slab(0, -20, 11, 40, tone('brown'), 'rx="3"'),
          slab(-12, -14, 24, 5, tone('brass')),
          slab(-12, 9, 24, 5, tone('brass')),
        ) +
        hand(111, 72, 'fair', 0, 7),
    }),
} satisfies Drawings
