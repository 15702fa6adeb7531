import { lightOf } from '@flotilla/art/harbour/plan'
import type { ClientGame } from '@flotilla/kernel'
import type { Fault, TableInfo } from '@flotilla/protocol'
import { useState } from 'react'
import { useStore } from 'zustand'
import { NameForm } from '../../lobby/name.tsx'
import { useHour } from '../../lobby/use-hour.ts'
import { useLoad } from '../../lobby/use-load.ts'
import { api, faultOf } from '../../net/api.ts'
import { sitSealed, startRevealed } from '../../net/own-dice.ts'
import { follow } from '../../router.ts'
import { Glyph } from '../../layout/glyph.tsx'
import { SettingsButton } from '../../layout/settings-dialog.tsx'
import { Wheel } from '../../layout/wheel.tsx'
import { useWorld } from '../../layout/world.ts'
import { tellFault, useSay, type Say } from '../../words.ts'
import { Chat } from '../talk/chat.tsx'
import { FillAll } from './fill-all.tsx'
import { Invitation } from './invitation.tsx'
import { SeatShip, Anchorage } from './seat-ship.tsx'
import { SeatCard, isAwaited } from './seat-card.tsx'
import { Welcome, WhatWePlay } from './what-we-play.tsx'
import styles from './room.module.css'
import bar from '../play/status-bar.module.css'
import type { TableLink } from '../table-link.ts'
import { useArrival } from './use-arrival.ts'

/** Before the start: the ships of the crew lie in the roads, each with its captain; beside them the link, what is played, and the talk. */
export default function Room({ link, game, info }: { link: TableLink; game: ClientGame; info: TableInfo }) {
  const say = useSay([game.words.messages])
  const state = useStore(link.store)
  const hour = useHour()
  useWorld(game.id)
  const [fault, setFault] = useState<Fault | null>(null)
  const offer = useLoad(api.games).value?.find(({ id }) => id === game.id)
  const came = useArrival(info.seats, info.seat)
  const doing = (done: Promise<TableInfo>): void => {
    setFault(null)
    done.then(
      (next) => link.store.setState({ info: next }),
      (error: unknown) => setFault(faultOf(error)),
    )
  }
  const sit = (seat?: number): Promise<TableInfo> =>
    sitSealed((seal) => api.sit(info.id, { ...(seat === undefined ? {} : { seat }), seal }), info.id)
  const free = info.seats.flatMap(({ kind }, seat) => (kind === 'open' ? [seat] : []))
  const seated = info.seat !== null
  const bots = info.host ? (offer?.bots ?? []) : []
  const many = info.seats.length > 4
  const told = fault ?? state.fault
  return (
    <div className={styles.room} style={lightOf(hour)}>
      <header className={`${bar.bar} ${styles.bar}`}>
        <a href="/" onClick={follow} className={bar.home} aria-label={say('web.home')}>
          <Wheel />
        </a>
        <div className={bar.words}>
          <strong role="status">{came === null ? awaits(info, say) : say('web.comesAboard', { name: came })}</strong>
          <span className={bar.ticker}>
            {game.title} · {say('web.aboard', { n: info.seats.length - free.length, total: info.seats.length })}
          </span>
        </div>
        <Deeds info={info} free={free.length} say={say} sit={sit} doing={doing} />
        <SettingsButton className={bar.tool} />
      </header>
      <main className={styles.main}>
        <h1 className="visually-hidden">{game.title}</h1>
        <section
          className={styles.roads}
          aria-label={say('web.seats')}
          data-many={many ? '' : undefined}
          style={{ ['--seats' as string]: info.seats.length }}
        >
          <Anchorage hour={hour} className={styles.picture} />
          <div className={styles.fleet} aria-hidden>
            {info.seats.map((seat, k) => (
              <SeatShip
                key={`${k} ${seat.name}`}
                at={k}
                seat={seat}
                atAnchor={many && k % 2 === 0}
                className={seat.kind === 'person' || seat.kind === 'bot' ? styles.ship : styles.berth}
              />
            ))}
          </div>
          <ul className={styles.seats}>
            {info.seats.map((seat, k) => (
              <SeatCard
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
        <div className={styles.sheets} data-still>
          {told === null ? null : (
            <p role="alert" className={`sheet ${styles.sheet}`}>
              {tellFault(say, told)}
            </p>
          )}
          {seated ? null : (
            <Welcome game={game} info={info}>
              {info.removed === true ? (
                <p>{say('web.takenOff')}</p>
              ) : free.length > 0 ? (
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
          {seated || info.host ? <Invitation info={info} say={say} /> : null}
          {bots.length > 0 && free.length > 1 ? <FillAll bots={bots} free={free} info={info} say={say} doing={doing} /> : null}
          <WhatWePlay game={game} info={info} offer={offer ?? null} say={say} />
          <section className={`sheet ${styles.sheet} ${styles.talk}`} aria-labelledby="room-talk">
            <h2 id="room-talk">{say('web.chat')}</h2>
            <Chat link={link} state={state} info={info} say={say} />
          </section>
        </div>
      </main>
    </div>
  )
}

interface DeedsProps {
  readonly info: TableInfo
  readonly free: number
  readonly say: Say
  readonly sit: () => Promise<TableInfo>
  readonly doing: (done: Promise<TableInfo>) => void
}

/** Standing up, being ready, and the host's wheel. */
function Deeds({ info, free, say, sit, doing }: DeedsProps) {
  const own = info.seat === null ? undefined : info.seats[info.seat]
  const ready = own?.ready === true
  if (info.reveal !== null) return null
  return (
    <div className={styles.deeds}>
      {own === undefined ? null : (
        <button type="button" onClick={() => doing(api.stand(info.id))}>
          {say('web.leave')}
        </button>
      )}
      {own === undefined || info.host ? null : isAwaited(own) ? (
        <button type="button" className="primary" onClick={() => doing(sit())}>
          {say('series.ready')}
        </button>
      ) : (
        <button
          type="button"
          className={ready ? undefined : 'primary'}
          aria-pressed={ready}
          onClick={() => doing(api.ready(info.id, !ready))}
        >
          {ready ? <Glyph name="check" size={17} /> : null}
          {say(ready ? 'web.isReady' : 'web.sayReady')}
        </button>
      )}
      {info.host && own !== undefined && isAwaited(own) ? (
        <button type="button" className="primary" onClick={() => doing(sit())}>
          {say('series.ready')}
        </button>
      ) : null}
      {info.host ? (
        <button
          type="button"
          className="primary"
          aria-disabled={free > 0}
          onClick={() => (free > 0 ? undefined : doing(startRevealed(info.id)))}
        >
          {free > 0 ? <Glyph name="lock" size={17} /> : null}
          {say('web.start')}
        </button>
      ) : null}
    </div>
  )
}

/** Their client has yet to reveal its share of the dice. */
const isAwaitedFor = ({ seals, revealed }: NonNullable<TableInfo['reveal']>, seat: number): boolean =>
  seals[seat] !== null && !revealed[seat]

/** What has to happen before the start. */
function awaits({ host, seat, seats, reveal }: TableInfo, say: Say): string {
  if (reveal !== null) return say('web.revealing', { names: seats.flatMap(({ name }, k) => (isAwaitedFor(reveal, k) ? [name] : [])) })
  if (seats.some(({ kind }) => kind === 'open')) return say(host ? 'web.hostWaits' : 'web.waitingForSeats')
  if (seats.some(isAwaited)) return say('series.waits')
  const slow = seats.flatMap(({ kind, name, ready, host: isHost }) => (kind === 'person' && ready !== true && !isHost ? [name] : []))
  if (seat !== null && !host && seats[seat].ready !== true) return say('web.readyFirst')
  if (slow.length > 0) return say('web.waitingForReady', { names: slow })
  return say(host ? 'web.allHere' : 'web.waitingForHost')
}
