import { lookAt, type Seat } from '@flotilla/kernel'
import { ICONS, chestSquares, rowLevel, shots, sum, type Icon as IconId, type Row, type Cannon } from '@flotilla/waves/face'
import type { ReactNode } from 'react'
import * as icons from '../../shell/icons.ts'
import { Icon } from '../../shell/icon.tsx'
import { Spot } from '../../table/spot.tsx'
import { PartHead, Ruler, Squares } from './part.tsx'
import type { Pencil } from './plan.ts'
import { offeredWhere, refusedWhere, type WavesProps } from './props.ts'
import part from './part.module.css'
import styles from './ship.module.css'

const ROW_ICON: Readonly<Record<Row | Cannon, string>> = {
  hull: icons.hull,
  ports: icons.ports,
  crew: icons.crew,
  small: icons.cannon,
  large: icons.largeCannon,
}

interface ShipProps {
  readonly board: WavesProps
  readonly seat: Seat
  /** Only for the own ship. */
  readonly pencil?: Pencil | undefined
}

/** A pirate map at reading size: one wants to write on it. */
export function ShipMap({ board, seat, pencil }: ShipProps) {
  const { view, game, say, moment } = board
  const io = lookAt(game, view)
  const ship = view.ships[seat]
  const { edition } = game
  const face = (icon: IconId): number | undefined => {
    if (view.sealed?.ask.kind !== 'place') return undefined
    const die = pencil?.at.indexOf(icon) ?? -1
    return die === -1 ? undefined : view.dice[ship.nest[die]]
  }
  const writing = (icon: string): boolean => moment?.event.type === 'wrote' && moment.event.seat === seat && moment.event.icon === icon

  const row = (name: Row): ReactNode => (
    <Place board={board} icon={name} pencil={pencil} writing={writing(name)}>
      <PartHead
        icon={ROW_ICON[name]}
        title={say({ code: `icon.${name}` })}
        right={`${say({ code: 'board.level' })} ${rowLevel(io, seat, name)}`}
      />
      <Squares values={ship[name]} squares={edition[name].squares} pencil={face(name)} writing={writing(name)} />
      <Ruler thresholds={edition[name].thresholds} sum={sum(ship[name])} planned={face(name)} />
    </Place>
  )
  const cannon = (name: Cannon): ReactNode => (
    <Place board={board} icon={name} pencil={pencil} writing={writing(name)}>
      <PartHead icon={ROW_ICON[name]} title={say({ code: `icon.${name}` })} right={`${shots(io, seat, name)} ✸`} />
      <Squares values={ship[name]} squares={edition[name].squares} pencil={face(name)} writing={writing(name)} />
      <Ruler thresholds={edition[name].thresholds} sum={sum(ship[name])} planned={face(name)} />
    </Place>
  )

  return (
    <div className={styles.map}>
      <Icon path={icons.galleon} size={330} className={styles.watermark} />
      <div
        className={styles.infamy}
        role="img"
        aria-label={say({ code: 'table.infamy', params: { infamy: ship.infamy, max: edition.infamy.max } })}
      >
        <Icon path={icons.infamy} size={20} />
        <span className={styles.infamyTitle}>{say({ code: 'board.infamy' })}</span>
        {Array.from({ length: edition.infamy.max }, (_, k) => (
          <i key={k} className={k < ship.infamy ? `${styles.circle} ${styles.filled}` : styles.circle} />
        ))}
        <b>{ship.infamy}</b>
      </div>
      <div className={styles.spirits}>
        <Place board={board} icon="spirits" pencil={pencil} writing={writing('spirits')}>
          <PartHead icon={icons.spirits} title={say({ code: 'icon.spirits' })} />
          <Squares values={ship.spirits} squares={edition.spirits.squares} pencil={face('spirits')} writing={writing('spirits')} />
          <span className={styles.note}>{say({ code: 'board.pair', params: { value: edition.spirits.raised } })}</span>
        </Place>
      </div>
      <div className={styles.chests}>
        {ship.chests.map((values, chest) => (
          <Chest
            key={chest}
            board={board}
            seat={seat}
            chest={chest}
            values={values}
            squares={chestSquares(io)}
            pencil={pencil}
            planned={face(ICONS[chest + 1])}
            writing={writing(`chest${chest}`)}
          />
        ))}
      </div>
      <div className={styles.hull}>{row('hull')}</div>
      <div className={styles.small}>{cannon('small')}</div>
      <div className={styles.large}>{cannon('large')}</div>
      <div className={styles.ports}>{row('ports')}</div>
      <div className={styles.crew}>{row('crew')}</div>
    </div>
  )
}

/** A part of the map that takes a die while its seat plans, and a raise while it writes. */
function Place({
  board,
  icon,
  pencil,
  writing,
  children,
}: {
  board: WavesProps
  icon: IconId
  pencil?: Pencil | undefined
  writing: boolean
  children: ReactNode
}) {
  const { ask, say, answer, openRule } = board
  const planning = pencil?.planning === true && pencil.inHand !== null
  const raising = pencil !== undefined && ask?.kind === 'raise'
  const offered = planning
    ? offeredWhere(board, (c) => c.at === icon && c.chest === undefined)
    : raising
      ? offeredWhere(board, (c) => c.raise === icon)
      : undefined
  const refusal = planning ? refusedWhere(board, (c) => c.at === icon && c.chest === undefined) : undefined
  const laid = pencil?.planning === true && pencil.at.includes(icon)
  return (
    <Spot
      offered={offered}
      refusal={refusal}
      say={say}
      openRule={openRule}
      onChoose={({ choice }) => (raising ? answer(choice) : pencil?.lay(icon))}
      label={say({ code: `icon.${icon}` })}
      className={`${styles.part} ${laid ? styles.laid : ''} ${writing ? styles.writing : ''}`}
      pressed={laid}
    >
      {children}
    </Spot>
  )
}

interface ChestProps {
  readonly board: WavesProps
  readonly seat: Seat
  readonly chest: number
  readonly values: readonly number[]
  readonly squares: number
  readonly pencil?: Pencil | undefined
  readonly planned: number | undefined
  readonly writing: boolean
}

function Chest({ board, seat, chest, values, squares, pencil, planned, writing }: ChestProps) {
  const { view, game, ask, say, answer, openRule, moment } = board
  const buried = view.ships[seat].buried[chest]
  const { columns } = game.edition.chests
  const stowing = pencil !== undefined && ask?.kind === 'stow'
  const body = (
    <>
      <PartHead icon={buried ? icons.bury : icons.chest} title={say({ code: `icon.chest${chest}` })} right={sum(values)} />
      <ChestSquares values={values} squares={squares} columns={columns} planned={planned} writing={writing} />
    </>
  )
  const burying = pencil?.planning === true ? offeredWhere(board, (c) => c.at === 'bury' && c.chest === chest) : undefined
  const noBurying = pencil?.planning === true ? refusedWhere(board, (c) => c.at === 'bury' && c.chest === chest) : undefined
  const robbed = moment?.event.type === 'volley' && moment.event.target === seat && moment.event.chest === chest
  return (
    <div className={`${styles.chest} ${buried ? styles.buriedChest : ''} ${robbed ? styles.robbed : ''}`}>
      {stowing ? (
        <Spot
          offered={offeredWhere(board, (c) => c.chest === chest)}
          refusal={refusedWhere(board, (c) => c.chest === chest)}
          say={say}
          openRule={openRule}
          onChoose={({ choice }) => answer(choice)}
          label={say({ code: `icon.chest${chest}` })}
          className={styles.part}
        >
          {body}
        </Spot>
      ) : (
        <Place board={board} icon={ICONS[chest + 1]} pencil={pencil} writing={writing}>
          {body}
        </Place>
      )}
      {buried ? (
        <span className={styles.buriedMark}>{say({ code: 'board.buried', params: { n: game.edition.chests.buriedBonus } })}</span>
      ) : pencil === undefined ? null : (
        <Spot
          offered={burying}
          refusal={noBurying}
          say={say}
          openRule={openRule}
          onChoose={() => pencil.bury(chest)}
          label={say({ code: 'icon.bury' })}
          className={`${styles.bury} ${pencil.buried === chest ? styles.laid : ''}`}
          pressed={pencil.buried === chest}
        >
          <Icon path={icons.bury} size={16} /> {say({ code: 'icon.bury' })}
        </Spot>
      )}
    </div>
  )
}

/** RW-6.2: the bottom row first, right to left, then the next row up. */
function ChestSquares({
  values,
  squares,
  columns,
  planned,
  writing,
}: {
  values: readonly number[]
  squares: number
  columns: number
  planned: number | undefined
  writing: boolean
}) {
  const rows = Math.ceil(squares / columns)
  return (
    <span className={styles.stack} style={{ gridTemplateColumns: `repeat(${columns}, 1fr)` }}>
      {Array.from({ length: rows * columns }, (_, cell) => {
        const k = (rows - 1 - Math.floor(cell / columns)) * columns + (columns - 1 - (cell % columns))
        const top = k === values.length - 1
        return (
          <span key={cell} className={top ? `${styles.slot} ${styles.top}` : styles.slot}>
            {k < values.length ? (
              <b className={writing && top ? part.fresh : undefined}>{values[k]}</b>
            ) : k === values.length && planned !== undefined ? (
              <i>{planned}</i>
            ) : null}
          </span>
        )
      })}
    </span>
  )
}
