import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { boardOf, drawsCrew } from '../boards/index.ts'
import { faultOf } from '../net/api.ts'
import { follow, query } from '../router.ts'
import { Loading } from '../shell/loading.tsx'
import { SettingsButton } from '../shell/settings-dialog.tsx'
import { Wheel } from '../shell/wheel.tsx'
import { useWorld } from '../shell/world.ts'
import { momentOf } from '../story/moment.ts'
import { useSettings } from '../settings.ts'
import { useSay } from '../words.ts'
import type { BoardProps } from './board.ts'
import { crewOfTape } from './crew-members.ts'
import { CrewStrip } from './crew-strip.tsx'
import { DeadLink } from './dead-link.tsx'
import { FilmBar } from './film-bar.tsx'
import { filmOf, stillOf } from './film.ts'
import { headlineOf } from './lines.ts'
import play from './play.module.css'
import styles from './replay.module.css'
import bar from './status-bar.module.css'
import { loadTape, type Tape } from './tape.ts'
import { TextTable } from './text-table.tsx'
import { useFilm } from './use-film.ts'
import type { Fault } from '@flotilla/wire'

const PlayOn = lazy(() => import('../study/play-on.tsx'))
const Asking = lazy(() => import('../explain/asking.tsx'))
const RulesDrawer = lazy(() => import('../rules/drawer.tsx'))
const LookingBack = lazy(() => import('../analysis/looking-back.tsx'))

const wanted = (name: string): number | null => {
  const given = query().get(name)
  return given === null ? null : Number(given)
}

/** The same screen as a film: as it was shown to you, and with any seat's eyes once the game is over. */
export default function ReplayPage({ table }: { table: string }) {
  const [tape, setTape] = useState<Tape | null>(null)
  const [fault, setFault] = useState<Fault | null>(null)
  useEffect(() => {
    loadTape(table, wanted('seen')).then(setTape, (error: unknown) => setFault(faultOf(error)))
  }, [table])
  if (fault !== null) return <DeadLink fault={fault} />
  if (tape === null) return <Loading />
  return <Replay table={table} tape={tape} />
}

/** A position without anything to tell is passed quickly. */
const SILENT_MS = 120

function Replay({ table, tape }: { table: string; tape: Tape }) {
  const { game, names, total } = tape
  const say = useSay(game.words.catalogues, names)
  const text = useSettings((settings) => settings.text)
  const [seat, setSeat] = useState(tape.over ? (wanted('eyes') ?? tape.seat) : tape.seat)
  const [rule, setRule] = useState<string | null>(null)
  const [lookingBack, setLookingBack] = useState(false)
  const main = useRef<HTMLElement>(null)
  const [looking, setLooking] = useState(false)
  const film = useMemo(() => filmOf(tape, seat), [tape, seat])
  const msOf = useCallback(
    (still: number) => {
      const one = film.stills[still]
      return momentOf(game.tells, still, tape.position(one.at, seat).moments[one.moment]?.events ?? [])?.ms ?? SILENT_MS
    },
    [game, tape, seat, film],
  )
  const first = stillOf(film, Math.min(total, wanted('at') ?? tape.at), wanted('moment'))
  const projector = useFilm(film, first, msOf)
  const { at, still } = projector
  const position = useMemo(() => tape.position(at, seat), [tape, at, seat])
  const shown = position.moments[projector.moment]
  const { view } = shown ?? position
  const moment = useMemo(() => momentOf(game.tells, still, shown?.events ?? []), [game, still, shown])
  const Board = text ? undefined : boardOf(game)
  const isWorld = Board !== undefined && drawsCrew.has(game.id)
  useWorld(game.id)
  const crew = crewOfTape(game, view, names, seat)
  const props: BoardProps = {
    game,
    view,
    seat,
    side: seat ?? 0,
    names,
    crew,
    ask: null,
    offered: [],
    refused: [],
    moment,
    say,
    bar: null,
    answer: () => {},
    openRule: setRule,
  }
  const told = (moment?.events ?? []).map((event) => say(headlineOf(game, event)))
  const cited = moment === null ? undefined : game.words.cites?.(moment.event)
  const round = film.rounds.findLast((one) => one.still <= still)?.round
  return (
    <div className={styles.replay} data-back={lookingBack}>
      <header className={bar.bar}>
        <a href={`/t/${table}`} onClick={follow} className={bar.home} aria-label={say('web.table')}>
          <Wheel />
        </a>
        <div className={bar.words} aria-live="polite">
          <strong>{told.at(-1) ?? game.title}</strong>
          <span className={bar.ticker}>
            <b className={styles.badge}>{say('web.replay')}</b>
            <span className={bar.caption}>
              {[round === undefined ? null : say('web.round', { round }), ...told.slice(0, -1)].filter((part) => part !== null).join(' · ')}
            </span>
          </span>
        </div>
        {cited === undefined ? null : (
          <button type="button" onClick={() => setRule(cited)}>
            § {cited}
          </button>
        )}
        {tape.record === null || game.hands !== undefined ? null : (
          <button type="button" aria-expanded={lookingBack} onClick={() => setLookingBack(!lookingBack)}>
            {say('web.lookBack')}
          </button>
        )}
        {tape.record === null ? null : (
          <Suspense fallback={null}>
            <PlayOn table={table} record={tape.record} at={at} seat={seat} />
          </Suspense>
        )}
        <a className="button" href={`/t/${table}`} onClick={follow}>
          {say(tape.over ? 'web.backToEnd' : 'web.backToTable')}
        </a>
        <SettingsButton className={bar.tool} />
      </header>
      {isWorld ? null : <CrewStrip crew={crew} say={say} />}
      <main ref={main} className={play.play} data-plain={isWorld ? undefined : ''}>
        <h1 className="visually-hidden">{game.title}</h1>
        <div className={play.board} data-world={game.id}>
          {Board === undefined ? (
            <TextTable {...props} />
          ) : (
            <Suspense fallback={null}>
              <Board {...props} />
            </Suspense>
          )}
        </div>
      </main>
      {lookingBack && tape.record !== null ? (
        <Suspense fallback={null}>
          <LookingBack game={game} names={names} record={tape.record} seat={seat} at={at} rounds={film.rounds} onGo={projector.go} />
        </Suspense>
      ) : null}
      <FilmBar tape={tape} film={film} projector={projector} seat={seat} onSeat={setSeat} say={say} />
      <Suspense fallback={null}>
        {rule === null ? null : <RulesDrawer game={game.id} rule={rule} onClose={() => setRule(null)} onLooking={() => setLooking(true)} />}
        <Asking board={props} main={main} looking={looking} onLooking={setLooking} />
      </Suspense>
    </div>
  )
}
