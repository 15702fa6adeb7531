import type { SeatPlan, TableInfo } from '@flotilla/protocol'
import { useState } from 'react'
import { SeatSelect } from '../../lobby/seat-select.tsx'
import { api } from '../../net/api.ts'
import type { Say } from '../../words.ts'
import styles from './room.module.css'

const MATE: SeatPlan = { kind: 'bot', bot: 'mate' }

interface Props {
  readonly bots: readonly string[]
  readonly free: readonly number[]
  readonly info: TableInfo
  readonly say: Say
  readonly doing: (done: Promise<TableInfo>) => void
}

/** Bots for every seat that is still free, in one go. */
export function FillAll({ bots, free, info, say, doing }: Props) {
  const [crew, setCrew] = useState(MATE)
  const fill = async (): Promise<TableInfo> => {
    let filled = info
    for (const seat of free) filled = await api.setSeat(info.id, seat, crew)
    return filled
  }
  return (
    <section className={`sheet ${styles.sheet} ${styles.fill}`}>
      <button type="button" onClick={() => doing(fill())}>
        {say('web.fillAll')}
      </button>
      <SeatSelect plan={crew} bots={bots} label={say('web.fillAll')} say={say} onChange={setCrew} />
    </section>
  )
}
