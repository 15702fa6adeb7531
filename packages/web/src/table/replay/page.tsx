import { Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { lazyPart } from '../../layout/lazy-part.ts'
import { boardOf, drawsCrew } from '../../boards/index.ts'
import { faultOf } from '../../net/api.ts'
import { follow, query } from '../../router.ts'
import { TableLoading } from '../../layout/loading.tsx'
import { SettingsButton } from '../../layout/settings-dialog.tsx'
import { Wheel } from '../../layout/wheel.tsx'
import { useWorld } from '../../layout/world.ts'
import { momentOf } from '../../story/moment.ts'
import { useSettings } from '../../settings.ts'
import { useSay } from '../../words.ts'
import type { BoardProps } from '../board.ts'
import { crewOfReplay } from '../crew-members.ts'
import { CrewStrip } from '../play/crew-strip.tsx'
import { TableNotFound } from '../table-not-found.tsx'
import { FilmBar } from './film-bar.tsx'
import { filmOf, frameAt } from './film.ts'
import { headlineOf } from '../event-text.ts'
import play from '../play/play.module.css'
import styles from './page.module.css'
import bar from '../play/status-bar.module.css'
import { loadReplay, type Replay } from './load-replay.ts'
import { TextTable } from '../play/text-table.tsx'
import { useFilm } from './use-film.ts'
import type { Fault } from '@flotilla/protocol'

const PlayOn = lazyPart(() => import('../../study/play-on.tsx'))
const Asking = lazyPart(() => import('../../explain/asking.tsx'))
const RulesDrawer = lazyPart(() => import('../../rules/drawer.tsx'))
const LookingBack = lazyPart(() => import('../../analysis/looking-back.tsx'))

const wanted = (name: string): number | null => {
  const given = query().get(name)
  return given === null ? null : Number(given)
}

/** The same screen as a film: as it was shown to you, and with any seat's eyes once the game is over. */
export default function ReplayPage({ table }: { table: string }) {
  const [replay, setTape] = useState<Replay | null>(null)
  const [fault, setFault] = useState<Fault | null>(null)
  useEffect(() => {
    loadReplay(table, wanted('seen')).then(setTape, (error: unknown) => setFault(faultOf(error)))
  }, [table])
  if (fault !== null) return <TableNotFound fault={fault} />
  if (replay === null) return <TableLoading waits="web.fetchingTable" />
  return <Replay table={table} replay={replay} />
}

/** A position without anything to tell is passed quickly. */
const SILENT_MS = 120

function Replay({ table, replay }: { table: string; replay: Replay }) {
  const { game, names, total } = replay
  const say = useSay([game.words.messages], names)
  const text = useSettings((settings) => settings.text)
  const [seat, setSeat] = useState(replay.over ? (wanted('eyes') ?? replay.seat) : replay.seat)
  const [rule, setRule] = useState<string | null>(null)
  const [lookingBack, setLookingBack] = useState(false)
  const main = useRef<HTMLElement>(null)
  const [looking, setLooking] = useState(false)
  const film = useMemo(() => filmOf(replay, seat), [replay, seat])
  const msOf = useCallback(
    (frame: number) => {
      const one = film.frames[frame]
      return momentOf(game.tells, frame, replay.position(one.at, seat).moments[one.moment]?.events ?? [])?.ms ?? SILENT_MS
    },
    [game, replay, seat, film],
  )
  const first = frameAt(film, Math.min(total, wanted('at') ?? replay.at), wanted('moment'))
  const player = useFilm(film, first, msOf)
  const { at, frame } = player
  const position = useMemo(() => replay.position(at, seat), [replay, at, seat])
  const shown = position.moments[player.moment]
  const { view } = shown ?? position
  const moment = useMemo(() => momentOf(game.tells, frame, shown?.events ?? []), [game, frame, shown])
  const Board = text ? undefined : boardOf(game)
  const isWorld = Board !== undefined && drawsCrew.has(game.id)
  useWorld(game.id)
  const crew = crewOfReplay(game, view, names, seat)
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
  const told = (moment?.events ?? []).map((event) => say(headlineOf(say, game, event)))
  const cited = moment === null ? undefined : game.words.cites?.(moment.event)
  const round = film.rounds.findLast((one) => one.frame <= frame)?.round
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
        {replay.record === null || game.runtime !== undefined ? null : (
          <button type="button" aria-expanded={lookingBack} onClick={() => setLookingBack(!lookingBack)}>
            {say('web.lookBack')}
          </button>
        )}
        {replay.record === null ? null : (
          <Suspense fallback={null}>
            <PlayOn table={table} record={replay.record} at={at} seat={seat} />
          </Suspense>
        )}
        <a className="button" href={`/t/${table}`} onClick={follow}>
          {say(replay.over ? 'web.backToEnd' : 'web.backToTable')}
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
            <Suspense fallback={<TableLoading game={game.id} waits="web.fetchingBoard" />}>
              <Board {...props} />
            </Suspense>
          )}
        </div>
      </main>
      {lookingBack && replay.record !== null ? (
        <Suspense fallback={null}>
          <LookingBack game={game} names={names} record={replay.record} seat={seat} at={at} rounds={film.rounds} onGo={player.go} />
        </Suspense>
      ) : null}
      <FilmBar replay={replay} film={film} player={player} seat={seat} onSeat={setSeat} say={say} />
      <Suspense fallback={null}>
        {rule === null ? null : <RulesDrawer game={game.id} rule={rule} onClose={() => setRule(null)} onLooking={() => setLooking(true)} />}
        <Asking board={props} main={main} looking={looking} onLooking={setLooking} />
      </Suspense>
    </div>
  )
}
