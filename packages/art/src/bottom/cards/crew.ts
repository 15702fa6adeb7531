import { disc, fill, group, line, slab } from '../../kit/index.ts'
import { tone } from '../palette.ts'
import { hand } from '../person/arm.ts'
import { person } from '../person/person.ts'
import type { Drawings } from './drawings.ts'

/** Bridge, deck and engine room. */
export const crew = {
  captain: () =>
    person({
      skin: 'fair',
      hair: ['side', 'whiteHair'],
      hat: ['officer'],
      beard: ['full', 'whiteHair'],
      face: { eyes: 'lid', brow: '#a9a397' },
      body: { cut: 'naval', cloth: 'ink', width: 35, epaulettes: true },
      arms: [{ shoulder: [104, 106], elbow: [124, 122], hand: [98, 88], sleeve: 'ink', cuff: 'brass' }],
      prop:
        fill('M74,66L96,74V62H112V78Q112,88 102,88Q96,88 92,82L74,72Z', tone('brown')) +
        fill('M96,62H112V68H96Z', tone('brown', 2)) +
        line('M104,58Q96,48 106,42T104,24', tone('ivory'), 3, 'opacity=".85" stroke-linecap="round"') +
        hand(104, 90, 'fair', 0, 6.5),
    }),

  steersman: () =>
    person({
      skin: 'fair',
      head: { y: 44, size: 1.05 },
      hair: ['side', 'brownHair'],
      hat: ['sailor', 'ink'],
      beard: ['full', 'brownHair'],
      face: { eyes: 'lid' },
      body: { cut: 'sweater', cloth: 'ivory', width: 32 },
      prop:
        group(
          'translate(70,106)',
          [...Array(8)]
            .map((_, i) =>
              group(
                `rotate(${i * 45 + 22.5})`,
                line('M0,-8V-56', tone('brown', 2), 6),
                line('M0,-8V-56', i < 4 ? tone('brown') : tone('brown', 1), 4),
                slab(-3.5, -60, 7, 14, i < 4 ? tone('brass') : tone('brass', 1), 'rx="3"'),
              ),
            )
            .join(''),
          disc(0, 0, 36, 'none', `stroke="${tone('brown', 2)}" stroke-width="11"`),
          disc(0, 0, 36, 'none', `stroke="${tone('brown')}" stroke-width="8"`),
          line('M0,-36A36,36 0 0 0 0,36', tone('brown', 1), 8),
          disc(0, 0, 10, tone('brass')),
        ) +
        hand(36, 82, 'fair', 1, 8) +
        hand(104, 82, 'fair', 0, 8),
    }),

  navigator: () =>
    person({
      head: { x: 64, y: 50, turn: -4 },
      skin: 'tan',
      hair: ['side', 'darkHair'],
      hat: ['sailorCap'],
      face: { eyes: 'lid', mouth: 'flat' },
      body: { cut: 'naval', cloth: 'ink', width: 31 },
      arms: [
        { shoulder: [40, 100], elbow: [30, 120], hand: [66, 92], sleeve: 'ink' },
        { shoulder: [100, 98], elbow: [116, 92], hand: [98, 54], sleeve: 'ink', cuff: 'ivory' },
      ],
      prop:
        group(
          'translate(72,49) rotate(-9)',
          slab(0, -7, 24, 14, tone('brass', 1), 'rx="2"'),
          slab(22, -9, 26, 18, tone('brown'), 'rx="2"'),
          slab(44, -11, 24, 22, tone('brass'), 'rx="2"'),
          slab(0, -7, 68, 4, '#ffffff55'),
          slab(64, -11, 4, 22, tone('brass', 2)),
        ) +
        hand(100, 50, 'tan', 0) +
        fill('M20,96L76,86L80,112L24,122Z', tone('ivory')) +
        fill('M20,96L48,91L52,117L24,122Z', tone('ivory', 1)) +
        line('M28,108L44,98L58,106L74,94', tone('vermilion'), 2, 'stroke-dasharray="4 3"') +
        hand(66, 100, 'tan', 1, 5),
    }),

  shipGuard: () =>
    person({
      skin: 'fair',
      hair: ['side', 'brownHair'],
      hat: ['helmet'],
      beard: ['walrus', 'brownHair'],
      face: { eyes: 'lid', mouth: 'none', temper: 'angry' },
      body: { cut: 'naval', cloth: 'ink', width: 35 },
      arms: [{ shoulder: [36, 102], elbow: [20, 122], hand: [48, 122], sleeve: 'ink', cuff: 'ivory' }],
      prop:
        line('M104,102L122,116L114,88', tone('ink', 2), 18, 'stroke-linejoin="round"') +
        line('M104,102L122,116L114,88', tone('ink'), 15, 'stroke-linejoin="round"') +
        line('M115,94L113,86', tone('ivory'), 17) +
        group(
          'translate(112,64)',
          slab(-13, -8, 26, 26, tone('ivory'), 'rx="7"'),
          [-10.5, -3.5, 3.5, 10.5].map((d, i) => slab(d - 3.5, [-24, -30, -29, -22][i], 6.4, 26, tone('ivory'), 'rx="3.2"')).join(''),
          fill('M-12,4Q-22,-2 -22,-10L-16,-11Q-14,-4 -8,-2Z', tone('ivory', 1)),
          line('M-7,-8V-2M0,-8V-2M7,-8V-2', tone('ivory', 2), 1.3),
        ),
    }),

  steward: () =>
    person({
      skin: 'tan',
      hair: ['side', 'darkHair'],
      hat: ['pillbox'],
      face: { eyes: 'lid', mouth: 'smile' },
      body: { cut: 'plain', cloth: 'vermilion', width: 28 },
      over:
        [0, 1, 2, 3, 4]
          .map((i) => disc(60 + i * 0.6, 94 + i * 12, 2.3, tone('brass')) + disc(80 - i * 0.6, 94 + i * 12, 2.3, tone('brass')))
          .join('') +
        fill('M60,76Q70,88 80,76L81,82Q70,94 59,82Z', tone('brass')) +
        line('M61,94Q70,98 79,94M61,106Q70,110 79,106', tone('brass', 1), 1.5),
      arms: [
        { shoulder: [44, 102], elbow: [30, 124], hand: [56, 132], sleeve: 'vermilion', cuff: 'ivory' },
        { shoulder: [96, 100], elbow: [122, 104], hand: [116, 62], sleeve: 'vermilion', cuff: 'ivory', glove: 'ivory' },
      ],
      prop:
        fill('M86,50H140L134,57H92Z', '#8e99a0') +
        fill('M113,50H140L134,57H113Z', '#e3e6df') +
        fill('M98,49C98,24 130,24 130,49Z', '#aab3b6') +
        fill('M114,30.5C126,31 130,38 130,49H114Z', '#f1f2ea') +
        disc(114, 28, 3.6, tone('brass')) +
        hand(116, 64, 'ivory', 0, 7),
    }),

  lifeguard: () =>
    person({
      skin: 'tan',
      head: { x: 62, y: 52 },
      hair: ['short', 'auburn'],
      beard: ['wax', 'auburn'],
      face: { eyes: 'lid', mouth: 'none' },
      body: { cut: 'stripes', cloth: 'vermilion', width: 34 },
      over:
        // A cap with a peak against the sun, and the whistle at his lips.
        group(
          'translate(62,52) scale(1.12)',
          fill('M-16,-13C-19,-34 19,-34 16,-13Q0,-19 -16,-13Z', tone('ivory')),
          fill('M-16,-13C-19,-34 -2,-31 0,-29V-17Q-9,-16 -16,-13Z', tone('ivory', 1)),
          fill('M-17,-12Q0,-19 24,-12Q16,-7 0,-11Q-12,-9 -17,-12Z', tone('vermilion')),
          slab(-2, -29, 5, 11, tone('vermilion')),
          slab(-5, -26, 11, 5, tone('vermilion')),
        ),
      arms: [{ shoulder: [36, 102], elbow: [20, 122], hand: [50, 120], width: 14 }],
      prop:
        group(
          'translate(106,82)',
          disc(0, 0, 27, 'none', 'stroke="#0b1626" stroke-width="20"'),
          disc(0, 0, 27, 'none', `stroke="${tone('ivory')}" stroke-width="16"`),
          [0, 90, 180, 270]
            .map((a) => group(`rotate(${a + 45})`, line('M-10,-25A27,27 0 0 1 10,-25', tone('vermilion', a > 90 ? 1 : 0), 16)))
            .join(''),
        ) +
        line('M102,100L126,112L110,60', tone('tan', 2), 16, 'stroke-linejoin="round"') +
        line('M102,100L126,112L110,60', tone('tan'), 14, 'stroke-linejoin="round"') +
        hand(109, 56, 'tan', 0, 8) +
        line('M52,88Q58,80 64,72', tone('ink'), 2) +
        slab(58, 66, 18, 8, tone('brass'), 'rx="2"') +
        disc(75, 71, 6.4, tone('brass'), `stroke="${tone('brass', 2)}" stroke-width="1.4"`) +
        disc(75, 71, 2, tone('brass', 2)),
    }),

  stoker: () =>
    // The furnace stands open behind him.
    disc(92, 58, 54, '#14090a') +
    disc(92, 58, 48, '#5a626b') +
    disc(92, 58, 40, '#7b1f13') +
    fill('M56,76C50,48 66,40 70,20C78,34 86,30 90,12C98,30 106,28 112,18C114,40 134,48 128,76C112,98 72,98 56,76Z', tone('fire', 1)) +
    fill('M66,78C62,56 76,52 80,38C86,48 92,46 96,34C102,48 110,48 112,42C114,58 124,64 118,78C104,92 78,92 66,78Z', tone('fire')) +
    person({
      skin: 'dark',
      head: { x: 56, y: 52 },
      hair: ['side', 'darkHair'],
      hat: ['bandana', 'vermilion'],
      beard: ['moustache', 'darkHair'],
      face: { eyes: 'open', mouth: 'none' },
      body: { cut: 'naked', cloth: 'ivory', width: 35, skin: 'dark' },
      arms: [
        { shoulder: [36, 102], elbow: [18, 118], hand: [50, 122], width: 15 },
        { shoulder: [106, 104], elbow: [126, 114], hand: [98, 96], width: 15 },
      ],
      prop:
        line('M34,138L112,70', tone('brown', 2), 8) +
        line('M34,138L112,70', tone('brown'), 5.4) +
        group(
          'translate(112,70) rotate(50)',
          fill('M-19,4V-30Q0,-40 19,-30V4Q0,14 -19,4Z', '#0b1420'),
          fill('M-17,3V-29Q0,-37 17,-29V3Q0,11 -17,3Z', '#56616e'),
          fill('M0,7V-34Q12,-34 17,-29V3Q8,8 0,7Z', '#8a959e'),
        ) +
        fill('M104,62L108,46L120,50L126,38L138,44L140,58L132,70L116,72Z', '#0b1420') +
        line('M112,56L118,60M124,48L130,52M122,64L128,60', '#3c4a5e', 2.4) +
        hand(98, 96, 'dark', 0, 7) +
        hand(52, 124, 'dark', 1, 7),
    }),

  technician: () =>
    person({
      skin: 'fair',
      hair: ['short', 'auburn'],
      hat: ['goggles'],
      face: { eyes: 'lid', mouth: 'smile' },
      body: { cut: 'overall', cloth: 'teal', width: 31, shirt: 'brass' },
      arms: [{ shoulder: [102, 100], elbow: [122, 112], hand: [112, 78], sleeve: 'brass' }],
      prop:
        group(
          'translate(110,64) rotate(18)',
          slab(-5, -22, 10, 58, '#46505e'),
          slab(0, -22, 5, 58, tone('grey')),
          fill('M-15,-40L-6,-44V-32L0,-28L6,-32V-44L15,-40C18,-26 10,-18 0,-18C-10,-18 -18,-26 -15,-40Z', tone('grey')),
          fill('M-15,-40L-6,-44V-32L0,-28V-18C-10,-18 -18,-26 -15,-40Z', '#6d7885'),
        ) + hand(110, 78, 'fair', 0, 7),
    }),
} satisfies Drawings
