import { NUMERALS, anchor, closedChest, spade, splash, type Box } from '@flotilla/art/waves'
import type { Point } from '@flotilla/art/kit'
import type { Seat } from '@flotilla/kernel'
import { buryBack, ownerOf, sum, type Io } from '@flotilla/waves/face'
import { useEffect, useMemo, useRef } from 'react'
import { Flag } from '../../shell/flag.tsx'
import type { Moment } from '../../story/moment.ts'
import { lineOf } from '../../table/lines.ts'
import { Art } from './art.tsx'
import { DiePiece } from './die-piece.tsx'
import { drawBroadside, type Broadside } from './gunfire.ts'
import paper from './paper.module.css'
import { planOf } from './plan.ts'
import type { WavesProps } from './props.ts'
import styles from './scenes.module.css'
import { useStage } from './stage.tsx'

/** Where ships and their chests are, whoever's they are. */
export interface Whereabouts {
  readonly muzzle: (seat: Seat, cannon: 'small' | 'large') => Point
  readonly chest: (seat: Seat, chest: number) => Box
  readonly hold: (seat: Seat) => Point
  readonly grave: (seat: Seat, chest: number) => Point
}

interface SceneProps {
  readonly board: WavesProps
  readonly io: Io
  readonly moment: Moment
  readonly where: Whereabouts
}

const middle = ([x, y, w, h]: Box): Point => [x + w / 2, y + h / 2]
const numbers = (list: unknown): readonly number[] => (Array.isArray(list) ? list.filter((one) => typeof one === 'number') : [])

/** The big moments, each staged over the board for as long as it is told. */
export function Scene(props: SceneProps) {
  const { moment } = props
  switch (moment.event.type) {
    case 'revealed':
      return <Reveal key={moment.n} {...props} />
    case 'volley':
    case 'navy':
      return <Gunfire key={moment.n} {...props} />
    case 'buried':
      return <Burying key={moment.n} {...props} />
    case 'anchor':
    case 'ended':
      return <Anchor key={moment.n} {...props} />
    default:
      return null
  }
}

/** All plans side by side, for everybody to see at once. */
function Reveal({ board, io, moment }: SceneProps) {
  const { layout } = useStage()
  const { view, names, say } = board
  return (
    <div className={styles.reveal} data-tall={layout.tall} data-still={moment.still} style={{ ['--ms' as string]: `${moment.ms}ms` }}>
      <h2 className={`${paper.slip} ${paper.hot}`}>{say({ code: 'board.plans' })}</h2>
      <ul>
        {names.map((name, seat) => {
          const plan = planOf(view, seat)
          const grave = view.faces[buryBack(seat)]
          return (
            <li
              key={seat}
              className={paper.slip}
              style={{ ['--turn' as string]: `${(seat % 2 === 0 ? -1 : 1) * 1.2}deg`, ['--wait' as string]: `${seat * 90}ms` }}
            >
              <b>
                <Flag seat={seat} size={26} /> {name}
              </b>
              <ol>
                {view.ships[seat].nest.map((die, k) => (
                  <li key={die}>
                    <span className={styles.die}>
                      <DiePiece id={die} face={view.dice[die]} owner={ownerOf(io, die)} at={[18, 18]} size={32} shadow picture />
                    </span>
                    {plan[k] === null || plan[k] === undefined
                      ? '–'
                      : plan[k] === 'bury'
                        ? `${say({ code: 'icon.bury' })} ${NUMERALS[grave] ?? ''}`
                        : say({ code: `icon.${plan[k]}` })}
                  </li>
                ))}
              </ol>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** Guns, balls, splinters, and the coins that change ships. */
function Gunfire({ moment, where }: SceneProps) {
  const { layout, density, colours } = useStage()
  const canvas = useRef<HTMLCanvasElement>(null)
  const { event, events, ms, still } = moment
  const navy = event.type === 'navy'
  const target = navy ? 0 : Number(event.target)
  const at = middle(where.chest(target, Number(event.chest)))
  const loot = numbers(navy ? event.lost : event.loot)
  const fired = useMemo((): Broadside => {
    const by = Number(event.seat)
    const guns = navy
      ? [{ from: [layout.stage[2] + 10, layout.stage[1] + 180] as Point, large: true, balls: Number(event.shots) }]
      : events
          .filter(({ type }) => type === 'fired')
          .map(({ cannon, shots }) => ({
            from: where.muzzle(by, cannon === 'large' ? 'large' : 'small'),
            large: cannon === 'large',
            balls: Number(shots),
          }))
    const known = guns.length > 0 ? guns : [{ from: where.muzzle(by, 'large'), large: true, balls: loot.length + Number(event.blocked) }]
    return { guns: known, at, blocked: Number(event.blocked), coins: Math.min(24, sum(loot)), home: navy ? null : where.hold(by) }
    // A shot flies as it was fired
  }, [moment.n])
  const [sx, sy, w, h] = layout.stage

  useEffect(() => {
    const g = canvas.current?.getContext('2d') ?? null
    if (g === null) return
    const draw = (t: number): void => {
      g.setTransform(1, 0, 0, 1, 0, 0)
      g.clearRect(0, 0, g.canvas.width, g.canvas.height)
      const k = g.canvas.width / w
      g.setTransform(k, 0, 0, k, -sx * k, -sy * k)
      drawBroadside(g, t, fired, colours)
    }
    if (still) {
      draw(0.44)
      return
    }
    const began = performance.now()
    let frame = requestAnimationFrame(function fly(now) {
      const t = (now - began) / ms
      draw(Math.min(1, t))
      if (t < 1) frame = requestAnimationFrame(fly)
    })
    return () => cancelAnimationFrame(frame)
  }, [fired, ms, still, colours, sx, sy, w, h])

  const sharp = Math.min(density, 1.5)
  return (
    <>
      <canvas
        ref={canvas}
        className={styles.fire}
        width={Math.round(w * sharp)}
        height={Math.round(h * sharp)}
        style={{ left: sx, top: sy, width: w, height: h }}
        aria-hidden
      />
      <b
        className={`${paper.slip} ${styles.taken}`}
        data-still={still}
        style={{ left: at[0], top: at[1] - 30, ['--ms' as string]: `${ms}ms` }}
      >
        {loot.length === 0 ? '0' : `−${sum(loot)}`}
      </b>
    </>
  )
}

/** A chest goes from the hold to the beach and under the sand. */
function Burying({ moment, where }: SceneProps) {
  const { event, ms, still } = moment
  const [seat, chest] = [Number(event.seat), Number(event.chest)]
  const from = middle(where.chest(seat, chest))
  const to = where.grave(seat, chest)
  const carried = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (still) return
    carried.current?.animate(
      [
        { translate: `${from[0] - to[0]}px ${from[1] - to[1]}px`, scale: '1.3' },
        { translate: `${(from[0] - to[0]) / 2}px ${(from[1] - to[1]) / 2 - 90}px`, scale: '1.6', offset: 0.35 },
        { translate: '0 -6px', scale: '1.1', offset: 0.62 },
        { translate: '0 10px', scale: '0.9', opacity: 0, offset: 0.9 },
        { translate: '0 10px', scale: '0.9', opacity: 0 },
      ],
      { duration: ms, easing: 'ease-in-out' },
    )
    // A chest is carried once
  }, [moment.n])
  return (
    <>
      <div className={styles.carried} style={{ left: to[0] - 30, top: to[1] - 34 }} ref={carried}>
        <Art svg={closedChest(0, 0, 1.36)} box={[0, 0, 62, 56]} />
      </div>
      <div className={styles.digging} data-still={still} style={{ left: to[0] + 16, top: to[1] - 60, ['--ms' as string]: `${ms}ms` }}>
        <Art svg={spade(20, 52, 1.1)} box={[0, 0, 42, 90]} />
      </div>
    </>
  )
}

/** The anchor drops: the round is over, or the game. */
function Anchor({ board, moment }: SceneProps) {
  const { layout } = useStage()
  const [sx, sy, w, h] = layout.stage
  const x = sx + w * 0.42
  const floor = layout.tall ? 700 : 600
  const svg = useMemo(() => anchor(90, 560, layout.tall ? 0.7 : 1, 560), [layout.tall])
  const water = useMemo(() => splash(120, 120, layout.tall ? 0.9 : 1.3), [layout.tall])
  return (
    <>
      <div className={styles.clipped} style={{ left: sx, top: sy, width: w, height: floor + 16 - sy }}>
        <div
          className={styles.anchor}
          data-still={moment.still}
          style={{ left: x - sx - 90, top: floor - sy - 560, ['--ms' as string]: `${moment.ms}ms`, ['--fall' as string]: `${-h}px` }}
        >
          <Art svg={svg} box={[-10, 0, 200, 580]} />
        </div>
      </div>
      <div
        className={styles.splash}
        data-still={moment.still}
        style={{ left: x - 120, top: floor - 110, ['--ms' as string]: `${moment.ms}ms` }}
      >
        <Art svg={water} box={[0, 0, 240, 160]} />
      </div>
      <Caption board={board} moment={moment} />
    </>
  )
}

/** What happens, in a sentence on a slip over the scene. */
function Caption({ board: { game, say }, moment }: { readonly board: WavesProps; readonly moment: Moment }) {
  const { layout } = useStage()
  return (
    <p className={`${paper.slip} ${paper.hot} ${styles.caption}`} data-tall={layout.tall} data-still={moment.still}>
      {say(lineOf(game, moment.event))}
    </p>
  )
}
