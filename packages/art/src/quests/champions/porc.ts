import type { Svg } from '../../kit/index.ts'
import { coat, eye, n, p } from './brush.ts'
import type { Looks } from './champions.ts'

const k = '#2a1c12'

/** A boar, 100 by 104. */
export function porc(c: Looks): Svg {
  const [f, fd, fl] = c.fur
  let s = ''
  s +=
    p('M20,36C10,26 10,14 16,12C26,14 34,24 36,34Z', fd, 2.2) +
    p('M66,34C70,22 80,12 88,14C92,22 86,34 78,40Z', fd, 2.2) +
    n('M22,32C16,24 15,18 17,17C24,20 29,26 31,32Z', '#c98f84') +
    n('M71,33C75,24 81,18 86,18C87,24 82,32 77,36Z', '#c98f84')
  s += p('M30,34L34,20L40,28L46,14L52,26L60,16L62,28L70,22L70,36Z', '#2e241f', 1.8)
  s += coat(c)
  s +=
    p('M20,54C18,38 32,28 50,28C68,28 82,38 80,54C82,68 72,82 50,82C28,82 18,68 20,54Z', f, 2.2) +
    n('M60,29C74,33 82,42 80,54C82,68 72,81 52,82C72,72 74,48 60,29Z', fd, 'opacity=".8"') +
    n('M25,50C26,40 35,33 44,31C35,38 31,46 31,58Z', fl, 'opacity=".7"')
  s +=
    `<path d="M30,44L44,49M58,49L72,43" stroke="${k}" stroke-width="3" stroke-linecap="round"/>` + eye(37, 51.5, 3.6) + eye(65, 51.5, 3.6)
  s +=
    p('M34,66C34,56 42,53 52,53C62,53 70,57 70,66C70,74 62,77 52,77C42,77 34,75 34,66Z', c.tusk === 0 ? '#e0a79d' : fl, 2.2) +
    `<ellipse cx="46" cy="64" rx="3.4" ry="4.6" fill="${k}"/><ellipse cx="59" cy="64" rx="3.4" ry="4.6" fill="${k}"/><path d="M38,59C42,56 46,55 51,55" stroke="#fff" stroke-opacity=".5" stroke-width="2" fill="none" stroke-linecap="round"/>`
  const tc = c.gold ? '#f0bf3a' : '#fff4d8',
    L = [7, 12, 15][c.tusk ?? 0]
  s +=
    p(`M36,74C30,74 26,${72 - L * 0.5} 28,${70 - L}C32,${70 - L * 0.5} 36,68 42,72Z`, tc, 1.8) +
    p(`M66,74C74,74 78,${72 - L * 0.5} 76,${70 - L}C72,${70 - L * 0.5} 66,68 61,72Z`, tc, 1.8)
  if (c.hat === 'scarf')
    s +=
      p('M20,44C24,28 38,22 52,22C66,22 78,30 81,44C66,36 36,36 20,44Z', c.coat, 2) +
      `<g fill="${c.trim}"><circle cx="36" cy="32" r="2"/><circle cx="48" cy="28.6" r="2"/><circle cx="60" cy="29.6" r="2"/><circle cx="70" cy="35" r="2"/></g>` +
      p('M80,40C88,42 94,50 92,58C86,54 82,50 78,48Z', c.coat, 1.8)
  if (c.lotus)
    s += `<g transform="translate(24,34)">${[-50, -25, 0, 25, 50].map((a) => `<path transform="rotate(${a})" d="M0,4C-4,-2 -3,-9 0,-13C3,-9 4,-2 0,4Z" fill="#f3a9c6" stroke="${k}" stroke-width="1.3"/>`).join('')}</g>`
  if (c.hat === 'turban')
    s +=
      p('M18,42C16,26 32,14 50,14C70,14 84,26 82,42C66,33 36,33 18,42Z', '#f1e3bd', 2.2) +
      `<path d="M22,34C36,22 56,20 76,26M24,28C38,18 58,16 72,21M20,40C36,28 62,28 81,38" stroke="${k}" stroke-width="1.5" fill="none"/><path d="M50,20l5,7l-5,7l-5,-7Z" fill="#c2437e" stroke="${k}" stroke-width="1.5"/>`
  if (c.hat === 'beads')
    s +=
      `<path d="M22,42C34,32 66,32 79,42" stroke="${k}" stroke-width="5" fill="none"/><path d="M22,42C34,32 66,32 79,42" stroke="#4e8a5a" stroke-width="3" fill="none"/><g fill="#e9c25a" stroke="${k}" stroke-width="1"><circle cx="34" cy="36.6" r="2.6"/><circle cx="50" cy="34.4" r="3"/><circle cx="67" cy="36.6" r="2.6"/></g>` +
      p('M80,42C86,52 84,64 82,72L76,70C80,62 79,52 76,44Z', '#2e241f', 1.6)
  return s
}
