import { SEATS } from '@flotilla/art/kit'
import { crest, heart, medal, missionArt, smallGun, smallSail, smallSlot } from '@flotilla/art/quests'
import { isCoop, type ReadCtx } from '@flotilla/quests/client'
import { useMemo, useState } from 'react'
import { Flag } from '../../../layout/flag.tsx'
import { Drawing } from '../../../layout/drawing.tsx'
import { Thing } from '../stage/thing.tsx'
import styles from './champions.module.css'
import type { Fields, QuestsProps } from '../props.ts'
import { Ability } from '../stage/ship.tsx'
import { Why } from '../stage/why.tsx'

const MISSIONS = ['naval', 'aid', 'research'] as const
type Champion = ReadCtx['edition']['champions'][number]

const named = (choice: unknown): string => String((choice as Fields).champion)
const row = (n: number): number[] => Array.from({ length: n }, (_, k) => k)

/** The nine champions: nations are rows, missions columns. In a narrow place all nine fit below each other; what one is about opens on a tap. */
export function Champions({ board, ctx, narrow }: { board: QuestsProps; ctx: ReadCtx; narrow: boolean }) {
  const { say, offered } = board
  const [chosen, setLooked] = useState<string | null | undefined>(undefined)
  // Until somebody looks at another, the first that may be chosen lies open, also when the choice comes late.
  const looked = chosen === undefined ? (offered.length === 0 ? null : named(offered[0].choice)) : chosen
  const nations = [...new Set(ctx.edition.champions.map(({ nation }) => nation))]
  const card = (one: Champion) => (
    <ChampionCard
      key={one.id}
      board={board}
      one={one}
      looked={looked === one.id}
      onLook={() => setLooked(looked === one.id && narrow ? null : one.id)}
      narrow={narrow}
    />
  )
  if (narrow)
    return (
      <ul className={styles.list}>{nations.flatMap((nation) => ctx.edition.champions.filter((one) => one.nation === nation).map(card))}</ul>
    )
  return (
    <div className={styles.table}>
      <p className={styles.corner}>{say({ code: 'chart.start' })}</p>
      {MISSIONS.map((mission) => (
        <p key={mission} className={styles.mission}>
          <Thing art={missionArt(mission)} size={24} />
          <b>{say({ code: `chart.path.${mission}` })}</b>
          <span>
            {isCoop(board.view)
              ? say({ code: `chart.need.${mission}`, params: { n: ctx.edition.missions[mission] } })
              : mission === 'research'
                ? say({ code: 'chart.firstGame' })
                : ''}
          </span>
        </p>
      ))}
      {nations.map((nation) => (
        <ul key={nation} className={styles.nation}>
          <li className={styles.gift}>
            <Thing art={crest(nation)} size={40} />
            <b>{say({ code: `nation.${nation}` })}</b>
            <span>
              <Ability text={say({ code: `nationAbility.${nation}` })} />
            </span>
          </li>
          {MISSIONS.flatMap((mission) => ctx.edition.champions.filter((one) => one.nation === nation && one.mission === mission).map(card))}
        </ul>
      ))}
    </div>
  )
}

interface CardProps {
  readonly board: QuestsProps
  readonly one: Champion
  readonly looked: boolean
  readonly onLook: () => void
  readonly narrow: boolean
}

function ChampionCard({ board, one, looked, onLook, narrow }: CardProps) {
  const { say, ask, answer, view, offered, refused, game } = board
  const taken = view.ships.findIndex(({ champion }) => champion !== -1 && game.edition.champions[champion].id === one.id)
  const offer = offered.find(({ choice }) => named(choice) === one.id)
  const refusal = refused.find(({ choice }) => named(choice) === one.id)
  const portrait = useMemo(() => medal(one.id, taken === -1 ? undefined : SEATS[taken].light), [one.id, taken])
  const open = looked || !narrow
  return (
    <li
      className={styles.card}
      data-off={offer === undefined && (ask?.kind === 'champion' || taken !== -1) ? '' : undefined}
      data-looked={looked ? '' : undefined}
    >
      <Drawing svg={portrait} box="0 0 100 104" className={styles.portrait} />
      <h2 id={`champion-${one.id}`}>{say({ code: `champion.${one.id}` })}</h2>
      {taken === -1 ? null : (
        <span className={styles.taken}>
          <Flag seat={taken} size={26} />
        </span>
      )}
      <button
        type="button"
        className={styles.fold}
        aria-expanded={narrow ? looked : undefined}
        aria-pressed={narrow ? undefined : looked}
        aria-labelledby={`champion-${one.id}`}
        onClick={onLook}
      />
      <p className={styles.numbers}>
        <span className="visually-hidden">
          {[one.hearts, ...[one.sails, one.cannons, one.cargo].map(([start, most]) => `${start}/${most}`)].join(', ')}
        </span>
        <span aria-hidden>
          {row(one.hearts).map((k) => (
            <Thing key={k} art={heart} size={narrow ? 15 : 18} />
          ))}
        </span>
        {open ? (
          <>
            <span aria-hidden>
              {row(one.sails[1]).map((k) => (
                <Thing key={k} art={smallSail(k < one.sails[0] ? 'ready' : 'none')} size={18} />
              ))}
            </span>
            <span aria-hidden>
              {row(one.cannons[1]).map((k) => (
                <Thing key={k} art={smallGun(k < one.cannons[0] ? 'ready' : 'none')} size={18} />
              ))}
            </span>
            <span aria-hidden>
              {row(one.cargo[1]).map((k) => (
                <Thing key={k} art={smallSlot(k < one.cargo[0] ? 'open' : 'none')} size={17} />
              ))}
            </span>
          </>
        ) : null}
      </p>
      {open ? (
        <div className={styles.about}>
          <p>
            <Ability text={say({ code: `ability.${one.id}` })} />
          </p>
          {narrow ? (
            <p>
              <Thing art={crest(one.nation)} size={18} /> <Ability text={say({ code: `nationAbility.${one.nation}` })} />
            </p>
          ) : null}
          {narrow ? (
            <p>
              <Thing art={missionArt(one.mission)} size={18} /> {say({ code: `chart.path.${one.mission}` })}
              {isCoop(view) ? ` · ${say({ code: `chart.need.${one.mission}`, params: { n: game.edition.missions[one.mission] } })}` : ''}
            </p>
          ) : null}
          {refusal === undefined ? null : <Why refusal={refusal} board={board} />}
        </div>
      ) : null}
      {offer === undefined || (!looked && narrow) ? null : (
        <button
          type="button"
          className={`${looked ? 'primary' : ''} ${styles.choose}`}
          data-legal=""
          title={say(offer.text)}
          onClick={() => answer(offer.choice)}
        >
          {say({ code: 'chart.choose', params: { champion: one.id } })}
        </button>
      )}
    </li>
  )
}
