import { lightOf } from '@flotilla/art/harbour/plan'
import type { Face } from '@flotilla/kernel'
import type { Fault, SeatInfo, SeatPlan, TableInfo } from '@flotilla/wire'
import { useState } from 'react'
import { botName } from '../lobby/bot-name.ts'
import { NameForm } from '../lobby/name.tsx'
import { SeatSelect } from '../lobby/seat-select.tsx'
import { useHour } from '../lobby/use-hour.ts'
import { useLoad } from '../lobby/use-load.ts'
import { api, faultOf } from '../net/api.ts'
import { follow } from '../router.ts'
import { Flag } from '../shell/flag.tsx'
import { Glyph } from '../shell/glyph.tsx'
import { SettingsButton } from '../shell/settings-dialog.tsx'
import { Wheel } from '../shell/wheel.tsx'
import { useWorld } from '../shell/world.ts'
import { tellFault, useSay, type Say } from '../words.ts'
import { Mooring, Roads } from './mooring.tsx'
import { Invitation, Welcome, WhatWePlay } from './room-sheets.tsx'
import styles from './room.module.css'
import bar from './status-bar.module.css'
import type { TableLink } from './store.ts'

const MATE: SeatPlan = { kind: 'bot', bot: 'mate' }

/** Before the start: the ships of the crew lie in the roads, each seat with its flag; beside them the link, what is played, and the host's wheel. */
export default function Room({ link, game, info }: { link: TableLink; game: Face; info: TableInfo }) {
  const say = useSay(game.words.catalogues)
  const hour = useHour()
  useWorld(game.id)
  const [fault, setFault] = useState<Fault | null>(null)
  const offer = useLoad(api.games).value?.find(({ id }) => id === game.id)
  const doing = (done: Promise<TableInfo>): void => {
    setFault(null)
    done.then(
      (next) => link.store.setState({ info: next }),
      (error: unknown) => setFault(faultOf(error)),
    )
  }
  const sit = (seat?: number): Promise<TableInfo> =>
    api.sit(info.id, { ...(seat === undefined ? {} : { seat }), nonce: crypto.randomUUID() })
  const free = info.seats.flatMap(({ kind }, seat) => (kind === 'open' ? [seat] : []))
  const seated = info.seat !== null
  const bots = info.host ? (offer?.bots ?? []) : []
  return (
    <div className={styles.room} style={lightOf(hour)}>
      <header className={`${bar.bar} ${styles.bar}`}>
        <a href="/" onClick={follow} className={bar.home} aria-label={say('web.home')}>
          <Wheel />
        </a>
        <div className={bar.words}>
          <strong role="status">{say(awaits(info))}</strong>
          <span className={bar.ticker}>
            {game.title} · {say('web.aboard', { n: info.seats.length - free.length, total: info.seats.length })}
          </span>
        </div>
        <div className={styles.deeds}>
          {seated ? (
            <button type="button" onClick={() => doing(api.stand(info.id))}>
              {say('web.leave')}
            </button>
          ) : null}
          {info.seats.some((seat, k) => k === info.seat && isAwaited(seat)) ? (
            <button type="button" className="primary" onClick={() => doing(sit())}>
              {say('series.ready')}
            </button>
          ) : null}
          {info.host ? (
            <button
              type="button"
              className="primary"
              aria-disabled={free.length > 0}
              onClick={() => (free.length > 0 ? undefined : doing(api.start(info.id)))}
            >
              {free.length > 0 ? <Glyph name="lock" size={17} /> : null}
              {say('web.start')}
            </button>
          ) : null}
        </div>
        <SettingsButton className={bar.tool} />
      </header>
      <main className={styles.main}>
        <h1 className="visually-hidden">{game.title}</h1>
        <section className={styles.roads} aria-label={say('web.seats')}>
          <Roads className={styles.picture} />
          <ul className={styles.seats} style={{ ['--seats' as string]: info.seats.length }}>
            {info.seats.map((seat, k) => (
              <Seat
                key={k}
                at={k}
                seat={seat}
                info={info}
                bots={bots}
                say={say}
                onPlan={(plan) => doing(api.setSeat(info.id, k, plan))}
                onSit={() => doing(sit(k))}
              />
            ))}
          </ul>
        </section>
        <div className={styles.sheets}>
          {fault === null ? null : (
            <p role="alert" className={`sheet ${styles.sheet}`}>
              {tellFault(say, fault)}
            </p>
          )}
          {seated ? null : (
            <Welcome game={game} info={info}>
              {free.length > 0 ? (
                <NameForm
                  action={say('web.join')}
                  then={async () => {
                    link.store.setState({ info: await sit() })
                  }}
                />
              ) : (
                <p>{say('web.full')}</p>
              )}
            </Welcome>
          )}
          <Invitation />
          {bots.length > 0 && free.length > 1 ? <FillAll bots={bots} free={free} info={info} say={say} doing={doing} /> : null}
          <WhatWePlay game={game} info={info} schema={offer?.options ?? null} say={say} />
        </div>
      </main>
    </div>
  )
}

interface SeatProps {
  readonly at: number
  readonly seat: SeatInfo
  readonly info: TableInfo
  readonly bots: readonly string[]
  readonly say: Say
  readonly onPlan: (plan: SeatPlan) => void
  readonly onSit: () => void
}

/** A seat: the ship in the roads, and on the quay who it belongs to. */
function Seat({ at, seat, info, bots, say, onPlan, onSit }: SeatProps) {
  const chosen = planOf(seat)
  const chooses = info.host && bots.length > 0 && chosen !== null
  const taken = seat.kind === 'person' || seat.kind === 'bot'
  const you = at === info.seat
  const about = [you ? say('web.you') : null, seat.host ? say('web.host') : null]
    .filter((word) => word !== null)
    .map((word) => ` (${word})`)
  return (
    <li className={styles.seat} data-you={you}>
      <Mooring key={seat.name} seat={at} taken={taken} className={taken ? styles.ship : styles.berth} />
      <div className={`sheet ${styles.card}`}>
        <span className={styles.name}>
          <Flag seat={at} size={26} />
          <b>
            {taken ? seat.name : say(`web.seat.${seat.kind === 'open' ? 'open' : 'closed'}`)}
            {about.join('')}
          </b>
        </span>
        {chooses ? (
          <SeatSelect
            plan={chosen}
            bots={bots}
            open={say('web.seat.open')}
            label={say('web.seat', { seat: at + 1 })}
            say={say}
            onChange={onPlan}
          />
        ) : seat.kind === 'open' && info.seat !== null ? (
          <button type="button" onClick={onSit}>
            {say('web.sit')}
          </button>
        ) : (
          <span className={styles.state} data-here={seat.kind === 'bot' || seat.online}>
            {seatState(seat, say)}
          </span>
        )}
      </div>
    </li>
  )
}

function seatState(seat: SeatInfo, say: Say): string {
  if (isAwaited(seat)) return say('series.awaited')
  if (seat.kind === 'bot') return botName(say, seat.bot ?? 'mate')
  return seat.kind === 'person' ? say(seat.online ? 'web.online' : 'web.offlineSeat') : ''
}

/** Bots for every seat that is still free, in one go. */
function FillAll({
  bots,
  free,
  info,
  say,
  doing,
}: {
  bots: readonly string[]
  free: readonly number[]
  info: TableInfo
  say: Say
  doing: (done: Promise<TableInfo>) => void
}) {
  const [crew, setCrew] = useState(MATE)
  const fill = async (): Promise<TableInfo> => {
    let filled = info
    for (const seat of free) filled = await api.setSeat(info.id, seat, crew)
    return filled
  }
  return (
    <section className={`sheet ${styles.sheet} ${styles.fill}`}>
      <button type="button" onClick={() => doing(fill())}>
        {say('web.fillAll')}
      </button>
      <SeatSelect plan={crew} bots={bots} label={say('web.fillAll')} say={say} onChange={setCrew} />
    </section>
  )
}

const isAwaited = ({ awaited }: SeatInfo): boolean => awaited === true

/** What has to happen before the start. */
function awaits({ host, seats }: TableInfo): string {
  if (seats.some(({ kind }) => kind === 'open')) return host ? 'web.hostWaits' : 'web.waitingForSeats'
  if (seats.some(isAwaited)) return 'series.waits'
  return host ? 'web.allHere' : 'web.waitingForHost'
}

/** What the host can change about a seat; null where a person sits, or where it is closed. */
const planOf = ({ kind, bot = '' }: SeatInfo): SeatPlan | null => (kind === 'bot' ? { kind, bot } : kind === 'open' ? { kind } : null)
