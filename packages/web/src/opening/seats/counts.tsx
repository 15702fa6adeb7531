import { Chips } from '../chips.tsx'
import styles from './place.module.css'
import { countsOf, playing, wish } from '../plan.ts'
import type { Tools } from '../tools.ts'
import { sidesOf } from '../use-setup.ts'

/** For how many: the seats follow. Where what is played fixes it, it is said. */
export function Counts({ tools }: { tools: Tools }) {
  const { plan, frame, say, change } = tools
  const counts = countsOf(plan, frame)
  const sides = sidesOf(plan, frame)
  const n = playing(plan)
  return (
    <div className={`sheet ${styles.count}`}>
      {counts.length > 1 ? (
        <Chips
          label={say('opening.players')}
          values={counts.map((count) => ({ value: count, words: String(count) }))}
          value={n}
          onChange={(count) => change(wish(plan, count))}
        />
      ) : (
        <p className={styles.fixed}>
          {n === 1 ? say('opening.alone') : sides > 1 && sides < n ? say('opening.forSides', { n, sides }) : say('opening.forSeats', { n })}
        </p>
      )}
    </div>
  )
}
