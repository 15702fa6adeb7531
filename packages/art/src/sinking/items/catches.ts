import { circle, ellipse, tenth, type Svg } from '../../kit/index.ts'
import { BRASS, WOOD, cel, ink } from './stuff.ts'

/** What comes out of the sea, and what is used to get it. */
export const catches = {
  'sticky-starfish': () => {
    let d = ''
    for (let i = 0; i < 10; i++) {
      const a = ((i * 36 - 90) * Math.PI) / 180,
        R = i % 2 ? 12 : 30
      d += (i ? 'L' : 'M') + tenth(Math.cos(a) * R) + ',' + tenth(Math.sin(a) * R)
    }
    return cel(d + 'Z', '#e4744f', '#a5402c', {
      light: '#ffc7a0',
      inner:
        '<g fill="#ffd9b0"><circle cy="-14" r="2"/><circle cx="12" cy="-3" r="2"/><circle cx="-12" cy="-3" r="2"/><circle cx="8" cy="12" r="2"/><circle cx="-8" cy="12" r="2"/><circle r="2.4"/></g>',
    })
  },
  'clear-water': () =>
    cel('M0,-30 C14,-10 22,0 22,12 A22,22 0 0 1 -22,12 C-22,0 -14,-10 0,-30Z', '#49b3cc', '#1f7391', { light: '#d8f6fb' }) +
    '<path d="M-12,12 a12,12 0 0 0 10,12" fill="none" stroke="#e8fbff" stroke-width="4" stroke-linecap="round"/>',
  'trusty-carrot': () =>
    `<g transform="rotate(34)">${cel('M-11,-14 Q0,-22 11,-14 Q8,12 0,34 Q-8,12 -11,-14Z', '#ee8636', '#b3541b', { light: '#ffc48a', inner: '<path d="M-9,-4 h8 M2,4 h7 M-6,12 h6" stroke="#b3541b" stroke-width="2"/>' })}<path d="M0,-16 C-14,-26 -8,-36 -2,-30 C0,-40 8,-38 6,-30 C14,-34 14,-22 0,-16Z" fill="#4f9a4c" stroke="${ink}" stroke-width="2.2"/></g>`,
  'fishing-net': () =>
    `${cel('M-26,-18 Q0,-8 26,-18 C26,14 14,32 0,34 C-14,32 -26,14 -26,-18Z', '#c9b27e', '#8a7444', { light: '#efe0b4', inner: '<path d="M-26,-6 Q0,6 26,-6 M-25,6 Q0,18 25,6 M-20,18 Q0,28 20,18 M-16,-14 Q-12,12 -4,33 M-4,-11 Q-2,12 0,34 M10,-12 Q8,12 4,33 M20,-16 Q18,8 12,28" fill="none" stroke="#6d5a33" stroke-width="2.2"/>' })}<path d="M-28,-18 Q0,-8 28,-18" fill="none" stroke="${ink}" stroke-width="8" stroke-linecap="round"/><path d="M-28,-18 Q0,-8 28,-18" fill="none" stroke="#a8763f" stroke-width="4" stroke-linecap="round"/><circle cx="-26" cy="-20" r="5" fill="#c8553d" stroke="${ink}" stroke-width="2"/><circle cx="26" cy="-20" r="5" fill="#c8553d" stroke="${ink}" stroke-width="2"/><path d="M-8,14 q8,-8 16,0 q-8,8 -16,0Z M8,14 l7,-5 v10Z" fill="#8fb6c8" stroke="${ink}" stroke-width="2"/>`,
  'fishing-rod': () =>
    `<path d="M-26,32 Q-4,-6 20,-34" fill="none" stroke="${ink}" stroke-width="8" stroke-linecap="round"/><path d="M-26,32 Q-4,-6 20,-34" fill="none" stroke="#b98449" stroke-width="4" stroke-linecap="round"/>${cel(circle(-14, 18, 9), ...BRASS, { light: '#ffe7a0' })}<circle cx="-14" cy="18" r="3" fill="${ink}"/><path d="M20,-34 Q30,-10 22,14" fill="none" stroke="#fff6dc" stroke-width="2"/><path d="M22,14 v8 q0,8 -8,7 q-5,-1 -5,-6" fill="none" stroke="${ink}" stroke-width="6" stroke-linecap="round"/><path d="M22,14 v8 q0,8 -8,7 q-5,-1 -5,-6" fill="none" stroke="#cfd6e2" stroke-width="3" stroke-linecap="round"/>`,
  'gem-sifter': () =>
    `${cel(ellipse(0, 2, 28, 15), ...WOOD, { light: '#dba869' })}${cel(ellipse(0, 0, 22, 10), '#d9cba0', '#9c8c5c', { sw: 2, inner: '<path d="M-22,-4 h44 M-22,1 h44 M-22,6 h44 M-14,-12 v24 M-5,-12 v24 M4,-12 v24 M13,-12 v24" stroke="#7a6a45" stroke-width="1.6"/>' })}<path d="M-8,-4 l6,-7 h8 l5,7 l-9,9Z" fill="#2f6fd6" stroke="${ink}" stroke-width="2" stroke-linejoin="round"/><path d="M-3,-10 l2,6 l-7,0" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="1.6"/><path d="M-12,20 v8 M0,22 v9 M12,20 v8" stroke="#49b3cc" stroke-width="3.4" stroke-linecap="round"/>`,
  'grabby-crabby': () =>
    `<path d="M-20,8 l-10,8 M-16,16 l-8,12 M20,8 l10,8 M16,16 l8,12" stroke="${ink}" stroke-width="5" stroke-linecap="round"/>${cel('M-22,6 C-24,-10 24,-10 22,6 C20,24 -20,24 -22,6Z', '#e0573c', '#9c2f22', { light: '#ffb59a' })}${[-1, 1].map((f) => `<path d="M${f * 20},0 Q${f * 30},-6 ${f * 26},-16" fill="none" stroke="${ink}" stroke-width="8"/><path d="M${f * 20},0 Q${f * 30},-6 ${f * 26},-16" fill="none" stroke="#e0573c" stroke-width="4"/>${cel(`M${f * 26},-14 C${f * 12},-20 ${f * 16},-36 ${f * 26},-36 L${f * 25},-24 L${f * 34},-34 C${f * 40},-24 ${f * 36},-14 ${f * 26},-14Z`, '#e0573c', '#9c2f22', { sw: 2.2 })}<circle cx="${f * 8}" cy="-8" r="6" fill="#fffaf0" stroke="${ink}" stroke-width="2"/><circle cx="${f * 8}" cy="-7" r="2.6" fill="${ink}"/>`).join('')}<path d="M-8,10 Q0,16 8,10" fill="none" stroke="${ink}" stroke-width="2.6" stroke-linecap="round"/>`,
  'smelly-sponge': () =>
    `${cel('M-26,-8 Q-20,-18 -4,-16 Q14,-22 24,-12 Q30,2 24,14 Q10,24 -8,20 Q-26,20 -28,6Z', '#d9b64a', '#96762a', { light: '#f6e39a', inner: '<g fill="#8a6a22"><circle cx="-14" cy="-4" r="4"/><circle cx="2" cy="-8" r="3"/><circle cx="14" cy="-2" r="4.4"/><circle cx="-4" cy="8" r="4.6"/><circle cx="12" cy="12" r="3"/><circle cx="-18" cy="10" r="2.8"/></g>' })}<path d="M-16,-24 q-5,-5 0,-9 M-2,-24 q-5,-6 0,-11 M12,-24 q-5,-5 0,-9" fill="none" stroke="#86a05a" stroke-width="3.4" stroke-linecap="round"/>`,
  'fishy-bait': () =>
    `${cel('M-26,4 Q-6,-18 16,0 Q-6,20 -26,4Z', '#8fb6c8', '#54798c', { light: '#e0f2fa' })}${cel('M12,0 L30,-12 Q26,0 30,14Z', '#8fb6c8', '#54798c', { sw: 2.2 })}<circle cx="-14" cy="0" r="3.4" fill="${ink}"/><path d="M-4,-6 q5,8 0,14" fill="none" stroke="${ink}" stroke-width="2.2"/><path d="M-24,6 q-4,16 8,18 q10,0 8,-10" fill="none" stroke="${ink}" stroke-width="6" stroke-linecap="round"/><path d="M-24,6 q-4,16 8,18 q10,0 8,-10" fill="none" stroke="#cfd6e2" stroke-width="3" stroke-linecap="round"/><path d="M-24,4 V-32" stroke="#fff6dc" stroke-width="2"/>`,
  'cheeky-chum': () =>
    `${cel('M-20,-14 H20 L16,28 Q0,33 -16,28Z', ...WOOD, { light: '#dba869', inner: '<path d="M-21,-4 h42 M-18,18 h36" stroke="#565d6e" stroke-width="5"/>' })}${cel(ellipse(0, -14, 20, 7), '#8c3a34', '#5a201c', { sw: 2.2 })}<path d="M-10,-16 q6,-14 16,-4 q-8,8 -16,4Z" fill="#8fb6c8" stroke="${ink}" stroke-width="2"/><path d="M4,-18 l8,-8 l2,9Z" fill="#8fb6c8" stroke="${ink}" stroke-width="2"/><circle cx="-2" cy="-17" r="1.8" fill="${ink}"/><path d="M-8,6 l4,4 M-4,6 l-4,4 M5,6 l4,4 M9,6 l-4,4" stroke="${ink}" stroke-width="2.2"/>`,
} satisfies Readonly<Record<string, () => Svg>>
