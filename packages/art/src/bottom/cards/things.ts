import { disc, fill, group, line, rays, slab, tenth } from '../../kit/index.ts'
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
    slab(20, 4, 100, 180, '#14101c', 'rx="16"') +
    slab(24, 8, 92, 176, tone('grey', 1), 'rx="14"') +
    fill('M70,8H102A14,14 0 0 1 116,22V178H70Z', tone('grey')) +
    slab(33, 18, 74, 160, 'none', `stroke="${tone('grey', 2)}" stroke-width="3" rx="9"`) +
    [...Array(6)].map((_, i) => disc(28.5, 24 + i * 20, 2.2, tone('grey', 2)) + disc(111.5, 24 + i * 20, 2.2, tone('grey', 2))).join('') +
    [
      [0, 12, 140, 116],
      [140, 12, 0, 116],
    ]
      .map(([x0, y0, x1, y1]) =>
        [...Array(11)]
          .map((_, i) => {
            const at = (i + 0.5) / 11
            const turn = (Math.atan2(y1 - y0, x1 - x0) * 180) / Math.PI
            return group(
              `translate(${tenth(x0 + (x1 - x0) * at)},${tenth(y0 + (y1 - y0) * at)}) rotate(${tenth(turn)})`,
              `<ellipse rx="9.5" ry="${i % 2 ? 2.6 : 6}" fill="none" stroke="#14101c" stroke-width="6"/><ellipse rx="9.5" ry="${i % 2 ? 2.6 : 6}" fill="none" stroke="${tone('ink', 0)}" stroke-width="3"/>`,
            )
          })
          .join(''),
      )
      .join('') +
    line('M54,62V46A16,16 0 0 1 86,46V62', '#14101c', 13) +
    line('M54,62V46A16,16 0 0 1 86,46V62', tone('grey'), 8) +
    slab(40, 56, 60, 46, '#14101c', 'rx="7"') +
    slab(43, 59, 54, 40, tone('brass', 1), 'rx="5"') +
    slab(70, 59, 27, 40, tone('brass'), 'rx="5"') +
    disc(70, 75, 6.4, '#14101c') +
    fill('M67,76H73L76,91H64Z', '#14101c'),

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
    // Seen from the side and under water: what it is after still steams along above.
    rays(140, 40, 220, 40, Math.PI * 0.5, Math.PI * 1.5, '#e2694d') +
    slab(80, 26, 46, 8, tone('ivory')) +
    slab(90, 8, 9, 20, tone('brass')) +
    slab(104, 8, 9, 20, tone('brass')) +
    slab(90, 8, 9, 6, tone('black', 2)) +
    slab(104, 8, 9, 6, tone('black', 2)) +
    fill('M66,33H140V52H78Z', tone('black', 1)) +
    line('M67,36H140', tone('vermilion'), 2.4) +
    fill('M0,48Q14,40 28,48T56,48T84,48T112,48T140,48V178H0Z', '#1b5a78') +
    fill('M0,48Q14,40 28,48T56,48T84,48T112,48T140,48V178H0Z', '#12405c', 'transform="translate(0,26)"') +
    fill('M0,48Q14,40 28,48T56,48T84,48T112,48T140,48V178H0Z', '#0c2a44', 'transform="translate(0,66)"') +
    line('M0,48Q14,40 28,48T56,48T84,48T112,48T140,48', tone('ivory'), 2.6) +
    [
      [6, 108, 6],
      [16, 96, 4],
      [4, 90, 3.4],
      [20, 112, 3.6],
      [10, 120, 3],
    ]
      .map(([x, y, r]) => disc(x, y, r, 'none', 'stroke="#fbf1da" stroke-width="2"'))
      .join('') +
    group(
      'translate(78,82) rotate(-14)',
      fill('M-50,-7L-66,-23H-54L-38,-13ZM-50,7L-66,23H-54L-38,13Z', tone('vermilion')),
      fill(
        'M-62,-16Q-54,-8 -62,0Q-70,8 -62,16Q-76,12 -72,0Q-76,-12 -62,-16Z',
        tone('brass'),
        `stroke="${tone('brass', 2)}" stroke-width="1.6"`,
      ),
      fill('M-58,0C-54,-10 -40,-17 -24,-17H38C54,-17 62,-8 62,0C62,8 54,17 38,17H-24C-40,17 -54,10 -58,0Z', '#08111f'),
      fill('M-55,0C-51,-9 -39,-14.5 -24,-14.5H38C52,-14.5 59.5,-7 59.5,0Z', '#c3cdd2'),
      fill('M-55,0C-51,9 -39,14.5 -24,14.5H38C52,14.5 59.5,7 59.5,0Z', '#76848f'),
      fill('M36,-14.5H38C52,-14.5 59.5,-7 59.5,0H36Z', tone('vermilion')),
      fill('M36,14.5H38C52,14.5 59.5,7 59.5,0H36Z', tone('vermilion', 1)),
      slab(-20, -14.5, 5, 29, tone('brass')),
      line('M-8,-6H26', '#f4f7f2', 3),
      slab(59, -3, 6, 6, tone('brass')),
    ),
} satisfies Drawings
