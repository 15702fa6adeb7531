import {
  eventsFor,
  framesFor,
  together,
  Table,
  SnapshotRecorder,
  gameOfRecord,
  parseRecord,
  type Event,
  type ClientGame,
  type Game,
  type GameRecord,
  type Plain,
  type ViewerFrame,
  type View,
} from '@flotilla/kernel'
import { Refusal, patched, viewAfter, type Chapter, type History } from '@flotilla/protocol'
import { loadClientGame, loadGame } from '../../lobby/games.ts'
import { tableHostOf } from '../../net/table-host.ts'

/** A game that can be looked at again, position by position. */
export interface Replay {
  readonly game: ClientGame
  readonly names: readonly string[]
  /** How many positions follow the first. */
  readonly total: number
  /** Where to begin, and whose eyes. */
  readonly at: number
  readonly seat: number | null
  /** Any seat's view may be taken: the game is over. */
  readonly over: boolean
  /** Of a game that is over: what happened, for looking back. */
  readonly record: GameRecord | null
  /** The position after so many steps, and how the last of them led to it, moment by moment; the last moment shows the position. */
  position(at: number, seat: number | null): { readonly view: View; readonly moments: readonly ViewerFrame[] }
}

/** The finished game from its record; one that still runs as its viewer was shown it. `seen` is a moment of the viewer's log. */
export async function loadReplay(table: string, seen: number | null): Promise<Replay> {
  const host = await tableHostOf(table)
  const info = await host.table(table)
  const studied = (await host.studied?.(table)) ?? null
  const over = info.status === 'over' || info.status === 'ended' || studied !== null
  const history = !over || seen !== null ? await host.history(table) : null
  if (!over && history !== null) {
    const face = await loadClientGame(info)
    return historyTape(
      face,
      info.seats.map(({ name }) => name),
      history,
      seen ?? history.steps.length,
      info.seat,
    )
  }
  const record = parseRecord(studied ?? (await host.record(table)))
  const game = await loadGame(record)
  if (game === undefined) throw new Refusal(404, { code: 'web.notFound', message: `no game ${record.game}` })
  const at = history?.steps.find(({ entry }) => entry.seq === seen)?.answers ?? 0
  return recordTape(gameOfRecord(game, record), record, at, info.seat)
}

/** How a game opens: the last of what happened before anybody was asked. */
function openingOf({ tells }: Pick<ClientGame, 'tells'>, opening: readonly Event[], view: View): ViewerFrame[] {
  const events = together(tells, opening).at(-1)
  return events === undefined ? [] : [{ events, view }]
}

function historyTape(
  game: ClientGame,
  names: readonly string[],
  { view, opening = [], steps }: History,
  at: number,
  seat: number | null,
): Replay {
  const views: Plain[] = [view]
  for (const { frames } of steps) views.push(viewAfter(views[views.length - 1], { frames }))
  return {
    game,
    names,
    total: steps.length,
    at: Math.min(at, steps.length),
    seat,
    over: false,
    record: null,
    position: (k) => ({
      view: views[k] as unknown as View,
      moments: k === 0 ? openingOf(game, opening, view as unknown as View) : momentsOf(views[k - 1], steps[k - 1]),
    }),
  }
}

function momentsOf(before: Plain, { frames }: Chapter): ViewerFrame[] {
  let view = before
  return frames.map(({ events, patch }) => {
    view = patched(view, patch)
    return { events, view: view as unknown as View }
  })
}

function recordTape(game: Game, record: GameRecord, at: number, seat: number | null): Replay {
  const { answers } = record
  let table = new Table(game, record)
  let last = new SnapshotRecorder(game)
  const wind = (to: number): void => {
    if (table.answers.length > to) {
      table = new Table(game, record)
      last = new SnapshotRecorder(game)
    }
    while (table.answers.length < to) {
      const witness = new SnapshotRecorder(game)
      // Of the steps that are only passed nobody wants to see the moments.
      const look = table.answers.length + 1 === to ? witness.see.bind(witness) : undefined
      table.answer(...(answers[table.answers.length] as [number, object]), look)
      last = witness
    }
  }
  return {
    game,
    names: record.names ?? Array.from({ length: record.seats }, (_, one) => `#${one + 1}`),
    total: answers.length,
    at: Math.min(at, answers.length),
    seat: seat ?? 0,
    over: true,
    record,
    position(to, eyes) {
      wind(to)
      const view = table.view(eyes)
      return { view, moments: to === 0 ? openingOf(game, eventsFor(table.opening, eyes), view) : framesFor(last.instants, view, eyes) }
    },
  }
}
