import { setTimeout as sleep } from 'node:timers/promises'
import { BadInput } from '@flotilla/kernel'
import type { OwnAsk, StateMessage, TableLine } from '@flotilla/wire'
import type { Command } from 'commander'
import { chosen } from '../exec/chosen.ts'
import { Program } from '../exec/program.ts'
import { LIMITS } from '../exec/exec-bot.ts'
import type { Terminal } from '../terminal.ts'

interface BotInputs {
  readonly exec: string
  readonly token: string
  readonly url: string
  readonly table?: string
  readonly once?: true
}

const LOOK_EVERY = 1000
const LONGEST_PAUSE = 60_000

/** A server, spoken to politely: whoever is told to slow down does, and a server that is away is waited for. */
class Host {
  readonly #url: string
  readonly #token: string
  #pause = LOOK_EVERY

  constructor(url: string, token: string) {
    this.#url = url.replace(/\/$/, '')
    this.#token = token
  }

  async call<T>(method: string, path: string, body?: unknown): Promise<T> {
    for (;;) {
      const response = await fetch(`${this.#url}/api${path}`, {
        method,
        headers: { authorization: `Bearer ${this.#token}`, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }).catch(() => null)
      if (response !== null && response.status !== 429 && response.status < 500) {
        this.#pause = LOOK_EVERY
        const text = await response.text()
        if (response.ok) return JSON.parse(text) as T
        throw Object.assign(new BadInput('server', text), { status: response.status })
      }
      await sleep(this.#pause)
      this.#pause = Math.min(LONGEST_PAUSE, this.#pause * 2)
    }
  }
}

/** A program sits at the tables of a server: this does the talking by HTTP, the program only decides. */
export function bot(program: Command, terminal: Terminal): void {
  program
    .command('bot')
    .description('let a program of yours play at a server, by standard input and output')
    .requiredOption('--exec <command>', 'the program, for example "python3 mybot.py"')
    .requiredOption('--token <token>', 'the token of its bot account (flo_…)')
    .option('--url <address>', 'the server', 'http://localhost:8080')
    .option('--table <id>', 'sit down there first')
    .option('--once', 'end when the game at --table is over')
    .addHelpText('after', '\nExample:\n  flotilla bot --exec "python3 mybot.py" --token flo_… --table kV1f…')
    .action(async ({ exec, token, url, table, once }: BotInputs) => {
      const host = new Host(url, token)
      const mind = new Program(exec, LIMITS)
      try {
        if (table !== undefined) await host.call('POST', `/tables/${table}/sit`, {})
        terminal.talk(`${exec} plays at ${url}\n`)
        const isDone = async (): Promise<boolean> => once === true && table !== undefined && isOver(host, table)
        while (!(await isDone())) {
          const { tables } = await host.call<{ tables: TableLine[] }>('GET', '/me/tables')
          const waiting = tables.filter(({ waits }) => waits)
          for (const { id } of waiting) await decide(host, mind, id)
          if (waiting.length === 0) await sleep(LOOK_EVERY)
        }
      } finally {
        mind.close()
      }
    })
}

async function isOver(host: Host, table: string): Promise<boolean> {
  const { status } = await host.call<{ status: string }>('GET', `/tables/${table}`)
  return status === 'over' || status === 'ended'
}

async function decide(host: Host, mind: Program, table: string): Promise<void> {
  const { view, ask, info } = await host.call<StateMessage>('GET', `/tables/${table}/state?seq=999999999`)
  if (ask === null || ask.optional !== undefined) return
  const preface = [JSON.stringify({ game: info.game, rulesVersion: info.rulesVersion, edition: info.edition })]
  const choice = await choiceOf(mind, preface, view, ask)
  // Somebody may have been faster: a clock, or the same program elsewhere.
  await host.call('POST', `/tables/${table}/answers`, { id: crypto.randomUUID(), ask: ask.n, choice }).catch(() => undefined)
}

/** What the program says; the first choice where it says nothing sensible. */
async function choiceOf(mind: Program, preface: readonly string[], view: unknown, ask: OwnAsk): Promise<unknown> {
  const choices = ask.choices.filter(({ back }) => back === undefined).map(({ choice }) => choice)
  const { kind, n } = ask
  const reply = await mind.ask(preface, JSON.stringify({ go: { view, ask: { kind, n }, choices, ms: LIMITS.ms } }))
  return ('line' in reply ? chosen(reply.line, choices) : null) ?? choices[0]
}
