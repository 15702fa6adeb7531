import { SEATS } from '@flotilla/art/kit'
import {
  BACKS,
  GOODS,
  balls,
  coin,
  crest,
  heart,
  lootArt,
  lostHeart,
  medal,
  missionArt,
  ship as shipArt,
  smallGun,
  smallSail,
  smallSlot,
  type Readiness,
} from '@flotilla/art/quests'
import type { Seat } from '@flotilla/kernel'
import {
  MARAUDERS,
  REINFORCED_ROUNDS,
  championOf,
  designAt,
  heartsOf,
  isCoop,
  missionOf,
  slotsOf,
  teamOf,
  canFire,
  wouldCome,
  type ReadCtx,
} from '@flotilla/quests/client'
import { memo, useMemo } from 'react'
import type { CrewMember } from '../../../table/board.ts'
import { Flag } from '../../../layout/flag.tsx'
import { Count } from '../../../story/count.tsx'
import { Drawing } from '../../../layout/drawing.tsx'
import { Thing } from './thing.tsx'
import type { QuestsProps } from '../props.ts'
import { cargoOf, shipFacts } from './ship-facts.ts'
import type { Sight } from '../sight.ts'
import styles from './slips.module.css'

const row = (n: number): number[] => Array.from({ length: n }, (_, k) => k)
const stateOf = (k: number, ready: number, all: number): Readiness => (k < ready ? 'ready' : k < all ? 'spent' : 'none')

/** Hearts, sails or guns one after another, small. */
const Pips = memo(function Pips({
  kind,
  ready,
  all,
  most,
  size = 14,
}: {
  kind: 'sail' | 'gun' | 'heart'
  ready: number
  all: number
  most: number
  size?: number
}) {
  const art =
    kind === 'heart'
      ? row(all).map((k) => (k < ready ? heart : lostHeart()))
      : row(most).map((k) => (kind === 'sail' ? smallSail : smallGun)(stateOf(k, ready, all)))
  return art.map((one, k) => <Thing key={k} art={one} size={size} />)
})

interface SlipProps {
  readonly board: QuestsProps
  readonly ctx: ReadCtx
  readonly seat: Seat
  readonly member: CrewMember | undefined
  readonly looked: boolean
  readonly onLook: () => void
}

/** Another captain on a slip of paper at the chart's margin: everything that is open. A press shows the whole ship. */
function Slip({ board, ctx, seat, member, looked, onLook }: SlipProps) {
  const { view, say, names } = board
  const ship = view.ships[seat]
  const teamed = view.homes.length < view.seats
  const mate = teamed && board.seat !== null && teamOf(view, board.seat) === teamOf(view, seat)
  const champion = ship.champion === -1 ? null : championOf(ctx, seat)
  const portrait = useMemo(() => medal(champion?.id ?? '', mate ? '#f0c95a' : SEATS[seat].light), [champion?.id, mate, seat])
  const active = view.round > 0 && view.ended === '' && view.active === seat
  const cards = { loot: ship.loot.length, quests: ship.quests.length, clues: ship.clues.length }
  const facts =
    champion === null || view.round === 0
      ? []
      : [
          say({ code: `champion.${champion.id}` }),
          ...shipFacts(board, ctx, seat),
          say({ code: 'chart.cards', params: cards }),
          ...(ship.solved.length > 0 ? [say({ code: 'chart.solved', params: { n: ship.solved.length } })] : []),
        ]
  const state = member === undefined ? '' : member.away || !member.online ? 'away' : member.thinking ? 'thinking' : ''
  return (
    <section
      className={styles.slip}
      style={{ borderLeftColor: SEATS[seat].plain }}
      data-look={`captain:${seat}`}
      data-mate={mate ? '' : undefined}
      data-active={active ? '' : undefined}
      data-state={state}
      aria-label={names[seat]}
    >
      <button type="button" className={styles.look} aria-pressed={looked} onClick={onLook}>
        <span className="visually-hidden">{say({ code: 'chart.lookAt', params: { seat } })}</span>
      </button>
      <ul className="visually-hidden">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <div className={styles.name} data-bare={champion === null ? '' : undefined} aria-hidden>
        {champion === null ? null : <Drawing svg={portrait} box="0 0 100 104" className={styles.portrait} />}
        <Flag seat={seat} size={22} />
        <span>{names[seat]}</span>
        {state === 'thinking' ? <i className={styles.thinking}>…</i> : null}
      </div>
      {champion === null || view.round === 0 ? null : (
        <div aria-hidden>
          <div className={styles.row} data-beside="">
            <Pips kind="heart" ready={heartsOf(ctx, seat) - ship.damage} all={heartsOf(ctx, seat)} most={heartsOf(ctx, seat)} size={15} />
            {teamed ? <Thing art={crest(champion.nation)} size={16} /> : null}
          </div>
          <div className={styles.row}>
            <Pips kind="sail" ready={ship.readySails} all={ship.sails} most={champion.sails[1]} />
            <span className={styles.gap} />
            <Pips kind="gun" ready={ship.readyCannons} all={ship.cannons} most={champion.cannons[1]} />
          </div>
          <div className={styles.row}>
            {cargoOf(ctx, seat).map((good, k) => (
              <Thing key={k} art={GOODS[good]} size={17} />
            ))}
            {row(Math.max(0, slotsOf(ctx, seat) - cargoOf(ctx, seat).length)).map((k) => (
              <Thing key={`free${k}`} art={smallSlot('none')} size={15} />
            ))}
            <span className={styles.gap} />
            {ship.equipped.map((back) => (
              <span key={back} data-look={`loot:${designAt(ctx, back) ?? ''}`}>
                <Thing art={lootArt(designAt(ctx, back) ?? '')} size={16} />
              </span>
            ))}
          </div>
          <div className={styles.row} data-numbers="">
            <Thing art={balls} size={13} />
            <b>
              <Count value={ship.ammo} />
            </b>
            <Thing art={coin} size={13} />
            <b>
              <Count value={ship.coins} />
            </b>
            <span className={styles.gap} />
            <Thing art={BACKS.quest} size={13} />
            <b>{cards.quests}</b>
            <Thing art={BACKS.clue} size={13} />
            <b>{cards.clues}</b>
            <Thing art={BACKS.loot} size={13} />
            <b>{cards.loot}</b>
          </div>
          {isCoop(view) ? <Mission ctx={ctx} seat={seat} say={say} /> : null}
        </div>
      )}
    </section>
  )
}

function Mission({ ctx, seat, say }: { ctx: ReadCtx; seat: Seat; say: QuestsProps['say'] }) {
  const { mission, done, needed } = missionOf(ctx, seat)
  return (
    <div className={`${styles.row} ${styles.mission}`}>
      <Thing art={missionArt(mission)} size={16} />
      <span>{say({ code: `mission.${mission}` })}</span>
      <span className={styles.gap} />
      <b>
        {done}/{needed}
        {done >= needed ? ' ✓' : ''}
      </b>
    </div>
  )
}

interface SlipsProps {
  readonly board: QuestsProps
  readonly sight: Sight
  readonly looked: Seat | null
  readonly onLook: (seat: Seat | null) => void
}

/** The other captains, mates first. */
export function Slips({ board, sight: { ctx }, looked, onLook }: SlipsProps) {
  const { view, seat, crew } = board
  const mine = seat === null ? -1 : teamOf(view, seat)
  const others = view.ships.map((_, k) => k).filter((k) => k !== seat)
  const ordered =
    view.homes.length < view.seats ? others.toSorted((a, b) => Number(teamOf(view, b) === mine) - Number(teamOf(view, a) === mine)) : others
  return ordered.map((one) => (
    <Slip
      key={one}
      board={board}
      ctx={ctx}
      seat={one}
      member={crew.find((member) => member.seat === one)}
      looked={looked === one}
      onLook={() => onLook(looked === one ? null : one)}
    />
  ))
}

/** The Marauders: hearts, guns and range, and whom each would strike if the turn ended now. */
export function MarauderSlips({ board, sight: { ctx }, onLook }: { board: QuestsProps; sight: Sight; onLook: (looks: boolean) => void }) {
  const { view, say, names } = board
  if (view.marauders.length === 0) return null
  const next = isCoop(view) ? REINFORCED_ROUNDS.find((round) => round >= view.round) : undefined
  const hearts = heartsOf(ctx, MARAUDERS)
  return (
    <>
      {view.marauders.map(({ cell, damage, cannons, ready, barred }, n) => {
        const prey =
          view.round > 0 && cell !== -1 && view.active >= 0 && wouldCome(view, n, view.ships[view.active].cell) ? view.active : null
        const words =
          cell === -1
            ? say({ code: 'table.marauderSunk', params: { n: n + 1 } })
            : say({ code: 'chart.marauderHere', params: { n: n + 1, left: hearts - damage, hearts, ready, cannons, barred } })
        const step =
          cell === -1
            ? 'chart.marauder.sunk'
            : prey !== null
              ? canFire(view.marauders[n])
                ? 'chart.marauder.strikes'
                : 'chart.marauder.chases'
              : barred
                ? 'chart.marauder.waits'
                : ready === 0
                  ? 'chart.marauder.reloads'
                  : 'chart.marauder.lurks'
        return (
          <section
            key={n}
            className={styles.marauder}
            data-out={cell === -1 ? '' : undefined}
            aria-label={words}
            onPointerEnter={() => onLook(true)}
            onPointerLeave={() => onLook(false)}
          >
            <Drawing svg={shipArt({ seat: null, guns: cannons, ready })} box="-62 -104 150 124" className={styles.black} />
            <div aria-hidden>
              <div className={styles.row}>
                <b className={styles.disc}>{n + 1}</b>
                {cell === -1 ? null : <Pips kind="heart" ready={hearts - damage} all={hearts} most={hearts} size={12.5} />}
              </div>
              {cell === -1 ? null : (
                <div className={styles.row}>
                  <Pips kind="gun" ready={ready} all={cannons} most={ctx.edition.marauder.mostCannons} size={14} />
                </div>
              )}
            </div>
            <p className={styles.step}>{say({ code: step, params: { who: prey === null ? '' : names[prey] } })}</p>
          </section>
        )
      })}
      {next === undefined ? null : <p className={styles.note}>{say({ code: 'chart.reinforced', params: { n: next - view.round + 1 } })}</p>}
    </>
  )
}
