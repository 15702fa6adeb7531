import type { GameInfo, TableLine } from '@flotilla/wire'
import { useState } from 'react'
import { api } from '../net/api.ts'
import { follow, go } from '../router.ts'
import { Dialog } from '../shell/dialog.tsx'
import { Flag } from '../shell/flag.tsx'
import { Icon } from '../shell/icon.tsx'
import { Page } from '../shell/page.tsx'
import { useSettings } from '../settings.ts'
import { tellFault, useSay } from '../words.ts'
import { sitter } from './bot-name.ts'
import { games as shown } from './games.ts'
import styles from './lobby.module.css'
import { NameForm } from './name.tsx'
import { useLoad } from './use-load.ts'

const loadGames = () => api.games()
const loadMine = () => api.mine().catch(() => [])
const loadTables = () => api.tables()

export function Home() {
  const say = useSay()
  const games = useLoad(loadGames)
  const mine = useLoad(loadMine)
  const tables = useLoad(loadTables)
  const [quick, setQuick] = useState<GameInfo | null>(null)
  return (
    <Page>
      <h1 className={styles.tagline}>{say('web.tagline')}</h1>
      {games.fault === null ? null : (
        <p role="alert" className={styles.fault}>
          {tellFault(say, games.fault)}
        </p>
      )}
      {mine.value !== null && mine.value.length > 0 ? (
        <section aria-labelledby="mine">
          <h2 id="mine">{say('web.myTables')}</h2>
          <TableList tables={mine.value} />
        </section>
      ) : null}
      <ul className={styles.cards}>
        {games.value?.map((game) => (
          <GameCard key={game.id} game={game} onQuick={() => setQuick(game)} />
        ))}
      </ul>
      <section aria-labelledby="public">
        <h2 id="public">{say('web.publicTables')}</h2>
        {tables.value === null || tables.value.length === 0 ? (
          <p className={styles.empty}>{say('web.noTables')}</p>
        ) : (
          <TableList tables={tables.value} />
        )}
      </section>
      {quick === null ? null : <QuickStart game={quick} onClose={() => setQuick(null)} />}
    </Page>
  )
}

function GameCard({ game, onQuick }: { game: GameInfo; onQuick: () => void }) {
  const say = useSay()
  const language = useSettings((settings) => settings.language)
  const known = shown[game.id]
  const { min, max } = game.seats
  return (
    <li className={`panel ${styles.card}`}>
      <div className={styles.cardHead}>
        {known === undefined ? null : <Icon path={known.icon} size={54} className={styles.cardIcon} />}
        <div>
          <h2>{game.title}</h2>
          <span className={styles.hint}>{say(min === max ? 'web.player' : 'web.players', { min, max })}</span>
        </div>
      </div>
      <p>{known?.blurb[language]}</p>
      <div className={styles.row}>
        <button type="button" className="primary" onClick={onQuick}>
          {say('web.quick')}
        </button>
        <a className="button" href={`/new/${game.id}`} onClick={follow}>
          {say('web.newTable')}
        </a>
        <a href={`/rules/${game.id}`} onClick={follow} className={styles.plainLink}>
          {say('web.rules')}
        </a>
      </div>
    </li>
  )
}

/** From the front page to the first move: a name, and two mates at the table. */
function QuickStart({ game, onClose }: { game: GameInfo; onClose: () => void }) {
  const say = useSay()
  const begin = async (): Promise<void> => {
    const bots = Math.max(game.seats.min, Math.min(3, game.seats.max)) - 1
    const bot = game.bots.includes('mate') ? 'mate' : (game.bots[0] ?? 'random')
    const table = await api.create({
      game: game.id,
      seats: [{ kind: 'open' }, ...Array.from({ length: bots }, () => ({ kind: 'bot' as const, bot }))],
      sit: 0,
      nonce: crypto.randomUUID(),
    })
    await api.start(table.id)
    go(`/t/${table.id}`)
  }
  return (
    <Dialog title={game.title} onClose={onClose}>
      <NameForm action={say('web.start')} then={begin} />
    </Dialog>
  )
}

function TableList({ tables }: { tables: readonly TableLine[] }) {
  const say = useSay()
  return (
    <ul className={styles.tables}>
      {tables.map((table) => (
        <li key={table.id}>
          <a href={`/t/${table.id}`} onClick={follow} className={`panel ${styles.tableLine}`}>
            <strong>{table.title}</strong>
            <span className={styles.people}>
              {table.seats.map((seat, k) => (
                <span key={k} className={styles.person}>
                  <Flag seat={k} size={20} />
                  {sitter(say, seat)}
                </span>
              ))}
            </span>
            {table.waits ? (
              <em className={styles.waits}>{say('web.yourTurn')}</em>
            ) : (
              <span className={styles.status}>{say(`web.status.${table.status}`)}</span>
            )}
          </a>
        </li>
      ))}
    </ul>
  )
}
