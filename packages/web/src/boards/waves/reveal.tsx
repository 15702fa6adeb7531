import { NUMERALS, plansTall, plansWide, type PlanLook } from '@flotilla/art/waves'
import { buryBack, ownerOf } from '@flotilla/waves/face'
import { useMemo } from 'react'
import { Art } from './art.tsx'
import { DiePiece } from './die-piece.tsx'
import { planOf } from './plan.ts'
import styles from './reveal.module.css'
import type { SceneProps } from './scenes.tsx'
import { useStage } from './stage.tsx'

/** One after another is unfurled, and all of them hang long enough to be read. */
const APART = 130

/** All plans side by side, each on a sail in its captain's colour: every die and the thing that it goes to. */
export function Reveal({ board: { view, names, say }, io, moment }: SceneProps) {
  const { layout } = useStage()
  const looks = names.map((name, seat): PlanLook => {
    const grave = view.faces[buryBack(seat)]
    return {
      seat,
      name,
      laid: planOf(view, seat).map((icon) => ({
        part: icon ?? 'overboard',
        label:
          icon === null ? '–' : icon === 'bury' ? `${say({ code: 'icon.bury' })} ${NUMERALS[grave] ?? ''}` : say({ code: `icon.${icon}` }),
      })),
    }
  })
  const key = JSON.stringify(looks)
  const [, top, width, height] = layout.stage
  // The key says all that the drawing shows
  const shown = useMemo(() => (layout.tall ? plansTall(looks, 66, 690) : plansWide(looks, width)), [key, layout])
  return (
    <div className={styles.reveal} data-still={moment.still} style={{ top, width, height: height + 2 }}>
      {shown.map(({ svg, box, dice, die }, seat) => (
        <div
          key={seat}
          className={styles.plan}
          data-tall={layout.tall}
          style={{ top: -top, transformOrigin: `${box[0] + box[2] / 2}px ${box[1] + 60}px`, ['--wait' as string]: `${seat * APART}ms` }}
        >
          <Art svg={svg} box={box} />
          {view.ships[seat].nest.map((id, k) =>
            dice[k] === undefined ? null : (
              <DiePiece key={id} id={id} face={view.dice[id]} owner={ownerOf(io, id)} at={dice[k]} size={die} shadow picture />
            ),
          )}
        </div>
      ))}
    </div>
  )
}
