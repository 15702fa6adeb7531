import { disc, fill, group, line, rays, slab } from '../../kit/index.ts'
import { tone } from '../palette.ts'
import type { Drawings } from './drawings.ts'

/** Cards that are no person. */
export const things = {
  iceberg: () =>
    slab(0, 0, 140, 178, '#f3dda6') +
    rays(70, 84, 190, 44, Math.PI, 2 * Math.PI, '#ecc878') +
    disc(70, 70, 46, '#e6553b') +
    fill('M14,96L26,62L40,70L58,22L74,44L84,30L104,66L112,60L128,96Z', '#eaf5ec') +
    fill('M14,96L26,62L34,82L58,22L54,60L44,96ZM74,44L84,30L80,70L70,96L66,78ZM104,66L112,60L108,84L114,96H100Z', '#a9cfcb') +
    slab(0, 94, 140, 90, '#3d8c88') +
    fill('M0,152Q18,142 36,152T72,152T108,152T144,152V178H0Z', '#2f7a74') +
    fill('M22,98L40,128L58,118L72,146L92,122L108,126L122,98Z', '#245f69', 'opacity=".85"') +
    fill('M22,98L40,128L58,118L60,98Z', '#1b4b58', 'opacity=".85"') +
    line('M0,97h26M112,97h28M8,104h20M104,106h26', '#f3dda6', 1.8),

  lifeboat: () =>
    line('M22,6V60M118,6V60', tone('grey'), 5) +
    line('M22,8Q6,2 6,30M118,8Q134,2 134,30', tone('grey', 1), 5) +
    line('M24,10L34,66M116,10L106,66', tone('ivory'), 2) +
    fill('M8,62Q70,78 132,62C128,104 104,112 70,112C36,112 12,104 8,62Z', tone('ivory')) +
    fill('M8,62Q70,78 132,62L131,70Q70,86 9,70Z', tone('vermilion')) +
    fill('M8,62Q40,71 70,71V112C36,112 12,104 8,62Z', tone('ivory', 1)) +
    fill('M8,62Q40,71 70,71L70,80Q40,79 9,70Z', tone('vermilion', 1)) +
    line('M18,84Q70,100 122,84M30,98Q70,108 110,98', tone('ivory', 2), 1.6) +
    line('M20,74q10,12 20,2q10,10 20,1q10,9 20,0q10,9 20,-2q8,6 16,-6', tone('brass'), 2.2) +
    fill('M0,128Q18,116 36,128T72,128T108,128T144,128V178H0Z', tone('green', 1)),

  lockdown: () =>
    slab(28, 10, 84, 176, tone('grey', 1), 'rx="14"') +
    fill('M70,10H98A14,14 0 0 1 112,24V178H70Z', tone('grey')) +
    slab(36, 20, 68, 160, 'none', `stroke="${tone('grey', 2)}" stroke-width="3" rx="9"`) +
    [...Array(6)].map((_, i) => disc(32, 24 + i * 20, 2, tone('grey', 2)) + disc(108, 24 + i * 20, 2, tone('grey', 2))).join('') +
    `<g stroke="${tone('vermilion')}" stroke-width="6" fill="none"><circle cx="70" cy="66" r="25"/><path d="M45,66H95M70,41V91M52,48L88,84M88,48L52,84" stroke-width="4"/></g>` +
    disc(70, 66, 8, tone('vermilion', 1)) +
    disc(70, 66, 4, tone('brass')),

  anchor: () =>
    `<g>${line('M70,34V116M46,48H94', '#111c2c', 15, 'stroke-linecap="round"')}${line('M30,84Q36,120 70,122Q104,120 110,84', '#111c2c', 15)}${fill('M18,92L30,68L48,88ZM122,92L110,68L92,88Z', '#111c2c')}${line('M70,34V116M46,48H94', tone('grey', 1), 11, 'stroke-linecap="round"')}${line('M30,84Q36,120 70,122Q104,120 110,84', tone('grey', 1), 11)}${fill('M21,90L30,72L45,87ZM119,90L110,72L95,87Z', tone('grey', 1))}${line('M73,36V118M72,46H94', tone('grey'), 4, 'stroke-linecap="round"')}${line('M73,119Q102,116 107,86', tone('grey'), 4)}${disc(70, 24, 11, 'none', `stroke="#111c2c" stroke-width="10"`)}${disc(70, 24, 11, 'none', `stroke="${tone('brass')}" stroke-width="6"`)}${line('M78,30C100,30 100,56 116,52C132,50 128,76 140,78', tone('ivory'), 6)}${line('M78,30C100,30 100,56 116,52C132,50 128,76 140,78', tone('ivory', 2), 6, 'stroke-dasharray="2 5"')}</g>`,

  lifebuoy: () =>
    group(
      'translate(70,62)',
      disc(0, 0, 43, '#0b1626'),
      disc(0, 0, 41, tone('ivory')),
      fill('M0,-41A41,41 0 0 0 0,41Z', tone('ivory', 1)),
      [0, 1, 2, 3]
        .map((i) =>
          group(
            `rotate(${45 + i * 90})`,
            fill('M-12,-40A41,41 0 0 1 12,-40L6,-19A20,20 0 0 0 -6,-19Z', i > 1 ? tone('vermilion', 1) : tone('vermilion')),
          ),
        )
        .join(''),
      disc(0, 0, 19.5, '#0b1626'),
      disc(0, 0, 18, '#5aa3a0'),
      fill('M-18,2Q-9,-4 0,2T18,2A18,18 0 0 1 -18,2Z', '#357f80'),
    ) + line('M70,16C110,8 132,40 126,72C122,100 96,112 70,110C40,112 12,92 14,60C14,34 36,14 70,16', tone('brass'), 3.4),

  lifeJacket: () =>
    line('M46,50C40,10 100,10 94,50', '#0b1626', 20) +
    line('M46,50C40,12 100,12 94,50', tone('ivory', 2), 15) +
    fill('M26,44Q46,34 66,46V128Q46,140 24,130C20,100 20,70 26,44Z', '#0b1626') +
    fill('M114,44Q94,34 74,46V128Q94,140 116,130C120,100 120,70 114,44Z', '#0b1626') +
    fill('M29,47Q46,38 63,48V126Q46,136 27,128C23,100 24,70 29,47Z', tone('vermilion', 1)) +
    fill('M111,47Q94,38 77,48V126Q94,136 113,128C117,100 116,70 111,47Z', tone('vermilion')) +
    [0, 1, 2]
      .map((i) => slab(30, 53 + i * 25, 30, 19, tone('ivory', 1), 'rx="3"') + slab(80, 53 + i * 25, 30, 19, tone('ivory'), 'rx="3"'))
      .join('') +
    line('M18,74H122M18,99H122', tone('brown'), 5) +
    slab(62, 68, 16, 12, tone('brass'), 'rx="2"') +
    slab(62, 93, 16, 12, tone('brass'), 'rx="2"') +
    slab(66, 71, 8, 6, tone('brown', 2)) +
    slab(66, 96, 8, 6, tone('brown', 2)),

  torpedo: () =>
    rays(8, 120, 200, 40, -Math.PI * 0.5, 0, '#e2694d') +
    fill('M0,96Q20,86 40,96T80,96T120,96T160,96V178H0Z', '#173d66') +
    fill('M0,110Q20,100 40,110T80,110T120,110T160,110V178H0Z', '#0f2a4a') +
    group(
      'translate(68,66) rotate(-16)',
      fill('M-62,-4L-84,-24L-74,0L-84,24L-62,4Z', tone('brass', 1)),
      line('M-84,0H-60', tone('brass'), 5),
      fill('M-66,-8C-50,-19 20,-19 34,-19C54,-17 64,-8 66,0C64,8 54,17 34,19C20,19 -50,19 -66,8Z', '#22344e'),
      fill('M-66,0H66C64,-8 54,-17 34,-19C20,-19 -50,-19 -66,-8Z', '#7d8d9b'),
      fill('M34,-19C54,-17 64,-8 66,0C64,8 54,17 34,19Z', '#d9a441'),
      fill('M34,-19C54,-17 64,-8 66,0H34Z', '#f3d283'),
      slab(-40, -18.5, 6, 37, '#d9a441'),
      line('M-20,-8H20', '#c9d4d8', 3),
    ) +
    fill('M0,128Q18,116 36,128T72,128T108,128T144,128V178H0Z', '#357f80') +
    [
      [20, 88, 5],
      [10, 78, 3.5],
      [28, 98, 4],
      [4, 92, 4],
    ]
      .map(([x, y, r]) => disc(x, y, r, '#fbf1da', 'opacity=".85"'))
      .join(''),
} satisfies Drawings
