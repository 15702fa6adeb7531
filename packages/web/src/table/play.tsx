import { askOf, type Face, type View } from '@flotilla/kernel'
import type { TableInfo } from '@flotilla/wire'
import { Suspense, lazy, useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { HintButton } from '../analysis/hint-button.tsx'
import { boardOf, drawsCrew, drawsEnd } from '../boards/index.ts'
import { FIRST_GAME, notePlayed } from '../learn/learned.ts'
import { isHere } from '../net/shore.ts'
import { useSettings } from '../settings.ts'
import { useStory } from '../story/use-story.ts'
import { useWorld } from '../shell/world.ts'
import { useSay } from '../words.ts'
import { askedOf } from './asked.ts'
import type { BoardProps } from './board.ts'
import { useChoicesInSight } from './choices-in-sight.ts'
import { CrewStrip } from './crew-strip.tsx'
import { crewOf } from './crew-members.ts'
import { isOver } from './end.ts'
import { EndScene } from './end-scene.tsx'
import { Drawer } from './drawer.tsx'
import { useJustSaid } from './just-said.ts'
import { useKeptFocus } from './kept-focus.ts'
import { Meanwhile } from './meanwhile.tsx'
import { Notices } from './notices.tsx'
import styles from './play.module.css'
import { StatusBar } from './status-bar.tsx'
import type { TableLink, TableState } from './store.ts'
import { TextTable } from './text-table.tsx'
import { useDrawer } from './use-drawer.ts'
import { useLeftHere } from './use-left-here.ts'

/** What answers questions comes when the table is there. */
const Asking = lazy(() => import('../explain/asking.tsx'))
const RulesDrawer = lazy(() => import('../rules/drawer.tsx'))
const Shoulder = lazy(() => import('../learn/shoulder.tsx'))

/** The shell of every game: the bar with its sentence, below it the board in all the room there is, and a drawer with the rest. */
export function Play({ link, game, info }: { link: TableLink; game: Face; info: TableInfo }) {
  const state = useStore(link.store)
  const text = useSettings((settings) => settings.text)
  const names = useMemo(() => info.seats.map(({ name }) => name), [info.seats])
  const say = useSay(game.words.catalogues, names)
  const [rule, setRule] = useState<string | null>(null)
  const [bar, setBar] = useState<HTMLElement | null>(null)
  const [awaited, setAwaited] = useState<string | null>(null)
  const own = askedOf(state)
  const asked = own?.n ?? null
  const main = useKeptFocus(asked)
  useChoicesInSight(main, asked)
  useEffect(() => bar?.scrollTo(0, 0), [bar, asked])
  const story = useStory(link, state, { game, seat: info.seat, say, board: main })
  const view = state.view as unknown as View
  const ask = info.seat === null ? null : (askOf(view, info.seat) ?? null)
  const Board = text ? undefined : boardOf(game)
  const isWorld = Board !== undefined && drawsCrew.has(game.id)
  const crew = crewOf(game, view, state, info, say)
  const drawer = useDrawer(state, info)
  const talk = useJustSaid(state.talk, say)
  const over = isOver(state)
  const hasEnd = isWorld && drawsEnd.has(game.id)
  const [seesBoard, setSeesBoard] = useState(false)
  const [beside, setBeside] = useState(0)
  const [looking, setLooking] = useState(false)
  const left = useLeftHere(info.id, state.seq)
  useWorld(game.id)
  useEffect(() => {
    if (info.seat !== null) notePlayed(game.id)
  }, [game.id, info.seat])

  useTitle(own !== null && own.optional === undefined, say('web.yourTurn'))

  const props: BoardProps = {
    game,
    view,
    seat: info.seat,
    side: info.seat ?? beside,
    names,
    crew,
    ask: own === null ? null : ask,
    offered: (own?.choices ?? []) as BoardProps['offered'],
    refused: own?.refusals ?? [],
    moment: story.moment,
    pressed: state.pressed,
    signals: signalsOf(link, state, info),
    talk,
    series: info.series,
    say,
    bar,
    answer: (...choices) => link.answer(...choices),
    openRule: setRule,
    awaits: setAwaited,
  }
  return (
    <div className={styles.table} data-over={over} data-drawer={drawer.tab ?? undefined}>
      <StatusBar
        link={link}
        state={state}
        info={info}
        game={game}
        say={say}
        barRef={setBar}
        story={story}
        awaited={awaited}
        drawer={drawer}
        openRule={setRule}
      >
        <Notices link={link} state={state} info={info} say={say} openRule={setRule}>
          <HintButton board={props} info={info} asked={asked} />
          <Meanwhile state={state} info={info} game={game} say={say} onOrders={() => drawer.show('orders')} />
        </Notices>
      </StatusBar>
      {isWorld ? null : <CrewStrip crew={crew} say={say} />}
      <main
        ref={main}
        tabIndex={-1}
        className={styles.play}
        data-end={!over || seesBoard ? undefined : hasEnd ? 'beside' : 'over'}
        data-ask={asked ?? undefined}
        data-moment={story.moment?.n}
        data-event={story.moment?.event.type}
        data-plain={isWorld ? undefined : ''}
        style={{ ['--told' as string]: `${story.ms}ms` }}
      >
        <h1 className="visually-hidden">{game.title}</h1>
        <div className={styles.board} data-world={game.id} inert={over && !seesBoard && !hasEnd}>
          {Board === undefined ? (
            <TextTable {...props} />
          ) : (
            <Suspense fallback={<p>{say('web.loading')}</p>}>
              <Board {...props} />
            </Suspense>
          )}
        </div>
        {over ? (
          <EndScene panel={{ link, state, info, say }} board={props} picture={!hasEnd} hidden={seesBoard} onHide={setSeesBoard} />
        ) : null}
      </main>
      {drawer.tab === null ? null : (
        <Drawer
          tab={drawer.tab}
          unread={drawer.unread}
          onTab={drawer.show}
          onClose={drawer.close}
          link={link}
          state={state}
          info={info}
          crew={crew}
          say={say}
          game={game}
          left={left}
          beside={info.seat === null ? { seat: beside, sit: setBeside } : null}
          openRule={setRule}
        />
      )}
      <div className="visually-hidden" role="log" aria-live="polite">
        {story.spoken}
      </div>
      <Suspense fallback={null}>
        {rule === null ? null : <RulesDrawer game={game.id} rule={rule} onClose={() => setRule(null)} onLooking={() => setLooking(true)} />}
        <Asking board={props} main={main} looking={looking} onLooking={setLooking} />
        {info.id.startsWith(FIRST_GAME) ? <Shoulder board={props} asked={asked} /> : null}
      </Suspense>
    </div>
  )
}

/** Ways to point something out, where this person may talk now; at a table of this browser mates are bots, who hear signs alone. */
function signalsOf(link: TableLink, { signals, silence, outcome }: TableState, { id, house, seat }: TableInfo): BoardProps['signals'] {
  if (seat === null || outcome !== null || silence !== null || (house.talk === 'off' && !isHere(id))) return undefined
  return {
    came: signals,
    send: (kind, at) => link.request({ type: 'signal', kind, at: [...at] }),
  }
}

function useTitle(mine: boolean, yourTurn: string): void {
  useEffect(() => {
    document.title = mine ? `● ${yourTurn} · Flotilla` : 'Flotilla'
  }, [mine, yourTurn])
}
