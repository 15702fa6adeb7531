import { TRIUMPH, homecoming, homecomingSea, homecomingTall, triumph, type AtAnchor } from '@flotilla/art/waves'
import type { Seat } from '@flotilla/kernel'
import { SOLO_RANKS, isSolo, outcome, rowLevel } from '@flotilla/waves/client'
import { useMemo, useRef } from 'react'
import { Art } from '../stage/art.tsx'
import styles from './end.module.css'
import { useIdle } from '../../kit/idle.ts'
import { MOTION } from '../idle.ts'
import { plateLook } from '../stage/looks.ts'
import { ioOf, type WavesProps } from '../props.ts'
import { Stage, useStage } from '../stage/stage.tsx'

/** The end as a scene. What the points are made of is on the sheet beside it. */
export default function End(props: WavesProps) {
  const solo = isSolo(props.view)
  return <Stage elastic={solo ? 'sheet' : 'picture'}>{solo ? <Alone {...props} /> : <Evening {...props} />}</Stage>
}

/** The evening after: the winner at anchor, the others on their way home. */
function Evening(props: WavesProps) {
  const { layout } = useStage()
  const { say, view } = props
  const ctx = ioOf(props)
  const result = outcome(ctx)
  const [first, ...rest] = result.standings
  const ship = (seat: Seat): AtAnchor => ({ ...plateLook(ctx, seat, props, 0), raided: rowLevel(ctx, seat, 'ports') })
  const evening = {
    banner: say({ code: 'board.wins', params: { who: [...result.winners], shared: result.winners.length > 1, points: first.score } }),
    winner: ship(first.seat),
    others: rest.map(({ seat }) => ship(seat)),
    graves: view.ships[first.seat].buried.flatMap((buried, chest) => (buried ? [say({ code: `icon.chest${chest}` })] : [])),
  }
  const key = JSON.stringify(evening)
  const [, top, width, height] = layout.stage
  // The key says all that the drawing shows
  const svg = useMemo(() => triumph(evening, width), [key, width])
  return (
    <div
      className={styles.scene}
      style={{ width, height: top + height }}
      role="img"
      aria-label={`${evening.banner}: ${result.standings.map(({ seat, score }) => `${props.names[seat]} ${score}`).join(', ')}`}
    >
      <Art svg={svg} box={[0, TRIUMPH.top, width, TRIUMPH.height]} />
      <div className={styles.grain} style={{ top: TRIUMPH.top, width, height: TRIUMPH.height }} />
    </div>
  )
}

/** Whoever sailed alone comes home, and has reached a rank among the others. */
function Alone(props: WavesProps) {
  const { layout } = useStage()
  const root = useRef<HTMLDivElement>(null)
  useIdle(root, MOTION)
  const { names, say } = props
  const ctx = ioOf(props)
  const { standings, title } = outcome(ctx)
  const [{ seat, score, parts }] = standings
  const ship = {
    seat,
    // On a narrow plate the name has room, and the rank stands below.
    plate: layout.tall || title === undefined ? names[seat] : say({ code: title }),
    total: score,
    lines: Object.entries(parts).map(([part, points]) => ({ label: say({ code: `score.${part}` }), points })),
    hullLevel: rowLevel(ctx, seat, 'hull'),
  }
  const rungs = SOLO_RANKS.map(([from, rank]) => ({ from, name: say({ code: `rank.${rank}` }) }))
  const ranks = { rungs, reached: rungs.findIndex(({ from }) => score >= from), seat }
  const key = JSON.stringify([ship, ranks])
  const [, top, width, height] = layout.stage
  // The key says all that the drawing shows
  const svg = useMemo(() => (layout.tall ? homecomingTall(ship, ranks) : homecoming(ship, width, ranks)), [key, layout.tall, width])
  const [far, near] = useMemo(() => (layout.tall ? ['', ''] : homecomingSea(width)), [layout.tall, width])
  return (
    <div
      ref={root}
      className={styles.scene}
      style={{ width, height: top + height }}
      role="img"
      aria-label={`${say({ code: 'board.homecoming' })}: ${ship.plate} ${score}`}
    >
      <Art svg={svg} box={layout.tall ? [-4, 48, 398, 800] : [0, 44, width, 674]} />
      {far === '' ? null : (
        <div className={styles.sea} style={{ left: 9, top: 56, width: width - 18, height: 650 }}>
          <div className={styles.water}>
            <Art svg={far} box={[-30, 630, width + 60, 90]} sways="sea" />
            <Art svg={near} box={[-30, 630, width + 60, 90]} sways="sea" />
          </div>
        </div>
      )}
    </div>
  )
}
