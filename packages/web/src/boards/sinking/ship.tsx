import { SECTIONS, leakOf, levelOf, sheetOf, type Io } from '@flotilla/sinking/face'
import type { SinkingProps } from './props.ts'
import styles from './ship.module.css'

/** The ship that really sinks: a section breaks off at a time, and the water rises to the threshold. */
export function ShipPicture({ board, io }: { board: SinkingProps; io: Io }) {
  const { view, say } = board
  const { threshold } = sheetOf(io)
  const water = view.columns[0].length
  const leak = leakOf(io)
  const share = Math.min(1, water / threshold)
  const sunkBy = SECTIONS - view.sections
  const level = game(io, Math.min(levelOf(view), SECTIONS))
  return (
    <section className={styles.ship} aria-label={say({ code: 'board.ship' })}>
      <svg viewBox="0 0 240 150" role="img" aria-label={say({ code: 'table.water', params: { water, threshold, leak } })}>
        <g
          style={{
            transform: `translateY(${sunkBy * 16}px) rotate(${sunkBy * 2.2}deg)`,
            transformOrigin: '120px 110px',
            transition: 'transform 900ms ease-in',
          }}
        >
          <path d="M118 14h4v74h-4z" className={styles.wood} />
          <path d="M122 18c34 8 52 30 56 56-20-6-38-7-56-4z" className={styles.sail} />
          <path d="M118 26c-26 8-42 26-46 48 16-5 30-6 46-4z" className={styles.sail} />
          {[0, 1, 2, 3].map((section) => (
            <path key={section} d={SECTION_PATHS[section]} className={section < sunkBy ? `${styles.wood} ${styles.lost}` : styles.wood} />
          ))}
        </g>
        <path d={`M0 ${132 - share * 44}c20-7 40 7 60 0s40-7 60 0 40 7 60 0 40-7 60 0V150H0z`} className={styles.water} />
      </svg>
      <div className={styles.gauge} data-high={water + leak >= threshold}>
        <i style={{ width: `${share * 100}%` }} />
        <span>
          {say({ code: 'board.waterGauge', params: { water, threshold } })} {leak > 0 ? say({ code: 'board.leak', params: { leak } }) : ''}
        </span>
      </div>
      <p className={styles.level}>
        {say({ code: `level.${level}` })} · {say({ code: 'board.sections', params: { n: view.sections } })}
      </p>
    </section>
  )
}

const SECTION_PATHS = [
  'M36 88h42v36c-24-4-38-18-42-36z',
  'M80 88h38v40c-14 0-27-1-38-3z',
  'M122 88h38v37c-11 2-24 3-38 3z',
  'M162 88h44c-5 18-20 31-44 36z',
]

const game = (io: Io, level: number): string => io.edition.levels[level - 1].id
