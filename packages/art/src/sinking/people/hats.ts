import { circle, type Svg } from '../../kit/index.ts'
import { cel, ink } from '../brush.ts'
import type { Build, CharacterName } from './build.ts'

/** Hair and hat: most of a silhouette. */
export const HATS: Readonly<Record<CharacterName, (c: Build) => Svg>> = {
  pete: (c) =>
    cel(`M${-c.hw - 2},-5 C${-c.hw - 3},-36 ${c.hw + 3},-38 ${c.hw + 2},-7 Q0,-16 ${-c.hw - 2},-5Z`, '#a63a46', '#6c2230', {
      light: '#e0838a',
      inner:
        '<g fill="#f6e3d0" opacity=".85"><circle cx="-12" cy="-16" r="2"/><circle cx="-2" cy="-22" r="2"/><circle cx="9" cy="-19" r="2"/><circle cx="1" cy="-14" r="2"/><circle cx="16" cy="-13" r="2"/></g>',
    }),
  netty: (c) =>
    `<path d="M${-c.hw},-2 C-22,-24 -4,-22 0,-20 C10,-22 22,-20 ${c.hw},-4 C20,-16 8,-15 2,-14 C-8,-15 -18,-12 ${-c.hw},-2Z" fill="${c.hair}" stroke="${ink}" stroke-width="2"/>` +
    cel('M-42,-14 C-30,-22 -18,-22 -15,-22 C-14,-44 14,-46 16,-23 C24,-23 34,-21 44,-15 C28,-8 -24,-7 -42,-14Z', '#d8b66a', '#977635', {
      light: '#f6e2a4',
      inner:
        '<path d="M-16,-24 Q0,-17 17,-24 V-30 Q0,-23 -16,-30Z" fill="#6b3b2c"/><path d="M-40,-14 Q0,-24 42,-15" fill="none" stroke="#a8843f" stroke-width="1.5"/>',
    }),
  genny: (c) =>
    cel(`M${-c.hw - 4},0 C-34,-40 34,-42 ${c.hw + 4},-1 C16,-16 8,-10 3,-16 C-4,-10 -16,-14 ${-c.hw - 4},0Z`, c.hair, '#120c12', {
      light: '#6a5560',
    }) +
    `<path d="M-25,-18 Q0,-30 26,-19" fill="none" stroke="#6e4526" stroke-width="6"/>` +
    cel(circle(-9, -22, 8.4), '#d9a544', '#8b6220', { sw: 2 }) +
    cel(circle(11, -22, 8.4), '#d9a544', '#8b6220', { sw: 2 }) +
    `<circle cx="-9" cy="-22" r="5" fill="#9fd6d6"/><circle cx="11" cy="-22" r="5" fill="#9fd6d6"/><path d="M-12,-20 l5,-5 M8,-20 l5,-5" stroke="#fff" stroke-width="2"/><path d="M10,8 q5,1 8,-2" stroke="#1d1418" stroke-width="4" opacity=".5" stroke-linecap="round"/>`,
  quinn: (c) =>
    `<path d="M${-c.hw - 2},16 C-30,0 -24,-16 -18,-16 L-16,0Z" fill="${c.hair}" stroke="${ink}" stroke-width="2"/>` +
    cel('M8,-30 C20,-62 46,-58 50,-44 C40,-48 34,-36 18,-24Z', '#f5efe0', '#b9b09a', {
      light: '#fff',
      inner: '<path d="M12,-28 Q30,-52 48,-46" fill="none" stroke="#a89f88" stroke-width="1.6"/>',
    }) +
    cel('M-34,-12 C-22,-20 -20,-38 -4,-36 C8,-40 20,-34 24,-22 C28,-18 34,-16 38,-10 C16,-18 -14,-20 -34,-12Z', '#3b3450', '#211c33', {
      light: '#75698f',
      inner: '<path d="M-34,-12 C-14,-20 16,-18 38,-10" fill="none" stroke="#d8ab4a" stroke-width="5"/>',
    }),
  billy: () =>
    '<path d="M-6,-20 q6,-3 12,-1" stroke="#fff" stroke-opacity=".5" stroke-width="3" fill="none" stroke-linecap="round"/><path d="M9,-20 l6,8" stroke="#a85a44" stroke-width="2.4" stroke-linecap="round"/>',
  frankie: () =>
    cel(
      'M-22,-10 L-20,-26 C-40,-32 -34,-58 -14,-52 C-8,-66 14,-66 18,-52 C38,-56 40,-30 22,-26 L23,-11 Q0,-18 -22,-10Z',
      '#fdf8ea',
      '#c9c1ad',
      {
        light: '#fff',
        inner:
          '<path d="M-21,-18 Q0,-26 23,-18" fill="none" stroke="#b9b09a" stroke-width="2"/><path d="M-10,-28 q-2,-10 -4,-14 M4,-30 q0,-10 1,-16 M14,-28 q2,-8 5,-12" fill="none" stroke="#cfc7b3" stroke-width="2"/>',
      },
    ),
}
