import { spawn, type ChildProcessByStdio } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'

type Child = ChildProcessByStdio<Writable, Readable, null>

/** How a program is kept: what it may take, and how often it may die. */
export interface Limits {
  /** Milliseconds for one decision. */
  readonly ms: number
  /** Mebibytes of memory. */
  readonly memory: number
}

/** What came of a question: the program's line, or what went wrong. */
export type Reply = { readonly line: string } | { readonly fault: 'late' | 'crashed' | 'greedy' }

const START = 10_000
const MOST_STARTS = 20
const LOOK_EVERY = 250
const MOST_LINE = 1_000_000
const PAGE = 4096

/** A program of somebody else's: asked line by line, never trusted. One that dies or hangs is started again for the next question. */
export class Program {
  readonly #command: string
  readonly limits: Limits
  #child: Child | null = null
  #starts = 0
  #waiting: ((reply: Reply) => void) | null = null
  #watch: NodeJS.Timeout | null = null

  constructor(command: string, limits: Limits) {
    this.#command = command
    this.limits = limits
  }

  /** Asks once the program has said hello; `preface` is what it has to be told first if it is new. */
  async ask(preface: readonly string[], question: string): Promise<Reply> {
    if (this.#child === null) {
      // What dies every time is not worth the time to start it.
      if (this.#starts === MOST_STARTS) return { fault: 'crashed' }
      this.#starts++
      this.#begin()
      const hello = await this.#exchange(['{"hello":"flotilla-bot-1"}', ...preface], START)
      if ('fault' in hello) return hello
    }
    return this.#exchange([question], this.limits.ms)
  }

  #begin(): void {
    const child = spawn(this.#command, {
      shell: true,
      stdio: ['pipe', 'pipe', 'inherit'],
      detached: true,
    })
    this.#child = child
    const lines = createInterface({ input: child.stdout, crlfDelay: Infinity })
    lines.on('line', (line) => this.#settle({ line: line.slice(0, MOST_LINE) }, child))
    child.stdin.on('error', () => undefined)
    child.on('error', () => this.#end(child, 'crashed'))
    child.on('exit', () => this.#end(child, 'crashed'))
    this.#watch = setInterval(() => this.#weigh(child), LOOK_EVERY)
    this.#watch.unref()
  }

  #exchange(lines: readonly string[], ms: number): Promise<Reply> {
    return new Promise((done) => {
      const child = this.#child
      if (child === null) return done({ fault: 'crashed' })
      const timer = setTimeout(() => this.#end(child, 'late'), ms)
      this.#waiting = (reply) => {
        clearTimeout(timer)
        done(reply)
      }
      this.#write(lines)
    })
  }

  #write(lines: readonly string[]): void {
    this.#child?.stdin.write(lines.map((line) => `${line}\n`).join(''))
  }

  #settle(reply: Reply, from: Child): void {
    if (from !== this.#child) return
    const waiting = this.#waiting
    this.#waiting = null
    waiting?.(reply)
  }

  /** Where the system tells (Linux), a program that takes too much is stopped. */
  #weigh(child: Child): void {
    try {
      const pages = Number(readFileSync(`/proc/${child.pid}/statm`, 'utf8').split(' ')[1])
      if ((pages * PAGE) / 2 ** 20 > this.limits.memory) this.#end(child, 'greedy')
    } catch {
      // It is gone, or this system does not tell.
    }
  }

  #end(child: Child, fault: 'late' | 'crashed' | 'greedy'): void {
    if (child !== this.#child) return
    this.#settle({ fault }, child)
    this.close()
  }

  close(): void {
    const child = this.#child
    this.#child = null
    if (this.#watch !== null) clearInterval(this.#watch)
    if (child?.pid === undefined) return
    try {
      // With whatever it has started itself.
      process.kill(-child.pid, 'SIGKILL')
    } catch {
      child.kill('SIGKILL')
    }
  }
}
