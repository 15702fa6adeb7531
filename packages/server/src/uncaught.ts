import type { Log } from './log.ts'

const logs = new Set<Log>()

const note = (error: unknown): void => {
  for (const log of logs) log.error({ err: error }, 'nobody caught this')
}

/**
 * The last guard. What nobody caught is logged, and the process serves on: what is stored is right, and what is not can be read again;
 * ending would take every table away for one's fault. Returns how to dismiss it.
 */
export function logUncaught(log: Log): () => void {
  if (logs.size === 0) for (const event of ['uncaughtException', 'unhandledRejection']) process.on(event, note)
  logs.add(log)
  return () => {
    logs.delete(log)
    if (logs.size === 0) for (const event of ['uncaughtException', 'unhandledRejection']) process.off(event, note)
  }
}
