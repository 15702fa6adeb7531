import type { Svg } from '../../kit/index.ts'
import { coat, eye, n, p } from './brush.ts'
import type { Looks } from './champions.ts'

const k = '#2a1c12'

/** A rabbit, 100 by 104. */
export function dwunny(c: Looks): Svg {
  const [f, fd, fl] = c.fur
  let s = ''
  const ears = [
    [
      ['M36,38C24,22 22,2 31,0C41,0 44,22 45,36Z', 'M37,34C30,22 28,8 32,6C37,8 40,22 41,34Z'],
      ['M58,36C56,20 62,0 71,1C79,4 76,24 66,38Z', 'M61,34C61,20 66,8 70,7C73,10 70,24 64,35Z'],
    ],
    [
      ['M36,38C24,22 22,2 31,0C41,0 44,22 45,36Z', 'M37,34C30,22 28,8 32,6C37,8 40,22 41,34Z'],
      ['M58,36C57,24 62,12 70,10C80,10 88,20 87,30C84,32 80,28 77,23C74,30 70,34 66,38Z', 'M61,33C61,24 65,16 70,15C74,18 72,26 65,34Z'],
    ],
    [
      ['M35,38C20,30 8,18 12,10C20,4 38,20 44,34Z', 'M34,34C24,28 16,18 17,14C22,12 34,24 39,33Z'],
      ['M58,35C56,18 64,-1 73,1C80,6 76,26 66,38Z', 'M61,33C61,20 67,8 71,7C74,11 70,25 64,35Z'],
    ],
  ][c.ear ?? 0]
  s += ears.map(([a, b], i) => p(a, i ? fd : f, 2.2) + n(b, '#e0a08f')).join('')
  s += coat(c)
  if (c.braid)
    s += p('M22,62C14,74 18,90 24,98C30,92 28,76 32,66Z', fl, 1.8) + `<path d="M19,76l10,4M20,86l9,3" stroke="${k}" stroke-width="1.4"/>`
  s += p('M24,54C22,38 34,30 50,30C67,30 78,39 77,55C80,62 77,74 66,78C58,82 42,82 34,78C24,74 21,62 24,54Z', f, 2.2)
  s += n('M58,31C70,33 77,42 76,55C79,62 76,73 66,77C60,80 54,80.6 50,80.6C64,74 70,52 58,31Z', fd, 'opacity=".8"')
  s += n('M28,50C29,40 37,34 46,33C38,38 33,46 33,56Z', fl, 'opacity=".8"')
  // beard / cheeks
  if (c.beard === 2)
    s +=
      p('M30,66C32,92 46,100 52,100C60,100 74,90 74,66C66,74 58,72 53,70C46,73 38,74 30,66Z', fl, 2) +
      `<path d="M42,76v14M52,76v18M62,76v13" stroke="${k}" stroke-width="1.3" opacity=".6"/><path d="M37,86h8v4h-8zM59,86h8v4h-8z" fill="${c.trim}" stroke="${k}" stroke-width="1.3"/>`
  if (c.beard === 1) s += p('M34,70L38,80L44,76L50,86L56,77L63,81L68,70C60,74 44,75 34,70Z', fl, 1.8)
  s +=
    p('M40,64C40,57 46,54 53,54C61,54 66,58 66,64C66,70 60,73 53,73C45,73 40,70 40,64Z', fl, 1.8) +
    p('M49,55.5H58L53.6,61Z', '#b4574e', 1.5) +
    `<path d="M53.6,61V66M53.6,66C51,69 47,69 45,67M53.6,66C56,69 60,69 62,67" stroke="${k}" stroke-width="1.6" fill="none" stroke-linecap="round"/><path d="M51,67.5h5v4.5h-5z" fill="#fff" stroke="${k}" stroke-width="1.2"/><path d="M36,62L16,58M36,66L17,68M69,62L88,57M69,66L88,68" stroke="${k}" stroke-width="1.1" opacity=".75"/>`
  s += eye(40, 48) + eye(63, 48)
  s += `<path d="M33,41.5L45,43M58,43L70,41" stroke="${k}" stroke-width="2.6" stroke-linecap="round"/>`
  if (c.hat === 'helm')
    s +=
      p('M23,42C24,26 38,20 51,20C66,20 77,28 78,42C62,36 40,36 23,42Z', '#9aa7b0', 2.2) +
      n('M56,20.6C70,22 77,30 78,42C72,40 66,38.6 60,38Z', '#5f6c76') +
      p('M22,43C40,35 62,35 79,43V48C62,41 40,41 22,48Z', '#c9a24a', 1.8) +
      `<path d="M51,20V36" stroke="${k}" stroke-width="2"/><g fill="${k}"><circle cx="30" cy="43" r="1.4"/><circle cx="71" cy="43" r="1.4"/><circle cx="51" cy="40.4" r="1.4"/></g>`
  if (c.hat === 'band')
    s +=
      p('M23,44C36,34 64,34 78,44L77,36C64,27 36,27 25,36Z', '#b23a2a', 2) +
      `<path d="M46,31h9v9h-9z" fill="#fff" stroke="${k}" stroke-width="1.4"/><path d="M50.5,32.6v6M47.6,35.6h6" stroke="#b23a2a" stroke-width="2.2"/>`
  if (c.hat === 'specs')
    s +=
      `<g fill="#dff1f5" fill-opacity=".35" stroke="#c9982f" stroke-width="2.6"><circle cx="40" cy="48.5" r="8"/><circle cx="63" cy="48.5" r="8"/></g><path d="M48,48h7M32,47L25,45M71,47L77,45" stroke="#c9982f" stroke-width="2.4"/>` +
      `<path d="M28,37C36,27 64,26 73,36" fill="none" stroke="#4b6b3a" stroke-width="4"/><path d="M31,35l-3,-6M38,30l-2,-6M46,28l0,-6M55,28l2,-6M63,30l3,-5M70,34l4,-4" stroke="#4b6b3a" stroke-width="2.4" stroke-linecap="round"/><circle cx="42" cy="28" r="2.6" fill="#c2453a" stroke="${k}"/><circle cx="60" cy="28" r="2.6" fill="#c2453a" stroke="${k}"/>`
  return s
}
