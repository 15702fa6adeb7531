import { dieFace, heart, type Palette } from '@flotilla/art/quests'
import { SEATS } from '@flotilla/art/kit'
import type { Course } from '@flotilla/quests/client'
import styles from './course.module.css'
import { xOf, yOf } from './geometry.ts'
import { percent } from '../sight.ts'

interface Props {
  readonly from: readonly [number, number]
  readonly course: Course
  readonly seat: number
  /** Another way beside the one that is shown. */
  readonly careful?: boolean
  readonly palette: Palette
  /** What a failed roll costs, in words. */
  readonly otherwise: string
  /** How large numbers and tags are, in map units. */
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

/** A way over the chart: its steps by number, the sails it spends; later turns are dashed finer. */
export function CourseLine({ from, course, seat, careful = false, size }: Omit<Props, 'palette' | 'otherwise'>) {
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
            passes !== null || sails === 0 ? null : (
              <g key={k} transform={`translate(${xOf(cell) + 15} ${yOf(cell) + 13}) scale(${size * 0.8})`}>
                <path d="M-6,-9H6C8,-3 8,2 7,7Q0,4 -7,7C-5,2 -5,-3 -6,-9Z" className={styles.sail} />
                {sails > 1 ? (
                  <text y="3" className={styles.sails}>
                    {sails}
                  </text>
                ) : null}
              </g>
            ),
          )}
        </>
      )}
    </g>
  )
}

const WIDE = 88
const HIGH = 46

interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}
const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))

/** Where a tag may stand, from the middle of its space to the middle of the tag. */
const BESIDE: readonly At[] = [
  [84, -32],
  [-84, -32],
  [84, 34],
  [-84, 34],
  [0, -72],
  [0, 72],
  [104, 0],
  [-104, 0],
]

/** The place of each roll's tag: where it covers least of the way, of the ships and of the other tags. */
function tagsOf(course: Course, { from, size }: Pick<Props, 'from' | 'size'>, taken: readonly Box[], within: Box) {
  const way = [from, ...course.steps.map(({ cell }): At => [xOf(cell), yOf(cell)])].map(([x, y]): Box => ({
    left: x - 20,
    right: x + 20,
    top: y - 20,
    bottom: y + 20,
  }))
  const tags: { cell: number; passes: number; at: At; box: Box }[] = []
  for (const { cell, passes } of course.steps) {
    if (passes === null) continue
    const boxes = BESIDE.map(([dx, dy], k) => {
      const [x, y] = [xOf(cell) + dx * size, yOf(cell) + dy * size]
      const box = { left: x - (WIDE * size) / 2, right: x + (WIDE * size) / 2, top: y - (HIGH * size) / 2, bottom: y + (HIGH * size) / 2 }
      const out =
        Math.max(0, within.left - box.left) +
        Math.max(0, box.right - within.right) +
        Math.max(0, within.top - box.top) +
        Math.max(0, box.bottom - within.bottom)
      const covered = [...way, ...taken, ...tags.map((tag) => tag.box)].reduce((sum, one) => sum + overlap(box, one), 0)
      return { at: [x, y] as const, box, cost: covered + out * 90 + k * 12 }
    })
    const best = boxes.reduce((least, one) => (one.cost < least.cost ? one : least))
    tags.push({ cell, passes, at: best.at, box: best.box })
  }
  return tags
}

interface TagsProps extends Pick<Props, 'from' | 'course' | 'palette' | 'otherwise' | 'size'> {
  /** Ships and their flags. */
  readonly taken: readonly Box[]
  /** The part of the chart that is seen. */
  readonly within: Box
}

/** What each step onto Treacherous Seas risks, over everything else on the chart. */
export function CourseTags({ from, course, palette, otherwise, size, taken, within }: TagsProps) {
  const edge = palette.lamp ? '#d8c48f' : palette.ink
  return tagsOf(course, { from, size }, taken, within).map(({ cell, passes, at: [x, y] }, k) => (
    <g key={k}>
      <path d={`M${xOf(cell)},${yOf(cell)}L${x},${y}`} stroke={edge} strokeWidth={1.6 * size} />
      <circle cx={xOf(cell)} cy={yOf(cell)} r={3.4 * size} fill={edge} />
      <g transform={`translate(${x} ${y}) scale(${size}) translate(${-WIDE / 2} ${-HIGH / 2})`}>
        <rect x="1.5" y="2.5" width={WIDE} height={HIGH} rx="4" fill="#000" opacity=".35" />
        <rect width={WIDE} height={HIGH} rx="4" fill={palette.paperHi} stroke={edge} strokeWidth="1.3" />
        <g transform="translate(6 4) scale(.9)" dangerouslySetInnerHTML={{ __html: dieFace(3) }} />
        <text x="32" y="19" fill={palette.name} style={{ font: '800 18px var(--text)' }}>
          {percent(passes)} %
        </text>
        <text x="7" y="39" fill={palette.name} style={{ font: '600 13px var(--text)' }}>
          {otherwise}
        </text>
        <g transform={`translate(${WIDE - 22} 28) scale(.58)`} dangerouslySetInnerHTML={{ __html: heart }} />
      </g>
    </g>
  ))
}
