import { MUZZLES, STRUCK, broadside, die, heart, lostHeart, skull } from '@flotilla/art/quests'
import { MARAUDERS, heartsOf, type ReadCtx } from '@flotilla/quests/client'
import { useMemo } from 'react'
import { Flag } from '../../../layout/flag.tsx'
import { Drawing } from '../../../layout/drawing.tsx'
import { Thing } from '../stage/thing.tsx'
import styles from './broadside.module.css'
import { usePalette } from '../chart/night.ts'
import frame from './frame.module.css'
import { Frame } from './frame.tsx'
import { looksOf } from '../stage/looks.ts'
import type { QuestsProps } from '../props.ts'
import { Ribbon } from './ribbon.tsx'
import { volleyPhase, type Roll } from './rolls.ts'

/** A volley from near by: smoke and balls, dice and hearts, and whoever goes down goes down. It stays until the story goes on elsewhere. */
export function Broadside({ board, ctx, roll }: { board: QuestsProps; ctx: ReadCtx; roll: Roll }) {
  const { moment, view, say } = board
  const palette = usePalette()
  const { ship, dice, volley } = roll
  const target = volley?.target ?? 0
  const scene = useMemo(
    () => {
      const looks = looksOf(ctx, target)
      return broadside(looksOf(ctx, ship), roll.struck ? { ...looks, hurt: Math.max(1, looks.hurt) } : looks, palette)
    },
    // As they were when the first shot fell, and when it struck; a new roll is a new scene.
    // oxlint-disable-next-line react/exhaustive-deps
    [roll.n, roll.struck, palette],
  )
  if (moment === null || volley === null) return null
  const { type } = moment.event
  // Whoever has gone down stays down while it is told what became of it.
  const phase = volleyPhase(roll, type)
  const hearts = heartsOf(ctx, target)
  const damage = roll.sinks ? hearts : target >= MARAUDERS ? view.marauders[target - MARAUDERS].damage : view.ships[target].damage
  const pips = dice.reduce((sum, face) => sum + face, 0)
  return (
    <Frame
      moment={moment}
      scene="volley"
      phase={phase}
      art={scene}
      over={
        <>
          {phase === 'fire' ? <Fire shots={Math.min(dice.length, MUZZLES.length)} /> : null}
          {type === 'damaged' ? <Struck at={STRUCK[0]} key={moment.n} /> : null}
          {phase === 'miss' ? <Splash /> : null}
        </>
      }
      ribbon={<Ribbon key={moment.n} board={board} moment={moment} />}
      strip={
        <>
          <Who id={ship} />
          <span className={styles.dice}>
            {dice.map((face, k) => (
              <span key={k} className={styles.die} style={{ animationDelay: `calc(var(--told) * ${0.12 + k * 0.07})` }}>
                <Drawing svg={die(face, ship >= MARAUDERS)} box="0 0 60 64" width={44} height={47} />
              </span>
            ))}
          </span>
          <b className={frame.sum}>{say({ code: 'chart.told.pips', params: { pips } })}</b>
          <span className={frame.hearts}>
            {Array.from({ length: hearts }, (_, k) => (
              <Thing key={k} art={k < hearts - damage ? heart : lostHeart('#5b4630')} size={24} />
            ))}
          </span>
          <Who id={target} />
        </>
      }
    />
  )
}

const Who = ({ id }: { id: number }) =>
  id >= MARAUDERS ? (
    <span className={styles.marauder}>
      <Thing art={`<g transform="translate(12,12)">${skull('#2a2422', '#f4e6c6')}</g>`} size={26} /> {id - MARAUDERS + 1}
    </span>
  ) : (
    <Flag seat={id} size={34} />
  )

const PUFFS = [0, 1, 2, 3, 4, 5, 6]
/** A bank of smoke has one outline: first all edges, then what they enclose, then the light on it. */
const LAYERS = ['edge', 'shade', 'light'] as const

/** Flashes, a bank of smoke, and one ball a gun. */
function Fire({ shots }: { shots: number }) {
  const guns = MUZZLES.slice(0, shots)
  const late = (k: number, more = 0) => ({ animationDelay: `calc(var(--told) * ${k * 0.07 + more})` })
  return (
    <>
      {guns.map(([x, y], k) => (
        <g key={k} transform={`translate(${x} ${y})`}>
          <path
            d="M0,-46 14,-14 60,-26 26,2 66,28 18,16 4,46 -8,14 -30,22 -12,0 -28,-22 -6,-14Z"
            className={styles.flash}
            style={late(k)}
          />
        </g>
      ))}
      <g className={styles.bank}>
        {LAYERS.map((layer) =>
          guns.map(([x, y], k) => (
            <g key={`${layer}${k}`} transform={`translate(${x} ${y})`}>
              {PUFFS.map((puff) => (
                <circle
                  key={puff}
                  cx={(puff % 4) * 34 - 8 - (layer === 'light' ? 5 : 0)}
                  cy={-((puff * 17) % 52) - (layer === 'light' ? 7 : 0)}
                  r={27 + ((puff * 11) % 18) - (layer === 'light' ? 5 : 0)}
                  className={styles.smoke}
                  data-layer={layer}
                  style={late(k, puff * 0.012)}
                />
              ))}
            </g>
          )),
        )}
      </g>
      {guns.map(([x, y], k) => {
        const [toX, toY] = STRUCK[k]
        return (
          <g key={k} transform={`translate(${x} ${y})`}>
            <g className={styles.flight} style={{ ['--x' as string]: `${toX - x}px`, ['--y' as string]: `${toY - y}px`, ...late(k) }}>
              <circle r="13" className={styles.ball} style={late(k)} />
            </g>
          </g>
        )
      })}
    </>
  )
}

function Struck({ at: [x, y] }: { at: readonly [number, number] }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        d="M0,-92 22,-34 86,-60 44,-8 104,22 38,26 50,92 4,40 -42,88 -32,28 -96,24 -42,-8 -78,-62 -20,-34Z"
        className={styles.burst}
        data-ring="1"
      />
      <path
        d="M0,-58 14,-22 54,-38 28,-6 66,14 24,16 32,58 2,26 -26,56 -20,18 -60,16 -26,-6 -48,-38 -12,-22Z"
        className={styles.burst}
        data-ring="2"
      />
      {[-70, -40, -12, 16, 44, 72, 98].map((turn, k) => (
        <path
          key={turn}
          d="M-16,-3L8,-5L16,1L6,5L-13,4Z"
          className={styles.splinter}
          style={{ ['--turn' as string]: `${turn - 90}deg`, ['--far' as string]: `${110 + ((k * 37) % 70)}px` }}
        />
      ))}
    </g>
  )
}

const Splash = () => (
  <g transform="translate(778 510)">
    <path
      d="M-44,12C-20,-40 -26,-90 -30,-130L-14,-104L-6,-172L6,-116L18,-156L20,-92L34,-112C20,-50 26,-20 46,12C20,26 -20,26 -44,12Z"
      className={styles.splash}
    />
    <ellipse cy="14" rx="86" ry="14" className={styles.ring} />
  </g>
)
