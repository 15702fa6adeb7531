import { UNKNOWN, type Advice, type Ask, type Choice, type Lean, type Seat } from '@flotilla/kernel'
import { worthOfHammer } from './actions.ts'
import { gainOfLosing, worthOf, worthOfDraw } from './cards.ts'
import { outlookOf, shareOf } from './outlook.ts'
import { insight } from './insight.ts'
import { prospects } from './prospects.ts'
import { rateAgreement, rateChest, ratePlay, rateShot } from './plays.ts'
import { speak } from './talk.ts'
import { bestAction, columnOf, think, worthsFor, type Thought } from './thought.ts'
import { whim } from './whim.ts'
import type { Edition } from '../edition/schema.ts'
import { pointsSeen } from '../rules/end.ts'
import type { Io, SinkingState } from '../board/state.ts'
import type { ShowChoice } from '../rules/chests.ts'
import type { DialChoice, DiscussChoice } from '../rules/task.ts'
import { COLUMNS, numberOf, placeOf, type Action } from '../board/things.ts'
import type { WindowChoice } from '../rules/windows.ts'

/** What a choice of one kind of ask is worth. A method type, so that each may name its own kind of choice. */
type Rate = { rate(io: Io, thought: Thought, ask: Ask, choice: Choice): number }['rate']

/** Says once where the dial will lie, then is ready. */
const rateTalk: Rate = (io: Io, thought: Thought, { seat }: Ask, choice: DiscussChoice) => {
  if ('ready' in choice) return 0
  if ('chest' in choice) return rateChest(io, thought.outlook, choice)
  if (!('claim' in choice) || io.state.claims[seat] !== -1) return -1
  return numberOf(choice.claim) === columnOf(io, thought, seat, bestAction(io, thought, seat)) ? 0.00001 : -1
}

/** Less than whatever else there is to do. */
const NEVER = -10

const rateDial: Rate = (io: Io, thought: Thought, { seat }: Ask, choice: DialChoice | ShowChoice) => {
  // Showing a chest to everybody is for those who want to persuade somebody.
  if ('show' in choice) return NEVER
  const { action, column, play } = choice
  const chosen = numberOf(action)
  const worth = worthsFor(io, thought, seat)[chosen] + (play === undefined ? 0 : ratePlay(io, thought.outlook, seat, play))
  return column === undefined || placeOf(column) === columnOf(io, thought, seat, chosen) ? worth : worth - 1
}

const rateWindow: Rate = (io: Io, { outlook }: Thought, { seat }: Ask, choice: WindowChoice) => {
  if ('item' in choice) return ratePlay(io, outlook, seat, choice)
  if ('chest' in choice) return rateChest(io, outlook, choice)
  return 'shoot' in choice ? rateShot(io, outlook, seat, choice) : 0
}

type Any = Readonly<Record<string, number | boolean | string | undefined>>

const faceOf = (io: Io, seat: Seat, back: number): number => (io.knows(back, seat) ? io.state.faces[back] : UNKNOWN)

const rateLoss: Rate = (io: Io, { outlook }: Thought, { seat }: Ask, { card }: Any) =>
  -worthOf(io, outlook, seat, faceOf(io, seat, Number(card)))

const rateGain: Rate = (io: Io, { outlook }: Thought, { seat }: Ask, choice: Any) =>
  'pass' in choice ? 0 : worthOf(io, outlook, seat, faceOf(io, seat, Number(choice.card)))

const rateFirst: Rate = (io: Io, { outlook }: Thought, { seat }: Ask, choice: Any) =>
  'draw' in choice ? worthOfDraw(outlook) : gainOfLosing(io, outlook, seat, faceOf(io, seat, Number(choice.discard)))

const rateHammer: Rate = (io: Io, { outlook }: Thought, { seat }: Ask, choice: Any) => {
  if ('stop' in choice) return 0
  const { breach, cannon, chest, propose } = choice
  const thing = Number(breach ?? cannon ?? chest ?? propose)
  if (propose === undefined) return worthOfHammer(io, outlook, thing, 9)
  const helpers = io.state.hammers.reduce((sum, hammers, other) => sum + (other === seat ? hammers - 1 : hammers), 0)
  return worthOfHammer(io, outlook, thing, helpers) * 0.9
}

/** By kind of ask; all others are windows. */
const rates: Readonly<Record<string, Rate>> = {
  'setup.character': () => 0,
  discuss: rateTalk,
  'declare.dial': rateDial,
  'dial.change': (io: Io, thought: Thought, { seat }: Ask, { action }: { readonly action: Action }) =>
    worthsFor(io, thought, seat)[numberOf(action)],
  'bucket.discard': rateLoss,
  'spyglass.discard': rateLoss,
  'rod.give': rateLoss,
  'bucket.draw': rateGain,
  'plunder.take': rateGain,
  'sifter.take': rateGain,
  'stash.take': rateGain,
  'tune.draw': (_io: Io, { outlook }: Thought, _ask: Ask, { draw }: Any) => (draw === true ? worthOfDraw(outlook) : 0),
  'patch.first': rateFirst,
  'patch.hammer': rateHammer,
  'patch.agree': (io: Io, { outlook }: Thought, { breach }: Ask & { readonly breach: number }, { agree }: Any) =>
    agree === true ? rateAgreement(io, outlook, breach) : 0,
}

// An object is slow to find what it does not have.
const RATES: ReadonlyMap<string, Rate> = new Map(Object.entries(rates))
const rateOf = ({ kind }: Ask): Rate => RATES.get(kind) ?? rateWindow

/** How often the sly would rather lie. */
const SLYNESS = 0.6

/** Whether a dial lies where it says what it does; null where nothing is said. */
function isTrue(choice: Choice): boolean | null {
  if (!('action' in choice) || !('column' in choice) || choice.column === undefined) return null
  return placeOf((choice as DialChoice).column ?? COLUMNS[0]) === numberOf((choice as DialChoice).action)
}

/** The honest lay their dial where it belongs and claim nothing else; the sly rather do not. */
const tempers: Readonly<Record<string, Lean<SinkingState, Edition>>> = {
  honest(io: Io, ask: Ask, choice: Choice): number {
    if (ask.kind === 'declare.dial') return isTrue(choice) === false ? -Infinity : 0
    if (ask.kind !== 'discuss' || !('claim' in choice)) return 0
    return numberOf(choice.claim as Action) === bestAction(io, think(io, ask.seat), ask.seat) ? 0 : -2
  },
  sly: (io: Io, ask: Ask, choice: Choice) =>
    ask.kind === 'declare.dial' && isTrue(choice) === true && whim(io, ask.seat, 3) < SLYNESS ? -2 : 0,
}

/** Beginners say what they do, are drawn to the treasure, and keep their items for later. */
const green: Lean<SinkingState, Edition> = (_io: Io, { kind }: Ask, choice: Choice) => {
  if (kind !== 'declare.dial') return 'item' in choice ? -0.25 : 0
  return (isTrue(choice) === false ? -0.6 : 0) + ('action' in choice && choice.action === 'plunder' ? 0.12 : 0)
}

/** Where to lay the dial is what the round is about. */
const HARD: Readonly<Record<string, number>> = { 'declare.dial': 1, discuss: 0.35, 'dial.change': 0.7, 'patch.hammer': 0.45 }

export const advice: Advice<SinkingState, Edition> = {
  rate: (io: Io, ask: Ask, choice: Choice) => rateOf(ask)(io, think(io, ask.seat), ask, choice),
  rateAll(io: Io, ask: Ask, choices: readonly Choice[], count: number, ratings: number[]): void {
    const thought = think(io, ask.seat)
    const rate = rateOf(ask)
    for (let i = 0; i < count; i++) ratings[i] = rate(io, thought, ask, choices[i])
  },
  prospects,
  insight,
  tempers,
  speak,
  green,
  ponder: (_io: Io, { kind }: Ask) => HARD[kind] ?? 0.25,
  secrets: { 'declare.dial': 'action' },
  alike: 0.03,
  value: (io: Io, seat: Seat) => 100 * shareOf(outlookOf(io, seat)),
  clock: ({ state: s }: Io) => s.round,
  /** Nobody has laid a dial yet. */
  calm: ({ state: s }: Io) => s.asks.length > 0 && (s.asks[0].kind === 'discuss' || s.asks[0].kind === 'declare.dial'),
  score: (io: Io, seat: Seat) => pointsSeen(io, seat, seat),
}
