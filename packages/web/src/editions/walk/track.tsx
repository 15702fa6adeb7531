import { useBench } from '../bench.ts'
import type { Entry } from '../draft.ts'
import styles from './thing.module.css'

const LEFT = 12
const WIDTH = 276
const LINE = 22

/** Numbers that follow each other on one line; the built-in ones are dashed, the one in hand is filled. */
export function Track({ stops }: { readonly stops: readonly Entry[] }) {
  const { hand } = useBench()
  const most = Math.max(...stops.map(({ value, builtIn }) => Math.max(Number(value), Number(builtIn))), 1)
  const x = (value: unknown): number => LEFT + (Number(value) / most) * WIDTH
  return (
    <svg className={styles.track} viewBox="0 0 300 44" aria-hidden>
      <path d={`M${LEFT} ${LINE}H${LEFT + WIDTH}`} className={styles.line} />
      {stops.map(({ id, builtIn, mark }) =>
        mark === 'yours' ? <circle key={id} cx={x(builtIn)} cy={LINE} r={9} className={styles.before} /> : null,
      )}
      {stops.map(({ id, value }) => (
        <g key={id} data-hand={hand?.id === id ? '' : undefined} className={styles.stop}>
          <circle cx={x(value)} cy={LINE} r={11} />
          <text x={x(value)} y={LINE + 4.5}>
            {String(value)}
          </text>
        </g>
      ))}
    </svg>
  )
}
