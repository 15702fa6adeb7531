import { circle, ellipse, roundRect, type Svg } from '../../kit/index.ts'
import { BRASS, STEEL, cel, ink } from './stuff.ts'

/** Keepsakes, drink, instruments, charms. */
export const trinkets = {
  'rubber-ducky': () =>
    cel(
      'M-22,8 C-26,-2 -16,-2 -12,2 C-6,4 0,2 -2,-6 C-10,-26 20,-32 22,-10 C23,-2 16,2 18,8 C24,20 14,26 0,26 C-14,26 -20,20 -22,8Z',
      '#f4cc3d',
      '#c08c1a',
      { light: '#fff3b0' },
    ) +
    `<path d="M20,-10 q12,-2 13,3 q-6,5 -13,3Z" fill="#e2692a" stroke="${ink}" stroke-width="2.2" stroke-linejoin="round"/><circle cx="12" cy="-14" r="3.2" fill="${ink}"/><circle cx="11" cy="-15" r="1" fill="#fff"/><path d="M-10,10 q8,10 18,2" fill="none" stroke="#a8740f" stroke-width="2.6" stroke-linecap="round"/><path d="M2,-20 q-2,4 -4,5" stroke="#fff" stroke-width="2.4" stroke-linecap="round" fill="none"/>`,
  'bottle-o-rum': () =>
    cel('M-6,-30 h12 v16 q10,4 10,14 v26 q0,5 -5,5 h-22 q-5,0 -5,-5 v-26 q0,-10 10,-14Z', '#6f8a3a', '#3f5322', { light: '#c6d98a' }) +
    cel(roundRect(-15, 2, 30, 18, 2), '#f7e9c4', '#cdb680', { sw: 2 }) +
    `<path d="M-11,7 l6,8 m0,-8 l-6,8 M-3,7 l6,8 m0,-8 l-6,8 M5,7 l6,8 m0,-8 l-6,8" stroke="${ink}" stroke-width="2" stroke-linecap="round" fill="none"/>` +
    cel(roundRect(-5, -36, 10, 8, 2), '#c49a64', '#87622f', { sw: 2 }),
  'silver-doubloon': () =>
    `${cel(circle(0, 0, 26), ...STEEL, { light: '#ffffff' })}${cel(circle(0, 0, 20), '#d5dde0', '#8b9ba3', { sw: 2 })}<path d="M-9,-4 a9,9 0 0 1 18,0 q0,6 -4,7 v5 h-10 v-5 q-4,-1 -4,-7Z" fill="#4a5562"/><circle cx="-4" cy="-3" r="2.6" fill="#d5dde0"/><circle cx="4" cy="-3" r="2.6" fill="#d5dde0"/><path d="M-13,13 L13,-1 M-13,-1 L13,13" stroke="#4a5562" stroke-width="2.6" opacity=".55"/>`,
  'somber-skull': () =>
    `${cel('M-24,-4 C-26,-34 26,-34 24,-4 C24,8 16,10 14,14 V26 H-14 V14 C-16,10 -24,8 -24,-4Z', '#efe8d0', '#b3a988', { light: '#fffdf0' })}<ellipse cx="-10" cy="-2" rx="7" ry="6.4" fill="#23181f"/><ellipse cx="10" cy="-2" rx="7" ry="6.4" fill="#23181f"/><path d="M-4,10 L0,4 L4,10Z" fill="#23181f"/><path d="M-8,16 v9 M0,16 v10 M8,16 v9" stroke="${ink}" stroke-width="2.2"/><path d="M-17,-12 q7,3 12,8 M17,-12 q-7,3 -12,8" stroke="${ink}" stroke-width="2.4" stroke-linecap="round"/>`,
  'treasure-map': () =>
    `${cel('M-28,-20 Q-18,-26 -8,-20 T12,-20 T28,-22 V20 Q18,26 8,20 T-12,22 T-28,20Z', '#f0dfb4', '#b99a5c', { light: '#fffbe6' })}<path d="M-20,10 Q-12,-6 0,2 T16,-8" fill="none" stroke="#8a4a22" stroke-width="3" stroke-dasharray="5 5" stroke-linecap="round"/><path d="M12,-14 l10,10 M22,-14 l-10,10" stroke="#b3261c" stroke-width="4.4" stroke-linecap="round"/><path d="M-20,-12 l5,-6 l5,6Z M-8,14 q5,-5 10,0" fill="#7f9a5c" stroke="#55703a" stroke-width="1.6"/>`,
  'water-flask': () =>
    `${cel('M-7,-22 h14 v8 q15,6 15,22 q0,22 -22,22 q-22,0 -22,-22 q0,-16 15,-22Z', '#a5673a', '#693c1d', { light: '#dba06a' })}${cel(roundRect(-6, -33, 12, 11, 3), ...BRASS, { sw: 2 })}<path d="M0,-4 C5,3 8,6 8,11 A8,8 0 0 1 -8,11 C-8,6 -5,3 0,-4Z" fill="#49b3cc" stroke="${ink}" stroke-width="2"/><path d="M-20,2 Q-34,-10 -18,-26 Q0,-40 18,-26 Q34,-10 20,2" fill="none" stroke="#6b4221" stroke-width="3"/>`,
  'war-drum': () =>
    `<path d="M-30,-30 L4,-8 M30,-30 L-4,-8" stroke="${ink}" stroke-width="7" stroke-linecap="round"/><path d="M-30,-30 L4,-8 M30,-30 L-4,-8" stroke="#d9b47a" stroke-width="3.6" stroke-linecap="round"/>${cel('M-24,-6 V18 Q0,34 24,18 V-6Z', '#8e2438', '#5a1526', { light: '#d86a78', inner: '<path d="M-24,-4 L-12,26 L0,2 L12,26 L24,-4" fill="none" stroke="#f0d28a" stroke-width="3"/>' })}${cel(ellipse(0, -6, 24, 9), '#f4e6c2', '#c9b07a', { light: '#fffdf0' })}`,
  'hurdy-gurdy': () =>
    `<g transform="rotate(-24)">${cel('M-24,0 C-24,-20 4,-20 12,-10 H34 V10 H12 C4,20 -24,20 -24,0Z', '#b9793c', '#744520', { light: '#efc089' })}${cel(circle(-6, 0, 7), '#4a2a1a', '#2c170e', { sw: 2 })}<path d="M-4,-4 H32 M-4,0 H32 M-4,4 H32" stroke="#f4e6c2" stroke-width="1.6"/><path d="M-24,0 h-8 v14" fill="none" stroke="${ink}" stroke-width="7" stroke-linejoin="round" stroke-linecap="round"/><path d="M-24,0 h-8 v14" fill="none" stroke="#cfd6e2" stroke-width="3.4" stroke-linejoin="round" stroke-linecap="round"/></g>`,
  'siren-silencers': () =>
    `${[-1, 1].map((f) => cel(`M${f * 8},-4 C${f * 8},-20 ${f * 30},-22 ${f * 30},-4 C${f * 30},6 ${f * 24},8 ${f * 22},26 H${f * 14} C${f * 13},10 ${f * 8},8 ${f * 8},-4Z`, '#f1d27a', '#b08a34', { light: '#fff6c8' })).join('')}<path d="M-16,-28 Q0,-38 16,-28" fill="none" stroke="#6b4221" stroke-width="3"/><path d="M-22,-6 q4,-6 8,0 M14,-6 q4,-6 8,0" fill="none" stroke="${ink}" stroke-width="2.4" stroke-linecap="round"/><path d="M-5,2 l10,10 M5,2 l-10,10" stroke="#b3261c" stroke-width="4" stroke-linecap="round"/>`,
  'siren-shiner': () =>
    `${cel(ellipse(0, -8, 22, 24), ...BRASS, { light: '#ffe7a0' })}${cel(ellipse(0, -8, 16, 18), '#bfe6ee', '#6fa5b8', { sw: 2, light: '#ffffff' })}<path d="M-8,-2 L4,-18 M0,4 L10,-10" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".9"/>${cel(roundRect(-5, 15, 10, 20, 4), ...BRASS)}<path d="M26,-26 l3,-8 l3,8 l8,3 l-8,3 l-3,8 l-3,-8 l-8,-3Z" fill="#fff8c8" stroke="${ink}" stroke-width="1.6"/>`,
  'cursed-amulet': () =>
    `<path d="M-20,-34 Q-16,-4 0,0 Q16,-4 20,-34" fill="none" stroke="${ink}" stroke-width="6"/><path d="M-20,-34 Q-16,-4 0,0 Q16,-4 20,-34" fill="none" stroke="#d8b25a" stroke-width="3" stroke-dasharray="5 2"/>${cel('M0,-6 L20,12 L0,34 L-20,12Z', '#3a3550', '#1c1830', { light: '#8ff0b4', lo: 0.6 })}<path d="M-11,13 Q0,2 11,13 Q0,24 -11,13Z" fill="#eafff0" stroke="${ink}" stroke-width="2"/><circle cy="13" r="5" fill="#2f9a5c"/><path d="M0,8 v10" stroke="${ink}" stroke-width="2.6"/>`,
} satisfies Readonly<Record<string, () => Svg>>
