import { NUMERALS, course, sight } from '@flotilla/art/waves'
import { SOLO_ROUNDS, navyShots, navyTarget, nextNavy, type ReadCtx } from '@flotilla/waves/client'
import { useMemo } from 'react'
import { Art } from './art.tsx'
import paper from './paper.module.css'
import type { WavesProps } from '../props.ts'
import styles from './solo.module.css'
import { useStage } from './stage.tsx'

/** The solo game: the course of its rounds, and the Navy that waits on it. */
export function Navy({ board: { say }, ctx }: { readonly board: WavesProps; readonly ctx: ReadCtx }) {
  const { layout } = useStage()
  const { round } = ctx.state
  const { tall } = layout
  const drawn = useMemo(() => {
    if (!tall) return course(950, 392, 312, { from: 1, to: SOLO_ROUNDS, round, shots: navyShots })
    const from = Math.max(1, Math.min(round - 1, SOLO_ROUNDS - 5))
    return course(200, 68, 184, { from, to: from + 5, round, shots: navyShots })
  }, [tall, round])
  const next = nextNavy(round)
  const target = navyTarget(ctx.state)
  const [x, y, w, h] = layout.targets[`chest${Math.max(0, target)}` as 'chest0']
  return (
    <>
      <Art svg={drawn} box={tall ? [196, 56, 194, 120] : [940, 318, 340, 170]} />
      {tall ? null : (
        <p className={`${paper.slip} ${styles.how}`} style={{ left: 958, top: 266 - layout.rise * 0.2 }}>
          {say({ code: 'solo.merchantman' })}. {say({ code: 'solo.dice' })}.
        </p>
      )}
      {next === null ? null : (
        <p
          className={`${paper.slip} ${styles.navy}`}
          style={tall ? { left: 199, top: 142, width: 188 } : { left: 958, top: 328 }}
          data-tall={tall}
        >
          <b>{say({ code: 'board.navyNext', params: { round: next } })}</b>
          <span>
            {target === -1
              ? say({ code: 'board.navyNone' })
              : say({ code: `board.navyAt${tall ? '.short' : ''}`, params: { shots: navyShots(next), chest: NUMERALS[target] } })}
          </span>
        </p>
      )}
      {next === null || target === -1 ? null : <Art svg={sight(x + w / 2, y + h * 0.55, 19)} box={[x, y, w, h]} />}
    </>
  )
}
