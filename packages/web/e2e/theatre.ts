import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PUBLIC, everyone, type Game, type Step } from '@flotilla/kernel'
import { readConfig, serve, type Running } from '@flotilla/server'
import { sinking } from '@flotilla/sinking'
import {
  ACTIONS,
  BREACH_KINDS,
  CANNON_TYPES,
  CARDS,
  CHEST_KINDS,
  COLUMNS,
  isBreach,
  isCannon,
  isChest,
  isPermanent,
  type SinkingState,
} from '@flotilla/sinking/face'

type Action = (typeof ACTIONS)[number]
type Column = (typeof COLUMNS)[number]

/** A round that is over, as the honesty record keeps it: what was said and what was done; nothing said in a Screech round. */
type Past = readonly [said: Action | null, done: Action]

/** A step of the rules with its parameters. */
type Next = Step & Readonly<Record<string, unknown>>

/** A table of We're Sinking! as a picture or a test wants it; what is not named is as the rules deal it. */
export interface Scene {
  readonly round?: number
  readonly level?: number
  readonly damage?: number
  readonly firstMate?: number
  /** The faces of the enemy dice, 1 to 6: two special ones, then the basic ones. */
  readonly dice?: readonly number[]
  /** How many cards float, and which of them lie open. */
  readonly water?: number
  readonly open?: readonly string[]
  readonly treasure?: readonly string[]
  /** `permanent`, `chest`, breaches and busted cannons by their kind. */
  readonly breaches?: readonly string[]
  readonly cannons?: readonly string[]
  readonly hands?: readonly (readonly string[])[]
  readonly chests?: readonly (readonly string[])[]
  readonly stash?: readonly string[]
  readonly belly?: readonly string[]
  readonly past?: readonly (readonly Past[])[]
  readonly claims?: readonly (Action | null)[]
  readonly pleas?: readonly (readonly [seat: number, action: Action] | null)[]
  readonly doubts?: readonly (number | null)[]
  /** Whose dials lie where, in this order, and what they do. */
  readonly dials?: readonly (readonly [seat: number, says: Column, does: Action])[]
  readonly more?: Partial<Pick<SinkingState, 'angered' | 'chomp' | 'submerged' | 'tunes' | 'screech' | 'mallets'>>
  /** Seat 0 lifts a card out of the water before that. */
  readonly waits?: boolean
  /** The step with which the game goes on, as the rules name it. */
  readonly goesOn: Next
  /** The dice to come, by stream; after these the table rolls its own. */
  readonly rolls?: Readonly<Record<string, readonly number[]>>
}

const WAITING: Next = { step: 'bucket.draw', seat: 0, left: 1 }

/** No claim, or nothing said, in the honesty record. */
const NONE = 7

function lay(s: SinkingState, scene: Scene): void {
  const all = PUBLIC | everyone(s.seats)
  const free = new Set(s.faces.keys())
  /** A thing of this kind that has no place yet, out of wherever the rules dealt it. */
  const take = (is: (back: number) => boolean, name: string): number => {
    for (const back of free) {
      if (!is(back)) continue
      free.delete(back)
      for (const list of [s.deck, s.pile, s.breachDeck, ...s.columns, ...s.hands, ...s.chests])
        if (list.includes(back)) list.splice(list.indexOf(back), 1)
      s.known[back] = all
      return back
    }
    throw new Error(`no ${name} is left`)
  }
  const firstCard = s.faces.length - (s.pools.find(({ name }) => name === 'cards')?.faces.length ?? 0)
  const card = (id: string): number => take((back) => back >= firstCard && CARDS[s.faces[back]] === id, id)
  const kind = (list: readonly string[], id: string, is: (back: number) => boolean): number =>
    take((back) => is(back) && list[s.faces[back]] === id, id)
  const thing = (id: string): number => {
    if (id === 'permanent') return take(isPermanent, id)
    if (id === 'chest') {
      const back = take(isChest, id)
      s.known[back] = 0
      return back
    }
    const cannons: readonly string[] = CANNON_TYPES
    return cannons.includes(id) ? kind(cannons, id, isCannon) : kind(BREACH_KINDS, id, isBreach)
  }
  s.round = scene.round ?? 1
  s.sections = 5 - (scene.level ?? 1)
  s.damage = scene.damage ?? 0
  s.firstMate = scene.firstMate ?? 0
  s.dice = [...(scene.dice ?? [])]
  s.struck = s.dice.length
  if (scene.treasure !== undefined) s.columns[1] = scene.treasure.map(card)
  if (scene.breaches !== undefined) {
    s.columns[2] = []
    s.columns[3] = []
    s.columns[2] = scene.breaches.map(thing)
    s.columns[3] = (scene.cannons ?? []).map(thing)
  }
  for (const [seat, ids] of (scene.hands ?? []).entries()) s.hands[seat] = ids.map(card)
  for (const [seat, ids] of (scene.chests ?? []).entries())
    s.chests[seat] = ids.map((id) => {
      const back = kind(CHEST_KINDS, id, isChest)
      s.known[back] = 1 << seat
      return back
    })
  s.stash = (scene.stash ?? []).map(card)
  s.belly = (scene.belly ?? []).map(card)
  const open = (scene.open ?? []).map(card)
  s.faceUp = [...open]
  s.columns[0] = [...open]
  while (s.columns[0].length < (scene.water ?? 1)) {
    const back = s.deck.pop()
    if (back === undefined) break
    s.columns[0].splice((s.columns[0].length * 2) % 3, 0, back)
  }
  for (const [seat, rounds] of (scene.past ?? []).entries())
    for (const [k, [said, done]] of rounds.entries()) {
      const did = ACTIONS.indexOf(done)
      s.record[k * s.seats + seat] = NONE | ((said === null ? NONE : ACTIONS.indexOf(said)) << 3) | (did << 6) | (did << 9) | (NONE << 12)
    }
  for (const [seat, claim] of (scene.claims ?? []).entries()) s.claims[seat] = claim === null ? -1 : ACTIONS.indexOf(claim)
  for (const [seat, plea] of (scene.pleas ?? []).entries())
    s.pleas[seat] = plea === null ? -1 : plea[0] * ACTIONS.length + ACTIONS.indexOf(plea[1])
  for (const [seat, doubt] of (scene.doubts ?? []).entries()) s.doubts[seat] = doubt ?? -1
  for (const [seat, says, does] of scene.dials ?? []) {
    s.dials[COLUMNS.indexOf(says)].push(seat)
    s.faces[seat] = ACTIONS.indexOf(does)
    s.known[seat] = 1 << seat
  }
  Object.assign(s, scene.more ?? {})
}

/** A real server in this process whose tables of We're Sinking! begin in a laid scene, right after the deal. */
export class Theatre {
  readonly #data = mkdtempSync(join(tmpdir(), 'flotilla-e2e-'))
  #running: Running | null = null
  #dice = new Map<string, number[]>()
  /** The table that begins next. */
  scene: Scene | null = null

  get url(): string {
    return `http://127.0.0.1:${this.#running?.port}`
  }

  async open(): Promise<void> {
    const laid = (): Scene | null => this.scene
    const dice = (stream: string): number | undefined => this.#dice.get(stream)?.shift()
    type Staged = Game<SinkingState, (typeof sinking)['edition']>
    const steps: Record<string, Staged['steps'][string]> = {}
    for (const [name, run] of Object.entries(sinking.steps))
      steps[name] = (io, step) => {
        const scene = laid()
        if (scene === null) return run(io, step)
        const { roll } = Object.getPrototypeOf(io) as typeof io
        io.roll = (stream, sides) => dice(stream) ?? roll.call(io, stream, sides)
        if (name !== 'inspect.breaches' || io.state.round > 0) return run(io, step)
        lay(io.state, scene)
        // Whenever the game is gone through again, the same dice come.
        this.#dice = new Map(Object.entries(scene.rolls ?? {}).map(([stream, faces]) => [stream, [...faces]]))
        io.push(scene.goesOn)
        // Somebody is asked first, so that what follows can be looked at from its beginning.
        if (scene.waits === true) io.push(WAITING)
      }
    const staged: Staged = { ...sinking, steps }
    const { config } = readConfig({
      flags: { port: 0, host: '127.0.0.1', data: this.#data, log: 'warn', rate: 1e6, guestRate: 1e6, socketRate: 1000 },
    })
    this.#running = await serve(config, { games: [staged] })
  }

  async close(): Promise<void> {
    await this.#running?.close()
    rmSync(this.#data, { recursive: true, force: true })
  }
}
