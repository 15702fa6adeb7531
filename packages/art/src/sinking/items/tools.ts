import { circle, roundRect, type Svg } from '../../kit/index.ts'
import { BRASS, STEEL, WOOD, cel, ink } from './stuff.ts'

/** What is worked or fought with. */
export const tools = {
  cutlass: () =>
    `<g transform="rotate(38)">${cel('M-5,8 C-12,-12 -8,-28 8,-38 C6,-20 8,-8 5,8Z', ...STEEL, { light: '#fff' })}<path d="M-13,10 Q0,2 13,10 Q15,22 4,26" fill="none" stroke="${ink}" stroke-width="8" stroke-linecap="round"/><path d="M-13,10 Q0,2 13,10 Q15,22 4,26" fill="none" stroke="#e0b14c" stroke-width="4" stroke-linecap="round"/>${cel(roundRect(-4, 10, 8, 20, 3), '#7a3b2c', '#4a2219', { sw: 2 })}</g>`,
  'wooden-mallet': () =>
    `<g transform="rotate(32)">${cel(roundRect(-4, -8, 8, 38, 3), ...WOOD)}${cel(roundRect(-20, -26, 40, 22, 4), '#c48d4e', '#84562a', { light: '#f0c98b', inner: '<path d="M-20,-18 h40 M-20,-11 h40" stroke="#8a5c2e" stroke-width="1.6"/>' })}<path d="M-13,-26 v22 M13,-26 v22" stroke="#4b4f5a" stroke-width="4"/></g>`,
  'metal-mallet': () =>
    `<g transform="rotate(-28)">${cel(roundRect(-4, -8, 8, 38, 3), ...WOOD)}${cel(roundRect(-18, -26, 36, 20, 3), '#8b93a4', '#4a5060', { light: '#dfe5f0' })}</g>`,
  'moldy-mop': () =>
    `<g transform="rotate(24)"><path d="M0,-36 V10" stroke="${ink}" stroke-width="9" stroke-linecap="round"/><path d="M0,-36 V10" stroke="#b98449" stroke-width="4.6" stroke-linecap="round"/>${cel('M-7,4 h14 C20,14 20,30 14,36 C12,28 8,36 5,36 C2,30 -2,38 -5,36 C-7,30 -12,36 -15,33 C-20,24 -16,10 -7,4Z', '#b9c08e', '#74794f', { light: '#eef0c8' })}</g>`,
  harpoon: () =>
    `<g transform="rotate(44)"><path d="M0,36 V-20" stroke="${ink}" stroke-width="8" stroke-linecap="round"/><path d="M0,36 V-20" stroke="#a8763f" stroke-width="4"/>${cel('M0,-40 L9,-16 L3,-19 V-12 H-3 V-19 L-9,-16Z', ...STEEL)}<path d="M-4,0 q14,4 0,8 q14,6 2,12" stroke="#e9dcb8" stroke-width="3" fill="none"/></g>`,
  grenado: () =>
    cel(circle(-2, 6, 22), '#4a4f5c', '#22242e', { light: '#a3acc0' }) +
    cel('M8,-16 l8,8 l-5,5 l-8,-8Z', '#8b6a3a', '#5a431f', { sw: 2 }) +
    `<path d="M13,-14 q4,-14 14,-12" fill="none" stroke="#caa36a" stroke-width="4"/><path d="M28,-28 l3,-8 l2,7 l7,-2 l-4,6 l6,4 l-8,0 l-1,7 l-4,-7Z" fill="#ffd34d" stroke="#e2691e" stroke-width="1.4"/>`,
  'bone-club': () =>
    `<g transform="rotate(34)">${cel('M-5,20 L-6,-14 C-18,-16 -20,-32 -8,-34 C-4,-42 6,-42 8,-34 C20,-32 18,-16 7,-14 L5,20 C14,26 6,38 0,31 C-6,38 -14,26 -5,20Z', '#f2e8cf', '#bfae86', { light: '#fffdf2' })}</g>`,
  'spy-glass': () =>
    `<g transform="rotate(48)">${cel(roundRect(-10, -34, 20, 28, 3), ...BRASS, { light: '#ffe7a0' })}${cel(roundRect(-8, -8, 16, 24, 2), '#7a4528', '#4a2917')}${cel(roundRect(-6, 14, 12, 18, 3), ...BRASS)}</g>`,
  'captains-key': () =>
    `<g transform="rotate(40)"><path d="M0,-4 V28 M0,18 h10 M0,26 h8" stroke="${ink}" stroke-width="10" stroke-linecap="square"/><path d="M0,-4 V28 M0,18 h10 M0,26 h8" stroke="#e0b14c" stroke-width="5" stroke-linecap="square"/>${cel(circle(0, -14, 13), ...BRASS, { light: '#ffe7a0' })}<circle cy="-14" r="5.4" fill="#5a3f18" stroke="${ink}" stroke-width="2"/></g>`,
  'cracked-compass': () =>
    cel(circle(0, 2, 22), ...BRASS, { light: '#ffe7a0' }) +
    cel(circle(0, 2, 17), '#fbf1d6', '#d3bd8a', { sw: 2 }) +
    `<path d="M0,-11 v4 M0,11 v4 M-13,2 h4 M9,2 h4" stroke="${ink}" stroke-width="2"/><g transform="rotate(38 0 2)"><path d="M0,-12 L4,2 H-4Z" fill="#c8352e" stroke="${ink}" stroke-width="1.4"/><path d="M0,16 L4,2 H-4Z" fill="#dfe5e6" stroke="${ink}" stroke-width="1.4"/></g><path d="M-13,-10 L-5,-2 L-9,4 L-1,10 L-4,18" fill="none" stroke="${ink}" stroke-width="2" stroke-linejoin="round"/><path d="M-5,-2 L4,-8" stroke="${ink}" stroke-width="1.6"/>` +
    cel(circle(0, -25, 5), ...BRASS, { sw: 2 }),
  'flint-pistol': () =>
    `<g transform="rotate(-14)">${cel('M-4,0 C4,4 6,16 2,28 Q-4,34 -13,29 C-12,16 -16,8 -22,4 L-20,-6Z', ...WOOD, { light: '#dba869' })}${cel('M-24,-10 H30 V-1 H-22Z', '#8b93a4', '#4a5060', { light: '#dfe5f0' })}${cel('M-20,-10 q2,-14 12,-12 l-4,12Z', ...BRASS, { sw: 2 })}<path d="M-2,0 q8,2 6,11 q-6,2 -9,-3" fill="none" stroke="${ink}" stroke-width="2.6"/><path d="M24,-12 v12 M8,-10 v9" stroke="${ink}" stroke-width="2"/></g>`,
  'water-pistol': () =>
    `<g transform="rotate(-12)">${cel('M-24,-12 H14 l4,4 v10 H0 L-3,26 H-17 L-15,4 H-24Z', '#3fae9c', '#1f7066', { light: '#bff0e4' })}${cel(circle(-8, -17, 8), '#f08a3c', '#b3541b', { sw: 2 })}<path d="M18,-4 h8 M-1,3 q5,8 -4,10" stroke="${ink}" stroke-width="3" fill="none" stroke-linecap="round"/><path d="M28,-6 q8,-4 10,2 M28,-1 q7,1 8,8" stroke="#49b3cc" stroke-width="3.4" fill="none" stroke-linecap="round"/></g>`,
  'decoy-cannon': () =>
    `${cel('M-26,-8 Q-33,2 -26,12 L26,8 V-6Z', '#c9a06a', '#86602f', { light: '#f0d6a0', inner: '<path d="M-14,-12 v26 M2,-12 v26 M16,-10 v22" stroke="#7a4f26" stroke-width="2.4"/>' })}${cel(roundRect(22, -10, 9, 22, 2), '#c9a06a', '#86602f', { sw: 2 })}${cel(circle(-14, 18, 10), ...WOOD)}${cel(circle(12, 18, 10), ...WOOD)}<path d="M-30,2 l-6,-4 M-8,-9 l4,7 l-5,5" stroke="${ink}" stroke-width="2.4" fill="none"/><rect x="-7" y="-8.5" width="18" height="17" rx="3" fill="#fff6dc" stroke="${ink}" stroke-width="1.6"/><text x="2" y="5.4" text-anchor="middle" font-family="Almendra, serif" font-weight="700" font-size="16" fill="#6b1410">?</text>`,
  'spare-barrel': () =>
    `<g transform="rotate(-22)">${cel('M-28,-9 Q-36,0 -28,9 L28,7 V-7Z', '#596072', '#2b2e3b', { light: '#aab3c6' })}${cel(roundRect(24, -10, 9, 20, 2), '#596072', '#2b2e3b', { sw: 2 })}<path d="M-14,-9 v18 M4,-8 v16" stroke="${ink}" stroke-width="2.4"/><circle cx="-34" r="4" fill="#3a3e4c" stroke="${ink}" stroke-width="2"/><ellipse cx="33" rx="2.4" ry="6" fill="#12101a"/></g><path d="M12,22 v-14 M5,15 l7,-8 l7,8" stroke="${ink}" stroke-width="8" fill="none" stroke-linecap="round" stroke-linejoin="round"/><path d="M12,22 v-14 M5,15 l7,-8 l7,8" stroke="#ffd75a" stroke-width="4" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`,
} satisfies Readonly<Record<string, () => Svg>>
