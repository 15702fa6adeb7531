import { askOf, type Ask, type ClientGame, type Messages, type View } from '@flotilla/kernel'
import type { TableInfo } from '@flotilla/protocol'
import { Suspense, useEffect, useMemo, useState } from 'react'
import { lazyPart } from '../../layout/lazy-part.ts'
import { useStore } from 'zustand'
import { HintButton } from '../../analysis/hint-button.tsx'
import { boardOf, drawsCrew, drawsEnd } from '../../boards/index.ts'
import { FIRST_GAME, notePlayed } from '../../learn/learned.ts'
import { isHere } from '../../net/table-host.ts'
import { useSettings } from '../../settings.ts'
import { useStory } from '../../story/use-story.ts'
import { TableLoading } from '../../layout/loading.tsx'
import { useWorld } from '../../layout/world.ts'
import { useSay } from '../../words.ts'
import { openAskOf } from '../open-ask.ts'
import type { BoardProps, Teaching } from '../board.ts'
import { useChoicesInSight } from './choices-in-sight.ts'
import { CrewStrip } from './crew-strip.tsx'
import { crewOf } from '../crew-members.ts'
import { isOver } from '../game-over.ts'
import { EndScene } from '../end/end-scene.tsx'
import { Drawer } from '../drawer/drawer.tsx'
import { useJustSaid } from '../talk/just-said.ts'
import { useKeptFocus } from './kept-focus.ts'
import { WhileOthersDecide } from './while-others-decide.tsx'
import { Notices } from './notices.tsx'
import styles from './play.module.css'
import { StatusBar } from './status-bar.tsx'
import type { TableLink, TableState } from '../table-link.ts'
import { TextTable } from './text-table.tsx'
import { useDrawer } from '../drawer/use-drawer.ts'
import { useLeftHere } from '../log/use-left-here.ts'

/** What answers questions comes when the table is there. */
const Asking = lazyPart(() => import('../../explain/asking.tsx'))
const RulesDrawer = lazyPart(() => import('../../rules/drawer.tsx'))
const NONE: readonly Messages[] = []
const TurnEnds = lazyPart(() => import('./turn-ends.tsx'))
const Shoulder = lazyPart(() => import('../../learn/shoulder.tsx'))

interface PlayProps {
  readonly link: TableLink
  readonly game: ClientGame
  readonly info: TableInfo
  /** In a lesson: what is said to a choice that is not wanted. */
  readonly objects?: Teaching['objects']
  /** What else is said at this table: a lesson's messages. */
  readonly more?: readonly Messages[]
}

/** The shell of every game: the bar with its sentence, below it the board in all the room there is, and a drawer with the rest. */
export function Play({ link, game, info, objects, more = NONE }: PlayProps) {
  const state = useStore(link.store)
  const text = useSettings((settings) => settings.text)
  const names = useMemo(() => info.seats.map(({ name }) => name), [info.seats])
  const say = useSay([game.words.messages, ...more], names)
  const [rule, setRule] = useState<string | null>(null)
  const [bar, setBar] = useState<HTMLElement | null>(null)
  const [awaited, setAwaited] = useState<string | null>(null)
  const own = openAskOf(state)
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
  useNotePlayed(game.id, info.seat !== null)
  useTitle(own !== null && own.optional === undefined, say('web.yourTurn'))

  const offers = useMemo(() => offeredOf(own === null ? null : ask, own, objects), [own, ask, objects])
  const props: BoardProps = {
    game,
    view,
    seat: info.seat,
    side: info.seat ?? beside,
    names,
    crew,
    ask: own === null ? null : ask,
    ...offers,
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
          {game.turnAsk === undefined ? null : <TurnEnds link={link} state={state} info={info} turnAsk={game.turnAsk} say={say} />}
          <WhileOthersDecide state={state} info={info} game={game} say={say} onOrders={() => drawer.show('orders')} />
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
        <BoardOrText board={props} Board={Board} inert={over && !seesBoard && !hasEnd} />
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

/** The drawn board; where there is none, or the person wants words, the same as text. */
function BoardOrText({ board, Board, inert }: { board: BoardProps; Board: ReturnType<typeof boardOf>; inert: boolean }) {
  return (
    <div className={styles.board} data-world={board.game.id} inert={inert}>
      {Board === undefined ? (
        <TextTable {...board} />
      ) : (
        <Suspense fallback={<TableLoading game={board.game.id} waits="web.fetchingBoard" />}>
          <Board {...board} />
        </Suspense>
      )}
    </div>
  )
}

/** What may be done and what not; whoever teaches takes out what is not wanted, and says why. */
function offeredOf(
  ask: Ask | null,
  own: ReturnType<typeof openAskOf>,
  objects: Teaching['objects'] | undefined,
): Pick<BoardProps, 'offered' | 'refused' | 'teaching'> {
  const legal = (own?.choices ?? []) as BoardProps['offered']
  const refused = own?.refusals ?? []
  if (ask === null || objects === undefined) return { offered: legal, refused }
  const judged = legal.map((one) => ({ one, said: objects(ask, one.choice) }))
  return {
    offered: judged.flatMap(({ one, said }) => (said === null ? [one] : [])),
    refused: [
      ...judged.flatMap(({ one: { choice }, said }) =>
        said === null ? [] : [{ choice, rule: null, code: said.code, params: said.params ?? {} }],
      ),
      ...refused,
    ],
    teaching: { legal, objects },
  }
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

/** Whoever has sat at a table of a game is no longer new to it. */
function useNotePlayed(game: string, plays: boolean): void {
  useEffect(() => {
    if (plays) notePlayed(game)
  }, [game, plays])
}
