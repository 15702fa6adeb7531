import type { Svg } from '../../kit/index.ts'
import { eye, n, p } from './brush.ts'
import type { Looks } from './champions.ts'

const k = '#2a1c12'

/** A bird, 100 by 104. */
export function delve(c: Looks): Svg {
  const [f, fd, fl] = c.fur
  let s = ''
  if (c.crest === 'swept')
    s += [
      [10, 20],
      [4, 34],
      [8, 46],
    ]
      .map(([x, y]) => p(`M44,34C30,26 20,${y - 4} ${x},${y}C20,${y + 8} 34,${y + 4} 44,44Z`, fd, 1.8))
      .join('')
  if (c.crest === 'fan')
    s += [-50, -28, -6, 16]
      .map(
        (a) =>
          `<g transform="rotate(${a},48,40)">${p('M48,40C40,26 42,8 48,2C54,8 56,26 48,40Z', a < -10 ? f : fl, 1.8)}<circle cx="48" cy="11" r="3" fill="${c.trim}"/></g>`,
      )
      .join('')
  if (c.crest === 'plume')
    s += [-34, -16, 2]
      .map(
        (a, i) =>
          `<g transform="rotate(${a},46,36)">${p('M46,38C38,26 34,12 44,2C46,14 52,26 50,38Z', ['#f2d98a', fl, '#9cc9d6'][i], 1.8)}</g>`,
      )
      .join('')
  s +=
    p('M34,62C30,76 20,82 12,104H92C88,86 72,80 68,62Z', c.coat, 2.2) +
    n('M60,66C70,82 86,86 90,104H62C66,92 64,78 60,66Z', '#000', 'opacity=".25"')
  s += p('M28,70C32,82 42,90 52,90C62,90 70,82 72,72L66,80L61,73L55,83L50,75L44,84L39,74L33,80Z', fl, 1.8)
  s +=
    p('M26,48C24,32 36,22 50,22C64,22 74,32 73,46C73,60 66,74 50,76C34,76 27,62 26,48Z', f, 2.2) +
    n('M56,23C67,25 74,34 73,46C73,60 66,74 52,76C66,66 68,40 56,23Z', fd, 'opacity=".7"') +
    n('M30,46C31,34 39,27 47,26C39,32 35,42 36,54Z', fl, 'opacity=".9"')
  if (c.bill === 'dove')
    s +=
      p('M60,50C70,46 84,52 86,60C80,60 70,66 60,62Z', '#e7a65a', 2) +
      `<path d="M62,57C70,56 78,57 86,60" stroke="${k}" stroke-width="1.5" fill="none"/>` +
      n('M62,50C68,48 74,49 78,52C72,53 66,54 62,54Z', '#ffe0a8', 'opacity=".8"')
  if (c.bill === 'hook')
    s +=
      p('M58,44C74,38 94,46 92,64C88,58 84,57 80,58C74,66 64,66 58,62Z', '#d9912f', 2) +
      `<path d="M60,55C70,57 76,58 81,58" stroke="${k}" stroke-width="1.6" fill="none"/>` +
      n('M60,46C70,42 80,44 86,50C76,48 68,49 60,52Z', '#ffd98a', 'opacity=".8"')
  if (c.bill === 'long')
    s +=
      p('M60,49C74,46 92,56 99,72C88,66 74,66 60,62Z', '#4b4a55', 2) +
      `<path d="M62,56C76,57 88,63 99,72" stroke="#b9b6cc" stroke-width="1.4" fill="none"/>`
  s +=
    `<ellipse cx="52" cy="46" rx="8.5" ry="9" fill="${fl}" opacity=".85"/>` +
    eye(53, 46, 5) +
    `<path d="M44,38L60,39.5" stroke="${k}" stroke-width="2.4" stroke-linecap="round"/>`
  if (c.hat === 'circlet')
    s += `<path d="M27,39C38,31 60,30 72,38" fill="none" stroke="${k}" stroke-width="5.4"/><path d="M27,39C38,31 60,30 72,38" fill="none" stroke="#e9c25a" stroke-width="3.2"/><path d="M52,27l4,5l-4,5l-4,-5Z" fill="#3b9ab0" stroke="${k}" stroke-width="1.3"/>`
  if (c.hat === 'tricorn')
    s +=
      p('M14,32C24,16 36,24 50,14C66,20 78,16 90,30C76,28 66,34 50,34C36,34 26,28 14,32Z', '#2b2430', 2.2) +
      `<path d="M16,31.5C28,26 36,32 50,32C66,32 76,26 88,29.5" stroke="${c.trim}" stroke-width="2.2" fill="none"/>` +
      p('M62,24C70,16 76,6 72,2C64,4 58,14 58,24Z', '#c9463a', 1.6)
  if (c.hat === 'hood')
    s +=
      p('M18,66C14,40 26,18 46,16C38,22 30,36 30,52C30,62 32,70 36,78C28,80 20,76 18,66Z', c.coat, 2.2) +
      `<path d="M44,18C35,25 29.6,38 30,52C30,62 32,70 36,77" stroke="${c.trim}" stroke-width="2" fill="none"/>`
  return s
}
