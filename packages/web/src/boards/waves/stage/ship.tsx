import { PARTS, type Labels, type PartName, type ShipLook } from '@flotilla/art/waves'
import { fitted, lettered, seatColour } from '@flotilla/art/kit'
import { c } from '@flotilla/art/waves'
import { points, type ReadCtx } from '@flotilla/waves/client'
import { useMemo } from 'react'
import { LETTERS } from '../../../layout/flag.tsx'
import { Count } from '../../../story/count.tsx'
import { Art } from './art.tsx'
import { DiePiece } from './die-piece.tsx'
import { shipLook, type Pencilled } from './looks.ts'
import { diceOf } from './places.ts'
import paper from './paper.module.css'
import type { WavesProps } from '../props.ts'
import styles from './ship.module.css'
import { useStage } from './stage.tsx'

const ON_LAND = new Set<PartName>(['ports', 'bury0', 'bury1', 'bury2'])

/** All that a part of the ship shows: it is drawn again only when that changes. */
function shownOn(name: PartName, look: ShipLook): unknown {
  const chest = Number(name.slice(-1))
  if (name.startsWith('chest')) return [look.chests[chest], look.buriedBonus]
  if (name.startsWith('bury')) return [look.chests[chest].buried, look.chests[chest].values, look.burying === chest]
  return name === 'spirits' ? [look.spirits, look.frothing] : look[name as 'hull']
}

function PartPicture({ name, look, labels }: { readonly name: PartName; readonly look: ShipLook; readonly labels: Labels }) {
  const { layout } = useStage()
  const key = JSON.stringify(shownOn(name, look))
  // The key says all that the drawing shows.
  const { svg, box } = useMemo(() => layout.part(name, look, labels), [layout, name, labels, key])
  return <Art svg={svg} box={box} />
}

interface ShipProps {
  readonly board: WavesProps
  readonly ctx: ReadCtx
  readonly seat: number
  readonly pencil: Pencilled
  readonly labels: Labels
  /** Which of the dice lie in the nests only in pencil. */
  readonly ghosts: readonly boolean[]
}

/** The ship at reading size: hull and rig, her parts, the dice aboard. */
export function ShipPicture({ board, ctx, seat, pencil, labels, ghosts }: ShipProps) {
  const { layout } = useStage()
  const look = shipLook(ctx, seat, pencil)
  const hullKey = JSON.stringify([layout.tall, layout.rise, seat, look.hull, look.crew.values])
  // The key says all that the drawing shows
  const body = useMemo(() => layout.ship(look), [hullKey])
  const hems = useMemo(() => layout.hems(look.infamy, look.mostInfamy, seat), [layout, look.infamy, look.mostInfamy, seat])
  const fronts = useMemo(() => layout.nestFronts(), [layout])
  const parts = PARTS.filter((name) => !ON_LAND.has(name))
  return (
    <>
      <Art svg={body} box={layout.shipBox} />
      <Art svg={hems} box={layout.hemsBox} />
      <SailWords board={board} ctx={ctx} seat={seat} />
      {parts.map((name) => (
        <PartPicture key={name} name={name} look={look} labels={labels} />
      ))}
      {diceOf(ctx, seat, layout).map(({ id, face, owner, at, size, aboard }, k) => (
        <DiePiece key={id} id={id} face={face} owner={owner} at={at} size={size} ghost={aboard === 'nest' && ghosts[k]} />
      ))}
      <Art svg={fronts} box={layout.shipBox} />
    </>
  )
}

/** The coast off her bow, with what belongs to the land. */
export function Land({ ctx, seat, pencil, labels }: Omit<ShipProps, 'ghosts' | 'board'>) {
  const { layout } = useStage()
  const look = shipLook(ctx, seat, pencil)
  const key = JSON.stringify([layout.tall, seat, look.ports.values])
  // The key says all that the drawing shows
  const coast = useMemo(() => layout.coast(seat, look.ports), [key])
  const label = useMemo(
    () =>
      fitted(layout.tall ? 8 : 968, layout.tall ? 757 : 599, labels.bury, {
        size: layout.tall ? 17 : 19,
        most: layout.tall ? 76 : 66,
        least: 14,
        anchor: layout.tall ? 'start' : 'end',
        colour: c.ink,
      }),
    [layout, labels.bury],
  )
  return (
    <>
      <Art svg={coast + label} box={layout.coastBox} />
      {[...ON_LAND].map((name) => (
        <PartPicture key={name} name={name} look={look} labels={labels} />
      ))}
    </>
  )
}

/** Points and Infamy on the sails: live numbers that tick. */
function SailWords({ board: { say, names, seat: own }, ctx, seat }: Pick<ShipProps, 'board' | 'ctx' | 'seat'>) {
  const { layout } = useStage()
  const { writing, rim } = seatColour(seat)
  const { tall } = layout
  const infamy = say({ code: 'board.infamy' })
  const word = say({ code: 'board.points' })
  const painted = useMemo(() => {
    const onCloth = { colour: writing, rim: { colour: rim, width: 4 } }
    const onSail = { colour: c.hemi, rim: { colour: c.sail, width: 3 } }
    return tall
      ? lettered(160, 301, LETTERS[seat], { ...onCloth, size: 40 }) + fitted(67, 300, infamy, { ...onSail, size: 16, most: 98, least: 13 })
      : lettered(350, 216, LETTERS[seat], { ...onCloth, size: 64 }) +
          lettered(446, 230, word, { ...onCloth, size: 16 }) +
          fitted(180, 195, infamy, { ...onSail, size: 20, most: 80, least: 13, anchor: 'start' })
  }, [tall, seat, infamy, word, writing, rim])
  const ship = ctx.state.ships[seat]
  const [nx, ny, nw, nh] = layout.name
  return (
    <>
      <Art svg={painted} box={layout.stage} />
      <span
        className={styles.number}
        style={{ left: layout.score.at[0], top: layout.score.at[1], fontSize: layout.score.size, color: writing, ['--rim' as string]: rim }}
        role="img"
        aria-label={`${points(ctx, seat)} ${word}`}
      >
        <Count value={points(ctx, seat)} />
      </span>
      <span
        className={styles.number}
        style={{
          left: layout.infamy.at[0],
          top: layout.infamy.at[1],
          fontSize: layout.infamy.size,
          color: c.hemi,
          ['--rim' as string]: c.sail,
        }}
        role="img"
        aria-label={say({ code: 'table.infamy', params: { infamy: ship.infamy, max: ctx.edition.infamy.max } })}
      >
        <Count value={ship.infamy} />
      </span>
      {seat === own ? null : (
        <p className={`${paper.slip} ${styles.name}`} style={{ left: nx, top: ny, width: nw, height: nh }}>
          {names[seat]}
        </p>
      )}
    </>
  )
}
