import { CELLS, TERRAINS, chart, isPort } from '@flotilla/quests/client'
import { useState } from 'react'
import { Flag } from '../../../layout/flag.tsx'
import type { QuestsProps } from '../props.ts'
import { useSight, type Sight } from '../sight.ts'
import { SIGNALS, tellSignal, useSignals, type SignalKind } from './signals.ts'
import styles from './signal-table.module.css'
import { factsOf, titleOf } from '../words.ts'

const GROUPS = ['ships', 'places', 'sea'] as const

/** The spaces by what is looked for first: where ships are, what has a name, and the rest. */
function groupOf({ view }: QuestsProps, { ships }: Sight, cell: number): (typeof GROUPS)[number] {
  if (ships.some((ship) => ship.cell === cell)) return 'ships'
  const map = chart(view)
  return map.islandOn[cell] !== -1 || isPort(map, cell) ? 'places' : 'sea'
}

/** What the team tells each other without a chart: in words, and sent by choosing kind and space from lists. */
export default function SignalTable(board: QuestsProps) {
  const { view, seat, say } = board
  const sight = useSight(board)
  const signals = useSignals(board, sight)
  const [kind, setKind] = useState<SignalKind>('here')
  const [chosen, setChosen] = useState(-1)
  if (signals === null) return null
  const { told, point, withdraw } = signals
  const { terrain } = chart(view)
  const spaces = [...Array(CELLS).keys()].filter(
    (cell) => TERRAINS[terrain[cell]] !== 'none' && (kind !== 'course' || sight.courses[cell] !== null),
  )
  const groups = GROUPS.map((group) => ({ group, cells: spaces.filter((cell) => groupOf(board, sight, cell) === group) }))
  const cell = spaces.includes(chosen) ? chosen : (groups.flatMap(({ cells }) => cells)[0] ?? -1)
  return (
    <section aria-labelledby="signals" className={`panel ${styles.signals}`}>
      <h2 id="signals">{say({ code: 'chart.signals' })}</h2>
      <div role="log" aria-labelledby="signals">
        {told.map((one) => (
          <p key={one.n}>
            <Flag seat={one.seat} size={16} /> {tellSignal(board, one)}
          </p>
        ))}
      </div>
      <form
        aria-label={say({ code: 'chart.signalTo' })}
        onSubmit={(event) => {
          event.preventDefault()
          point(kind, cell)
        }}
      >
        <label>
          {say({ code: 'web.signal.what' })}
          <select value={kind} onChange={({ target }) => setKind(SIGNALS[target.selectedIndex])}>
            {SIGNALS.map((one) => (
              <option key={one} value={one}>
                {say({ code: `chart.ping.${one}` })}
              </option>
            ))}
          </select>
        </label>
        <label>
          {say({ code: 'web.signal.where' })}
          <select value={cell} onChange={({ target }) => setChosen(Number(target.value))}>
            {groups.map(({ group, cells }) =>
              cells.length === 0 ? null : (
                <optgroup key={group} label={say({ code: `web.signal.${group}` })}>
                  {cells.map((one) => (
                    <option key={one} value={one}>
                      {[titleOf(board, one), ...(group === 'ships' ? factsOf(board, sight, one) : [])].join(', ')}
                    </option>
                  ))}
                </optgroup>
              ),
            )}
          </select>
        </label>
        <button type="submit" disabled={cell === -1}>
          {say({ code: 'web.signal.send' })}
        </button>
        {told.some((one) => one.kind === 'course' && one.seat === seat) ? (
          <button type="button" onClick={withdraw}>
            {say({ code: 'chart.withdraw' })}
          </button>
        ) : null}
      </form>
    </section>
  )
}
