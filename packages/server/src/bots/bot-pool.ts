import { fileURLToPath } from 'node:url'
import { externalGamePaths, THREAD_FLAGS } from '@flotilla/games'
import { gameWithBots } from '@flotilla/games/bots'
import { choices, type Ask, type Choice, type Game, type Seat, type Signal, type View } from '@flotilla/kernel'
import { botsAt, kinds, type Point } from '@flotilla/bots'
import { Piscina } from 'piscina'
import type { Observer } from '../observer.ts'
import { Turns, type Owner } from './turns.ts'

/** All that a bot is told: plain data of its own seat, and what its own side has pointed out. */
export interface Question {
  readonly games: string
  /** Games that are not ours, by their places. */
  readonly aboard: readonly string[]
  readonly game: string
  readonly rulesVersion: number
  readonly edition: string | object
  readonly bot: string
  readonly view: string
  readonly ask: Ask
  readonly choices: string
  readonly heard: readonly Signal[]
  readonly seed: number
}

/** Which of the choices a bot takes, and what it points out to its side. */
export interface Answer {
  readonly at: number
  readonly points: readonly Point[]
}

export interface Thought {
  readonly choice: Choice
  readonly points: readonly Point[]
}

/** A game as each seat sees it. */
interface Seen {
  readonly game: Game
  view(seat: Seat): View
}

const LONGEST_THOUGHT = 30_000
const FROM_SOURCE = import.meta.url.endsWith('.ts')
/** Threads for games in TypeScript learn it first; for games that are built they are built, too, and start in a fraction of the time. */
const LEARNING = new URL('./boot.mjs', import.meta.url)
const BUILT = new URL(FROM_SOURCE ? '../../dist/bots/worker.js' : './worker.js', import.meta.url)

/** Bots think in worker threads: they never hold up a request, and they cannot see more than they are sent. */
export class BotPool {
  /** Who plays for somebody who is away. */
  readonly substitute = 'mate'
  readonly #games: string
  readonly #threads: number
  /** Milliseconds that the hardest decisions take. */
  readonly pause: number
  readonly #observer: Pick<Observer, 'botWaited'>
  readonly #turns: Turns
  #pool: Piscina | null = null

  /** `games` is the module that has the games, for the workers to import. */
  constructor(games: string, threads: number, pause: number, observer: Pick<Observer, 'botWaited'>) {
    this.#games = games
    this.pause = pause
    this.#observer = observer
    this.#threads = threads
    this.#turns = new Turns(threads)
  }

  /** The bots that play a game, by name. */
  at(game: Game): readonly string[] {
    return botsAt(gameWithBots(game))
  }

  get waiting(): number {
    return this.#turns.waiting
  }

  /** Threads start when the first bot has to think. */
  #workers(): Piscina {
    if (this.#pool !== null) return this.#pool
    const learns = this.#games.endsWith('.ts')
    const pool = new Piscina({
      filename: fileURLToPath(learns ? LEARNING : BUILT),
      minThreads: 1,
      maxThreads: this.#threads,
      idleTimeout: 60_000,
      execArgv: [...THREAD_FLAGS, ...(learns ? ['--conditions=source'] : [])],
    })
    pool.on('error', () => undefined)
    this.#pool = pool
    return pool
  }

  /** `owner`: whose table it is. */
  async think(
    bot: string,
    owner: Owner,
    table: Seen,
    edition: string | object,
    ask: Ask,
    heard: readonly Signal[],
    moved: AbortSignal,
  ): Promise<Thought> {
    const { game } = table
    const view = table.view(ask.seat)
    const legal = choices(game, view, ask)
    if (legal.length === 1) return { choice: legal[0], points: [] }
    const question: Question = {
      games: this.#games,
      aboard: externalGamePaths(),
      game: game.id,
      rulesVersion: game.rulesVersion,
      edition,
      bot,
      view: JSON.stringify(view),
      ask,
      choices: JSON.stringify(legal),
      heard,
      seed: Math.floor(Math.random() * 2 ** 32),
    }
    const cost = kinds.findIndex(({ id }) => id === bot.split(':')[0])
    const asked = performance.now()
    const think = (): Promise<Answer> => {
      this.#observer.botWaited(performance.now() - asked)
      const signal = AbortSignal.any([moved, AbortSignal.timeout(LONGEST_THOUGHT)])
      return this.#workers().run(question, { signal }) as Promise<Answer>
    }
    const { at, points } = await this.#turns.take(owner, cost, moved, think)
    return { choice: legal[at], points }
  }

  async close(): Promise<void> {
    await this.#pool?.destroy()
  }
}
