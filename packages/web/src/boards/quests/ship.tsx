import { GOODS, championOf, heartsOf, isCoop, missionOf, slotsOf, type Io } from '@flotilla/quests/face'
import type { Seat } from '@flotilla/kernel'
import { Flag } from '../../shell/flag.tsx'
import styles from './board.module.css'
import type { QuestsProps } from './props.ts'

const pips = (full: number, all: number): string => '●'.repeat(Math.max(0, full)) + '○'.repeat(Math.max(0, all - full))

/** A ship docked at the side: hearts, sails and cannons ready or spent, cargo, coins, ammo, bonus. */
export function DockedShip({ board, io, seat, own }: { board: QuestsProps; io: Io; seat: Seat; own: boolean }) {
  const { view, say, names } = board
  const ship = view.ships[seat]
  if (ship.champion === -1) return null
  const one = championOf(io, seat)
  const hearts = heartsOf(io, seat)
  const cargo = GOODS.flatMap((good, k) => Array.from({ length: ship.cargo[k] }, () => say({ code: `thing.${good}` })))
  return (
    <section className={styles.ship} data-active={view.active === seat} aria-label={names[seat]}>
      <h2>
        <Flag seat={seat} size={20} /> {names[seat]} <small>{say({ code: `champion.${one.id}` })}</small>
        {view.active === seat ? <b className={styles.actions}>{'◆'.repeat(view.actions)}</b> : null}
      </h2>
      <ul className={styles.stats}>
        <li>
          {say({ code: 'board.hearts' })} {pips(hearts - ship.damage, hearts)}
        </li>
        <li>
          {say({ code: 'board.sails' })} {pips(ship.readySails, ship.sails)}
        </li>
        <li>
          {say({ code: 'board.cannons' })} {pips(ship.readyCannons, ship.cannons)}
        </li>
        <li>{say({ code: 'board.purse', params: { coins: ship.coins, ammo: ship.ammo, bonus: ship.bonus } })}</li>
        <li>
          {say({ code: 'board.cargo', params: { n: cargo.length, slots: slotsOf(io, seat) } })} {cargo.join(', ')}
        </li>
        {own ? null : (
          <li>{say({ code: 'table.hand', params: { loot: ship.loot.length, quests: ship.quests.length, clues: ship.clues.length } })}</li>
        )}
        {isCoop(view) ? <li>{say({ code: 'table.mission', params: { ...missionOf(io, seat) } })}</li> : null}
      </ul>
    </section>
  )
}
