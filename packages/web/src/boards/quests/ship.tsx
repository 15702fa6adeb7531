import type { Seat } from '@flotilla/kernel'
import { GOODS, championOf, designAt, heartsOf, isCoop, missionOf, slotsOf, type Io } from '@flotilla/quests/face'
import { Flag } from '../../shell/flag.tsx'
import { Sign, type SignName } from './glyphs.tsx'
import type { QuestsProps } from './props.ts'
import styles from './ship.module.css'
import { threatParams } from './words.ts'
import type { Sight } from './sight.ts'

interface Track {
  readonly sign: SignName
  readonly full: number
  readonly all: number
  /** How far it may grow. */
  readonly most?: number
  readonly label: string
}

/** Ready ones are filled, spent or lost ones hollow, those that could still be bought dotted. */
function Pips({ sign, full, all, most = all, label }: Track) {
  return (
    <li className={styles.track} title={label}>
      <span className="visually-hidden">{label}</span>
      {Array.from({ length: most }, (_, k) => (
        <span key={k} className={styles.pip} data-state={k < full ? 'full' : k < all ? 'spent' : 'none'} aria-hidden>
          <Sign name={sign} size={17} />
        </span>
      ))}
    </li>
  )
}

function Count({ sign, n, label }: { sign: SignName; n: number; label: string }) {
  return (
    <li className={styles.count} title={label}>
      <span className="visually-hidden">{label}</span>
      <span aria-hidden>
        <Sign name={sign} size={16} /> {n}
      </span>
    </li>
  )
}

function Hold({ board: { view, say }, io, seat }: { board: QuestsProps; io: Io; seat: Seat }) {
  const ship = view.ships[seat]
  const slots = slotsOf(io, seat)
  const cargo = GOODS.flatMap((good, k) => Array.from({ length: ship.cargo[k] }, () => good))
  const most = Math.max(slots, championOf(io, seat).cargo[1])
  const label = say({ code: 'chart.cargo', params: { cargo, slots, most } })
  return (
    <li className={styles.track} title={label}>
      <span className="visually-hidden">{label}</span>
      {Array.from({ length: most }, (_, k) => (
        <span key={k} className={styles.slot} data-state={k < cargo.length ? 'full' : k < slots ? 'open' : 'none'} aria-hidden>
          {k < cargo.length ? <Sign name={cargo[k]} size={14} /> : null}
        </span>
      ))}
    </li>
  )
}

function Stats({ board, io, seat }: { board: QuestsProps; io: Io; seat: Seat }) {
  const { view, say } = board
  const ship = view.ships[seat]
  const one = championOf(io, seat)
  const hearts = heartsOf(io, seat)
  const tell = (code: string, params: Record<string, number>): string => say({ code, params })
  return (
    <ul className={styles.stats}>
      <Pips
        sign="heart"
        full={hearts - ship.damage}
        all={hearts}
        label={tell('chart.hearts', { left: hearts - ship.damage, all: hearts })}
      />
      <Pips
        sign="sail"
        full={ship.readySails}
        all={ship.sails}
        most={one.sails[1]}
        label={tell('chart.sails', { ready: ship.readySails, all: ship.sails, most: one.sails[1] })}
      />
      <Pips
        sign="cannon"
        full={ship.readyCannons}
        all={ship.cannons}
        most={one.cannons[1]}
        label={tell('chart.cannons', { ready: ship.readyCannons, all: ship.cannons, most: one.cannons[1] })}
      />
      <Hold board={board} io={io} seat={seat} />
      <Count sign="coin" n={ship.coins} label={tell('chart.coins', { n: ship.coins })} />
      <Count sign="ammo" n={ship.ammo} label={tell('chart.ammo', { n: ship.ammo })} />
      <Count sign="bonus" n={ship.bonus} label={tell('chart.bonus', { n: ship.bonus })} />
    </ul>
  )
}

/** Your ship, docked: actions, hearts, sails and cannons ready or spent, cargo, coins, ammo, bonus. */
export function DockedShip({ board, sight, seat }: { board: QuestsProps; sight: Sight; seat: Seat }) {
  const { view, say, names } = board
  const { io } = sight
  if (view.ships[seat].champion === -1) return null
  const one = championOf(io, seat)
  const playing = view.active === seat && view.round > 0
  const threat = sight.steering ? sight.threats[view.ships[seat].cell] : null
  return (
    <section className={styles.ship} data-active={playing ? '' : undefined} aria-label={say({ code: 'chart.ship' })}>
      <h2>
        <Flag seat={seat} size={22} />
        <span>
          {names[seat]} <small>{say({ code: `champion.${one.id}` })}</small>
        </span>
        {playing ? (
          <span className={styles.actions} title={say({ code: 'chart.actions', params: { n: view.actions } })}>
            <span className="visually-hidden">{say({ code: 'chart.actions', params: { n: view.actions } })}</span>
            {Array.from({ length: Math.max(3, view.actions) }, (_, k) => (
              <i key={k} data-state={k < view.actions ? 'full' : 'spent'} aria-hidden />
            ))}
          </span>
        ) : null}
      </h2>
      <Stats board={board} io={io} seat={seat} />
      <p className={styles.gift}>{say({ code: `ability.${one.id}` })}</p>
      {isCoop(view) ? <p className={styles.mission}>{say({ code: 'table.mission', params: { ...missionOf(io, seat) } })}</p> : null}
      {threat === null || threat.marauders.length === 0 ? null : (
        <p className={styles.warning}>{say({ code: 'chart.endThreat', params: threatParams(threat) })}</p>
      )}
    </section>
  )
}

/** Another player's ship, in two lines: nothing of it is behind a menu. */
export function OtherShip({ board, io, seat }: { board: QuestsProps; io: Io; seat: Seat }) {
  const { view, say, names } = board
  const ship = view.ships[seat]
  if (ship.champion === -1) return null
  const cards = { loot: ship.loot.length, quests: ship.quests.length, clues: ship.clues.length }
  const hand = say({ code: 'chart.cards', params: cards })
  return (
    <section className={styles.other} data-active={view.active === seat && view.round > 0 ? '' : undefined} aria-label={names[seat]}>
      <h3>
        <Flag seat={seat} size={18} /> {names[seat]} <small>{say({ code: `champion.${championOf(io, seat).id}` })}</small>
      </h3>
      <Stats board={board} io={io} seat={seat} />
      <ul className={styles.stats} title={hand}>
        <li className="visually-hidden">{hand}</li>
        {(['loot', 'quest', 'clue'] as const).map((kind, k) => (
          <li key={kind} className={styles.count} aria-hidden>
            <Sign name={kind} size={14} /> {[cards.loot, cards.quests, cards.clues][k]}
          </li>
        ))}
        {ship.solved.length > 0 ? (
          <li className={styles.count}>{say({ code: 'chart.solved', params: { n: ship.solved.length } })}</li>
        ) : null}
        {ship.equipped.map((back) => (
          <li key={back} className={styles.gear}>
            {say({ code: `thing.${designAt(io, back) ?? ''}` })}
          </li>
        ))}
        {isCoop(view) ? <li>{say({ code: 'table.mission', params: { ...missionOf(io, seat) } })}</li> : null}
      </ul>
    </section>
  )
}
