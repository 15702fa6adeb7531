import { Table, gameOfRecord, parseRecord, type Event, type Game, type GameRecord, eventFor } from '@flotilla/kernel'
import { Suspense, useEffect, useMemo, useState } from 'react'
import { boards } from '../boards/index.ts'
import { games } from '../lobby/games.ts'
import { api, Refused } from '../net/api.ts'
import { follow } from '../router.ts'
import { Page } from '../shell/page.tsx'
import { useSettings } from '../settings.ts'
import { tellFault, useSay } from '../words.ts'
import { lineOf } from './lines.ts'
import play from './play.module.css'
import styles from './replay.module.css'
import { TextTable } from './text-table.tsx'
import type { Fault } from '@flotilla/wire'

interface Loaded {
  readonly game: Game
  readonly record: GameRecord
}

/** The same screen with a scrubber: any seat's view, once the game is over. */
export default function ReplayPage({ table }: { table: string }) {
  const say = useSay()
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [fault, setFault] = useState<Fault | null>(null)
  useEffect(() => {
    const load = async (): Promise<Loaded> => {
      const record = parseRecord(await api.record(table))
      const game = await games[record.game]?.game()
      if (game === undefined) throw new Refused(404, { code: 'web.notFound', message: `no game ${record.game}` })
      return { game: gameOfRecord(game, record), record }
    }
    load().then(setLoaded, (error: unknown) =>
      setFault(error instanceof Refused ? error.fault : { code: 'web.broken', message: String(error) }),
    )
  }, [table])
  if (loaded === null)
    return (
      <Page>
        <p role={fault === null ? undefined : 'alert'}>{fault === null ? say('web.loading') : tellFault(say, fault)}</p>
      </Page>
    )
  return <Replay table={table} game={loaded.game} record={loaded.record} />
}

function Replay({ table, game, record }: Loaded & { table: string }) {
  const names = useMemo(() => record.names ?? Array.from({ length: record.seats }, (_, seat) => `#${seat + 1}`), [record])
  const say = useSay(game.words.catalogues, names)
  const text = useSettings((settings) => settings.text)
  const total = record.answers.length
  const [at, setAt] = useState(() => Math.min(total, Number(new URLSearchParams(location.search).get('at') ?? 0)))
  const [seat, setSeat] = useState<number | null>(0)
  const { view, events } = useMemo(() => position(game, record, at, seat), [game, record, at, seat])
  const Board = boards[game.id]
  const props = {
    game: { ...game, score: game.advice.score },
    view,
    seat,
    names,
    ask: null,
    offered: [],
    refused: [],
    telling: events[0] ?? null,
    say,
    bar: null,
    answer: () => {},
    openRule: () => {},
  }
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.target instanceof HTMLInputElement) return
      if (event.key === 'ArrowLeft') setAt((now) => Math.max(0, now - 1))
      if (event.key === 'ArrowRight') setAt((now) => Math.min(total, now + 1))
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [total])
  return (
    <div className={styles.replay}>
      <header className={styles.banner}>
        <a href={`/t/${table}`} onClick={follow}>
          ← {game.title}
        </a>
        <strong>{say('web.replayBanner', { n: at, total })}</strong>
        <span className={styles.controls}>
          <button type="button" onClick={() => setAt(0)} aria-label={say('web.first')}>
            «
          </button>
          <button type="button" onClick={() => setAt(Math.max(0, at - 1))} aria-label={say('web.back')}>
            ‹
          </button>
          <input
            type="range"
            min={0}
            max={total}
            value={at}
            onChange={(event) => setAt(Number(event.target.value))}
            aria-label={say('web.replay')}
          />
          <button type="button" onClick={() => setAt(Math.min(total, at + 1))} aria-label={say('web.forward')}>
            ›
          </button>
          <button type="button" onClick={() => setAt(total)} aria-label={say('web.last')}>
            »
          </button>
        </span>
        <label>
          {say('web.replayOf')}{' '}
          <select value={seat ?? -1} onChange={(event) => setSeat(Number(event.target.value) === -1 ? null : Number(event.target.value))}>
            {names.map((name, k) => (
              <option key={k} value={k}>
                {name}
              </option>
            ))}
            <option value={-1}>{say('web.publicView')}</option>
          </select>
        </label>
        <ul className={styles.lines} aria-live="polite">
          {events.slice(0, 4).map((event, k) => (
            <li key={k}>{say(lineOf(props.game, event))}</li>
          ))}
        </ul>
      </header>
      <main className={play.play}>
        <h1 className="visually-hidden">{game.title}</h1>
        {text || Board === undefined ? (
          <TextTable {...props} />
        ) : (
          <Suspense fallback={null}>
            <Board {...props} />
          </Suspense>
        )}
      </main>
    </div>
  )
}

/** The table after so many answers, as a seat saw it, with the events of the last one. */
function position(game: Game, record: GameRecord, at: number, seat: number | null): { view: ReturnType<Table['view']>; events: Event[] } {
  const table = new Table(game, record)
  let events: Event[] = []
  for (const [who, choice] of record.answers.slice(0, at)) {
    const emitted = table.answer(who, choice)
    events = emitted.map((one) => eventFor(one, seat)).filter((event) => event !== null)
  }
  return { view: table.view(seat), events }
}
