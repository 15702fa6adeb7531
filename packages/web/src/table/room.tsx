import type { Face } from '@flotilla/kernel'
import type { Fault, GameInfo, SeatInfo, SeatPlan, TableInfo } from '@flotilla/wire'
import { useState } from 'react'
import { sitter } from '../lobby/bot-name.ts'
import { games } from '../lobby/games.ts'
import { NameForm } from '../lobby/name.tsx'
import { SeatSelect } from '../lobby/seat-select.tsx'
import { useLoad } from '../lobby/use-load.ts'
import styles from '../lobby/lobby.module.css'
import { api, faultOf } from '../net/api.ts'
import { useSettings } from '../settings.ts'
import { Flag } from '../shell/flag.tsx'
import { Page } from '../shell/page.tsx'
import { tellFault, useSay } from '../words.ts'
import type { TableLink } from './store.ts'

const MATE: SeatPlan = { kind: 'bot', bot: 'mate' }

/** Only the host has a choice of bots. */
const noGames = async (): Promise<GameInfo[]> => []

/** Before the start: for a guest what the game is and a seat in it, for the crew the link, the seats and the host's wheel. */
export default function Room({ link, game, info }: { link: TableLink; game: Face; info: TableInfo }) {
  const say = useSay(game.words.catalogues)
  const [fault, setFault] = useState<Fault | null>(null)
  const [crew, setCrew] = useState(MATE)
  const bots = useLoad(info.host ? api.games : noGames).value?.find(({ id }) => id === game.id)?.bots ?? []
  const doing = (done: Promise<TableInfo>): void => {
    setFault(null)
    done.then(
      (next) => link.store.setState({ info: next }),
      (error: unknown) => setFault(faultOf(error)),
    )
  }
  const sit = (seat?: number): Promise<TableInfo> =>
    api.sit(info.id, { ...(seat === undefined ? {} : { seat }), nonce: crypto.randomUUID() })
  const open = info.seats.flatMap(({ kind }, seat) => (kind === 'open' ? [seat] : []))
  const fill = async (): Promise<TableInfo> => {
    let filled = info
    for (const seat of open) filled = await api.setSeat(info.id, seat, crew)
    return filled
  }
  const seated = info.seat !== null
  return (
    <Page>
      <Welcome game={game} info={info} />
      <div className={styles.form}>
        {seated ? <Invitation /> : null}
        {!seated && open.length > 0 ? (
          <section className={styles.group}>
            <NameForm
              action={say('web.join')}
              then={async () => {
                link.store.setState({ info: await sit() })
              }}
            />
          </section>
        ) : null}
        {!seated && open.length === 0 ? <p>{say('web.full')}</p> : null}
        <section className={styles.group} aria-labelledby="seats">
          <h2 id="seats">{say('web.seats')}</h2>
          <ul className={styles.seats}>
            {info.seats.map((seat, k) => {
              const chosen = planOf(seat)
              const chooses = info.host && bots.length > 0 && chosen !== null
              return (
                <li key={k} className={styles.seat}>
                  <Flag seat={k} />
                  {chooses ? (
                    <SeatSelect
                      plan={chosen}
                      bots={bots}
                      open={say('web.seat.open')}
                      label={say('web.seat', { seat: k + 1 })}
                      say={say}
                      onChange={(plan) => doing(api.setSeat(info.id, k, plan))}
                    />
                  ) : null}
                  <span>
                    {chooses ? seat.name : sitter(say, seat)}
                    {seat.host ? ` (${say('web.host')})` : ''}
                    {k === info.seat ? ` (${say('web.you')})` : ''}
                    {isAwaited(seat) ? ` (${say('series.awaited')})` : ''}
                  </span>
                  {seat.kind === 'open' && seated ? (
                    <button type="button" onClick={() => doing(sit(k))}>
                      {say('web.sit')}
                    </button>
                  ) : null}
                </li>
              )
            })}
          </ul>
          {fault === null ? null : (
            <p role="alert" className={styles.fault}>
              {tellFault(say, fault)}
            </p>
          )}
          <div className={styles.row}>
            {info.seats.some((seat, k) => k === info.seat && isAwaited(seat)) ? (
              <button type="button" className="primary" onClick={() => doing(sit())}>
                {say('series.ready')}
              </button>
            ) : null}
            {info.host ? (
              <button type="button" className="primary" disabled={open.length > 0} onClick={() => doing(api.start(info.id))}>
                {say('web.start')}
              </button>
            ) : null}
            {info.host && bots.length > 0 && open.length > 1 ? (
              <>
                <button type="button" onClick={() => doing(fill())}>
                  {say('web.fillAll')}
                </button>
                <SeatSelect plan={crew} bots={bots} label={say('web.fillAll')} say={say} onChange={setCrew} />
              </>
            ) : null}
            <span className={styles.hint} role="status">
              {say(awaits(info))}
            </span>
            {seated ? (
              <button type="button" className={`quiet ${styles.apart}`} onClick={() => doing(api.stand(info.id))}>
                {say('web.leave')}
              </button>
            ) : null}
          </div>
          <span className={styles.hint}>{say('web.commitment', { hash: info.commitment.slice(0, 16) })}</span>
        </section>
        {seated ? null : <Invitation />}
      </div>
    </Page>
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

/** What is played here, who asks for it, and how long it takes. */
function Welcome({ game, info }: { game: Face; info: TableInfo }) {
  const say = useSay()
  const language = useSettings((settings) => settings.language)
  const known = games[game.id]
  const host = info.seats.find((seat) => seat.host)?.name
  return (
    <div className={styles.welcome}>
      <div>
        {info.seat !== null || host === undefined ? null : <p className={styles.invites}>{say('web.invites', { host })}</p>}
        <h1>{game.title}</h1>
        <p>
          {known?.blurb[language]} {info.expected === null ? null : <>{say('web.expected', { minutes: info.expected })}. </>}
          <a href={`/rules/${game.id}`} target="_blank" rel="noreferrer">
            {say('web.rules')}
          </a>
        </p>
      </div>
    </div>
  )
}

function Invitation() {
  const say = useSay()
  const [copied, setCopied] = useState(false)
  return (
    <section className={styles.group}>
      <label className={styles.field}>
        {say('web.invite')}
        <span className={styles.link}>
          <input type="text" readOnly value={location.href} onFocus={(event) => event.target.select()} />
          <button
            type="button"
            onClick={() => {
              void navigator.clipboard?.writeText(location.href).then(() => setCopied(true))
            }}
          >
            {say(copied ? 'web.copied' : 'web.copy')}
          </button>
        </span>
      </label>
    </section>
  )
}
