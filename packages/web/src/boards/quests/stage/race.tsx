import { SEATS } from '@flotilla/art/kit'
import { flag, star } from '@flotilla/art/quests'
import { crewOf, goalOf, isCoop, teams, type ReadCtx } from '@flotilla/quests/client'
import { Count } from '../../../story/count.tsx'
import { Drawing } from '../../../layout/drawing.tsx'
import type { QuestsProps } from '../props.ts'
import styles from './race.module.css'

interface Team {
  readonly team: number
  readonly crew: readonly number[]
  readonly prosperity: number
  /** From the start to the goal. */
  readonly way: number
}

/** Labels push each other apart, so that all can be read. */
function spread(places: readonly number[], gap: number, least: number, most: number): number[] {
  const order = places.map((_, k) => k).toSorted((a, b) => places[a] - places[b])
  const out = [...places]
  for (const [i, k] of order.entries()) out[k] = Math.max(i === 0 ? least : out[order[i - 1]] + gap, out[k])
  for (let i = order.length - 1; i >= 0; i--)
    out[order[i]] = Math.min(i === order.length - 1 ? most : out[order[i + 1]] - gap, out[order[i]])
  return out
}

/** The score race: the graduated frame of the chart, from 0 to the goal. */
export function Race({ board, ctx, upright }: { board: QuestsProps; ctx: ReadCtx; upright: boolean }) {
  const { view, say, names } = board
  const goal = goalOf(ctx)
  const all: Team[] = Array.from({ length: teams(view) }, (_, team) => ({
    team,
    crew: crewOf(view, team),
    prosperity: view.prosperity[team],
    way: Math.max(0, Math.min(1, view.prosperity[team] / goal)),
  }))
  const last = view.called && !isCoop(view)
  // Across a phone a label takes so much of the way.
  const wide = (Math.max(...all.map(({ crew }) => crew.length)) * 21 + 26) / 312
  const labels = upright
    ? spread(
        all.map(({ way }) => 1 - way),
        0.046,
        0,
        0.985,
      )
    : spread(
        all.map(({ way }) => way),
        wide,
        wide / 2 - 0.04,
        1.1 - wide / 2,
      )
  return (
    <section data-place="race" className={styles.race} data-upright={upright ? '' : undefined} aria-label={say({ code: 'chart.race' })}>
      <p className={styles.round} data-last={last ? '' : undefined}>
        <b>{say({ code: 'chart.round', params: { round: view.round } })}</b>
        {isCoop(view) ? ` ${say({ code: 'chart.lastOf', params: { rounds: ctx.edition.goal.coopRounds } })}` : ''}
        {last ? <strong> · {say({ code: 'chart.lastRound' })}</strong> : null}
      </p>
      <p className={styles.goal}>
        <span aria-hidden>{goal}</span>
        <Drawing svg={star} box="0 0 24 24" width={24} height={24} />
        <span className="visually-hidden">{say({ code: 'chart.goal', params: { goal } })}</span>
      </p>
      <div className={styles.track}>
        <div className={styles.scale} aria-hidden style={{ ['--steps' as string]: goal }} />
        <ul>
          {all.map(({ team, crew, prosperity, way }, k) => (
            <li key={team}>
              <i
                className={styles.bead}
                aria-hidden
                style={{ ...along(upright, upright ? 1 - way : way), background: SEATS[crew[0]].plain }}
              />
              <span className={styles.label} style={along(upright, labels[k])}>
                <span className="visually-hidden">{crew.map((seat) => names[seat]).join(', ')}</span>
                {crew.map((seat) => (
                  <Drawing key={seat} svg={flag(seat)} box="-15 -13 35 26" width={!upright || crew.length > 2 ? 21 : 26} height={20} />
                ))}
                <b>
                  <Count value={prosperity} />
                </b>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

const along = (upright: boolean, at: number): { top: string } | { left: string } =>
  upright ? { top: `${at * 100}%` } : { left: `${at * 100}%` }
