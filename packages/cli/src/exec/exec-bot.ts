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

function limit(variable: string, usual: number): number {
  const given = process.env[variable]
  if (given === undefined) return usual
  const number = Number(given)
  if (!Number.isSafeInteger(number) || number < 1) throw new BadInput(variable, `'${given}' is not a whole number of at least 1`)
  return number
}

/** Read where a program is to play: what is wrong with them is told to whoever uses one. */
export const limits = (): Limits => ({ ms: limit('FLOTILLA_EXEC_MS', 10_000), memory: limit('FLOTILLA_EXEC_MEMORY', 2048) })

/** How often each program failed, by what: told at the end. */
export const faults = new Map<string, Map<FaultKind, number>>()

function note(command: string, fault: FaultKind): void {
  const counted = faults.get(command) ?? new Map<FaultKind, number>()
  counted.set(fault, (counted.get(fault) ?? 0) + 1)
  faults.set(command, counted)
}

/** Decisions that were lost to the default, by what went wrong. */
export type Lost = Readonly<Partial<Record<FaultKind, number>>>

/** What a bot has lost so far; nothing for all of ours. */
export const lostBy = (name: string): Lost => Object.fromEntries(faults.get(name.slice(MARK.length).trim()) ?? [])

const MOST_QUOTED = 120
/** The first line that is no choice is shown: a stray print is found that way. */
function quote(command: string, line: string): void {
  if (faults.get(command)?.has('nonsense') !== true)
    process.stderr.write(`${MARK}${command}: not a choice: ${JSON.stringify(line.slice(0, MOST_QUOTED))}\n`)
}

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
    // The knock of the reply before may come late, when this one is already waited for: only the bell's count tells.
    while (Atomics.load(this.#bell, 0) === heard) Atomics.wait(this.#bell, 0, heard)
    const got: { message: Reply } | undefined = receiveMessageOnPort(this.#port)
    return got?.message ?? { fault: 'crashed' }
  }
}

let line: Line | null = null

/** A bot that is a program in any language, asked over standard input and output (docs/bots.md). */
export function execBot(name: string, game: Game): Bot {
  const command = name.slice(MARK.length).trim()
  if (command === '') throw new BadInput('bot', 'exec: needs a command, for example exec:python3 mybot.py')
  const within = limits()
  const introduction = JSON.stringify({ game: game.id, rulesVersion: game.rulesVersion, edition: game.edition })
  return {
    id: name,
    title: command,
    needsView: true,
    choose(view, ask, choices) {
      line ??= new Line()
      const question = JSON.stringify({ go: { view, ask, choices, ms: within.ms } })
      const reply = line.ask({ to: command, limits: within, preface: [introduction], question })
      const choice = 'line' in reply ? chosen(reply.line, choices) : null
      if (choice !== null) return choice
      if ('line' in reply) quote(command, reply.line)
      note(command, 'fault' in reply ? reply.fault : 'nonsense')
      return defaultAnswer(game, view, ask)
    },
  }
}
