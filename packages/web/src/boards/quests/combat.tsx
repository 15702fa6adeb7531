import { MARAUDERS, attackOdds, heartsOf, type Io } from '@flotilla/quests/face'
import { useState } from 'react'
import type { Fields, QuestsProps } from './props.ts'
import styles from './panel.module.css'
import { percent } from './sight.ts'
import { Stepper } from './stepper.tsx'

interface Guns {
  readonly cannons: number
  readonly swivel: number
}
const gunsOf = (choice: object): Guns => ({ cannons: Number((choice as Fields).cannons), swivel: Number((choice as Fields).swivel ?? 0) })

/** A stepper for the cannons, the table of chances, what sinking would mean, and one button that rolls. */
export function Combat({ board, io }: { board: QuestsProps; io: Io }) {
  const { view, say, answer, offered, ask } = board
  const guns = offered.map(({ choice }) => ({ choice, ...gunsOf(choice) }))
  const most = Math.max(...guns.map(({ cannons }) => cannons))
  const [wanted, setWanted] = useState<Guns>({ cannons: most, swivel: 0 })
  const chosen = guns.find(({ cannons, swivel }) => cannons === wanted.cannons && swivel === wanted.swivel) ?? guns[0]
  if (ask?.kind !== 'guns' || chosen === undefined) return null
  const target = Number((ask as unknown as Fields).target)
  const marauder = target >= MARAUDERS ? target - MARAUDERS + 1 : 0
  const hearts = heartsOf(io, target)
  const ship = marauder > 0 ? view.marauders[target - MARAUDERS] : view.ships[target]
  const coins = 'coins' in ship ? ship.coins : ship.cannons
  const odds = attackOdds(io, target, chosen.cannons + chosen.swivel)
  const set = (change: Partial<Guns>): void => setWanted({ cannons: chosen.cannons, swivel: chosen.swivel, ...change })
  const can = (change: Partial<Guns>): boolean =>
    guns.some(({ cannons, swivel }) => cannons === (change.cannons ?? chosen.cannons) && swivel === (change.swivel ?? chosen.swivel))
  const fewer = say({ code: 'chart.fewerCannons' })
  const more = say({ code: 'chart.moreCannons' })
  return (
    <section
      className={`${styles.panel} ${styles.urgent}`}
      aria-label={say({ code: 'chart.combat', params: { marauder, seat: marauder > 0 ? 0 : target } })}
    >
      <h2>{say({ code: 'chart.combat', params: { marauder, seat: marauder > 0 ? 0 : target } })}</h2>
      <p>{say({ code: 'chart.target', params: { left: hearts - ship.damage, hearts, coins: marauder > 0 ? 0 : coins } })}</p>
      <p className={styles.sum}>
        <Stepper
          n={chosen.cannons}
          least={1}
          canAdd={can({ cannons: chosen.cannons + 1 })}
          fewer={fewer}
          more={more}
          onChange={(cannons) => set({ cannons })}
        />
        {say({ code: 'chart.dice', params: { cannons: chosen.cannons, swivel: chosen.swivel } })}
      </p>
      {guns.some(({ swivel }) => swivel > 0) ? (
        <p className={styles.sum}>
          <Stepper
            n={chosen.swivel}
            canAdd={can({ swivel: chosen.swivel + 1 })}
            fewer={say({ code: 'chart.fewer', params: { what: say({ code: 'thing.swivel' }) } })}
            more={say({ code: 'chart.more', params: { what: say({ code: 'thing.swivel' }) } })}
            onChange={(swivel) => set({ swivel })}
          />
          {say({ code: 'thing.swivel' })}
        </p>
      ) : null}
      <table className={styles.odds}>
        <thead>
          <tr>
            <th scope="col">{say({ code: 'chart.damage' })}</th>
            <th scope="col">{say({ code: 'chart.chance' })}</th>
          </tr>
        </thead>
        <tbody>
          {odds.damage.map((chance, damage) => (
            <tr key={damage}>
              <th scope="row">{damage === odds.damage.length - 1 ? `${damage}+ ${say({ code: 'chart.sinks' })}` : damage}</th>
              <td>
                <i style={{ width: `${percent(chance)}%` }} data-sinks={damage === odds.damage.length - 1 ? '' : undefined} />
                {percent(chance)} %
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{say({ code: 'chart.hit', params: { chance: percent(odds.hits), prosperity: io.edition.combat.hit } })}</p>
      <p>
        {say({
          code: 'chart.sinking',
          params: {
            chance: percent(odds.sinks),
            marauder,
            prosperity: io.edition.combat.sunkRival,
            coins: marauder > 0 ? coins : Math.ceil(coins / 2),
          },
        })}
      </p>
      <p className={styles.note}>{say({ code: 'chart.before' })}</p>
      <button type="button" className="primary" data-legal="" onClick={() => answer(chosen.choice)}>
        {say({ code: 'chart.fire' })}: {say({ code: 'chart.dice', params: { cannons: chosen.cannons, swivel: chosen.swivel } })}
      </button>
    </section>
  )
}
