import { circle, roundRect, type Svg } from '../../kit/index.ts'
import { cel, ink } from '../brush.ts'
import type { CharacterName } from './build.ts'

/** What each character carries in the far hand, gripped at 0,0. */
export const TOOLS: Readonly<Record<CharacterName, () => Svg>> = {
  pete: () =>
    `<g transform="rotate(-28)">${cel('M-3,-4 C-9,-26 -4,-48 12,-60 C8,-40 8,-22 4,-4Z', '#e9eef0', '#9fb0b8', { sw: 2 })}<path d="M-9,-2 Q0,-8 10,-2" fill="none" stroke="#d9a93a" stroke-width="5" stroke-linecap="round"/><path d="M0,-2 v12" stroke="#5a3a22" stroke-width="5" stroke-linecap="round"/></g>`,
  netty: () =>
    `<g transform="rotate(-7)"><path d="M0,34 V-84" stroke="${ink}" stroke-width="7" stroke-linecap="round"/><path d="M0,34 V-84" stroke="#a8763f" stroke-width="3.6"/>${cel('M0,-108 L7,-84 L2,-88 L2,-80 H-2 V-88 L-7,-84Z', '#dfe6e6', '#8fa0a6', { sw: 2, dx: -2 })}<path d="M-3,-72 h6 M-3,-67 h6" stroke="#f0e2c0" stroke-width="3"/></g>`,
  genny: () =>
    `<g transform="translate(-2 -36)">${cel(circle(0, 0, 13), '#4a4f5c', '#23252f', { light: '#9aa2b4' })}<path d="M3,-12 q4,-10 12,-9" fill="none" stroke="#caa36a" stroke-width="3.4"/><path d="M16,-21 l3,-6 l1,5 l6,-1 l-4,4 l4,4 l-6,-1 l-2,5 l-1,-6Z" fill="#ffd34d" stroke="#e2691e" stroke-width="1"/></g>`,
  quinn: () =>
    `<g transform="translate(2 -10) rotate(-38)">${cel(roundRect(-6, -46, 12, 24, 2), '#d8ab4a', '#8d6720', { sw: 2 })}${cel(roundRect(-5, -24, 10, 22, 2), '#7a4528', '#4a2917', { sw: 2 })}${cel(roundRect(-4, -4, 8, 14, 2), '#d8ab4a', '#8d6720', { sw: 2 })}</g>`,
  billy: () =>
    `<g transform="translate(2 -8) rotate(-24)">${cel('M-5,18 L-6,-34 C-18,-36 -20,-52 -8,-56 C-4,-64 6,-64 8,-56 C20,-54 18,-36 7,-34 L5,18 C12,24 4,34 0,28 C-4,34 -12,24 -5,18Z', '#f2e8cf', '#bfae86', { light: '#fffdf2' })}</g>`,
  frankie: () => {
    const fork = 'M-9,-50 v16 q0,9 9,9 q9,0 9,-9 v-16 M0,-50 v22'
    return `<g transform="translate(0 -6) rotate(-12)"><path d="M0,22 V-26" stroke="${ink}" stroke-width="7" stroke-linecap="round"/><path d="M0,22 V-26" stroke="#c9d2d6" stroke-width="3.4" stroke-linecap="round"/><path d="${fork}" fill="none" stroke="${ink}" stroke-width="6.4" stroke-linecap="round"/><path d="${fork}" fill="none" stroke="#c9d2d6" stroke-width="3" stroke-linecap="round"/></g>`
  },
}
