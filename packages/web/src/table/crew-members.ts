import type { ClientGame, Seat, View } from '@flotilla/kernel'
import { readView } from '@flotilla/kernel'
import type { TableInfo } from '@flotilla/protocol'
import { botName } from '../lobby/bot-name.ts'
import type { Say } from '../words.ts'
import type { CrewMember } from './board.ts'
import { isOver } from './game-over.ts'
import type { TableState } from './table-link.ts'

/** Points as everybody may know them; the rules' ending says what counts when all is over. */
function scoreOf(game: ClientGame, view: View, state: TableState, seat: Seat): number | null {
  const score = state.outcome?.standings.find((one) => one.seat === seat)?.score ?? game.score(readView(game, view), seat)
  return Number.isNaN(score) ? null : Math.round(score)
}

/** The crew of a table under way. */
export function crewOf(game: ClientGame, view: View, state: TableState, info: TableInfo, say: Say): readonly CrewMember[] {
  const asked = isOver(state) ? [] : view.asks.filter(({ optional, sealed }) => optional === undefined && sealed === undefined)
  const { clocks } = state
  const runs = clocks !== null && info.house.clock.kind !== 'none'
  return info.seats.map(({ name, kind, bot, online, away, host }, seat) => ({
    seat,
    name,
    kind: kind === 'bot' ? 'bot' : 'person',
    bot: bot === undefined ? null : botName(say, bot),
    isYou: seat === info.seat,
    isHost: host,
    online: kind === 'bot' || online,
    away,
    thinking: asked.some((ask) => ask.seat === seat),
    clock: runs
      ? { left: clocks.running.includes(seat) ? clocks.left : null, bank: clocks.banks[seat] ?? null, since: clocks.since }
      : null,
    score: scoreOf(game, view, state, seat),
  }))
}

/** The crew in a replay: who they were, and what they had. */
export function crewOfReplay(game: ClientGame, view: View, names: readonly string[], seat: Seat | null): readonly CrewMember[] {
  return names.map((name, k) => {
    const score = game.score(readView(game, view), k)
    return {
      seat: k,
      name,
      kind: 'person',
      bot: null,
      isYou: k === seat,
      isHost: false,
      online: true,
      away: false,
      thinking: view.asks.some((ask) => ask.seat === k && ask.optional === undefined && ask.sealed === undefined),
      clock: null,
      score: Number.isNaN(score) ? null : Math.round(score),
    }
  })
}
