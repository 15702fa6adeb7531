import { disc, fill, group, line, slab, type Svg } from '../../kit/index.ts'
import { clip } from '../clips.ts'
import { tone } from '../palette.ts'
import { hand } from '../person/arm.ts'
import { FRINGES } from '../person/hair.ts'
import { person, type Figure } from '../person/person.ts'
import type { Drawings } from './drawings.ts'
import { note } from './note.ts'

/** On its stand, with what sings into it to the left. */
const microphone = (x: number, y: number): Svg =>
  line(`M${x},${y + 14}V178`, tone('black', 2), 6) +
  line(`M${x + 1},${y + 14}V178`, tone('grey'), 3) +
  slab(x - 15, y - 20, 30, 40, tone('black', 2), 'rx="13"') +
  slab(x - 12, y - 17, 24, 34, tone('grey', 1), 'rx="11"') +
  slab(x, y - 17, 12, 34, tone('grey'), 'rx="6"') +
  line(`M${x - 11},${y - 7}H${x + 11}M${x - 12},${y}H${x + 12}M${x - 11},${y + 7}H${x + 11}`, tone('black', 1), 2.4) +
  slab(x - 13, y + 12, 26, 7, tone('brass'), 'rx="3"')

/** The evening’s programme. */
export const stage = {
  singer: () =>
    person({
      skin: 'dark',
      head: { x: 56, y: 52, turn: 8 },
      hair: ['short', 'darkHair'],
      hat: ['feather', 'brass'],
      face: { eyes: 'shut', mouth: 'open' },
      body: { cut: 'dress', cloth: 'brass', width: 25, skin: 'dark', pearls: true },
      arms: [
        { shoulder: [46, 98], elbow: [18, 106], hand: [10, 74], sleeve: 'ivory', width: 10, glove: 'ivory' },
        { shoulder: [94, 98], elbow: [112, 118], hand: [102, 100], sleeve: 'ivory', width: 10, glove: 'ivory' },
      ],
      prop: microphone(100, 62) + hand(101, 104, 'ivory', 0, 7) + note(112, 34, 1.1) + note(90, 28, 0.8),
    }),

  polkaDancer: () =>
    person({
      head: { y: 50, turn: 8 },
      hair: ['pig', 'blond'],
      face: { eyes: 'shut', mouth: 'grin', rosy: true },
      body: { cut: 'dress', cloth: 'vermilion', width: 24 },
      over: `<g transform="translate(70,50) rotate(8) scale(1.12)">${FRINGES.bob(tone('blond'))}<g ${clip('head')}>${FRINGES.bob(tone('blond', 1))}</g>${disc(-13, -14, 4, tone('vermilion'))}${disc(13, -16, 4, tone('vermilion'))}${disc(0, -24, 4.5, tone('ivory'))}</g>`,
      arms: [
        { shoulder: [46, 98], elbow: [22, 92], hand: [20, 58], width: 10 },
        { shoulder: [94, 98], elbow: [120, 78], hand: [112, 40], width: 10 },
      ],
      prop:
        [
          [52, 112],
          [70, 116],
          [88, 112],
          [60, 128],
          [80, 128],
          [48, 142],
          [70, 142],
          [92, 142],
        ]
          .map(([x, y]) => disc(x, y, 4, tone('ivory')))
          .join('') +
        note(16, 34, 0.8) +
        note(118, 24, 0.8),
    }),

  band: () => {
    const player = (x: number, s: number, who: Figure): Svg => group(`translate(${x},${158 - 150 * s}) scale(${s})`, person(who))
    return (
      player(-24, 0.72, {
        hair: ['part', 'darkHair'],
        face: { eyes: 'shut', mouth: 'none' },
        body: { cut: 'suit', cloth: 'black', width: 30, tie: 'ivory' },
      }) +
      player(66, 0.72, {
        hair: ['bald', 'whiteHair'],
        face: { eyes: 'shut', mouth: 'smile' },
        beard: ['moustache', 'whiteHair'],
        body: { cut: 'suit', cloth: 'black', width: 30, tie: 'ivory' },
      }) +
      // A double bass behind the fiddle, a trumpet blown to the sky.
      line('M128,10V60', tone('brown', 2), 6) +
      line('M128,8q8,-2 8,6', tone('brown', 2), 4) +
      fill('M128,52C144,52 146,72 138,84C152,96 152,140 128,140C104,140 104,96 118,84C110,72 112,52 128,52Z', '#843c17') +
      fill('M128,52C144,52 146,72 138,84C152,96 152,140 128,140Z', '#b5602c') +
      line('M126,20V118M130,20V118', tone('ivory'), 1) +
      group(
        'translate(28,74) rotate(-58)',
        line('M-10,0H40', tone('brass', 2), 7),
        line('M-10,0H40', tone('brass'), 4.6),
        fill('M34,-3C46,-4 54,-10 58,-18V18C54,10 46,4 34,3Z', tone('brass'), `stroke="${tone('brass', 2)}" stroke-width="1.6"`),
        line('M2,3V12H18V3M7,-3V-10M13,-3V-10', tone('brass', 2), 3),
      ) +
      disc(33, 66, 5.4, tone('fair', 1)) +
      player(13, 0.86, {
        head: { turn: 14 },
        hair: ['part', 'auburn'],
        face: { eyes: 'shut', mouth: 'smile' },
        body: { cut: 'suit', cloth: 'ink', width: 30, tie: 'vermilion' },
        arms: [{ shoulder: [100, 100], elbow: [120, 112], hand: [104, 88], sleeve: 'ink', cuff: 'ivory' }],
        prop:
          group(
            'translate(88,84) rotate(-28) scale(1.15)',
            fill('M-26,0C-30,-14 -12,-18 -6,-8C-2,-13 14,-12 14,0C14,12 -2,13 -6,8C-12,18 -30,14 -26,0Z', '#d9843f'),
            fill('M-26,0C-30,14 -12,18 -6,8C-2,13 14,12 14,0Z', '#a04c1e'),
            slab(10, -2.5, 34, 5, tone('black')),
            line('M-18,0H40', tone('ivory'), 1),
          ) + line('M40,66L124,104', tone('ivory'), 3),
      }) +
      note(58, 26, 1) +
      note(90, 30, 0.8)
    )
  },

  storyteller: () =>
    person({
      skin: 'fair',
      head: { y: 48 },
      hair: ['bald', 'whiteHair'],
      beard: ['long', 'whiteHair'],
      face: { eyes: 'glass', mouth: 'none' },
      body: { cut: 'plain', cloth: 'plum', width: 32 },
      prop:
        fill('M18,84C34,76 56,78 70,88C84,78 106,76 122,84V126C106,118 84,120 70,130C56,120 34,118 18,126Z', tone('vermilion', 1)) +
        fill('M22,80C38,73 56,76 70,85V124C56,115 38,114 22,121Z', tone('ivory', 1)) +
        fill('M118,80C102,73 84,76 70,85V124C84,115 102,114 118,121Z', tone('ivory')) +
        line('M30,88Q46,84 62,92M30,97Q46,93 62,101M30,106Q46,102 62,110M110,88Q94,84 78,92M110,97Q94,93 78,101', tone('ink'), 2) +
        disc(20, 104, 7, tone('fair', 1)) +
        disc(120, 104, 7, tone('fair')) +
        line('M110,40Q104,30 112,24T110,8', tone('ivory'), 2.6, 'opacity=".8"') +
        fill('M78,58L100,62V50H114V62Q114,70 104,70L78,62Z', tone('brown')),
    }),

  seal: () =>
    fill('M28,178C22,110 44,92 52,70C56,52 62,40 78,36C94,32 108,40 114,48C108,54 100,56 94,62C100,84 108,110 104,178Z', '#33445a') +
    fill('M28,178C22,110 44,92 52,70C56,52 62,40 78,36C70,56 62,84 62,178Z', '#1a2738') +
    fill('M94,62C98,84 102,108 98,178H78C84,120 84,90 82,66Z', '#7d95a3') +
    fill('M34,118C16,118 6,130 4,146C20,148 36,142 42,130Z', '#1a2738') +
    fill('M100,112C118,112 128,122 132,138C118,142 104,136 98,126Z', '#33445a') +
    disc(86, 48, 4, '#05080f') +
    disc(87.5, 46.5, 1.3, '#fff') +
    disc(112, 49, 4.5, '#05080f') +
    line('M104,54L124,62M104,56L118,68M102,57L110,72', '#fbf1da', 1.3) +
    group(
      'translate(112,22)',
      disc(0, 0, 20, tone('ivory')),
      fill('M0,-20A20,20 0 0 0 0,20C-10,8 -10,-8 0,-20Z', tone('vermilion', 1)),
      fill('M0,-20C10,-8 10,8 0,20A20,20 0 0 0 14,14C16,4 14,-8 6,-19Z', tone('vermilion')),
      fill('M0,-20A20,20 0 0 0 -14,14C-18,0 -10,-16 0,-20Z', tone('brass', 1)),
    ),

  jack: () =>
    fill('M0,84H140V178H0Z', tone('green', 1)) +
    line('M4,92H36M104,90H136M0,102H20M122,100H140', tone('pale'), 2) +
    person({
      head: { y: 46, turn: -6 },
      hair: ['flop', 'brownHair'],
      face: { eyes: 'shut', mouth: 'grin' },
      body: { cut: 'braces', cloth: 'brown', width: 27 },
      arms: [
        { shoulder: [44, 92], elbow: [22, 80], hand: [2, 62], sleeve: 'ivory', width: 14, cuff: 'ivory' },
        { shoulder: [96, 92], elbow: [118, 80], hand: [138, 62], sleeve: 'ivory', width: 14, cuff: 'ivory' },
      ],
      // The very tip of the bow: he has the sea on both sides.
      prop:
        fill('M70,112L140,150V178H0V150Z', tone('ink', 1)) +
        fill('M70,112L140,150V178H70Z', tone('ink')) +
        fill('M70,106L140,142V150L70,114L0,150V142Z', tone('ivory')) +
        line('M0,124L70,88L140,124M0,134L70,98L140,134', tone('ivory', 1), 3.4) +
        line('M70,84V112M36,104V130M104,104V130M8,118V144M132,118V144', tone('ivory'), 3.6),
    }),
} satisfies Drawings
