import { withBots, type GameBots } from '@flotilla/bots/advice'
import { pauseFor } from '@flotilla/bots/pause'
import { choices, type Ask, type Signal } from '@flotilla/kernel'
import { useSettings } from '../settings.ts'
import { FACTORS } from '../story/director.ts'
import type { Decided, Question } from './bot-worker.ts'
import type { Moment, Thought } from './local-table.ts'

/** Milliseconds that the hardest decision takes at normal speed: whoever is told at once what happens does not wait either. */
const PAUSE = 700

/** The bots of one table think in a thread of their own, one question at a time. It is started with the first that needs thought. */
export class Bots {
  readonly #edition: string | object
  readonly #known: GameBots | undefined
  #worker: Worker | null = null

  constructor(edition: string | object, known: GameBots | undefined) {
    this.#edition = edition
    this.#known = known
  }

  async think(bot: string, table: Moment, ask: Ask, heard: readonly Signal[], stop: AbortSignal): Promise<Thought> {
    const { game } = table
    const view = table.view(ask.seat)
    const legal = choices(game, view, ask)
    if (legal.length === 1) return { choice: legal[0], points: [] }
    const pause =
      PAUSE * FACTORS[useSettings.getState().speed] * pauseFor(withBots(game, this.#known), table.view(null), ask, Math.random())
    const rested = new Promise((done) => setTimeout(done, pause))
    const seed = Math.floor(Math.random() * 2 ** 32)
    const { at, points } = await this.#asked({ game: game.id, edition: this.#edition, bot, view, ask, heard, seed }, stop)
    await rested
    return { choice: legal[at], points }
  }

  #asked(question: Question, stop: AbortSignal): Promise<Exclude<Decided, { readonly failed: string }>> {
    const worker = (this.#worker ??= new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' }))
    return new Promise((done, failed) => {
      const gone = (): void => {
        this.close()
        failed(new Error('nobody waits for this thought'))
      }
      const leave = (): void => {
        stop.removeEventListener('abort', gone)
        worker.removeEventListener('message', hear)
        worker.removeEventListener('error', broken)
      }
      const hear = ({ data }: MessageEvent<Decided>): void => {
        leave()
        if ('at' in data) done(data)
        else failed(new Error(data.failed))
      }
      const broken = ({ message }: ErrorEvent): void => {
        leave()
        this.close()
        failed(new Error(message))
      }
      stop.addEventListener('abort', gone, { once: true })
      worker.addEventListener('message', hear)
      worker.addEventListener('error', broken)
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window
      worker.postMessage(question)
    })
  }

  close(): void {
    this.#worker?.terminate()
    this.#worker = null
  }
}
