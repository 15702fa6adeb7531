import type { GameBots } from '@flotilla/bots/advice'
import type { Game } from '@flotilla/kernel'
import type { Lessons } from '@flotilla/kernel/lesson'
import { hasServer } from '../net/offline.ts'

/** A game that the host has taken along from outside: its module, as the server hands it to browsers. */
export interface OutsideGame {
  readonly game: Game
  readonly bots?: GameBots
  readonly lessons?: Lessons
}

const loading = new Map<string, Promise<OutsideGame | undefined>>()

/** Loads a game from outside; undefined where the server has none of this id, or browsers cannot load it. */
export function outsideGame(id: string): Promise<OutsideGame | undefined> {
  let known = loading.get(id)
  if (known === undefined) {
    loading.set(id, (known = load(id)))
    // A try that failed does not stand in the way of the next.
    known.catch(() => loading.delete(id))
  }
  return known
}

async function load(id: string): Promise<OutsideGame | undefined> {
  if (!hasServer || !/^[\w-]+$/.test(id)) return undefined
  const address = `/outside/${id}.js`
  const { status } = await fetch(address, { method: 'HEAD' })
  return status === 404 ? undefined : ((await import(/* @vite-ignore */ address)) as OutsideGame)
}
