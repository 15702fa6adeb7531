import { readNotice, written, type Bus, type Heard, type Notice } from './bus.ts'

/** Servers in one process tell each other directly; one that has its database to itself is alone on its hub. */
export class ProcessHub {
  readonly #lines = new Map<string, (line: string) => void>()

  bus(node: string): Bus {
    const tell = (...notices: Notice[]): void => {
      for (const notice of notices)
        for (const [other, hear] of this.#lines) if (other !== node) queueMicrotask(() => hear(written(node, notice)))
    }
    return {
      kind: 'process',
      tell,
      listen: (heard: (notice: Heard) => void, missed) => {
        this.#lines.set(node, (line) => heard(readNotice(line)))
        missed()
        return Promise.resolve()
      },
      follow: () => undefined,
      flushed: () => Promise.resolve(),
      close: () => {
        this.#lines.delete(node)
        return Promise.resolve()
      },
    }
  }
}
