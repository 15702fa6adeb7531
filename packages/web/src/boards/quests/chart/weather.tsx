import { cloud, middleOf, whirlpool, type Palette, type Space } from '@flotilla/art/quests'
import { memo } from 'react'
import { Drawing } from '../../../layout/drawing.tsx'
import { FRAME } from './geometry.ts'
import styles from './stage.module.css'

/** Storm clouds and whirlpools, each a layer of its own: they move, and nothing is drawn anew. */
export const Weather = memo(function Weather({ spaces, palette, k }: { spaces: readonly Space[]; palette: Palette; k: number }) {
  const whirl = whirlpool(palette)
  const storm = cloud(palette)
  return spaces.map(({ q, r, ground }) => {
    if (ground !== 'stormy' && ground !== 'treacherous') return null
    const [x, y] = middleOf(q, r)
    const place = { left: (x - FRAME.left) * k, top: (y - FRAME.top - (ground === 'stormy' ? 3 : 0)) * k }
    return ground === 'stormy' ? (
      <div key={`${q},${r}`} className={styles.cloud} style={{ ...place, transform: `scaleX(${(q + r) % 2 === 0 ? 0.97 : -1.04})` }}>
        <div data-idle="cloud">
          <Drawing svg={storm} box="-40 -26 80 60" width={80 * k} height={60 * k} style={{ left: -40 * k, top: -26 * k }} />
        </div>
      </div>
    ) : (
      <div key={`${q},${r}`} className={styles.whirl} style={place}>
        <div data-idle="whirl" style={{ transform: `rotate(${(q * 67 + r * 31) % 360}deg)` }}>
          <Drawing svg={whirl} box="-28 -28 56 56" width={56 * k} height={56 * k} style={{ left: -28 * k, top: -28 * k }} />
        </div>
      </div>
    )
  })
})
