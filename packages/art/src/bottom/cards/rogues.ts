import { disc, fill, group, line, slab, type Svg } from '../../kit/index.ts'
import { clip } from '../clips.ts'
import { tone } from '../palette.ts'
import { hand } from '../person/arm.ts'
import { person } from '../person/person.ts'
import type { Drawings } from './drawings.ts'

/** Whom nobody wanted on board. */
export const rogues = {
  pirate: () =>
    person({
      skin: 'tan',
      hair: ['long', 'darkHair'],
      hat: ['tricorne'],
      beard: ['chin', 'darkHair'],
      head: { y: 54 },
      face: { eyes: 'patch', mouth: 'grin' },
      body: { cut: 'fur', cloth: 'ivory', width: 33, fur: 'ink' },
      arms: [
        { shoulder: [38, 106], elbow: [22, 116], hand: [26, 88], sleeve: 'ink', cuff: 'brass', fist: 0.1 },
        { shoulder: [104, 104], elbow: [124, 112], hand: [114, 84], sleeve: 'ink', cuff: 'brass' },
      ],
      prop:
        line('M24,84C14,70 22,56 32,62C38,68 34,74 30,72', tone('grey'), 4.5, 'stroke-linecap="round"') +
        group(
          'translate(114,80) rotate(6)',
          fill('M-4,-8C2,-34 -2,-58 14,-78C18,-52 12,-26 5,-8Z', tone('grey')),
          fill('M-4,-8C2,-34 -2,-58 14,-78C8,-52 4,-26 0,-8Z', '#6f7a82'),
          fill('M-14,-10H14Q16,4 4,8Q8,0 -14,-4Z', tone('brass')),
        ) +
        hand(114, 84, 'tan', 0, 7),
    }),

  burglar: () =>
    person({
      skin: 'fair',
      hat: ['beanie', 'black'],
      face: { eyes: 'mask', mouth: 'smile' },
      body: { cut: 'stripes', cloth: 'black', width: 32 },
      behind:
        fill('M-4,70C-10,104 10,136 44,128C58,110 46,80 28,66C16,58 0,56 -4,70Z', tone('brown', 1)) +
        fill('M8,74C20,90 36,98 46,94C44,84 36,72 28,66Z', tone('brown')),
      arms: [
        { shoulder: [40, 102], elbow: [24, 110], hand: [34, 78], sleeve: 'ivory', stripes: 'black' },
        { shoulder: [102, 104], elbow: [122, 112], hand: [110, 82], sleeve: 'ivory', stripes: 'black' },
      ],
      prop:
        group(
          'translate(112,58)',
          line('M-10,-14Q0,-30 10,-14', tone('brass'), 3),
          slab(-12, -16, 24, 6, tone('brass', 1)),
          slab(-10, -10, 20, 24, '#fff0b8'),
          fill('M0,-8C7,2 4,10 0,10C-4,10 -7,2 0,-8Z', tone('fire', 1)),
          slab(-12, 14, 24, 6, tone('brass', 1)),
          line('M-10,-10V14M10,-10V14', tone('brass', 2), 2),
        ) +
        hand(110, 84, 'black', 0, 7) +
        hand(34, 76, 'black', 1, 7),
    }),

  saboteur: () =>
    person({
      skin: 'fair',
      hair: ['side', 'darkHair'],
      hat: ['fedora', 'black'],
      face: { eyes: 'glow', mouth: 'none' },
      body: { cut: 'plain', cloth: 'brown', width: 33 },
      over:
        fill('M48,84L60,66L70,82L80,66L92,84L84,104L70,90L56,104Z', tone('brown', 2)) +
        fill('M70,82L80,66L92,84L84,104L70,90Z', tone('brown', 1)),
      arms: [{ shoulder: [102, 104], elbow: [122, 116], hand: [112, 92], sleeve: 'brown' }],
      prop:
        disc(111, 68, 21, '#1a2536') +
        disc(111, 68, 21, '#0a121d', clip('bomb')) +
        fill('M118,55a10,10 0 0 1 9,11', tone('grey'), 'opacity=".75"') +
        slab(106, 42, 10, 8, '#2c3a50') +
        line('M111,42C110,30 122,32 122,22', tone('ivory'), 3) +
        fill('M122,10L125,17L133,16L127,22L131,29L123,26L118,32L118,24L110,22L117,18Z', tone('fire')) +
        hand(111, 92, 'black', 0, 7),
    }),

  fanatic: () =>
    person({
      skin: 'fair',
      head: { x: 66, y: 54, size: 1.16 },
      hair: ['wild', 'darkHair'],
      beard: ['long', 'darkHair'],
      face: { eyes: 'mad', mouth: 'none', temper: 'angry' },
      body: { cut: 'robe', cloth: 'ivory', width: 31 },
      over:
        group('translate(66,54) scale(1.16)', fill('M-7,8Q0,5 7,8Q8,20 0,21Q-8,20 -7,8Z', '#6d1712'), slab(-5, 8, 10, 3, '#fffaf0')) +
        line('M58,92L70,112L80,92', tone('brass', 2), 2.4) +
        disc(70, 116, 8, tone('brass')) +
        disc(70, 116, 3.4, tone('vermilion')),
      arms: [
        { shoulder: [40, 102], elbow: [18, 96], hand: [20, 62], sleeve: 'ivory' },
        { shoulder: [102, 100], elbow: [124, 94], hand: [116, 60], sleeve: 'ivory' },
      ],
      prop:
        line('M114,80L118,30', tone('brown', 2), 9) +
        line('M114,80L118,30', tone('brown'), 6.4) +
        fill('M118,44C94,36 104,16 114,-6C117,8 128,8 128,-4C142,14 144,36 118,44Z', tone('fire', 1)) +
        fill('M119,39C106,34 110,22 117,10C120,18 128,20 127,12C133,24 131,36 119,39Z', tone('fire')) +
        hand(116, 60, 'fair', 0, 7) +
        group(
          'translate(20,42) rotate(-10)',
          slab(-17, -20, 34, 40, tone('black', 2), 'rx="2"'),
          slab(-14, -20, 31, 38, tone('ink'), 'rx="2"'),
          // The book that says it all: a burning eye.
          fill('M-9,0Q1,-12 12,0Q1,12 -9,0Z', tone('brass')),
          disc(1.5, 0, 4, tone('vermilion', 1)),
          line('M1.5,-15V-10M-9,-11L-6,-8M12,-11L9,-8', tone('brass'), 2),
        ) +
        hand(20, 62, 'fair', 1, 7),
    }),

  convict: () =>
    person({
      hair: ['side', 'darkHair'],
      face: { eyes: 'lid', mouth: 'flat', temper: 'angry' },
      body: { cut: 'stripes', cloth: 'black', width: 34 },
      over: group(
        'translate(70,50) scale(1.12)',
        fill('M-15,-9C-17,-30 17,-30 15,-9Q0,-14 -15,-9Z', tone('ivory')),
        fill('M-15,-9C-17,-30 0,-28 0,-25V-12Q-8,-12 -15,-9Z', tone('ivory', 1)),
        line('M-15,-16Q0,-22 15,-16', tone('black'), 4),
        line('M-15.5,-9.5Q0,-14.5 15.5,-9.5', tone('black'), 3.6),
      ),
      arms: [
        { shoulder: [38, 100], elbow: [26, 122], hand: [58, 118], sleeve: 'ivory', stripes: 'black' },
        { shoulder: [104, 100], elbow: [124, 112], hand: [112, 84], sleeve: 'ivory', stripes: 'black' },
      ],
      prop:
        line('M112,84C96,92 84,110 60,118', tone('grey', 1), 4, 'stroke-dasharray="6 2.5"') +
        disc(113, 62, 20, '#1a2536') +
        disc(113, 62, 20, '#0b1420', clip('ball')) +
        fill('M120,50a9,9 0 0 1 8,10', tone('grey'), 'opacity=".8"') +
        hand(113, 86, 'fair', 0, 7),
    }),

  boogeyman: () =>
    fill('M25,178V64C25,36 46,17 70,17C94,17 115,36 115,64V178Z', '#1d2f4f') +
    disc(98, 38, 9, '#f3e3b4') +
    disc(94, 36, 8, '#1d2f4f') +
    person({
      skin: 'ghoul',
      shadowed: true,
      head: { y: 56, size: 1.2 },
      hat: ['hood'],
      face: { eyes: 'glow', mouth: 'none', brow: '#05080f' },
      body: { cut: 'cloak', cloth: 'black' },
      prop:
        (
          [
            [22, 1],
            [118, 0],
          ] as const
        )
          .map(([x, t]) =>
            group(
              `translate(${x},78) scale(${t === 1 ? 1 : -1},1)`,
              line('M6,72Q-8,44 0,10', tone('black', 2), 22),
              line('M6,72Q-8,44 0,10', tone('black', t), 19),
              disc(0, 4, 11, tone('ghoul', t)),
              [-9, -3, 4, 10]
                .map((d, i) => fill(`M${d - 3},0Q${d - 5 + i},-16 ${d * 1.5},-30Q${d + 5},-14 ${d + 4},2Z`, tone('ghoul', t)))
                .join(''),
            ),
          )
          .join('') + line('M56,76Q62,82 66,77Q70,82 74,77Q78,82 84,76', '#ffe27a', 2.4),
    }),

  stowaway: () =>
    person({
      skin: 'fair',
      head: { y: 58, turn: 0, size: 1.12 },
      hair: ['flop', 'darkHair'],
      hat: ['flat', 'green'],
      face: { eyes: 'open', mouth: 'none', look: 2 },
      body: { cut: 'plain', cloth: 'ink', width: 28 },
      prop:
        fill('M10,84H130V178H10Z', tone('brown', 1)) +
        fill('M70,84H130V178H70Z', tone('brown')) +
        line('M10,106H130M10,128H130', tone('brown', 2), 2.5) +
        fill('M14,84H26V178H14ZM114,84H126V178H114Z', tone('brown', 2)) +
        fill('M4,78L132,72L134,82L6,88Z', tone('brown')) +
        `<path d="M40,80L138,44L140,52L44,90Z" fill="#c69a63"/>` +
        disc(42, 82, 7, tone('fair', 1)) +
        disc(54, 80, 6, tone('fair', 1)) +
        disc(92, 78, 7, tone('fair')) +
        disc(102, 77, 6, tone('fair')) +
        line('M60,112L80,112M60,118H80M62,124H78', tone('ivory'), 2),
    }),

  rats: () => {
    const rat = (x: number, y: number, s: number, facing: 1 | -1, a: readonly [string, string]): Svg =>
      group(
        `translate(${x},${y}) scale(${s * facing},${s})`,
        line('M-34,14C-58,22 -62,-6 -48,-18', tone('rose', 1), 4),
        fill('M-40,24C-46,-6 -12,-20 8,-12L34,4C40,8 38,14 32,16L20,24Z', a[0]),
        fill('M-40,24C-44,6 -30,-4 -14,2C-2,8 8,20 20,24Z', a[1]),
        disc(4, -14, 9, a[1]),
        disc(6, -13, 6, tone('rose')),
        disc(21, 0, 2.6, '#ffe27a'),
        disc(36, 8, 3, tone('rose')),
        line('M30,12L44,16M30,10L46,8', '#fbf1da', 1),
        fill('M-30,24h14l-3,6h-10zM6,24h14l-2,6h-9z', tone('rose', 1)),
      )
    return rat(92, 58, 1.05, -1, ['#6b6f78', '#454b57']) + rat(60, 98, 1.35, 1, ['#343d4c', '#1b2433'])
  },
} satisfies Drawings
