import { BERTHS, backdrop } from '@flotilla/art/harbour'
import type { Hour } from '@flotilla/art/harbour/plan'
import { useMemo } from 'react'
import { Drawing } from './drawing.tsx'
import styles from './page.module.css'

/** The harbour as a strip: what is seen of it from a page that lies on the quay. */
export default function ShipStrip({ hour }: { hour: Hour }) {
  const back = useMemo(() => backdrop(hour), [hour])
  const ships = useMemo(
    () =>
      Object.values(BERTHS)
        .map(({ draw }) => draw())
        .join(''),
    [],
  )
  return (
    <>
      <Drawing svg={back} box="-200 232 1680 160" slice="xMidYMid" className={styles.shore} />
      <Drawing svg={ships} box="0 60 1280 380" className={styles.ships} />
    </>
  )
}
