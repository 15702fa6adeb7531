import type { Found, Task } from './worker.ts'

/** Gives a task to a thread of its own, which is loaded for it; the returned function stops it. */
export function think(task: Task, heard: (found: Found) => void): () => void {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<Found>) => {
    if (data.kind === 'done' || data.kind === 'failed') worker.terminate()
    heard(data)
  })
  worker.addEventListener('error', ({ message }) => {
    worker.terminate()
    heard({ kind: 'failed', why: message })
  })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window
  worker.postMessage(task)
  return () => worker.terminate()
}
