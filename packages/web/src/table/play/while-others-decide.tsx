import { readView, type ClientGame, type View } from '@flotilla/kernel'
import type { TableInfo } from '@flotilla/protocol'
import { useEffect, useState } from 'react'
import { follow } from '../../router.ts'
import { Glyph } from '../../layout/glyph.tsx'
import { useWhen } from '../../when.ts'
import type { Say } from '../../words.ts'
import { isOver } from '../game-over.ts'
import styles from './notices.module.css'
import type { TableState } from '../table-link.ts'
import { useNextTable } from './use-next-table.ts'

interface Props {
  readonly state: TableState
  readonly info: TableInfo
  readonly game: ClientGame
  readonly say: Say
  readonly onOrders: () => void
}

/** While others decide: the next table that waits, and where the wait is long, to leave orders for what may come. */
export function WhileOthersDecide({ state, info, game, say, onOrders }: Props) {
  // Bots keep nobody waiting.
  const others = info.seats.some(({ kind }, seat) => kind === 'person' && seat !== info.seat)
  const idle = info.seat !== null && others && state.ask === null && !state.story.playing && !isOver(state)
  const next = useNextTable(info.id, idle)
  const when = useWhen()
  const [laidAway, setLaidAway] = useState(false)
  const asked = state.ask !== null
  useEffect(() => {
    if (asked) setLaidAway(false)
  }, [asked])
  if (!idle || laidAway) return null
  const canPlan = info.house.clock.kind === 'slow' && state.seatSettings.plans.length === 0 && plansOf(game, state, info).length > 0
  if (next === null && !canPlan) return null
  return (
    <p className={styles.slip} role="status">
      <span>
        {say('web.meanwhile')}
        {next === null ? '' : ` ${say('web.nextWaits', { game: next.title, when: when.ago(next.since ?? Date.now()) })}`}
      </span>
      {canPlan ? (
        <button type="button" onClick={onOrders}>
          {say('web.leaveOrders')}
        </button>
      ) : null}
      {next === null ? null : (
        <a className="button primary" href={`/t/${next.id}`} onClick={follow}>
          {say('web.nextTable')}
        </a>
      )}
      <button type="button" className="quiet" aria-label={say('web.close')} onClick={() => setLaidAway(true)}>
        <Glyph name="close" size={16} />
      </button>
    </p>
  )
}

const plansOf = (game: ClientGame, state: TableState, { seat }: TableInfo): readonly unknown[] =>
  seat === null ? [] : (game.words.plans?.(readView(game, state.view as unknown as View), seat) ?? [])
