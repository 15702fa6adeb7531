import { dieFace, heart, type Palette } from '@flotilla/art/quests'
import { SEATS } from '@flotilla/art/kit'
import type { Course } from '@flotilla/quests/face'
import styles from './course.module.css'
import { xOf, yOf } from './geometry.ts'
import { percent } from './sight.ts'

interface Props {
  readonly from: readonly [number, number]
  readonly course: Course
  readonly seat: number
  /** Another way beside the one that is shown. */
  readonly careful?: boolean
  readonly palette: Palette
  /** What a failed roll costs, in words. */
  readonly otherwise: string
  /** How large tags are, in map units. */
  readonly size: number
}

type At = readonly [number, number]

/** A line that bends through the middles of the steps. */
function lineThrough(points: readonly At[]): string {
  const [first, ...rest] = points
  let d = `M${first.join(',')}`
  for (const [i, [x, y]] of rest.entries()) {
    const next = rest[i + 1]
    if (i === 0) d += `L${(first[0] + x) / 2},${(first[1] + y) / 2}`
    d += next === undefined ? `L${x},${y}` : `Q${x},${y} ${(x + next[0]) / 2},${(y + next[1]) / 2}`
  }
  return d
}

/** A way over the chart: its steps by number, the sails it spends, the rolls with their chances; later turns are dashed finer. */
export function CourseLine({ from, course, seat, careful = false, palette, otherwise, size }: Props) {
  const points: At[] = [from, ...course.steps.map(({ cell }): At => [xOf(cell), yOf(cell)])]
  const now = course.steps.filter(({ turn }) => turn === 0).length
  const [x, y] = points[points.length - 1]
  const [beforeX, beforeY] = points[points.length - 2] ?? from
  const angle = (Math.atan2(y - beforeY, x - beforeX) * 180) / Math.PI
  const colour = SEATS[seat].plain
  const short = points.length - 1
  const tip: At = [x - Math.cos((angle * Math.PI) / 180) * 14, y - Math.sin((angle * Math.PI) / 180) * 14]
  const line = lineThrough([...points.slice(0, short), tip])
  return (
    <g className={styles.course} data-careful={careful ? '' : undefined} style={{ color: colour }} data-course={course.steps.length}>
      <path d={line} className={styles.casing} />
      <path d={line} className={styles.dashes} data-later={now === 0 ? '' : undefined} />
      {careful ? null : (
        <>
          <path d="M-5,-9L11,0L-5,9L-1,0Z" transform={`translate(${tip.join(' ')}) rotate(${angle.toFixed(1)})`} className={styles.tip} />
          {course.steps.slice(0, -1).map(({ cell, turn }, k) => (
            <g
              key={`${cell}-${k}`}
              transform={`translate(${xOf(cell)} ${yOf(cell)}) scale(${size})`}
              data-later={turn > 0 ? '' : undefined}
            >
              <circle r="11" className={styles.step} />
              <text y="5" className={styles.number}>
                {k + 1}
              </text>
            </g>
          ))}
          {course.steps.map(({ cell, passes, sails }, k) =>
            passes === null ? (
              sails === 0 ? null : (
                <g key={k} transform={`translate(${xOf(cell) + 15} ${yOf(cell) + 13}) scale(${size * 0.8})`}>
                  <path d="M-6,-9H6C8,-3 8,2 7,7Q0,4 -7,7C-5,2 -5,-3 -6,-9Z" className={styles.sail} />
                  {sails > 1 ? (
                    <text y="3" className={styles.sails}>
                      {sails}
                    </text>
                  ) : null}
                </g>
              )
            ) : (
              <Roll key={k} cell={cell} chance={percent(passes)} otherwise={otherwise} palette={palette} size={size} />
            ),
          )}
        </>
      )}
    </g>
  )
}

const WIDE = 88

/** What a step onto Treacherous Seas risks. */
function Roll({
  cell,
  chance,
  otherwise,
  palette,
  size,
}: {
  cell: number
  chance: number
  otherwise: string
  palette: Palette
  size: number
}) {
  const side = xOf(cell) > 120 ? -1 : 1
  return (
    <g transform={`translate(${xOf(cell) + side * 24} ${yOf(cell) - 34}) scale(${size})`} className={styles.roll}>
      <g transform={`translate(${side === 1 ? 0 : -WIDE} -24)`}>
        <rect x="1.5" y="2.5" width={WIDE} height="46" rx="4" opacity=".35" />
        <rect width={WIDE} height="46" rx="4" fill={palette.paperHi} stroke={palette.lamp ? '#d8c48f' : palette.ink} strokeWidth="1.3" />
        <g transform="translate(5 4) scale(.9)" dangerouslySetInnerHTML={{ __html: dieFace(3) }} />
        <text x="30" y="19" fill={palette.name} style={{ font: '800 18px var(--text)' }}>
          {chance} %
        </text>
        <text x="7" y="39" fill={palette.name} style={{ font: '600 13px var(--text)' }}>
          {otherwise}
        </text>
        <g transform={`translate(${WIDE - 22} 28) scale(.58)`} dangerouslySetInnerHTML={{ __html: heart }} />
      </g>
    </g>
  )
}
