import { disc, fill, group, line, slab } from '../../kit/index.ts'
import { tone } from '../palette.ts'
import { hand } from '../person/arm.ts'
import { person } from '../person/person.ts'
import type { Drawings } from './drawings.ts'

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
      head: { x: 70, y: 56, turn: 4 },
      hair: ['puff', 'blond'],
      hat: ['wide', 'ink'],
      face: { eyes: 'lid', mouth: 'lips' },
      body: { cut: 'fur', cloth: 'plum', width: 27, fur: 'ivory' },
      arms: [{ shoulder: [96, 106], elbow: [120, 120], hand: [106, 96], sleeve: 'ivory', width: 11, glove: 'ivory' }],
      prop:
        group(
          'translate(106,94) rotate(18)',
          [-3, -2, -1, 0, 1, 2, 3]
            .map((i) => group(`rotate(${i * 13})`, fill('M0,0L-7,-40Q0,-48 7,-40Z', i % 2 ? tone('brass') : tone('vermilion'))))
            .join(''),
        ) + hand(106, 96, 'ivory', 0, 6.5),
    }),

  rose: () =>
    person({
      head: { x: 68, y: 52, turn: 6 },
      hair: ['long', 'auburn'],
      hat: ['wide', 'plum'],
      face: { eyes: 'lid', mouth: 'lips' },
      body: { cut: 'dress', cloth: 'ivory', width: 24, straps: false },
      arms: [{ shoulder: [94, 102], elbow: [118, 118], hand: [106, 86], sleeve: 'ivory', width: 10, glove: 'ivory' }],
      prop:
        line('M104,96Q112,80 110,68', tone('green', 1), 3.4) +
        fill('M108,82Q120,72 124,82Q116,90 108,82Z', tone('green')) +
        disc(110, 60, 12, tone('vermilion', 1)) +
        fill('M110,72C96,66 98,50 110,47C122,50 124,66 110,72Z', tone('vermilion')) +
        line('M103,58Q110,66 117,57M106,53Q110,58 114,53', tone('vermilion', 2), 1.8) +
        hand(104, 86, 'ivory', 0, 6),
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
      hair: ['side', 'brownHair'],
      hat: ['flat', 'black'],
      face: { eyes: 'open', mouth: 'open', temper: 'angry' },
      body: { cut: 'plain', cloth: 'ink', width: 33 },
      over:
        fill('M56,76Q70,92 84,76L86,86Q70,100 54,86Z', tone('ivory')) +
        fill('M56,76Q64,86 70,88V95Q60,94 54,86Z', tone('ivory', 1)) +
        fill('M66,90L60,112L72,106L80,112L74,90Z', tone('ivory')),
      arms: [{ shoulder: [104, 100], elbow: [122, 84], hand: [118, 42], sleeve: 'ink', width: 16 }],
      prop: group(
        'translate(118,30)',
        slab(-12, -14, 24, 24, '#da9f6f', 'rx="6"'),
        fill('M0,-14H6A6,6 0 0 1 12,-8V4A6,6 0 0 1 6,10H0Z', '#f8d3ac'),
        line('M-6,-14V-3M0,-14V-3M6,-14V-3', '#9c6238', 1.6),
        line('M-12,-2H10', '#9c6238', 2),
      ),
    }),

  beggar: () =>
    person({
      skin: 'tan',
      head: { y: 50, turn: 8 },
      hair: ['side', 'whiteHair'],
      hat: ['fedora', 'grey'],
      beard: ['full', 'whiteHair'],
      face: { eyes: 'open', mouth: 'none', temper: 'sad' },
      body: { cut: 'plain', cloth: 'brown', width: 30 },
      over:
        fill('M46,118h14v14h-14z', tone('green')) +
        line('M44,120l4,-4M58,116l4,4M46,134l-3,3', tone('ivory'), 1.5) +
        fill('M84,96l12,2l-2,12l-12,-3z', tone('ink')),
      arms: [
        { shoulder: [40, 104], elbow: [26, 124], hand: [70, 112], sleeve: 'brown' },
        { shoulder: [102, 104], elbow: [122, 122], hand: [100, 104], sleeve: 'brown' },
      ],
      prop:
        fill('M68,86H128C128,108 114,116 98,116C82,116 68,108 68,86Z', tone('grey', 1)) +
        fill('M98,86H128C128,108 114,116 98,116Z', tone('grey')) +
        fill('M68,86Q98,78 128,86Q98,94 68,86Z', tone('grey', 2)) +
        disc(96, 85, 4, tone('brass')) +
        hand(72, 106, 'tan', 1, 7) +
        hand(122, 106, 'tan', 0, 7),
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
