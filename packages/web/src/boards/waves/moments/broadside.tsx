import { sum } from '@flotilla/waves/client'
import { shield, type Box } from '@flotilla/art/waves'
import { seatColour, type Point } from '@flotilla/art/kit'
import { useEffect, useMemo, useRef } from 'react'
import { Art } from '../stage/art.tsx'
import styles from './broadside.module.css'
import { drawBroadside, type Broadside } from './gunfire.ts'
import paper from '../stage/paper.module.css'
import type { SceneProps } from './scenes.tsx'
import { useStage } from '../stage/stage.tsx'

const middle = ([x, y, w, h]: Box): Point => [x + w / 2, y + h / 2]
const numbers = (list: unknown): readonly number[] => (Array.isArray(list) ? list.filter((one) => typeof one === 'number') : [])

/** As far as a still of it has come: smoke, fire, and the coins on their way. */
const STILL = 0.54
const SHIELD = 19

/** Guns, balls, splinters, and the coins that change ships. */
export function Gunfire({ moment, where }: SceneProps) {
  const { layout, density, colours } = useStage()
  const canvas = useRef<HTMLCanvasElement>(null)
  const { event, events, ms, still } = moment
  const navy = event.type === 'navy'
  const [by, target] = [navy ? -1 : (event.seat ?? -1), navy ? 0 : (event.target ?? -1)]
  const hit = where.chest(target, event.chest ?? -1)
  const at = middle(hit)
  const loot = numbers(navy ? event.lost : event.loot)
  const blocked = event.blocked ?? -1
  const { hull, water } = where.side(target)
  const fired = useMemo((): Broadside => {
    const guns = navy
      ? [{ from: [layout.stage[2] + 10, layout.stage[1] + 180] as Point, large: true, balls: event.shots ?? -1 }]
      : events
          .filter(({ type }) => type === 'fired')
          .map(({ cannon, shots }) => ({
            from: where.muzzle(by, cannon === 'large' ? 'large' : 'small'),
            large: cannon === 'large',
            balls: Number(shots),
          }))
    const known = guns.length > 0 ? guns : [{ from: where.muzzle(by, 'large'), large: true, balls: loot.length + blocked }]
    return { guns: known, at, blocked, hull, water, coins: Math.min(24, sum(loot)), home: navy ? null : where.hold(by) }
    // A shot flies as it was fired, in the room that there is
  }, [moment.n, layout])
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
      draw(STILL)
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
  const seen = { 'data-still': still, style: { ['--ms' as string]: `${ms}ms` } }
  const stopped = useMemo(() => shield(24, 24, SHIELD, blocked, true), [blocked])
  return (
    <>
      <div className={styles.dim} {...seen} style={{ ...seen.style, left: 0, top: sy, width: w, height: h + 2 }} />
      <span
        className={paper.framed}
        style={{
          left: hit[0] - 5,
          top: hit[1] - 5,
          width: hit[2] + 10,
          height: hit[3] + 10,
          ['--whose' as string]: navy ? '#22324a' : seatColour(by).plain,
        }}
      />
      <canvas
        ref={canvas}
        className={styles.fire}
        width={Math.round(w * sharp)}
        height={Math.round(h * sharp)}
        style={{ left: sx, top: sy, width: w, height: h }}
        aria-hidden
      />
      <b className={`${paper.slip} ${styles.taken}`} {...seen} style={{ ...seen.style, left: at[0], top: at[1] - Math.min(30, hit[3]) }}>
        {loot.length === 0 ? '0' : `−${sum(loot)}`}
      </b>
      {blocked === 0 ? null : (
        <div className={styles.stopped} {...seen} style={{ ...seen.style, left: hull[0] - 24, top: hull[1] - 24 }}>
          <Art svg={stopped} box={[0, 0, 48, 52]} />
        </div>
      )}
    </>
  )
}
