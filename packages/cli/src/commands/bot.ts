import { setTimeout as sleep } from 'node:timers/promises'
import { BadInput, type Plain } from '@flotilla/kernel'
import type { OwnAsk } from '@flotilla/protocol'
import { Client, Refusal } from '@flotilla/protocol/http'
import type { Command } from 'commander'
import { chosen } from '../exec/chosen.ts'
import { Program } from '../exec/program.ts'
import { limits } from '../exec/exec-bot.ts'
import type { Terminal } from '../terminal.ts'

interface BotInputs {
  readonly exec: string
  readonly token: string
  readonly url: string
  readonly table?: string
  readonly once?: true
}

const LOOK_EVERY = 1000

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
      // A program that plays for weeks outlives the server's upgrades.
      const host = new Client(url, token, { patience: Infinity })
      const mind = new Program(exec, limits())
      try {
        if (table !== undefined) await host.table(table).sit()
        terminal.talk(`${exec} plays at ${url}\n`)
        const isDone = async (): Promise<boolean> => once === true && table !== undefined && isOver(host, table)
        while (!(await isDone())) {
          for (const id of host.shares.waiting) await host.shares.follow(await host.table(id).info())
          const waiting = (await host.tables()).filter(({ waits }) => waits)
          for (const { id } of waiting) await decide(host, mind, id)
          if (waiting.length === 0) await sleep(LOOK_EVERY)
        }
      } catch (error) {
        throw error instanceof Refusal ? new BadInput('server', `${url}: ${error.message}`) : error
      } finally {
        mind.close()
      }
    })
}

async function isOver(host: Client, table: string): Promise<boolean> {
  const { status } = await host.table(table).info()
  return status === 'over' || status === 'ended'
}

async function decide(host: Client, mind: Program, id: string): Promise<void> {
  const table = host.table(id)
  const { view, ask, info } = await table.state()
  if (ask === null || ask.optional !== undefined) return
  const preface = [JSON.stringify({ game: info.game, rulesVersion: info.rulesVersion, edition: info.edition })]
  const choice = await choiceOf(mind, preface, view, ask)
  // Somebody may have been faster: a clock, or the same program elsewhere.
  await table.answer(ask, choice).catch(() => undefined)
}

/** What the program says; the first choice where it says nothing sensible. */
async function choiceOf(mind: Program, preface: readonly string[], view: Plain, ask: OwnAsk): Promise<Plain> {
  const choices = ask.choices.filter(({ back }) => back === undefined).map(({ choice }) => choice)
  const { kind, n } = ask
  const reply = await mind.ask(preface, JSON.stringify({ go: { view, ask: { kind, n }, choices, ms: mind.limits.ms } }))
  return ('line' in reply ? chosen(reply.line, choices) : null) ?? choices[0]
}
