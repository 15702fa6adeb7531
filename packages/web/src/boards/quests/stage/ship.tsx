import { SEATS } from '@flotilla/art/kit'
import { PLAN_HEIGHT, PLAN_NUMBERS, PLAN_WIDTH, crest, lootArt, medal, missionArt, plan } from '@flotilla/art/quests'
import type { Seat } from '@flotilla/kernel'
import { championOf, designAt, heartsOf, isCoop, missionOf, missionTold, slotsOf } from '@flotilla/quests/client'
import { useMemo } from 'react'
import { Flag } from '../../../layout/flag.tsx'
import { Count } from '../../../story/count.tsx'
import { Drawing } from '../../../layout/drawing.tsx'
import { Thing } from './thing.tsx'
import { usePalette } from '../chart/night.ts'
import type { QuestsProps } from '../props.ts'
import styles from './ship.module.css'
import { cargoOf, shipFacts } from './ship-facts.ts'
import type { Sight } from '../sight.ts'
import { threatParams } from '../words.ts'

interface Props {
  readonly board: QuestsProps
  readonly sight: Sight
  readonly seat: Seat
  /** Whose ship it is, in words. */
  readonly label: string
  /** Portrait, abilities and mission above the plan; in short where the letters need the room. */
  readonly headed: 'no' | 'short' | 'full'
  /** A little smaller, where a decision needs the room. */
  readonly small?: boolean
  readonly litGuns: number
}

/** A ship's board, cut open: actions are lanterns, ready sails are set, a lost heart is a hole. */
export function ShipPlan({ board, sight, seat, label, headed, litGuns, small = false }: Props) {
  const { view, say } = board
  const { ctx } = sight
  const ship = view.ships[seat]
  const one = championOf(ctx, seat)
  const playing = view.active === seat && view.round > 0 && view.ended === ''
  const threat = sight.steering && playing ? sight.threats[ship.cell] : null
  return (
    <section
      data-place="ship"
      className={styles.ship}
      data-active={playing ? '' : undefined}
      data-small={small ? '' : undefined}
      aria-label={label}
    >
      <ul className="visually-hidden">
        {playing ? <li>{say({ code: 'chart.actions', params: { n: view.actions } })}</li> : null}
        {shipFacts(board, ctx, seat).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {headed === 'no' ? (
        isCoop(view) ? (
          <Mission ctx={ctx} seat={seat} say={say} />
        ) : null
      ) : (
        <Head board={board} sight={sight} seat={seat} short={headed === 'short'} />
      )}
      <Drawn board={board} sight={sight} seat={seat} litGuns={litGuns} />
      {ship.equipped.length === 0 ? null : (
        <ul className={styles.gear}>
          {ship.equipped.map((back) => (
            <li key={back} data-look={`loot:${designAt(ctx, back) ?? ''}`}>
              <Thing art={lootArt(designAt(ctx, back) ?? '')} size={22} />
              {say({ code: `thing.${designAt(ctx, back) ?? ''}` })}
            </li>
          ))}
        </ul>
      )}
      {threat === null || threat.marauders.length === 0 ? null : (
        <p className={styles.warning}>{say({ code: 'chart.endThreat', params: threatParams(threat) })}</p>
      )}
      {headed !== 'no' ? null : <span className="visually-hidden">{say({ code: `champion.${one.id}` })}</span>}
    </section>
  )
}

/** The name of an ability and what it does, as one text has both. */
export function Ability({ text }: { text: string }) {
  const end = text.indexOf(':')
  return end === -1 ? (
    text
  ) : (
    <>
      <b>{text.slice(0, end)}</b>
      {text.slice(end)}
    </>
  )
}

function Head({ board, sight: { ctx }, seat, short }: Pick<Props, 'board' | 'sight' | 'seat'> & { short: boolean }) {
  const { view, say, names } = board
  const one = championOf(ctx, seat)
  const portrait = useMemo(() => medal(one.id, SEATS[seat].light), [one.id, seat])
  return (
    <div className={styles.head} data-look={`captain:${seat}`}>
      <Drawing svg={portrait} box="0 0 100 104" className={styles.portrait} />
      <div>
        <h2>
          <Flag seat={seat} size={26} />
          <span>
            {say({ code: `champion.${one.id}` })} <small>{names[seat]}</small>
          </span>
        </h2>
        <p>
          <Ability text={say({ code: `ability.${one.id}` })} />
        </p>
        {short ? null : (
          <p className={styles.nation}>
            <Thing art={crest(one.nation)} size={17} />
            <Ability text={say({ code: `nationAbility.${one.nation}` })} />
          </p>
        )}
        {isCoop(view) ? <Mission ctx={ctx} seat={seat} say={say} /> : null}
      </div>
    </div>
  )
}

/** What a captain has to do for the team, and how much of it is done. */
function Mission({ ctx, seat, say }: { ctx: Sight['ctx']; seat: Seat; say: QuestsProps['say'] }) {
  const { mission, done, needed } = missionOf(ctx, seat)
  return (
    <p className={styles.mission} data-done={done >= needed ? '' : undefined}>
      <Thing art={missionArt(mission)} size={18} />
      {say(missionTold(ctx, seat))}
    </p>
  )
}

function Drawn({ board, sight: { ctx }, seat, litGuns }: Pick<Props, 'board' | 'sight' | 'seat' | 'litGuns'>) {
  const { view, say } = board
  const ship = view.ships[seat]
  const one = championOf(ctx, seat)
  const { lamp: night } = usePalette()
  const hearts = heartsOf(ctx, seat)
  const slots = slotsOf(ctx, seat)
  const cargo = cargoOf(ctx, seat)
  const playing = view.active === seat && view.round > 0 && view.ended === ''
  const key = [
    seat,
    one.id,
    hearts,
    ship.damage,
    ship.readySails,
    ship.sails,
    ship.readyCannons,
    ship.cannons,
    cargo.join(),
    slots,
    playing ? view.actions : -1,
    litGuns,
    night,
  ].join()
  const art = useMemo(
    () =>
      plan({
        seat,
        champion: one.id,
        hearts: { left: hearts - ship.damage, all: hearts },
        sails: { ready: ship.readySails, all: ship.sails, most: one.sails[1] },
        guns: { ready: ship.readyCannons, all: ship.cannons, most: one.cannons[1] },
        cargo,
        slots: { open: slots, most: Math.max(slots, one.cargo[1]) },
        actions: playing ? { left: view.actions, all: Math.max(ctx.edition.start.actions, view.actions) } : null,
        litGuns,
        night,
        words: {
          sails: say({ code: 'chart.plan.sails', params: { ready: ship.readySails, all: ship.sails } }),
          guns: say({ code: 'chart.plan.guns', params: { ready: ship.readyCannons, all: ship.cannons } }),
          hull: say({ code: 'chart.plan.hull', params: { left: hearts - ship.damage, all: hearts } }),
          bonus: say({ code: 'chart.plan.bonus' }),
          actions: playing ? say({ code: 'chart.plan.actions', params: { n: view.actions } }) : '',
        },
      }),
    // Everything that the drawing shows is in its key.
    // oxlint-disable-next-line react/exhaustive-deps
    [key, say],
  )
  const numbers = { coins: ship.coins, ammo: ship.ammo, bonus: ship.bonus }
  return (
    <div className={styles.plan} aria-hidden>
      <Drawing svg={art} box={`0 0 ${PLAN_WIDTH} ${PLAN_HEIGHT}`} className={styles.drawing} />
      {(['coins', 'ammo', 'bonus'] as const).map((name) => (
        <span
          key={name}
          className={styles.number}
          data-number={name}
          data-place={`${name}:${seat}`}
          style={{ left: `${(PLAN_NUMBERS[name].x / PLAN_WIDTH) * 100}%`, top: `${(PLAN_NUMBERS[name].y / PLAN_HEIGHT) * 100}%` }}
        >
          {name === 'bonus' ? '+' : ''}
          <Count value={numbers[name]} />
        </span>
      ))}
    </div>
  )
}
