import { SEATS } from '@flotilla/art/kit'
import type { Moment } from '../../story/moment.ts'
import { MARAUDERS, Q, R, crewOf, type QuestsEvent } from '@flotilla/quests/client'
import { useMemo, type ComponentProps, type ReactNode } from 'react'
import styles from './board.module.css'
import { SeaChart } from './chart/chart.tsx'
import { xOf, yOf } from './chart/geometry.ts'
import { spacesOf } from './chart/spaces.ts'
import { Stage } from './chart/stage.tsx'
import { Broadside } from './moments/broadside.tsx'
import { Ribbon } from './moments/ribbon.tsx'
import type { Roll } from './moments/rolls.ts'
import { Scene } from './moments/scenes.tsx'
import { useStaged } from './moments/staged.ts'
import { Race } from './stage/race.tsx'

type Chart = Omit<ComponentProps<typeof SeaChart>, 'scale'>

interface SeaProps extends Chart {
  readonly enlarged: number
  /** Few slips leave the margin below them free. */
  readonly roomy: boolean
  /** What lies at the margin of the chart. */
  readonly rail: ReactNode
  /** The slip of the space that is looked at. */
  readonly slip: ReactNode
  /** What a team tells each other. */
  readonly signs: ReactNode
}

/** The chart with what lies at its margin and what is told on it. */
export function Sea({ enlarged, roomy, rail, slip, signs, ...chart }: SeaProps) {
  const { board, sight, narrow, roll, signals } = chart
  const { view, say } = board
  const { ctx } = sight
  const extent = useMemo(() => extentOf(view.chart), [view.chart])
  return (
    <div
      className={styles.sea}
      style={{
        ['--lenses-right' as string]: narrow ? '8px' : `${104 * enlarged}px`,
        ['--lenses-top' as string]: narrow ? '62px' : '44px',
      }}
    >
      <Stage
        signs={view.chart}
        extent={extent}
        insets={narrow ? { left: 6, right: 6, top: 62, bottom: 8 } : { left: 152 * enlarged, right: 98 * enlarged, top: 8, bottom: 8 }}
        homeColour={(space) => {
          const team = view.homes.findIndex((cell) => Q[cell] === space.q && R[cell] === space.r)
          return team === -1 ? undefined : SEATS[crewOf(view, team)[0]].plain
        }}
        homesKey={view.homes.join()}
        words={{ nearer: say({ code: 'chart.nearer' }), farther: say({ code: 'chart.farther' }), whole: say({ code: 'chart.whole' }) }}
        roomy={roomy}
        monster={roomy && signals === null}
        dots={sight.ships.map(({ id, cell }) => ({ x: xOf(cell), y: yOf(cell), colour: id < MARAUDERS ? SEATS[id].plain : '#17110f' }))}
        onLeave={() => chart.onPoint(null)}
        margin={view.round === 0 ? null : <Race board={board} ctx={ctx} upright={!narrow} />}
      >
        {(scale) => <SeaChart {...chart} scale={scale} />}
      </Stage>
      {narrow ? null : <div className={styles.rail}>{rail}</div>}
      {narrow ? null : slip}
      {narrow || signs === null ? null : <div className={styles.signs}>{signs}</div>}
      {board.moment === null ? null : <ToldAtSea {...chart} roll={roll} moment={board.moment} />}
    </div>
  )
}

/** The moment that is told: a volley, a scene beside the chart, or a ribbon under it. */
function ToldAtSea({
  board,
  sight: { ctx },
  roll,
  moment,
}: Pick<Chart, 'board' | 'sight'> & { roll: Roll | null; moment: Moment<QuestsEvent> }) {
  const staged = useStaged(board)
  if (roll !== null && roll.volley !== null) return <Broadside board={board} ctx={ctx} roll={roll} />
  if (staged !== null) return <Scene board={board} ctx={ctx} staged={staged} moment={moment} roll={roll} />
  return <Ribbon key={moment.n} board={board} moment={moment} />
}

/** All cells that may come to have something on them: empty ones of a draft, too. */
const extentOf = (signs: string) => spacesOf(signs.replaceAll('?', '.'))
