import { workerData, type MessagePort } from 'node:worker_threads'
import { Program, type Limits, type Reply } from './program.ts'

/** What the waiting thread sends: a question to one of the programs, and what it has to be told first if it is new. */
export interface Order {
  readonly to: string
  readonly limits: Limits
  readonly preface: readonly string[]
  readonly question: string
}

export interface Kept {
  readonly port: MessagePort
  /** Rises when a reply is there. */
  readonly bell: Int32Array<SharedArrayBuffer>
}

const { port, bell } = workerData as Kept
const programs = new Map<string, Program>()

const reply = (told: Reply): void => {
  port.postMessage(told)
  Atomics.add(bell, 0, 1)
  Atomics.notify(bell, 0)
}

port.on('message', (order: Order) => {
  const program = programs.get(order.to) ?? new Program(order.to, order.limits)
  programs.set(order.to, program)
  program.ask(order.preface, order.question).then(reply, () => reply({ fault: 'crashed' }))
})
