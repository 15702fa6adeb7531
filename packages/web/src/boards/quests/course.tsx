import type { Course } from '@flotilla/quests/face'
import styles from './chart.module.css'
import { xOf, yOf } from './geometry.ts'
import { percent } from './sight.ts'

/** A way over the chart: what every step costs, the sails it flips, the rolls with their chances; later turns are dashed. */
export function CourseLine({ from, course, careful = false }: { from: number; course: Course; careful?: boolean }) {
  const cells = [from, ...course.steps.map(({ cell }) => cell)]
  return (
    <g className={styles.course} data-careful={careful ? '' : undefined}>
      {course.steps.map(({ cell, turn }, k) => (
        <line
          key={`${cell}-${k}`}
          x1={xOf(cells[k])}
          y1={yOf(cells[k])}
          x2={xOf(cell)}
          y2={yOf(cell)}
          data-later={turn > 0 ? '' : undefined}
        />
      ))}
      {careful
        ? null
        : course.steps.map(({ cell, cost, sails, passes, turn }, k) => (
            <g key={`${cell}-${k}`} transform={`translate(${xOf(cell)} ${yOf(cell)})`} data-later={turn > 0 ? '' : undefined}>
              <rect
                x={passes === null ? -8 : -15}
                y={-8}
                width={passes === null ? 16 : 30}
                height={16}
                rx={8}
                className={styles.stop}
                data-roll={passes === null ? undefined : ''}
              />
              <text y={4} className={styles.price}>
                {passes === null ? cost : `${percent(passes)}%`}
              </text>
              {sails > 0 ? <path d="M9-13v9H4C7-6 8.5-9 9-13z" className={styles.flip} /> : null}
            </g>
          ))}
    </g>
  )
}
