import { ENEMY_ART, TOP, defsOf, type AttackPart, type Light, type Stage } from '@flotilla/art/sinking'
import { nameOfResult, type ReadCtx } from '@flotilla/sinking/client'
import { Art } from '../stage/art.tsx'
import styles from './attack.module.css'
import type { SinkingProps } from '../props.ts'

interface AttackProps {
  readonly board: SinkingProps
  readonly ctx: ReadCtx
  readonly stage: Stage
  readonly light: Light
}

/** The point of the scene that a part of an attack comes down on. */
function over({ phone, width, deckY, floorY, seaY, rooms }: Stage, place: AttackPart['over']): readonly [number, number] {
  if (place === 'treasure') return [rooms[1].x + rooms[1].w / 2, rooms[1].y + rooms[1].h * 0.62]
  // Out of the sky over the Treasure room.
  if (place === 'above') return [rooms[1].x + rooms[1].w * 0.3, TOP - 20]
  if (place === 'ship') return [width / 2, (deckY + floorY) / 2]
  if (place === 'sea') return [width / 2, seaY + (phone ? 6 : 10)]
  if (place === 'rail') return [width / 2, deckY - (phone ? 4 : 10)]
  return [width / 2, deckY - (phone ? 8 : 10)]
}

/** An attack as each enemy makes it: arms, jaws, song, grapnels. */
export function Attack({ board: { view, moment, say }, ctx, stage, light }: AttackProps) {
  const attack = moment?.event.attack
  if (typeof attack !== 'string') return null
  const which = nameOfResult(ctx, 'attack2') === attack ? 1 : 0
  return (
    <>
      {ENEMY_ART[view.enemy].attack(light, which).map((part, k) => {
        const [x, y] = over(stage, part.over)
        const [bx, by, w, h] = part.box
        return (
          <div
            key={k}
            className={styles.part}
            data-moves={part.moves}
            style={{
              left: x,
              top: y - TOP,
              scale: stage.phone ? '0.55' : '1',
              ['--later' as string]: part.later ?? 0,
              ['--k' as string]: k,
            }}
          >
            <div>
              <Art
                name={`${attack} ${k} ${light.night}`}
                draw={() => defsOf(light) + part.svg}
                box={part.box}
                style={{ position: 'absolute', left: bx, top: by, width: w, height: h, overflow: 'visible' }}
              />
            </div>
          </div>
        )
      })}
      <p className={styles.name} style={{ ['--enemy' as string]: ENEMY_ART[view.enemy].colour }}>
        {say({ code: `result.${attack}` })}
        <small>{say({ code: `attack.${attack}` })}</small>
      </p>
    </>
  )
}

/** Its eyes: they blink now and then, and are squeezed shut when it is hit. */
export function Lids({ board: { view, moment }, stage, light }: Omit<AttackProps, 'ctx'>) {
  const hurt = moment?.event.type === 'damage' || moment?.event.ending === 'saved'
  const rail = stage.deckY - TOP - (stage.phone ? 14 : 21)
  return (
    <Art
      name={`lids ${view.enemy} ${stage.phone} ${light.night} ${hurt}`}
      draw={() => ENEMY_ART[view.enemy].lids(light, stage, hurt)}
      box={[0, TOP, stage.width, rail]}
      className={hurt ? styles.wince : styles.lids}
      idle={hurt ? undefined : 'lids'}
      style={LIDS[stage.phone ? 1 : 0]}
    />
  )
}

const LIDS = [
  { width: 1280, height: 65 },
  { width: 390, height: 78 },
]
