import { tenth } from '../kit/path.ts'
import { scatter } from '../kit/random.ts'
import { line, slab } from '../kit/shape.ts'
import { group, type Svg } from '../kit/svg.ts'
import { SHORE, coast } from './coast.ts'
import type { Hour } from './hour.ts'
import { tint } from './hours.ts'
import { clouds, gulls, stars, sunOrMoon } from './sky.ts'

/** The roads before the quay, 1280 by 516, wider than any screen: sky, coast, water, and the quay's edge at the bottom. */
export function roads(hour: Hour): Svg {
  let ripples = ''
  for (let i = 0; i < 70; i++) {
    const l = 14 + scatter(i * 3) * 26
    ripples += `M${tenth(-200 + scatter(i * 2.3) * 1700)} ${tenth(SHORE + 12 + scatter(i * 4.1) * 160)}q${tenth(l / 4)}-4 ${tenth(l / 2)} 0t${tenth(l / 2)} 0`
  }
  return (
    `<defs><linearGradient id="r-sky" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${tint.skyTop}"/><stop offset=".55" stop-color="${tint.skyMiddle}"/><stop offset="1" stop-color="${tint.skyLow}"/></linearGradient><linearGradient id="r-sea" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${tint.seaFar}"/><stop offset="1" stop-color="${tint.seaNear}"/></linearGradient></defs>` +
    slab(-200, -300, 1700, 630, 'url(#r-sky)') +
    stars() +
    group('translate(-170 26)', sunOrMoon(hour)) +
    group('translate(-60 -30)', clouds()) +
    gulls() +
    coast() +
    slab(-200, SHORE, 1700, 200, 'url(#r-sea)') +
    line(ripples, tint.ripple, 2, 'stroke-linecap="round" opacity=".6"') +
    slab(-200, 500, 1700, 16, tint.plankLight) +
    slab(-200, 500, 1700, 3, '#fff', 'opacity=".25"') +
    slab(-200, 513, 1700, 3, tint.gap)
  )
}
