import { spawn, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { gameById } from '@flotilla/fleet'
import { replay } from '@flotilla/kernel'
import { openStorage } from '../src/index.ts'
import { Tables } from '../src/storage/tables.ts'
import { exportTable } from '../src/storage/transfer.ts'
import { Sailor, type Line } from './client.ts'

const VICTIM = fileURLToPath(new URL('../dist/chaos/victim.js', import.meta.url))

/** A server process of its own, to be killed. */
export class Victim {
  readonly #child: ChildProcess
  readonly url: string
  readonly gone: Promise<void>

  private constructor(child: ChildProcess, url: string) {
    this.#child = child
    this.url = url
    this.gone = new Promise((done) => child.once('exit', () => done()))
  }

  static start(settings: { data: string; database?: string | undefined }): Promise<Victim> {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', VICTIM], {
      env: {
        PATH: process.env.PATH,
        PORT: '0',
        HOST: '127.0.0.1',
        FLOTILLA_DATA: settings.data,
        ...(settings.database === undefined ? {} : { DATABASE_URL: settings.database }),
        FLOTILLA_LOG: 'error',
        FLOTILLA_RATE: '1000000',
        FLOTILLA_SOCKET_RATE: '1000000',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    return new Promise((started, failed) => {
      child.once('exit', (code) => failed(new Error(`the server ended with ${code} before it listened`)))
      child.stdout?.once('data', (line: Buffer) => started(new Victim(child, line.toString().trim())))
    })
  }

  async kill(signal: NodeJS.Signals): Promise<number | null> {
    this.#child.kill(signal)
    await this.gone
    return this.#child.exitCode
  }
}

export interface Chaos {
  readonly data: string
  readonly database?: string | undefined
  readonly kills: number
  readonly tables: number
  /** So many servers on one database; players take turns which one they use. */
  readonly nodes?: number
  /** A kill comes after so many more acknowledged answers, at some moment after. */
  readonly answers: number
  readonly say?: (line: string) => void
}

export interface Aftermath {
  readonly kills: number
  readonly acknowledged: number
  readonly stored: number
  /** Acknowledged but not in storage. */
  readonly lost: number
  /** In storage more than once. */
  readonly doubled: number
  /** Tables whose journal does not replay. */
  readonly ruined: number
}

/** One player of a table who answers whatever they are asked, and after every break says hello again and sends again what was not acknowledged. */
class Player {
  readonly sailor: Sailor
  readonly table: string
  readonly acknowledged = new Set<string>()
  #pending: Record<string, unknown> | null = null
  #count = 0
  #line: Line | null = null
  stop = false

  constructor(sailor: Sailor, table: string) {
    this.sailor = sailor
    this.table = table
  }

  async play(where: () => string): Promise<void> {
    while (!this.stop) {
      try {
        this.sailor.url = where()
        this.sailor.received.length = 0
        const line = await this.sailor.socket()
        this.#line = line
        void line.closed.then(() => line.giveUp())
        await line.hello(this.table)
        await this.#playOn(line)
        line.break()
        return
      } catch {
        await new Promise((done) => setTimeout(done, 50))
      }
    }
  }

  async #playOn(line: Line): Promise<void> {
    while (!this.stop && line.state?.info.status !== 'over') {
      if (line.messages.some((one) => one.type === 'update' && one.outcome !== undefined)) return
      this.#pending ??= this.#next(line)
      if (this.#pending === null) await line.more()
      else {
        const id = String(this.#pending.id)
        const refused = await line.request(this.#pending as { table: string })
        if (refused === 'server.storage') continue
        if (refused === null) this.acknowledged.add(id)
        this.#pending = null
      }
    }
  }

  #next({ ask, seq }: Line): Record<string, unknown> | null {
    if (ask === null || ask.optional !== undefined) return null
    const straight = ask.choices.filter((choice) => choice.back === undefined)
    const { choice } = straight[(seq * 7 + this.#count) % straight.length]
    return { type: 'answer', table: this.table, id: `${this.sailor.name}.${++this.#count}`, ask: ask.n, choice }
  }

  end(): void {
    this.stop = true
    this.#line?.break()
  }
}

/** Plays many tables, kills the server again and again in the middle, and counts what was lost. */
export async function chaos({ data, database, kills, tables, nodes = 1, answers, say }: Chaos): Promise<Aftermath> {
  const where = { data, database }
  const victims: Victim[] = []
  for (let node = 0; node < nodes; node++) victims.push(await Victim.start(where))
  const players: Player[] = []
  for (let i = 0; i < tables; i++) {
    const [anna, ben] = [new Sailor(victims[0].url, `a${i}`), new Sailor(victims[0].url, `b${i}`)]
    await anna.enter()
    await ben.enter()
    const { id } = await anna.post('/api/tables', { game: 'waves', seats: [{ kind: 'open' }, { kind: 'open' }], sit: 0 })
    await ben.post(`/api/tables/${id}/sit`)
    await anna.post(`/api/tables/${id}/start`)
    players.push(new Player(anna, id), new Player(ben, id))
  }
  let hand = 0
  const afloat = new Set(players)
  const playing = players.map((player) => player.play(() => victims[hand++ % victims.length].url).finally(() => afloat.delete(player)))
  const acknowledged = (): number => players.reduce((sum, player) => sum + player.acknowledged.size, 0)
  const moreAnswers = async (): Promise<void> => {
    const enough = acknowledged() + answers
    // A slow start of the next server may last longer than the games do.
    while (acknowledged() < enough && afloat.size > 0) await new Promise((done) => setTimeout(done, 5 + Math.random() * 20))
  }
  for (let kill = 0; kill < kills; kill++) {
    await moreAnswers()
    const at = kill % nodes
    await victims[at].kill('SIGKILL')
    victims[at] = await Victim.start(where)
    say?.(`kill ${kill + 1} of ${kills}: ${acknowledged()} answers acknowledged so far`)
  }
  await moreAnswers()
  for (const player of players) player.end()
  await Promise.all(playing)
  for (const victim of victims) await victim.kill('SIGTERM')
  return { kills, ...(await count(where, players)) }
}

async function count(
  where: { data: string; database?: string | undefined },
  players: readonly Player[],
): Promise<Omit<Aftermath, 'kills'>> {
  const storage = await openStorage(where, 'count', () => undefined)
  const stored = new Tables(storage)
  const result = { acknowledged: 0, stored: 0, lost: 0, doubled: 0, ruined: 0 }
  for (const table of new Set(players.map((player) => player.table))) {
    const entries = await stored.entries(table, 0)
    const requests = entries.flatMap((entry) => (entry.request === null ? [] : [entry.request]))
    const known = new Set(requests)
    result.stored += entries.length
    result.doubled += requests.length - known.size
    for (const player of players.filter((one) => one.table === table)) {
      result.acknowledged += player.acknowledged.size
      for (const id of player.acknowledged) if (!known.has(id)) result.lost++
    }
    const inOrder = entries.every((entry, i) => entry.seq === i + 1)
    const replays = await exportTable(storage, table).then(
      ({ record }) => replay(gameById(record.game), record) !== null,
      () => false,
    )
    if (!inOrder || !replays) result.ruined++
  }
  await storage.close()
  return result
}
