import { lookAt } from '@flotilla/kernel'
import { isSolo } from '@flotilla/waves/face'
import { useEffect } from 'react'
import { BarButtons } from '../../table/bar.tsx'
import styles from './board.module.css'
import { Nest } from './nest.tsx'
import { usePencil } from './plan.ts'
import { Pool } from './pool.tsx'
import type { WavesProps } from './props.ts'
import { Rivals } from './rivals.tsx'
import { ShipMap } from './ship.tsx'

/** Rolling with the Waves: the pool, your map, your nests, and the rivals' maps. */
export default function WavesBoard(props: WavesProps) {
  const { view, seat, ask, say, moment } = props
  const pencil = usePencil(props)
  const own = seat ?? 0
  const ready = view.yarrr.filter(Boolean).length

  useEffect(() => {
    if (!pencil.planning) return
    const press = (event: KeyboardEvent): void => {
      if (event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.key >= '1' && event.key <= '3') pencil.pick(Number(event.key) - 1)
      else if (event.key.toLowerCase() === 'y' && pencil.complete) pencil.yarrr()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  })

  return (
    <div className={styles.board} data-telling={moment?.event.type}>
      <div className={styles.sea}>
        <Pool {...props} />
        {view.pool.length === 0 ? (
          <p className={styles.hint} aria-live="polite">
            {view.sealed?.ask.kind === 'place' && !isSolo(view)
              ? say({ code: 'board.ready', params: { n: ready, total: view.seats } })
              : ' '}
          </p>
        ) : null}
      </div>
      <ShipMap board={props} seat={own} pencil={seat === null ? undefined : pencil} />
      {seat === null ? null : <Nest board={props} pencil={pencil} io={lookAt(props.game, view)} />}
      <BarButtons
        {...props}
        choices={props.offered.filter(({ choice }) => 'raise' in choice || (ask?.kind === 'hold' && 'again' in choice))}
      />
      <Rivals {...props} own={own} aiming={ask?.kind === 'aim'} />
    </div>
  )
}
