import { lightOf } from '@flotilla/art/harbour/plan'
import { Refusal, type GameInfo, type TableLine } from '@flotilla/protocol'
import { Suspense, lazy, useState } from 'react'
import { api, faultOf } from '../net/api.ts'
import { knows } from '../learn/learned.ts'
import { hasServer } from '../net/offline.ts'
import { follow, go } from '../router.ts'
import { Dialog } from '../layout/dialog.tsx'
import { SettingsButton } from '../layout/settings-dialog.tsx'
import { useSettings } from '../settings.ts'
import { tellFault, useSay } from '../words.ts'
import { games as shown } from './games.ts'
import styles from './home.module.css'
import { Berths } from './berths.tsx'
import { calendarOf } from './calendar.ts'
import { likedSeat } from './liked-seat.ts'
import { NameForm, enter } from './name.tsx'
import { Notices } from './notices.tsx'
import { TableList } from './table-list.tsx'
import { PrerenderedScene } from '../first-paint/prerendered.tsx'
import { useHour } from './use-hour.ts'
import { useLoad } from './use-load.ts'

/** The picture comes when the page can already be used. */
const Scene = lazy(() => import('./scene.tsx'))
const GameBox = lazy(() => import('./game-box.tsx'))

const loadGames = () => api.games()
/** The games of this client: shown until the server has said which it has, and where none can be reached. */
const builtIn: readonly GameInfo[] = Object.entries(shown).map(([id, { title, seats }]) => ({
  id,
  title,
  seats,
  rulesVersion: 0,
  edition: '',
  options: {},
  bots: [],
  expected: {},
}))

const loadHere = async (): Promise<TableLine[]> => (await import('../local/lines.ts')).linesHere()
const loadMine = async (): Promise<TableLine[]> => (await Promise.all([api.mine().catch(() => []), loadHere().catch(() => [])])).flat()
const loadTables = () => api.tables()

/** Whoever waits for you comes first, then what is under way. */
const byUrgency = (a: TableLine, b: TableLine): number => Number(b.waits) - Number(a.waits)

/** The front page: a harbour at the player's own hour, the four games at their berths. */
export function Home() {
  const say = useSay()
  const hour = useHour()
  const games = useLoad(loadGames)
  const mine = useLoad(loadMine)
  const tables = useLoad(loadTables)
  const own = (mine.value ?? []).toSorted(byUrgency)
  const fault = games.fault ?? tables.fault
  const isOffline = games.fault?.code === 'web.offline'
  const offered = games.value ?? builtIn
  return (
    <div className={`harbour ${styles.harbour}`} style={lightOf(hour)} data-hour={hour}>
      <Suspense fallback={<PrerenderedScene />}>
        <Scene hour={hour} />
      </Suspense>
      <header className={styles.head}>
        <span className={styles.brand}>Flotilla</span>
        <p>{say('web.tagline')}</p>
        <nav aria-label={say('web.menu')}>
          {own.length === 0 ? null : <a href="#mine">{say('web.myTables')}</a>}
          <a href="/verify" onClick={follow}>
            {say('web.verify')}
          </a>
          {hasServer ? (
            <a href="/you" onClick={follow}>
              {say('web.profile')}
            </a>
          ) : null}
          <SettingsButton className={styles.settings} />
        </nav>
      </header>
      <main>
        <h1 className="visually-hidden">Flotilla: {say('web.tagline')}</h1>
        <div className={styles.stage}>
          <Notices say={say} />
          <Berths tables={own} />
          {fault === null || !hasServer ? null : (
            <p role="alert" className={styles.fault}>
              {isOffline ? say('web.alone') : tellFault(say, fault)}
            </p>
          )}
          <ul className={styles.games}>
            {offered.map((game) => (
              <Game key={game.id} game={game} isOnline={!isOffline} />
            ))}
          </ul>
        </div>
        <div className={styles.lists}>
          {own.length === 0 ? null : (
            <section className="sheet" id="mine" aria-labelledby="mine-title">
              <h2 id="mine-title">{say('web.myTables')}</h2>
              <TableList tables={own} />
              {own.every(({ until }) => until === null) ? null : (
                <button type="button" className="quiet" onClick={() => saveCalendar(own)}>
                  {say('web.calendar')}
                </button>
              )}
            </section>
          )}
          {isOffline ? null : (
            <section className="sheet" aria-labelledby="public-title">
              <h2 id="public-title">{say('web.publicTables')}</h2>
              {tables.value === null || tables.value.length === 0 ? <p>{say('web.noTables')}</p> : <TableList tables={tables.value} />}
            </section>
          )}
        </div>
      </main>
      <footer className={styles.foot}>
        <a href="/credits" onClick={follow}>
          {say('web.credits')}
        </a>
        {hasServer ? <a href="/api/docs">{say('web.apiDocs')}</a> : null}
      </footer>
    </div>
  )
}

function saveCalendar(tables: readonly TableLine[]): void {
  const url = URL.createObjectURL(new Blob([calendarOf(tables, location.origin, Date.now())], { type: 'text/calendar' }))
  Object.assign(document.createElement('a'), { href: url, download: 'flotilla.ics' }).click()
  URL.revokeObjectURL(url)
}

/** A game on the quay: its box, and the crate with what there is to know and to do. */
function Game({ game, isOnline }: { game: GameInfo; isOnline: boolean }) {
  const say = useSay()
  const [asks, setAsks] = useState(false)
  const [busy, setBusy] = useState(false)
  const known = shown[game.id]
  const hasLessons = known?.lessons !== undefined || game.outside?.lessons === true
  const isNew = hasLessons && !knows(game.id)
  const { min, max } = game.seats
  const minutes = game.expected['3'] ?? game.expected[String(min)] ?? known?.minutes
  const play = (): void => {
    const { name } = useSettings.getState()
    if (!isOnline) return void beginHere(game, name === '' ? say('web.youHere') : name)
    if (name === '') return setAsks(true)
    setBusy(true)
    enter(name)
      .then(() => begin(game))
      .catch((error: unknown) => {
        setBusy(false)
        // A name that does not pass here is asked for again; anything else is told there, too.
        if (faultOf(error).code !== '') setAsks(true)
      })
  }
  return (
    <li className={styles.game}>
      <span className={styles.box}>
        <Suspense fallback={null}>
          <GameBox game={game.id} title={game.title} />
        </Suspense>
      </span>
      <div className={styles.crate}>
        <div className={styles.note}>
          <h2>{known?.short ?? game.title}</h2>
          <p className={styles.facts}>
            <b>{say(min === max ? 'web.player' : 'web.players', { min, max })}</b>
            {minutes === undefined ? null : <b>{say('web.minutes', { n: minutes })}</b>}
          </p>
          <p className={styles.line}>{known === undefined ? game.outside?.blurb : say(`web.line.${game.id}`)}</p>
        </div>
        <div className={styles.ways}>
          {isNew ? (
            <a className={styles.go} href={`/learn/${game.id}`} onClick={follow}>
              {say('web.learn')}
            </a>
          ) : null}
          <button type="button" className={styles.go} data-second={isNew} disabled={busy} aria-label={say('web.quick')} onClick={play}>
            {say(isNew || known === undefined ? 'web.quickShort' : 'web.quick')}
          </button>
        </div>
        <div className={styles.more}>
          {isOnline ? (
            <a href={`/new/${game.id}`} onClick={follow}>
              {say('web.newTable')}
            </a>
          ) : null}
          {!hasLessons || isNew ? null : (
            <a href={`/learn/${game.id}`} onClick={follow}>
              {say('web.learn')}
            </a>
          )}
          <a href={`/practise/${game.id}`} onClick={follow}>
            {say('web.practise')}
          </a>
          <a href={`/rules/${game.id}`} onClick={follow}>
            {say('web.rules')}
          </a>
        </div>
      </div>
      {asks ? (
        <Dialog title={game.title} onClose={() => setAsks(false)}>
          <NameForm action={say('web.start')} then={() => begin(game)} />
        </Dialog>
      ) : null}
    </li>
  )
}

const othersAt = ({ seats }: GameInfo): number => Math.max(seats.min, Math.min(3, seats.max)) - 1

/** The same without a server: the table is in this browser. */
async function beginHere(game: GameInfo, name: string): Promise<void> {
  const { open } = await import('../local/open.ts')
  go(await open({ game: game.id, seats: [null, ...Array.from({ length: othersAt(game) }, () => 'mate')], undo: 'free', name }))
}

/** From the front page to the first move: two mates at the table. */
async function begin({ id }: GameInfo): Promise<void> {
  const game = (await api.games()).find((one) => one.id === id)
  if (game === undefined) throw new Refusal(404, { code: 'web.notFound', message: `no game ${id}` })
  const seats = othersAt(game) + 1
  const bot = game.bots.includes('mate') ? 'mate' : (game.bots[0] ?? 'random')
  const own = await likedSeat(seats)
  const { sitSealed, startRevealed } = await import('../net/own-dice.ts')
  const table = await sitSealed((seal) =>
    api.create({
      game: game.id,
      seats: Array.from({ length: seats }, (_, seat) => (seat === own ? { kind: 'open' } : { kind: 'bot', bot })),
      sit: own,
      seal,
    }),
  )
  await startRevealed(table.id)
  go(`/t/${table.id}`)
}
