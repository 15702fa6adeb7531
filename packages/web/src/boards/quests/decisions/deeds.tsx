import { same } from '@flotilla/kernel'
import { attackOdds, shipNamed, type ReadCtx } from '@flotilla/quests/client'
import type { Offered } from '../../../table/board.ts'
import { Thing } from '../stage/thing.tsx'
import styles from './panel.module.css'
import { pictureOfChoice } from '../stage/pictures.ts'
import { deedOf, type Fields, type QuestsProps } from '../props.ts'
import { percent } from '../sight.ts'

interface Props {
  readonly board: QuestsProps
  readonly ctx: ReadCtx
  readonly deeds: readonly Offered[]
  readonly onLight: (cells: readonly number[]) => void
}

/** What you can do where you are, besides sailing on and dealing with the port: each with the thing it is about. */
export function Deeds({ board, ctx, deeds, onLight }: Props) {
  const { view, seat, say, answer, pressed } = board
  if (seat === null || deeds.length === 0) return null
  const { readyCannons, ammo, cell } = view.ships[seat]
  const oddsOf = (choice: object): string => {
    if (deedOf(choice) !== 'attack') return ''
    const { hits, sinks } = attackOdds(ctx, shipNamed(String((choice as Fields).target)), Math.min(readyCannons, ammo))
    return say({
      code: deeds.length > 1 ? 'chart.attackOddsShort' : 'chart.attackOdds',
      params: { hits: percent(hits), sinks: percent(sinks) },
    })
  }
  return (
    <section aria-label={say({ code: 'chart.deeds' })}>
      <ul className={styles.deeds} data-many={deeds.length > 1 ? '' : undefined}>
        {deeds.map(({ choice, text }) => {
          const odds = oddsOf(choice)
          const art = pictureOfChoice(choice, ctx, seat)
          return (
            <li key={JSON.stringify(choice)} onPointerEnter={() => onLight([cell])} onPointerLeave={() => onLight([])}>
              <button type="button" data-legal="" data-pressed={same(choice, pressed) ? '' : undefined} onClick={() => answer(choice)}>
                {art === '' ? null : <Thing art={art} size={26} />}
                <span>
                  {say(text)} {odds === '' ? null : <small>{odds}</small>}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
