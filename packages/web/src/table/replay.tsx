import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { adviceWords } from '../analysis/words.ts'
import { boardOf, drawsCrew } from '../boards/index.ts'
import { faultOf } from '../net/api.ts'
import { follow } from '../router.ts'
import { RulesDrawer } from '../rules/drawer.tsx'
import { Page } from '../shell/page.tsx'
import { useWorld } from '../shell/world.ts'
import { momentOf } from '../story/moment.ts'
import { useSettings } from '../settings.ts'
import { useSay } from '../words.ts'
import type { BoardProps } from './board.ts'
import { crewOfTape } from './crew-members.ts'
import { DeadLink } from './dead-link.tsx'
import { lineOf } from './lines.ts'
import play from './play.module.css'
import styles from './replay.module.css'
import { loadTape, type Tape } from './tape.ts'
import { TextTable } from './text-table.tsx'
import type { Fault } from '@flotilla/wire'

const LookingBack = lazy(() => import('../analysis/looking-back.tsx'))

const wanted = (name: string): number | null => {
  const given = new URLSearchParams(location.search).get(name)
  return given === null ? null : Number(given)
}

/** The same screen with a scrubber: as it was shown to you, and any seat's view once the game is over. */
export default function ReplayPage({ table }: { table: string }) {
  const say = useSay()
  const [tape, setTape] = useState<Tape | null>(null)
  const [fault, setFault] = useState<Fault | null>(null)
  useEffect(() => {
    loadTape(table, wanted('seen')).then(setTape, (error: unknown) => setFault(faultOf(error)))
  }, [table])
  if (fault !== null) return <DeadLink fault={fault} />
  if (tape === null)
    return (
      <Page>
        <p>{say('web.loading')}</p>
      </Page>
    )
  return <Replay table={table} tape={tape} />
}

function Replay({ table, tape }: { table: string; tape: Tape }) {
  const { game, names, total } = tape
  const say = useSay(game.words.catalogues, names)
  const lookBack = useSay(adviceWords)
  const text = useSettings((settings) => settings.text)
  const [at, setAt] = useState(() => Math.min(total, wanted('at') ?? tape.at))
  const [seat, setSeat] = useState(tape.seat)
  const [rule, setRule] = useState<string | null>(null)
  const [lookingBack, setLookingBack] = useState(false)
  const { view, events } = useMemo(() => tape.position(at, seat), [tape, at, seat])
  const Board = boardOf(game)
  useWorld(game.id)
  const props: BoardProps = {
    game,
    view,
    seat,
    names,
    crew: crewOfTape(game, view, names, seat),
    ask: null,
    offered: [],
    refused: [],
    moment: momentOf(game.tells, at, events),
    say,
    bar: null,
    answer: () => {},
    openRule: setRule,
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
        <strong>{say(tape.over ? 'web.replayBanner' : 'web.replaySoFar', { n: at, total })}</strong>
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
        {tape.over ? (
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
        ) : null}
        {tape.record === null || game.hands !== undefined ? null : (
          <button type="button" aria-expanded={lookingBack} onClick={() => setLookingBack(!lookingBack)}>
            {lookBack('analysis.title')}
          </button>
        )}
        <ul className={styles.lines} aria-live="polite">
          {events.slice(0, 4).map((event, k) => {
            const cited = game.words.cites?.(event)
            return (
              <li key={k}>
                {say(lineOf(game, event))}{' '}
                {cited === undefined ? null : (
                  <button type="button" className={styles.rule} onClick={() => setRule(cited)}>
                    {cited}
                  </button>
                )}
              </li>
            )
          })}
        </ul>
      </header>
      {lookingBack && tape.record !== null ? (
        <Suspense fallback={null}>
          <LookingBack game={game} names={names} record={tape.record} seat={seat} at={at} onGo={setAt} />
        </Suspense>
      ) : null}
      <main className={play.play} data-plain={Board !== undefined && drawsCrew.has(game.id) && !text ? undefined : ''}>
        <h1 className="visually-hidden">{game.title}</h1>
        <div className={play.board} data-world={game.id}>
          {text || Board === undefined ? (
            <TextTable {...props} />
          ) : (
            <Suspense fallback={null}>
              <Board {...props} />
            </Suspense>
          )}
        </div>
      </main>
      {rule === null ? null : <RulesDrawer game={game.id} rule={rule} onClose={() => setRule(null)} />}
    </div>
  )
}
