import { MessageChannel, receiveMessageOnPort, Worker, type MessagePort } from 'node:worker_threads'
import type { Bot } from '@flotilla/bots'
import { BadInput, defaultAnswer, type Game } from '@flotilla/kernel'
import { chosen } from './chosen.ts'
import type { Kept, Order } from './keeper.ts'
import type { Limits, Reply } from './program.ts'

const MARK = 'exec:'
export const isExec = (name: string): boolean => name.startsWith(MARK)

const KEEPER = new URL(import.meta.url.endsWith('.ts') ? './boot.mjs' : './keeper.js', import.meta.url)
const FAULTS = ['late', 'crashed', 'greedy', 'nonsense'] as const
export type FaultKind = (typeof FAULTS)[number]

export const LIMITS: Limits = {
  ms: Number(process.env.FLOTILLA_EXEC_MS ?? 10_000),
  memory: Number(process.env.FLOTILLA_EXEC_MEMORY ?? 2048),
}

/** How often each program failed, by what: told at the end. */
export const faults = new Map<string, Map<FaultKind, number>>()

function note(command: string, fault: FaultKind): void {
  const counted = faults.get(command) ?? new Map<FaultKind, number>()
  counted.set(fault, (counted.get(fault) ?? 0) + 1)
  faults.set(command, counted)
}

/** How many decisions a bot has lost to the default so far; 0 for all of ours. */
export const lostBy = (name: string): number =>
  [...(faults.get(name.slice(MARK.length).trim())?.values() ?? [])].reduce((sum, n) => sum + n, 0)

/** The thread that keeps the programs: games are played in one go, so somebody else has to listen meanwhile. */
class Line {
  readonly #port: MessagePort
  readonly #bell = new Int32Array(new SharedArrayBuffer(4))

  constructor() {
    const { port1, port2 } = new MessageChannel()
    this.#port = port1
    const workerData: Kept = { port: port2, bell: this.#bell }
    const worker = new Worker(KEEPER, { workerData, transferList: [port2] })
    worker.unref()
    port1.unref()
  }

  /** Waits for the reply; the keeper sees to it that there is one. */
  ask(order: Order): Reply {
    const heard = Atomics.load(this.#bell, 0)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, no window
    this.#port.postMessage(order)
    Atomics.wait(this.#bell, 0, heard)
    const got: { message: Reply } | undefined = receiveMessageOnPort(this.#port)
    return got?.message ?? { fault: 'crashed' }
  }
}

let line: Line | null = null

/** A bot that is a program in any language, asked over standard input and output (docs/bots.md). */
export function execBot(name: string, game: Game): Bot {
  const command = name.slice(MARK.length).trim()
  if (command === '') throw new BadInput('bot', 'exec: needs a command, for example exec:python3 mybot.py')
  const introduction = JSON.stringify({ game: game.id, rulesVersion: game.rulesVersion, edition: game.edition })
  return {
    id: name,
    title: command,
    needsView: true,
    choose(view, ask, choices) {
      line ??= new Line()
      const question = JSON.stringify({ go: { view, ask, choices, ms: LIMITS.ms } })
      const reply = line.ask({ to: command, limits: LIMITS, preface: [introduction], question })
      const choice = 'line' in reply ? chosen(reply.line, choices) : null
      if (choice !== null) return choice
      note(command, 'fault' in reply ? reply.fault : 'nonsense')
      return defaultAnswer(game, view, ask)
    },
  }
}
