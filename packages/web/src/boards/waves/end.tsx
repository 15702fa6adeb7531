import { homecoming, homecomingSea, homecomingTall, type Homecoming, type Ladder } from '@flotilla/art/waves'
import { SOLO_RANKS, isSolo, outcome, rowLevel } from '@flotilla/waves/face'
import { useMemo, useRef } from 'react'
import { Art } from './art.tsx'
import styles from './end.module.css'
import { useIdle } from './idle.ts'
import { ioOf, type WavesProps } from './props.ts'
import { Stage, useStage } from './stage.tsx'

/** The end as a scene: every ship comes home, and its sail shows what its points are made of. */
export function End(props: WavesProps) {
  return (
    <Stage elastic>
      <Harbour {...props} />
    </Stage>
  )
}

function Harbour(props: WavesProps) {
  const { layout } = useStage()
  const root = useRef<HTMLDivElement>(null)
  useIdle(root)
  const ships = shipsOf(props, layout.tall)
  const ranks = ranksOf(props, ships)
  const key = JSON.stringify([ships, ranks])
  const [, top, width, height] = layout.stage
  // The key says all that the drawing shows
  const svg = useMemo(() => (layout.tall ? homecomingTall(ships, ranks) : homecoming(ships, width, ranks)), [key, layout.tall, width])
  const [far, near] = useMemo(() => (layout.tall ? ['', ''] : homecomingSea(width)), [layout.tall, width])
  return (
    <div
      ref={root}
      className={styles.scene}
      style={{ width, height: top + height }}
      role="img"
      aria-label={`${props.say({ code: 'board.homecoming' })}: ${ships.map(({ plate, total }) => `${plate} ${total}`).join(', ')}`}
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

/** Whoever sailed alone has reached a rank: it stands among the others. */
function ranksOf({ view, say }: WavesProps, [own]: readonly Homecoming[]): Ladder | null {
  if (!isSolo(view)) return null
  const rungs = SOLO_RANKS.map(([from, rank]) => ({ from, name: say({ code: `rank.${rank}` }) }))
  return { rungs, reached: rungs.findIndex(({ from }) => own.total >= from), seat: own.seat }
}

/** Winners first, each with the lines of its score. */
function shipsOf(props: WavesProps, narrow: boolean): Homecoming[] {
  const { names, say, view } = props
  const io = ioOf(props)
  const { standings, title } = outcome(io)
  return standings.map(({ seat, rank, score, parts }) => ({
    seat,
    // On a narrow plate the name has room, and the rank stands below.
    plate: !isSolo(view) ? `${rank}. ${names[seat]}` : narrow || title === undefined ? names[seat] : say({ code: title }),
    winner: rank === 1,
    total: score,
    lines: Object.entries(parts).map(([part, points]) => ({ label: say({ code: `score.${part}` }), points })),
    hullLevel: rowLevel(io, seat, 'hull'),
  }))
}
