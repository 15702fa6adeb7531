import { createHash } from 'node:crypto'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { BadInput, type Plain } from '@flotilla/kernel'
import type { OwnAsk, ShareUse } from '@flotilla/protocol'
import { Client, Refusal, type SettledShare } from '@flotilla/protocol/http'
import { ShareFile } from '@flotilla/protocol/node'
import type { Command } from 'commander'
import { Failed } from '../errors.ts'
import { chosen } from '../exec/chosen.ts'
import { Program } from '../exec/program.ts'
import { limits } from '../exec/exec-bot.ts'
import { trouble } from '../files.ts'
import type { Terminal } from '../terminal.ts'

interface BotInputs {
  readonly exec: string
  readonly token: string
  readonly url: string
  readonly table?: string
  readonly once?: true
  readonly shares?: string
}

const LOOK_EVERY = 1000

/** What is said of the dice after a game. */
const SAID: Readonly<Record<ShareUse, string>> = {
  used: "the dice were made with this program's own share",
  late: "this program's share of the dice was not used: it was not revealed in time",
  absent: "this program's share of the dice was not used: it was not revealed when the game began",
  unknown: "the record does not tell whether this program's share of the dice was used",
  broken: "UNFAIR DICE: the record of the game does not match this program's share and the seals that were fixed before the start",
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
    .option('--shares <file>', 'where its shares of the dice are kept for a restart (one file for each token in ~/.local/state/flotilla)')
    .addHelpText('after', '\nExample:\n  flotilla bot --exec "python3 mybot.py" --token flo_… --table kV1f…')
    .action(async ({ exec, token, url, table, once, shares }: BotInputs) => {
      const path = shares ?? usualFile(token)
      const kept = shareFile(path)
      // A program that plays for weeks outlives the server's upgrades.
      const host = new Client(url, token, { patience: Infinity, shares: kept })
      const mind = new Program(exec, limits())
      try {
        if (table !== undefined) await host.table(table).sit()
        terminal.talk(`${exec} plays at ${url}\n`)
        let isUnfair = false
        for (let isDone = false; !isDone;) {
          // Asked first: the shares of a game that is over by now are then looked at once more.
          isDone = once === true && table !== undefined && (await isOver(host, table))
          const tables = await host.tables()
          const settled = await host.shares.settle(tables)
          tell(terminal, settled)
          isUnfair ||= settled.some(({ use }) => use === 'broken')
          const waiting = tables.filter(({ waits }) => waits)
          for (const { id } of waiting) await decide(host, mind, id)
          if (waiting.length === 0 && !isDone) await sleep(LOOK_EVERY)
        }
        if (isUnfair) throw new Failed(`the dice were not fair: keep ${path} and the record of the game`)
      } catch (error) {
        throw error instanceof Refusal ? new BadInput('server', `${url}: ${error.message}`) : error
      } finally {
        mind.close()
      }
    })
}

const usualFile = (token: string): string => {
  const name = createHash('sha256').update(token).digest('hex').slice(0, 16)
  return join(process.env.XDG_STATE_HOME ?? join(homedir(), '.local', 'state'), 'flotilla', `shares-${name}.json`)
}

function shareFile(path: string): ShareFile {
  try {
    return new ShareFile(path)
  } catch (error) {
    throw new BadInput('shares', `cannot keep the shares of the dice in '${path}': ${trouble(error)}`)
  }
}

function tell(terminal: Terminal, settled: readonly SettledShare[]): void {
  for (const { table, use } of settled) terminal.talk(`${terminal.paint(use === 'broken' ? 'red' : 'dim', `${table}: ${SAID[use]}`)}\n`)
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
