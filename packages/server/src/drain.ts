import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from './log.ts'
import type { TableRegistry } from './tables/registry.ts'

/** How often is looked for what is still here. */
const LOOK = 100
/** So many are asked at a time to come again elsewhere: they all join anew. */
const AT_ONCE = 50

export interface DrainParts {
  readonly registry: TableRegistry
  readonly log: Log
  /** Seconds for load balancers to notice, before anybody is moved. */
  readonly delay: number
  /** Seconds after which it is enough. */
  readonly within: number
  /** Whether the server is told to end anyway. */
  isClosing(): boolean
}

/**
 * Empties the server: no new tables. Where other servers share the database, everybody is asked to come again and is received by one of
 * them; otherwise the tables that are being played are waited for.
 */
export async function drained({ registry, log, delay, within, isClosing }: DrainParts): Promise<void> {
  const until = performance.now() + within * 1000
  const goesOn = (): boolean => !isClosing() && performance.now() < until
  registry.drain()
  log.info({}, 'draining')
  for (let left = delay * 1000; left > 0 && goesOn(); left -= LOOK) await sleep(Math.min(left, LOOK))
  while (goesOn() && !(await isEmpty(registry))) {
    if (registry.hasOthers) registry.connections.moveOn(AT_ONCE)
    await sleep(LOOK)
  }
}

const isEmpty = async (registry: TableRegistry): Promise<boolean> =>
  registry.hasOthers ? registry.connections.size === 0 : !(await registry.isPlayedAt())
