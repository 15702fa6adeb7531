import { askOf, lookAt, type Face, type Seat, type View } from '@flotilla/kernel'
import type { TableInfo } from '@flotilla/wire'
import { Suspense, useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { HintButton } from '../analysis/hint-button.tsx'
import { boards } from '../boards/index.ts'
import { RulesDrawer } from '../rules/drawer.tsx'
import { useSettings } from '../settings.ts'
import { tellFault, useSay } from '../words.ts'
import type { BoardProps } from './board.ts'
import { useChoicesInSight } from './choices-in-sight.ts'
import { Crew } from './crew.tsx'
import { isOver } from './end-sheet.tsx'
import { useKeptFocus } from './kept-focus.ts'
import styles from './play.module.css'
import { SidePanel } from './side-panel.tsx'
import { StatusBar } from './status-bar.tsx'
import type { TableLink, TableState } from './store.ts'
import { useTelling } from './telling.ts'
import { TextTable } from './text-table.tsx'

/** The shell of every game: status sentence, play area, crew, log and talk. */
export function Play({ link, game, info }: { link: TableLink; game: Face; info: TableInfo }) {
  const state = useStore(link.store)
  const text = useSettings((settings) => settings.text)
  const names = useMemo(() => info.seats.map(({ name }) => name), [info.seats])
  const say = useSay(game.words.catalogues, names)
  const [rule, setRule] = useState<string | null>(null)
  const [bar, setBar] = useState<HTMLElement | null>(null)
  const own = isOver(state) ? null : state.ask
  const asked = own?.n ?? null
  const main = useKeptFocus(asked)
  useChoicesInSight(main, asked)
  useEffect(() => bar?.scrollTo(0, 0), [bar, asked])
  const telling = useTelling(link, say, game)
  const view = state.view as unknown as View
  const ask = info.seat === null ? null : (askOf(view, info.seat) ?? null)
  const io = lookAt(game, view)
  const Board = boards[game.id]

  /** The rules' ending says what counts: points, or, for instance, cards. */
  const score = (seat: Seat): number => state.outcome?.standings.find((one) => one.seat === seat)?.score ?? game.score(io, seat)

  useTitle(own !== null && own.optional === undefined, say('web.yourTurn'))

  const props: BoardProps = {
    game,
    view,
    seat: info.seat,
    names,
    ask: own === null ? null : ask,
    offered: (own?.choices ?? []) as BoardProps['offered'],
    refused: own?.refusals ?? [],
    moment: telling.moment,
    signals: signalsOf(link, state, info),
    say,
    bar,
    answer: (...choices) => link.answer(...choices),
    openRule: setRule,
  }
  return (
    <div className={styles.table} data-over={isOver(state)}>
      <StatusBar link={link} state={state} info={info} say={say} barRef={setBar} telling={telling} openRule={setRule} />
      {state.line === 'open' ? null : (
        <p role="status" className={styles.notice}>
          {say('web.reconnecting')}
        </p>
      )}
      <HintButton board={props} info={info} asked={asked} />
      {state.fault === null ? null : (
        <p role="alert" className={styles.notice}>
          {tellFault(say, state.fault)}
          {state.fault.rule === undefined ? null : (
            <button type="button" className="quiet" onClick={() => setRule(state.fault?.rule ?? null)}>
              {state.fault.rule}
            </button>
          )}
          <button type="button" className="quiet" onClick={() => link.forgive()} aria-label={say('web.close')}>
            ✕
          </button>
        </p>
      )}
      <main
        ref={main}
        tabIndex={-1}
        className={styles.play}
        data-ask={asked ?? undefined}
        style={{ ['--told' as string]: `${telling.ms}ms` }}
      >
        <h1 className="visually-hidden">{game.title}</h1>
        {text || Board === undefined ? (
          <TextTable {...props} />
        ) : (
          <Suspense fallback={<p>{say('web.loading')}</p>}>
            <Board {...props} />
          </Suspense>
        )}
      </main>
      <aside className={styles.side}>
        <Crew state={state} info={info} say={say} io={io} score={score} link={link} />
        <SidePanel link={link} state={state} info={info} say={say} game={game} openRule={setRule} />
      </aside>
      <div className="visually-hidden" role="log" aria-live="polite">
        {telling.spoken}
      </div>
      {rule === null ? null : <RulesDrawer game={game.id} rule={rule} onClose={() => setRule(null)} />}
    </div>
  )
}

/** Ways to point something out, where this person may talk now. */
function signalsOf(link: TableLink, { signals, silence, outcome }: TableState, { house, seat, seats }: TableInfo): BoardProps['signals'] {
  if (seat === null || outcome !== null || silence !== null || house.talk === 'off') return undefined
  return {
    came: signals,
    people: seats.flatMap(({ kind }, k) => (kind === 'person' ? [k] : [])),
    send: (kind, at) => link.request({ type: 'signal', kind, at: [...at] }),
  }
}

function useTitle(mine: boolean, yourTurn: string): void {
  useEffect(() => {
    document.title = mine ? `● ${yourTurn} · Flotilla` : 'Flotilla'
  }, [mine, yourTurn])
}
