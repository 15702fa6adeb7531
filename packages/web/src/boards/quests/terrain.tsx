import { ISLANDS, type Good } from '@flotilla/quests/face'
import { ChartSign } from './glyphs.tsx'
import { HEX, INNER_HEX } from './geometry.ts'
import styles from './terrain.module.css'

const SHORES = [
  'M-17-5c2-9 12-13 20-11s15 7 15 15-8 15-18 16-19-8-17-20z',
  'M-18 2c-1-8 5-16 14-17s19 3 21 12-4 15-12 17-22 0-23-12z',
  'M-15-9c6-8 18-9 25-3s9 15 3 22-18 8-26 3-8-15-2-22z',
  'M-19-1c1-7 8-8 13-13s14-1 18 5 8 12 2 18-15 4-21 6-13-8-12-16z',
]
const ROCKS = 'M-14 8l5-13 5 7 4-10 6 9 5-5 4 12z'
const WAVE = 'M-13 0q3.3-4.5 6.5 0t6.5 0 6.5 0 6.5 0'

interface TerrainProps {
  readonly terrain: string
  /** The island's number, -1 at sea. */
  readonly island: number
  readonly good: Good | null
  readonly hidden: boolean
  /** The colour of a Home Port. */
  readonly colour?: string | undefined
}

/** What a space looks like: told apart by its drawing as much as by its colour. */
export function Terrain({ terrain, island, good, hidden, colour }: TerrainProps) {
  return (
    <g className={styles.terrain} data-terrain={terrain}>
      <polygon points={HEX} className={styles.sea} />
      {terrain === 'calm' ? <path d={WAVE} className={styles.ripple} transform="translate(0 5)" /> : null}
      {terrain === 'stormy' ? (
        <>
          <ChartSign name="storm" y={-4} size={23} className={styles.storm} />
          <path d={WAVE} className={styles.swell} transform="translate(0 15)" />
        </>
      ) : null}
      {terrain === 'treacherous' ? (
        <>
          <path
            d="M0 1a3 3 0 1 1 3 3 7 7 0 1 1 7-7 11 11 0 0 1-11 11A14 14 0 0 1-14-6"
            className={styles.whirl}
            transform="translate(1 1)"
          />
          <path d="M-16 14c4-2 5-8 9-8M15-15c-3 2-2 6-6 8" className={styles.arm} />
        </>
      ) : null}
      {terrain === 'impassable' ? <path d={ROCKS} className={styles.rocks} transform="translate(0 4)" /> : null}
      {island === -1 ? null : (
        <>
          <path d={SHORES[island % SHORES.length]} className={styles.surf} transform="scale(1.16)" />
          <path d={SHORES[island % SHORES.length]} className={styles.land} />
          <text className={styles.letter} x={-6} y={5}>
            {ISLANDS[island].letter}
          </text>
          <circle cx={9} cy={3} r={8} className={styles.token} data-hidden={hidden ? '' : undefined} />
          {good === null ? (
            <text x={9} y={7} className={styles.unknown}>
              ?
            </text>
          ) : (
            <ChartSign name={good} x={9} y={3} size={11} className={styles[good]} />
          )}
        </>
      )}
      {terrain === 'trading' ? (
        <>
          <rect x={-15} y={-13} width={30} height={27} rx={5} className={styles.quay} />
          <ChartSign name="scales" size={20} className={styles.port} />
        </>
      ) : null}
      {terrain === 'workshop' || terrain === 'home' ? (
        <>
          <polygon points={INNER_HEX} className={styles.harbour} style={colour === undefined ? undefined : { fill: colour }} />
          <ChartSign
            name={terrain === 'home' ? 'house' : 'hammer'}
            size={21}
            className={terrain === 'home' ? styles.homeSign : styles.port}
          />
        </>
      ) : null}
    </g>
  )
}
