import { random, seedOf, type Svg } from '../../kit/index.ts'
import { buildingsOf } from './buildings.ts'
import { groundOf } from './ground.ts'
import type { Pen } from './pen.ts'
import { plantsOf } from './plants.ts'

/** The landscape of an island, drawn around its middle: each of the box has its own, any other is made up from its name. */
export function isleOf(pen: Pen): (id: string) => Svg {
  const { palette, ink, shape, line } = pen
  const { peak, hill, rocks, smoke } = groundOf(pen)
  const { palm, pine, tree, reeds } = plantsOf(pen)
  const { house, hut, tower, column, tent, lampPost } = buildingsOf(pen)
  const isles: Readonly<Record<string, () => Svg>> = {
    amberfall: () =>
      peak(-4, 6, 24, 22, 3, { lit: '#d9a35a', dark: '#a56a2f', snow: false }) +
      `<path d="M-3,-8C-1,-4 -4,0 -2,6" stroke="${palette.foam}" stroke-width="2.6" fill="none"/>` +
      tree(11, 8, 4.4) +
      tree(-15, 9, 4) +
      hut(5, 11, 8),
    'brindle-cay': () =>
      hill(0, 3, 34, 9) +
      shape('M-13,9C-12,1 -6,-5 0,-5C7,-5 12,1 13,9Z', palette.thatch, 1.1) +
      shape('M-3,9V3a3,3 0 0 1 6,0V9Z', palette.window, 0.8) +
      line('M-11,4C-6,-1 6,-1 11,4M-12,7C-6,3 6,3 12,7', 0.7, 0.6) +
      palm(-16, 8, 13, -3) +
      palm(16, 8, 15, 3),
    cinderreef: () =>
      shape('M-17,8L-7,-11H-1L3,-8L15,8Z', palette.ash, 1.2) +
      `<path d="M-1,-11L3,-8L15,8H2Z" fill="${palette.rock3}"/><path d="M-7,-11H-1L0,-7L-2,0L-4,-6Z" fill="#e2571d"/>` +
      line('M4,-2l4,6M2,-5l3,5M8,2l3,5', 0.8, 0.8) +
      smoke(-4, -12) +
      house(12, 11, 8, 5, palette.roof2, palette.rock3) +
      `<path d="M9,1v-4h2v4Z" fill="${ink}"/>`,
    duskmere: () =>
      tree(-14, 7, 4.6) +
      tree(-8, 4, 4) +
      `<ellipse cx="0" cy="8" rx="10" ry="3.4" fill="${palette.seaLo}" stroke="${ink}" stroke-width=".9"/>` +
      shape('M-1,6V-6C-1,-12 9,-12 9,-6V6Z', palette.rock, 1.1) +
      `<path d="M5,6V-11C8,-10 9,-8 9,-6V6Z" fill="${palette.rock2}"/><circle cx="2" cy="-5" r="1.6" fill="${palette.window}"/><circle cx="6.3" cy="-5" r="1.6" fill="${palette.window}"/>` +
      line('M2,0h5', 1.4) +
      palm(15, 8, 13, 3),
    emberroost: () =>
      peak(1, 3, 22, 18, 7, { snow: false }) +
      line('M-3,-15l3,2l4,-3', 1.4) +
      tent(-11, 9, 11, palette.roof) +
      tent(2, 11, 10, '#c9a24a') +
      tent(13, 9, 9, palette.roof2),
    fernhollow: () =>
      hill(-6, 4, 22, 10) +
      hill(8, 6, 20, 8) +
      [-14, -4, 6, 14]
        .map((x, i) => line(`M${x},10q-3,-6 -6,-6M${x},10q0,-8 -1,-9M${x},10q3,-7 6,-6`, 1.5, 1, i % 2 ? palette.leaf : palette.leaf2))
        .join(''),
    gullwatch: () =>
      hill(2, 8, 34, 7) +
      tower(4, 4, 7.5, 20, { striped: true, roof: palette.roof2 }) +
      `<circle cx="4" cy="-18.5" r="2.2" fill="${palette.lamp ? palette.window : palette.gold}" stroke="${ink}" stroke-width=".8"/>` +
      (palette.lamp ? `<circle cx="4" cy="-18" r="16" fill="url(#qc-glow)"/>` : '') +
      house(-11, 8, 9, 5) +
      line('M-16,-11q2.4,-2.6 4,0q1.8,-2.6 4,0M13,-14q2,-2.4 3.6,0q1.6,-2.4 3.6,0', 1),
    hollowtide: () =>
      shape('M-17,8C-16,-4 -8,-10 0,-10C9,-10 16,-3 17,8Z', palette.rock, 1.2) +
      `<path d="M4,-10C12,-8 16,-2 17,8H10C11,0 9,-6 4,-10Z" fill="${palette.rock2}"/>` +
      shape('M-8,8C-8,0 -4,-4 0,-4C5,-4 8,0 8,8Z', palette.seaLo, 1.1) +
      line('M-5,5q2.4,-2 5,0q2.4,2 5,0', 1, 1, palette.foam) +
      pine(-13, 4, 9) +
      tower(13, 2, 6, 10, { top: 'battlements' }),
    ivorystrand: () =>
      shape('M-18,9C-13,3 -8,6 -4,2C0,-2 6,5 10,1C14,-1 17,5 18,9Z', palette.snow, 1) +
      line('M-10,7q3,-2.4 6,-1M2,6q3,-2.6 7,-1', 0.8, 0.6) +
      palm(-8, 5, 17, 5) +
      palm(-13, 8, 12, -4) +
      tent(9, 8, 9, '#f6f0e0'),
    jadefen: () =>
      `<ellipse cx="-2" cy="8" rx="15" ry="4" fill="${palette.seaLo}" stroke="${ink}" stroke-width=".8"/>` +
      line('M-3,9v-6M5,9v-6M11,10v-5', 1.4) +
      hut(1, 4, 12) +
      reeds(-13, 9) +
      reeds(-8, 6) +
      reeds(15, 9) +
      hut(12, 7, 8),
    'kestrel-rock': () =>
      shape('M-6,9L-9,-2L-5,-9L-6,-16L0,-22L5,-17L4,-10L8,-4L6,9Z', palette.rock, 1.2) +
      `<path d="M0,-22L5,-17L4,-10L8,-4L6,9H1L2,-4L-1,-12Z" fill="${palette.rock2}"/>` +
      line('M3,-14l2,4M3,-6l3,5M2,2l3,4', 0.8, 0.8) +
      line('M-16,-15q3.6,-4 5.6,0q2.4,-4 5.6,0', 1.3) +
      hut(-13, 9, 8) +
      pine(13, 10, 11),
    lanternlee: () =>
      hill(0, 7, 34, 7) +
      house(-9, 6, 10, 6) +
      house(7, 8, 11, 6, palette.thatch, palette.roof2) +
      lampPost(-16, 9) +
      lampPost(0, 10, 11) +
      lampPost(16, 9),
    mosswick: () =>
      hill(-4, 6, 30, 11) +
      shape('M-7,2L-5.4,-10H.4L2,2Z', palette.wall, 1) +
      shape('M-6,-10L-2.5,-14L1,-10Z', palette.roof, 0.9) +
      `<g><path d="M-2.5,-9l8,-7M-2.5,-9l7,8M-2.5,-9l-8,7M-2.5,-9l-7,-8" stroke="${ink}" stroke-width="3.4"/><path d="M-2.5,-9l8,-7M-2.5,-9l7,8M-2.5,-9l-8,7M-2.5,-9l-7,-8" stroke="${palette.paperHi}" stroke-width="1.8"/></g>` +
      house(11, 9, 10, 5, palette.thatch, palette.roof2) +
      tree(-15, 10, 4),
    nettlebay: () =>
      tree(-14, 6, 5) +
      house(-2, 6, 14, 8) +
      shape('M-2,-6v-5M-4.5,-9h5', 'none', 1.4) +
      tree(11, 7, 5.4) +
      line('M-16,11l1,-4M-12,11l1,-4M4,11l1,-4M8,11l1,-4M14,11l1,-4', 1.2, 1, palette.leaf2),
    opaline: () =>
      [
        { x: -9, y: 7, w: 6, h: 15, lit: '#b9d7de', dark: '#7fa6b8' },
        { x: 8, y: 8, w: 6, h: 13, lit: '#d6c3e0', dark: '#9c84b2' },
        { x: 0, y: 8, w: 8, h: 22, lit: '#eaf0e6', dark: '#a9bfc4' },
      ]
        .map(
          ({ x, y, w, h, lit, dark }) =>
            shape(`M${x - w / 2},${y}L${x - w / 2},${y - h * 0.7}L${x},${y - h}L${x + w / 2},${y - h * 0.65}V${y}Z`, lit, 1) +
            `<path d="M${x + w * 0.1},${y}V${y - h * 0.6}L${x},${y - h}L${x + w / 2},${y - h * 0.65}V${y}Z" fill="${dark}"/>`,
        )
        .join('') +
      rocks(15, 9, 0.8) +
      rocks(-16, 9, 0.8),
    pinecrown: () =>
      hill(0, 5, 34, 14, palette.grass2) +
      pine(-12, 7, 13) +
      pine(-4, 1, 14) +
      pine(5, 0, 16) +
      pine(12, 7, 13) +
      pine(1, 9, 12) +
      shape('M-19,10v-4l1.6,-2l1.6,2v4Z', palette.wall2, 0.8),
    quillpoint: () =>
      house(-8, 8, 14, 8, palette.roof2, palette.rock3) +
      column(-12, 8, 7) +
      column(-8, 8, 7) +
      column(-4, 8, 7) +
      `<path d="M9,9C8,-2 10,-12 17,-18C19,-10 17,-1 10,4" fill="${palette.snow}" stroke="${ink}" stroke-width="1.1"/>` +
      line('M9,9C9,-1 12,-9 16,-16', 0.9) +
      tree(3, 10, 3.6),
    rookspire: () =>
      rocks(-12, 9, 1.2) +
      tower(2, 8, 9, 21, { top: 'broken', c: palette.rock, d: palette.rock2 }) +
      shape('M10,9l8,-3l1.6,4l-8,2Z', palette.rock, 0.9) +
      line('M-10,-10q2,-2.4 3.6,0q1.6,-2.4 3.6,0M9,-15q2,-2.4 3.6,0q1.6,-2.4 3.6,0', 1.1),
  }
  const madeUp = (id: string): Svg => {
    const r = random(seedOf(id))
    const things = [
      () => palm(-10 + r() * 20, 8, 12 + r() * 5, (r() - 0.5) * 8),
      () => tree(-12 + r() * 24, 8, 4 + r() * 2),
      () => hut(-8 + r() * 16, 9, 8),
      () => rocks(-10 + r() * 20, 9),
    ]
    return hill(0, 6, 30, 8) + [0, 1, 2].map(() => things[Math.floor(r() * things.length)]()).join('')
  }
  return (id) => isles[id]?.() ?? madeUp(id)
}
