import { intern, type Ask, type AskKind, type Game, type Ctx, type Seat, type State } from '@flotilla/kernel'
import { z } from 'zod'

/** Noughts and crosses without end, for both servers alike: a won or full board is cleared and played again. */
export const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const
export const EMPTY = -1
export const emptyBoard = (): number[] => [EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY]
export const isWon = (cells: readonly number[], seat: number): boolean =>
  LINES.some(([a, b, c]) => cells[a] === seat && cells[b] === seat && cells[c] === seat)

interface NoughtsState extends State {
  cells: number[]
  wins: number[]
}

const cellChoice = intern((cell: number) => ({ cell }))
const turnAsk = intern((seat: Seat) => ({ kind: 'turn', seat }))
const turnStep = intern((seat: Seat) => ({ step: 'turn', seat }))

const turn: AskKind<NoughtsState, object, Ask, { cell: number }> = {
  rule: 'N-1',
  offer(ctx, _ask, to) {
    for (let cell = 0; cell < 9; cell++) if (ctx.state.cells[cell] === EMPTY) to.offer(cellChoice(cell))
  },
  answer(ctx, { seat }, { cell }) {
    const s = ctx.state
    s.cells[cell] = seat
    ctx.emit?.({ type: 'marked', seat, cell })
    const won = isWon(s.cells, seat)
    if (won) s.wins[seat]++
    if (won || !s.cells.includes(EMPTY)) s.cells = emptyBoard()
    ctx.push(turnStep(1 - seat))
  },
  fallback: (ctx) => cellChoice(ctx.state.cells.indexOf(EMPTY)),
}

export const noughts: Game<NoughtsState, object> = {
  id: 'noughts',
  title: 'Noughts and crosses',
  rulesVersion: 1,
  seats: { min: 2, max: 2 },
  options: z.object({}),
  edition: { id: 'noughts' },
  editionSchema: z.object({ id: z.string() }),
  chance: [],
  setup: (blank) => Object.assign(blank, { cells: emptyBoard(), wins: [0, 0] }),
  firstStep: turnStep(0),
  steps: { turn: (ctx: Ctx<NoughtsState, object>, step) => ctx.ask(turnAsk((step as { seat: Seat } & typeof step).seat)) },
  asks: { turn },
  copy: (s) => ({
    game: s.game,
    sees: s.sees,
    seats: s.seats,
    options: s.options,
    seed: s.seed,
    luck: s.luck.slice(),
    undoBarrier: s.undoBarrier,
    agenda: s.agenda.slice(),
    asks: s.asks.slice(),
    sealed: s.sealed,
    replies: s.replies.slice(),
    pools: s.pools,
    faces: s.faces.slice(),
    known: s.known.slice(),
    cells: s.cells.slice(),
    wins: s.wins.slice(),
  }),
  outcome: () => ({ why: 'never', standings: [], winners: [] }),
  score: () => 0,
  words: {
    messages: { id: 'noughts', en: {} },
    prompt: () => ({ code: 'turn' }),
    choice: (_io, _ask, choice) => ({ code: 'cell', params: choice as { cell: number } }),
    describe: () => [],
  },
  tells: { marked: 'plain' },
}
