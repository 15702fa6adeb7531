import { balls, heart, lostHeart, smallGun } from '@flotilla/art/quests'
import { MARAUDERS, attackOdds, heartsOf, type ReadCtx } from '@flotilla/quests/client'
import { useEffect } from 'react'
import { Flag } from '../../../layout/flag.tsx'
import { Thing } from '../stage/thing.tsx'
import type { Fields, QuestsProps } from '../props.ts'
import styles from './panel.module.css'
import { percent } from '../sight.ts'
import { Stepper } from '../stage/stepper.tsx'

export interface Guns {
  readonly cannons: number
  readonly swivel: number
}
const gunsOf = (choice: object): Guns => ({ cannons: Number((choice as Fields).cannons), swivel: Number((choice as Fields).swivel ?? 0) })

interface Props {
  readonly board: QuestsProps
  readonly ctx: ReadCtx
  readonly wanted: Guns | null
  readonly onWant: (guns: Guns | null) => void
}

const HIGHEST = 44

/** A stepper for the cannons, the chances as bars, what sinking would mean, and one button that rolls. */
export function Combat({ board, ctx, wanted, onWant }: Props) {
  const { view, say, answer, offered, ask } = board
  const guns = offered.map(({ choice, text }) => ({ choice, text, ...gunsOf(choice) }))
  const most = Math.max(...guns.map(({ cannons }) => cannons))
  const first = guns.find(({ cannons, swivel }) => cannons === most && swivel === 0) ?? guns[0]
  const chosen = guns.find(({ cannons, swivel }) => cannons === wanted?.cannons && swivel === wanted.swivel) ?? first
  useEffect(() => {
    onWant({ cannons: chosen.cannons, swivel: chosen.swivel })
    return () => onWant(null)
    // Once, so that the plan lights the guns that would fire.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  if (ask?.kind !== 'guns' || chosen === undefined) return null
  const target = Number((ask as unknown as Fields).target)
  const marauder = target >= MARAUDERS ? target - MARAUDERS + 1 : 0
  const hearts = heartsOf(ctx, target)
  const ship = marauder > 0 ? view.marauders[target - MARAUDERS] : view.ships[target]
  const left = hearts - ship.damage
  const coins = 'coins' in ship ? ship.coins : ship.cannons
  const odds = attackOdds(ctx, target, chosen.cannons + chosen.swivel)
  const set = (change: Partial<Guns>): void => onWant({ cannons: chosen.cannons, swivel: chosen.swivel, ...change })
  const can = (change: Partial<Guns>): boolean =>
    guns.some(({ cannons, swivel }) => cannons === (change.cannons ?? chosen.cannons) && swivel === (change.swivel ?? chosen.swivel))
  const title = say({ code: 'chart.combat', params: { marauder, seat: marauder > 0 ? 0 : target } })
  const highest = Math.max(...odds.damage)
  return (
    <section className={styles.panel} data-keep="" aria-label={title}>
      <h2>
        {marauder > 0 ? null : <Flag seat={target} size={26} />}
        <span>{title}</span>
        <span aria-hidden>
          {Array.from({ length: hearts }, (_, k) => (
            <Thing key={k} art={k < left ? heart : lostHeart()} size={18} />
          ))}
        </span>
      </h2>
      <p className="visually-hidden">{say({ code: 'chart.target', params: { left, hearts, coins: marauder > 0 ? 0 : coins } })}</p>
      <div className={styles.guns}>
        <span aria-hidden className={styles.guns}>
          {Array.from({ length: most }, (_, k) => (
            <span key={k} className={styles.gun} data-fires={k < chosen.cannons ? '' : undefined}>
              <Thing art={smallGun(k < chosen.cannons ? 'ready' : 'spent')} size={32} />
            </span>
          ))}
        </span>
        <Stepper
          n={chosen.cannons}
          least={1}
          large
          canAdd={can({ cannons: chosen.cannons + 1 })}
          fewer={say({ code: 'chart.fewerCannons' })}
          more={say({ code: 'chart.moreCannons' })}
          onChange={(cannons) => set({ cannons })}
        />
        <span className={styles.cost}>
          −{chosen.cannons + chosen.swivel} <Thing art={balls} size={16} label={say({ code: 'thing.ammo' })} />
        </span>
      </div>
      {guns.some(({ swivel }) => swivel > 0) ? (
        <p className={styles.sum}>
          <span>{say({ code: 'thing.swivel' })}</span>
          <Stepper
            n={chosen.swivel}
            canAdd={can({ swivel: chosen.swivel + 1 })}
            fewer={say({ code: 'chart.fewer', params: { what: say({ code: 'thing.swivel' }) } })}
            more={say({ code: 'chart.more', params: { what: say({ code: 'thing.swivel' }) } })}
            onChange={(swivel) => set({ swivel })}
          />
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
          {odds.damage.map((chance, damage) => {
            const sinks = damage === odds.damage.length - 1
            return (
              <tr key={damage}>
                <th scope="row">{sinks ? `${damage}+ ${say({ code: 'chart.sinks' })}` : damage}</th>
                <td>
                  <i style={{ height: Math.max(3, (chance / highest) * HIGHEST) }} data-sinks={sinks ? '' : undefined} />
                  {percent(chance)} %
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <p>{say({ code: 'chart.hit', params: { chance: percent(odds.hits), prosperity: ctx.edition.combat.hit } })}</p>
      <p>
        {say({
          code: 'chart.sinking',
          params: {
            chance: percent(odds.sinks),
            marauder,
            prosperity: ctx.edition.combat.sunkRival,
            coins: marauder > 0 ? coins : Math.ceil(coins / 2),
          },
        })}
      </p>
      <p className={styles.note}>{say({ code: 'chart.before' })}</p>
      <p className={styles.sum}>
        <button type="button" className="primary" data-legal="" data-takes={say(chosen.text)} onClick={() => answer(chosen.choice)}>
          {say({ code: 'chart.fire' })}: {say({ code: 'chart.dice', params: { cannons: chosen.cannons, swivel: chosen.swivel } })}
        </button>
      </p>
    </section>
  )
}
