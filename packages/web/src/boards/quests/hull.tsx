import { MARAUDERS } from '@flotilla/quests/face'
import { galleon, infamy } from '../../shell/icons.ts'
import styles from './chart.module.css'

/** A ship on the chart, in the colour of its seat; Marauders are black. */
export function Hull({ ship }: { ship: number }) {
  const marauder = ship >= MARAUDERS
  return (
    <>
      <circle r="11.5" className={styles.disc} style={{ fill: marauder ? '#1a1a1c' : `var(--seat-${ship})` }} />
      <svg x="-8.5" y="-8.5" width="17" height="17" viewBox="0 0 512 512">
        <path d={marauder ? infamy : galleon} className={styles.hull} data-marauder={marauder ? '' : undefined} />
      </svg>
    </>
  )
}
